"""Why nothing can be done now with a thing on the board: what somebody has in mind who points at it, refused."""

from gnomehall.core.view import Refusal
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import SHOP_IDS, VillageEdition, read_cell
from gnomehall.games.gnome_village.notation import GNOME_VERBS, LETTERS, SEAT_VERBS, TILE_VERBS, asked
from gnomehall.games.gnome_village.questions import PAID_FOR, PROMPTS, RULES
from gnomehall.games.gnome_village.refusals import PLACING, no, why_not
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.words import TOUCHED

BUTTONS = {thing: action for action, thing in TOUCHED.items()}


def why_dark(edition: VillageEdition, s: Village, thing: str) -> Refusal | None:
    """Of a thing on the board that no choice touches now; None for what is never chosen."""
    kind, _, rest = thing.partition(":")
    action = _meant(edition, s, kind, rest)
    if action is None or action in s.legal_actions():
        return None
    step = asked(s)
    if kind == "tile" and step not in TILE_VERBS:
        return _idle_tile(s, step, action - t.TILE)
    if kind == "gnome" and step not in (*GNOME_VERBS, "WorkMenu"):
        return None
    if kind == "seat" and step not in SEAT_VERBS:
        return None
    if kind == "cell":
        return _cell(edition, s, step, int(rest.partition(":")[0]), action)
    if kind in ("coins", "token"):
        return _payment(edition, s, step, rest, action)
    return why_not(edition, s, action)


def _meant(edition: VillageEdition, s: Village, kind: str, rest: str) -> int | None:
    """The action that a thing stands for, whatever is asked; None if there is no such thing."""
    kinds = [business.id for business in edition.businesses]
    presets = [preset.id for preset in edition.presets]
    shapes = [shape.id for shape in edition.shapes]
    whole = f"{kind}:{rest}" if rest else kind
    if whole in BUTTONS:
        return BUTTONS[whole]
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
    if not (seat.isdecimal() and int(seat) < s.seats):
        return None
    return _of_seat(s, kind, int(seat), name)


def _of_seat(s: Village, kind: str, seat: int, name: str) -> int | None:
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


def _idle_tile(s: Village, step: str, spot: int) -> Refusal | None:
    """Of a tile, while no tile is asked for."""
    village, bit = spot // t.SLOTS, 1 << spot % t.SLOTS
    p = s.players[village]
    if step in PLACING and village == s.player():
        return no("GNV-2", "tile there", "there is a tile already")
    if step == "MoveMenu" and village == s.player() and (p.ground.workshops | p.ground.businesses) & bit:
        return no("GNV-101", "gnome first", "choose the gnome first that is to go there")
    if step != "WorkMenu" or village != s.player():
        return None
    if p.ground.workshops & bit and p.active & bit:
        return no(
            "GNV-65", "turned over", "it is turned over when its product is used: choose a House, a gnome or a Road"
        )
    if p.ground.workshops & bit:
        return no("GNV-69", "inactive", "it is inactive; a gnome that ends its move there activates it")
    if p.ground.houses & bit and not p.lit & bit:
        return no("GNV-88", "new home", "a new gnome can live here: take one from the supply")
    return None


def _cell(edition: VillageEdition, s: Village, step: str, village: int, action: int) -> Refusal:
    if step not in PLACING:
        return no(RULES[step], "not asked", f"that is not what is asked now: {PROMPTS[step]}")
    if village != s.player():
        return no(RULES[step], "not your village", "it must be in your own village")
    return why_not(edition, s, action)


def _payment(edition: VillageEdition, s: Village, step: str, whose: str, action: int) -> Refusal | None:
    """Of coins or a token that can't pay for what is to be paid."""
    seat, _, shop = whose.partition(":")
    if step not in PAID_FOR or int(seat) != s.player():
        return None
    product = SHOP_IDS[PAID_FOR[step]]
    if shop and shop != product:
        return no(
            "GNV-76", "other token", f"it must be a {edition.shops[PAID_FOR[step]].name} token", shop=PAID_FOR[step]
        )
    return why_not(edition, s, action)
