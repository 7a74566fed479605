"""Chapter 7 of the rules: draw."""

import pytest

from tests.games.gnomopolis.table import player, table


@pytest.mark.rule("GNO-47")
def test_a_draw_moves_one_gnome_at_random_from_the_cup_to_the_active_area() -> None:
    t = table(player(active="A", cup="CCVM", buildings="B15"), player()).play("use B15 A")
    assert t.odds() == {"draw C": 2, "draw V": 1, "draw M": 1}
    t.play("draw M")
    assert (t.active(), t.cup()) == ("M", "CCV")


@pytest.mark.rule("GNO-47")
def test_a_gnome_drawn_in_the_turn_may_work_in_it() -> None:
    t = table(player(active="A", cup="CM", buildings="B15"), player())
    t.play("use B15 A", "draw M", "use D3 M")
    assert t.coins() == 4


@pytest.mark.rule("GNO-48")
def test_a_short_cup_is_drawn_empty_then_filled_with_the_exhausted() -> None:
    t = table(player(active="A", cup="S", exhausted="VC"), player()).play("use D6 A")
    # The soldier came without a question; now the cup holds the villager and the child.
    assert t.active() == "S"
    assert t.odds() == {"draw C": 1, "draw V": 1}
    t.play("draw C")
    assert (t.active(), t.cup(), t.exhausted()) == ("CS", "V", "")


@pytest.mark.rule("GNO-48")
def test_the_workforce_of_the_next_turn_is_drawn_by_the_same_rule() -> None:
    t = table(player(cup="SM", exhausted="VVV"), player()).play("pass", "draw S")
    assert (t.active(0), t.cup(0), t.exhausted(0)) == ("VSM", "VV", "")


@pytest.mark.rule("GNO-49")
def test_an_emptied_cup_is_not_filled_before_the_next_draw() -> None:
    t = table(player(active="A", cup="SM", exhausted="VVV"), player()).play("use D6 A", "draw S")
    assert (t.active(), t.cup(), t.exhausted()) == ("SM", "", "VVV")
    t = table(player(cup="SMA", exhausted="VVV"), player()).play("pass", "draw S", "draw M")
    assert (t.active(0), t.cup(0), t.exhausted(0)) == ("SMA", "", "VVV")


@pytest.mark.rule("GNO-49")
def test_with_cup_and_exhausted_area_empty_the_other_draws_are_lost() -> None:
    t = table(player(active="A", cup="S"), player()).play("use D6 A")
    assert (t.asked(), t.active()) == ("turn", "S")


@pytest.mark.rule("GNO-49")
def test_working_lying_and_active_gnomes_take_no_part_in_a_refill() -> None:
    me = player(active="CVAMV", exhausted="I", buildings="B02")
    t = table(me, player(), offer="B08 B03 B04 B05 B06 B07", old="S")
    t.play("use D1 C", "use D3 M", "use D6 A")
    # Nobody is left to be drawn but the inventor: the child lies, merchant and artisan stand, villagers are active.
    assert (t.active(), t.cup(), t.exhausted()) == ("VVI", "", "")
