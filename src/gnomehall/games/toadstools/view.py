"""What people see: the meadow, how many mushrooms everybody holds, and their own."""

from dataclasses import dataclass

from gnomehall.core.view import View
from gnomehall.core.vocabulary import Viewer
from gnomehall.games.toadstools.state import Toadstools
from gnomehall.parts import counts


@dataclass(frozen=True, slots=True)
class ToadstoolsView(View):
    meadow: list[int]
    """Mushrooms by kind."""
    basket: int
    held: list[int]
    """How many mushrooms each seat holds."""
    hand: list[int]
    """The viewer's own, by kind; empty for a spectator."""


def view_of(s: Toadstools, viewer: Viewer) -> ToadstoolsView:
    kinds = len(s.tables.edition.ids)
    return ToadstoolsView(
        viewer, s.player(), s.asked(), {}, s.round(), s.ending(), s.scores(),
        meadow=counts.numbers_of(s.meadow, kinds),
        basket=counts.total(s.basket),
        held=[counts.total(hand) for hand in s.hands],
        hand=counts.numbers_of(s.hands[viewer], kinds) if viewer >= 0 else [],
    )  # fmt: skip
