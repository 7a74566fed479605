"""A table at which a test sets things out as it wants them and plays moves by their text."""

from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.errors import IllegalAction
from gnomehall.core.event import Event
from gnomehall.core.state import CHANCE, Frame
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.state import Mighty, spread_glades
from gnomehall.games.mighty_gnomes.steps.rounds import DAYS
from gnomehall.games.mighty_gnomes.steps.turn import begin_turn
from gnomehall.games.mighty_gnomes.tables import LETTERS, TOKENS
from gnomehall.parts import bag, bits, counts
from gnomehall.words.speech import Speech

WORDS = Speech("en", "mighty-gnomes", strict=True)
FOREST = "G1A G2A G3A G4A G5A"
LEFT = "B01 B10 B02 B11 B04 B13 B06"
RIGHT = "B03 B12 B05 B15 B07 B16 B08"
ASIDE = "B14 B17"
GNOMES = "magic alchemist robber knight druid"
OPEN = "crown owl frog"


def edition() -> MightyEdition:
    found = registry.shipped_edition("mighty-gnomes")
    assert isinstance(found, MightyEdition)
    return found


def tokens(letters: str) -> int:
    return sum(counts.one(LETTERS.index(letter)) for letter in letters)


def chests(names: str) -> int:
    ids = [chest.id for chest in edition().chests]
    return sum(bag.one(ids.index(name)) for name in names.split())


def gnomes(names: str) -> int:
    ids = [gnome.id for gnome in edition().gnomes]
    return bits.bits_of([ids.index(name) for name in names.split()])


def book(name: str) -> int:
    return [b.id for b in edition().books].index(name)


