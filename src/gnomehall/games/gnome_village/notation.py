"""Moves as text. A tile is named by its cell, `x,y`, with `seat:` before it where it lies in another's village."""

from typing import Final

from gnomehall.core.errors import BadNotation
from gnomehall.core.state import CHANCE
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.ids import LETTERS, cell_id, read_cell
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps import STEPS
from gnomehall.games.gnome_village.steps.step import asked_step
from gnomehall.games.gnome_village.tables import SHOP_IDS, Gnome, Spot

PLAIN: Final = {
    t.END_WORK: "end work",
    t.END_TURN: "end turn",
    t.DECLINE: "decline",
    t.USE: "use",
    t.FINISH: "finish",
    t.PUT_BACK: "put back",
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

VERBS: Final = {step.verb for step in STEPS if step.asks in (t.TILE, t.GNOME, t.SEAT)}
"""The words before a tile, a gnome or a seat."""


def verb_for(s: Village, asks: int, otherwise: str) -> str:
    """The word that the step which is asked now has for such a thing."""
    step = asked_step(s) if s.todo else None
    return step.verb if step is not None and step.asks == asks else otherwise


def tile_text(s: Village, spot: Spot) -> str:
    village, slot = spot // t.SLOTS, spot % t.SLOTS
    cells = s.players[village].ground.cells
    at = cell_id(cells[slot]) if slot < len(cells) and cells[slot] >= 0 else f"tile{slot}"
    return at if village == s.player() else f"{village}:{at}"


def gnome_text(s: Village, gnome: Gnome) -> str:
    owner, letter = gnome // t.GNOMES, LETTERS[gnome % t.GNOMES]
    return letter if owner == s.player() else f"{owner}:{letter}"


def text(s: Village, action: Action) -> str:
    """An action as a move, in the words of the step that is asked."""
    edition, chance = s.tables.edition, s.player() == CHANCE
    if action in PLAIN:
        return PLAIN[action]
    if action < t.PRESET:
        return f"turn {action - t.TURN}"
    if action < t.SEAT:
        return f"preset {edition.presets[action - t.PRESET].id}"
    if action < t.BUY_SHOP:
        return f"{verb_for(s, t.SEAT, 'to')} {action - t.SEAT}"
    if action < t.LAY_ROAD:
        return f"buy {SHOP_IDS[action - t.BUY_SHOP]}"
    if action < t.REVEAL:
        return f"{'draw' if chance else 'lay'} {edition.shapes[action - t.LAY_ROAD].id}"
    if action < t.BUY:
        return f"reveal {edition.cards[action - t.REVEAL].id}"
    if action < t.GNOME:
        return f"{'deal' if chance else 'buy'} {edition.businesses[action - t.BUY].id}"
    if action < t.TILE:
        return f"{verb_for(s, t.GNOME, 'move')} {gnome_text(s, action - t.GNOME)}"
    if action < t.CELL:
        return f"{verb_for(s, t.TILE, 'tile')} {tile_text(s, action - t.TILE)}"
    return f"place {cell_id(action - t.CELL)}"


def read(s: Village, move: str) -> Action:
    """The action that a text names; the words for tiles, seats and gnomes are the same whoever asks."""
    words = move.lower().split()
    for action, plain in PLAIN.items():
        if words == plain.split():
            return action
    found = -1
    if len(words) == 2:
        verb, thing = words
        found = _read_component(s.tables.edition, verb, thing)
        if found < 0 and verb == "turn" and thing in ("0", "1", "2", "3"):
            found = t.TURN + int(thing)
        if found < 0 and verb == "place":
            found = t.CELL + _cell(move, thing)
        if found < 0 and verb in VERBS:
            found = _read_thing(s, move, thing)
    if found < 0:
        raise BadNotation(move, "unknown")
    meant = text(s, found)
    if meant.split()[0] != words[0] and found in s.legal_actions():
        raise BadNotation(move, "other-word", {"meant": meant})
    return found


def _read_component(edition: VillageEdition, verb: str, thing: str) -> Action:
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


def _read_thing(s: Village, move: str, thing: str) -> Action:
    """A seat, a gnome or a tile."""
    if thing in ("0", "1", "2", "3"):
        return t.SEAT + int(thing)
    owner, colon, rest = thing.rpartition(":")
    if colon and owner not in [str(seat) for seat in range(s.seats)]:
        raise BadNotation(move, "no-seat", {"given": owner, "last": s.seats - 1})
    seat: Seat = int(owner) if colon else max(s.player(), 0)
    if rest.upper() in tuple(LETTERS):
        return t.GNOME + t.GNOMES * seat + LETTERS.index(rest.upper())
    cell = _cell(move, rest)
    ground = s.players[seat].ground
    if cell not in ground.cells:
        raise BadNotation(move, "no-tile", {"cell": rest, "whose": seat})
    return t.TILE + t.SLOTS * seat + ground.cells.index(cell)


def _cell(move: str, text: str) -> int:
    cell = read_cell(text)
    if cell < 0:
        raise BadNotation(move, "no-cell", {"given": text, "reach": t.REACH})
    return cell
