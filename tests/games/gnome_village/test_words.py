"""Notation, sentences and refusals."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadNotation, IllegalAction
from gnomehall.core.event import Event
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnome_village import GAME
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech
from tests.games.gnome_village.random_play import positions
from tests.games.gnome_village.table import Table

WORDS = Speech("en", "gnome-village", player=("Ana", "Bia", "Caio").__getitem__, strict=True)


def test_every_step_has_a_rule_that_the_page_knows() -> None:
    for rule in {step.rule for step in GAME.steps}:
        assert rule in registry.rule_text(rule)


@pytest.mark.parametrize(
    "move",
    ["", "buy", "buy castle", "place 13,0", "place 1", "go 9,9", "take 7:A", "turn 4", "pay gold", "lay Q", "x y z"],
)
def test_what_is_no_move_is_refused_with_an_example(move: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(Table().s, move)


def test_a_move_by_another_name_is_refused_and_the_right_name_told() -> None:
    table = Table()
    table.lay(0, "school 0,1")
    table.lay(0, "painter 1,1")
    table.move(0)
    table.play("move A")
    with pytest.raises(BadNotation) as caught:
        table.play("pay 0,1")
    assert (caught.value.kind, caught.value.data) == ("other-word", {"move": "pay 0,1", "meant": "go 0,1"})
    table.play("GO 0:0,1")  # letters of any size, and one's own seat may be named


@pytest.mark.parametrize("move", ["light 0,-1", "deal thief", "pay 0,-1", "fly 1:0,-1", "scare A"])
def test_a_refused_move_is_named_as_it_was_written(move: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.parse(Table().s, f" {move.replace(' ', '  ')}")
    assert caught.value.move == move


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("buy thief", "GNV-80"),
        ("buy school", "GNV-81"),
        ("buy goldsmith", "GNV-80"),
        ("build house", "GNV-85"),
        ("build road", "GNV-82"),
        ("add gnome", "GNV-88"),
        ("end turn", "GNV-31"),
        ("move A", "GNV-31"),
        ("reveal angry", "GNV-179"),
        ("use", "GNV-60"),
    ],
)
def test_what_can_not_be_bought_is_refused_by_its_rule(move: str, rule: str) -> None:
    table = Table()
    table.coins(0, 0)
    with pytest.raises(IllegalAction) as caught:
        table.play(move)
    assert caught.value.why.rule == rule


def test_moves_of_other_phases_are_refused() -> None:
    table = Table()
    table.start(0)
    with pytest.raises(IllegalAction, match="chance"):
        table.play("end work")
    table.move(0)
    with pytest.raises(IllegalAction, match="GNV-31"):
        table.play("buy school")
    table.s.ended = True
    table.s.first = 1
    table.play("end turn")
    with pytest.raises(IllegalAction, match="over"):
        table.play("end turn")


def test_choices_name_what_they_touch_on_the_board() -> None:
    table = Table(3)
    table.lay(0, "airport 0,1")
    table.lay(1, "school 0,1")
    table.market("thief", "police")
    table.work(0)
    touched = {choice.text: choice.touches for choice in GAME.faces().choices(table.s)}
    assert touched["buy thief"] == ("market:thief",)
    assert touched["buy school"] == ("shop:school",)
    table.move(0)
    assert GAME.faces().choices(table.s)[1].touches == ("gnome:0:A",)
    table.play("move A")
    choice = GAME.faces().choices(table.s)[1]
    assert (choice.text, choice.touches) == ("fly 1:0,1", ("tile:1:0,1",))
    assert choice.data == {"tile": "school", "cell": "0,1", "whose": 1}
    assert WORDS.choice(choice) == "Fly to the School of Bia at 0,1"


def test_every_event_of_a_game_is_told_by_a_rule_of_the_page() -> None:
    told = {}
    languages = [Speech(language, "gnome-village", strict=True) for language in LANGUAGES]
    for seed in (1, 2):
        for s in positions(4, seed, deluxe="yes"):
            if s.player() in (CHANCE, NOBODY):
                continue
            for action in s.legal_actions()[:2]:
                t = s.copy()
                t.log = []
                t.apply(action)
                for event in t.log:
                    told[event.kind] = (event.rule, [words.event(event) for words in languages])
    assert len(told) > 25
    for rule, sentences in told.values():
        assert rule in registry.rule_text(rule)
        assert all(sentence[0].isupper() for sentence in sentences)


@pytest.mark.parametrize("kind", ["coins", "earn"])
def test_who_gets_nothing_hears_that_the_bank_is_empty(kind: str) -> None:
    event = Event(kind, "GNV-169", {"seat": 0, "coins": 0})
    assert WORDS.event(event).endswith("nothing: the bank has no coins left")
    portuguese = Speech("pt-BR", "gnome-village", player=("Ana", "Bia", "Caio").__getitem__, strict=True)
    assert portuguese.event(event).endswith("o banco está sem moedas")
    assert WORDS.event(Event(kind, "GNV-56", {"seat": 0, "coins": 1})).endswith(" 1 coin")
