"""Who opens tables, and how many: the list belongs to all, not to the loudest."""

import ipaddress
from collections import OrderedDict
from typing import Any

from litestar import Request

from gnomehall.server import limits
from gnomehall.server.limits import TokenBucket
from gnomehall.server.tables.refusal import RequestRefused


class Openings:
    """A token bucket for each client: so many tables an hour. Who is long unseen is forgotten."""

    def __init__(self, an_hour: int) -> None:
        self._an_hour = an_hour
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._promises: OrderedDict[str, TokenBucket] = OrderedDict()

    def admit(self, request: Request[Any, Any, Any]) -> None:
        """Count a table that a client opens, or refuse it."""
        if not self._take(self._buckets, request):
            raise RequestRefused("too-many", f"you opened {self._an_hour} tables within the hour; play at one of them")

    def admit_promise(self, request: Request[Any, Any, Any]) -> None:
        """Count a promise that a client asks for, of which there are as many as tables, or refuse it."""
        if not self._take(self._promises, request):
            raise RequestRefused("too-many", f"you asked for {self._an_hour} promises within the hour; open a table")

    def _take(self, buckets: "OrderedDict[str, TokenBucket]", request: Request[Any, Any, Any]) -> bool:
        """Whether the client has one left."""
        client = client_of(request.client.host if request.client else "")
        bucket = buckets.pop(client, None) or TokenBucket(self._an_hour / 3600, self._an_hour)
        buckets[client] = bucket
        if len(buckets) > limits.CLIENTS:
            buckets.popitem(last=False)
        if bucket.left() < 1:
            return False
        bucket.take()
        return True


def client_of(address: str) -> str:
    """Whom an address stands for. In IPv6 everybody has a whole network of addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
