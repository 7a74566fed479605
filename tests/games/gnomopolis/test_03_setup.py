"""Chapter 3 of the rules: setup."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadSetup
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import CARDS, Table, new_game

SEATS = (1, 2, 3, 4)


def ready(seats: int, first: int = 0) -> Table:
    """A game dealt: first player, offer B01 to B06, and what chance draws first."""
    t = new_game(seats)
    if seats > 1:
        t.play(f"first {first}")
    return t.luck()


@pytest.mark.rule("GNO-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_advisors_lie_on_the_table_and_nobody_owns_one(seats: int) -> None:
    t = ready(seats)
    assert [district.advisors for district in GAME.view(t.s, 0).districts] == [[]] * seats
    assert [t.cards(seat) for seat in range(seats)] == [""] * seats


@pytest.mark.rule("GNO-11")
def test_any_of_the_28_cards_may_come_first_and_all_are_equally_likely() -> None:
    t = new_game(2).play("first 0")
    assert t.odds() == {f"reveal {card}": 1 for card in CARDS}


@pytest.mark.rule("GNO-12", "GNO-11")
def test_six_cards_are_turned_up_and_22_stay_in_the_deck() -> None:
    t = new_game(2).play("first 0")
    for card in ("B20", "B03", "B28", "B01", "B15", "B09"):
        t.play(f"reveal {card}")
    assert t.offer() == "B20 B03 B28 B01 B15 B09"
    assert len(t.deck()) == 22
    assert t.asked() == "draw"


@pytest.mark.rule("GNO-13", "GNO-15")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_four_villagers_and_two_children_three_of_them_drawn(seats: int) -> None:
    t = ready(seats)
    for seat in range(seats):
        assert (len(t.active(seat)), len(t.cup(seat)), t.exhausted(seat)) == (3, 3, "")
        assert sorted(t.active(seat) + t.cup(seat)) == sorted("VVVVCC")


@pytest.mark.rule("GNO-14")
def test_nobody_starts_with_coins_or_helpers() -> None:
    t = ready(4)
    assert [(t.coins(seat), t.helpers(seat)) for seat in range(4)] == [(0, 0)] * 4


@pytest.mark.rule("GNO-15")
def test_the_first_workforce_is_drawn_at_random_from_the_cup() -> None:
    t = new_game(1)
    while t.asked() == "reveal":
        t.s.apply(t.s.legal_actions()[0])
    assert t.odds() == {"draw C": 2, "draw V": 4}
    t.play("draw C", "draw V")
    assert t.odds() == {"draw C": 1, "draw V": 3}


@pytest.mark.rule("GNO-16", "GNO-17", "GNO-E5")
@pytest.mark.parametrize(
    ("seats", "each", "in_old", "coins", "reserve"),
    [(1, 5, 30, 30, 70), (2, 5, 30, 30, 70), (3, 7, 42, 45, 55), (4, 9, 54, 60, 40)],
)
def test_the_old_capital_is_stocked_by_the_number_of_players(
    seats: int, each: int, in_old: int, coins: int, reserve: int
) -> None:
    t = ready(seats)
    assert t.old() == "".join(letter * each for letter in "CVSMAI")
    assert len(t.old()) == in_old
    assert (t.s.old_coins, t.s.reserve) == (coins, reserve)


@pytest.mark.rule("GNO-18")
@pytest.mark.parametrize("seats", SEATS)
def test_the_old_capital_holds_twelve_helpers_at_every_player_count(seats: int) -> None:
    assert ready(seats).s.old_helpers == 12


@pytest.mark.rule("GNO-19")
@pytest.mark.parametrize("seats", SEATS)
def test_the_new_capital_is_empty(seats: int) -> None:
    t = ready(seats)
    assert (t.new(), t.s.new_coins, t.s.new_helpers) == ("", 0, 0)


@pytest.mark.rule("GNO-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_with_equal_chances(seats: int) -> None:
    assert new_game(seats).odds() == {f"first {seat}": 1 for seat in range(seats)}


@pytest.mark.rule("GNO-20")
def test_play_runs_by_ascending_seat_and_wraps_round() -> None:
    t = ready(3, first=1)
    order = []
    for _ in range(4):
        order.append(t.s.turn)
        t.end_turn()
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("GNO-21")
def test_every_caravan_starts_at_home() -> None:
    assert [d.marker for d in ready(4).s.districts] == [0, 1, 2, 3]


@pytest.mark.rule("GNO-22", "GNO-E5")
@pytest.mark.parametrize(
    ("seats", "children", "villagers", "each", "gnomes", "in_box"),
    [(1, 7, 9, 5, 36, 42), (2, 9, 13, 5, 42, 36), (3, 13, 19, 7, 60, 18), (4, 17, 25, 9, 78, 0)],
)
def test_no_gnome_enters_or_leaves_the_game(
    seats: int, children: int, villagers: int, each: int, gnomes: int, in_box: int
) -> None:
    assert gnomes + in_box == 78
    s, rng = new_game(seats).s, Rng(seats)
    s.log = None
    while s.player() != NOBODY:
        census = GAME.census(s)
        assert [census[f"gnomes {letter}"] for letter in "CVSMAI"] == [children, villagers, each, each, each, each]
        assert sum(n for part, n in census.items() if part.startswith("gnomes")) == gnomes
        actions = s.legal_actions()
        s.apply(roll(s, rng) if s.player() == CHANCE else actions[rng.below(len(actions))])


@pytest.mark.rule("GNO-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"Gnomopolis is for 1 to 4 players, not {seats}"):
        new_game(seats)


@pytest.mark.rule("GNO-20")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_seat_that_the_table_names_begins_and_chance_is_not_asked(seat: int) -> None:
    t = Table(GAME.new(registry.setup("gnomopolis", 3, {"first": str(seat)})))
    assert t.asked() == "reveal"
    t.luck()
    assert (t.s.first, t.s.player()) == (seat, seat)


@pytest.mark.rule("GNO-20")
@pytest.mark.parametrize("named", ["3", "-1", "the shortest", "²"])
def test_only_a_seat_of_the_table_can_begin(named: str) -> None:
    with pytest.raises(BadSetup, match="option first is one of random or a seat from 0 to 2"):
        GAME.new(registry.setup("gnomopolis", 3, {"first": named}))
