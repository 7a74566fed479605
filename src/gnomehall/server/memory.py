"""When Python looks for things that only hold each other: a few new ones often, all of them when nobody waits.

What a table keeps of its moves is never such garbage, and there is much of it: to look through it all holds up the
event loop for a tenth of a second in a hall of a few hundred tables, and for longer the longer the hall is open.
"""

import gc
from typing import Final

FEW: Final = 1_000
"""New things after which they are looked through, in about a millisecond."""
AGAIN: Final = 10
"""So many times, then once more those that were left, in about ten milliseconds."""
NEVER: Final = 1_000_000_000


def set_up() -> None:
    """For a process that serves: what is here now stays, and what has become old is left to `tidy`."""
    gc.freeze()
    gc.set_threshold(FEW, AGAIN, NEVER)


def tidy() -> None:
    """Look through everything, if anything has become old since the last time."""
    if gc.get_count()[2]:
        gc.collect()
