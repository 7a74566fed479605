"""What a client may do so many times an hour: open tables, keep editions, try keys. The hall belongs to all."""

import ipaddress
from collections import OrderedDict
from typing import Any

from litestar import Request

from gnomehall.server import limits
from gnomehall.server.limits import TokenBucket
from gnomehall.server.tables.refusal import RequestRefused


class Allowance:
    """A token bucket for each client: so many an hour. Who is long unseen is forgotten."""

    def __init__(self, an_hour: int, refusal: str) -> None:
        self._an_hour = an_hour
        self._refusal = refusal.format(an_hour)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def admit(self, request: Request[Any, Any, Any]) -> None:
        """Count what a client does, or refuse it."""
        client = client_of(request.client.host if request.client else "")
        bucket = self._buckets.pop(client, None) or TokenBucket(self._an_hour / 3600, self._an_hour)
        self._buckets[client] = bucket
        if len(self._buckets) > limits.CLIENTS:
            self._buckets.popitem(last=False)
        if bucket.left() < 1:
            raise RequestRefused("too-many", self._refusal)
        bucket.take()


def client_of(address: str) -> str:
    """Whom an address stands for. In IPv6 everybody has a whole network of addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
