"""What changed between two views, as a list of places and values."""

from typing import Any, Final

Path = list[str | int]
Change = tuple[Path, Any]

SHORT: Final = 16
"""A list of plain values up to so long is sent whole when it changed: its places would cost more."""


def delta(old: Any, new: Any) -> list[Change]:
    """The changes that lead from one JSON value to another; see docs/protocol.md."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and _by_place(old, new):
        for i, value in enumerate(new):
            if i >= len(old):
                found.append(([*path, i], value))
            elif old[i] != value:
                _compare(old[i], value, [*path, i], found)
    else:
        found.append((path, new))


def _by_place(old: list[Any], new: list[Any]) -> bool:
    """Whether a list is better told place by place than whole."""
    if not old or len(new) < len(old):
        return False
    if isinstance(new[0], dict | list):
        return True
    return new[: len(old)] == old or (len(new) == len(old) and len(new) > SHORT)
