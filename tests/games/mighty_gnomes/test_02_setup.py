"""Chapter 2: setup."""

from collections import Counter

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadSetup
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.parts import bag, bits
from tests.games.mighty_gnomes.table import Table, book, edition, table


def dealt(seats: int, seed: int, **options: str) -> Mighty:
    s = GAME.new(registry.setup("mighty-gnomes", seats, options))
    rng = Rng(seed)
    while s.player() == CHANCE:
        s.apply(roll(s, rng))
    return s


@pytest.mark.rule("MIG-6", "MIG-23")
def test_a_game_begins_in_round_one_with_empty_hands() -> None:
    s = dealt(4, 1)
    assert s.round() == 1
    assert all((home.stock, home.keys, home.vault, home.opened, home.cards) == (0, 0, 0, 0, 0) for home in s.homes)


@pytest.mark.rule("MIG-7", "MIG-Q5")
@pytest.mark.parametrize(("seats", "rows"), [(2, 3), (3, 4), (4, 5)])
def test_glades_fill_the_rows_from_the_bottom_and_the_rest_wait(seats: int, rows: int) -> None:
    t = table(seats, glades="G5B G2A G3B G1A G4A")
    view = GAME.view(t.state, 0)
    lowest = "".join(square.icon for square in view.forest[0])
    assert lowest == "MCNSXT"  # G5B
    assert len(view.forest) == rows
    assert view.queue == ["G5B", "G2A", "G3B", "G1A", "G4A"][rows:]


@pytest.mark.rule("MIG-Q5")
def test_every_glade_comes_in_every_place_on_either_side() -> None:
    seen = {(i, side) for seed in range(300) for i, side in enumerate(dealt(2, seed).glades)}
    assert len(seen) == 5 * 10


