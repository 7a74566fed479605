"""What a step of Gnome Village says of itself."""

from typing import ClassVar

from gnomehall.core.state import PART, Step
from gnomehall.games.gnome_village.args import delivered_visit, visited_spot
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import SEAT, TILE, Shop, Spot


class VillageStep(Step[Village]):
    """One kind of decision. `verb` is the word before the tile, gnome, seat or cell that it asks for.

    What others must know of it are attributes, since `isinstance` can't tell compiled subclasses of an ABC apart.
    """

    asks: ClassVar[int] = -1
    """What is chosen, by the first action of its sort: TILE, GNOME, SEAT, CELL or TURN; -1 for a menu or yes and no."""
    asks_all: ClassVar[bool] = False
    """Whether one Forest card may put it to several players, out of their turns."""
    product: ClassVar[Shop] = -1
    """The Workshop whose product is to be paid for; -1 where nothing is."""
    acts: ClassVar[bool] = False
    """Whether it is the action of a Business (GNV-110): the argument is then the visit of a gnome."""
    delivers: ClassVar[bool] = False
    """Whether it asks who gets a product: the argument is then a delivery."""
    drafts: ClassVar[bool] = False
    """Whether it is a part of rearranging (GNV-132): the argument is then a draft."""


class ActionStep(VillageStep):
    """The action of a Business."""

    acts = True


class TargetStep(VillageStep):
    """Who gets the product of a Workshop."""

    kind = PART
    verb = "to"
    asks = SEAT
    delivers = True


class PayStep(VillageStep):
    """How a product is paid for: with a token, with coins, or by turning over an active Workshop (GNV-85)."""

    kind = PART
    verb = "pay"
    asks = TILE


def acting_spot(step: VillageStep, arg: int) -> Spot:
    """The tile of the Business whose action is asked; -1 where none is."""
    if step.delivers:
        return visited_spot(delivered_visit(arg))
    return visited_spot(arg) if step.acts else -1


def asked_step(s: Village) -> VillageStep:
    """The step that is asked now."""
    step = s.todo[-1].step
    assert isinstance(step, VillageStep)
    return step
