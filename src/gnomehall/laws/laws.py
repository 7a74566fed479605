"""The laws by name: what is true of every position of every game, whoever wrote it."""

from collections.abc import Callable
from typing import Final

from gnomehall.laws.walks import Walk

Law = Callable[[Walk], None]

LAWS: Final[dict[str, Law]] = {}


def law(check: Law) -> Law:
    """Count a function among the laws; its name is the sentence that it checks."""
    LAWS[check.__name__] = check
    return check
