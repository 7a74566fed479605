"""Texts for a terminal: names that are nearly right, ranges, the outcome of a game, and text from outside made safe."""

import difflib
from collections.abc import Iterable

from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat
from gnomehall.core.words import Words


def one_line(text: str) -> str:
    """The text on one line, without characters that would steer a terminal."""
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def similar(name: str, known: Iterable[str]) -> list[str]:
    """What was perhaps meant by a name that is not known: at most two."""
    lower = {word.lower(): word for word in known}
    return [lower[word] for word in difflib.get_close_matches(name.lower(), lower, n=2, cutoff=0.6)]


def seats_range(seats: tuple[int, ...]) -> str:
    """How many can play: `2`, `1-4` or `2, 4`."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(map(str, seats))


def capitalise(text: str) -> str:
    """With a capital at its beginning, and all else as it is."""
    return text[:1].upper() + text[1:]


def name_player(who: str, words: Words) -> str:
    """Who sits somewhere: a bot by the name that is typed for it, a person in a word of the language."""
    return words.say("human") if who == "human" else who


def name_seat(seat: Seat, who: str, words: Words) -> str:
    """A seat and who sits there: `Seat 0 (human)`."""
    return words.say("player", seat=seat, who=name_player(who, words))


def outcome(over: State, names: tuple[str, ...], words: Words) -> list[str]:
    """How a game ended: why, who won, and everybody in the order of places."""
    places, scores = over.places(), over.scores()
    lines = [words.say("outcome-ended", round=over.round(), ending=words.ending(over.ending()))]
    if len(names) > 1:
        winners = [name for name, place in zip(names, places, strict=True) if place == 0]
        lines.append(words.say("outcome-won", count=len(winners), names=winners))
        for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
            place = words.say("outcome-place", place=places[seat] + 1, player=names[seat], count=scores[seat])
            lines.append(f"  {place}")
    return lines
