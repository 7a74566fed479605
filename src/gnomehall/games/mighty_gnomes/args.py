"""What the argument of a frame says, where it is more than the thing itself."""

from typing import Final

from gnomehall.core.mypyc import i64

# How a mighty gnome is invited or a steward moved.
AT_COST: Final = 0
FREE: Final = 1
REWARD: Final = 2
"""At its cost, but it may be declined (MIG-95)."""


def pack_spaces(behind: i64, last: i64) -> i64:
    """The spaces of a move on the trail whose icons wait: those after `behind`, up to the last."""
    return behind | last << 4


def space_behind(arg: i64) -> i64:
    return arg & 15


def last_space(arg: i64) -> i64:
    return arg >> 4
