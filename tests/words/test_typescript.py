"""The types of messages, as the browser knows them."""

from pathlib import Path

import pytest

from gnomehall.words import catalogue, typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "messages.ts"


def test_the_generated_types_of_messages_are_not_stale() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript.generate(), (
        "run: python -m gnomehall.words.typescript > web/src/messages.ts"
    )


def test_a_message_is_typed_with_the_variables_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    written = """
-hall = Gnomehall
greeting = Welcome to { -hall }, { $player }
plain = Welcome
event-gift = { $card-id ->
    [gem] { $card } shines
   *[other] { greeting } { $count } times
}
"""
    monkeypatch.setattr(typescript, "source", lambda _, part: written if part == "table" else "")
    found = typescript.generate()
    assert catalogue.BROWSER[0] == "table"
    assert '  "greeting": { "player": Plain };\n' in found
    assert '  "plain": NoData;\n' in found
    assert '  "event-gift": { "card": Plain; "count": Plain; "player": Plain };\n' in found
    assert '-hall"' not in found
