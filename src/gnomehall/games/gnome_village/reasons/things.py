"""Why nothing can be done now with a thing on the board: what somebody has in mind who points at it, refused."""

from typing import Final

from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.choices import BUTTONS
from gnomehall.games.gnome_village.ids import LETTERS, read_cell
from gnomehall.games.gnome_village.reasons.moves import why_not
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.move import MOVE_MENU
from gnomehall.games.gnome_village.steps.step import VillageStep, asked_step
from gnomehall.games.gnome_village.steps.work import WORK_MENU
from gnomehall.games.gnome_village.tables import SHOP_IDS, Spot

ACTIONS: Final = {thing: action for action, thing in BUTTONS.items()}


def why_unavailable(s: Village, thing: str) -> Refusal | None:
    """Of a thing on the board that no choice touches now; None for what is never chosen."""
    kind, _, rest = thing.partition(":")
    action = _meant(s, kind, rest)
    if action is None or action in s.legal_actions():
        return None
    if not s.todo:
        return why_not(s, action)
    step = asked_step(s)
    if kind == "tile" and step.asks != t.TILE:
        return _idle_tile(s, step, action - t.TILE)
    if kind == "gnome" and step.asks != t.GNOME and step is not WORK_MENU:
        return None
    if kind == "seat" and step.asks != t.SEAT:
        return None
    if kind == "cell":
        return _cell(s, step, int(rest.partition(":")[0]), action)
    if kind in ("coins", "token"):
        return _payment(s, step, rest, action)
    return why_not(s, action)


def _meant(s: Village, kind: str, rest: str) -> Action | None:
    """The action that a thing stands for, whatever is asked; None if there is no such thing."""
    edition = s.tables.edition
    kinds = [business.id for business in edition.businesses]
    presets = [preset.id for preset in edition.presets]
    shapes = [shape.id for shape in edition.shapes]
    whole = f"{kind}:{rest}" if rest else kind
    if whole in ACTIONS:
        return ACTIONS[whole]
    if kind == "market" and rest in kinds:
        return t.BUY + kinds.index(rest)
    if kind == "shop" and rest in SHOP_IDS:
        return t.BUY_SHOP + SHOP_IDS.index(rest)
    if kind == "kit" and rest in shapes:
        return t.LAY_ROAD + shapes.index(rest)
    if kind == "preset" and rest in presets:
        return t.PRESET + presets.index(rest)
    if kind == "turn" and rest in ("0", "1", "2", "3"):
        return t.TURN + int(rest)
    seat, _, name = rest.partition(":")
    if seat not in [str(seat) for seat in range(s.seats)]:
        return None
    return _of_seat(s, kind, int(seat), name)


def _of_seat(s: Village, kind: str, seat: Seat, name: str) -> Action | None:
    """The action of a thing that belongs to a seat."""
    if kind == "seat" and not name:
        return t.SEAT + seat
    if kind == "coins" and not name:
        return t.PAY_COINS
    if kind == "token" and name in SHOP_IDS:
        return t.PAY_TOKEN
    if kind == "gnome" and len(name) == 1 and name in LETTERS:
        return t.GNOME + t.GNOMES * seat + LETTERS.index(name)
    cell = read_cell(name) if kind in ("cell", "tile") else -1
    if cell < 0:
        return None
    if kind == "cell":
        return t.CELL + cell
    cells = s.players[seat].ground.cells
    return t.TILE + t.SLOTS * seat + cells.index(cell) if cell in cells else None


def _idle_tile(s: Village, step: VillageStep, spot: Spot) -> Refusal | None:
    """Of a tile, while no tile is asked for."""
    village, bit = spot // t.SLOTS, 1 << spot % t.SLOTS
    p = s.players[village]
    if village != s.player():
        return None
    if step.asks == t.CELL:
        return Refusal("GNV-2", "tile-there")
    if step is MOVE_MENU and (p.ground.workshops | p.ground.businesses) & bit:
        return Refusal("GNV-101", "gnome-first")
    if step is not WORK_MENU:
        return None
    if p.ground.workshops & bit:
        return Refusal("GNV-65", "turned-over") if p.active & bit else Refusal("GNV-69", "inactive")
    if p.ground.houses & bit and not p.lit & bit:
        return Refusal("GNV-88", "new-home")
    return None


def _cell(s: Village, step: VillageStep, village: Seat, action: Action) -> Refusal:
    if step.asks != t.CELL:
        return Refusal(step.rule, "not-asked")
    if village != s.player():
        return Refusal(step.rule, "not-your-village")
    return why_not(s, action)


def _payment(s: Village, step: VillageStep, whose: str, action: Action) -> Refusal | None:
    """Of coins or a token that can't pay for what is to be paid."""
    seat, _, shop = whose.partition(":")
    if step.product < 0 or int(seat) != s.player():
        return None
    product = SHOP_IDS[step.product]
    if shop and shop != product:
        return Refusal("GNV-76", "other-token", {"shop": product})
    return why_not(s, action)
