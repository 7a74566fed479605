"""Moves, questions and events in plain sentences."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from gnomehall import registry, rulebook
from gnomehall.core import record
from gnomehall.core.event import Event
from gnomehall.core.match import Match
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import WORDS, Table, changed, player, says, table, told

GOLDEN = Path(__file__).parents[2] / "golden" / "gnomopolis"
EVENTS = {
    "first", "turn", "sprint", "reveal", "refill", "draw", "use", "caravan", "caravan-home", "build", "gain",
    "gain-less", "gain-none", "coins", "helpers",
    "advisor", "search-cup", "search-exhausted", "search-scroll", "search-team", "pass", "ending",
}  # fmt: skip
SENTENCE = re.compile(r"[A-Z][A-Za-z0-9 ,:;'().-]*[A-Za-z0-9)]")


def prompt(t: Table) -> str:
    return WORDS.prompt(GAME.view(t.s, 0))


@cache
def golden_events() -> list[Event]:
    found = []
    for path in sorted(GOLDEN.glob("*.txt")):
        made = record.loads(path.read_text(encoding="utf-8"))
        match = Match(GAME, registry.replay_record(made, upto=0).setup)
        for move in made.moves:
            found += match.play(move.text)
    return found


def test_every_kind_of_event_is_a_sentence() -> None:
    events = golden_events()
    assert {event.kind for event in events} == EVENTS
    for event in events:
        assert SENTENCE.fullmatch(WORDS.event(event)), WORDS.event(event)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_every_choice_of_the_golden_games_is_a_sentence_with_its_rule(path: Path) -> None:
    made = record.loads(path.read_text(encoding="utf-8"))
    s = GAME.new(registry.replay_record(made, upto=0).setup)
    for move in made.moves:
        assert SENTENCE.fullmatch(prompt(Table(s.copy())).replace("?", "")), prompt(Table(s.copy()))
        for choice in GAME.faces().choices(s) if s.player() != CHANCE else []:
            assert SENTENCE.fullmatch(WORDS.choice(choice)), WORDS.choice(choice)
            assert registry.rule_text(choice.rule)
        s.apply(GAME.parse(s, move.text))


def test_moves_of_a_turn_say_what_they_cost_and_bring() -> None:
    me = player(active="CVMI", coins=1, helpers=2, buildings="B10 B27 B09")
    t = table(me, player(buildings="B02"), offer="B14 B01 B15 B04 B05 B08")
    assert says(t, "pass") == "Pass: end your turn"
    assert says(t, "use D1 C") == "Grow up: return 1 child for 1 villager"
    assert says(t, "use D2 V") == "Learn a trade: return 1 villager for 1 gnome of any profession"
    assert says(t, "use D4 I") == "Tinker: 1 inventor for 1 helper"
    assert says(t, "use B10 M") == "Bank: 1 merchant and 1 coin for 4 coins"
    assert says(t, "use B27 C") == "Academy: return 1 child for 1 gnome of any kind"
    assert says(t, "use B09 VM") == "Tavern: 1 villager and 1 merchant for 1 coin and a draw of 1 gnome from the cup"
    assert (
        says(t, "caravan B02 CV") == "Caravan to Seat 1, Guardhouse: 1 child and 1 villager for a search for 2 gnomes"
    )
    assert says(t, "build B15 HH") == "Build Atelier with 2 helpers; it brings 3 children"
    assert (
        says(t, "build B01 VH")
        == "Build Barracks with 1 villager and 1 helper; it brings 1 child, 1 villager and 1 soldier"
    )


def test_immigrants_are_counted_by_kind() -> None:
    t = table(player(active="VM"), player(), offer="B10 B01 B02 B03 B04 B05")
    assert says(t, "build B10 VM") == "Build Bank with 1 villager and 1 merchant; it brings 1 villager and 1 merchant"


def test_a_solo_caravan_visits_nobody() -> None:
    t = table(player(active="M"))
    assert says(t, "caravan D3 M") == "Caravan at home, Trade: 1 merchant for 2 coins"
    assert told(t.play("caravan D3 M"))[0] == "Seat 0's caravan stays at home: Trade with 1 merchant"


def test_a_search_says_where_the_gnome_goes() -> None:
    me = player(active="CMSV", cup="A", exhausted="I", helpers=1)
    t = table(me, player(), offer="B02 B01 B03 B04 B05 B06")
    t.play("use D1 C", "use D3 M", "build B02 VH", "reveal B28", "use D5 S")
    assert says(t, "seek cup A") == "Take an artisan from your cup, to get ready"
    assert says(t, "seek exhausted I") == "Take an inventor from your resting gnomes, to get ready"
    assert says(t, "seek D3 M") == "Take a merchant off Trade, to rest"
    assert says(t, "seek D1 C!") == "Take a child off Grow up, to the New Capital at once"
    assert says(t, "seek team V") == "Take a villager out of the builders, to rest"
    t.play("seek D1 C!")
    assert told(t)[-1] == "Seat 0 searches: a child off Grow up, to the New Capital at once"


def test_a_longer_search_is_counted() -> None:
    edition = changed("B25", "effects", ["search 3"])
    t = table(player(active="C", coins=1, buildings="B25"), player(), edition=edition)
    assert says(t, "use B25 C") == "Library: 1 child and 1 coin for a search for 3 gnomes"


def test_the_story_of_a_turn() -> None:
    t = table(player(active="VVM", cup="SSS"), player(), offer="B08 B01 B02 B03 B04 B05", old="CCVSAI")
    t.play("build B08 VV", "reveal B15", "caravan D3 M", "pass")
    assert told(t) == [
        "Seat 0 builds Market Square with 2 villagers",
        "Seat 0 gains 1 child and 1 villager; 1 merchant can't be had",
        "Atelier comes on offer",
        "Guild Treasurer comes to Seat 0",
        "Seat 0 gets 1 coin from the advisor",
        "Seat 0 sends the caravan to Seat 1: Trade with 1 merchant",
        "Seat 1 gets 1 coin for the visit",
        "Seat 0 gets 2 coins",
        "Seat 0 passes",
        "Seat 0 draws a soldier",
        "Seat 0 draws a soldier",
        "Seat 0 draws a soldier",
        "Round 1: Seat 1",
    ]


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("buildings", "This round is the last: a district has all its buildings"),
        ("gnomes", "This round is the last: the Old Capital has no gnomes left"),
        ("coins", "This round is the last: the Old Capital has no coins left"),
        ("rounds", "The limit of rounds is reached: the game is cut off here"),
        ("sprint", "The sprint is over"),
    ],
)
def test_every_ending_is_told(reason: str, sentence: str) -> None:
    assert WORDS.event(Event("ending", "GNO-93", {"reason": reason})) == sentence


def test_what_is_asked_is_put_to_the_player() -> None:
    t = table(player(active="VVSC", cup="AM", buildings="B27"), player())
    assert prompt(t) == "Your turn: use your gnomes, build, or pass"
    t.play("build B01 VV")
    assert prompt(t) == "A card comes on offer"
    t.play("reveal B28")
    assert prompt(t) == "You have built: use your gnomes, or pass"
    t.play("use D5 S")
    assert prompt(t) == "Search: choose the gnome to move"
    t.play("seek cup A", "use B27 C")
    assert prompt(t) == "Which gnome do you gain? Choose in the capital"
    t = table(player(active="V"), player()).play("use D2 V")
    assert prompt(t) == "Which profession do you gain? Choose in the capital"


@pytest.mark.parametrize(
    ("thing", "rule", "reason"),
    [
        ("scroll:D3", "GNO-32", "you need 1 merchant ready to work, and have 1 villager"),
        ("scroll:B01", "GNO-30", "Barracks is not in your district"),
        ("offer:B28", "GNO-61", "Steamworks is not on offer"),
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
    assert reason in (None, WORDS.refusal(refusal))


def test_a_reason_names_what_it_is_about_for_other_languages() -> None:
    t = table(player(active="V"), player())
    bare = GAME.faces().why_unavailable(t.s, "scroll:D3")
    assert bare is not None
    assert (bare.kind, bare.data) == ("gnomes", {"gnomes": ["M"], "ready": ["V"]})
    away = GAME.faces().why_unavailable(t.s, "offer:B28")
    assert away is not None
    assert (away.kind, away.data) == ("not-offered", {"card": "B28"})


@pytest.mark.parametrize("thing", ["deck", "scroll:X9", "old:CV", "old:", "", "work:D1:C"])
def test_what_is_never_chosen_has_nothing_to_say(thing: str) -> None:
    assert GAME.faces().why_unavailable(table(player(active="V"), player()).s, thing) is None


def test_the_portuguese_words_are_those_of_the_portuguese_rulebook() -> None:
    catalogue = (files("gnomehall.games.gnomopolis") / "words" / "pt-BR.ftl").read_text(encoding="utf-8")
    for text in (catalogue, rulebook.read("gnomopolis", "rules", "pt-BR")):
        for word in (
            *("Time de Construção", "Oferta de Prédios", "Capital Antiga", "Nova Capital", "Caravana Tatu"),
            *("Conselheiro", "caneca", "exausto", "pergaminho", "imigração"),
            *("retorna", "abrigado", "desabrigado", "moradia"),
        ):
            assert word.lower() in text.lower(), word
        for word in ("devol", "aloja", "adversári", "baralho", "ateliê", "equipe", "a postos"):
            assert word not in text.lower(), word
    assert "name-B15 = Atelier\n" in catalogue
