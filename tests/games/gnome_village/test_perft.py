"""Perft: how many lines of play there are from fixed positions, so many choices deep, chance included.

The numbers were counted by the pure and by the compiled build, which agree. The shallow ones are counted a second time
in a slow and independent way: each line is played from the first move of its game by text alone, without ever copying
a position. A number that changes means that legality or the course of the game has changed.
"""

from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.play import perft
from gnomehall.core.state import NOBODY
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village.state import Village

GOLDEN = Path(__file__).parents[2] / "golden" / "gnome-village"


def golden(name: str, step: str, nth: int) -> tuple[record.Record, list[str]]:
    """A golden game up to the nth time that a step is asked."""
    made = record.loads((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    s = GAME.new(registry.setup("gnome-village", made.seats, made.options))
    moves: list[str] = []
    for move in made.moves:
        nth -= s.asked() == step
        if nth == 0:
            break
        s.apply(GAME.parse(s, move.text))
        moves.append(move.text)
    assert s.asked() == step
    return made, moves


TABLE: list[tuple[str, str, int, list[int]]] = [
    ("two-presets", "lay-kit", 1, [5, 13, 54, 150, 828, 5784]),
    ("two-presets", "work-menu", 9, [1, 3, 22, 61, 357, 2194]),
    ("two-young", "lay-kit", 4, [2, 12, 31, 209, 1166]),
    ("three-free-layouts", "reveal", 8, [17, 125, 1211, 9961]),
    ("three-free-layouts", "move-menu", 14, [3, 20, 104, 388, 2336]),
    ("four-deluxe", "fly", 1, [4, 18, 93, 669, 2860]),
    ("four-deluxe", "architect", 1, [4, 21, 193, 822]),
]


def position(made: record.Record, moves: list[str]) -> Village:
    s = GAME.new(registry.setup("gnome-village", made.seats, made.options))
    for move in moves:
        s.apply(GAME.parse(s, move))
    return s


def slow_count(made: record.Record, moves: list[str], depth: int) -> int:
    """The same number, with every position reached from the start by the texts of its moves."""
    s = position(made, moves)
    if depth == 0 or s.player() == NOBODY:
        return 1
    texts = [GAME.text(s, action) for action in s.legal_actions()]
    return sum(slow_count(made, [*moves, text], depth - 1) for text in texts)


@pytest.mark.parametrize(("name", "step", "nth", "counts"), TABLE)
def test_the_number_of_lines_is_as_counted(name: str, step: str, nth: int, counts: list[int]) -> None:
    s = position(*golden(name, step, nth))
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("name", "step", "nth", "counts"), TABLE)
def test_replaying_texts_from_scratch_counts_the_same(name: str, step: str, nth: int, counts: list[int]) -> None:
    made, moves = golden(name, step, nth)
    assert slow_count(made, moves, 1) == counts[0]


def test_the_first_numbers_of_a_layout_by_hand() -> None:
    """Three presets, a four-way that lies in one way only, a T-junction in four."""
    s = GAME.new(registry.setup("gnome-village", 2, {"first": "0"}))
    after = {
        "preset main-street": 2,  # which House is lit
        "preset cross": 2,
        "preset stair": 2,
        "lay X": 3,  # laid at once; then a House, a four-way or a T-junction
        "lay T": 4,  # which way round
    }
    assert [GAME.text(s, action) for action in s.legal_actions()] == list(after)
    for move, lines in after.items():
        t = s.copy()
        t.apply(GAME.parse(t, move))
        assert perft(t, 1) == lines, move
    assert perft(s, 2) == 13
