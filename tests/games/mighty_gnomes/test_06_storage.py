"""Chapter 6: storage and supply."""

import pytest

from gnomehall.parts import counts
from tests.games.mighty_gnomes.table import table, tokens


@pytest.mark.rule("MIG-41")
def test_a_warehouse_holds_six_and_more_when_upgraded() -> None:
    t = table().has(0, "WWWWWW").turn(0).play("use 1", "gather 1,3")
    assert t.asked() == "discard"
    roomy = table().has(0, "WWWWWW", warehouse=1).turn(0).play("use 1", "gather 1,3")
    assert roomy.asked() == "after"


@pytest.mark.rule("MIG-42", "MIG-Q23", "MIG-E11")
def test_whoever_has_too_much_gives_back_tokens_of_any_kind_old_or_new() -> None:
    t = table().has(0, "WWWWW").turn(0)
    t.play("use 3", "gather 1,3 h")  # M S C
    assert counts.total(t.home(0).stock) == 8
    assert t.moves("discard") == ["discard wood", "discard sand", "discard mushroom", "discard chamomile"]
    t.play("discard wood", "discard wood")
    assert t.stock(0) == "WWWSMC"
    assert t.asked() == "after"
    assert counts.total(t.state.supply) == 80 - 6


@pytest.mark.rule("MIG-69", "MIG-Q23")
def test_what_does_not_fit_may_be_exchanged_before_it_is_given_back() -> None:
    t = table().has(0, "WWWWX").turn(0)
    t.play("use 3", "gather 1,3 h")  # M S C
    assert counts.total(t.home(0).stock) == 8
    assert {"exchange WW S", "exchange SM C", "exchange X W"} <= set(t.moves("exchange"))
    assert t.refuses("exchange CC W") == "MIG-69"  # it can't be paid
    t.play("exchange X C")  # as many as before
    assert (t.asked(), t.stock(0)) == ("discard", "WWWWSMCC")
    t.play("exchange WW S")
    assert (t.asked(), t.stock(0)) == ("discard", "WWSSMCC")
    t.play("discard mushroom")
    assert (t.asked(), t.stock(0)) == ("after", "WWSSCC")
    assert counts.total(t.state.supply) == 80 - 6


@pytest.mark.rule("MIG-Q23", "MIG-Q24")
def test_an_exchange_while_discarding_takes_only_what_the_supply_has() -> None:
    t = table().has(1, "C" * 16, warehouse=3).has(0, "WWWWWW").turn(0).play("use 1", "gather 1,3")
    assert t.asked() == "discard"
    assert t.refuses("exchange WW C") == "MIG-Q24"
    t.play("exchange WW S")
    assert t.asked() == "after"


@pytest.mark.rule("MIG-Q22")
def test_crystals_count_against_the_limit_and_may_be_given_back() -> None:
    t = table().has(0, "WWWWWX").turn(0).play("use 1", "gather 1,3")
    assert "discard crystal" in t.moves()


@pytest.mark.rule("MIG-Q24")
def test_the_supply_is_limited_and_what_it_lacks_is_lost() -> None:
    t = table().has(1, "W" * 16, warehouse=3).turn(0).play("use 3", "gather 1,1 h")
    assert t.stock(0) == "M"
    t.turn(0).has(0, "SSM")
    assert "exchange SS W" not in t.moves()
    assert t.refuses("exchange SS W") == "MIG-Q24"
    assert "exchange SS C" in t.moves()
    assert counts.count(t.state.supply, 0) == 0


@pytest.mark.rule("MIG-Q24")
def test_the_bank_has_coins_without_end() -> None:
    t = table().has(0, coins=104).turn(0).play("use 4", "coins")
    assert t.home(0).coins == 107


@pytest.mark.rule("MIG-E36", "MIG-Q20", "MIG-Q23", "MIG-Q71")
def test_a_placement_waits_for_every_discard_on_its_way() -> None:
    t = table().forest("G2B G1A G3A G4A").has(0, "WWWWS").at(2, 0, 0).opens("crate owl frog").turn(0)
    t.play("use 4", "gather 1,1 h")  # N W T C
    assert t.asked() == "discard"
    assert counts.total(t.home(0).stock) == 7
    assert t.home(0).space == 2
    t.play("discard chamomile")
    assert t.home(0).space == 3
    assert t.asked() == "take"
    t.play("take crate")
    assert counts.total(t.home(0).stock) == 9
    bag_before = t.state.bag
    t.play("discard wood", "discard wood", "discard wood")
    assert t.state.bag - bag_before == 1 << 4 * 6  # the crate went back
    assert t.asked() == "draw-chest"
    t.play("draw owl", "draw hedgehog")
    assert t.refuses("exchange WW M") == "MIG-Q12"
    t.play("keep owl")
    assert t.asked() == "after"
    assert t.home(0).stock == tokens("WWWWSS")
