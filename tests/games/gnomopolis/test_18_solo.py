"""Chapter 18 of the rules: the solo game."""

import pytest

from gnomehall.games.gnomopolis import GAME
from gnomehall.games.gnomopolis.sheet import solo_rank
from tests.games.gnomopolis.table import WORDS, new_game, player, table


@pytest.mark.rule("GNO-107")
def test_one_player_has_the_stock_of_two_and_the_game_ends_with_the_turn_of_the_trigger() -> None:
    t = new_game(1).luck()
    assert (len(t.old()), t.s.old_coins) == (30, 30)
    t = table(player(active="MV", cup="VVV"), old_coins=2).play("use D3 M")
    assert not t.over
    t.end_turn()
    assert (t.over, t.s.ending()) == (True, "coins")


@pytest.mark.rule("GNO-107")
def test_in_a_solo_game_a_round_is_one_turn() -> None:
    t = table(player(cup="VVVVVV")).end_turn().end_turn()
    assert (t.s.turn, t.s.rounds) == (0, 3)


@pytest.mark.rule("GNO-108")
def test_the_first_building_of_a_type_brings_its_advisor_for_good() -> None:
    t = table(player(active="VV", helpers=2, cup="VVV"), offer="B08 B09 B01 B02 B03 B04")
    t.play("build B08 VV", "reveal B28")
    assert (t.cards(), t.coins()) == ("B08 A2", 1)
    t.end_turn().play("build B09 HH", "reveal B27")
    assert (t.cards(), t.coins()) == ("B08 B09 A2", 1)


@pytest.mark.rule("GNO-109")
def test_the_caravan_stays_at_home_and_copies_any_own_scroll_but_itself() -> None:
    t = table(player(active="MMAC", buildings="B15 B10", coins=1), old_coins=30)
    assert t.legal("caravan") == ["caravan D1 C", "caravan D3 M", "caravan D6 A", "caravan B10 M", "caravan B15 A"]
    t.play("use D3 M", "caravan D3 M")  # even one already used
    assert (t.on("D3"), t.on("D7"), t.district().marker) == ("M", "M", 0)
    assert (t.coins(), t.s.old_coins) == (5, 26)  # nobody gets the host's coin


@pytest.mark.rule("GNO-110")
def test_the_only_solo_option_is_the_clock() -> None:
    # Puzzles and campaigns are outside the game; what a player may choose is told by the options.
    assert [option.name for option in GAME.meta.options] == ["endless"]


@pytest.mark.rule("GNO-111")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (-3, "rank-hamlet"), (39, "rank-hamlet"), (40, "rank-village"), (49, "rank-village"), (50, "rank-town"),
        (59, "rank-town"), (60, "rank-city"), (69, "rank-city"), (70, "rank-gnomopolis"), (95, "rank-gnomopolis"),
    ],
)  # fmt: skip
def test_a_solo_score_has_a_rank(points: int, rank: str) -> None:
    assert solo_rank(points) == rank


@pytest.mark.rule("GNO-111")
def test_the_sheet_of_a_solo_game_names_the_rank_and_there_is_no_loser() -> None:
    t = table(player(coins=61))
    [rank] = GAME.faces().sheet(t.s).ties
    assert (rank.points, WORDS.sheet_line(rank)) == ((61,), "City")
    assert t.s.places() == [0]
    together = GAME.faces().sheet(table(player(coins=61), player()).s)
    assert [line.kind for line in together.ties if line.kind.startswith("rank")] == []


@pytest.mark.rule("GNO-123")
def test_a_solo_game_ends_with_round_12_unless_the_limit_is_lifted() -> None:
    t = table(player(), rounds=11).end_turn()
    assert (t.over, t.s.rounds) == (False, 12)
    t.end_turn()
    assert (t.over, t.s.ending()) == (True, "rounds")
    t = table(player(), rounds=12, endless=True).end_turn()
    assert (t.over, t.s.rounds) == (False, 13)
    t = table(player(), rounds=40, endless=True).end_turn()
    assert (t.over, t.s.ending()) == (True, "rounds")


@pytest.mark.rule("GNO-123")
def test_the_solo_clock_is_not_for_more_players() -> None:
    t = table(player(), player(), rounds=12, turn=1).end_turn()
    assert (t.over, t.s.rounds) == (False, 13)
