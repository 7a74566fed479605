"""What a step of Gnome Village says of itself."""

from typing import ClassVar

from gnomehall.core.state import PART, Step
from gnomehall.games.gnome_village.args import delivered_visit
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import SEAT, TILE, Shop


class VillageStep(Step[Village]):
    """One kind of decision. `verb` is the word before the tile, gnome, seat or cell that it asks for."""

    asks: ClassVar[int] = -1
    """What is chosen, by the first action of its sort: TILE, GNOME, SEAT, CELL or TURN; -1 for a menu or yes and no."""
    asks_all: ClassVar[bool] = False
    """Whether one Forest card may put it to several players, out of their turns."""
    product: ClassVar[Shop] = -1
    """The Workshop whose product is to be paid for; -1 where nothing is."""


class ActionStep(VillageStep):
    """The action of a Business (GNV-110). The argument is the gnome that came, and the tile."""

    def visit(self, arg: int) -> int:
        """The gnome that came, and the tile, out of the argument."""
        return arg


class TargetStep(ActionStep):
    """To whom a product goes. The argument holds the Workshop that makes it as well."""

    kind, verb, asks = PART, "to", SEAT

    def visit(self, arg: int) -> int:
        return delivered_visit(arg)


class PayStep(VillageStep):
    """How a product is paid for: with a token, with coins, or by turning over an active Workshop (GNV-85)."""

    kind, verb, asks = PART, "pay", TILE
