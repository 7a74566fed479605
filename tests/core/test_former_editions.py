"""Editions that were shipped before: records name them by their hash, and must find them."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadRecord
from gnomehall.core.record import dumps, loads

FORMER = [
    (name, Path(str(file)))
    for name, package in registry.GAMES.items()
    if (files(package) / "former").is_dir()
    for file in (files(package) / "former").iterdir()
]
GOLDEN = Path(__file__).parents[1] / "golden" / "mighty-gnomes" / "two-players-1.txt"


@pytest.mark.parametrize(("name", "file"), FORMER, ids=lambda part: getattr(part, "stem", part))
def test_a_former_edition_is_named_by_its_hash(name: str, file: Path) -> None:
    made = registry.game(name).edition(file.read_text(encoding="utf-8"))
    assert file.name == f"{made.digest}.toml"
    assert made.digest != registry.shipped_edition(name).digest


def test_a_game_of_a_former_edition_is_replayed_with_it_and_carries_it_when_it_is_written_again() -> None:
    record = loads(GOLDEN.read_text(encoding="utf-8"))
    match = registry.replay_record(record)
    again = match.record()
    assert again.edition_text == match.setup.edition.text
    assert registry.replay_record(loads(dumps(again))).state.scores() == match.state.scores()


@pytest.mark.parametrize("digest", ["0123456789abcdef", "../edition", "/edition"])
def test_an_edition_that_nobody_knows_is_refused_whatever_its_hash_looks_like(digest: str) -> None:
    record = replace(loads(GOLDEN.read_text(encoding="utf-8")), digest=digest)
    with pytest.raises(BadRecord, match="is not the shipped one"):
        registry.replay_record(record)
