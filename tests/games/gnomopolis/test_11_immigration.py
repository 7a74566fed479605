"""Chapter 11 of the rules: immigration."""

import pytest

from tests.games.gnomopolis.table import player, table

# What is printed on each card, section 23.2.
PRINTED = {
    "B01": "CVS", "B02": "CVV", "B03": "VSA", "B04": "CCS", "B05": "CSA", "B06": "VVS", "B07": "VSSM",
    "B08": "CVM", "B09": "CVM", "B10": "VM", "B11": "VSM", "B12": "VSM", "B13": "CCM", "B14": "CMMA",
    "B15": "CCC", "B16": "CVA", "B17": "VAI", "B18": "CVA", "B19": "CAI", "B20": "CVA", "B21": "VAAI",
    "B22": "CVI", "B23": "CCI", "B24": "CAI", "B25": "VSI", "B26": "VMI", "B27": "CVI", "B28": "CSII",
}  # fmt: skip


@pytest.mark.rule("GNO-70")
@pytest.mark.parametrize("card", PRINTED)
def test_a_building_brings_exactly_the_gnomes_printed_on_it(card: str) -> None:
    others = [other for other in PRINTED if other != card][:5]
    t = table(player(helpers=3), player(), offer=" ".join([card, *others])).play(f"build {card} HH")
    assert t.exhausted() == PRINTED[card]
    assert (t.active(), t.cup()) == ("", "")


@pytest.mark.rule("GNO-71")
def test_immigrants_come_from_the_old_capital_then_the_new_and_what_neither_has_is_lost() -> None:
    t = table(player(active="VV"), player(), old="CI", new="C", offer="B15 B02 B03 B04 B05 B06")
    t.play("build B15 VV").luck()  # three children
    assert (t.exhausted(), t.old(), t.new()) == ("CC", "I", "")


@pytest.mark.rule("GNO-71")
def test_immigration_is_compulsory() -> None:
    t = table(player(active="VV"), player(), offer="B15 B02 B03 B04 B05 B06").play("build B15 VV")
    # No question is put to the player: the children are there, and chance turns up the next card.
    assert (t.exhausted(), t.asked()) == ("CCC", "reveal")
