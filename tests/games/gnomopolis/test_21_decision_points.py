"""Chapter 21 of the rules: decision points."""

import pytest

from gnomehall.core.errors import BadNotation
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import EDITION, WORDS, new_game, player, table

TEXTS = [GAME.text(new_game(2).s, action) for action in range(GAME.action_count(EDITION))]


def test_the_fixed_encoding_is_that_of_the_page() -> None:
    found: dict[str, list[int]] = {}
    for number, text in enumerate(TEXTS):
        verb, *words = text.split()
        place = words[0] if verb == "seek" and words[0] in ("cup", "exhausted", "team") else verb
        found.setdefault("lying" if text.endswith("!") else place, []).append(number)
    assert {kind: (numbers[0], len(numbers)) for kind, numbers in found.items()} == {
        "pass": (0, 1),
        "use": (1, 273),
        "caravan": (274, 273),
        "build": (547, 980),
        "pay": (1527, 6),
        "join": (1533, 7),
        "gain": (1540, 6),
        "cup": (1546, 6),
        "exhausted": (1552, 6),
        "seek": (1558, 234),
        "lying": (1792, 234),
        "team": (2026, 6),
        "draw": (2032, 6),
        "reveal": (2038, 28),
        "first": (2066, 4),
    }


def test_every_action_has_its_own_text_and_is_read_back_from_it() -> None:
    s = new_game(2).s
    assert len(set(TEXTS)) == len(TEXTS)
    assert [GAME.read(s, text) for text in TEXTS] == list(range(len(TEXTS)))


@pytest.mark.parametrize("text", ["USE d3 m", "use  D3  M ", "use B07 MS", "build b19 ha", "Seek Cup v"])
def test_case_spaces_and_the_order_of_gnomes_make_no_difference(text: str) -> None:
    plain = {
        "use d3 m": "use D3 M",
        "use b07 ms": "use B07 SM",
        "build b19 ha": "build B19 AH",
        "seek cup v": "seek cup V",
    }
    assert TEXTS[GAME.read(new_game(2).s, text)] == plain[" ".join(text.lower().split())]


@pytest.mark.parametrize(
    "text", ["", "fly", "use", "use D3", "use D9 M", "use D3 V", "build B15 VVV", "gain H", "use D3 é"]
)
def test_a_text_that_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read(new_game(2).s, text)
    said = WORDS.say(f"notation-{caught.value.kind}", **caught.value.data)
    assert said.startswith(f"'{text}' is not a move of Gnomopolis; moves are like: use D3 M")


@pytest.mark.rule("GNO-27")
def test_pass_is_always_in_the_menu() -> None:
    assert table(player(), player()).legal() == ["pass"]


def test_a_team_with_a_wild_is_listed_once_however_it_can_be_assigned() -> None:
    # Longhouse A W with two artisans and two helpers: which artisan is the wild makes no difference.
    t = table(player(active="AA", helpers=2), player(), offer="B20 B01 B02 B03 B04 B05")
    assert t.legal("build B20") == ["build B20 AA", "build B20 AH", "build B20 HH"]


def test_two_searches_are_two_decisions_and_the_second_sees_what_the_first_did() -> None:
    t = table(player(active="VC", cup="M", buildings="B02"), player()).play("use B02 CV")
    assert t.legal() == ["seek cup M", "seek B02 C", "seek B02 V"]
    t.play("seek B02 C")
    assert t.legal() == ["seek cup M", "seek exhausted C", "seek B02 V"]


def test_a_question_with_one_answer_is_answered_and_one_with_none_dropped() -> None:
    t = table(player(active="S"), player()).play("use D5 S")
    assert (t.asked(), t.exhausted()) == ("turn", "S")
    t = table(player(active="V"), player(), old="C").play("use D2 V")
    assert t.asked() == "turn"


def test_the_player_to_decide_is_always_the_one_whose_turn_it_is() -> None:
    t = table(player(active="SV", cup="CM"), player(cup="VC"), turn=0)
    t.play("caravan D5 S")
    assert t.s.player() == 0
    t.play("seek cup M", "pass")
    assert t.s.player() == CHANCE


def test_each_refusal_names_its_rule_and_is_a_sentence() -> None:
    searching = table(player(active="S", cup="VC"), player(cup="C")).play("use D5 S")
    gaining = table(player(active="V"), player()).play("use D2 V")
    drawing = table(player(cup="CV"), player()).play("pass")
    over = table(player(cup="VVV"), rounds=12, sprint=True).end_turn()
    rich = player(active="MM", coins=1, helpers=1, buildings="B10")
    turn = table(rich, player(buildings="B15"), player(), offer="B01 B02 B03 B04 B05 B07")
    used = table(rich, player(), offer="B01 B02 B03 B04 B05 B06").play("use D3 M", "caravan D3 M")
    built = table(player(active="VV"), player()).play("build B01 VV").luck()
    for t, move, rule, reason in (
        (over, "pass", "GNO-96", "the game is over"),
        (drawing, "pass", "GNO-119", "this is for chance to decide"),
        (drawing, "draw S", "GNO-119", "there is none left to draw"),
        (turn, "draw V", "GNO-119", "only luck decides that"),
        (searching, "use D3 M", "GNO-27", "first answer what is asked"),
        (searching, "gain V", "GNO-50", "choose the gnome that the Search moves"),
        (searching, "seek cup M", "GNO-50", "your cup does not hold a merchant"),
        (searching, "seek exhausted V", "GNO-50", "none of your resting gnomes is a villager"),
        (searching, "seek D3 M", "GNO-51", "none of the gnomes working on Trade is a merchant"),
        (searching, "seek team V", "GNO-55", "none of your builders is a villager"),
        (gaining, "seek cup V", "GNO-42", "choose the gnome that you gain"),
        (gaining, "gain C", "GNO-122", "a child has no profession"),
        (turn, "gain V", "GNO-25", "this is not the moment for that: use your gnomes, build, or pass"),
        (turn, "seek cup V", "GNO-25", "this is not the moment for that: use your gnomes, build, or pass"),
        (turn, "use B15 A", "GNO-30", "Atelier is not in your district"),
        (used, "use D3 M", "GNO-31", "Trade is in use until the end of the turn"),
        (turn, "use D4 I", "GNO-32", "you need 1 inventor ready to work, and have 2 merchants"),
        (turn, "caravan B15 A", "GNO-32", "you need 1 artisan ready to work, and have 2 merchants"),
        (turn, "caravan B01 V", "GNO-88", "your caravan visits Seat 1 next, where there is no Barracks"),
        (used, "caravan D3 M", "GNO-90", "your caravan has already been sent this turn"),
        (turn, "build B28 HH", "GNO-61", "Steamworks is not on offer"),
        (turn, "build B01 HH", "GNO-73", "the team has 2 helpers, you have 1"),
        (turn, "build B01 VH", "GNO-63", "you need 1 villager ready to work, and have 2 merchants"),
        (turn, "build B01 VM", "GNO-63", "Barracks is built by 2 villagers; helpers may stand in"),
        (built, "use D3 M", "GNO-32", "you need 1 merchant ready to work, and have nobody"),
        (built, "build B02 CV", "GNO-62", "you have built this turn"),
    ):  # fmt: skip
        assert t.refused(move) == (rule, reason), move
