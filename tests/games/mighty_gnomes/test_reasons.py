"""Whatever can't be done now says which rule is against it."""

import pytest

from gnomehall import registry
from gnomehall.core.view import Refusal
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.reasons.kinds import RULES
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech
from tests.games.mighty_gnomes.table import WORDS, Table, table


def why(t: Table, thing: str) -> tuple[str, str]:
    """The rule and the reason in words; the thing must be one that no choice touches."""
    assert all(thing not in choice.touches for choice in GAME.faces().choices(t.state)), thing
    refusal = GAME.faces().why_unavailable(t.state, thing)
    assert refusal is not None
    return refusal.rule, WORDS.refusal(refusal)


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("square:1,1", "MIG-29"),
        ("ladder:left", "MIG-29"),
        ("book:left:3", "MIG-50"),
        ("stack:robber", "MIG-53"),
        ("warehouse", "MIG-54"),
        ("dining", "MIG-54"),
        ("open:owl", "MIG-78"),
        ("reward:coins", "MIG-86"),
        ("exchange:wood", "MIG-69"),
        ("token:wood", "MIG-69"),
        ("gnome:magic", "MIG-70"),
        ("trade:magic:sand", "MIG-70"),
        ("gnome:robber", "MIG-123"),
        ("gnome:druid", "MIG-125"),
        ("tile:druid", "MIG-125"),
        ("coins", "MIG-29"),
        ("end", "MIG-28"),
        ("skip", "MIG-28"),
    ],
)
def test_a_turn_that_begins_says_why_a_thing_is_why(thing: str, rule: str) -> None:
    t = table(4).has(0, "M").invited(0, "robber druid").turn(0)
    assert why(t, thing)[0] == rule


@pytest.mark.rule("MIG-68")
def test_a_chest_without_a_key_stays_shut() -> None:
    t = table().vault(0, "crown").turn(0)
    assert why(t, "vault:crown") == ("MIG-68", "you have no key")


@pytest.mark.rule("MIG-31")
def test_a_tile_waits_behind_the_one_in_the_bedroom() -> None:
    t = table().has(0, bedroom=4).turn(0, day=2)
    assert why(t, "tile:2")[0] == "MIG-31"


@pytest.mark.rule("MIG-34", "MIG-35", "MIG-38", "MIG-39")
def test_a_square_says_why_the_tile_in_hand_does_not_fit_that_way() -> None:
    t = table().turn(0).play("use 3", "gather 1,1 h").rests()
    t.has(1, coins=0).turn(1).play("use 2")
    assert why(t, "square:1,6:h") == ("MIG-34", "the tile would stick out of the forest")
    assert why(t, "square:1,3:v") == ("MIG-35", "another tile lies there")
    assert why(t, "square:2,2:v") == ("MIG-38", "only a tile of one may cover a crystal")
    assert why(t, "square:2,3:h") == ("MIG-39", "it would touch 1 tile of other players, a coin each; you have 0")
    assert why(t, "square:4,6:v")[0] == "MIG-34"


@pytest.mark.rule("MIG-45", "MIG-46", "MIG-49")
def test_a_ladder_says_why_the_tile_in_hand_does_not_fit() -> None:
    t = table(3).turn(0).play("use 4", "ladder left").rests().turn(1).play("use 4")
    assert why(t, "ladder:left") == ("MIG-45", "the left ladder has only 3 rungs free")
    assert why(t, "ladder:middle") == ("MIG-46", "the middle ladder is not used with 3 players")
    t.has(1, coins=0).turn(1).play("use 2")
    assert why(t, "ladder:left")[0] == "MIG-49"
    t = table(4).turn(0).play("use 4", "ladder middle-right").rests().turn(1).play("use 4")
    assert why(t, "ladder:middle-left") == ("MIG-45", "the middle ladder has only 3 rungs free")


@pytest.mark.rule("MIG-51", "MIG-52", "MIG-47")
def test_a_book_says_why_the_tile_that_was_placed_can_not_use_it() -> None:
    t = table(4).column("left", "B13 B07 B06").has(0, "M", coins=0).turn(0).play("use 3", "ladder middle-left")
    assert why(t, "book:left:1") == ("MIG-52", "Green Thumb costs 1 coin, which you don't have")
    assert why(t, "book:left:2")[0] == "MIG-52"
    assert why(t, "book:left:4")[0] == "MIG-51"
    assert why(t, "book:right:1") == ("MIG-47", "this tile works with the left column")


@pytest.mark.rule("MIG-52")
def test_a_golden_book_below_the_topmost_gnome_says_that_it_is_golden() -> None:
    t = table(4).column("left", "B06 B13 B07").has(0, coins=1).turn(0).play("use 3", "ladder middle-left")
    reason = "the book at rung 1 is golden: it works only for the topmost gnome of the tile"
    assert why(t, "book:left:1") == ("MIG-52", reason)
    t.play("activate 2", "activate 3")
    assert t.refuses("activate 1") == "MIG-52"
    assert t.refuses("activate 2") == "MIG-51"  # silver, and used


