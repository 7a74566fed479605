"""What the argument of a frame carries, where it carries two things: packed and unpacked by name.

`EFFECTS` waits with a scroll and the effect to go on from; every other step's argument is one plain number.
"""

from gnomehall.games.gnomopolis.tables import ScrollNumber


def pack_effects(scroll: ScrollNumber, start: int) -> int:
    """The effects of a scroll from number `start` on."""
    return scroll << 8 | start


def scroll_of(arg: int) -> ScrollNumber:
    return arg >> 8


def start_of(arg: int) -> int:
    return arg & 0xFF
