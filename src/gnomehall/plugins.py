"""What other packages bring to the table: games, bots and editions, found by their entry points.

A package that is broken takes nothing with it: what it brings is left out, and a warning of one line names it.
"""

import re
import warnings
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Literal

from gnomehall.core.errors import GnomehallError

Kind = Literal["game", "bot", "edition"]
GROUPS: Final[Mapping[Kind, str]] = {
    "game": "gnomehall.games",
    "bot": "gnomehall.bots",
    "edition": "gnomehall.editions",
}
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BrokenPlugin(GnomehallError):
    """Something of another package that can't be used."""

    def __init__(self, kind: Kind, point: EntryPoint, reason: str) -> None:
        package = "an unknown package" if point.dist is None else f"{point.dist.name} {point.dist.version}"
        super().__init__(f"the {kind} '{point.name}' of {package} can't be used: {' '.join(reason.split())}")


class PluginWarning(UserWarning):
    """Something of another package was left out."""


@cache
def offered(kind: Kind) -> Mapping[str, EntryPoint]:
    """What other packages offer, by name. Nothing of it is imported yet."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUPS[kind]), key=lambda point: (point.name, point.value)):
        if not NAME.fullmatch(point.name):
            warn(BrokenPlugin(kind, point, "a name is lower-case words joined by hyphens"))
        elif point.name in found and found[point.name].value != point.value:
            warn(BrokenPlugin(kind, point, f"{found[point.name].value} has the same name"))
        else:
            found[point.name] = point
    return found


def load(kind: Kind, point: EntryPoint) -> Any:
    """What the entry point stands for; BrokenPlugin if it can't be had."""
    try:
        return point.load()
    except Exception as error:  # whatever a package does when it is imported
        raise BrokenPlugin(kind, point, f"{type(error).__name__}: {error}") from error


def warn(error: BrokenPlugin) -> None:
    warnings.warn(PluginWarning(str(error)), stacklevel=2)
