"""Chapter 12 of the rules: Mechanical Helpers."""

import pytest

from tests.games.gnomopolis.table import changed, player, table


@pytest.mark.rule("GNO-72")
def test_inventors_and_buildings_make_helpers_that_stay_from_turn_to_turn() -> None:
    t = table(player(active="IIA", cup="VVV", buildings="B24 B19"), player(cup="VVV"))
    t.play("use D4 I", "use B24 I", "use B19 A").end_turn().end_turn()
    assert (t.s.turn, t.helpers()) == (0, 4)


@pytest.mark.rule("GNO-73")
def test_a_helper_replaces_a_gnome_of_any_colour_in_a_team() -> None:
    t = table(player(active="V", helpers=1), player(), offer="B01 B02 B03 B04 B24 B10")
    # V V, C V, V S, V A, V I, V M: each lacks one gnome.
    assert t.legal("build") == [f"build {card} VH" for card in ("B01", "B02", "B03", "B04", "B10", "B24")]


@pytest.mark.rule("GNO-73")
def test_a_whole_team_may_be_helpers() -> None:
    t = table(player(helpers=3), player(), offer="B07 B05 B01 B02 B03 B04")
    assert "build B07 HH" in t.legal()
    t.play("build B07 HH").luck()
    assert (t.team(), t.helpers(), t.cards()) == ("HH", 1, "B07 A1")


@pytest.mark.rule("GNO-73")
def test_a_team_with_more_helpers_than_one_has_is_refused() -> None:
    t = table(player(active="V", helpers=1), player())
    assert t.refused("build B01 HH") == ("GNO-73", "the team has 2 helpers, you have 1")


@pytest.mark.rule("GNO-74")
def test_a_helper_of_a_team_is_returned_at_the_end_of_the_turn() -> None:
    t = table(player(active="V", cup="MMM", helpers=3), player(), old_helpers=9)
    t.play("build B01 VH", "reveal B09")
    assert (t.helpers(), t.s.new_helpers) == (2, 0)
    t.play("pass")
    assert (t.helpers(0), t.s.new_helpers, t.s.old_helpers) == (2, 1, 9)


@pytest.mark.rule("GNO-74")
def test_a_helper_spent_on_an_action_is_returned_too() -> None:
    edition = changed("B10", "cost", ["M", "H1"])  # no shipped scroll costs a helper
    t = table(player(active="M", cup="VVV", helpers=1, buildings="B10"), player(), edition=edition)
    t.play("use B10 M")
    assert (t.on("B10"), t.helpers(), t.s.new_helpers) == ("MH1", 0, 0)
    t.play("pass")
    assert (t.helpers(0), t.s.new_helpers) == (0, 1)


@pytest.mark.rule("GNO-75")
def test_helpers_are_never_drawn_or_searched_and_need_no_home() -> None:
    me = player(active="S", helpers=5, cup="V", exhausted="C")
    t = table(me, player(), offer="B06 B01 B02 B03 B04 B05")
    # Child and villager live on the board, the soldier has no home; helpers count for nothing.
    assert t.s.scores()[0] == 1 + 1 - 1
    t.play("build B06 HH", "reveal B28", "use D5 S")
    assert [move for move in t.legal() if "H" in move] == []
    t.play("seek D5 S").end_turn()
    assert t.helpers(0) == 3
    assert "H" not in t.active(0) + t.cup(0) + t.exhausted(0)
