"""The documentation as a site: it is built without a complaint, and every link and anchor in it leads somewhere."""

import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CONFIG = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
SITE = ROOT / CONFIG["site_dir"]


class Page(HTMLParser):
    """Collects where a page leads, and what can be led to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.add(value)
            elif name in ("id", "name") and value:
                self.anchors.add(value)


@pytest.fixture(scope="module")
def pages() -> dict[Path, Page]:
    """The pages of the site, built now."""
    built = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return {path: Page(path.read_text(encoding="utf-8")) for path in SITE.rglob("*.html")}


def in_nav(entries: Any) -> set[str]:
    """The pages that the navigation names, however deep."""
    if isinstance(entries, str):
        return {entries}
    inner = entries.values() if isinstance(entries, dict) else entries
    return set().union(*map(in_nav, inner))


def test_every_link_and_anchor_leads_somewhere(pages: dict[Path, Page]) -> None:
    broken = []
    for path, page in pages.items():
        for link in page.links:
            target, anchor = urldefrag(unquote(link))
            if path.name == "404.html" or "://" in link or link.startswith(("//", "mailto:", "data:")):
                continue
            found = path if not target else (path.parent / target).resolve()
            if not found.exists() or (found in pages and anchor not in pages[found].anchors):
                broken.append(f"{path.relative_to(SITE)}: {link}")
    assert broken == []


def test_every_page_is_in_the_navigation_or_among_the_decisions() -> None:
    named = in_nav(CONFIG["nav"])
    decisions = (DOCS / "decisions" / "index.md").read_text(encoding="utf-8")
    for page in DOCS.rglob("*.md"):
        name = page.relative_to(DOCS).as_posix()
        assert name in named or (page.parent.name == "decisions" and f"]({page.name})" in decisions), name


def test_the_reference_is_made_of_the_docstrings(pages: dict[Path, Page]) -> None:
    text = (SITE / "reference" / "index.html").read_text(encoding="utf-8")
    assert "Make a move, as text or by its number" in text
    assert "gnomehall.library.match.Match.play" in pages[SITE / "reference" / "index.html"].anchors