@pytest.mark.rule("MIG-8", "MIG-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_marked_books_are_not_in_a_game_of_three_or_four(seats: int) -> None:
    for seed in range(20):
        s = dealt(seats, seed)
        used = [*s.left, *s.right, *s.aside]
        assert len(set(used)) == 16
        assert not {book("B09"), book("B18")} & set(used)
        assert (len(s.left), len(s.right), len(s.aside)) == (7, 7, 2)
        view = GAME.view(s, 0)
        assert (len(view.left), len(view.right), len(view.aside), view.display) == (7, 7, 2, [])


@pytest.mark.rule("MIG-9", "MIG-10")
def test_each_column_with_its_left_over_book_has_four_golden_and_four_silver() -> None:
    golden = edition().tables.golden
    left_over = set()
    for seed in range(60):
        s = dealt(4, seed)
        assert sum(golden[b] for b in [*s.left, s.aside[0]]) == 4
        assert sum(golden[b] for b in [*s.right, s.aside[1]]) == 4
        left_over.add((golden[s.aside[0]], golden[s.aside[1]]))
    assert len(left_over) == 4  # either colour may be left over in either column


@pytest.mark.rule("MIG-9", "MIG-13")
def test_books_are_drawn_onto_position_one_first_and_every_book_is_as_likely() -> None:
    s = GAME.new(registry.setup("mighty-gnomes", 3, {"first": "0", "gnomes": "magic alchemist robber knight druid"}))
    t = Table(s).play("glade G1A", "glade G2A", "glade G3A", "glade G4A", "glade G5A")
    assert len(set(s.weights())) == 1
    t.play("shelve B13", "shelve B14")
    assert s.left == [book("B13"), book("B14")]
    weight = dict(zip(t.moves(), s.weights(), strict=True))
    # Two silver are drawn: 4 golden and 2 silver books are still to come into this column.
    golden = sum(w for move, w in weight.items() if move <= "shelve B09")
    silver = sum(w for move, w in weight.items() if move > "shelve B09")
    assert golden * 2 == silver * 4


@pytest.mark.rule("MIG-9")
def test_a_colour_that_is_complete_does_not_come_into_the_column_again() -> None:
    s = GAME.new(registry.setup("mighty-gnomes", 3, {"first": "0", "gnomes": "magic alchemist robber knight druid"}))
    t = Table(s).play("glade G1A", "glade G2A", "glade G3A", "glade G4A", "glade G5A")
    t.play("shelve B01", "shelve B02", "shelve B03", "shelve B04")
    assert all(move >= "shelve B10" for move in t.moves())


@pytest.mark.rule("MIG-12", "MIG-Q6", "MIG-Q7")
def test_two_players_have_a_display_of_the_two_left_over_and_the_two_marked_books() -> None:
    view = GAME.view(table(2).state, 0)
    assert [slot.book for slot in view.display] == ["B14", "B17", "B09", "B18"]
    golden = edition().tables.golden
    assert [golden[book(name)] for name in ("B09", "B18")] == [1, 0]
    assert not {"B09", "B18"} & {*view.left, *view.right}


@pytest.mark.rule("MIG-14", "MIG-46", "MIG-Q8")
@pytest.mark.parametrize(
    ("seats", "ways"),
    [
        (2, ["ladder middle-left", "ladder middle-right"]),
        (3, ["ladder left", "ladder right"]),
        (4, ["ladder left", "ladder right", "ladder middle-left", "ladder middle-right"]),
    ],
)
def test_the_number_of_players_decides_which_ladders_are_open(seats: int, ways: list[str]) -> None:
    t = table(seats).play("use 3")
    assert t.moves("ladder") == ways
    if seats == 2:
        assert t.refuses("ladder left") == "MIG-46"


@pytest.mark.rule("MIG-15", "MIG-16", "MIG-17", "MIG-E1")
def test_five_different_gnomes_are_in_play_with_a_card_for_each_player() -> None:
    view = GAME.view(dealt(3, 5), 0)
    assert len({stack.gnome for stack in view.stacks}) == 5
    assert [stack.cards for stack in view.stacks] == [3] * 5
    assert sum(stack.cards for stack in view.stacks) == 15


@pytest.mark.rule("MIG-Q9", "MIG-Q1")
def test_the_five_gnomes_are_drawn_by_lot_or_named_by_an_option() -> None:
    drawn = Counter(gnome for seed in range(80) for gnome in bits.members(dealt(2, seed).stacks))
    assert set(drawn) == set(range(8))
    named = dealt(2, 1, gnomes="Farmer, bandito, keyholder, druid, knight")
    assert bits.members(named.stacks) == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ({"gnomes": "magic"}, "name 5 different ones"),
        ({"gnomes": "magic magic robber knight druid"}, "name 5 different ones"),
        ({"gnomes": "magic wizard robber knight druid"}, "'wizard' is none of"),
        ({"first": "3"}, "one of random or a seat from 0 to 1, not '3'"),
        ({"first": "me"}, "a seat from 0 to 1, not 'me'"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(option: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        GAME.new(registry.setup("mighty-gnomes", 2, option))


@pytest.mark.rule("MIG-18", "MIG-19")
def test_players_start_with_four_tiles_and_stewards_on_two_plates_and_six_spaces() -> None:
    for home in GAME.view(table(4).state, 0).homes:
        assert home.tiles == ["1", "2", "3", "4"]
        assert (home.capacity, home.room, home.dining, home.warehouse, home.keys) == (2, 6, 0, 0, 0)
    assert table(4).points(0) == 0


@pytest.mark.rule("MIG-20")
def test_three_chests_of_the_twenty_four_lie_open_for_all_to_see() -> None:
    s = dealt(4, 3)
    assert bag.total(s.open) == 3
    assert bag.total(s.bag) == 21
    assert len(GAME.view(s, 2).open_chests) == 3


@pytest.mark.rule("MIG-21", "MIG-Q10")
def test_the_first_player_is_drawn_by_lot_or_named_by_an_option() -> None:
    assert {dealt(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    s = dealt(4, 1, first="2")
    assert (s.first, s.player()) == (2, 2)


@pytest.mark.rule("MIG-22", "MIG-E4")
def test_coins_follow_the_stack_of_tokens_from_the_bottom() -> None:
    s = dealt(4, 1, first="0")
    assert [home.coins for home in s.homes] == [1, 2, 3, 4]
    assert s.trail == [0, 1, 2, 3]
    s = dealt(3, 1, first="2")
    assert [home.coins for home in s.homes] == [2, 3, 1]
    assert s.trail == [2, 0, 1]
