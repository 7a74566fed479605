"""A record of a whole game, and ways to change it."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadRecord
from gnomehall.core.match import Match
from gnomehall.core.record import dumps, loads, seal
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE

TOADSTOOLS = registry.game("toadstools")
SHIPPED = registry.shipped_edition("toadstools").digest


def played(moves: int = 99, edition_text: str | None = None) -> Match:
    """A match of three that goes on for so many moves, or to the end."""
    edition = TOADSTOOLS.edition(edition_text) if edition_text else None
    match = Match(TOADSTOOLS, registry.setup("toadstools", 3, edition=edition), ("human", "random", "Ada, the 3rd"))
    rng = Rng(5)
    while not match.over and len(match.moves) < moves:
        if match.state.player() == CHANCE:
            match.roll(rng.below)
        else:
            legal = match.state.legal_actions()
            match.act(legal[rng.below(len(legal))])
    return match


WHOLE = dumps(played().record())


def refusal(text: str) -> BadRecord:
    """The error that a text is refused with, by reading or by replaying it."""
    with pytest.raises(BadRecord) as caught:
        registry.replay_record(loads(text))
    assert "\n" not in str(caught.value)
    return caught.value


def changed(old: str, new: str, text: str = WHOLE) -> str:
    """The text with one passage changed by a careful hand, which seals it again."""
    body = text[: text.rindex("sum: ")]
    assert body.count(old) == 1
    return seal(body.replace(old, new))


def with_line(number: int, new: str) -> str:
    """The whole record with one line replaced, sealed again."""
    lines = WHOLE.split("\n")[:-2]
    lines[number - 1] = new
    return seal("\n".join(lines) + "\n")


def line_of(passage: str, text: str = WHOLE) -> int:
    return text[: text.index(passage)].count("\n") + 1


OTHER = registry.shipped_text("toadstools").replace('name = "first"', 'name = "soggy field"').replace("6", "9")
