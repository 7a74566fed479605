"""Chapter 7, second part: what the books do."""

import pytest

from gnomehall.parts import bag
from tests.games.mighty_gnomes.table import Table, gnomes, table


def reach(name: str, stock: str = "", **fields: int) -> Table:
    """Seat 0 has put the 1-gnome tile level with this book."""
    t = table().column("left", name).has(0, stock, **fields).turn(0).play("use 1", "ladder left")
    if t.state.player() != 0:  # nothing to do there, so the turn ended by itself: go back to it
        t = table().column("left", name).has(0, stock + "X", **fields).turn(0).play("use 1", "ladder left")
    return t


@pytest.mark.rule("MIG-Q31", "MIG-52")
def test_a_book_is_activated_only_if_its_bookmark_can_be_paid() -> None:
    assert reach("B13", "W", coins=0).refuses("activate 1") == "MIG-52"
    assert reach("B16", "WW").refuses("activate 1") == "MIG-52"
    assert reach("B16", "WS").moves("activate") == ["activate 1"]


@pytest.mark.rule("MIG-Q31")
@pytest.mark.parametrize(
    ("book", "stock", "fields"),
    [
        ("B01", "W", {}),  # no gnome can be paid
        ("B11", "WM", {}),  # the robber costs the mushroom that the bookmark takes
        ("B04", "MC", {}),  # neither sand nor wood
        ("B08", "W", {"keys": 3}),
        ("B17", "WS", {"keys": 3}),
        ("B06", "W", {"space": 10}),
        ("B15", "CC", {}),  # no gnome to refresh
    ],
)
def test_a_book_that_could_do_nothing_is_not_activated(book: str, stock: str, fields: dict[str, int]) -> None:
    assert reach(book, stock, **fields).refuses("activate 1") == "MIG-Q31"


@pytest.mark.rule("MIG-53")
def test_inviting_pays_the_cost_and_takes_the_card() -> None:
    t = reach("B01", "WMMC").play("activate 1")
    assert t.moves() == ["invite magic", "invite robber"]
    t.play("invite robber")
    assert t.home(0).cards == gnomes("robber")
    assert t.stock(0) == "MC"
    assert t.home(0).coins == 6


@pytest.mark.rule("MIG-53", "MIG-59", "MIG-E14")
def test_a_full_table_invites_nobody() -> None:
    t = table().column("left", "B11").invited(0, "magic knight").has(0, "WWMM").turn(0).play("use 1", "ladder left")
    assert t.refuses("activate 1") == "MIG-53"
    t = table().column("left", "B11").invited(0, "magic knight").has(0, "WWMM", dining=1).turn(0)
    t.in_play("magic knight robber druid alchemist").play("use 1", "ladder left", "activate 1")
    assert t.stock(0) == "W"  # 1 mushroom for the bookmark, then wood and mushroom for the robber
    assert t.home(0).coins == 6
    assert t.home(0).cards == gnomes("magic knight robber")


@pytest.mark.rule("MIG-Q32", "MIG-Q33", "MIG-16")
def test_nobody_owns_a_gnome_twice_and_the_last_card_costs_the_same() -> None:
    t = table().column("left", "B01").invited(1, "robber").invited(2, "robber").has(0, "WM").turn(0)
    t.in_play("robber knight magic druid alchemist").play("use 1", "ladder left", "activate 1")
    assert t.stock(0) == ""
    assert t.home(0).cards == gnomes("robber")
    again = table().column("left", "B01").invited(0, "robber").has(0, "WWMM").turn(0)
    again.in_play("robber knight magic druid alchemist").play("use 1", "ladder left", "activate 1")
    assert again.home(0).cards == gnomes("robber knight")  # the robber was not offered again


@pytest.mark.rule("MIG-54", "MIG-Q34")
def test_an_upgrade_costs_sand_or_wood_and_scores_what_the_space_shows() -> None:
    t = reach("B04", "WWSS", dining=2).play("activate 1", "upgrade dining")
    assert (t.stock(0), t.home(0).dining, t.points(0)) == ("SS", 3, 3)
    t = reach("B04", "WWSS", warehouse=1).play("activate 1", "upgrade warehouse")
    assert (t.stock(0), t.home(0).warehouse, t.points(0)) == ("WWS", 2, 1)
    poor = reach("B04", "WSC", dining=2)  # the last plate costs 2 wood
    poor.play("activate 1")
    assert poor.home(0).warehouse == 1


