"""What one process of a hall says to another, over a connection of their own."""

from typing import Final, Literal

import msgspec
from msgspec import Struct

Kind = Literal["answer", "news", "sync"]
"""How a connection is to be told: `answer` is never dropped, `news` may be, `sync` makes up for what was."""


class Hello(Struct, tag="hello", array_like=True, frozen=True):
    """The first word of both sides. Whoever calls shows the secret of the one that is called."""

    secret: str


class Beat(Struct, tag="beat", array_like=True, frozen=True):
    """Still there."""


class Said(Struct, tag="said", array_like=True, frozen=True):
    """A message of a client whose connection is at the caller, by the caller's number for it."""

    client: int
    data: bytes


class Left(Struct, tag="left", array_like=True, frozen=True):
    """The client is gone, or follows nothing here any more."""

    client: int


class Told(Struct, tag="told", array_like=True, frozen=True):
    """A message to such a client."""

    client: int
    kind: Kind
    table: str
    data: bytes


class HungUp(Struct, tag="hung-up", array_like=True, frozen=True):
    """Such a client has to come again."""

    client: int


class Asked(Struct, tag="asked", array_like=True, frozen=True):
    """An HTTP request about a table."""

    number: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    host: str
    """The address of the client."""


class Withdrawn(Struct, tag="withdrawn", array_like=True, frozen=True):
    """Nobody waits for the response any more."""

    number: int


class Answered(Struct, tag="answered", array_like=True, frozen=True):
    """The response to a request; status 0 where the table is not here any more."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Frame = Hello | Beat | Said | Left | Told | HungUp | Asked | Withdrawn | Answered

LENGTH_BYTES: Final = 4
MOST_BYTES: Final = 64 * 1024 * 1024
"""Bytes of the longest frame; what is longer does not come from a process of ours."""

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Frame).decode


class BadFrame(ValueError):
    """Not what a process of a hall says."""


def pack(frame: Frame) -> bytes:
    data = _encode(frame)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def unpack(waiting: bytearray) -> list[Frame]:
    """The frames that are whole, which are taken out of what waits; BadFrame if they are none."""
    found: list[Frame] = []
    at = 0
    while len(waiting) >= at + LENGTH_BYTES:
        length = int.from_bytes(waiting[at : at + LENGTH_BYTES], "big")
        if length > MOST_BYTES:
            raise BadFrame(f"a frame of {length} bytes")
        if len(waiting) < at + LENGTH_BYTES + length:
            break
        at += LENGTH_BYTES
        try:
            found.append(_decode(memoryview(waiting)[at : at + length]))
        except msgspec.MsgspecError as error:
            raise BadFrame(str(error)) from None
        at += length
    del waiting[:at]
    return found
