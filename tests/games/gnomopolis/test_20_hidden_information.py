"""Chapter 20 of the rules: hidden information."""

from dataclasses import fields, replace

import pytest

from gnomehall.core.rng import Rng
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import CARDS, player, table


@pytest.mark.rule("GNO-115")
def test_everything_on_the_table_is_open_to_all() -> None:
    me = player(active="VM", cup="C", exhausted="V", coins=2, helpers=1, buildings="B10", advisors="A2")
    t = table(me, player(cup="SS", coins=4, marker=0), turn=0, first=1, rounds=3, new="A", new_coins=1, new_helpers=2)
    t.play("use B10 M")
    v = GAME.view(t.s, 1)
    assert v.offer == ["B01", "B02", "B03", "B04", "B05", "B06"]
    assert (v.old.gnomes, v.old.coins, v.old.helpers) == ([5, 5, 5, 5, 5, 5], 26, 12)
    assert (v.new.gnomes, v.new.coins, v.new.helpers) == ([0, 0, 0, 0, 1, 0], 1, 2)
    assert v.reserve == 70
    seen = v.districts[0]
    assert (seen.active, seen.exhausted) == ([0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0])
    assert (seen.coins, seen.helpers, seen.buildings, seen.advisors, seen.marker) == (5, 1, ["B10"], ["A2"], 0)
    [work] = seen.works
    assert (work.scroll, work.standing, work.lying, work.coins) == ("B10", [0, 0, 0, 1, 0, 0], [0] * 6, 1)
    assert (v.districts[1].marker, v.districts[1].advisors) == (0, [])
    assert len(v.deck) == 21
    assert (v.player, v.turn, v.round, v.ending, v.first, v.built) == (0, 0, 3, "", 1, False)


@pytest.mark.rule("GNO-115")
def test_the_trigger_of_the_end_is_open_to_all() -> None:
    t = table(player(active="M"), player(), old_coins=1).play("use D3 M")
    assert GAME.view(t.s, 1).ending == "coins"


@pytest.mark.rule("GNO-116")
def test_a_player_sees_the_own_cup_and_how_it_fits_the_homes() -> None:
    v = GAME.view(table(player(cup="SSVI", buildings="B01"), player()).s, 0).districts[0]
    assert v.cup == [0, 1, 2, 0, 0, 1]
    assert (v.in_buildings, v.on_board, v.homeless) == (2, 1, 1)


@pytest.mark.rule("GNO-117")
def test_the_composition_of_every_cup_is_open() -> None:
    t = table(player(cup="CC"), player(cup="SMA"))
    assert [d.cup for d in GAME.view(t.s, 0).districts] == [[2, 0, 0, 0, 0, 0], [0, 0, 1, 1, 1, 0]]


@pytest.mark.rule("GNO-118")
def test_the_set_of_unseen_cards_is_known_and_their_order_does_not_exist() -> None:
    t = table(player(active="VV", buildings="B27"), player(buildings="B28"))
    seen = {"B01", "B02", "B03", "B04", "B05", "B06", "B27", "B28"}
    assert GAME.view(t.s, 0).deck == [card for card in CARDS if card not in seen]
    t.play("build B01 VV")
    assert set(t.odds().values()) == {1}
    assert len(t.odds()) == 20


@pytest.mark.rule("GNO-119")
def test_every_gnome_in_the_cup_is_equally_likely() -> None:
    t = table(player(cup="CCCVVS"), player()).play("pass")
    assert t.odds() == {"draw C": 3, "draw V": 2, "draw S": 1}
    assert t.refused("draw M")[0] == "GNO-119"


@pytest.mark.rule("GNO-120")
def test_every_viewer_sees_the_same() -> None:
    t = table(player(active="VV", cup="C"), player(cup="SM"), player(exhausted="A"))
    views = [GAME.view(t.s, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert [replace(v, viewer=0) for v in views] == [views[0]] * 4


@pytest.mark.rule("GNO-120")
def test_a_view_holds_neither_an_order_of_the_deck_nor_a_generator() -> None:
    t = table(player(active="VV", cup="C"), player())
    v = GAME.view(t.s, 0)
    assert v.deck == sorted(v.deck)
    shown = [f.name for f in fields(v) if f.name not in ("old", "new", "about")]
    assert all(isinstance(getattr(v, name), int | str | bool | list) for name in shown)
    assert v.about == {"built": False}


@pytest.mark.rule("GNO-120")
def test_nothing_is_left_to_deal_anew_for_a_player_who_thinks() -> None:
    t = table(player(active="VV", cup="CVS"), player(cup="AAI"))
    imagined = t.s.determinize(0, Rng(7))
    assert GAME.view(imagined, 0) == GAME.view(t.s, 0)
    assert imagined is not t.s
