"""Whoever reads what they did is addressed: "You plant", "Você planta", never by name, and in good grammar."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from gnomehall import registry
from gnomehall.core.event import Event
from gnomehall.words import LANGUAGES
from gnomehall.words.catalogue import SHELL, source
from gnomehall.words.speech import Speech

TOLD = ("event-", "notice-", "undo-entry")
"""The messages that tell what happened."""
SEATS = ("seat", "seats", "whom", "whose")
ADDRESS = {"en": ("you", r"\b[Yy]ou(r|rs)?\b"), "pt-BR": ("você", r"\b([Vv]ocê|[Ss]eus?|[Ss]uas?)\b")}
"""What stands for the reader inside a sentence, and how it can be seen that one is addressed."""
WRONG = {
    # No third person after "you" ("passes" is none), no "you's", no gnome "of you".
    "en": r"\b[Yy]ou (?!pass\b)\w+s\b|\b[Yy]ou's|\bof you\b|\b[Yy]ou (is|has|does|was)\b",
    # "Seu gnomo", not "o gnomo de você".
    "pt-BR": r"\bde você\b|\bvocê's",
}
TAKEN_FROM = {"event-thief", "event-happy"}
"""Where something is taken, "de você" is right."""

Messages = dict[str, fluent.Message]


def messages(language: str, *parts: str) -> Messages:
    entries = [entry for part in parts for entry in FluentParser().parse(source(language, part)).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, fluent.Message)}


class Sayings:
    """All that a pattern can say when the seat of one key is addressed."""

    def __init__(self, known: Messages, key: str, you: str) -> None:
        self.known, self.key, self.you = known, key, you

    def of(self, pattern: fluent.Pattern) -> Iterator[str]:
        parts = [[e.value] if isinstance(e, fluent.TextElement) else [*self._placed(e)] for e in pattern.elements]
        return ("".join(chosen) for chosen in product(*parts))

    def _placed(self, placeable: fluent.Placeable) -> Iterator[str]:
        inner = placeable.expression
        if isinstance(inner, fluent.SelectExpression):
            selector = inner.selector
            asked = selector.id.name if isinstance(selector, fluent.VariableReference) else ""
            for variant in inner.variants:
                name = variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
                if asked.endswith("-you") and name != ("yes" if asked == f"{self.key}-you" else "no"):
                    continue
                yield from self.of(variant.value)
        elif isinstance(inner, fluent.VariableReference):
            yield self.you if inner.id.name == self.key else f"<{inner.id.name}>"
        elif isinstance(inner, fluent.MessageReference):
            value = self.known[inner.id.name].value
            assert value is not None
            yield from self.of(value)
        else:
            yield str(inner.parse()["value"]) if isinstance(inner, fluent.StringLiteral) else "1"


def sentences(language: str, *parts: str) -> Iterator[tuple[str, str, str]]:
    """Every sentence that addresses somebody: the message, the key of the seat, the text."""
    known = messages(language, *parts)
    for id_, message in known.items():
        if not id_.startswith(TOLD):
            continue
        for pattern in [message.value, *(attribute.value for attribute in message.attributes)]:
            assert pattern is not None
            for key in SEATS:
                sayings = set(Sayings(known, key, "").of(pattern))
                if sayings != set(Sayings(known, key, "?").of(pattern)) or _asks(pattern, f"{key}-you"):
                    yield from ((id_, key, text) for text in Sayings(known, key, ADDRESS[language][0]).of(pattern))


def _asks(pattern: fluent.Pattern, variable: str) -> bool:
    return f"'{variable}'" in str(pattern.to_json())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parts", [*([*SHELL, game] for game in registry.OWN)], ids=lambda parts: parts[-1])
def test_whatever_is_told_of_a_player_can_be_told_to_that_player(parts: list[str], language: str) -> None:
    found = list(sentences(language, *parts))
    assert found
    for id_, key, text in found:
        if key == "seat":
            assert re.search(ADDRESS[language][1], text), f"{id_} does not address whom it is about: {text}"
        wrong = re.search(WRONG[language], text) if id_ not in TAKEN_FROM else None
        assert not wrong, f"{id_}: '{wrong and wrong[0]}' in: {text}"


@pytest.mark.parametrize(
    ("language", "seat", "said"),
    [
        ("en", 0, "You dust Bia, who loses a point"),
        ("en", 1, "Ana dusts you, and you lose a point"),
        ("en", 2, "Ana dusts Bia, who loses a point"),
        ("pt-BR", 0, "Você empoeira Bia, que perde um ponto"),
        ("pt-BR", 1, "Ana empoeira você, que perde um ponto"),
    ],
)
def test_a_sentence_addresses_whoever_reads_it(language: str, seat: int, said: str) -> None:
    words = Speech(language, "toadstools", player=["Ana", "Bia", "Caio"].__getitem__, you=seat)
    assert words.event(Event("dust", "TOAD-4", {"seat": 0, "whom": 1})) == said
