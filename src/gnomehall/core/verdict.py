"""Whether the draws of a game came as its proof says. It asks for nothing but the proof and what could be drawn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from gnomehall.core.fair_chance import Luck, Outcome, commitment_of, outcomes_of, what_is_drawn
from gnomehall.core.match import Match
from gnomehall.core.proof import Proof
from gnomehall.core.record import Move
from gnomehall.core.vocabulary import CHANCE


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance did: which move of the record it is, what was drawn, what could have been, and what came."""

    at: int
    what: str
    outcomes: tuple[Outcome, ...]
    drawn: str


@dataclass(frozen=True, slots=True)
class Fault:
    """secret: it is not the one that was promised; draw: something else was due."""

    kind: Literal["secret", "draw"]
    at: int = -1
    drawn: str = ""
    due: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a check."""

    draws: int
    faults: tuple[Fault, ...]
    opened: bool
    """Whether whoever opened the table sent a number before the deal."""
    entered: int
    """How many numbers of players entered after that."""
    chains: int
    """How many chains of numbers the players began: one each, and one more whenever they came with another browser."""
    undone: int
    """Draws that were made and taken back."""
    repeats: bool
    """Whether it had the luck of another game."""


def draws_of(start: Match, moves: Iterable[Move]) -> Iterator[Draw]:
    """Every draw of a game; the match is played on."""
    for at, move in enumerate(moves):
        s = start.state
        if move.who == CHANCE:
            yield Draw(at, what_is_drawn(s), tuple(outcomes_of(start.game, s)), move.text)
        start.play(move.text)


def verify(proof: Proof, draws: Iterable[Draw]) -> Verdict:
    """Check every draw of a game whose secret is known."""
    faults = [] if commitment_of(proof.secret) == proof.commitment else [Fault("secret")]
    luck = Luck(proof.secret, proof.repeats or None)
    count = 0
    for draw in _followed(proof, draws, luck):
        due = luck.next_draw(draw.what, draw.outcomes)
        count += 1
        if due != draw.drawn:
            faults.append(Fault("draw", draw.at, draw.drawn, due))
    opened = any(number.who == CHANCE for number in proof.numbers)
    undone, pool = sum(one.draws for one in proof.undone), luck.pool
    return Verdict(count, tuple(faults), opened, pool.entered, pool.chains, undone, bool(proof.repeats))


def repeats_of(proof: Proof, draws: Iterable[Draw]) -> dict[str, str]:
    """The luck of a game, for a table that is to have it too: `Luck` has it by this name."""
    if proof.repeats:
        return dict(proof.repeats)
    luck, stood, found = Luck(proof.secret), Luck(proof.secret), {}
    for draw in _followed(proof, draws, luck):
        count = luck.next_of(draw.what).rpartition(" ")[2]
        found[stood.next_of(draw.what)] = f"{luck.pool.value} {count}"
    return found | {"": luck.pool.value}


def _followed(proof: Proof, draws: Iterable[Draw], luck: Luck) -> Iterator[Draw]:
    """The draws of a game; before each, the luck has taken in what came before it."""
    numbers, undone = list(proof.numbers), list(proof.undone)
    for draw in draws:
        while numbers and numbers[0].at <= draw.at:
            number = numbers.pop(0)
            luck.add(number.who, number.number)
        while undone and undone[0].at <= draw.at:
            taken = undone.pop(0)
            luck.made[taken.what] = luck.made.get(taken.what, 0) + taken.draws
        yield draw
    for number in numbers:
        luck.add(number.who, number.number)
