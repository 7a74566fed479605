"""Chance that can be checked: each draw follows from a secret that was promised by its hash, and from players' numbers.

docs/fair-chance.md says the same in words, with examples from which another program can be written. Everything that is
hashed is text; a secret, a number and a hash are written as 64 digits, 0 to 9 and a to f.
"""

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import gcd
from typing import Final

from gnomehall.core.game import AnyGame
from gnomehall.core.state import State
from gnomehall.core.vocabulary import CHANCE, Action, Decider, Seat

DIGITS: Final = 64
Outcome = tuple[str, int]
"""A move of chance, and its weight."""


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def is_number(text: str) -> bool:
    """Whether it is written as secrets, numbers and hashes are."""
    return len(text) == DIGITS and not text.strip("0123456789abcdef")


def commitment_of(secret: str) -> str:
    """What the hall shows before the first draw: whoever has it can tell later whether a secret is the one promised."""
    return hash_of(f"gnomehall secret {secret}")


class Pool:
    """The numbers of the players, mixed into one.

    Each number of a seat follows from the one before: that is its hash. So a player who knew the secret can't choose
    one that makes a draw come out well. Only the first of such a chain could be chosen, with what follows from it in
    mind; therefore a chain is waited with until another seat has sent a number since it began, which nobody could know.
    """

    def __init__(self) -> None:
        self.value = hash_of("gnomehall pool")
        self.entered = 0
        """How many numbers of seats have entered."""
        self.chains = 0
        """How many chains were begun."""
        self._last: dict[Seat, str] = {}
        """By seat, the number that came last."""
        self._tried: frozenset[Seat] = frozenset()
        """Seats since whose chain began another seat has sent a number."""
        self._waiting: tuple[str, ...] = ()

    def copy(self) -> "Pool":
        pool = Pool()
        pool.value, pool.entered, pool.chains = self.value, self.entered, self.chains
        pool._last, pool._tried, pool._waiting = dict(self._last), self._tried, self._waiting
        return pool

    def last_of(self, seat: Seat) -> str:
        """The number that a seat sent last; empty if none."""
        return self._last.get(seat, "")

    def add(self, who: Decider, number: str) -> None:
        """Take in a number of a seat, or, from CHANCE, that of whoever opened the table."""
        if who == CHANCE:
            self._mix(number)
            return
        follows = self._last.get(who) == hash_of(number)
        self._last[who] = number
        others = self._last.keys() - {who}
        self._tried |= others
        if not follows:
            self.chains += 1
            self._tried -= {who}
        self._waiting += (number,)
        if not others or (follows and who in self._tried):
            for one in self._waiting:
                self._mix(one)
            self.entered += len(self._waiting)
            self._waiting = ()

    def _mix(self, number: str) -> None:
        self.value = hash_of(f"{self.value} {number}")


def pick(secret: str, pool: str, name: str, outcomes: Sequence[Outcome]) -> str:
    """What is drawn: every outcome has as many tickets as it has weight, and the lowest ticket of all is drawn."""
    key = hmac.digest(bytes.fromhex(secret), f"{pool} {name}".encode(), "sha256").hex()
    shared = gcd(*(weight for _, weight in outcomes))
    assert shared, "no weight is positive"
    return min(
        (hash_of(f"{key} {ticket} {text}"), text)
        for text, weight in outcomes
        for ticket in range(1, weight // shared + 1)
    )[1]


def what_is_drawn(s: State) -> str:
    """What chance decides now, without which time it is."""
    f = s.todo[-1]
    return f"{f.step.name} {f.arg}"


def outcomes_of(game: AnyGame, s: State) -> list[Outcome]:
    """What may be drawn now."""
    return [(game.text(s, action), weight) for action, weight in zip(s.legal_actions(), s.weights(), strict=True)]


class Luck:
    """The chance of one table, as far as it has been drawn.

    A draw is named by what is drawn and how often that was drawn before, so it hangs on no position.
    """

    def __init__(self, secret: str, repeats: Mapping[str, str] | None = None) -> None:
        self.secret = secret
        self.repeats = repeats
        """Where a table has the luck of another game: by the names of its draws, the pool and the count that they were
        drawn with there, and under an empty name the pool of all others. Numbers of players enter no such table."""
        self.pool = Pool()
        self.made: dict[str, int] = {}
        """By what is drawn, how often it was."""

    @classmethod
    def seeded(cls, seed: str) -> "Luck":
        """The chance that belongs to a text, the same wherever it is asked for: tables may share it."""
        return cls(hash_of(f"gnomehall seed {seed}"), {"": Pool().value})

    def copy(self) -> "Luck":
        luck = Luck(self.secret, self.repeats)
        luck.pool, luck.made = self.pool.copy(), dict(self.made)
        return luck

    def add(self, who: Decider, number: str) -> None:
        """Take in a number of a player."""
        if self.repeats is None:
            self.pool.add(who, number)

    def next_of(self, what: str) -> str:
        """The name of the next draw of this kind, which counts as made."""
        self.made[what] = self.made.get(what, 0) + 1
        return f"{what} {self.made[what]}"

    def next_draw(self, what: str, outcomes: Sequence[Outcome]) -> str:
        """Draw; it counts as made."""
        return pick(self.secret, *self.source_of(self.next_of(what)), outcomes)

    def source_of(self, name: str) -> tuple[str, str]:
        """The pool that a draw is made with, and the name that it has in the game where it comes from."""
        if self.repeats is None:
            return self.pool.value, name
        pool, _, count = self.repeats.get(name, self.repeats[""]).partition(" ")
        return pool, f"{name.rpartition(' ')[0]} {count}" if count else name

    def draw(self, game: AnyGame, s: State) -> Action:
        """What chance does now."""
        return game.read(s, self.next_draw(what_is_drawn(s), outcomes_of(game, s)))
