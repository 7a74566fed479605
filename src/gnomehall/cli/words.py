"""Words for people: lists, near names, and text from outside made fit for a terminal."""

import difflib
from collections.abc import Iterable

from gnomehall.core.state import State


def one_line(text: str) -> str:
    """The text on one line, without characters that would steer a terminal."""
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def near(name: str, known: Iterable[str]) -> str:
    """A question that names what was perhaps meant, or nothing."""
    lower = {word.lower(): word for word in known}
    found = difflib.get_close_matches(name.lower(), lower, n=2, cutoff=0.6)
    return f"; did you mean {' or '.join(lower[word] for word in found)}?" if found else ""


def seats_range(seats: tuple[int, ...]) -> str:
    """How many can play: `2`, `1-4` or `2, 4`."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(map(str, seats))


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def counted(n: int, word: str) -> str:
    return f"{n:,} {word}" if n == 1 else f"{n:,} {word}s"


def outcome(over: State, names: tuple[str, ...]) -> list[str]:
    """How a game ended: why, who won, and everybody in the order of places."""
    places, scores = over.places(), over.scores()
    lines = [f"The game ended in round {over.round()}: {over.ending()}."]
    if len(names) > 1:
        winners = [name for name, place in zip(names, places, strict=True) if place == 0]
        won = listed(winners) + (" wins." if len(winners) == 1 else " share the victory.")
        lines.append(won[0].upper() + won[1:])
        for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
            lines.append(f"  {places[seat] + 1}. {names[seat]}, {counted(scores[seat], 'point')}")
    return lines
