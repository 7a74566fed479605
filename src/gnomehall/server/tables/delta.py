"""What changed between two views, as a list of places and values."""

from dataclasses import fields, is_dataclass
from typing import Any, Final

Path = list[str | int]
Change = tuple[Path, Any]

SHORT: Final = 16
"""A list of plain values up to so long is sent whole when it changed: its places would cost more."""

_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def delta(old: Any, new: Any) -> list[Change]:
    """The changes that lead from one view, or any value for JSON, to another; see docs/protocol.md."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Add what differs. Each part is looked at once: asking first whether two wholes differ would look at all twice."""
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
    elif names := names_of(kind):
        for name in names:
            _compare_at(name, getattr(old, name), getattr(new, name), path, found)
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
    nested = first is list or first is dict or bool(names_of(first))
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


def names_of(kind: type) -> tuple[str, ...]:
    """The fields of a part of a view; none for a plain value."""
    names = _NAMES.get(kind)
    if names is None:
        names = tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()
        _NAMES[kind] = names
    return names
