"""Moves as text. A tile is named by its cell, `x,y`, with `seat:` before it where it lies in another's village."""

from typing import Final

from gnomehall.core.errors import BadNotation
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import SHOP_IDS, VillageEdition, read_cell
from gnomehall.games.gnome_village.state import Village

LETTERS: Final = "ABCDE"

PLAIN: Final = {
    t.END_WORK: "end work",
    t.END_TURN: "end turn",
    t.DECLINE: "decline",
    t.USE: "use",
    t.FINISH: "finish",
    t.SHIFT: "shift",
    t.ROTATE: "rotate",
    t.SWAP: "swap",
    t.PAY_TOKEN: "pay token",
    t.PAY_COINS: "pay coins",
    t.BUILD_HOUSE: "build house",
    t.ADD_GNOME: "add gnome",
    t.BUILD_ROAD: "build road",
    t.LAY_HOUSE: "lay house",
}

TILE_VERBS: Final = {
    "Light": "light",
    "Home": "home",
    "Activate": "activate",
    "Remove": "remove",
    "PayCarpenter": "pay",
    "PayPainter": "pay",
    "PaySchool": "pay",
    "PayGardener": "pay",
    "Settle": "settle",
    "Go": "go",
    "Courier": "sell",
    "Doctor": "heal",
    "Pool": "refresh",
    "Fly": "fly",
    "ShiftTile": "tile",
    "RotateTile": "tile",
    "SwapTile": "tile",
    "SwapWith": "with",
}
"""How the choice of a tile is called, by the step that asks for it."""

SEAT_VERBS: Final = {"FirstPlayer": "first", "Thief": "rob", "CourierTo": "to", "DoctorTo": "to"}
GNOME_VERBS: Final = {"MoveMenu": "move", "Angry": "scare", "Chapel": "take", "Prison": "take"}
VERBS: Final = {*TILE_VERBS.values(), *SEAT_VERBS.values(), *GNOME_VERBS.values()}


def asked(s: Village) -> str:
    return "" if s.player() == NOBODY else type(s.todo[-1].step).__name__


def cell_text(cell: int) -> str:
    """A cell as people write it: x grows to the east, y to the south (GNV-2)."""
    return f"{cell % t.WIDTH - t.REACH - 1},{cell // t.WIDTH - t.REACH - 1}"


def tile_text(s: Village, village: int, slot: int) -> str:
    cells = s.players[village].ground.cells
    at = cell_text(cells[slot]) if slot < len(cells) and cells[slot] >= 0 else f"tile{slot}"
    return at if village == s.player() else f"{village}:{at}"


def gnome_text(s: Village, gnome: int) -> str:
    owner, letter = gnome // t.GNOMES, LETTERS[gnome % t.GNOMES]
    return letter if owner == s.player() else f"{owner}:{letter}"


def text(s: Village, edition: VillageEdition, action: int) -> str:
    """An action as a move, in the words of the step that is asked."""
    if action in PLAIN:
        return PLAIN[action]
    step, chance = asked(s), s.player() == CHANCE
    if action < t.PRESET:
        return f"turn {action - t.TURN}"
    if action < t.SEAT:
        return f"preset {edition.presets[action - t.PRESET].id}"
    if action < t.BUY_SHOP:
        return f"{SEAT_VERBS.get(step, 'to')} {action - t.SEAT}"
    if action < t.LAY_ROAD:
        return f"buy {SHOP_IDS[action - t.BUY_SHOP]}"
    if action < t.REVEAL:
        return f"{'draw' if chance else 'lay'} {edition.shapes[action - t.LAY_ROAD].id}"
    if action < t.BUY:
        return f"reveal {edition.cards[action - t.REVEAL].id}"
    if action < t.GNOME:
        return f"{'deal' if chance else 'buy'} {edition.businesses[action - t.BUY].id}"
    if action < t.TILE:
        return f"{GNOME_VERBS.get(step, 'move')} {gnome_text(s, action - t.GNOME)}"
    if action < t.CELL:
        spot = action - t.TILE
        return f"{TILE_VERBS.get(step, 'tile')} {tile_text(s, spot // t.SLOTS, spot % t.SLOTS)}"
    return f"place {cell_text(action - t.CELL)}"


def read(s: Village, edition: VillageEdition, move: str) -> int:
    """The action that a text names; the words for tiles, seats and gnomes are the same whoever asks."""
    words = move.lower().split()
    for action, plain in PLAIN.items():
        if words == plain.split():
            return action
    found = -1
    if len(words) == 2:
        verb, thing = words
        found = _read_component(edition, verb, thing)
        if found < 0 and verb == "turn" and thing in ("0", "1", "2", "3"):
            found = t.TURN + int(thing)
        if found < 0 and verb == "place":
            found = t.CELL + _cell(move, thing)
        if found < 0 and verb in VERBS:
            found = _read_thing(s, move, thing)
    if found < 0:
        raise BadNotation(
            f"'{move}' is no move of Gnome Village; moves are like: buy school, place 2,-1, move A, go 0,1"
        )
    meant = text(s, edition, found)
    if meant.split()[0] != words[0] and found in s.legal_actions():
        raise BadNotation(f"'{move}' is not what is asked now; for this the move is '{meant}'")
    return found


def _read_component(edition: VillageEdition, verb: str, thing: str) -> int:
    """A move that names something printed."""
    presets = [preset.id for preset in edition.presets]
    shapes = [shape.id.lower() for shape in edition.shapes]
    cards = [card.id for card in edition.cards]
    kinds = [kind.id for kind in edition.businesses]
    if verb == "preset" and thing in presets:
        return t.PRESET + presets.index(thing)
    if verb == "buy" and thing in SHOP_IDS:
        return t.BUY_SHOP + SHOP_IDS.index(thing)
    if verb in ("lay", "draw") and thing in shapes:
        return t.LAY_ROAD + shapes.index(thing)
    if verb == "reveal" and thing in cards:
        return t.REVEAL + cards.index(thing)
    if verb in ("buy", "deal") and thing in kinds:
        return t.BUY + kinds.index(thing)
    return -1


def _read_thing(s: Village, move: str, thing: str) -> int:
    """A seat, a gnome or a tile."""
    if thing in ("0", "1", "2", "3"):
        return t.SEAT + int(thing)
    owner, colon, rest = thing.rpartition(":")
    if colon and not (owner.isdecimal() and int(owner) < s.seats):
        raise BadNotation(f"'{move}': '{owner}' is no seat of this table; seats are 0 to {s.seats - 1}")
    seat = int(owner) if colon else max(s.player(), 0)
    if rest.upper() in tuple(LETTERS):
        return t.GNOME + t.GNOMES * seat + LETTERS.index(rest.upper())
    cell = _cell(move, rest)
    ground = s.players[seat].ground
    if cell not in ground.cells:
        raise BadNotation(f"'{move}': there is no tile at {rest} in the village of seat {seat}")
    return t.TILE + t.SLOTS * seat + ground.cells.index(cell)


def _cell(move: str, text: str) -> int:
    cell = read_cell(text)
    if cell < 0:
        raise BadNotation(f"'{move}': '{text}' is no cell; cells are like 2,-1, from -{t.REACH} to {t.REACH}")
    return cell
