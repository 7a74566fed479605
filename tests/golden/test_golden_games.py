"""Whole games as they were once played, of every game: they must play out the same for ever."""

from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.record import loads

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_out_to_its_result(path: Path) -> None:
    made = loads(path.read_text(encoding="utf-8"))
    assert made.game == path.parent.name
    match = registry.replay_record(made)
    assert match.over
    assert made.result is not None
    assert (match.state.ending(), tuple(match.state.scores())) == (made.result.ending, made.result.scores)


def test_every_game_of_the_hall_has_golden_games() -> None:
    assert {path.parent.name for path in FILES} >= {g.meta.id for g in registry.all_games() if not g.meta.sample}
