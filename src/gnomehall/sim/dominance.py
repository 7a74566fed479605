"""Components that another one beats in everything that is printed on them, as far as the game says what is good."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

AMOUNT: Final = re.compile(r"(.*?)\s*(\d+)")
"""What is printed with an amount: `$2`, `draw 1`."""


@dataclass(frozen=True, slots=True)
class Dominated:
    """A component that is worse in something and better in nothing than another of its list."""

    id: str
    by: str


def dominated(text: str, merits: Mapping[str, Mapping[str, int]]) -> Iterator[Dominated]:
    """The components of an edition that need not be there; each with one that beats it."""
    data = tomllib.loads(text)
    for table, fields in merits.items():
        entries = [entry for entry in data.get(table, []) if entry.get("copies", 1)]
        amounts = [{field: amounts_of(entry.get(field)) for field in fields} for entry in entries]
        for one, mine in zip(entries, amounts, strict=True):
            for other, theirs in zip(entries, amounts, strict=True):
                if _beats(theirs, mine, fields):
                    yield Dominated(str(one["id"]), str(other["id"]))
                    break


def amounts_of(value: Any) -> Counter[str]:
    """How much of what a field says: a number of itself, a list of the things in it."""
    found: Counter[str] = Counter()
    for item in value if isinstance(value, list) else [] if value is None else [value]:
        amount = AMOUNT.fullmatch(str(item))
        found[amount[1] if amount else str(item)] += int(amount[2]) if amount else 1
    return found


def _beats(theirs: Mapping[str, Counter[str]], mine: Mapping[str, Counter[str]], fields: Mapping[str, int]) -> bool:
    """Whether they are at least as good in every field, and better in one."""
    if theirs == mine:
        return False
    return all(
        theirs[field] >= mine[field] if more > 0 else theirs[field] <= mine[field] for field, more in fields.items()
    )
