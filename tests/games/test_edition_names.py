"""Whatever an edition is called, a record of a game with it can be read again."""

import re

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadEdition
from gnomehall.core.match import Match
from gnomehall.core.record import dumps, loads

GAMES = [game.meta.id for game in registry.all_games()]
REFUSED = (
    r"a\nseats: 9",
    r"a\r\nb",
    r"a\u2028b",
    r"a\u0085b",
    r"a\u0000b",
    r"a\u001b[31mb",
    r"\u202eb",
    " a",
    "a ",
    "",
)
ALLOWED = ("second", "a: b", "| a", "sum: 00000000", "option x: y", "Käse 2", "ゴノム", "a" * 40)


def named(game: str, name: str) -> str:
    """The shipped edition of a game under another name."""
    text = registry.shipped_edition(game).text
    return re.sub('(?m)^name = ".*?"', lambda _: f'name = "{name}"', text, count=1)


def record_with(game: str, text: str) -> str:
    played = registry.game(game)
    setup = registry.setup(game, played.meta.seats[0], {}, played.edition(text))
    return dumps(Match(played, setup).record())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", REFUSED)
def test_a_name_that_does_not_fit_in_a_line_is_refused(game: str, name: str) -> None:
    with pytest.raises(BadEdition, match="name: must be one line of text"):
        registry.game(game).edition(named(game, name))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ALLOWED)
def test_any_other_name_is_read_again(game: str, name: str) -> None:
    assert loads(record_with(game, named(game, name))).edition == name


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_written_on_windows_is_read_again(game: str) -> None:
    text = named(game, "second")
    kept = loads(record_with(game, text.replace("\n", "\r\n"))).edition_text
    assert kept == text
