"""No save is ever lost: what any release wrote down plays to its score, whatever the rules have become since."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadRecord
from gnomehall.core.game import Setup
from gnomehall.core.match import Match
from gnomehall.core.record import Record, dumps, loads
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.core.verdict import draws_of, verify
from gnomehall.games.toadstools import ToadstoolsGame
from gnomehall.games.toadstools.edition import ToadstoolsEdition
from gnomehall.games.toadstools.state import Toadstools
from gnomehall.games.toadstools.steps import PICK

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/records/*.game"))
OLD = loads((HERE / "0.1.0" / "records" / "toadstools-3-0.game").read_text(encoding="utf-8"))


class ChangedToadstools(ToadstoolsGame):
    """Toadstools by made-up rules: from version 2 on everybody picks one mushroom more at the start."""

    meta = replace(ToadstoolsGame.meta, rules=2)

    def start(self, setup: Setup[ToadstoolsEdition]) -> Toadstools:
        s = super().start(setup)
        if self.rules_of(setup) >= 2:
            for seat in range(setup.seats):
                s.push(PICK, CHANCE, seat)
        return s


class ForgetfulToadstools(ChangedToadstools):
    """The same by somebody who no longer plays the first version."""

    meta = replace(ChangedToadstools.meta, oldest=2)


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall has the made-up rules."""
    play_by(monkeypatch, ChangedToadstools())


def play_by(monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
    real = registry.game
    monkeypatch.setattr(registry, "game", lambda name: game if name == "toadstools" else real(name))


def finish(match: Match) -> Record:
    rng = Rng(1)
    while not match.over:
        legal = match.state.legal_actions()
        match.act(legal[rng.below(len(legal))])
    return match.record()


# --- what releases wrote ------------------------------------------------------------------------


def test_there_are_records_of_every_game_and_every_number_of_players() -> None:
    played = {(record.game, record.seats) for record in (loads(path.read_text(encoding="utf-8")) for path in RECORDS)}
    assert played == {(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats}


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parts[-3]}/{path.stem}" for path in RECORDS])
def test_a_released_record_plays_to_its_score(path: Path) -> None:
    """It fails when rules or components were changed for old games too: raise `Meta.rules` and ask for the version
    where they differ, and keep the components as `former/<hash>.toml` (decision 0025).
    """
    text = path.read_text(encoding="utf-8")
    record = loads(text)
    assert record.result is not None
    match = registry.replay_record(record)
    assert dumps(replace(match.record(), proof=record.proof)) == text
    if record.proof:
        draws = draws_of(Match(match.game, match.setup), record.moves)
        assert verify(record.proof, draws).faults == ()


# --- a made-up change of the rules --------------------------------------------------------------


@pytest.mark.usefixtures("changed")
def test_after_a_change_of_the_rules_an_old_record_still_plays_to_its_score() -> None:
    match = registry.replay_record(OLD)
    assert match.record() == replay_lines(OLD)
    with pytest.raises(BadRecord):
        registry.replay_record(replace(OLD, rules=2))


@pytest.mark.usefixtures("changed")
def test_a_game_begun_under_old_rules_ends_under_them_and_a_new_one_has_the_new_ones() -> None:
    begun = registry.replay_record(OLD, upto=20)
    ended = finish(begun)
    assert (ended.rules, registry.replay_record(ended).state.scores()) == (1, begun.state.scores())
    new = finish(Match(registry.game("toadstools"), registry.setup("toadstools", 3)))
    assert new.rules == 2
    assert registry.replay_record(new).over


def test_rules_that_are_not_there_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    play_by(monkeypatch, ForgetfulToadstools())
    with pytest.raises(BadRecord, match="written for version 1 of the rules, this program has 2"):
        registry.replay_record(OLD)


def replay_lines(record: Record) -> Record:
    """The record as a match writes it, which knows no lines of a file."""
    return replace(record, moves=tuple(replace(move, line=0) for move in record.moves))


# --- a made-up change of the components ---------------------------------------------------------


def test_after_a_change_of_the_components_an_old_record_finds_those_that_it_was_played_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = registry.shipped_text("toadstools")
    newer = registry.game("toadstools").edition(text.replace('name = "first"', 'name = "second"', 1))
    assert newer.digest != OLD.digest
    monkeypatch.setattr(registry, "shipped_edition", lambda name: newer)
    monkeypatch.setattr(registry, "files", lambda package: tmp_path)
    registry.former_edition.cache_clear()
    with pytest.raises(BadRecord, match="not the shipped one"):
        registry.replay_record(OLD)
    (tmp_path / "former").mkdir()
    (tmp_path / "former" / f"{OLD.digest}.toml").write_text(text, encoding="utf-8")
    registry.former_edition.cache_clear()
    again = registry.replay_record(OLD).record()
    assert again.result == OLD.result
    assert again.edition_text == text, "from now on it carries them"
    registry.former_edition.cache_clear()
