"""Positions of Gnomopolis made from words, and moves played on them by text.

    t = table(player(active="SMM"), player(), old_coins=30)
    t.play("use D3 M", "use D5 S", "seek D3 M")
    assert t.coins() == 2 and t.exhausted() == "M"

Gnomes are written by their letters. What is not said is as at the start of a game for so many players, but nobody has
a gnome, the offer is B01 to B06, and it is seat 0's turn.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.errors import IllegalAction
from gnomehall.core.event import Event
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnomopolis import GAME
from gnomehall.games.gnomopolis.district import District
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.notation import gnomes_text
from gnomehall.games.gnomopolis.state import EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.steps.turn import TURN
from gnomehall.games.gnomopolis.tables import FIRST_ADVISOR, FIRST_BUILDING, LETTERS
from gnomehall.parts.counts import one
from gnomehall.words.speech import Speech

EDITION: GnomopolisEdition = registry.shipped_edition("gnomopolis")
CARDS = EDITION.scroll_ids[FIRST_BUILDING:FIRST_ADVISOR]
COLOURS = tuple(LETTERS)
WORDS = Speech("en", "gnomopolis", strict=True)


def gnomes(letters: str) -> int:
    """Counts of gnomes from letters: "VVC" is two villagers and a child."""
    return sum(one(LETTERS.index(letter)) for letter in letters)


@dataclass(frozen=True)
class Player:
    """A district in words."""

    active: str
    cup: str
    exhausted: str
    coins: int
    helpers: int
    buildings: tuple[str, ...]
    advisors: tuple[str, ...]
    marker: int | None


def player(
    active: str = "",
    cup: str = "",
    exhausted: str = "",
    coins: int = 0,
    helpers: int = 0,
    buildings: str = "",
    advisors: str = "",
    marker: int | None = None,
) -> Player:
    """A district; buildings and advisors are ids with spaces between, the marker is at home if nothing is said."""
    return Player(active, cup, exhausted, coins, helpers, tuple(buildings.split()), tuple(advisors.split()), marker)


def table(
    *players: Player,
    turn: int = 0,
    first: int = 0,
    rounds: int = 1,
    old: str | None = None,
    old_coins: int | None = None,
    old_helpers: int = 12,
    new: str = "",
    new_coins: int = 0,
    new_helpers: int = 0,
    offer: str = "B01 B02 B03 B04 B05 B06",
    deck: str | None = None,
    sprint: bool = False,
    edition: GnomopolisEdition = EDITION,
) -> "Table":
    """A position in which `turn` may choose from the menu. The deck is every card that is nowhere else."""
    setup = registry.setup("gnomopolis", len(players), {"sprint": "yes" if sprint else "no"}, edition)
    s = GAME.start(setup)
    s.todo = []
    s.districts = [_district(s, seat, p) for seat, p in enumerate(players)]
    s.offer = [CARDS.index(card) if card != "-" else EMPTY for card in offer.split()]
    known = {*offer.split(), *(card for p in players for card in p.buildings)}
    waiting = deck.split() if deck is not None else [card for card in CARDS if card not in known]
    s.deck = sum(1 << CARDS.index(card) for card in waiting)
    s.old = s.old if old is None else gnomes(old)
    s.old_coins = s.old_coins if old_coins is None else old_coins
    s.old_helpers = old_helpers
    s.new, s.new_coins, s.new_helpers = gnomes(new), new_coins, new_helpers
    s.first, s.turn, s.rounds = first, turn, rounds
    s.push(TURN, turn)
    return Table(s)


def _district(s: Gnomopolis, seat: int, p: Player) -> District:
    held = sum(1 << EDITION.scroll_ids.index(card) for card in (*p.buildings, *p.advisors))
    marker = seat if p.marker is None else p.marker
    cup, active, exhausted = gnomes(p.cup), gnomes(p.active), gnomes(p.exhausted)
    return District(cup, active, exhausted, p.coins, p.helpers, s.tables.board_bits | held, marker)


def changed_text(entry: str, field: str, value: object, text: str | None = None) -> str:
    """An edition file, the shipped one if nothing is said, with one field of one entry changed."""
    text = text or registry.shipped_text("gnomopolis")
    found = re.search(rf'^id = "{entry}"\n(?:.+\n)*?{field} = (.+)\n', text, re.M)
    assert found, f"{entry} has no {field}"
    return text[: found.start(1)] + json.dumps(value) + text[found.end(1) :]


def changed(entry: str, field: str, value: object) -> GnomopolisEdition:
    """An edition that differs from the shipped one in one field."""
    return GAME.edition(changed_text(entry, field, value))


def _rich() -> str:
    text = registry.shipped_text("gnomopolis")
    for entry, field, value in (
        ("D3", "cost", ["$1"]),
        ("D4", "cost", ["W", "W"]),
        ("B02", "cost", ["W!", "W", "W"]),
        ("B08", "cost", ["H1"]),
        ("B09", "cost", ["V!", "V"]),
        ("B16", "cost", ["C!", "W"]),
        ("A3", "cost", ["W", "$1"]),
        ("B01", "immigration", ["W", "V"]),
        ("B08", "immigration", ["M", "$2"]),
        ("B15", "immigration", ["P", "W", "H1"]),
        ("B22", "team", ["V", "W", "W"]),
        ("B16", "team", ["C", "W", "W"]),
        ("B23", "team", ["C"]),
        ("A1", "bonus", ["W"]),
        ("A2", "bonus", ["M", "$1"]),
        ("A4", "bonus", []),
    ):
        text = changed_text(entry, field, value, text)
    return text.replace("workforce = 3", "workforce = 5")


RICH = _rich()
"""An edition with every kind of icon that a rule speaks of, and gnomes enough to choose from."""


def new_game(seats: int, sprint: bool = False) -> "Table":
    """A game before its first chance event."""
    return Table(GAME.new(registry.setup("gnomopolis", seats, {"sprint": "yes" if sprint else "no"})))


def says(t: "Table", move: str) -> str:
    """The sentence of a legal move."""
    [found] = [choice for choice in GAME.faces().choices(t.s) if choice.text == move]
    return WORDS.choice(found)


def told(t: "Table") -> list[str]:
    return [WORDS.event(event) for event in t.log()]


class Table:
    """A position, read and changed in words. Without a seat, a question is about the player whose turn it is."""

    def __init__(self, state: Gnomopolis) -> None:
        self.s = state
        self.s.log = []

    # --- playing ----------------------------------------------------------------------------

    def play(self, *moves: str) -> "Table":
        """Make moves, of players and of chance alike."""
        for move in moves:
            self.s.apply(GAME.parse(self.s, move))
        return self

    def luck(self) -> "Table":
        """Let chance take its first outcome, for as long as chance decides."""
        while self.s.player() == CHANCE:
            self.s.apply(self.s.legal_actions()[0])
        return self

    def end_turn(self) -> "Table":
        """Pass, whatever is drawn."""
        return self.play("pass").luck()

    def refused(self, move: str) -> tuple[str, str]:
        """The rule that forbids a move, and the reason as it is said; the test fails if the move is legal."""
        with pytest.raises(IllegalAction) as caught:
            GAME.parse(self.s, move)
        return caught.value.why.rule, WORDS.refusal(caught.value.why)

    # --- questions --------------------------------------------------------------------------

    def legal(self, opening: str = "") -> list[str]:
        """The legal moves that begin so."""
        texts = [GAME.text(self.s, action) for action in self.s.legal_actions()]
        return [text for text in texts if text.startswith(opening)]

    def odds(self) -> dict[str, int]:
        """What chance may do now, and with which weight."""
        return dict(zip(self.legal(), self.s.weights(), strict=True))

    def asked(self) -> str:
        return self.s.asked()

    @property
    def over(self) -> bool:
        return self.s.player() == NOBODY

    def events(self, kind: str) -> list[dict[str, Any]]:
        assert self.s.log is not None
        return [event.data for event in self.s.log if event.kind == kind]

    def happened(self) -> list[str]:
        """The kinds of all events so far, in order."""
        assert self.s.log is not None
        return [event.kind for event in self.s.log]

    def log(self) -> list[Event]:
        assert self.s.log is not None
        return self.s.log

    def district(self, seat: int | None = None) -> District:
        return self.s.districts[self.s.turn if seat is None else seat]

    def active(self, seat: int | None = None) -> str:
        return gnomes_text(self.district(seat).active)

    def cup(self, seat: int | None = None) -> str:
        return gnomes_text(self.district(seat).cup)

    def exhausted(self, seat: int | None = None) -> str:
        return gnomes_text(self.district(seat).exhausted)

    def coins(self, seat: int | None = None) -> int:
        return self.district(seat).coins

    def helpers(self, seat: int | None = None) -> int:
        return self.district(seat).helpers

    def cards(self, seat: int | None = None) -> str:
        """Ids of the buildings and advisors of a district."""
        held = self.district(seat).scrolls
        return " ".join(id_ for i, id_ in enumerate(EDITION.scroll_ids) if i >= FIRST_BUILDING and held >> i & 1)

    def offer(self) -> str:
        return " ".join("-" if card == EMPTY else CARDS[card] for card in self.s.offer)

    def deck(self) -> list[str]:
        return [card for i, card in enumerate(CARDS) if self.s.deck >> i & 1]

    def old(self) -> str:
        return gnomes_text(self.s.old)

    def new(self) -> str:
        return gnomes_text(self.s.new)

    def team(self) -> str:
        """The build team of this turn, helpers last."""
        return gnomes_text(self.s.team)

    def on(self, scroll: str) -> str:
        """What lies on a scroll: "CV" standing, "V!" lying, "M$1" with a coin; empty if it is free."""
        for work in self.s.works:
            if EDITION.scroll_ids[work.scroll] == scroll:
                copied = self.s.tables.scrolls[work.copied]
                tokens = (f"${copied.coins}" if copied.coins else "") + (f"H{copied.helpers}" if copied.helpers else "")
                lying = "".join(f"{letter}!" for letter in gnomes_text(work.lying))
                return gnomes_text(work.standing) + lying + tokens
        return ""
