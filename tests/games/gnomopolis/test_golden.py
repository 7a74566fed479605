"""Golden games: readable records that play out to their results, and that show all that a game can hold."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.state import Deed, Step
from gnomehall.games.gnomopolis import GAME
from gnomehall.games.gnomopolis.state import REASONS, Gnomopolis
from gnomehall.games.gnomopolis.steps import building, chance, effects, paying, turn
from gnomehall.games.gnomopolis.tables import FIRST_ADVISOR

GOLDEN = Path(__file__).parents[2] / "golden" / "gnomopolis"
FILES = sorted(GOLDEN.glob("*.txt"))
SEEN_IN_RECORDS = {
    "solo game", "sprint", "2 players", "3 players", "4 players",
    "use", "caravan", "build", "pass", "gain", "pay", "join",
    "seek cup", "seek exhausted", "seek scroll", "seek lying", "seek caravan", "seek team",
    "team with a helper", "team of helpers", "advisor moves on", "deck runs out", "offer with an empty place",
}  # fmt: skip


def loaded(path: Path) -> record.Record:
    return record.loads(path.read_text(encoding="utf-8"))


def positions(made: record.Record) -> Iterator[tuple[Gnomopolis, str]]:
    """Every position of a record with the move that is made in it, and the last one with none."""
    s = GAME.new(registry.replay_record(made, upto=0).setup)
    for move in made.moves:
        yield s, move.text
        s.apply(GAME.parse(s, move.text))
    yield s, ""


def shown_by_move(s: Gnomopolis, move: str) -> Iterator[str]:
    verb, *words = move.split()
    if verb == "build":
        if "H" in words[1]:
            yield "team with a helper"
        if set(words[1]) == {"H"}:
            yield "team of helpers"
    if verb != "seek":
        yield verb
    elif words[0] in ("cup", "exhausted", "team"):
        yield f"seek {words[0]}"
    else:
        yield "seek scroll"
        if words[1].endswith("!"):
            yield "seek lying"
        if words[0] == "D7":
            yield "seek caravan"


def shown_by(made: record.Record) -> Iterator[str]:
    """What a record shows: steps that waited, kinds of moves, and turns of fate."""
    yield "solo game" if made.seats == 1 else f"{made.seats} players"
    if made.options.get("sprint") == "yes":
        yield "sprint"
    held: list[int] = []
    for s, move in positions(made):
        for frame in s.todo:
            yield type(frame.step).__name__
        if move:
            yield from shown_by_move(s, move)
        holders = [d.scrolls >> FIRST_ADVISOR for d in s.districts]
        if any(before & ~now for before, now in zip(held, holders, strict=False)):
            yield "advisor moves on"
        held = holders
        if s.deck == 0:
            yield "deck runs out"
            # While a card is being turned up its place is empty too; nothing is turned up from an empty deck.
            if "" in GAME.view(s, 0).offer:
                yield "offer with an empty place"


@cache
def all_shown() -> set[str]:
    return {thing for path in FILES for thing in shown_by(loaded(path))}


def all_steps() -> set[str]:
    kinds = [kind for module in (building, chance, effects, paying, turn) for kind in vars(module).values()]
    found = {kind.__name__ for kind in kinds if isinstance(kind, type) and issubclass(kind, Step)}
    return found - {Step.__name__, Deed.__name__}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_comments_of_a_golden_game_count_its_rounds(path: Path) -> None:
    made = loaded(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    told = {lines.index(line) + 1: int(line.split()[2]) for line in lines if line.startswith("# round ")}
    begun = 0
    for (s, _), move in zip(positions(made), made.moves, strict=False):
        if s.rounds != begun:
            begun = s.rounds
            assert told.pop(move.line - 1) == begun
    assert told == {}


def test_every_step_occurs_in_a_golden_game() -> None:
    steps = all_steps()
    assert len(steps) == 12
    assert steps - all_shown() == set()


def test_every_way_to_end_occurs_in_a_golden_game() -> None:
    endings = {made.result.ending for made in map(loaded, FILES) if made.result}
    assert endings == set(REASONS) - {""}
    assert len(endings) == 5


def test_everything_worth_seeing_occurs_in_a_golden_game() -> None:
    assert SEEN_IN_RECORDS - all_shown() == set()
