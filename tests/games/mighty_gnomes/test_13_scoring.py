"""Chapter 13: game end and scoring."""

import pytest

from gnomehall.core.state import NOBODY
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.home import score
from gnomehall.games.mighty_gnomes.tables import FROM_BEDROOM, FROM_CHESTS
from tests.games.mighty_gnomes.table import table


@pytest.mark.rule("MIG-128")
def test_the_game_ends_after_the_claims_of_round_five_without_free_actions() -> None:
    t = table(2).has(0, "WW").evening(day=5).claims("key")
    t.play("claim points")
    assert t.moves() == ["exchange WW S", "exchange WW M", "exchange WW C", "end"]
    t.play("end")
    assert t.state.player() == NOBODY
    assert t.moves() == []


@pytest.mark.rule("MIG-129", "MIG-130", "MIG-Q75")
def test_four_items_of_any_kind_are_a_point_rounded_down() -> None:
    assert table().has(0, "WSM", coins=0).scored("items") == 0
    assert table().has(0, "WSM", coins=1).scored("items") == 1
    assert table().has(0, "W", coins=2, keys=1).scored("items") == 1
    assert table().has(0, "WX", coins=2).scored("items") == 0  # a crystal is no item


@pytest.mark.rule("MIG-131")
def test_a_crystal_is_a_point() -> None:
    assert table().has(0, "XXX").scored("crystals") == 3


@pytest.mark.rule("MIG-130", "MIG-131", "MIG-132", "MIG-E19")
def test_items_crystals_and_gnomes_add_up() -> None:
    t = table().invited(0, "robber alchemist keyholder").has(0, "WMMXX", coins=5, keys=1)
    assert t.state.scores()[0] == 2 + 2 + 1 + 4 + 2


@pytest.mark.rule("MIG-133", "MIG-Q67", "MIG-E20")
@pytest.mark.parametrize(
    ("opened", "druid", "points"),
    [
        ("frog frog owl wild", False, 6),
        ("frog frog owl wild", True, 8),
        ("frog frog owl owl hedgehog hedgehog", False, 10),
        ("frog frog golden-frog", False, 3),
        ("frog owl hedgehog hedgehog", False, 5),
        ("frog", True, 3),
        ("owl", False, 0),
        ("owl owl owl owl", False, 6),
    ],
)
def test_animals_form_the_best_sets(opened: str, druid: bool, points: int) -> None:
    t = table().vault(0, opened, opened=True).invited(0, "druid" if druid else "")
    assert t.scored("animals") == points


@pytest.mark.rule("MIG-Q67", "MIG-133")
def test_set_points_come_on_top_of_the_points_of_the_chests() -> None:
    t = table().has(0, keys=3, coins=0).vault(0, "frog owl hedgehog").turn(0)
    t.play("open frog", "open owl", "open hedgehog")
    assert t.state.scores()[0] == 6 + 5


@pytest.mark.rule("MIG-Q68")
def test_unopened_chests_are_worth_nothing() -> None:
    t = table().has(0, coins=0).vault(0, "crown frog owl hedgehog")
    assert t.state.scores()[0] == 0


@pytest.mark.rule("MIG-134", "MIG-135", "MIG-Q69")
def test_points_decide_then_the_trail_down_to_the_last_place() -> None:
    t = table(4)
    for seat, points in enumerate((9, 12, 9, 9)):
        t.has(seat, coins=0)
        score(t.home(seat), FROM_CHESTS, points)
    t.state.trail = [1, 3, 0, 2]
    assert t.state.places() == [2, 0, 1, 3]


@pytest.mark.rule("MIG-135", "MIG-Q58", "MIG-E30")
def test_a_tie_goes_to_the_furthest_on_the_tower() -> None:
    t = table(3)
    for seat, points in enumerate((44, 44, 40)):
        t.has(seat, coins=0)
        score(t.home(seat), FROM_CHESTS, points)
    t.state.trail = [2, 1, 0]
    assert t.state.scores() == [44, 44, 40]
    assert t.state.places() == [0, 1, 2]
    t.has(1, "WWM").evening(day=5)
    assert t.state.player() == 0
    t.play("claim double").play("claim invite", "invite knight")
    assert t.home(1).space == 2
    assert t.state.trail[-1] == 1
    assert t.points(1) == 44 + 1
    assert t.scored("gnome", 1, "knight") == 4
    assert t.state.scores()[:2] == [44 + 3, 44 + 1 + 4]


@pytest.mark.rule("MIG-Q70")
def test_points_have_no_end_and_never_fall() -> None:
    t = table()
    for _ in range(3):
        score(t.home(0), FROM_CHESTS, 40)
        score(t.home(0), FROM_BEDROOM, 30)
    assert t.points(0) == 210


@pytest.mark.rule("MIG-129")
def test_the_sheet_adds_up_to_the_score() -> None:
    t = table(2).invited(0, "robber druid").has(0, "WSXX", coins=7, keys=2).vault(0, "frog frog", opened=True)
    assert GAME.faces().sheet(t.state).totals() == t.state.scores()
