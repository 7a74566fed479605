"""Chapter 4: setup."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadNotation, BadSetup, IllegalAction
from gnomehall.core.match import Match
from gnomehall.core.state import CHANCE
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village.state import Village
from gnomehall.parts import bits
from tests.games.gnome_village.table import Table


def new_match(seats: int = 2, **options: str) -> Match:
    return Match(GAME, registry.setup("gnome-village", seats, options))


def state(match: Match) -> Village:
    assert isinstance(match.state, Village)
    return match.state


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def layouts(match: Match, preset: str, house: str) -> None:
    for _ in range(match.state.seats):
        play(match, f"preset {preset}", f"light {house}")


@pytest.mark.rule("GNV-21", "GNV-28", "GNV-29", "GNV-27", "GNV-E5")
@pytest.mark.parametrize(
    ("seats", "houses", "shops", "roads", "bank"), [(2, 6, 3, 35, 64), (3, 9, 4, 30, 60), (4, 12, 5, 25, 56)]
)
def test_after_setup_the_stacks_are_as_high_as_the_number_of_players_says(
    seats: int, houses: int, shops: int, roads: int, bank: int
) -> None:
    match = new_match(seats)
    play(match, "first 0")
    layouts(match, "cross", "1,-1")
    play(match, "deal police", "deal thief")
    view = GAME.view(state(match), 0)
    assert (view.houses, view.workshops, sum(view.roads), view.bank) == (houses, [shops] * 4, roads, bank)
    assert view.market == ["police", "thief"]
    assert sum(view.stack) == 21
    assert sum(view.deck) == 45
    assert view.tokens == [2, 2, 2, 2]
    for village in view.villages:
        assert village.coins == 4
        assert [gnome.condition for gnome in village.gnomes] == ["upright"] + ["supply"] * 4
        assert sorted(tile.state for tile in village.tiles if tile.kind == "house") == ["dark", "lit"]
        assert sorted(tile.id for tile in village.tiles if tile.kind == "road") == ["T", "T", "X", "X", "X"]


@pytest.mark.rule("GNV-22")
def test_start_roads_carry_no_blockade() -> None:
    match = new_match()
    play(match, "first 0")
    offered = [GAME.text(state(match), action) for action in match.state.legal_actions()]
    assert [move for move in offered if move.startswith("lay")] == ["lay X", "lay T"]


@pytest.mark.rule("GNV-23", "GNV-24", "GNV-26", "GNV-25")
def test_a_free_layout_is_laid_tile_by_tile_and_holds_together() -> None:
    match = new_match(2)
    play(match, "first 1", "lay T", "turn 2", "lay house", "place 1,0", "lay X")
    s = state(match)
    assert s.player() == 1  # the starting player lays a whole layout before the next begins
    with pytest.raises(IllegalAction, match="GNV-155"):
        match.play("place 3,3")
    with pytest.raises(IllegalAction, match="GNV-155"):
        match.play("place 0,1")  # the closed side of the T, which is turned upside down
    play(match, "place 0,-1", "lay X", "place -1,-1", "lay T", "place 1,-1", "turn 0", "lay X", "place 2,-1")
    match.play("place 2,-2")  # the last House is the only tile left
    assert s.asked() == "light"
    play(match, "light 2,-2")
    p = s.players[1]
    assert len(p.ground.networks) == 1
    assert all(p.ground.links[slot] & p.ground.roads for slot in bits.members(p.ground.houses))
    assert GAME.view(s, 1).villages[1].gnomes[0].at == "2,-2"
    assert GAME.view(s, 1).villages[1].gnomes[0].condition == "upright"
    assert s.player() == 0


@pytest.mark.rule("GNV-26")
def test_a_preset_can_be_taken_only_while_nothing_is_laid() -> None:
    match = new_match()
    play(match, "first 0", "lay X")
    with pytest.raises(IllegalAction, match="GNV-26"):
        match.play("preset cross")
    with pytest.raises(BadNotation):
        match.play("preset spiral")


@pytest.mark.rule("GNV-25")
def test_the_first_gnome_may_move_in_the_first_turn() -> None:
    table = Table()
    table.lay(0, "goldsmith 0,1")
    table.play("end work")
    assert table.moves("move") == ["A"]


@pytest.mark.parametrize(
    ("preset", "houses", "cells"),
    [
        ("main-street", ("0,-1", "2,-1"), "-2,0 -1,1 0,1 1,-1 1,1 2,1 3,1 4,0"),
        ("cross", ("1,-1", "-1,1"), "-2,0 -1,-1 1,1 2,0"),
        ("stair", ("0,-1", "2,3"), "-1,0 0,1 1,2 2,0 3,1 3,2"),
    ],
)
@pytest.mark.rule("GNV-26", "GNV-153")
def test_a_preset_has_the_building_cells_of_its_table(preset: str, houses: tuple[str, str], cells: str) -> None:
    match = new_match(2)
    play(match, "first 0")
    layouts(match, preset, houses[0])
    play(match, "deal police", "deal thief", "reveal coins-2", "buy school")
    offered = [GAME.text(state(match), a).removeprefix("place ") for a in match.state.legal_actions()]
    assert sorted(offered) == sorted(cells.split())


@pytest.mark.rule("GNV-30", "GNV-179")
def test_the_starting_player_is_drawn_unless_the_table_names_one() -> None:
    match = new_match(3)
    assert match.state.player() == CHANCE
    assert match.state.legal_actions() == [GAME.read(state(match), f"first {seat}") for seat in range(3)]
    named = new_match(3, first="2")
    assert named.state.player() == 2
    with pytest.raises(BadSetup, match="0 to 2"):
        new_match(3, first="3")


@pytest.mark.rule("GNV-30")
def test_the_first_player_token_never_moves_and_play_runs_clockwise() -> None:
    table = Table(3, first="1")
    table.s.first = 1
    table.start(1)
    turns = []
    for _ in range(6):
        turns.append(table.s.turn)
        table.pass_turn()
    assert turns == [1, 2, 0, 1, 2, 0]
    assert table.s.first == 1


@pytest.mark.rule("GNV-189")
def test_layouts_come_before_the_market_and_one_after_another() -> None:
    match = new_match(2, first="1")
    asked = []
    s = state(match)
    for _ in range(2):
        asked.append(s.player())
        play(match, "preset stair", "light 0,-1")
    assert asked == [1, 0]
    assert s.asked() == "deal-business"
    play(match, "deal thief", "deal thief")
    assert s.asked() == "reveal"
