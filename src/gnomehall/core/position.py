"""Positions as bytes: what a state holds, as plain values and back, the same in both builds.

A state is numbers, truth values and lists of them, pieces (small objects in its lists) and what all positions of a
game share. The shared things, which are objects of the state itself such as its tables, are not written: a restored
state takes them from a new one of the same edition.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from gnomehall.core.errors import GnomehallError

Contents: TypeAlias = int | str | list[Any] | None
"""What is written: numbers, truth values, texts, nothing, and lists of all that."""

Pieces: TypeAlias = tuple[Callable[[], object], ...]
"""What makes a blank piece of each kind. Compiled classes can't be made without their arguments."""

NUMBER: Final = 0
LIST: Final = 1
TEXT: Final = 2
CONSTANT: Final = 3
"""The lowest two bits of the head of a value; those above are the number, the length, or which constant it is."""
CONSTANTS: Final[tuple[bool | None, ...]] = (None, False, True)


class BadPosition(GnomehallError):
    """Bytes that are no position of this game and edition."""


def attributes_of(thing: object, besides: Iterable[str] = ()) -> list[str]:
    """The names of all attributes in order, of a compiled or an interpreted object, besides some.

    What a thing remembers for later (`memo_`) is no part of the position.
    """
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted(name for name in names - set(besides) if not name.startswith(("__", "memo_")))


def is_plain(value: object) -> bool:
    """Whether a state has the value for itself; what is not plain it shares with others."""
    return value is None or isinstance(value, int | list)


def contents_of(value: object) -> Contents:
    """A plain value as it is written; a piece is a list of the name of its class and its attributes."""
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, list):
        return [contents_of(item) for item in value]
    return [type(value).__name__, *(contents_of(getattr(value, name)) for name in attributes_of(value))]


def value_of(contents: Contents, pieces: Pieces) -> Any:
    """A plain value out of its contents."""
    if not isinstance(contents, list):
        return contents
    if not contents or not isinstance(contents[0], str):
        return [value_of(item, pieces) for item in contents]
    name, *values = contents
    for make in pieces:
        piece = make()
        if type(piece).__name__ == name:
            fill(piece, attributes_of(piece), values, pieces)
            return piece
    raise BadPosition(f"no piece of this game is called '{name}'")


def fill(thing: object, names: list[str], values: list[Any], pieces: Pieces) -> None:
    """Give a state or a piece its attributes."""
    if len(names) != len(values):
        raise BadPosition(f"a {type(thing).__name__} has {len(names)} attributes here, and {len(values)} in the bytes")
    for name, value in zip(names, values, strict=True):
        try:
            setattr(thing, name, value_of(value, pieces))
        except (TypeError, ValueError, OverflowError) as error:
            raise BadPosition(f"'{name}' can't be that: {error}") from None


def write(contents: Contents) -> bytes:
    out = bytearray()
    _write(contents, out)
    return bytes(out)


def read(data: bytes) -> Contents:
    """The contents again; BadPosition if they are cut short or were never ours."""
    try:
        contents, end = _read(data, 0)
    except (IndexError, UnicodeDecodeError, RecursionError):
        raise BadPosition("these bytes are no position: they are cut short or damaged") from None
    if end != len(data):
        raise BadPosition("these bytes are no position: something follows it")
    return contents


def _write(contents: Contents, out: bytearray) -> None:
    if contents is None or isinstance(contents, bool):
        _write_head(CONSTANTS.index(contents), CONSTANT, out)
    elif isinstance(contents, int):
        # Small numbers below zero are short too: 0, -1, 1, -2, 2.
        _write_head(2 * contents if contents >= 0 else -2 * contents - 1, NUMBER, out)
    elif isinstance(contents, str):
        text = contents.encode()
        _write_head(len(text), TEXT, out)
        out += text
    else:
        _write_head(len(contents), LIST, out)
        for item in contents:
            _write(item, out)


def _write_head(number: int, kind: int, out: bytearray) -> None:
    """A whole number, seven bits a byte, the lowest first; the highest bit says that more follow."""
    rest = number << 2 | kind
    while rest > 0x7F:
        out.append(rest & 0x7F | 0x80)
        rest >>= 7
    out.append(rest)


def _read(data: bytes, at: int) -> tuple[Contents, int]:
    head, shift = 0, 0
    while data[at] & 0x80:
        head |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
    head |= data[at] << shift
    at, number, kind = at + 1, head >> 2, head & 3
    if kind == NUMBER:
        return (-(number + 1) // 2 if number & 1 else number // 2), at
    if kind == CONSTANT:
        return CONSTANTS[number], at
    if number > len(data):
        raise IndexError
    if kind == TEXT:
        return data[at : at + number].decode(), at + number
    items: list[Contents] = []
    for _ in range(number):
        item, at = _read(data, at)
        items.append(item)
    return items, at
