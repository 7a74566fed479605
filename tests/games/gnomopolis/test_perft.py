"""Perft: how many lines of play there are from fixed positions, so many choices deep, chance included.

The numbers were counted by the pure and by the compiled build, which agree. The first two of the two-player start are
counted by hand below, and the shallow ones of every position a second time in a slow and independent way: each line is
played from the first move of its game by text alone, without ever copying a position. A number that changes means that
legality or the course of the game has changed.
"""

from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.play import perft
from gnomehall.core.state import NOBODY
from gnomehall.games.gnomopolis import GAME
from gnomehall.games.gnomopolis.state import Gnomopolis

GOLDEN = Path(__file__).parents[2] / "golden" / "gnomopolis"


def opening(seats: int) -> list[str]:
    """Seat 0 first, the offer B01, B02, B08, B15, B20, B27, and everybody draws a child and two villagers."""
    moves = ["first 0"] if seats > 1 else []
    moves += [f"reveal {card}" for card in ("B01", "B02", "B08", "B15", "B20", "B27")]
    return moves + ["draw C", "draw V", "draw V"] * seats


def golden(name: str, moves: int) -> list[str]:
    """The beginning of a golden game."""
    made = record.loads((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    return [move.text for move in made.moves[:moves]]


TABLE = [
    ("the start of one player", 1, opening(1), [9, 109, 547, 1425, 4372]),
    ("the start of two players", 2, opening(2), [9, 109, 503, 1227, 3653]),
    ("the start of three players", 3, opening(3), [9, 109, 503, 1227, 3477]),
    ("the start of four players", 4, opening(4), [9, 109, 503, 1227, 3477]),
    ("a draw, solo", 1, golden("solo", 76), [5, 81, 641, 3890, 21356]),
    ("a turn of two players", 2, golden("two-searches", 113), [11, 132, 496, 3946]),
    ("a draw, three players", 3, golden("three-gnomes", 103), [4, 56, 380, 2348]),
    ("a Search, four players", 4, golden("four-empty-deck", 340), [14, 156, 672, 3474]),
]
NAMES = [row[0] for row in TABLE]


def position(seats: int, moves: list[str]) -> Gnomopolis:
    s = GAME.new(registry.setup("gnomopolis", seats))
    for move in moves:
        s.apply(GAME.parse(s, move))
    return s


def slow_count(seats: int, moves: list[str], depth: int) -> int:
    """The same number, with every position reached from the start by the texts of its moves."""
    s = position(seats, moves)
    if depth == 0 or s.player() == NOBODY:
        return 1
    texts = [GAME.text(s, action) for action in s.legal_actions()]
    return sum(slow_count(seats, [*moves, text], depth - 1) for text in texts)


@pytest.mark.parametrize(("name", "seats", "moves", "counts"), TABLE, ids=NAMES)
def test_the_number_of_lines_is_as_counted(name: str, seats: int, moves: list[str], counts: list[int]) -> None:
    s = position(seats, moves)
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("name", "seats", "moves", "counts"), TABLE, ids=NAMES)
def test_replaying_texts_from_scratch_counts_the_same(
    name: str, seats: int, moves: list[str], counts: list[int]
) -> None:
    assert [slow_count(seats, moves, depth) for depth in (1, 2)] == counts[:2]


def test_the_first_two_numbers_of_two_players_by_hand() -> None:
    """Active are a child and two villagers, as many wait in the cup, and 22 cards in the deck."""
    after = {
        "pass": 2,  # draw a child or a villager
        "use D1 C": 6,  # pass, use D2, caravan D2, build B01, B08 or B15 with the villagers
        "use D2 V": 4,  # one of the professions
        "caravan D1 C": 5,  # pass, use D2, build B01, B08 or B15
        "caravan D2 V": 4,
        "build B01 VV": 22,  # a card comes into the offer
        "build B02 CV": 22,
        "build B08 VV": 22,
        "build B15 VV": 22,
    }
    s = position(2, opening(2))
    assert [GAME.text(s, action) for action in s.legal_actions()] == list(after)
    for move, lines in after.items():
        t = s.copy()
        t.apply(GAME.parse(t, move))
        assert perft(t, 1) == lines, move
    assert sum(after.values()) == 109
