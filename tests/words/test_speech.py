"""Speech: ids and data become sentences."""

import pytest

from gnomehall import registry
from gnomehall.core.vocabulary import Plain
from gnomehall.words import nearest_language, system_language
from gnomehall.words.speech import MissingWords, Speech

RENAMED = registry.shipped_text("toadstools").replace('"bolete"', '"penny bun"')


def test_seats_are_said_as_players_and_components_by_name() -> None:
    data: dict[str, Plain] = {"seat": 1, "mushroom": "bolete", "points": 1}
    assert Speech("en", "toadstools").say("event-plant", **data) == "Seat 1 plants a bolete for 1 point"
    named = Speech("en", "toadstools", player=("Ana", "Bia").__getitem__)
    assert named.say("event-plant", **{**data, "points": 3}) == "Bia plants a bolete for 3 points"


def test_another_language_has_names_of_its_own() -> None:
    assert Speech("pt-BR", "toadstools").name("bolete") == "boleto"


def test_a_changed_edition_shows_its_own_names_in_every_language() -> None:
    edition = registry.game("toadstools").edition(RENAMED)
    for language in ("en", "pt-BR"):
        assert Speech(language, "toadstools", edition).name("penny bun") == "penny bun"


def test_a_message_that_is_missing_is_spelled_out_or_refused() -> None:
    assert Speech("en").say("event-rain", days=3) == "event rain (days: 3)"
    with pytest.raises(MissingWords, match="event-rain"):
        Speech("en", strict=True).say("event-rain", days=3)


def test_a_variable_that_is_missing_is_refused_where_it_matters() -> None:
    with pytest.raises(MissingWords, match="undo-other-moved"):
        Speech("en", strict=True).say("undo-other-moved")


def test_lists_end_with_the_word_of_the_language() -> None:
    assert Speech("en").list(["a", "b", "c"]) == "a, b and c"
    assert Speech("pt-BR").list(["a", "b", "c"]) == "a, b e c"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english, portuguese = Speech("en"), Speech("pt-BR")
    assert (english.decimal(1234.56, 1), portuguese.decimal(1234.56, 1)) == ("1,234.6", "1.234,6")
    assert (english.decimal(0.5, 2, signed=True), english.decimal(-3, signed=True)) == ("+0.50", "-3")
    assert (english.decimal(-0.004, 2, signed=True), english.decimal(-0.4)) == ("+0.00", "0"), "zero has no minus"
    assert english.decimal(-0.006, 2) == "-0.01"
    assert (english.percent(0.125, 1), portuguese.percent(0.125, 1)) == ("12.5%", "12,5%")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("pt_BR.UTF-8", "pt-BR"), ("pt", "pt-BR"), ("en-US", "en"), ("EN", "en"), ("de_DE", None), ("C.UTF-8", None)],
)
def test_the_nearest_language_is_found(wanted: str, found: str | None) -> None:
    assert nearest_language(wanted) == found


def test_the_language_of_the_system_is_the_default() -> None:
    assert system_language({"LANG": "pt_BR.UTF-8"}) == "pt-BR"
    assert system_language({"LANG": "pt_BR.UTF-8", "LC_ALL": "en_GB.UTF-8"}) == "en"
    assert system_language({"LANG": "pt_BR.UTF-8", "LC_ALL": "C.UTF-8"}) == "en"
    assert system_language({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:pt:en"}) == "pt-BR"
    assert system_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert system_language({}) == "en"
