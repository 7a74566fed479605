"""Editions that nobody would print: the shipped ones with one number, value or list put out of shape at a time.

Run as a program it reads those of one game, in a process of its own whose memory and time are bounded by the system:
`python -m tests.laws.odd_editions GAME`. It prints how many it read, or fails with the one that went wrong.
"""

import copy
import json
import resource
import signal
import sys
import tomllib
from collections.abc import Iterator
from typing import Any

from gnomehall import registry
from gnomehall.core.edition import MOST_LETTERS
from gnomehall.core.errors import BadEdition, BadSetup
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY

MEMORY = 512 * 2**20
"""Bytes that the whole process may have: reading all of them in turn needs a tenth of it."""
SECONDS = 2
"""Of computing, for each edition: a hundred times what one needs."""
EXTREMES = (-(2**63), -1, 0, 1, 128, 9_999, 200_000_000, 2**63, 10**4000)
ODD_VALUES: tuple[Any, ...] = ("", "x" * 5000, "\u0661", "$" + "9" * 4999, 1.5, float("inf"), True, [], [[]], {}, -1)
MOVES = 12
LONGEST = 1500
"""Letters of a refusal."""

Path = tuple[str | int, ...]


def to_toml(value: Any) -> str:
    """A value as TOML, tables in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {to_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(to_toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) < 2**64 else hex(value)
    return str(value) if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def file_of(data: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(key)} = {to_toml(value)}\n" for key, value in data.items())


def places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of an edition and where it is, the outermost first."""
    yield path, value
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from places(inner, (*path, key))


def with_value(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    at: Any = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return changed


def without(data: dict[str, Any], path: Path) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    at: Any = changed
    for key in path[:-1]:
        at = at[key]
    del at[path[-1]]
    return changed


def odd_numbers(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each number at each extreme."""
    for path, value in places(data):
        if isinstance(value, int) and not isinstance(value, bool):
            for extreme in EXTREMES:
                yield f"{path} = {hex(extreme)[:20]}", with_value(data, path, extreme)


def odd_structures(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each kind of value left out, or of another kind; each list so long that the file is as long as it may be."""
    tried: set[Path] = set()
    for path, value in places(data):
        # One card of a kind stands for all of them.
        kind = tuple(key for key in path if isinstance(key, str))
        if not path or kind in tried:
            continue
        tried.add(kind)
        yield f"{path} left out", without(data, path)
        for odd in ODD_VALUES:
            yield f"{path} = {str(odd)[:20]!r}", with_value(data, path, odd)
        if isinstance(value, list) and value:
            times = (MOST_LETTERS - len(file_of(data))) // (len(to_toml(value)) + 2)
            yield f"{path} {times} times", with_value(data, path, value * times)


def play_a_little(name: str, edition: Any) -> None:
    """What is accepted can be played, with any number of players."""
    game = registry.game(name)
    for seats in game.meta.seats:
        rng = Rng(seats)
        try:
            s = game.new(registry.setup(name, seats, edition=edition))
        except BadSetup:
            continue  # too few components for so many
        for _ in range(MOVES):
            if s.player() == NOBODY:
                break
            legal = s.legal_actions()
            s.apply(roll(s, rng) if s.player() == CHANCE else legal[rng.below(len(legal))])
        game.view(s, 0)


def try_edition(name: str, label: str, data: dict[str, Any]) -> bool:
    """Read one edition, and play with it if it is accepted; whether it was."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        edition = registry.game(name).edition(file_of(data))
        play_a_little(name, edition)
    except BadEdition as error:
        if len(str(error)) > LONGEST:
            raise AssertionError(f"{name}, {label}: refused at too great length") from error
        return False
    except Exception as error:
        raise AssertionError(f"{name}, {label}: {error!r}") from error
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return True


def took_too_long(*_: object) -> None:
    raise TimeoutError("it took too long to read")


def main(name: str) -> None:
    data = tomllib.loads(registry.shipped_text(name))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, took_too_long)
    assert try_edition(name, "as it is shipped", data)
    verdicts = [try_edition(name, *odd) for tries in (odd_numbers, odd_structures) for odd in tries(data)]
    sys.stdout.write(json.dumps({"tried": len(verdicts), "accepted": sum(verdicts)}))


if __name__ == "__main__":
    main(sys.argv[1])
