"""Writes web/src/messages.ts: the id of every message that a browser can say, with the variables it is made of.

python -m gnomehall.words.typescript > web/src/messages.ts
"""

import sys
from collections.abc import Mapping
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from gnomehall import registry
from gnomehall.words import FALLBACK
from gnomehall.words.catalogue import BROWSER, source

HEAD: Final = """\
// Generated from the English catalogues. Do not edit.

import type { Plain } from "./protocol";

/** What a message without variables is given. */
export type NoData = Record<string, never>;
"""


class References(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        """The messages and terms that it contains."""

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  # the visitor asks for it
        # The id of a component comes with its name, and with a seat, whether it is addressed: see Speech.
        self.variables.add(node.id.name.removesuffix("-id").removesuffix("-you"))

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  # the visitor asks for it
        self.others.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802  # the visitor asks for it
        # A term has no variables but those that it is given here.
        if node.arguments is not None:
            self.visit(node.arguments)


def references(language: str, part: str) -> dict[str, References]:
    """The messages of a catalogue and what each is made of."""
    found: dict[str, References] = {}
    for entry in FluentParser().parse(source(language, part)).body:
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def variables(id_: str, known: Mapping[str, References]) -> set[str]:
    """What a message must be given, for the messages that it contains too."""
    made_of = known[id_]
    return made_of.variables.union(*(variables(other, known) for other in made_of.others))


def interface(name: str, ids: Mapping[str, References], known: Mapping[str, References]) -> str:
    rows = []
    for id_ in ids:
        fields = "; ".join(f'"{key}": Plain' for key in sorted(variables(id_, known)))
        rows.append(f'  "{id_}": {f"{{ {fields} }}" if fields else "NoData"};\n')
    return f"export interface {name} {{\n{''.join(rows)}}}\n"


def type_name(part: str) -> str:
    """`GnomeVillageMessages` for gnome-village."""
    return f"{part.title().replace('-', '')}Messages"


def generate() -> str:
    """The whole of messages.ts."""
    shell = {part: references(FALLBACK, part) for part in BROWSER}
    games = {game: references(FALLBACK, game) for game in registry.OWN}
    shared = {id_: made_of for part in shell.values() for id_, made_of in part.items()}
    parts = [interface(type_name(part), ids, shared | ids) for part, ids in (shell | games).items()]
    rows = "".join(f'  "{game}": {type_name(game)};\n' for game in games)
    tail = f"/** The messages of every game. */\nexport interface GameMessages {{\n{rows}}}\n"
    return "\n".join([HEAD, *parts, tail])


if __name__ == "__main__":
    sys.stdout.write(generate())
