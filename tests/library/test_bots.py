"""Bots that are asked by a program."""

import pytest

import gnomehall
from gnomehall.bots.roster import NAMES, UnknownBot
from gnomehall.library.bots import NotAsked


@pytest.mark.parametrize("name", [*NAMES, "ismcts:30"])
def test_a_bot_chooses_a_legal_move_and_plays_nothing(name: str) -> None:
    match = gnomehall.new("toadstools", seed=1)
    before = match.state.copy()
    assert gnomehall.bot(name, timed=True).choose(match) in match.legal()
    assert match.state == before


def test_a_bot_chooses_the_same_again() -> None:
    match = gnomehall.new("gnomopolis", seed=7)
    bot = gnomehall.bot("ismcts:30")
    assert bot.choose(match) == bot.choose(match.branch())


def test_a_bot_is_known_by_its_name() -> None:
    assert repr(gnomehall.bot("hard", timed=True)) == "<NamedBot hard, timed>"
    with pytest.raises(UnknownBot, match="no bot 'best'; the bots are random"):
        gnomehall.bot("best")


def test_a_bot_is_not_asked_when_chance_decides_or_the_game_is_over() -> None:
    match = gnomehall.new("toadstools", seed=1, chance="hold")
    with pytest.raises(NotAsked, match="chance decides"):
        gnomehall.bot("random").choose(match)
    match.finish("random")
    with pytest.raises(NotAsked, match="over"):
        gnomehall.bot("random").choose(match)
