"""Chapter 18 of the rules: the solo game."""

import pytest

from gnomehall.core.errors import BadSetup
from gnomehall.games.gnomopolis import GAME
from gnomehall.games.gnomopolis.sheet import sprint_rank
from tests.games.gnomopolis.table import EDITION, WORDS, new_game, player, table


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
def test_the_only_solo_option_is_the_sprint() -> None:
    # Puzzles and campaigns are outside the game; what a player may choose is told by the options.
    solo = [(option.name, option.default) for option in GAME.meta.options if option.fits(1)]
    assert solo == [("sprint", "no")]


@pytest.mark.rule("GNO-109")
def test_a_scroll_that_is_not_at_home_can_not_be_copied() -> None:
    t = table(player(active="V"))
    assert t.refused("caravan B01 V") == ("GNO-109", "Barracks is not in your district")


VILLAGE, TOWN, CITY, GNOMOPOLIS = EDITION.tables.box.sprint_ranks


@pytest.mark.rule("GNO-111")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (-3, "rank-hamlet"), (VILLAGE - 1, "rank-hamlet"), (VILLAGE, "rank-village"), (TOWN - 1, "rank-village"),
        (TOWN, "rank-town"), (CITY - 1, "rank-town"), (CITY, "rank-city"), (GNOMOPOLIS - 1, "rank-city"),
        (GNOMOPOLIS, "rank-gnomopolis"), (GNOMOPOLIS + 25, "rank-gnomopolis"),
    ],
)  # fmt: skip
def test_a_score_in_a_sprint_has_a_rank(points: int, rank: str) -> None:
    assert sprint_rank(points, EDITION.tables.box.sprint_ranks) == rank


@pytest.mark.rule("GNO-111")
def test_the_sheet_of_a_sprint_names_the_rank_and_there_is_no_loser() -> None:
    t = table(player(coins=CITY), sprint=True)
    [rank] = GAME.faces().sheet(t.s).ties
    assert (rank.points, WORDS.sheet_line(rank)) == ((CITY,), "City")
    assert t.s.places() == [0]


@pytest.mark.rule("GNO-111")
def test_ranks_belong_to_the_sprint_alone() -> None:
    assert GAME.faces().sheet(table(player(coins=CITY)).s).ties == ()
    together = GAME.faces().sheet(table(player(coins=CITY), player()).s)
    assert [line.kind for line in together.ties if line.kind.startswith("rank")] == []


@pytest.mark.rule("GNO-107", "GNO-113")
def test_a_solo_game_goes_on_until_a_condition_ends_it() -> None:
    t = table(player(), rounds=12).end_turn()
    assert (t.over, t.s.rounds) == (False, 13)
    t = table(player(), rounds=40).end_turn()  # the safeguard of every game
    assert (t.over, t.s.ending()) == (True, "rounds")
    assert WORDS.ending("rounds") == "the limit of rounds cut it off"


@pytest.mark.rule("GNO-123")
def test_a_sprint_ends_with_round_12() -> None:
    t = table(player(), rounds=11, sprint=True).end_turn()
    assert (t.over, t.s.rounds) == (False, 12)
    t.end_turn()
    assert (t.over, t.s.ending()) == (True, "sprint")
    assert WORDS.ending("sprint") == "the last round of the sprint is over"


@pytest.mark.rule("GNO-123")
def test_a_sprint_may_end_before_by_one_of_the_conditions() -> None:
    t = table(player(active="MV", cup="VVV"), old_coins=2, rounds=4, sprint=True).play("use D3 M").end_turn()
    assert (t.over, t.s.ending()) == (True, "coins")


@pytest.mark.rule("GNO-123")
def test_a_sprint_is_announced_from_its_first_round_on() -> None:
    t = new_game(1, sprint=True).luck()
    assert [WORDS.event(event) for event in t.log() if event.kind == "sprint"] == [
        "The sprint: 11 more rounds after this"
    ]
    view = GAME.view(t.s, 0)
    assert (view.sprint, view.round, view.last_round) == (True, 1, 12)
    assert WORDS.near(view.endings[0]) == "sprint: 12 of 12 rounds left"
    t = table(player(), rounds=10, sprint=True).end_turn().end_turn()
    assert [WORDS.event(event) for event in t.log() if event.kind == "sprint"] == [
        "The sprint: one more round after this",
        "This is the last round of the sprint",
    ]
    assert new_game(1).luck().events("sprint") == []


@pytest.mark.rule("GNO-123")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sprint_is_for_one_player(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"option sprint is for 1 player, not {seats}"):
        new_game(seats, sprint=True)
    t = table(player(), player(), rounds=12, turn=1).end_turn()
    assert (t.over, t.s.rounds) == (False, 13)
