"""Frames of the WebSocket protocol (RFC 6455), as far as nearly all are alike: whole texts, masked on their way in.

What is not of that kind (fragments, pings, closing, errors) is left to `websockets`, which takes twenty times as long.
"""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LONG: Final = 126
"""The length stands in the next two bytes; one more, and it would in the next eight."""
NEEDS_MORE: Final = 0
TOO_LONG: Final = -1


def header(length: int) -> bytes:
    """What stands before a text that a server sends."""
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, LONG, length >> 8, length & 0xFF))
    return bytes((WHOLE_TEXT, LONG + 1)) + length.to_bytes(8, "big")


def end_of(data: bytes, at: int, limit: int) -> int:
    """Where the frame that begins there ends; NEEDS_MORE while it is not all here, TOO_LONG if it should never be."""
    here = len(data) - at
    if here < 2:
        return NEEDS_MORE
    length, head = data[at + 1] & ~MASKED, 2
    if length >= LONG:
        if length > LONG:
            return TOO_LONG
        if here < 4:
            return NEEDS_MORE
        length, head = data[at + 2] << 8 | data[at + 3], 4
        if length > limit:
            return TOO_LONG
    if data[at + 1] & MASKED:
        head += 4
    return at + head + length if here >= head + length else NEEDS_MORE


def text_of(data: bytes, at: int, end: int) -> bytes | None:
    """The text of a frame, None if it is a frame of another kind."""
    if data[at] != WHOLE_TEXT or not data[at + 1] & MASKED:
        return None
    mask = at + (2 if data[at + 1] & ~MASKED < LONG else 4)
    return apply_mask(data[mask + 4 : end], data[mask : mask + 4])
