"""Who may connect: so many from one address, and in all so many that the server can still open what it needs itself."""

import asyncio
import ipaddress
from collections import Counter

from gnomehall.server.limits import Limits


class Admission:
    """Counts the connections that are open, HTTP and sockets alike."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Whether a new connection has a place; it keeps that until it leaves."""
        address = address_of(transport)
        most = self._limits.per_address
        if len(self._open) >= self._limits.connections or (most and self._by_address[address] >= most):
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._open.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


def address_of(transport: asyncio.BaseTransport) -> str:
    """The address that a connection comes from; of IPv6 its network, in which one computer has all addresses."""
    peer = transport.get_extra_info("peername")
    return network_of(peer[0]) if isinstance(peer, tuple) and peer else ""


def network_of(address: str) -> str:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
