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
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Two values that differ."""
    kind = type(new)
    if type(old) is not kind:
        found.append((path, new))
    elif kind is list or kind is tuple:
        if _by_place(old, new):
            _compare_places(old, new, path, found)
        else:
            found.append((path, new))
    elif kind is dict:
        if old.keys() == new.keys():
            _compare_all([(key, old[key], new[key]) for key in new], path, found)
        else:
            found.append((path, new))
    elif names := names_of(kind):
        _compare_all([(name, getattr(old, name), getattr(new, name)) for name in names], path, found)
    else:
        found.append((path, new))


def _compare_all(pairs: list[tuple[str, Any, Any]], path: Path, found: list[Change]) -> None:
    for name, old, new in pairs:
        if old is not new and old != new:
            _compare(old, new, [*path, name], found)


def _compare_places(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    for i, value in enumerate(new):
        if i >= len(old):
            found.append(([*path, i], value))
        elif old[i] != value:
            _compare(old[i], value, [*path, i], found)


def names_of(kind: type) -> tuple[str, ...]:
    """The fields of a part of a view; none for a plain value."""
    names = _NAMES.get(kind)
    if names is None:
        names = tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()
        _NAMES[kind] = names
    return names


def _by_place(old: Any, new: Any) -> bool:
    """Whether a list is better told place by place than whole."""
    if not old or len(new) < len(old):
        return False
    first = type(new[0])
    if first is list or first is dict or names_of(first):
        return True
    return bool(new[: len(old)] == old) or (len(new) == len(old) and len(new) > SHORT)
