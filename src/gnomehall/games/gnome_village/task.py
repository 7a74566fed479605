"""What is asked in the middle of a choice, in things instead of numbers: the piece in hand, the ways of a gnome."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.state import Frame
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import SHOP_IDS, VillageEdition, turned
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.notation import LETTERS, cell_text
from gnomehall.games.gnome_village.questions import PAID_FOR, PARTS
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.drafting import STEPS_AT, first_tile, place
from gnomehall.games.gnome_village.steps.move import goals, kept_free
from gnomehall.games.gnome_village.walk import walk
from gnomehall.parts import bits

ACTIONS: Final = ("Police", "Chapel", "Theater", "Courier", "Military", "Thief", "Advisor", "Architect", "Doctor",
                  "Fly", "Construction", "Prison", "Pool")  # fmt: skip
"""The steps whose argument is the gnome and the Business it stands on."""
TARGETS: Final = ("CourierTo", "DoctorTo")


@dataclass(frozen=True, slots=True)
class WayView:
    """Where a gnome may go, and the shortest way there, both ends included."""

    to: str
    path: list[str]


@dataclass(frozen=True, slots=True)
class TaskView:
    kind: str = ""
    """What is in hand: road, house, workshop, business or gnome; empty for nothing."""
    id: str = ""
    """Which one: a shape, a kind, or a gnome as seat:letter."""
    sides: str = ""
    """A Road's sides as printed, north first."""
    at: str = ""
    """The cell that it is taken from, if it lies in the village."""
    to: str = ""
    """The cell that it goes to, once that is settled."""
    business: str = ""
    """The Business whose action is asked, as village:cell."""
    product: str = ""
    """The Workshop whose product is to be paid for."""
    begun: bool = False
    """Whether the choice is half made, and nothing of it has happened yet (GNV-192)."""
    steps: int = 0
    """How many steps an Architect has left (GNV-132)."""


def task_of(edition: VillageEdition, s: Village, asked: str) -> TaskView:
    if not asked or s.player() < 0:
        return TaskView()
    f, begun = s.todo[-1], asked in PARTS
    if asked in PAID_FOR:
        return TaskView(product=SHOP_IDS[PAID_FOR[asked]], begun=begun)
    if asked in ACTIONS or asked in TARGETS:
        spot = f.arg >> (11 if asked in TARGETS else 3)
        cell = s.players[spot // t.SLOTS].ground.cells[spot % t.SLOTS]
        steps = s.tables.remodelling if asked == "Architect" else 0
        return TaskView(business=f"{spot // t.SLOTS}:{cell_text(cell)}", begun=begun, steps=steps)
    if asked == "Rearrange":
        return TaskView(steps=s.tables.remodelling - (f.arg >> STEPS_AT & 0xF))
    if asked in ("Go", "Home"):
        spot = s.spots[f.arg]
        at = cell_text(s.players[f.player].ground.cells[spot % t.SLOTS]) if spot >= 0 else ""
        return TaskView("gnome", _gnome(f.arg), at=at, begun=begun)
    if asked == "Settle":
        return TaskView("gnome", _gnome(t.GNOMES * f.player + s.players[f.player].gnomes), begun=begun)
    return _tile_in_hand(edition, s, f, asked, begun)


def _gnome(gnome: int) -> str:
    return f"{gnome // t.GNOMES}:{LETTERS[gnome % t.GNOMES]}"


def _tile_in_hand(edition: VillageEdition, s: Village, f: Frame, asked: str, begun: bool) -> TaskView:
    g = s.players[f.player].ground
    if asked == "PlaceRoad":
        shape = edition.shapes[f.arg]
        return TaskView("road", shape.id, shape.drawn, begun=s.drawn < 0)
    if asked == "TurnRoad":
        shape = edition.shapes[f.arg >> 10]
        return TaskView("road", shape.id, shape.drawn, to=cell_text(f.arg & 1023), begun=begun)
    if asked in ("PlaceKitHouse", "PlaceHouse"):
        return TaskView("house", "house", begun=begun)
    if asked == "PlaceWorkshop":
        return TaskView("workshop", SHOP_IDS[f.arg], begun=begun)
    if asked in ("PlaceBought", "PlaceBusiness"):
        return TaskView("business", edition.businesses[f.arg].id, begun=begun)
    if asked in ("ShiftTo", "SwapWith"):
        return _lifted(edition, g, first_tile(f), -1)
    if asked == "ShiftTurn":
        return _lifted(edition, g, first_tile(f), place(f))
    if asked == "RotateTurn":
        return _lifted(edition, g, first_tile(f), g.cells[first_tile(f)])
    if asked == "SwapTurn":
        return _lifted(edition, g, first_tile(f), g.cells[place(f)])
    if asked == "SwapTurnWith":
        return _lifted(edition, g, place(f), g.cells[first_tile(f)])
    return TaskView(begun=begun)


def _lifted(edition: VillageEdition, g: Ground, slot: int, to: int) -> TaskView:
    """A tile of the village that the Architect has in hand."""
    kind, id_, sides = face_of(edition, g.faces[slot])
    return TaskView(kind, id_, sides, cell_text(g.cells[slot]), cell_text(to) if to >= 0 else "", begun=True)


def face_of(edition: VillageEdition, face: int) -> tuple[str, str, str]:
    """The kind of a tile, its id, and its sides; a Road's as printed."""
    if face >= t.ROAD:
        shape = edition.shapes[(face - t.ROAD) // 4]
        return "road", shape.id, turned(shape.drawn, 0)
    if face >= t.BUSINESS:
        return "business", edition.businesses[edition.tables.kind_of[face - t.BUSINESS]].id, "oooo"
    return ("house", "house", "oooo") if face == t.HOUSE else ("workshop", SHOP_IDS[face - t.SHOP], "oooo")


def ways_of(s: Village, asked: str) -> list[WayView]:
    """The ways of the gnome that is about to go."""
    if asked != "Go":
        return []
    f = s.todo[-1]
    g, start = s.players[f.player].ground, s.spots[f.arg] % t.SLOTS
    found = []
    for slot in bits.members(goals(s, f.arg, kept_free(s, f.player))):
        path = [cell_text(cell) for cell in walk(g, start, slot)]
        found.append(WayView(path[-1], path))
    return found
