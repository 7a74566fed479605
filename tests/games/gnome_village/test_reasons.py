"""Why a thing on the board can't be chosen: the rule and the reason that a player is told who points at it."""

import pytest

from gnomehall import registry
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnome_village import GAME
from gnomehall.words.speech import Speech
from tests.games.gnome_village.random_play import positions
from tests.games.gnome_village.table import Table

WORDS = Speech("en", "gnome-village", strict=True)


def why(table: Table, thing: str) -> tuple[str, str]:
    refusal = GAME.faces().why_unavailable(table.s, thing)
    return ("", "") if refusal is None else (refusal.rule, WORDS.refusal(refusal))


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("market:thief", "GNV-80"),
        ("shop:school", "GNV-81"),
        ("stack:house", "GNV-85"),
        ("stack:gnome", "GNV-88"),
        ("stack:road", "GNV-82"),
        ("end:turn", "GNV-31"),
        ("gnome:0:A", "GNV-31"),
        ("tile:0:2,-1", "GNV-88"),
        ("cell:0:0,1", "GNV-60"),
        ("preset:cross", "GNV-60"),
        ("kit:X", "GNV-60"),
        ("use", "GNV-60"),
        ("turn:1", "GNV-60"),
    ],
)
def test_what_a_poor_player_points_at_in_work_and_buy_is_refused_by_its_rule(thing: str, rule: str) -> None:
    table = Table()
    table.coins(0, 0)
    assert why(table, thing)[0] == rule


@pytest.mark.rule("GNV-65", "GNV-69")
def test_a_workshop_in_work_and_buy_says_how_it_is_used_or_activated() -> None:
    table = Table()
    table.lay(0, "school 0,1 active")
    table.lay(0, "painter 1,1")
    assert why(table, "tile:0:0,1")[0] == "GNV-65"
    assert why(table, "tile:0:1,1")[0] == "GNV-69"
    assert why(table, "tile:0:0,0") == ("", "")


@pytest.mark.rule("GNV-154", "GNV-155", "GNV-2")
def test_a_plot_where_a_tile_does_not_fit_names_the_rule_of_placing() -> None:
    table = Table()
    table.coins(4, 0)
    table.play("buy school")
    assert why(table, "cell:0:-1,-1") == ("GNV-154", "it would not be linked to a Road there")
    assert why(table, "tile:0:0,0") == ("GNV-2", "there is a tile already")
    assert why(table, "cell:1:1,2")[1] == "it must be in your own village"
    assert why(table, "cell:0:0,1") == ("", "")
    kit = Table()
    kit.s = GAME.new(registry.setup("gnome-village", 2, {"first": "0"}))
    kit.play("lay X", "lay T")
    assert why(kit, "cell:0:1,1") == ("GNV-155", "no open side of the village faces that plot")


@pytest.mark.rule("GNV-159")
def test_a_gap_to_be_repaired_says_what_it_waits_for() -> None:
    table = Table()
    table.village(0, "X 0,0", "goldsmith 1,0", "X 2,0", "house 0,-1 lit", "house 2,-1")
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    table.work(0)
    table.coins(4, 0)
    table.play("buy school")
    assert why(table, "cell:0:1,0")[0] == "GNV-159"


@pytest.mark.rule("GNV-76", "GNV-84", "GNV-85")
def test_what_can_not_pay_says_what_could() -> None:
    table = Table()
    table.lay(0, "carpenter 0,1 active")
    table.lay(0, "carpenter 1,1")
    table.lay(0, "painter 2,1 active")
    table.coins(3, 0)
    table.play("build house")
    assert table.asked() == "pay-carpenter"
    assert why(table, "token:0:painter") == ("GNV-76", "it must be a Carpenter token")
    assert why(table, "token:0:carpenter") == ("GNV-76", "you have no Carpenter token")
    assert why(table, "tile:0:1,1") == ("GNV-65", "the Carpenter is not active")
    assert why(table, "tile:0:2,1") == ("GNV-85", "it must be a Carpenter")
    assert why(table, "tile:0:0,0") == ("GNV-85", "the Road is not a Workshop")
    assert why(table, "coins:1") == ("", "")
    table.play("pay coins")
    assert table.asked() != "pay-painter"


@pytest.mark.rule("GNV-98", "GNV-100", "GNV-101", "GNV-102")
def test_a_tile_where_a_gnome_can_not_go_says_why() -> None:
    table = Table()
    table.lay(0, "school 0,1")
    table.lay(0, "painter 1,1")
    table.gnome(0, "B", "1,1")
    table.lay(0, "doctor 2,1")
    table.move(0)
    assert why(table, "tile:0:0,1") == ("GNV-101", "choose the gnome first, then where it goes")
    assert why(table, "gnome:1:A") == ("GNV-101", "it is not your gnome")
    table.play("move A")
    assert why(table, "tile:0:1,1")[0] == "GNV-100"
    assert why(table, "tile:0:0,0") == ("GNV-102", "a gnome can't end on a Road")
    assert why(table, "tile:1:0,0")[0] == "GNV-98"


@pytest.mark.rule("GNV-42", "GNV-69", "GNV-88", "GNV-132")
def test_tiles_that_an_action_can_not_use_say_why() -> None:
    table = Table()
    table.lay(0, "school 0,1")
    table.lay(0, "painter 1,1 active")
    table.lay(0, "gardener 2,1")
    table.lay(0, "architect 1,-1")
    table.start(0, "activate-painter-school")
    assert table.asked() == "activate"
    assert why(table, "tile:0:1,1") == ("GNV-69", "the Painter is active already")
    assert why(table, "tile:0:2,1") == ("GNV-42", "the card does not show the Gardener")
    table.move(0)
    table.play("move A", "go 1,-1", "rotate")
    assert why(table, "tile:0:0,1") == ("GNV-132", "only Roads are rotated, not the School")


def test_things_that_are_never_chosen_need_no_reason() -> None:
    table = Table()
    for thing in ("seat:1", "coins:0", "forest", "tile:0:9,9", "tile:7:0,0", "gnome:0:Z", "market:castle", "cell:0:x"):
        assert why(table, thing) == ("", "")


def test_whatever_is_pointed_at_in_a_game_is_explained_by_a_rule_of_the_page() -> None:
    things = ["stack:house", "stack:gnome", "stack:road", "end:work", "end:turn", "decline", "shop:school", "seat:1"]
    rules = set()
    for seed in (1, 2):
        for s in positions(3, seed, deluxe="yes"):
            if s.player() in (CHANCE, NOBODY):
                continue
            tiles = [
                f"tile:{seat}:{tile.x},{tile.y}" for seat, v in enumerate(GAME.view(s, 0).villages) for tile in v.tiles
            ]
            touched = {thing for choice in GAME.faces().choices(s) for thing in choice.touches}
            for thing in [*things, *tiles[::5], "gnome:0:A", "gnome:1:B", f"cell:{s.player()}:1,1"]:
                refusal = GAME.faces().why_unavailable(s, thing)
                assert refusal is None or thing not in touched
                if refusal is not None:
                    assert refusal.kind
                    rules.add(refusal.rule)
    assert len(rules) > 15
    for rule in rules:
        assert rule in registry.rule_text(rule)
