"""Batches: the same result whatever the number of processes, and sums that add up."""

import multiprocessing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadSetup
from gnomehall.sim.batch import Batch, Worker, run
from gnomehall.sim.ledger import BadLedger, Ledger
from gnomehall.sim.pool import LostWorker
from gnomehall.sim.tally import Played, Summary

BATCH = Batch("toadstools", ("random",) * 3, games=90, seed=7)


def timeless(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0)


@pytest.fixture
def processes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is played here first."""
    monkeypatch.setattr("gnomehall.sim.batch.START", 0.0)


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.sim.batch.pool_of", lambda *_: pytest.fail("a process was started"))


@pytest.mark.usefixtures("processes_at_once")
def test_the_number_of_processes_makes_no_difference() -> None:
    assert timeless(run(BATCH, jobs=1)) == timeless(run(BATCH, jobs=2))


def test_games_that_begin_here_and_end_in_processes_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock says that starting time is over after five games."""
    ticks = iter([0.0] * 6)
    monkeypatch.setattr("gnomehall.sim.batch.time.process_time", lambda: next(ticks, 1.0))
    here: list[int] = []
    play_game = Worker.play_game

    def noted(worker: Worker, number: int) -> Played:
        here.append(number)
        return play_game(worker, number)

    monkeypatch.setattr(Worker, "play_game", noted)
    assert timeless(run(BATCH, jobs=2)) == timeless(run(BATCH, jobs=1))
    assert here[:5] == [0, 1, 2, 3, 4]
    assert here[5:] == list(range(90)), "the rest was played elsewhere, and all of them here with one job"


@pytest.mark.usefixtures("no_processes")
def test_a_few_quick_games_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.sim.batch.START", 600.0)
    assert run(BATCH, jobs=2).games == 90


@pytest.mark.usefixtures("no_processes")
def test_games_of_bots_that_think_long_are_not_begun_here() -> None:
    with pytest.raises(pytest.fail.Exception, match="a process was started"):
        run(replace(BATCH, bots=("random", "random", "ismcts:5"), games=3), jobs=2)


def test_another_seed_gives_other_games() -> None:
    assert run(BATCH, 1).entrants != run(replace(BATCH, seed=8), 1).entrants


def test_a_longer_batch_begins_with_the_games_of_a_shorter_one() -> None:
    scores = [run(replace(BATCH, games=games), 1).entrants[0].mean_score * games for games in (1, 2, 3)]
    again = [run(replace(BATCH, games=games), 1).entrants[0].mean_score * games for games in (3, 2, 1)]
    assert scores == pytest.approx(again[::-1])
    assert len(set(scores)) == 3


def test_wins_endings_and_rounds_add_up() -> None:
    summary = run(BATCH, 1)
    assert summary.games == 90
    assert sum(seat.wins for seat in summary.entrants) == 90
    assert sum(seat.win_rate for seat in summary.entrants) == pytest.approx(1)
    assert sum(summary.endings.values()) == 90
    assert summary.rounds.min <= summary.rounds.mean <= summary.rounds.max


def test_a_shared_victory_is_shared() -> None:
    for seed in range(200):
        summary = run(replace(BATCH, games=1, seed=seed), 1)
        if summary.shared:
            wins = sorted(seat.wins for seat in summary.entrants)
            assert wins in ([0, Fraction(1, 2), Fraction(1, 2)], [Fraction(1, 3)] * 3)
            return
    pytest.fail("no victory of 200 was shared")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_batch_holds_the_games_played_so_far(jobs: int) -> None:
    heard: list[int] = []

    def stop(done: int) -> None:
        heard.append(done)
        if len(heard) == 3:
            raise KeyboardInterrupt

    stopped = run(BATCH, jobs, stop)
    assert stopped.stopped
    assert 0 < stopped.games == heard[-1] < BATCH.games
    whole = run(replace(BATCH, games=stopped.games), 1)
    assert timeless(whole) == replace(timeless(stopped), stopped=False)
    assert not multiprocessing.active_children()


@pytest.mark.usefixtures("processes_at_once")
def test_a_killed_process_is_an_error_and_not_a_wait_for_ever() -> None:
    def kill(done: int) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(LostWorker):
        run(replace(BATCH, games=4000), 2, kill)


def test_a_changed_edition_changes_the_games() -> None:
    text = registry.shipped_text("toadstools").replace("copies = 6", "copies = 9")
    assert run(replace(BATCH, edition_text=text), 1).decisions > run(BATCH, 1).decisions


def test_what_is_wrong_is_said_before_any_process_starts() -> None:
    with pytest.raises(BadSetup):
        run(replace(BATCH, bots=("random",)), 2)


def test_a_file_of_games_with_a_network_is_not_gone_on_with_by_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    networked = Batch("gnomopolis", ("ismcts:1:network=yes", "random"), games=1, seed=7)
    plain = replace(networked, bots=("greedy", "random"))
    for batch in (networked, plain):
        run(batch, 1, ledger=Ledger(tmp_path / f"{batch.bots[0].partition(':')[0]}.jsonl"))
    shipped = registry.network("gnomopolis")
    assert shipped is not None
    monkeypatch.setattr(registry, "network", lambda _: shipped[:-1] + bytes([shipped[-1] ^ 1]))
    run(plain, 1, ledger=Ledger(tmp_path / "greedy.jsonl"))
    with pytest.raises(BadLedger, match="another batch: it has network"):
        run(networked, 1, ledger=Ledger(tmp_path / "ismcts.jsonl"))