@pytest.mark.rule("MIG-Q35")
def test_a_track_at_its_end_goes_no_further() -> None:
    t = reach("B04", "WWSS", dining=3).play("activate 1")  # one answer is left, so it is not asked
    assert t.home(0).warehouse == 1
    assert reach("B04", "WWSS", dining=3, warehouse=3).refuses("activate 1") == "MIG-Q31"


@pytest.mark.rule("MIG-55")
def test_venturesome_spirit_goes_two_steps() -> None:
    t = reach("B06").play("activate 1")
    assert (t.home(0).space, t.points(0)) == (2, 1)


@pytest.mark.rule("MIG-56", "MIG-57")
def test_golden_money_is_two_coins_and_a_secret_is_a_key() -> None:
    t = reach("B07").play("activate 1")
    assert t.home(0).coins == 5
    t = reach("B08").play("activate 1")
    assert t.home(0).keys == 1


@pytest.mark.rule("MIG-58")
def test_a_crystal_invites_for_free_but_the_table_still_limits() -> None:
    t = reach("B10", "X").play("activate 1")
    assert t.moves() == ["invite magic", "invite alchemist", "invite robber", "invite knight", "invite druid"]
    t.play("invite druid")
    assert t.stock(0) == ""
    assert t.home(0).cards == gnomes("druid")
    full = table().column("left", "B10").invited(0, "magic knight").has(0, "XX").turn(0).play("use 1", "ladder left")
    assert full.refuses("activate 1") == "MIG-53"


@pytest.mark.rule("MIG-60")
def test_silver_books_give_what_they_show_for_one_item() -> None:
    t = reach("B13").play("activate 1")
    assert (t.stock(0), t.home(0).coins) == ("MC", 2)
    t = reach("B14").play("activate 1")
    assert (t.stock(0), t.home(0).coins) == ("WS", 2)
    t = reach("B16", "S").play("activate 1")
    assert (t.stock(0), t.home(0).coins) == ("", 5)
    t = reach("B17", "S").play("activate 1")
    assert (t.stock(0), t.home(0).keys) == ("", 2)


@pytest.mark.rule("MIG-56", "MIG-57", "MIG-58", "MIG-60")
@pytest.mark.parametrize(
    ("book", "event", "rule"),
    [
        ("B07", "coins", "MIG-56"),
        ("B08", "keys", "MIG-57"),
        ("B10", "invite", "MIG-58"),
        ("B13", "tokens", "MIG-60"),
        ("B14", "tokens", "MIG-60"),
        ("B16", "coins", "MIG-60"),
        ("B17", "keys", "MIG-60"),
    ],
)
def test_what_a_book_brings_is_told_with_the_rule_of_the_book(book: str, event: str, rule: str) -> None:
    t = reach(book, "SX").play("activate 1")
    if event == "invite":
        t.play("invite druid")
    assert [told.rule for told in t.events if told.kind == event] == [rule]


@pytest.mark.rule("MIG-60", "MIG-73", "MIG-Q38", "MIG-E25")
def test_keys_beyond_three_are_lost() -> None:
    t = reach("B17", "S", keys=2).play("activate 1")
    assert (t.stock(0), t.home(0).keys) == ("", 3)
    assert t.told("keys") == [{"seat": 0, "keys": 1, "lost": 1}]
    assert reach("B17", "S", keys=3).refuses("activate 1") == "MIG-Q31"


@pytest.mark.rule("MIG-61", "MIG-Q36", "MIG-E27")
def test_refresh_spirit_repeats_only_an_ability_of_arrival() -> None:
    t = table().column("left", "B15").invited(0, "robber magic").has(0, "C").turn(0)
    t.play("use 1", "ladder left", "activate 1")
    assert t.home(0).coins == 6
    alone = (
        table().column("left", "B15").invited(0, "magic alchemist").has(0, "CC").turn(0).play("use 1", "ladder left")
    )
    assert alone.refuses("activate 1") == "MIG-Q31"
    druid = table().column("left", "B15").invited(0, "druid").has(0, "CC").turn(0).play("use 1", "ladder left")
    assert druid.refuses("activate 1") == "MIG-Q31"


