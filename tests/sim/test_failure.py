"""A bot that fails is reported with a record that shows it again; processes that are killed leave none behind."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.bots.random import RandomBot
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.record import dumps, loads
from gnomehall.core.rng import Rng
from gnomehall.sim import batch
from gnomehall.sim.batch import Batch, run
from gnomehall.sim.failure import BotFailed

BATCH = Batch("toadstools", ("random", "greedy"), games=6, seed=2)


class Fainting(Bot):
    """Plays by lot until the meadow is half full, then fails."""

    def choose(self, known: InformationSet, rng: Rng) -> int:
        if sum(known.sample(rng).scores()) > 12:
            raise ZeroDivisionError("oh dear")
        return RandomBot().choose(known, rng)


class Cheating(Bot):
    def choose(self, known: InformationSet, rng: Rng) -> int:
        return 9999


@pytest.mark.parametrize(("player", "cause"), [(Fainting(), "ZeroDivisionError('oh dear')"), (Cheating(), "9999")])
def test_the_record_leads_to_the_decision_at_which_the_bot_failed(
    monkeypatch: pytest.MonkeyPatch, player: Bot, cause: str
) -> None:
    monkeypatch.setattr(batch, "bot", lambda name, advice: player if name == "greedy" else RandomBot())
    with pytest.raises(BotFailed, match="game 0 of seed 2") as caught:
        run(BATCH, 1)
    assert cause in str(caught.value)
    record = loads(dumps(caught.value.record))
    assert record.players == ("random", "greedy")
    assert record.result is None
    match = registry.replay_record(record)
    assert record.players[match.state.player()] == "greedy"
    rng = Rng(0)
    if isinstance(player, Fainting):
        with pytest.raises(ZeroDivisionError):
            player.choose(InformationSet(match.state, match.state.player(), rng), rng)
    else:
        chosen = player.choose(InformationSet(match.state, match.state.player(), rng), rng)
        assert chosen not in match.state.legal_actions()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in Linux's /proc")
def test_workers_end_when_the_first_process_is_killed() -> None:
    words = ["sim", "toadstools", "--seats", "medium,medium", "--games", "1000000", "--jobs", "2"]
    first = subprocess.Popen(
        [sys.executable, "-m", "gnomehall", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        children = Path(f"/proc/{first.pid}/task/{first.pid}/children")
        workers: list[str] = []
        while len(workers) < 2:
            assert first.poll() is None
            workers = [pid for pid in children.read_text().split() if b"spawn_main" in command_line(pid)]
            time.sleep(0.1)
        time.sleep(1)  # until they are at work
    finally:
        first.kill()
        first.wait()
    until = time.monotonic() + 60
    while any(b"spawn_main" in command_line(pid) for pid in workers):
        assert time.monotonic() < until, "they are left behind"
        time.sleep(0.1)


def command_line(pid: str) -> bytes:
    """What a process was started with; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
