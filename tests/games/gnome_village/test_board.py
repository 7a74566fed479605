"""The board in characters: maps that one can read without colour."""

import pytest

from gnomehall.core.view import Panel
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village.tables import ACTION_IDS
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech
from tests.games.gnome_village.table import Table


def panels(table: Table, viewer: int = 0, language: str = "en") -> list[Panel]:
    choices = GAME.faces().choices(table.s) if table.who() == viewer else []
    drawing = GAME.faces().draw(table.edition, GAME.view(table.s, viewer), choices, Speech(language, "gnome-village"))
    return [panel for row in drawing for panel in row]


def lines(panel: Panel) -> list[str]:
    return ["".join(span.text for span in line).rstrip() for line in panel.lines]


def test_a_village_is_a_map_with_roads_buildings_gnomes_and_coordinates() -> None:
    table = Table()
    table.village(0, "XB 0,0 0", "TC 1,0 0", "house -1,0 lit", "house 0,1", "school 1,1 active", "police 2,1")
    table.gnome(0, "A", "-1,0")
    table.gnome(0, "B", "1,1")
    table.coins(3, 0)
    table.move(0)
    own = lines(panels(table)[-1])
    assert own[0] == "3 coins; 6 tiles"
    assert own[1:] == [
        "     -1     0     1     2",
        "    House*  #",
        "  0 lit   --+-----+-#",
        "    0A      |     |",
        "          House Schoo*Polic",
        "  1       dark  ACTIV $1 H",
        "                0B",
        "*0A upright -1,0                     *0B upright 1,1",
    ]


def test_open_blockaded_and_closed_sides_are_drawn_apart() -> None:
    table = Table()
    table.village(0, "XB 0,0 1", "T 1,0 1", "house 0,1 lit", "TS 0,-1 1")
    rows = lines(panels(table)[-1])[1:]
    assert rows[0].split() == ["0", "1"]
    assert rows[2] == " -1 #-+"  # a straight road turned upright: its blockade lies to the west
    assert rows[5] == "  0 --+-# --+"  # the blockade of the four-way lies to the east, where the T is closed
    assert rows[4] == "      |     |"


def test_placing_shows_where_a_tile_may_go() -> None:
    table = Table()
    table.coins(2, 0)
    table.play("buy school")
    own = panels(table)[-1]
    starred = [span for line in own.lines for span in line if span.text.strip() == "*"]
    assert len(starred) == len(table.moves("place")) == 8
    assert all(span.style == "choice" for span in starred)


def test_a_gap_to_be_repaired_has_a_mark_of_its_own() -> None:
    table = Table()
    table.village(0, "X 0,0", "goldsmith 1,0", "X 2,0", "house 0,-1 lit", "house 2,-1")
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    assert any("+---  !   --+" in row for row in lines(panels(table)[-1]))


def test_a_wide_village_is_drawn_in_bands() -> None:
    table = Table()
    table.village(0, *(f"X {x},0" for x in range(-8, 9)), "house 0,-1 lit")
    rows = lines(panels(table)[-1])
    axes = [row.split() for row in rows if row.split()[:1] in (["-8"], ["4"]) and "coins" not in row]
    assert axes == [[str(x) for x in range(-8, 4)], [str(x) for x in range(4, 9)]]
    assert max(len(row) for row in rows) <= 76


def test_gnomes_are_named_by_seat_and_letter_and_lie_in_small_letters() -> None:
    table = Table(3)
    table.lay(0, "chapel 0,1")
    table.village(1, "X 0,0", "house 0,-1 lit", "house 1,0 lit")
    table.gnome(1, "A", "0,-1")
    table.gnome(1, "B", "1,0", lying=True)
    table.move(0)
    table.play("move A", "take 1:A")
    maps = ["\n".join(lines(panel)) for panel in panels(table, 0)]
    assert "0A 1A" in maps[-1]
    assert "1b" in maps[1]
    assert "1A chapel 0,1 at Seat 0" in maps[1]


def test_the_supply_shows_market_stacks_and_the_tile_that_was_drawn() -> None:
    table = Table()
    table.market("thief", "police")
    table.coins(9, 0)
    table.work(0)
    top = panels(table)[0]
    assert lines(top)[0] == "Market, 1 coin: *Thief  *Police  21 face down"
    assert lines(top)[3].startswith("Workshops, 2 coins: *Carpenter 3  *Painter 3")
    table.play("build road", "draw TS")
    assert "Drawn and to be placed: T-junction with a blockaded stem" in lines(panels(table)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_market_tells_coins_symbol_and_action_of_what_it_offers(language: str) -> None:
    table = Table()
    table.market("police", "goldsmith")
    assert lines(panels(table)[0])[1:3] == [
        "  Police $1 H: Every opponent gives you a coin",
        "  Goldsmith $3: No action, but it pays well",
    ]
    for kind, business in enumerate(table.edition.businesses):
        table.market(business.id, "")
        rows = lines(panels(table, language=language)[0])
        assert max(len(row) for row in rows) <= 76
        action = Speech(language, "gnome-village").say(
            f"tip-action-{ACTION_IDS[table.edition.tables.kind_action[kind]]}"
        )
        assert action in " ".join(row.strip() for row in rows)


def test_the_board_speaks_portuguese() -> None:
    table = Table()
    table.lay(0, "school 0,1 active")
    top, *_, own = panels(table, language="pt-BR")
    assert lines(top)[0].startswith("Mercado, 1 moeda: *Ourives")
    assert any("Escol" in row for row in lines(own))
    assert any("ATIVA" in row for row in lines(own))
