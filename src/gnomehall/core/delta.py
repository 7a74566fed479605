"""What changed between two views, as a list of places and values."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any, Final

Path = list[str | int]
Change = tuple[Path, Any]

SHORT: Final = 16
"""A list of plain values up to so long is sent whole when it changed: its places would cost more."""


class Fields:
    """The fields of a part of a view, and what takes their values out of one."""

    def __init__(self, kind: type) -> None:
        names = self.names = tuple([field.name for field in fields(kind)])
        self.values: Callable[[Any], tuple[Any, ...]]
        # For one name alone it gives a value and no tuple, and none it does not take.
        self.values = attrgetter(*names) if len(names) > 1 else lambda part: tuple([getattr(part, n) for n in names])


_FIELDS: Final[dict[type, Fields | None]] = {}


def delta(old: Any, new: Any) -> list[Change]:
    """The changes that lead from one view, or any value for JSON, to another; see docs/protocol.md."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Add what differs."""
    kind = type(new)
    if type(old) is not kind:
        found.append((path[:], new))
    elif kind is int or kind is str or kind is bool:
        if old != new:
            found.append((path[:], new))
    elif kind is list or kind is tuple:
        _compare_lists(old, new, path, found)
    elif kind is dict:
        if old.keys() == new.keys():
            for key in new:
                _compare_at(key, old[key], new[key], path, found)
        else:
            found.append((path[:], new))
    elif parts := fields_of(kind):
        for name, before, after in zip(parts.names, parts.values(old), parts.values(new), strict=True):
            # Most of a view is as it was: a part the very same object, a list of numbers an equal one.
            if before is not after and not (type(after) is list and before == after):
                path.append(name)
                _compare(before, after, path, found)
                path.pop()
    elif old != new:
        found.append((path[:], new))


def _compare_at(place: str | int, old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old is not new:
        path.append(place)
        _compare(old, new, path, found)
        path.pop()


def _compare_lists(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    before = len(old)
    if not before or len(new) < before:
        if before or len(new):
            found.append((path[:], new))
        return
    first = type(new[0])
    nested = first is list or first is dict or fields_of(first) is not None
    if not nested:
        if old == new:
            return
        if new[:before] != old and (len(new) != before or before <= SHORT):
            found.append((path[:], new))
            return
    for i in range(len(new)):
        if i < before:
            _compare_at(i, old[i], new[i], path, found)
        else:
            found.append(([*path, i], new[i]))


def fields_of(kind: type) -> Fields | None:
    """The fields of a part of a view; None for a plain value."""
    if kind not in _FIELDS:
        _FIELDS[kind] = Fields(kind) if is_dataclass(kind) else None
    return _FIELDS[kind]