@pytest.mark.rule("MIG-61", "MIG-Q72", "MIG-E34")
def test_refresh_spirit_needs_a_gnome_that_can_do_something() -> None:
    t = table().column("left", "B15").invited(0, "keyholder knight").has(0, "C", keys=3).at(10, 0, 0)
    t.vault(0, "crown").turn(0).play("use 1", "ladder left")
    assert t.refuses("activate 1") == "MIG-Q31"
    t.play("open crown")
    assert t.moves("activate") == ["activate 1"]
    t.play("activate 1")  # only the keyholder can be chosen
    assert t.home(0).keys == 3
    assert t.told("keys") == [{"seat": 0, "keys": 1, "lost": 1}]


@pytest.mark.rule("MIG-Q72", "MIG-61")
def test_each_ability_of_arrival_is_tested_by_what_it_needs() -> None:
    t = table().column("left", "B15").invited(0, "robber knight keyholder bandito farmer").has(0, "C", keys=2).turn(0)
    t.play("use 1", "ladder left", "activate 1")
    assert t.moves() == ["refresh robber", "refresh knight", "refresh keyholder", "refresh bandito", "refresh farmer"]
    t = table().column("left", "B15").invited(0, "robber knight keyholder bandito farmer").at(10, 0, 0).empties_bag()
    t.has(0, "C", keys=3, dining=3, warehouse=3).turn(0).play("use 1", "ladder left", "activate 1")
    assert t.home(0).coins == 6  # only the robber was left


@pytest.mark.rule("MIG-Q72", "MIG-Q24")
def test_a_resource_book_needs_one_of_its_tokens_in_the_supply() -> None:
    t = table().column("left", "B14").has(1, "W" * 16 + "S" * 16, warehouse=3).has(0, "MM").turn(0)
    t.play("use 1", "ladder left")
    assert t.refuses("activate 1") == "MIG-Q31"
    t = table().column("left", "B14").has(1, "W" * 16, warehouse=3).has(0, "MMMMMM").turn(0)
    t.play("use 1", "ladder left", "activate 1")  # a full warehouse does not forbid it
    assert t.asked() == "discard"
    assert t.stock(0) == "SMMMMMM"


@pytest.mark.rule("MIG-62", "MIG-Q37", "MIG-E24")
def test_a_display_book_is_used_once_a_round_by_a_tile_of_any_size() -> None:
    t = table(2).has(0, "WM").turn(0).play("use 1", "display 3")
    assert t.home(0).cards == gnomes("robber")  # the only gnome that can be paid
    assert t.state.height == [0, 0, 0]
    t.turn(1).has(1, "WMS", coins=3).play("use 4")
    assert t.refuses("display 3") == "MIG-62"
    assert t.moves("display") == ["display 1", "display 2", "display 4"]
    t.play("display 4")
    assert t.home(1).coins == 2
    assert t.home(0).coins == 6  # nothing is paid to the other player
    assert t.stock(1) == "WWSSM"


@pytest.mark.rule("MIG-62")
def test_three_and_four_players_have_no_display() -> None:
    t = table(3).has(0, "WM").turn(0).play("use 1")
    assert t.refuses("display 3") == "MIG-62"


@pytest.mark.rule("MIG-Q37")
def test_a_tile_lies_beside_a_display_book_only_if_that_can_be_activated_right_then() -> None:
    t = table(2).has(0, "MM", coins=0).turn(0).play("use 1")
    assert t.moves("display") == []
    assert t.refuses("display 3") == "MIG-Q31"
    assert t.refuses("display 4") == "MIG-52"
    t.turn(0).play("exchange MM S", "use 1")
    assert t.moves("display") == ["display 2"]  # Key Krafter for the sand
    assert bag.total(t.state.bag) == 21
