"""Everything a position is made of, as one value that can be kept and compared.

The laws ask whether a position has changed, so they must not trust its own `copy` or `==`. A snapshot walks all
attributes, of interpreted and of compiled classes alike. Shared tables are left out of it; `tables_of` takes them on
their own.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
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
    """Every attribute in order of names. A compiled class keeps its own behind descriptors, not in a dict."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        for name, found in vars(cls).items():
            if isinstance(found, GetSetDescriptorType | MemberDescriptorType):
                names.add(name)
    if is_dataclass(thing):
        names.update(field.name for field in fields(thing))
    for name in sorted(names):
        # Names in double underscores are Python's own, and where events go is no part of a position.
        if not name.startswith("__") and name != "log":
            yield name, getattr(thing, name, "unset")


def tables_of(state: Any) -> Any:
    """The contents of the tables that a position shares with all others."""
    return tuple((name, deep(found)) for name, found in attributes(state) if is_table(found))
