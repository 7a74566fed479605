"""What a client might send that means harm or is broken: bytes, frames and messages, all from one seed."""

import json
import random
from collections.abc import Callable
from typing import Any, Final

from websockets.frames import Opcode

from tests.server.halls import Json
from tests.server.raw import frame

ODD: Final[list[Any]] = [
    *(None, True, -1, 0, 1, 2**31, 2**53, 2**64, -(2**70), 1.5, 1e308, "", "\0", "nowhere", "x" * 41, "é" * 300),
    *([], {}, [[[]]], {"type": "ping"}, "\ud800", "../..", "' OR 1=1 --", "<b>", "plant a"),
]
HANDSHAKE: Final = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Fuzzer:
    """Knows a table and a token, so that what it sends gets past the door."""

    def __init__(self, seed: int, table: str, token: str) -> None:
        self.lot = random.Random(seed)
        about: Json = {"table": table}
        self._messages: list[Json] = [
            {"type": "join", **about, "token": token},
            {"type": "move", **about, "seq": 0, "move": "plant a", "id": "1"},
            {"type": "undo", **about, "seq": 0, "to": 0, "id": "2"},
            {"type": "answer", **about, "proposal": 1, "yes": True, "id": "3"},
            {"type": "resync", **about},
            {"type": "attend", **about, "there": False},
            {"type": "part", **about},
            {"type": "ping", "at": 1.0},
        ]
        self._kinds: list[Callable[[], bytes]] = [
            *(self._noise, self._header, self._flipped, self._message, self._changed, self._changed, self._fragments),
            *(self._control, self._text),
        ]

    def script(self) -> bytes:
        """What one connection sends after its handshake."""
        return b"".join(self.lot.choice(self._kinds)() for _ in range(self.lot.randint(1, 12)))

    def handshake(self) -> bytes:
        """A request that is nearly one for a socket, or is it."""
        lines = HANDSHAKE.split(b"\r\n")[:-2]
        for _ in range(self.lot.randint(1, 3)):
            at = self.lot.randrange(len(lines))
            change = self.lot.randrange(5)
            if change == 0 and len(lines) > 1:
                del lines[at]
            elif change == 1:
                lines.insert(at, lines[at])
            elif change == 2:
                lines[at] = self._flip(lines[at])
            elif change == 3:
                lines[at] = lines[at].partition(b":")[0] + b": " + self._noise()[:20]
            else:
                lines.append(
                    self.lot.choice([b"Origin: http://x", b"Content-Length: 5", b"Transfer-Encoding: chunked"])
                )
        return b"\r\n".join(lines) + b"\r\n\r\n"

    def pieces(self, data: bytes) -> list[bytes]:
        """The same bytes, cut anywhere."""
        cuts = sorted(self.lot.randrange(len(data) + 1) for _ in range(self.lot.randint(0, 4)))
        return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]

    # --- frames -------------------------------------------------------------------------------

    def _noise(self) -> bytes:
        return self.lot.randbytes(self.lot.randint(0, 200))

    def _header(self) -> bytes:
        """Any first bytes, with a length in any of the three ways."""
        size = self.lot.choice([0, 1, 125, 126, 127, 65535, 65536, 2**63, 2**64 - 1])
        way = self.lot.choice(
            [bytes([size % 126]), b"\x7e" + (size % 65536).to_bytes(2, "big"), b"\x7f" + size.to_bytes(8, "big")]
        )
        masked = bytes([way[0] | 0x80]) + way[1:] if self.lot.random() < 0.8 else way
        return bytes([self.lot.randrange(256)]) + masked + self._noise()

    def _flipped(self) -> bytes:
        return self._flip(self._message())

    def _flip(self, data: bytes) -> bytes:
        found = bytearray(data)
        for _ in range(self.lot.randint(1, 4)):
            if found:
                found[self.lot.randrange(len(found))] ^= 1 << self.lot.randrange(8)
        return bytes(found)

    def _fragments(self) -> bytes:
        """A message in fragments, some empty, with control frames among them; at times without its end."""
        body = json.dumps(self.lot.choice(self._messages)).encode()
        parts = self.pieces(body)
        sent = b""
        for i, part in enumerate(parts):
            last = i == len(parts) - 1 and self.lot.random() < 0.8
            sent += frame(Opcode.CONT if i else Opcode.TEXT, part, last)
            if self.lot.random() < 0.3:
                sent += self._control()
        return sent

    def _control(self) -> bytes:
        kind = self.lot.choice([Opcode.PING, Opcode.PONG, Opcode.PING, Opcode.PONG, Opcode.CLOSE])
        return frame(kind, self.lot.randbytes(self.lot.choice([0, 1, 2, 125, 126])), self.lot.random() < 0.95)

    # --- messages -----------------------------------------------------------------------------

    def _message(self) -> bytes:
        return frame(Opcode.TEXT, json.dumps(self.lot.choice(self._messages)).encode())

    def _changed(self) -> bytes:
        """A message with a field that is wrong, missing, too much or there twice."""
        message = dict(self.lot.choice(self._messages))
        key = self.lot.choice(list(message))
        change = self.lot.randrange(4)
        if change == 0:
            del message[key]
        elif change == 1:
            message[self.lot.choice(["seat", "x" * 100, ""])] = self.lot.choice(ODD)
        elif change == 2:
            message[key] = self.lot.choice(ODD)
        body = json.dumps(message)
        if change == 3:
            body = body[:-1] + f', "{key}": {json.dumps(self.lot.choice(ODD))}}}'
        return frame(self.lot.choice([Opcode.TEXT, Opcode.BINARY]), body.encode())

    def _text(self) -> bytes:
        """A text that is no message, nested, cut off or no text at all."""
        deep = self.lot.randint(1, 7000)
        body = self.lot.choice(
            [b"[" * deep, b'{"x":' + b"[" * deep, self._noise(), b'{"type":"ping"', b"null", b'"' * deep]
        )
        return frame(Opcode.TEXT, body)