class Table:
    """A position, and all that was told since it was set out."""

    def __init__(self, state: Mighty) -> None:
        self.state = state
        self.events: list[Event] = []

    def home(self, seat: int) -> Home:
        return self.state.homes[seat]

    def points(self, seat: int) -> int:
        """Victory points scored so far."""
        return counts.total(self.home(seat).points)

    def stock(self, seat: int) -> str:
        """A player's tokens as letters."""
        return "".join(LETTERS[k] * counts.count(self.home(seat).stock, k) for k in range(TOKENS))

    # --- playing ----------------------------------------------------------------------------

    def play(self, *moves: str) -> "Table":
        for move in moves:
            action = GAME.parse(self.state, move)
            self.state.log = self.events
            self.state.apply(action)
            self.state.log = None
        return self

    def moves(self, verb: str = "") -> list[str]:
        """The legal moves, or those with this verb."""
        found = [GAME.text(self.state, action) for action in self.state.legal_actions()]
        return [move for move in found if not verb or move.split()[0] == verb]

    def refuses(self, move: str) -> str:
        """The rule by which a move is refused."""
        with pytest.raises(IllegalAction) as caught:
            GAME.parse(self.state, move)
        return caught.value.why.rule

    def asked(self) -> str:
        return self.state.asked()

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.data) for event in self.events if event.kind == kind]

    def scored(self, kind: str, seat: int = 0, gnome: str = "") -> int:
        """The points of a line of the score sheet; those of a gnome are told apart by its id."""
        lines = GAME.faces().sheet(self.state).lines
        (found,) = [line for line in lines if line.kind == kind and line.data.get("gnome", "") == gnome]
        return found.points[seat]

    # --- setting out ------------------------------------------------------------------------

    def has(self, seat: int, stock: str = "", **fields: int) -> "Table":
        """Give a player exactly this stock; fields of the home are set as they are."""
        home, s = self.home(seat), self.state
        s.supply += home.stock
        home.stock = tokens(stock)
        s.supply -= home.stock
        for name, value in fields.items():
            assert hasattr(home, name)
            setattr(home, name, value)
        return self

    def vault(self, seat: int, names: str, opened: bool = False) -> "Table":
        """Put chests of the bag into a vault, face down or opened."""
        self.state.bag -= chests(names)
        if opened:
            self.home(seat).opened += chests(names)
        else:
            self.home(seat).vault += chests(names)
        return self

    def invited(self, seat: int, names: str) -> "Table":
        self.state.stacks |= gnomes(names)
        self.home(seat).cards = gnomes(names)
        return self

    def in_play(self, names: str) -> "Table":
        self.state.stacks = gnomes(names)
        return self

    def opens(self, names: str) -> "Table":
        """Lay exactly these chests open below the trail."""
        s = self.state
        s.bag += s.open
        s.open = chests(names)
        s.bag -= s.open
        return self

    def empties_bag(self, left: str = "") -> "Table":
        """Leave only these chests in the bag; the others lie opened with the last player."""
        s = self.state
        rest = s.bag - chests(left)
        s.bag -= rest
        s.homes[-1].opened += rest
        return self

    def forest(self, names: str) -> "Table":
        sides = edition().glades
        first = [sides.index(name) for name in names.split()]
        rest = [side for side in self.state.glades if side // 2 not in [f // 2 for f in first]]
        self.state.glades = first + rest
        spread_glades(self.state)
        return self

    def column(self, side: str, names: str) -> "Table":
        """Put these books into a column from the bottom; the books they push out take their places."""
        s = self.state
        for rung, name in enumerate(names.split()):
            wanted = book(name)
            column = s.left if side == "left" else s.right
            out = column[rung]
            for place in (s.left, s.right, s.aside):
                if wanted in place:
                    place[place.index(wanted)] = out
                    break
            column[rung] = wanted
        return self

    def at(self, *spaces: int) -> "Table":
        """Put the adventure tokens on these spaces; of two on one space, the later seat lies on top."""
        for seat, space in enumerate(spaces):
            self.home(seat).space = space
        self.state.trail = sorted(range(len(spaces)), key=lambda seat: (spaces[seat], seat))
        return self

    def turn(self, seat: int, number: int = 1, druid: bool = False, day: int = 0) -> "Table":
        """It is this player's first, second or third turn of a round, or the druid turn."""
        s = self.state
        place = (seat - s.first) % s.seats
        s.turn = (3 if druid else number - 1) * s.seats + place
        s.day = day or s.day
        s.reach = 0
        s.todo = [Frame(DAYS, CHANCE, 0)]
        begin_turn(s, seat, druid)
        return self

    def evening(self, day: int = 1, bedrooms: tuple[int, ...] = (4, 4, 4, 4)) -> "Table":
        """All turns of a round are over, and its rewards are claimed."""
        s = self.state
        s.day = day
        s.claimed = 0
        s.turn = 4 * s.seats - 1
        for seat, home in enumerate(s.homes):
            home.bedroom = bedrooms[seat]
            home.tiles = 1 << bedrooms[seat]
        s.todo = [Frame(DAYS, CHANCE, 0)]
        self.settle()
        return self

    def settle(self) -> None:
        self.state.log = self.events
        self.state.settle()
        self.state.log = None

    def claims(self, *rewards: str) -> "Table":
        """Claim these rewards in order, and end each claim that goes on."""
        for reward in rewards:
            self.play(f"claim {reward}")
            while self.asked() == "after-claim":
                self.play("end")
        return self

    def rests(self) -> "Table":
        """End the turn where it does not end by itself."""
        while self.asked() == "after":
            self.play("end")
        return self


def table(seats: int = 3, stacks: str = GNOMES, glades: str = FOREST, made: MightyEdition | None = None) -> Table:
    """The first turn of a game with a known setup, seat 0 to begin; everybody has 3 coins and empty hands."""
    setup = registry.setup("mighty-gnomes", seats, {"first": "0", "gnomes": stacks}, made)
    t = Table(GAME.new(setup))
    for glade in glades.split():
        t.play(f"glade {glade}")
    left_aside, right_aside = ASIDE.split()
    for name in [*LEFT.split(), left_aside, *RIGHT.split(), right_aside]:
        if t.asked() == "shelve-book":
            t.play(f"shelve {name}")
    for chest in OPEN.split():
        t.play(f"draw {chest}")
    for home in t.state.homes:
        home.coins = 3
    t.events.clear()
    return t
