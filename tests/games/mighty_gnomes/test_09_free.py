"""Chapter 9: free actions, keys and chests."""

import pytest

from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.tables import FROM_CHESTS
from gnomehall.parts import bag, counts
from tests.games.mighty_gnomes.table import chests, table


def chest_points(home_points: int) -> int:
    return counts.count(home_points, FROM_CHESTS)


@pytest.mark.rule("MIG-67")
def test_free_actions_are_for_the_own_turn_alone() -> None:
    t = table().has(0, "").has(1, "WWSS", keys=1).vault(1, "crown").turn(0)
    assert t.moves("open") == t.moves("exchange") == []
    assert t.refuses("open crown") == "MIG-68"


@pytest.mark.rule("MIG-68", "MIG-72")
def test_a_key_opens_a_chest_which_then_lies_face_up() -> None:
    t = table().has(0, keys=2).vault(0, "crown owl").turn(0)
    assert t.moves("open") == ["open owl", "open crown"]
    t.play("open crown")
    view = GAME.view(t.state, 1)
    assert view.homes[0].opened == ["crown"]
    assert (t.home(0).keys, view.homes[0].chests, t.points(0)) == (1, 1, 3)


@pytest.mark.rule("MIG-69", "MIG-Q40", "MIG-E21")
def test_two_basic_resources_or_a_crystal_become_one_other_basic_resource() -> None:
    t = table().has(0, "WM").turn(0)
    assert t.moves("exchange") == ["exchange WM S", "exchange WM C"]
    t = table().has(0, "X").turn(0)
    assert t.moves("exchange") == ["exchange X W", "exchange X S", "exchange X M", "exchange X C"]
    t = table().has(0, "XW").turn(0)
    assert all(move.split()[1] == "X" for move in t.moves("exchange"))  # a crystal is no half of a pair
    t = table().has(0, "WW").turn(0).play("exchange WW S")
    assert t.stock(0) == "S"
    assert len(table().has(0, "WWSSMMCCX").turn(0).moves("exchange")) == 28


@pytest.mark.rule("MIG-70", "MIG-115", "MIG-113", "MIG-E26")
def test_magic_trades_once_a_round() -> None:
    t = table().invited(0, "magic").has(0, "WWSS").turn(0)
    assert t.moves("trade") == ["trade magic wood", "trade magic sand"]
    t.play("trade magic sand")
    assert (t.stock(0), t.points(0)) == ("WWS", 1)
    assert t.refuses("trade magic wood") == "MIG-123"
    assert t.refuses("trade magic sand") == "MIG-123"
    t.evening().claims("tiles", "first", "coins")
    t.play("shelve B14").turn(0)
    t.play("trade magic wood")
    assert t.stock(0) == "S"


@pytest.mark.rule("MIG-71")
def test_a_chest_can_be_opened_in_the_turn_it_was_gained() -> None:
    t = table().has(0, keys=1).turn(0).play("use 1", "gather 1,6", "draw crown", "draw owl", "keep crown", "open crown")
    assert t.points(0) == 3


@pytest.mark.rule("MIG-73")
def test_nobody_holds_more_than_three_keys() -> None:
    t = table().invited(0, "").in_play("keyholder").column("left", "B10").has(0, "X", keys=2).turn(0)
    t.play("use 1", "ladder left", "activate 1")
    assert t.home(0).keys == 3


@pytest.mark.rule("MIG-Q39")
def test_the_owner_chooses_and_a_vault_has_no_limit() -> None:
    t = table().has(0, keys=1).vault(0, "frog owl hedgehog wild nested crate basket pouch purse crown").turn(0)
    assert len(t.moves("open")) == 10


@pytest.mark.rule("MIG-Q41")
def test_a_single_chest_in_the_bag_is_taken_without_choice_and_none_gives_none() -> None:
    t = table().empties_bag("wild").turn(0).play("use 1", "gather 1,6", "draw wild")
    assert t.home(0).vault == chests("wild")
    t = table().empties_bag().turn(0).play("use 1", "gather 1,6")
    assert t.home(0).vault == 0
    assert t.told("no-chest") == [{"seat": 0}]
    assert t.state.player() == 1


@pytest.mark.rule("MIG-Q41")
def test_a_chest_put_back_can_be_drawn_next() -> None:
    t = table().empties_bag("wild owl").turn(0).play("use 1", "gather 1,6", "draw owl", "draw wild", "keep owl")
    assert t.state.bag == chests("wild")


@pytest.mark.rule("MIG-74", "MIG-Q43")
@pytest.mark.parametrize(
    ("chest", "points", "coins", "stock"),
    [
        ("frog", 2, 0, ""),
        ("owl", 2, 0, ""),
        ("hedgehog", 2, 0, ""),
        ("wild", 1, 0, ""),
        ("golden-frog", 5, 0, ""),
        ("crate", 0, 0, "WWS"),
        ("basket", 0, 0, "MMC"),
        ("pouch", 0, 0, "SCX"),
        ("small-purse", 1, 4, ""),
        ("purse", 2, 3, ""),
        ("crown", 3, 0, ""),
    ],
)
def test_a_chest_gives_what_is_in_it(chest: str, points: int, coins: int, stock: str) -> None:
    t = table().has(0, keys=1, coins=0).vault(0, chest).turn(0).play(f"open {chest}")
    assert (chest_points(t.home(0).points), t.home(0).coins, t.stock(0)) == (points, coins, stock)


@pytest.mark.rule("MIG-74", "MIG-Q42", "MIG-E28")
def test_a_chest_in_a_chest_brings_two_face_down() -> None:
    t = (
        table()
        .invited(0, "bandito")
        .has(0, keys=1)
        .vault(0, "nested")
        .empties_bag("frog owl owl hedgehog hedgehog wild crate basket pouch crown")
    )
    t.turn(0).play("open nested", "draw owl", "draw crown")
    assert (t.home(0).keys, bag.total(t.home(0).vault), bag.total(t.home(0).opened)) == (0, 2, 1)
    assert bag.total(t.state.bag) == 8
    assert t.moves("open") == []
    assert t.scored("gnome", gnome="bandito") == 1


@pytest.mark.rule("MIG-74", "MIG-Q42")
def test_a_chest_in_a_chest_takes_what_the_bag_has() -> None:
    t = table().has(0, keys=1).vault(0, "nested").empties_bag("crown").turn(0).play("open nested", "draw crown")
    assert t.home(0).vault == chests("crown")
    assert t.told("no-chest") == [{"seat": 0}]  # the second of the two
    assert t.asked() == "turn"


@pytest.mark.rule("MIG-Q44")
def test_a_wild_animal_is_named_at_the_end_in_the_best_way() -> None:
    t = table().vault(0, "wild frog frog", opened=True).vault(1, "wild frog owl", opened=True)
    assert [t.scored("animals", seat) for seat in range(3)] == [3, 5, 0]
