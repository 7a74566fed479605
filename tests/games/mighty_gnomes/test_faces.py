"""What people read and type: moves, refusals, prompts, boards."""

import pytest

from gnomehall.core.errors import BadNotation
from gnomehall.core.view import Drawing
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.tables import USES
from tests.games.mighty_gnomes.table import WORDS, Table, edition, table


def drawn(t: Table, viewer: int) -> str:
    choices = GAME.faces().choices(t.state) if t.state.player() == viewer else []
    drawing: Drawing = GAME.faces().draw(edition(), GAME.view(t.state, viewer), choices, WORDS)
    lines = []
    for row in drawing:
        for panel in row:
            lines.append(panel.title)
            lines += ["".join(span.text for span in line) for line in panel.lines]
    return "\n".join(lines)


def test_moves_are_read_in_any_case_and_a_single_square_needs_no_way() -> None:
    t = table().has(0, "WMWM").turn(0)
    assert GAME.read(t.state, "Exchange mw s") == GAME.read(t.state, "exchange WM S")
    assert GAME.read(t.state, "  USE   3 ") == USES + 3
    assert GAME.read(t.state, "gather 2,6") == GAME.read(t.state, "gather 2,6 h")
    assert GAME.read(t.state, "shelve b07") == GAME.read(t.state, "shelve B07")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("fly", "moves are like: use 3"),
        ("", "moves are like: use 3"),
        ("use 7", "with 'use' there are: use 1, use 2"),
        ("gather 9,9 h", "write the row from the bottom, the column and the way"),
        ("exchange XX W", "two of W S M C for another"),
        ("claim key", "the rewards of this round are upgrade, tiles, first, coins and steps"),
    ],
)
def test_what_is_no_move_is_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(table().state, text)
    assert hint in WORDS.say(f"notation-{caught.value.kind}", **caught.value.data)


def test_every_action_has_its_own_text_and_is_read_back() -> None:
    t = table(4)
    texts = {}
    for action in range(GAME.action_count(edition())):
        try:
            texts[action] = GAME.text(t.state, action)
        except KeyError:
            continue  # a number kept free for kinds that this edition has not got
    assert len(set(texts.values())) == len(texts) > 200
    for action, text in texts.items():
        assert GAME.read(t.state, text) == action


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("discard wood", "MIG-42"),
        ("keep owl", "MIG-37"),
        ("take owl", "MIG-78"),
        ("invite robber", "MIG-53"),
        ("upgrade dining", "MIG-54"),
        ("refresh robber", "MIG-61"),
        ("gather 1,1 h", "MIG-29"),
        ("activate 1", "MIG-50"),
        ("claim coins", "MIG-86"),
        ("exchange WW S", "MIG-69"),
        ("trade magic wood", "MIG-70"),
        ("first 1", "MIG-138"),
    ],
)
def test_a_turn_refuses_what_is_not_its_own_by_rule(move: str, rule: str) -> None:
    assert table().refuses(move) == rule


def test_questions_refuse_what_they_did_not_ask_by_rule() -> None:
    t = table().has(0, "WWWWWS").turn(0).play("use 1", "gather 1,3")
    assert t.refuses("end") == "MIG-Q23"
    assert t.refuses("discard crystal") == "MIG-42"
    t = table().turn(0).play("use 1", "gather 1,6")
    assert t.refuses("keep owl") == "MIG-138"
    t.play("draw owl", "draw crown")
    assert t.refuses("keep frog") == "MIG-37"
    t = table().at(2, 0, 0).turn(0).play("use 1", "gather 1,2")
    assert t.refuses("take crate") == "MIG-78"
    t = table().column("left", "B01").has(0, "WWMM").turn(0).play("use 1", "ladder left", "activate 1")
    assert t.refuses("invite farmer") == "MIG-15"
    assert t.refuses("invite druid") == "MIG-53"
    t = table().column("left", "B04").has(0, "WWSS", dining=0).turn(0).play("use 1", "ladder left", "activate 1")
    assert t.refuses("end") == "MIG-Q12"
    t = table().column("left", "B15").invited(0, "robber knight").has(0, "C").turn(0)
    t.play("use 1", "ladder left", "activate 1")
    assert t.refuses("refresh magic") == "MIG-Q72"


def test_the_board_shows_forest_attic_trail_and_homes_and_marks_what_may_be_chosen() -> None:
    t = table(2).has(0, "WM", coins=1).vault(0, "crown").vault(1, "owl").turn(0)
    text = drawn(t, 0)
    for part in (
        "Forest, round 1 of 5, turn 1",
        "Adventure trail",
        "Attic",
        "Mighty gnomes",
        "Seat 0 a (you), to move",
    ):
        assert part in text
    assert "*1  *2  *3  *4" in text
    assert "Crown (3 points)" in text
    assert "Owl" not in text.split("Seat 1 b")[1].split("Seat 0 a")[0]
    t.play("use 2")
    text = drawn(t, 0)
    assert "*W   " in text  # a square that may be covered
    assert "*|--|" in text  # a rung that may be climbed to
    assert "D3*g Invite Mighty Gnome" in text
    t.play("gather 1,1 h")
    assert " Wa2  Na2 " in drawn(t, 1)


def test_a_spectator_s_board_shows_no_faces() -> None:
    t = table(2).vault(0, "golden-frog").vault(1, "pouch").turn(0)
    text = drawn(t, -1)
    assert "Golden frog" not in text
    assert "Pouch" not in text
    assert "1 face down" in text


def test_a_choice_says_what_it_costs_and_brings() -> None:
    t = table(3).turn(0).play("use 3", "gather 1,1 h").rests()
    t.turn(1).has(1, "X", coins=3).invited(1, "alchemist")
    says = {choice.text: WORDS.choice(choice) for choice in GAME.faces().choices(t.state)}
    assert says["trade alchemist coins"] == "Alchemist Gnome: 1 crystal for 5 coins"
    assert says["exchange X W"] == "Exchange 1 crystal for 1 wood"
    t.play("use 2")
    says = {choice.text: WORDS.choice(choice) for choice in GAME.faces().choices(t.state)}
    assert says["gather 2,3 h"] == "Gather chamomile and compass: column 3, row 2, lying, pay 1 coin"
    assert says["ladder left"] == "Climb the left ladder to rung 2"
    assert says["coins"] == "Give the tile away for 1 coin; this ends the turn"


def test_a_home_with_everything_in_it_still_fits_eighty_columns() -> None:
    t = table(4).invited(3, "magic alchemist keyholder bandito").has(3, "WWSSMMCCXXXX", coins=99, keys=3, dining=2)
    t.vault(3, "golden-frog owl owl hedgehog hedgehog wild wild nested nested crate")
    t.vault(3, "basket pouch small-purse purse purse", opened=True)
    t.home(3).traded = t.home(3).cards
    t.turn(3)
    lines = drawn(t, 3).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 76
    text = " ".join(lines)
    for chest in ("Golden frog", "Chest in a chest", "Crate", "Basket", "Small purse"):
        assert chest in text
    assert "upgrade  warehouse to 8 for S  dining to 5 for WW and 3 points" in text
