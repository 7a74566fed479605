"""A table for tests: a position laid out by hand, played on by the text of moves."""

from typing import Any

from gnomehall import registry
from gnomehall.core.event import Event
from gnomehall.core.state import CHANCE
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village import state as at
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.ids import LETTERS, read_cell
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import SHOP_IDS
from gnomehall.parts import bits, counts
from tests.games.gnome_village.survey import surveyed

WHOLE = ("X 0,0", "X 1,0", "X 2,0", "T -1,0 0", "T 3,0 0", "house 0,-1 lit", "house 2,-1")
"""Main Street, as a village begins."""


class Table:
    """All seats have Main Street until a test lays out more; it is the Work & Buy phase of seat 0."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.setup = registry.setup("gnome-village", seats, {"first": "0"} | options)
        self.s: Village = GAME.new(self.setup)
        self.edition = self.setup.edition
        self.events: list[Event] = []
        self.s.todo.clear()
        self.s.first = 0
        for seat in range(seats):
            self._unpack(seat)
            self.village(seat, *WHOLE)
            self.gnome(seat, "A", "0,-1")
        self.s.laid = seats
        self.market("goldsmith", "goldsmith")
        self.work(0)

    def _unpack(self, seat: int) -> None:
        """The tiles of the kit go to the supply, from which villages are laid here."""
        p = self.player(seat)
        self.s.roads += p.kit
        self.s.houses += p.kit_houses
        p.kit = p.kit_houses = 0

    # --- laying out -----------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def village(self, seat: int, *tiles: str) -> None:
        """Tiles as 'X 0,0', 'T 1,0 2', 'house 0,-1 lit', 'painter 1,1 active' or 'police 2,0'; gnomes go to the supply.

        What is laid is taken from the supply, and what lay there goes back to it, so that nothing is made or lost.
        """
        self._clear(seat)
        for tile in tiles:
            self.lay(seat, tile)

    def lay(self, seat: int, tile: str) -> None:
        s, p = self.s, self.player(seat)
        word, cell, *rest = tile.split()
        shapes = [shape.id for shape in self.edition.shapes]
        slot = len(p.ground.cells)
        if word in shapes:
            face = t.ROAD + 4 * shapes.index(word) + int(rest[0] if rest else 0)
            s.roads -= counts.one(shapes.index(word))
        elif word == "house":
            face = t.HOUSE
            s.houses -= 1
            p.lit |= (rest == ["lit"]) << slot
        elif word in SHOP_IDS:
            face = t.SHOP + SHOP_IDS.index(word)
            s.shops -= counts.one(SHOP_IDS.index(word))
            p.active |= (rest == ["active"]) << slot
        else:
            kind = self.kind(word)
            s.stack[kind] -= 1
            face = s.add_business(seat, kind)
        p.ground = surveyed(s.tables.open, [*p.ground.cells, read_cell(cell)], [*p.ground.faces, face])

    def _clear(self, seat: int) -> None:
        s, p = self.s, self.player(seat)
        for slot in bits.members(p.ground.taken):
            face = p.ground.faces[slot]
            if face >= t.ROAD:
                s.roads += counts.one((face - t.ROAD) // 4)
            elif face >= t.BUSINESS:
                kind = s.tables.kind_of[face - t.BUSINESS]
                s.stack[kind] += 1
                s.numbers &= ~(1 << (face - t.BUSINESS))
                s.count_symbol(seat, kind, -1)
            elif face == t.HOUSE:
                s.houses += 1
            else:
                s.shops += counts.one(face - t.SHOP)
        p.ground = Ground(s.tables.open)
        p.lit = p.active = p.gnomes = p.lying = 0
        for gnome in range(t.GNOMES * seat, t.GNOMES * seat + t.GNOMES):
            s.stand(gnome, t.SUPPLY)

    def kind(self, word: str) -> int:
        return [kind.id for kind in self.edition.businesses].index(word)

    def slot(self, seat: int, cell: str) -> int:
        return self.player(seat).ground.cells.index(read_cell(cell))

    def gnome(self, seat: int, letter: str, cell: str, lying: bool = False) -> None:
        """Put the next gnome of a player on a tile of the own village."""
        p, index = self.player(seat), LETTERS.index(letter)
        p.gnomes = max(p.gnomes, index + 1)
        p.lying |= lying << index
        self.s.stand(t.GNOMES * seat + index, t.SLOTS * seat + self.slot(seat, cell))

    def coins(self, *amounts: int) -> None:
        """What each seat has; the bank has the rest."""
        for seat, amount in enumerate(amounts):
            self.s.bank += self.player(seat).coins - amount
            self.player(seat).coins = amount

    def market(self, *ids: str) -> None:
        s = self.s
        for kind in (s.left, s.right):
            if kind >= 0:
                s.stack[kind] += 1
        kinds = [self.kind(id_) if id_ else -1 for id_ in ids]
        for kind in kinds:
            if kind >= 0:
                s.stack[kind] -= 1
        s.left, s.right = kinds

    def token(self, seat: int, shop: str, n: int = 1) -> None:
        for _ in range(n):
            self.s.give_token(seat, SHOP_IDS.index(shop))

    # --- going to a moment of the game ------------------------------------------------------------------

    def _go(self, seat: int, phase: int) -> None:
        self.s.todo.clear()
        self.s.turn, self.s.phase = seat, phase
        self.s.settle()

    def start(self, seat: int, card: str = "") -> None:
        """Begin a turn, and reveal a card if one is named."""
        self._go(seat, at.START)
        if card:
            self.play(f"reveal {card}")

    def work(self, seat: int) -> None:
        self._go(seat, at.WORK)

    def move(self, seat: int) -> None:
        self._go(seat, at.MOVE)

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> None:
        for move in moves:
            self.s.log = self.events
            self.s.apply(GAME.parse(self.s, move))
            self.s.log = None

    def pass_turn(self, card: str = "coins-2") -> None:
        """Play what is left of a turn without doing anything; chance reveals the card, or another of its kind."""
        if self.asked() == "reveal":
            cards = [move for move in self.moves() if move.startswith(f"reveal {card[:4]}")]
            self.play(f"reveal {card}" if f"reveal {card}" in cards else cards[0])
        while self.asked() in ("work-menu", "move-menu"):
            self.play("end work" if self.asked() == "work-menu" else "end turn")

    def moves(self, verb: str = "") -> list[str]:
        """The legal moves, or those of one verb without it."""
        found = [GAME.text(self.s, action) for action in self.s.legal_actions()]
        return [move.removeprefix(f"{verb} ") for move in found if not verb or move.startswith(f"{verb} ")]

    def asked(self) -> str:
        return self.s.asked()

    def who(self) -> int:
        return self.s.player()

    def chance(self) -> bool:
        return self.s.player() == CHANCE

    # --- looking --------------------------------------------------------------------------------------------

    def tile(self, seat: int, cell: str) -> Any:
        x, y = (int(part) for part in cell.split(","))
        view = GAME.view(self.s, seat)
        return next((tile for tile in view.villages[seat].tiles if (tile.x, tile.y) == (x, y)), None)

    def state(self, seat: int, cell: str) -> str:
        """Lit, dark, active or inactive."""
        return str(self.tile(seat, cell).state)

    def where(self, seat: int, letter: str) -> str:
        """The cell of a gnome, with its village before it if that is another's."""
        gnome = GAME.view(self.s, seat).villages[seat].gnomes[LETTERS.index(letter)]
        return gnome.at if gnome.village in (seat, -1) else f"{gnome.village}:{gnome.at}"

    def condition(self, seat: int, letter: str) -> str:
        return GAME.view(self.s, seat).villages[seat].gnomes[LETTERS.index(letter)].condition

    def purse(self) -> list[int]:
        return [p.coins for p in self.s.players]

    def tokens(self, seat: int) -> dict[str, int]:
        held = counts.numbers_of(self.player(seat).tokens, t.SHOPS)
        return {shop: n for shop, n in zip(SHOP_IDS, held, strict=True) if n}

    def networks(self, seat: int) -> int:
        return len(self.player(seat).ground.networks)

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]
