"""What the argument of a frame carries, where it carries several things: packed and unpacked by name.

`EFFECTS` waits with a scroll and the effect to go on from; `PAY` with the wild icons that are still to be filled and
the colour from which on; every other step's argument is one plain number.
"""

from gnomehall.core.mypyc import i64
from gnomehall.games.gnomopolis.tables import Colour, ScrollNumber


def pack_effects(scroll: ScrollNumber, start: i64) -> i64:
    """The effects of a scroll from number `start` on."""
    return scroll << 8 | start


def scroll_of(arg: i64) -> ScrollNumber:
    return arg >> 8


def start_of(arg: i64) -> i64:
    return arg & 0xFF


def pack_pay(lying: i64, standing: i64, least: Colour) -> i64:
    """Wild icons whose gnomes lie, those whose gnomes stand, and the first colour that the next may have.

    Alike icons are filled in the order of the colours, so that each payment is chosen in one way only.
    """
    return lying << 8 | standing << 4 | least


def lying_of(arg: i64) -> i64:
    return arg >> 8


def standing_of(arg: i64) -> i64:
    return arg >> 4 & 0xF


def least_of(arg: i64) -> Colour:
    return arg & 0xF
