"""A bot that fails is reported with a record that shows it again."""

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
