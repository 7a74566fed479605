"""Writes web/src/protocol.ts: the types of the protocol and of every game's view.

A game declares its view type as what its `view` returns, so nothing here is about one game.

    python -m gnomehall.server.typescript > web/src/protocol.ts
"""

import sys
from collections.abc import Iterable
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, structs

from gnomehall import registry
from gnomehall.core.game import AnyGame
from gnomehall.core.view import View
from gnomehall.core.vocabulary import SPECTATOR, Plain
from gnomehall.server import protocol

HEAD: Final = f"""\
// Generated from src/gnomehall/server/protocol and the view types of the games. Do not edit.

export const PROTOCOL_VERSION = {protocol.VERSION};

/** The viewer who sits nowhere. */
export const SPECTATOR = {SPECTATOR};

/** What the data of events, choices and refusals is made of. */
export type Plain = number | string | boolean | number[] | string[];

export type Change = [path: (string | number)[], value: unknown];
"""

SCALARS: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    Plain: "Plain",
}


def view_type(game: AnyGame) -> type[View]:
    """The view type that a game declares."""
    declared = get_type_hints(type(game).view)["return"]
    assert isinstance(declared, type)
    assert issubclass(declared, View)
    return declared


class Writer:
    """Collects the named types that it meets, each once, in the order of meeting."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.names: dict[type, str] = {}

    def add(self, types: Iterable[Any]) -> None:
        for hint in types:
            self.name(hint)

    def name(self, hint: Any) -> str:
        """The TypeScript for a type; a named one is declared on the way."""
        if hint in SCALARS:
            return SCALARS[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            given = [mark.extra["ts"] for mark in args[1:] if isinstance(mark, Meta) and mark.extra]
            return str(given[0]) if given else self.name(args[0])
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in args)
        if origin in (Union, UnionType):
            return " | ".join(self.name(part) for part in args)
        if origin is dict:
            return f"Record<{self.name(args[0])}, {self.name(args[1])}>"
        if origin is tuple and args[1:] != (...,):
            return f"[{', '.join(self.name(part) for part in args)}]"
        if origin in (list, tuple):
            inner = self.name(args[0])
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        if isinstance(hint, type) and (issubclass(hint, Struct) or is_dataclass(hint)):
            return self.declare(hint)
        raise TypeError(f"the protocol has no TypeScript for {hint}")

    def declare(self, cls: type) -> str:
        name = self.names.get(cls)
        if name is None:
            name = cls.__name__
            if name in self.written:
                # Two games may use one word for things of their own: the later one is named after its game.
                name = cls.__module__.split(".")[2].title().replace("_", "") + name
            self.names[cls] = name
            self.written[name] = ""  # its place, and an end to recursion
            self.written[name] = self._interface(name, cls)
        return name

    def _interface(self, name: str, cls: type) -> str:
        base = cls.__mro__[1]
        inherits = issubclass(cls, View) and cls is not View
        extends = f" extends {self.declare(base)}" if inherits else ""
        skipped = get_type_hints(base) if inherits else {}
        lines = []
        may_lack: set[str] = set()
        if issubclass(cls, Struct):
            config = cls.__struct_config__
            if config.tag is not None:
                lines.append(f"  type: '{config.tag}';")
            # A default is what a client may leave out, or what the server leaves out.
            if config.forbid_unknown_fields or config.omit_defaults:
                may_lack = {field.name for field in structs.fields(cls) if not field.required}
        for field, hint in get_type_hints(cls, include_extras=True).items():
            if field not in skipped and get_origin(hint) is not ClassVar:
                lines.append(f"  {field}{'?' if field in may_lack else ''}: {self.name(hint)};")
        return f"export interface {name}{extends} {{\n" + "\n".join(lines) + "\n}\n"


def generate() -> str:
    """The whole of protocol.ts."""
    writer = Writer()
    writer.add(protocol.ClientMessage.__args__)
    writer.add(protocol.ServerMessage.__args__)
    writer.add(protocol.API)
    writer.add([View])
    games = {game.meta.id: view_type(game) for game in map(registry.game, registry.OWN)}
    writer.add(games.values())
    unions = {
        "ClientMessage": [cls.__name__ for cls in protocol.ClientMessage.__args__],
        "ServerMessage": [cls.__name__ for cls in protocol.ServerMessage.__args__],
    }
    tail = [f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n" for name, members in unions.items()]
    rows = "\n".join(f"  '{name}': {writer.names[view]};" for name, view in games.items())
    tail.append(f"/** The view type of every game. */\nexport interface GameViews {{\n{rows}\n}}\n")
    return "\n".join([HEAD, *writer.written.values(), *tail])


if __name__ == "__main__":
    sys.stdout.write(generate())
