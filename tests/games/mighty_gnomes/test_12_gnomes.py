"""Chapter 12: the mighty gnomes and the druid turns."""

import pytest

from gnomehall.core.state import NOBODY
from gnomehall.games.mighty_gnomes import GAME
from tests.games.mighty_gnomes.table import Table, chests, gnomes, table

ALL = "magic alchemist robber knight druid keyholder bandito farmer"


def joins(gnome: str, **fields: int) -> Table:
    """Seat 0 has just invited this gnome with a crystal."""
    t = table().column("left", "B10").in_play(gnome).has(0, "X", **fields).turn(0)
    return t.play("use 1", "ladder left", "activate 1")


def end_points(t: Table, gnome: str, seat: int = 0) -> int:
    return t.scored("gnome", seat, gnome)


@pytest.mark.rule("MIG-114", "MIG-123", "MIG-132")
def test_every_gnome_has_an_ability_and_scores_at_the_end() -> None:
    t = table(2).invited(0, ALL).has(0, "XSSS", coins=3, keys=1, bedroom=2, warehouse=1).at(1, 0)
    t.vault(0, "crown", opened=True)
    for name in ("magic", "alchemist", "robber", "knight", "keyholder", "bandito", "farmer"):
        assert end_points(t, name) > 0
    assert end_points(t, "druid") == 0  # its animal counts with the others


@pytest.mark.rule("MIG-115", "MIG-Q56")
def test_magic_turns_two_wood_or_one_sand_into_a_point_and_scores_the_bed() -> None:
    t = table().invited(0, "magic").has(0, "WWWS").turn(0).play("trade magic wood")
    assert (t.stock(0), t.points(0)) == ("WS", 1)
    poor = table().invited(0, "magic").has(0, "W").turn(0)
    assert poor.refuses("trade magic wood") == "MIG-70"
    for size in range(1, 5):
        assert end_points(table().invited(0, "magic").has(0, bedroom=size), "magic") == size


@pytest.mark.rule("MIG-Q56", "MIG-94")
def test_scoring_the_last_tile_double_does_not_touch_magic() -> None:
    t = table(2).invited(1, "magic").evening(day=5, bedrooms=(1, 4)).play("claim double")
    assert end_points(t, "magic", 1) == 4


@pytest.mark.rule("MIG-116", "MIG-Q54")
def test_the_alchemist_turns_a_crystal_into_five_coins_or_a_chest() -> None:
    t = table().invited(0, "alchemist").has(0, "XX", coins=0).turn(0)
    assert t.moves("trade") == ["trade alchemist coins", "trade alchemist chest"]
    rich = Table(t.state.copy()).play("trade alchemist coins")
    assert (rich.stock(0), rich.home(0).coins) == ("X", 5)
    t.play("trade alchemist chest", "draw owl", "draw crown", "keep owl")
    assert (t.stock(0), t.home(0).vault) == ("X", chests("owl"))
    assert t.moves("trade") == []
    assert end_points(t, "alchemist") == 2


@pytest.mark.rule("MIG-116", "MIG-Q41")
def test_the_alchemist_gives_no_chest_if_the_bag_is_empty() -> None:
    t = table().invited(0, "alchemist").has(0, "X").empties_bag().turn(0)
    assert t.moves("trade") == ["trade alchemist coins"]
    assert t.refuses("trade alchemist chest") == "MIG-Q41"


@pytest.mark.rule("MIG-117")
def test_the_robber_takes_three_coins_and_scores_for_every_three() -> None:
    t = joins("robber", coins=0)
    assert t.home(0).coins == 3
    assert end_points(t.has(0, coins=8), "robber") == 2


@pytest.mark.rule("MIG-118", "MIG-Q58")
def test_the_knight_rides_two_steps_and_scores_four_if_furthest() -> None:
    t = joins("knight")
    assert (t.home(0).space, t.points(0)) == (2, 1)
    assert end_points(t, "knight") == 4
    assert end_points(t.at(2, 2, 0), "knight") == 2  # seat 1 lies on top


