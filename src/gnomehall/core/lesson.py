"""Lessons: a first game that teaches itself. A lesson is a real position and what to look at and try in it.

How far somebody is follows from the moves of the record alone: each move of the learner's is credited to the first
step that wants it and has no move yet. So that luck can't make a step impossible, a lesson arranges what chance and
the other seats decide meanwhile (`helps`); whoever follows it meets every step at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gnomehall.core.edition import Entry, raise_if_wrong, read_toml, unique
from gnomehall.core.record import Move
from gnomehall.core.state import CHANCE

LEAST, MOST = 6, 12
"""How many steps a lesson has: long enough for every main kind of move, short enough for one sitting."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to look at or to try. Words: `lesson-<id>`, and `lesson-<id>-waits` while it can't be done."""

    id: str
    rule: str
    """The rule that it teaches."""
    wants: tuple[str, ...] = ()
    """The beginnings of the moves that fulfil it, in whole words; a step that wants none is only read."""
    leads: tuple[str, ...] = ()
    """The beginnings of the moves after which a wanted one is asked for."""
    shows: tuple[str, ...] = ()
    """The beginnings of the ids of things that it speaks of, as choices and views name them.

    Where it names none, it speaks of all that leads to a wanted move.
    """

    helps: tuple[str, ...] = ()
    """The beginnings of the moves of chance and of other seats that keep it possible, the most helpful first."""

    def wanted(self, move: str) -> bool:
        return _begins(move, self.wants)


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    seats: int
    seat: int
    """Where the learner sits."""
    bot: str
    """Who sits in the other seats."""
    options: Mapping[str, str]
    opening: tuple[Move, ...]
    """The moves, chance's too, that lead to where it begins."""
    steps: tuple[LessonStep, ...]

    def begins(self, moves: Sequence[Move]) -> bool:
        """Whether a game began as this lesson does."""
        return tuple(moves[: len(self.opening)]) == self.opening

    def fulfilled(self, moves: Sequence[Move]) -> list[str]:
        """The steps that the learner's moves of a game have fulfilled, in the order of the lesson."""
        open_steps = [step for step in self.steps if step.wants]
        for move in moves[len(self.opening) :]:
            if move.who == self.seat:
                found = next((step for step in open_steps if step.wanted(move.text)), None)
                if found is not None:
                    open_steps.remove(found)
        return [step.id for step in self.steps if step.wants and step not in open_steps]

    def arranged(self, moves: Sequence[Move], legal: Sequence[str]) -> str | None:
        """Which of these moves of chance or another seat helps the step that is to be done; None if that is open."""
        done = self.fulfilled(moves)
        step = next((step for step in self.steps if step.wants and step.id not in done), None)
        helps = step.helps if step else ()
        return next((move for help_ in helps for move in legal if _begins(move, [help_])), None)


def _begins(move: str, texts: Iterable[str]) -> bool:
    words = move.lower().split()
    return any(words[: len(want)] == want for want in (text.lower().split() for text in texts))


def read_lesson(text: str, game: str) -> Lesson:
    """Read a lesson from TOML; BadEdition lists everything that is wrong."""
    top = read_toml(text, game)
    seats = top.number("seats", least=1)
    seat = top.number("seat", most=max(0, seats - 1))
    options = top.table("options")
    opening = _moves(top, top.texts("opening"), seats)
    entries = list(top.tables("steps"))
    steps = tuple(_step(entry) for entry in entries)
    unique(entries, "id", [step.id for step in steps])
    if not LEAST <= len(steps) <= MOST:
        top.wrong("steps", f"a lesson has {LEAST} to {MOST} steps, not {len(steps)}")
    lesson = Lesson(
        game, seats, seat, top.line("bot"), {name: options.line(name) for name in options.data}, opening, steps
    )
    for entry in (top, options, *entries):
        entry.done()
    raise_if_wrong(top)
    return lesson


def _moves(top: Entry, lines: Iterable[str], seats: int) -> tuple[Move, ...]:
    """Moves as a record writes them: who moved, a seat or `*` for chance, and the move."""
    found = []
    for line in lines:
        who, _, text = line.partition(" ")
        if not text or who not in ("*", *map(str, range(seats))):
            top.wrong("opening", f"'{line}' is not a seat or '*' and a move")
            continue
        found.append(Move(CHANCE if who == "*" else int(who), text))
    return tuple(found)


def _step(entry: Entry) -> LessonStep:
    lists = (tuple(entry.texts(field, default=[])) for field in ("wants", "leads", "shows", "helps"))
    return LessonStep(entry.line("id"), entry.line("rule"), *lists)
