"""Golden games: readable records that play out to their results, and that show all that a game can hold."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core import record
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import ACTION_IDS

GOLDEN = Path(__file__).parents[2] / "golden" / "gnome-village"
FILES = sorted(GOLDEN.glob("*.txt"))


def loaded(path: Path) -> record.Record:
    return record.loads(path.read_text(encoding="utf-8"))


def positions(made: record.Record) -> Iterator[Village]:
    """Every position of a record; its log holds the events that led to it."""
    s = GAME.new(registry.setup("gnome-village", made.seats, made.options))
    yield s
    for step in made.moves:
        s.log = []
        s.apply(GAME.parse(s, step.text))
        yield s


def shown_by(made: record.Record) -> Iterator[str]:
    """What a record shows: steps that waited, events, actions that were used, a village that split and was mended."""
    yield f"{made.seats} players"
    yield from (f"{name} {value}" for name, value in made.options.items())
    split = False
    for s in positions(made):
        for frame in s.todo:
            yield frame.step.name
        for p in s.players:
            for number in range(len(s.tables.kind_of)):
                if p.uses >> number & 1:
                    yield f"use {ACTION_IDS[s.tables.kind_action[s.tables.kind_of[number]]]}"
        now = any(p.ground.split() for p in s.players)
        if split and not now:
            yield "a village mended"
        split = now
        yield from (event.kind for event in s.log or ())
        if s.removed and any(s.tie(g) < 0 and s.players[g // t.GNOMES].away >> (g % t.GNOMES) & 1
                             for g in range(t.GNOMES * s.seats)):  # fmt: skip
            yield "a traveller without an Airport"


@cache
def all_shown() -> set[str]:
    return {thing for path in FILES for thing in shown_by(loaded(path))}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_comments_of_a_golden_game_count_its_rounds(path: Path) -> None:
    made = loaded(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    told = {at + 1: int(line.split()[2]) for at, line in enumerate(lines) if line.startswith("# round ")}
    begun = 0
    for s, step in zip(positions(made), made.moves, strict=False):
        if s.round() != begun and s.asked() == "reveal":
            begun = s.round()
            assert told.pop(step.line - 1) == begun
    assert told == {}


def test_every_step_occurs_in_a_golden_game() -> None:
    assert len(GAME.steps) == 51
    assert {step.name for step in GAME.steps} - all_shown() == set()


def test_every_action_of_a_business_is_used_in_a_golden_game() -> None:
    assert {f"use {action}" for action in ACTION_IDS if action != "none"} - all_shown() == set()


def test_every_way_to_end_occurs_in_a_golden_game() -> None:
    assert {made.result.ending for made in map(loaded, FILES) if made.result} == {"gnomes", "rounds"}


def test_everything_worth_seeing_occurs_in_a_golden_game() -> None:
    wanted = {
        "2 players", "3 players", "4 players", "deluxe yes", "young yes", "a village mended", "reshuffle", "ransom",
        "guest-coin", "guest-token", "fly-back", "happy", "angry", "remove", "last-round", "over",
        "angry-guest", "no-gift", "remodelled", "put-back", "rounds-left",
    }  # fmt: skip
    assert wanted - all_shown() == set()