@pytest.mark.rule("MIG-119", "MIG-Q61")
def test_the_druid_is_an_animal_and_no_other_gnome_is() -> None:
    t = table().invited(0, "druid").vault(0, "frog owl", opened=True)
    t.invited(1, "magic alchemist robber knight keyholder").vault(1, "frog owl", opened=True)
    assert [t.scored("animals", seat) for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("MIG-120", "MIG-Q59")
def test_the_keyholder_takes_two_keys_as_far_as_there_is_room() -> None:
    assert joins("keyholder").home(0).keys == 2
    full = joins("keyholder", keys=2)
    assert full.home(0).keys == 3
    assert full.home(0).cards == gnomes("keyholder")
    assert end_points(full, "keyholder") == 6


@pytest.mark.rule("MIG-121", "MIG-Q54")
def test_the_bandito_draws_two_chests_and_keeps_one() -> None:
    t = joins("bandito").play("draw frog", "draw wild", "keep wild")
    assert t.home(0).vault == chests("wild")
    assert end_points(t, "bandito") == 0  # face down counts nothing
    assert end_points(t.vault(0, "owl owl", opened=True), "bandito") == 2


@pytest.mark.rule("MIG-122")
def test_the_farmer_upgrades_for_free() -> None:
    t = joins("farmer")
    assert t.moves() == ["upgrade warehouse", "upgrade dining"]
    t.play("upgrade dining")
    assert (t.home(0).dining, t.points(0)) == (1, 1)
    assert end_points(t, "farmer") == 1


@pytest.mark.rule("MIG-54", "MIG-91", "MIG-122", "MIG-Q57", "MIG-E32")
def test_the_farmer_counts_every_step_of_both_stewards() -> None:
    t = table(2).invited(1, "").column("left", "B04").has(1, "WWSSC").turn(1).play("use 1", "ladder middle-left")
    t.play("activate 1", "upgrade dining")
    assert t.points(1) == 1
    t.evening(day=1).play("claim upgrade", "upgrade dining")
    assert t.points(1) == 3
    t.in_play("farmer").evening(day=5).play("claim invite", "invite farmer", "upgrade warehouse")
    assert t.points(1) == 3
    home = GAME.view(t.state, 1).homes[1]
    assert (home.capacity, home.room) == (4, 8)
    assert end_points(t, "farmer", 1) == 3
    assert end_points(t.has(1, warehouse=3, dining=3), "farmer", 1) == 6


@pytest.mark.rule("MIG-Q55")
def test_tokens_count_for_the_player_and_for_a_gnome() -> None:
    t = table().invited(0, "alchemist robber keyholder").has(0, "XX", coins=3, keys=1)
    assert (t.scored("crystals"), t.scored("gnome", gnome="alchemist")) == (2, 4)
    assert [t.scored("items"), *(t.scored("gnome", gnome=gnome) for gnome in ("robber", "keyholder"))] == [1, 1, 2]


@pytest.mark.rule("MIG-Q59", "MIG-123")
def test_a_one_time_ability_happens_at_once_even_if_it_can_do_nothing() -> None:
    t = joins("farmer", warehouse=3, dining=3)
    assert t.home(0).cards == gnomes("farmer")
    assert t.asked() != "upgrade"
    far = table().column("left", "B10").in_play("knight").has(0, "X").at(10, 0, 0).turn(0)
    far.play("use 1", "ladder left", "activate 1")
    assert (far.home(0).cards, far.home(0).space) == (gnomes("knight"), 10)


@pytest.mark.rule("MIG-Q60")
def test_a_trade_may_be_made_in_the_turn_the_gnome_arrives() -> None:
    t = table().column("left", "B10").in_play("magic").has(0, "XS").turn(0)
    t.play("use 1", "ladder left", "activate 1", "trade magic sand")
    assert t.points(0) == 1


@pytest.mark.rule("MIG-124", "MIG-Q65")
def test_the_druid_tile_is_used_after_the_third_turns_like_any_other() -> None:
    t = table(4).invited(0, "druid").has(0, coins=0).turn(0, druid=True)
    assert t.moves("use") == ["use druid"]
    assert t.refuses("use 1") == "MIG-125"
    t.play("use druid")
    assert t.moves("gather")
    assert t.moves("ladder")
    t.play("coins")
    assert t.home(0).coins == 1
    early = table().invited(0, "druid").turn(0)
    assert early.refuses("use druid") == "MIG-125"


@pytest.mark.rule("MIG-125", "MIG-Q64")
def test_druid_owners_take_their_extra_turns_clockwise_from_the_first_player() -> None:
    t = table(4).invited(0, "druid").invited(3, "druid").invited(1, "druid")
    t.state.first = 2
    for seat in range(4):
        t.has(seat, tiles=0b100, bedroom=2)
    t.turn(1, 3).has(1, tiles=0b110)
    t.play("use 1", "coins")
    seats = []
    while t.asked() == "druid-turn":
        seats.append(t.state.player())
        t.play("skip")
    assert seats == [3, 0, 1]
    assert t.asked() == "claim"


@pytest.mark.rule("MIG-126", "MIG-E22", "MIG-Q74")
def test_placing_a_druid_tile_costs_nothing_anywhere() -> None:
    t = table().turn(0).play("use 3", "gather 1,1 h").rests().turn(1).play("use 2", "gather 3,3 h").rests()
    t.turn(0, 2).play("use 1", "ladder left").turn(1, 2).play("use 1", "ladder left")
    t.invited(2, "druid").has(2, coins=0).turn(2, druid=True).play("use druid")
    assert "gather 2,3 h" in t.moves()
    assert t.refuses("gather 2,1 h") == "MIG-38"
    assert "ladder left" in t.moves()
    t.play("gather 2,3 h")
    assert t.home(2).coins == 0


@pytest.mark.rule("MIG-127")
def test_the_druid_tile_belongs_to_nobody() -> None:
    t = table().invited(0, "druid").has(0, "WW", coins=0).turn(0, druid=True).play("use druid", "ladder left")
    t.turn(1).has(1, coins=0).play("use 1", "ladder left")
    assert (t.home(0).coins, t.home(1).coins) == (0, 0)


@pytest.mark.rule("MIG-Q62")
def test_a_druid_gained_on_the_third_turn_is_used_in_the_same_round() -> None:
    t = table(2).column("left", "B10").in_play("druid").has(0, "X", tiles=0b110).turn(0, 3)
    t.play("use 1", "ladder middle-left", "activate 1").rests()
    t.has(1, tiles=0b110).play("use 1", "coins")
    assert t.state.player() == 0
    assert t.moves("use") == ["use druid"]


@pytest.mark.rule("MIG-Q62", "MIG-119")
def test_a_druid_of_the_last_claim_comes_too_late_for_a_turn() -> None:
    t = table(2).has(1, "MMCC").vault(1, "frog owl", opened=True).evening(day=5)
    t.play("claim invite", "invite druid")
    t.claims("points")
    assert t.state.player() == NOBODY
    assert t.scored("animals", 1) == 5


@pytest.mark.rule("MIG-Q63")
def test_a_druid_turn_may_be_skipped_after_free_actions() -> None:
    t = table(2).invited(0, "druid").has(0, "WW").turn(0, druid=True).play("exchange WW S")
    t.play("skip")
    assert t.asked() == "claim"
    assert t.told("skip") == [{"seat": 0}]


@pytest.mark.rule("MIG-Q65", "MIG-48")
def test_a_druid_tile_that_closes_a_ladder_scores_for_its_owner() -> None:
    t = table().invited(0, "druid").turn(0, druid=True)
    t.state.height[0] = 5
    t.play("use druid", "ladder left")
    assert t.points(0) == 1


@pytest.mark.rule("MIG-Q66")
def test_a_druid_turn_leaves_the_bedroom_alone() -> None:
    t = table(2).invited(0, "druid").has(0, tiles=0b1000, bedroom=3).turn(0, druid=True).play("use druid", "coins")
    assert (t.home(0).bedroom, t.points(0)) == (3, 0)
