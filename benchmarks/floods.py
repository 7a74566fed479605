"""Clients that mean harm, each kind by its name: they send as much as they can, and come back when they are thrown out.

    python benchmarks/floods.py PORT TABLE KIND --connections 8

flood.py measures what a game beside them suffers, tests/server/test_floods.py what they make a server hold.
They are for a server of one's own, on loopback.
"""

import argparse
import asyncio
import contextlib
import json
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final

HOST: Final = "127.0.0.1"
HANDSHAKE: Final = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A
PIECE: Final = 64 * 1024
"""Bytes that are sent at once."""

Attack = Callable[[int, str], Awaitable[None]]
"""What one connection does until it is thrown out, given the port and a table that is open to all."""


def frame(first: int, data: bytes = b"") -> bytes:
    """A frame with a mask of zeros, of less than 64 KiB."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + data


def text(**message: Any) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


def new_socket() -> socket.socket:
    """A socket that takes little before it is read from."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.setblocking(False)
    return sock


async def send_forever(port: int, first: bytes, repeated: bytes, reads: bool) -> None:
    loop = asyncio.get_running_loop()
    sock = new_socket()
    with contextlib.closing(sock), contextlib.suppress(OSError):
        await loop.sock_connect(sock, (HOST, port))
        await loop.sock_sendall(sock, HANDSHAKE)
        await loop.sock_recv(sock, 4096)
        await loop.sock_sendall(sock, first)
        data = repeated * max(1, PIECE // len(repeated))
        while True:
            await loop.sock_sendall(sock, data)
            await asyncio.sleep(0)
            if reads:
                with contextlib.suppress(BlockingIOError):
                    if not sock.recv(PIECE):
                        return


async def never_read(port: int, table: str) -> None:
    """Ask for the whole table again and again."""
    await send_forever(port, text(type="join", table=table), text(type="resync", table=table), False)


async def join_and_part(port: int, table: str) -> None:
    """Everybody at the table is told each time."""
    both = text(type="join", table=table) + text(type="part", table=table)
    await send_forever(port, b"", both, True)


async def half_a_request(port: int, table: str) -> None:
    """A hundred connections that never say what they want."""
    held = []
    try:
        for _ in range(100):
            held.append(await asyncio.open_connection(HOST, port))
            held[-1][1].write(b"GET / HTTP/1.1\r\nX: ")
        for reader, _ in held:
            await reader.read(1000)
    except OSError:
        pass
    finally:
        for _, writer in held:
            writer.transport.abort()


async def come_and_go(port: int, table: str) -> None:
    """A connection that is gone before it is answered."""
    sock, loop = new_socket(), asyncio.get_running_loop()
    with contextlib.closing(sock), contextlib.suppress(OSError):
        await loop.sock_connect(sock, (HOST, port))
        await loop.sock_sendall(sock, HANDSHAKE)


async def pipeline(port: int, table: str) -> None:
    """Requests without waiting for their answers, which are not read either."""
    sock, loop = new_socket(), asyncio.get_running_loop()
    asked = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500
    with contextlib.closing(sock), contextlib.suppress(OSError):
        await loop.sock_connect(sock, (HOST, port))
        while True:
            await loop.sock_sendall(sock, asked)


def frames_of(repeated: bytes, first: bytes = b"", reads: bool = True) -> Attack:
    return lambda port, table: send_forever(port, first, repeated, reads)


KINDS: Final[dict[str, Attack]] = {
    "pings": frames_of(frame(PING, b"!" * 125)),
    "pings, pongs never read": frames_of(frame(PING, b"!" * 125), reads=False),
    "unasked pongs": frames_of(frame(PONG)),
    "empty fragments": frames_of(frame(0), first=frame(1)),
    "messages": frames_of(text(type="ping", at=1)),
    "nonsense": frames_of(frame(TEXT, b"[" * 1000)),
    "long messages": frames_of(frame(TEXT, b'{"x":' + b"[" * 16_000)),
    "resyncs never read": never_read,
    "joins and parts": join_and_part,
    "half requests": half_a_request,
    "connections that come and go": come_and_go,
    "requests never read": pipeline,
}


async def flood(kind: str, port: int, table: str, connections: int) -> None:
    """Attack until cancelled."""

    async def attack_forever() -> None:
        while True:
            with contextlib.suppress(OSError):
                await KINDS[kind](port, table)
            await asyncio.sleep(0)

    await asyncio.gather(*(attack_forever() for _ in range(connections)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Flood a server of one's own on this computer, until it is stopped.")
    parser.add_argument("port", type=int)
    parser.add_argument("table")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--connections", type=int, default=8)
    args = parser.parse_args()
    asyncio.run(flood(args.kind, args.port, args.table, args.connections))


if __name__ == "__main__":
    main()
