"""Chapter 11 of the rules: immigration."""

import pytest

from tests.games.gnomopolis.table import player, table

# What is printed on each card, section 23.2.
PRINTED = {
    "B01": "CVS", "B02": "VV", "B03": "VS", "B04": "CS", "B05": "CSA", "B06": "VS", "B07": "VSSM",
    "B08": "CM", "B09": "VM", "B10": "M", "B11": "VM", "B12": "VSM", "B13": "CCM", "B14": "CMMA",
    "B15": "CCC", "B16": "CVA", "B17": "VA", "B18": "CVA", "B19": "CAI", "B20": "CV", "B21": "VAAI",
    "B22": "CI", "B23": "CI", "B24": "CI", "B25": "VI", "B26": "VMI", "B27": "CI", "B28": "CSII",
}  # fmt: skip


@pytest.mark.rule("GNO-70")
@pytest.mark.parametrize("card", PRINTED)
def test_a_building_brings_exactly_the_gnomes_printed_on_it(card: str) -> None:
    others = [other for other in PRINTED if other != card][:5]
    team = "HHH" if card in ("B07", "B14", "B21", "B28") else "HH"
    t = table(player(helpers=3), player(), offer=" ".join([card, *others])).play(f"build {card} {team}")
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
