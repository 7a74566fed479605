"""Moves, questions and events in plain sentences."""

import re
from functools import cache
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.event import Event
from gnomehall.core.match import Match
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import EDITION, Table, changed, player, table

GOLDEN = Path(__file__).parents[2] / "golden" / "gnomopolis"
EVENTS = {
    "first", "turn", "reveal", "refill", "draw", "use", "caravan", "build", "gain", "coins", "helpers", "advisor",
    "search", "pass", "ending",
}  # fmt: skip
SENTENCE = re.compile(r"[A-Z][A-Za-z0-9 ,:;'().-]*[A-Za-z0-9)]")


def says(t: Table, move: str) -> str:
    """The sentence of a legal move."""
    [found] = [choice.says for choice in GAME.faces().choices(t.s) if choice.text == move]
    return found


def told(t: Table) -> list[str]:
    return [GAME.tell(EDITION, event) for event in t.log()]


@cache
def golden_events() -> list[Event]:
    found = []
    for path in sorted(GOLDEN.glob("*.txt")):
        made = record.loads(path.read_text(encoding="utf-8"))
        match = Match(GAME, registry.setup("gnomopolis", made.seats, made.options))
        for move in made.moves:
            found += match.play(move.text)
    return found


def test_every_kind_of_event_is_a_sentence() -> None:
    events = golden_events()
    assert {event.kind for event in events} == EVENTS
    for event in events:
        assert SENTENCE.fullmatch(GAME.tell(EDITION, event)), GAME.tell(EDITION, event)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_every_choice_of_the_golden_games_is_a_sentence_with_its_rule(path: Path) -> None:
    made = record.loads(path.read_text(encoding="utf-8"))
    s = GAME.new(registry.setup("gnomopolis", made.seats, made.options))
    for move in made.moves:
        assert SENTENCE.fullmatch(GAME.prompt(s).rstrip("?")), GAME.prompt(s)
        for choice in GAME.faces().choices(s) if s.player() != CHANCE else []:
            assert SENTENCE.fullmatch(choice.says), choice.says
            assert registry.rule_text(choice.rule)
        s.apply(GAME.parse(s, move.text))


def test_moves_of_a_turn_say_what_they_cost_and_bring() -> None:
    me = player(active="CVMI", coins=1, helpers=2, buildings="B10 B27 B09")
    t = table(me, player(buildings="B02"), offer="B14 B01 B15 B04 B05 B08")
    assert says(t, "pass") == "End your turn"
    assert says(t, "use D1 C") == "Use Grow up, returning 1 child: gain a villager"
    assert says(t, "use D2 V") == "Use Learn a trade, returning 1 villager: gain a gnome of any profession"
    assert says(t, "use D4 I") == "Use Tinker with 1 inventor: get 1 helper"
    assert says(t, "use B10 M") == "Use Bank with 1 merchant and 1 coin: get 4 coins"
    assert says(t, "use B27 C") == "Use Academy, returning 1 child: gain any gnome"
    assert says(t, "use B09 VM") == "Use Tavern with 1 villager and 1 merchant: get 1 coin, draw 1 gnome"
    assert (
        says(t, "caravan B02 CV")
        == "Send the caravan to seat 1 and use Guardhouse with 1 child and 1 villager: Search twice"
    )
    assert says(t, "build B15 HH") == "Build Atelier with 2 helpers; 3 children immigrate"
    assert (
        says(t, "build B01 VH")
        == "Build Barracks with 1 villager and 1 helper; 1 child, 1 villager and 1 soldier immigrate"
    )


def test_a_single_immigrant_immigrates() -> None:
    t = table(player(active="VM"), player(), offer="B10 B01 B02 B03 B04 B05")
    assert says(t, "build B10 VM") == "Build Bank with 1 villager and 1 merchant; 1 merchant immigrates"


def test_a_solo_caravan_visits_nobody() -> None:
    t = table(player(active="M"))
    assert says(t, "caravan D3 M") == "Use the caravan as Trade with 1 merchant: get 2 coins"
    assert told(t.play("caravan D3 M"))[0] == "Seat 0's caravan stays at home: D3 Trade with 1 merchant"


def test_a_search_says_where_the_gnome_goes() -> None:
    me = player(active="CMSV", cup="A", exhausted="I", helpers=1)
    t = table(me, player(), offer="B02 B01 B03 B04 B05 B06")
    t.play("use D1 C", "use D3 M", "build B02 VH", "reveal B28", "use D5 S")
    assert says(t, "seek cup A") == "Take one artisan from the cup"
    assert says(t, "seek exhausted I") == "Take one inventor from the exhausted area"
    assert says(t, "seek D3 M") == "Send the merchant on D3 Trade to the exhausted area"
    assert says(t, "seek D1 C") == "Return the child on D1 Grow up at once"
    assert says(t, "seek team V") == "Send the villager of the build team to the exhausted area"
    t.play("seek D1 C")
    assert told(t)[-1] == "Seat 0's Search returns the child on D1 Grow up at once"


