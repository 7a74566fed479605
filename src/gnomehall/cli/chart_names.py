"""Names beside the points of a chart, placed so that no two lie on each other and none leaves the chart."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LETTER: Final = 6.5
"""How wide a letter is, in pixels, at the size of the names."""
LINE: Final = 14.0
"""How far apart two lines of text are."""
GAP: Final = 7.0
"""Between a point and its name."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A name and where it stands, in pixels from the top left of the chart."""

    left: bool
    """Whether it stands to the left of its point, and ends there."""
    x: float
    y: float


def place_names(points: Sequence[tuple[float, float, str]], width: float, height: float) -> list[Placed]:
    """Where the names of points go: beside them, or as near above or below as there is room.

    Those that come first choose first.
    """
    taken: list[tuple[float, float, float]] = []
    found = []
    for x, y, name in points:
        long = LETTER * len(name)
        left = x + GAP + long > width
        start = x - GAP - long if left else x + GAP
        line = _free_line(start, start + long, y, taken, height)
        taken.append((start, start + long, line))
        found.append(Placed(left, x - GAP if left else x + GAP, line))
    return found


def _free_line(start: float, end: float, y: float, taken: Sequence[tuple[float, float, float]], height: float) -> float:
    """The nearest height at which nothing stands between these places; `y` itself where all are taken."""
    others = [line for low, high, line in taken if low < end and start < high]
    lines = [y, *(line + way for line in others for way in (LINE, -LINE))]
    inside = [line for line in lines if LINE / 2 <= line <= height - LINE / 2]
    free = [line for line in inside if all(abs(line - other) >= LINE for other in others)]
    return min(free, key=lambda line: abs(line - y), default=y)