@pytest.mark.rule("MIG-53", "MIG-58")
@pytest.mark.parametrize("book", ["B01", "B10"])
def test_an_invitation_to_a_full_table_says_that_it_is_full(book: str) -> None:
    t = table().column("left", book).has(0, "WWMMX").invited(0, "robber druid").turn(0)
    t.play("use 1", "ladder left")
    assert t.asked() == "after"
    assert why(t, "book:left:1") == ("MIG-53", "your dining table is full: it seats 2")


@pytest.mark.rule("MIG-125", "MIG-Q63")
def test_a_druid_turn_says_that_it_may_be_skipped() -> None:
    t = table().invited(0, "druid").turn(0, druid=True)
    assert "skip" in t.moves()
    for thing in ("tile:2", "end"):
        assert why(t, thing) == ("MIG-125", "a druid turn is for the druid tile alone, or is skipped")


@pytest.mark.rule("MIG-Q50")
def test_in_the_evening_everything_else_waits_for_the_claim() -> None:
    t = table().evening()
    for thing in ("tile:2", "square:1,1", "ladder:left", "end"):
        assert why(t, thing) == ("MIG-Q50", "claim a reward first")


@pytest.mark.rule("MIG-115")
def test_a_gnome_that_takes_either_of_two_payments_names_both() -> None:
    t = table().has(0, "M").invited(0, "magic").turn(0)
    assert why(t, "gnome:magic") == ("MIG-70", "you have neither 2 wood nor 1 sand")
    t = table().has(0, "M").invited(0, "alchemist").turn(0)
    assert why(t, "gnome:alchemist") == ("MIG-70", "you don't have 1 crystal")


@pytest.mark.rule("MIG-62")
def test_a_display_book_in_use_says_so() -> None:
    t = table(2).turn(0).has(0, "WM").play("use 1", "display 3").rests()
    t.turn(1).play("use 1")
    assert why(t, "display:3") == ("MIG-62", "that display book has been used this round")


@pytest.mark.rule("MIG-86")
def test_a_reward_that_is_gone_says_so() -> None:
    t = table().evening().claims("coins")
    assert why(t, "reward:coins") == ("MIG-86", "that reward has been claimed this round")


@pytest.mark.rule("MIG-Q24")
def test_an_exchange_says_that_the_supply_is_empty() -> None:
    t = table().has(1, "W" * 16).has(0, "SM").turn(0)
    assert why(t, "exchange:wood") == ("MIG-Q24", "the supply has no wood left")


@pytest.mark.rule("MIG-Q12")
def test_while_a_question_is_open_everything_else_waits_for_its_answer() -> None:
    t = table().column("left", "B01").has(0, "WWMM", keys=1).vault(0, "crown").turn(0)
    t.play("use 1", "ladder left", "activate 1")
    assert t.asked() == "invite"
    for thing in ("vault:crown", "exchange:sand", "tile:2", "end"):
        assert why(t, thing)[0] == "MIG-Q12"


@pytest.mark.parametrize(
    "thing", ["", "moon", "square:9,9", "square:x", "tile:", "tile:9", "gnome:elf", "trade:magic:x"]
)
def test_what_is_no_thing_of_the_board_has_no_reason(thing: str) -> None:
    assert GAME.faces().why_unavailable(table().turn(0).state, thing) is None


def test_nobody_is_told_why_while_chance_decides() -> None:
    t = table().turn(0).play("use 1", "gather 1,6")
    assert t.asked() == "draw-chest"
    assert GAME.faces().why_unavailable(t.state, "tile:1") is None


def test_every_question_names_its_rule() -> None:
    t = table().turn(0)
    assert t.state.todo[-1].step.rule == "MIG-26"
    t.turn(0, druid=True)
    assert t.state.todo[-1].step.rule == "MIG-125"
    t.evening()
    assert t.state.todo[-1].step.rule == "MIG-86"


def test_a_reason_carries_what_it_is_about() -> None:
    t = table(3).turn(0).play("use 4", "ladder left").rests().turn(1).play("use 4")
    refusal = GAME.faces().why_unavailable(t.state, "ladder:left")
    assert refusal == Refusal("MIG-45", "ladder-full", {"ladder": "left", "count": 3})
    t.has(1, "S").turn(1)
    assert GAME.why_not(t.state, GAME.read(t.state, "exchange WW M")).data == {"tokens": ["wood", "wood"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_words_and_a_rule(language: str) -> None:
    words = Speech(language, "mighty-gnomes")
    assert [kind for kind in RULES if not words.has(f"refusal-{kind}")] == []
    assert all(registry.rule_text(rule) for rule in RULES.values())
