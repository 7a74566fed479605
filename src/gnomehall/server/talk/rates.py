"""How fast people may talk: each for themselves, and all of a place together."""

from collections import OrderedDict
from typing import Final

from gnomehall.server.limits import CLIENTS, TokenBucket
from gnomehall.server.tables.refusal import RequestRefused

RATE: Final = 0.5
"""Messages and reactions a second, of one person in the long run."""
BURST: Final = 8.0
"""Of one person at once."""
PLACE_RATE: Final = 5.0
PLACE_BURST: Final = 60.0
"""The same of all at one place."""


class Rates:
    """Token buckets by who. Who is long unseen is forgotten."""

    def __init__(self) -> None:
        self._all = TokenBucket(PLACE_RATE, PLACE_BURST)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def admit(self, who: str) -> None:
        """Count that somebody says something, or refuse it."""
        own = self._buckets.pop(who, None) or TokenBucket(RATE, BURST)
        self._buckets[who] = own
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        if own.left() < 1:
            raise RequestRefused("too-many", "you say too much at once; wait a few seconds")
        if self._all.left() < 1:
            raise RequestRefused("too-many", "too much is said here at once; wait a few seconds")
        own.take()
        self._all.take()
