"""`probe` finds every hole that was planted, names it, and shows it by a record."""

from typing import Any

import pytest

import gnomehall
from gnomehall import registry
from gnomehall.core.game import Setup
from gnomehall.core.record import loads
from gnomehall.sim.batch import Batch
from gnomehall.sim.dominance import amounts_of, dominated
from gnomehall.sim.probe import Finding, Plan, probe
from gnomehall.sim.probe_games import ProbeWorker, Wanted
from gnomehall.sim.tricks import tricks
from tests.sim.planted import QUICK, SLOW, Planted, RoundGame, toadstools

KINDS = {"endless", "stalling", "loop", "idle", "seat", "never-legal", "unwanted", "dominated", "strong", "trick"}


def findings(game: str, text: str | None, games: int, look_for_tricks: bool = False) -> list[Finding]:
    batch = Batch(game, ("greedy", "greedy"), games, 0, None, {}, text, counts_takings=True)
    return probe(Plan(batch, "greedy", look_for_tricks), 1)


def check_planted(planted: Planted) -> None:
    found = findings(planted.game, planted.edition(), planted.games, planted.tricks)
    [named] = [one for one in found if (one.kind, one.what) == (planted.kind, planted.what)]
    for one in found:
        record = loads(one.record)
        match = registry.replay_record(record)
        assert match.over
        assert match.setup.edition.text == planted.edition()
        assert record.players == one.shown.cast
    if named.found is not None:
        assert not named.found.low <= named.bound <= named.found.high


@pytest.mark.parametrize("planted", QUICK, ids=lambda planted: planted.name)
def test_a_planted_hole_is_found(planted: Planted) -> None:
    check_planted(planted)


@pytest.mark.skipif(not gnomehall.COMPILED, reason="greedy players take minutes without the compiled build")
@pytest.mark.parametrize("planted", SLOW, ids=lambda planted: planted.name)
def test_a_hole_that_takes_long_to_show_is_found(planted: Planted) -> None:
    check_planted(planted)


def test_at_least_ten_are_planted_of_every_kind() -> None:
    assert len(QUICK) + len(SLOW) + 1 >= 10
    assert {planted.kind for planted in (*QUICK, *SLOW)} | {"loop"} == KINDS


def test_a_game_that_goes_round_in_circles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RoundGame("")
    setup: Setup[Any] = Setup(2, game.edition(""), shipped=True)
    monkeypatch.setattr(registry, "game", lambda name: game)
    monkeypatch.setattr(registry, "setup", lambda *_: setup)
    monkeypatch.setattr(registry, "advice", lambda name: game.advice())
    monkeypatch.setattr("gnomehall.sim.probe_games.MOST_DECISIONS", 200)
    found = findings("marbles", None, 10)
    assert {"endless", "loop"} <= {one.kind for one in found}, "greedy players wait for a better marble too"
    [loop] = [one for one in found if one.kind == "loop"]
    assert int(loop.what) >= 3
    moves = [move.text for move in loads(loop.record).moves]
    assert moves.count("throw") >= 3, "who throws a marble back is where they were"


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    """As many mushrooms for both, plenty to choose from, and nothing to be had by a trick."""
    fair = toadstools(4, a=9, b=9, c=9, d=9, p=8)
    assert {one.kind for one in findings("toadstools", fair, 60)} <= {"seat"}


def test_the_number_of_processes_makes_no_difference() -> None:
    once = findings("toadstools", None, 30)
    batch = Batch("toadstools", ("greedy", "greedy"), 30, 0, counts_takings=True)
    assert probe(Plan(batch, "greedy", tricks=False), 2) == once
    assert once


def test_a_trick_does_one_thing_and_is_greedy_for_the_rest() -> None:
    batch = Batch("toadstools", ("greedy", "greedy"), 1, 0, counts_takings=True)
    worker = ProbeWorker(batch)
    assert {"always plant", "always plant a", "never plant b", "always dust"} & set(tricks(worker))
    moves = loads(worker.play(Wanted(("never plant c", "greedy"), 3), noted=True).record).moves
    plain = loads(worker.play(Wanted(("greedy", "greedy"), 3), noted=True).record).moves
    assert [move.text for move in moves if move.who == 0] != [move.text for move in plain if move.who == 0]


def test_weights_of_the_advice_are_tried_where_a_game_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.sim.tricks.LOOKED_AT", 0)
    worker = ProbeWorker(Batch("gnomopolis", ("random", "random"), 1, 0, counts_takings=True))
    found = [name for name in tricks(worker) if name.startswith("weight ")]
    assert len(found) == 30
    assert worker.play(Wanted((found[0], "random"), 0)).game is not None


def test_amounts_are_read_as_they_are_printed() -> None:
    assert amounts_of(["$2", "draw 1", "+S", "$1"]) == {"$": 3, "draw": 1, "+S": 1}
    assert amounts_of(5) == {"": 5}
    assert amounts_of(None) == {}


def test_a_component_is_beaten_only_by_one_that_is_better_in_something() -> None:
    merits = {"buildings": {"team": -1, "effects": 1}}
    entries = (("A1", "['V', 'V']", "['$1']"), ("A2", "['V']", "['$2']"), ("A3", "['V']", "['$2']"), ("A4", "[]", "[]"))
    text = "".join(f"[[buildings]]\nid = '{id_}'\nteam = {team}\neffects = {gain}\n" for id_, team, gain in entries)
    assert [(one.id, one.by) for one in dominated(text, merits)] == [("A1", "A2")]
    boxed = text.replace("id = 'A2'", "id = 'A2'\ncopies = 0").replace("id = 'A3'", "id = 'A3'\ncopies = 0")
    assert list(dominated(boxed, merits)) == []


def test_the_shipped_cards_are_not_dominated() -> None:
    merits = registry.game("gnomopolis").faces().merits
    assert list(dominated(registry.shipped_text("gnomopolis"), merits)) == []
