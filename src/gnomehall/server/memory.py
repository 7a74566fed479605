"""When Python looks for things that only hold each other: among the newest often, among all when nobody waits.

Left to itself it would look at odd times through all that tables keep, which is never such garbage, and hold up the
event loop for a tenth of a second in a hall of a few hundred tables, and for longer the longer the hall is open.
"""

import gc
from typing import Final

OFTEN: Final = 64
"""Messages, requests and moves of bots after which what they left is looked through, in about two milliseconds."""

_used = 0


def set_up() -> None:
    """For a process that serves: what is here now stays, and the rest is left to `used` and `tidy`."""
    gc.freeze()
    gc.disable()


def used() -> None:
    """Something was asked of the server; called for every message, every request and every move of a bot."""
    global _used
    _used += 1
    if _used >= OFTEN:
        _used = 0
        gc.collect(0)


def tidy() -> None:
    """Look through everything, if anything has become old since the last time."""
    if any(gc.get_count()[1:]):
        gc.collect()
