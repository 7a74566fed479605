"""Writes web/src/protocol.ts: the types of the protocol and of every game's view.

A game declares its view type as what its `view` returns, so nothing here is about one game.

    python -m gnomehall.server.typescript > web/src/protocol.ts
"""

import sys
from collections.abc import Iterable
from typing import Any, Final, get_type_hints

from msgspec import inspect

from gnomehall import registry
from gnomehall.core.event import Plain
from gnomehall.core.game import AnyGame
from gnomehall.core.view import SPECTATOR, Refusal, View
from gnomehall.server import protocol

HEAD: Final = f"""\
// Generated from src/gnomehall/server/protocol and the view types of the games. Do not edit.

export const PROTOCOL_VERSION = {protocol.VERSION};

/** The viewer who sits nowhere. */
export const SPECTATOR = {SPECTATOR};

/** What the data of an event is made of. */
export type Plain = number | string | boolean | number[] | string[];

export type Change = [path: (string | number)[], value: unknown];

/** The view after a move, from the one before; what did not change is shared with it. */
export function applyDelta<V>(view: V, delta: readonly Change[]): V {{
  let result: unknown = view;
  for (const [path, value] of delta) result = put(result, path, 0, value);
  return result as V;
}}

function put(at: unknown, path: readonly (string | number)[], depth: number, value: unknown): unknown {{
  if (depth === path.length) return value;
  const copy = (Array.isArray(at) ? [...at] : {{ ...(at as object) }}) as Record<string | number, unknown>;
  const key = path[depth]!;
  copy[key] = put(copy[key], path, depth + 1, value);
  return copy;
}}

/** The choices after a move: a text stands for the choice of that move in the last choices that were not empty. */
export function readChoices(known: readonly Choice[], sent: readonly (Choice | string)[]): Choice[] {{
  const byMove = new Map(known.map((choice) => [choice[0], choice]));
  return sent.map((choice) => (typeof choice === 'string' ? byMove.get(choice)! : choice));
}}
"""

SCALARS: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
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
        for info in inspect.multi_type_info(list(types)):
            self.name(info)

    def name(self, info: inspect.Type) -> str:
        """The TypeScript for a type; a named one is declared on the way."""
        if isinstance(info, inspect.Metadata):
            given = (info.extra or {}).get("ts")
            return str(given) if given else self.name(info.type)
        if type(info) in SCALARS:
            return SCALARS[type(info)]
        if isinstance(info, inspect.LiteralType):
            return " | ".join(f"'{value}'" for value in info.values)
        if isinstance(info, inspect.UnionType):
            return " | ".join(self.name(part) for part in info.types)
        if isinstance(info, inspect.DictType):
            return f"Record<{self.name(info.key_type)}, {self.name(info.value_type)}>"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.name(part) for part in info.item_types)}]"
        if isinstance(info, inspect.ListType | inspect.VarTupleType):
            inner = self.name(info.item_type)
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        if isinstance(info, inspect.StructType | inspect.DataclassType):
            return self.declare(info)
        raise TypeError(f"the protocol has no TypeScript for {info}")

    def declare(self, info: inspect.StructType | inspect.DataclassType) -> str:
        name = self.names.get(info.cls)
        if name is None:
            name = info.cls.__name__
            if name in self.written:
                # Two games may use one word for things of their own: the later one is named after its game.
                name = info.cls.__module__.split(".")[2].title().replace("_", "") + name
            self.names[info.cls] = name
            self.written[name] = ""  # its place, and an end to recursion
            is_array = isinstance(info, inspect.StructType) and info.array_like
            self.written[name] = self._tuple(name, info) if is_array else self._interface(name, info)
        return name

    def _tuple(self, name: str, info: inspect.StructType | inspect.DataclassType) -> str:
        parts = ", ".join(f"{field.encode_name}: {self.name(field.type)}" for field in info.fields)
        return f"export type {name} = [{parts}];\n"

    def _interface(self, name: str, info: inspect.StructType | inspect.DataclassType) -> str:
        base = info.cls.__mro__[1]
        inherits = issubclass(info.cls, View) and info.cls is not View
        extends = f" extends {self.declare(_info(base))}" if inherits else ""
        skipped = {field.name for field in _fields(base)} if inherits else set()
        lines = []
        if isinstance(info, inspect.StructType) and info.tag is not None:
            lines.append(f"  type: '{info.tag}';")
        # A default is what a client may leave out, or what the server leaves out.
        struct = info if isinstance(info, inspect.StructType) else None
        optional = struct is not None and (struct.forbid_unknown_fields or struct.cls.__struct_config__.omit_defaults)
        for field in info.fields:
            if field.name in skipped:
                continue
            mark = "?" if optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)};")
        return f"export interface {name}{extends} {{\n" + "\n".join(lines) + "\n}\n"


def _info(cls: type) -> inspect.StructType | inspect.DataclassType:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType | inspect.DataclassType)
    return info


def _fields(cls: type) -> tuple[inspect.Field, ...]:
    return _info(cls).fields


def core_type(cls: type) -> str:
    """The TypeScript of a type of the core whose data is `Plain`: a union that msgspec writes but can't describe."""
    kinds = {str: "string", dict[str, Plain]: "Record<string, Plain>"}
    lines = [f"  {name}: {kinds[kind]};" for name, kind in get_type_hints(cls).items()]
    return f"export interface {cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def generate() -> str:
    """The whole of protocol.ts."""
    writer = Writer()
    writer.written["Refusal"] = core_type(Refusal)
    writer.add(protocol.ClientMessage.__args__)
    writer.add(protocol.ServerMessage.__args__)
    writer.add(protocol.API)
    writer.add([View])
    games = {game.meta.id: view_type(game) for game in registry.all_games()}
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
