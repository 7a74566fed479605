"""Chapters 16 to 18: supplies, hidden information, decisions, invariants."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import IllegalAction
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.state import Village
from gnomehall.parts import bits
from gnomehall.parts.counts import numbers_of
from tests.games.gnome_village.random_play import positions
from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-169", "GNV-E29")
def test_a_bank_with_too_little_gives_what_it_has() -> None:
    table = Table()
    table.lay(0, "goldsmith 0,1")
    table.gnome(0, "A", "0,1")
    table.coins(0, 0)
    table.s.bank = 2
    table.start(0, "activate-carpenter-painter")  # its coin comes first
    assert table.purse()[0] == 2
    assert table.s.bank == 0


@pytest.mark.rule("GNV-169", "GNV-117")
def test_payments_between_players_need_no_bank() -> None:
    table = Table()
    table.lay(0, "police 0,1")
    table.coins(0, 5)
    table.s.bank = 0
    table.move(0)
    table.play("move A", "use")
    assert table.purse() == [1, 4]


@pytest.mark.rule("GNV-170")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_house_for_every_village_to_the_limit(seats: int) -> None:
    tables = registry.shipped_edition("gnome-village").tables
    s = GAME.new(registry.setup("gnome-village", seats))
    assert s.houses + seats * tables.kit_houses == seats * tables.houses


@pytest.mark.rule("GNV-171")
def test_an_empty_workshop_stack_sells_nothing_but_its_product_can_still_be_paid_for() -> None:
    table = Table()
    for seat, cell in ((0, "0,1"), (0, "1,1"), (1, "0,1")):
        table.lay(seat, f"school {cell}")
    table.coins(9, 0)
    table.work(0)
    assert "buy school" not in table.moves()
    with pytest.raises(IllegalAction, match="GNV-171"):
        table.play("buy school")
    table.play("add gnome")
    assert table.player(0).gnomes == 2


@pytest.mark.rule("GNV-172")
def test_without_roads_left_no_road_can_be_had() -> None:
    table = Table()
    table.lay(0, "gardener 0,1 active")
    table.token(0, "gardener")
    table.s.roads = 0
    table.coins(9, 0)
    table.work(0)
    assert "build road" not in table.moves()
    with pytest.raises(IllegalAction, match="GNV-172"):
        table.play("build road")


@pytest.mark.rule("GNV-173")
def test_without_businesses_left_the_market_stays_empty() -> None:
    table = Table()
    table.market("thief", "police")
    table.s.stack = [0] * len(table.s.stack)
    table.coins(9, 0)
    table.work(0)
    table.play("buy thief", "place 0,1")
    assert table.moves("buy")[-1] == "police"
    table.play("buy police", "place 1,1")
    assert GAME.view(table.s, 0).market == ["", ""]


@pytest.mark.rule("GNV-174")
def test_a_kind_without_tokens_can_not_be_sold() -> None:
    table = Table()
    table.lay(0, "courier 0,1")
    table.lay(0, "school 1,1 active")
    table.token(1, "school", 2)
    table.coins(0, 9)
    table.move(0)
    table.play("move A", "go 0,1")
    assert table.asked() == "move-menu"


@pytest.mark.rule("GNV-176", "GNV-175")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_within_its_bound(seats: int) -> None:
    moves = sum(1 for _ in positions(seats, 5))
    assert moves < GAME.bound(registry.setup("gnome-village", seats))


@pytest.mark.rule("GNV-177", "GNV-178")
def test_nothing_is_hidden_but_the_order_of_the_stacks_which_does_not_exist() -> None:
    s = list(positions(3, 2))[200]
    views = [GAME.view(s, viewer) for viewer in (-1, 0, 1, 2)]
    for view in views[1:]:
        assert (view.villages, view.deck, view.roads, view.stack) == (
            views[0].villages, views[0].deck, views[0].roads, views[0].stack)  # fmt: skip
    assert GAME.view(s.determinize(0, Rng(1)), 0) == views[1]
    drawn = Table()
    drawn.start(0)
    assert sum(drawn.s.weights()) == 45  # every card is as likely as any other


@pytest.mark.rule("GNV-179")
def test_chance_decides_the_start_the_market_the_cards_and_the_draws_and_nothing_else() -> None:
    asked: set[str] = set()
    for seed in range(4):
        asked |= {s.asked() for s in positions(4, seed, deluxe="yes") if s.player() == CHANCE}
    assert asked == {"first-player", "deal-business", "reveal", "draw-road", "draw-business"}


@pytest.mark.rule("GNV-180")
def test_a_decision_with_one_option_is_carried_out_without_asking() -> None:
    for s in positions(3, 4):
        assert len(s.legal_actions()) != 1 or s.asked() in ("work-menu", "move-menu", "rearrange")


@pytest.mark.rule("GNV-181")
def test_the_newest_question_is_answered_first() -> None:
    table = Table()
    table.lay(0, "airport 0,1")
    table.lay(0, "school 1,1")
    table.lay(1, "thief 0,1")
    table.lay(1, "school 1,1")
    table.coins(0, 5)
    table.move(0)
    for move, asked in (("move A", "go"), ("go 0,1", "fly"), ("fly 1:0,1", "thief"), ("rob 1", "move-menu")):
        table.play(move)
        assert table.asked() == asked


@pytest.mark.rule("GNV-183")
def test_all_that_a_position_must_remember_is_in_its_copy() -> None:
    s = list(positions(4, 9, deluxe="yes"))[300]
    again = s.copy()
    rng, other = Rng(3), Rng(3)
    for _ in range(200):
        if not s.todo:
            break
        for position, source in ((s, rng), (again, other)):
            actions = position.legal_actions()
            position.apply(actions[source.below(len(actions))])
        assert GAME.view(s, 0) == GAME.view(again, 0)


@pytest.mark.rule("GNV-185")
def test_lists_of_choices_are_short_enough_for_people() -> None:
    longest: dict[str, int] = {}
    for seed in range(3):
        for s in positions(2, seed):
            if s.player() >= 0:
                longest[s.asked()] = max(longest.get(s.asked(), 0), len(s.legal_actions()))
    assert longest["work-menu"] <= 10
    assert longest["place-road"] <= 60
    assert longest["go"] <= 40


@pytest.mark.rule("GNV-192")
def test_parameters_are_asked_one_after_another_and_nothing_is_paid_before_the_last() -> None:
    table = Table()
    table.token(0, "carpenter")
    table.token(0, "painter")
    table.coins(6, 0)
    table.work(0)
    table.play("build house", "pay token", "pay coins")
    assert table.purse()[0] == 6
    assert table.tokens(0) == {"carpenter": 1, "painter": 1}
    assert "end work" not in table.moves()  # a decision once begun is completed
    table.play("place 0,1")
    assert table.purse()[0] == 3
    assert table.tokens(0) == {"painter": 1}


def check_invariants(s: Village, businesses: int, split_before: list[bool]) -> None:
    tables = s.tables
    assert s.bank + sum(p.coins for p in s.players) == 72
    assert s.bank >= 0
    assert numbers_of(s.tokens + sum(p.tokens for p in s.players), t.SHOPS) == [2, 2, 2, 2]
    assert s.houses + sum(p.kit_houses + bits.size(p.ground.houses) for p in s.players) == 5 * s.seats
    kits = sum(sum(numbers_of(p.kit, 5)) for p in s.players)
    drawn_road = s.drawn >= t.ROAD
    assert sum(bits.size(p.ground.roads) for p in s.players) + kits + drawn_road + sum(numbers_of(s.roads, 5)) == 45
    drawn = t.BUSINESS <= s.drawn < t.ROAD
    placed = sum(bits.size(p.ground.businesses) for p in s.players)
    market = (s.left >= 0) + (s.right >= 0)
    assert placed + market + sum(s.stack) + bits.size(s.removed) + drawn == businesses
    for seat, p in enumerate(s.players):
        own = [s.spot(t.GNOMES * seat + letter) for letter in range(t.GNOMES)]
        assert bits.size(p.lit) == p.gnomes == sum(spot != t.SUPPLY for spot in own)
        assert p.lit & ~p.ground.houses == 0
        assert p.active & ~p.ground.workshops == 0
        assert min(p.coins, p.tokens) >= 0
        placed_spots = [spot for spot in own if spot >= 0]
        assert len(set(placed_spots)) == len(placed_spots)  # no House or tile holds two gnomes of one colour
        for spot in placed_spots:
            village, slot = spot // t.SLOTS, spot % t.SLOTS
            ground = s.players[village].ground
            assert (ground.taken & ~ground.roads) >> slot & 1
            assert village == seat or not ground.houses >> slot & 1
        g = p.ground
        if p.before is not None or (p.kit or p.kit_houses):
            continue  # being rearranged, or not laid out yet
        for slot in bits.members(g.taken & ~g.roads):
            assert g.links[slot] & g.roads
        if not s.removed and g.taken:
            assert len(g.networks) == 1
        assert not g.split() or split_before[seat] or s.removed
        split_before[seat] = g.split()
    assert sum(tables.card_copies) == 45


@pytest.mark.rule("GNV-184", "GNV-153")
@pytest.mark.parametrize("deluxe", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_after_every_action_of_random_games(seats: int, deluxe: str) -> None:
    for seed in range(3):
        split = [False] * seats
        for s in positions(seats, seed, deluxe=deluxe):
            check_invariants(s, 27 if deluxe == "yes" else 23, split)