def test_a_longer_search_is_counted() -> None:
    edition = changed("B25", "effects", ["search 3"])
    t = table(player(active="C", coins=1, buildings="B25"), player(), edition=edition)
    assert says(t, "use B25 C") == "Use Library with 1 child and 1 coin: Search 3 times"


def test_the_story_of_a_turn() -> None:
    t = table(player(active="VVM", cup="SSS"), player(), offer="B08 B01 B02 B03 B04 B05", old="CCVSAI")
    t.play("build B08 VV", "reveal B15", "caravan D3 M", "pass")
    assert told(t) == [
        "Seat 0 builds B08 Market Square with 2 villagers",
        "Seat 0 gains 1 child; 1 merchant can't be had",
        "B15 Atelier comes into the offer",
        "A2 Guild Treasurer comes to seat 0",
        "Seat 0 gets 1 coin from the advisor",
        "Seat 0's caravan goes to seat 1: D3 Trade with 1 merchant",
        "Seat 1 gets 1 coin for the visit",
        "Seat 0 gets 2 coins",
        "Seat 0 passes",
        "Seat 0 draws one soldier",
        "Seat 0 draws one soldier",
        "Seat 0 draws one soldier",
        "Round 1: seat 1's turn",
    ]


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("buildings", "This round is the last: a district has its last building"),
        ("gnomes", "This round is the last: the Old Capital has no gnomes left"),
        ("coins", "This round is the last: the Old Capital has no coins left"),
        ("rounds", "The game is cut off here"),
    ],
)
def test_every_ending_is_told(reason: str, sentence: str) -> None:
    assert GAME.tell(EDITION, Event("ending", "GNO-93", {"reason": reason})) == sentence


def test_what_is_asked_is_put_to_the_player() -> None:
    t = table(player(active="VVSC", cup="AM", buildings="B27"), player())
    assert GAME.prompt(t.s) == "Your turn: use scrolls, send the caravan, build one card, or pass"
    t.play("build B01 VV")
    assert GAME.prompt(t.s) == "A card comes into the offer"
    t.play("reveal B28")
    assert GAME.prompt(t.s) == "Your turn: use scrolls, send the caravan, or pass"
    t.play("use D5 S")
    assert GAME.prompt(t.s) == "Search: which gnome do you move?"
    t.play("seek cup A", "use B27 C")
    assert GAME.prompt(t.s) == "Which gnome do you gain?"
    t = table(player(active="V"), player()).play("use D2 V")
    assert GAME.prompt(t.s) == "Which profession does the gnome you gain have?"


@pytest.mark.parametrize(
    ("thing", "rule", "reason"),
    [
        ("scroll:D3", "GNO-32", "you need M in your active area, where you have V"),
        ("scroll:B01", "GNO-30", "B01 Barracks is not in your district"),
        ("offer:B28", "GNO-61", "B28 Steamworks is not in the offer"),
        ("caravan", "GNO-32", None),
        ("old:M", "GNO-25", None),
        ("advisor:A1", "GNO-30", None),
    ],
)
def test_what_is_not_lit_can_say_why(thing: str, rule: str, reason: str | None) -> None:
    t = table(player(active="V"), player())
    refusal = GAME.faces().why_unavailable(t.s, thing)
    assert refusal is not None
    assert refusal.rule == rule
    assert reason in (None, refusal.reason)


def test_a_reason_names_what_it_is_about_for_other_languages() -> None:
    t = table(player(active="V"), player())
    bare = GAME.faces().why_unavailable(t.s, "scroll:D3")
    assert bare is not None
    assert (bare.kind, bare.data) == ("gnomes", {"needed": [0, 0, 0, 1, 0, 0], "have": [0, 1, 0, 0, 0, 0]})
    away = GAME.faces().why_unavailable(t.s, "offer:B28")
    assert away is not None
    assert (away.kind, away.data) == ("not offered", {"scroll": EDITION.scroll_ids.index("B28")})


@pytest.mark.parametrize("thing", ["deck", "scroll:X9", "old:CV", "old:", "", "work:D1:C"])
def test_what_is_never_chosen_has_nothing_to_say(thing: str) -> None:
    assert GAME.faces().why_unavailable(table(player(active="V"), player()).s, thing) is None
