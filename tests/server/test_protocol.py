"""The types of the wire, as the browser knows them."""

from pathlib import Path

from gnomehall.server import typescript


def test_the_generated_types_of_the_browser_are_not_stale() -> None:
    written = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
    assert written.read_text(encoding="utf-8") == typescript.generate(), (
        "run: python -m gnomehall.server.typescript > web/src/protocol.ts"
    )
