"""A record names its edition by its hash, and carries it unless it is the shipped one."""

from dataclasses import replace
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadRecord
from gnomehall.core.record import dumps, loads

GOLDEN = Path(__file__).parents[1] / "golden" / "mighty-gnomes" / "two-players-1.txt"
"""A game with other costs than the shipped ones."""


def test_a_game_of_another_edition_is_replayed_with_it_and_carries_it_when_it_is_written_again() -> None:
    record = loads(GOLDEN.read_text(encoding="utf-8"))
    assert record.digest != registry.shipped_edition(record.game).digest
    match = registry.replay_record(record)
    again = match.record()
    assert again.edition_text == match.setup.edition.text
    assert registry.replay_record(loads(dumps(again))).state.scores() == match.state.scores()


@pytest.mark.parametrize("digest", ["0123456789abcdef", "../edition", "/edition"])
def test_an_edition_that_nobody_knows_is_refused_whatever_its_hash_looks_like(digest: str) -> None:
    record = replace(loads(GOLDEN.read_text(encoding="utf-8")), digest=digest, edition_text=None)
    with pytest.raises(BadRecord, match="is not the shipped one"):
        registry.replay_record(record)
