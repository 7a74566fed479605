"""Chapters 3 and 19: the components, as the edition has them."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadEdition
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village import tables as t
from tests.games.gnome_village.table import Table

EDITION = registry.shipped_edition("gnome-village")
TABLES = EDITION.tables
TEXT = registry.shipped_text("gnome-village")


@pytest.mark.rule("GNV-12", "GNV-16")
def test_the_box_holds_what_the_rulebook_says() -> None:
    assert sum(TABLES.road_copies) == 45
    assert TABLES.houses * 4 == 20
    assert TABLES.gnomes * 4 == 20
    assert TABLES.coins == 72
    assert TABLES.tokens * 4 == 8
    assert sum(TABLES.card_copies) == 45
    assert sum(n for n, plus in zip(TABLES.kind_copies, TABLES.kind_deluxe, strict=True) if not plus) == 23
    assert [shop.name for shop in EDITION.shops] == ["Carpenter", "Painter", "School", "Gardener"]


@pytest.mark.rule("GNV-13", "GNV-17")
def test_there_are_five_workshops_and_two_tokens_of_each_kind() -> None:
    view = GAME.view(Table(4).s, 0)
    assert view.workshops == [5, 5, 5, 5]
    assert view.tokens == [2, 2, 2, 2]


@pytest.mark.rule("GNV-14", "GNV-15")
def test_tiles_show_their_sides_points_coins_and_symbols() -> None:
    table = Table()
    table.lay(0, "school 0,1")
    table.lay(0, "painter 1,1 active")
    assert [table.state(0, cell) for cell in ("0,-1", "2,-1", "0,1", "1,1")] == ["lit", "dark", "inactive", "active"]
    assert (TABLES.shop_points, TABLES.house_points, TABLES.restaurant_points, TABLES.hat_points) == (2, 2, 1, 1)
    goldsmith = table.kind("goldsmith")
    assert (TABLES.kind_coins[goldsmith], TABLES.kind_symbol[goldsmith]) == (3, t.SYMBOLS.index("none"))
    symbols = [s for s, n, plus in zip(TABLES.kind_symbol, TABLES.kind_copies, TABLES.kind_deluxe, strict=True)
               if not plus for _ in range(n)]  # fmt: skip
    assert (symbols.count(t.HAT), symbols.count(t.RESTAURANT), symbols.count(t.SYMBOLS.index("none"))) == (8, 6, 9)


@pytest.mark.rule("GNV-18")
def test_the_summary_cards_are_help_and_no_part_of_a_position() -> None:
    # What they remind of is asked as a question with its rule, and can be read there.
    for name in ("work-menu", "move-menu"):
        table = Table()
        table.work(0) if name == "work-menu" else table.move(0)
        assert table.asked() == name
        assert all(registry.rule_text(choice.rule) for choice in GAME.faces().choices(table.s))


@pytest.mark.rule("GNV-19", "GNV-20")
def test_the_deluxe_option_adds_four_businesses_and_is_off_by_default() -> None:
    extra = {"construction": 1, "prison": 1, "pool": 2}
    for deluxe, total in (("no", 23), ("yes", 27)):
        table = Table(2, deluxe=deluxe)
        stack = table.s.stack
        assert sum(stack) + 2 == total
        for id_, copies in extra.items():
            assert stack[table.kind(id_)] == (copies if deluxe == "yes" else 0)
    assert next(o for o in GAME.meta.options if o.name == "deluxe").default == "no"


def test_roads_have_the_shapes_and_numbers_of_the_table() -> None:
    assert {s.id: (s.drawn, n) for s, n in zip(EDITION.shapes, TABLES.road_copies, strict=True)} == {
        "X": ("oooo", 20),
        "T": ("-ooo", 15),
        "XB": ("booo", 6),
        "TS": ("-obo", 2),
        "TC": ("-boo", 2),
    }


def test_forest_cards_have_the_numbers_of_the_table() -> None:
    kinds = [0] * 5
    for kind, copies in zip(TABLES.card_kind, TABLES.card_copies, strict=True):
        kinds[kind] += copies
    assert kinds == [18, 10, 8, 4, 5]
    coins = [(c, n) for c, n in zip(TABLES.card_coins, TABLES.card_copies, strict=True) if c]
    assert coins == [(2, 4), (3, 4), (4, 2)]
    for shop in range(4):
        shown = [n for icons, n in zip(TABLES.card_icons, TABLES.card_copies, strict=True) if icons >> shop & 1]
        assert sum(shown) == 9


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('copies = 20', 'copies = -1', "roads X: copies: must be at least 0, not -1"),
        ('copies = 20', 'copies = 3', "kit: roads: four kits need 12 of 'X', there are 3"),
        ('open = ["E", "W"]', 'open = ["E"]', "roads TS: open: a Road needs at least two open sides"),
        ('open = ["E", "W"]', 'open = ["E", "S"]', "roads TS: blockade: 'S' is open too"),
        ('open = ["E", "W"]', 'open = ["E", "Q"]', "roads TS: open: 'Q' is none of N, E, S, W"),
        ('id = "T"', 'id = "X"', "roads X: id: 'X' is already the id of roads X"),
        ('id = "police"', 'id = "chapel"', "businesses chapel: id: 'chapel' is already the id of businesses chapel"),
        ('id = "police"', 'id = "school"', "businesses school: id: 'school' is the id of a Workshop"),
        ('id = "police"', 'id = "Police Office"', "businesses Police Office: id: must be one lower-case word"),
        ('action = "police"', 'action = "bank"', "businesses police: action: 'bank' is none of none, police"),
        ('symbol = "hat"', 'symbol = "cap"', "businesses police: symbol: 'cap' is none of none, hat, restaurant"),
        ('kind = "coins"\ncoins = 2', 'kind = "coins"', "forest coins-2: coins: belong to Gnome Coins cards"),
        ('icons = ["carpenter", "painter"]', 'icons = []', "forest activate-carpenter-painter: icons: belong"),
        ('houses = ["0,-1", "2,-1"]', 'houses = ["0,-1", "9,9"]', "presets main-street: houses: tile 7 can't be laid"),
        ('houses = ["0,-1", "2,-1"]', 'houses = ["0,-1", "13,0"]', "main-street: houses: '13,0' must be a cell"),
        ('"X 2,0 0", "T 3,0 0"]', '"X 2,0 0"]', "presets main-street: roads: must be the Roads of the kit"),
        ('"X 2,0 0", "T 3,0 0"]', '"X 2,0 1", "T 3,0 0"]', "presets main-street: roads: tile 4 has a rotation"),
        ('workshops = [3, 4, 5]', 'workshops = [3, 4]', "supply: workshops: must be three numbers"),
        ('houses = 5 ', 'houses = 4 ', "supply: houses: 5 gnomes need as many Houses, not 4"),
        ('start_coins = 4', 'start_coins = 40', "supply: start_coins: four players need more than 72 coins"),
        ('copies = 15', 'copies = 99', "edition: roads: one village could have"),
        ('product = 3 ', 'product = 0 ', "prices: product: must be at least 1, not 0"),
        ('rounds = 50 ', 'turns = 50 ', "supply: turns: is unknown"),
        ('id = "gardener"\nname = "Gardener"', 'id = "smith"\nname = "Smith"', "edition: workshops: must be carpenter"),
    ],
)  # fmt: skip
def test_a_mistake_in_an_edition_is_named_by_entry_and_field(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition) as caught:
        GAME.edition(TEXT.replace(old, new, 1))
    assert any(problem in found for found in caught.value.problems), caught.value.problems


def test_all_mistakes_are_listed_at_once() -> None:
    with pytest.raises(BadEdition) as caught:
        GAME.edition(TEXT.replace('symbol = "hat"', 'symbol = "cap"').replace("tokens = 2", "tokens = -2"))
    assert len(caught.value.problems) >= 7


def test_another_edition_is_played_by_its_own_numbers() -> None:
    edition = GAME.edition(TEXT.replace("start_coins = 4", "start_coins = 9"))
    s = GAME.new(registry.setup("gnome-village", 3, {}, edition))
    assert [p.coins for p in s.players] == [9, 9, 9]
    assert s.bank == 72 - 27
