"""Everything a position is made of, as one value that can be kept and compared.

The laws ask whether a position has changed, so they must not trust its own `copy` or `==`. A snapshot walks all
attributes, of interpreted and of compiled classes alike. Shared tables are left out of it; `tables_of` takes them on
their own.
"""

from collections.abc import Iterator
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from gnomehall.core.edition import Edition


def snapshot(value: Any) -> Any:
    """A nested tuple that is equal for equal positions, and that no later move can change."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if is_table(value):
        return (type(value).__name__,)
    return deep(value)


def deep(value: Any) -> Any:
    """As `snapshot`, but a shared table at the top is walked as well."""
    if isinstance(value, list | tuple):
        return (type(value).__name__, *map(snapshot, value))
    if isinstance(value, dict):
        return ("dict", *sorted((snapshot(k), snapshot(v)) for k, v in value.items()))
    if isinstance(value, set | frozenset):
        return ("set", *sorted(map(snapshot, value)))
    return (type(value).__name__, *((name, snapshot(found)) for name, found in attributes(value)))


def is_table(value: Any) -> bool:
    return isinstance(value, Edition) or type(value).__name__.endswith("Tables")


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """Every attribute in order of names, but where events go and what is remembered: no part of a position."""
    cls: Any = type(thing)  # mypy takes no type[Any] for hashable
    names = {*names_of(cls), *getattr(thing, "__dict__", ())} - {"log"}
    for name in sorted(names):
        if not name.startswith("memo_"):
            yield name, getattr(thing, name, "unset")


@cache
def names_of(cls: Any) -> frozenset[str]:
    """The attributes that a class keeps behind descriptors, as compiled classes and those with slots do."""
    found = {
        name
        for parent in cls.__mro__
        for name, kept in vars(parent).items()
        if isinstance(kept, GetSetDescriptorType | MemberDescriptorType)
    }
    return frozenset(name for name in found if not name.startswith("__"))  # the others are Python's own


def tables_of(state: Any) -> Any:
    """The contents of the tables that a position shares with all others."""
    return tuple((name, deep(found)) for name, found in attributes(state) if is_table(found))
