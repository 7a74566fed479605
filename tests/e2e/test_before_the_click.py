"""What a click will do is seen before it: what opens a question, what is done, and what is asked once more."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, lit, open_table

UNTIL_NO_DOUBLE_CLICK = 500
SURE = "Choose it once more to do it"
BACK = ".prompt .back[title=Esc]"


def seen(page: Page, thing: str) -> tuple[bool, bool]:
    """Whether a thing is said to open a further question, and whether the dots of that are drawn on it."""
    found = page.locator(f'[data-lit="{thing}"]').first
    return found.get_attribute("data-opens") == "true", found.locator("svg.opens").is_visible()


def open_district(page: Page) -> None:
    """A table whose first gnomes are, as nearly always, children and villagers."""
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    if not {"scroll:D1", "scroll:D2"} <= set(lit(page)):
        open_district(page)


def test_dots_tell_what_opens_a_question_from_what_is_done(new_page: NewPage) -> None:
    page = new_page()
    open_district(page)
    # Learn a trade asks which profession; to grow up, one child is as good as another.
    assert seen(page, "scroll:D2") == (True, True)
    assert seen(page, "scroll:D1") == (False, False)
    # The caravan asks which scroll it copies, and nothing has happened until that is said.
    choose(page, "caravan")
    expect(page.locator(BACK)).to_be_visible()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    page.keyboard.press("Escape")
    choose(page, "scroll:D1")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    expect(page.locator(".prompt")).to_contain_text("Your turn")


@pytest.mark.parametrize(("game", "opens"), [("mighty-gnomes", "tile:1"), ("gnome-village", "preset:cross")])
def test_what_the_hall_asks_next_is_said_by_the_dots_too(game: str, opens: str, new_page: NewPage) -> None:
    for dark in (False, True):
        page = new_page(dark=dark)
        open_table(page, game, seats=2)
        page.wait_for_selector(LIT)
        assert seen(page, opens) == (True, True)
        asked = page.locator(".prompt").text_content() or ""
        choose(page, opens)
        expect(page.locator(".prompt")).not_to_have_text(asked)
        expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()


def test_the_plain_board_has_the_dots_as_well(new_page: NewPage) -> None:
    page = new_page()
    marks: dict[str, tuple[bool, bool]] = {}
    for _ in range(12):
        open_table(page, "toadstools", seats=3)
        page.wait_for_selector(LIT)
        marks |= {thing: seen(page, thing) for thing in lit(page)}
    # A puffball asks whom to dust; the others are done at once.
    assert marks == {
        "mushroom:puffball": (True, True),
        "mushroom:bolete": (False, False),
        "mushroom:chanterelle": (False, False),
    }


def test_what_cannot_be_taken_back_is_asked_once_more(new_page: NewPage) -> None:
    page = new_page(asks=True)
    open_district(page)
    first = page.locator(".prompt").text_content() or ""
    choose(page, "pass")
    expect(page.locator(".prompt")).to_contain_text(SURE)
    expect(page.locator('[data-lit="pass"]').first).to_contain_text("Once more")
    # Any other thing, or Esc, leaves it.
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_have_text(first)
    # The second half of a double click is no answer.
    page.locator('[data-lit="pass"]').first.dblclick()
    expect(page.locator(".prompt")).to_contain_text(SURE)
    page.wait_for_timeout(UNTIL_NO_DOUBLE_CLICK)
    choose(page, "pass")
    expect(page.locator(".prompt")).not_to_contain_text(SURE)
    expect(page.locator(".ticker")).to_contain_text("Bot1")


def test_what_can_be_taken_back_is_not_asked_once_more(new_page: NewPage) -> None:
    page = new_page(asks=True)
    open_district(page)
    choose(page, "scroll:D1")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()


def test_asking_once_more_can_be_switched_off(new_page: NewPage) -> None:
    page = new_page(asks=True)
    open_district(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_text("Three dots: it only opens further choices")).to_be_visible()
    page.get_by_label("Confirm moves that can't be undone").uncheck()
    page.keyboard.press("Escape")
    choose(page, "pass")
    expect(page.locator(".round")).to_contain_text("round 2")


OVERLAP = """() => {
  const asked = document.querySelector('[role=dialog] .again');
  const line = asked.closest('li');
  const text = document.createRange();
  text.selectNode(line.lastChild);
  const [box, words, all] = [asked, text, line].map(thing => thing.getBoundingClientRect());
  return {left: box.left - all.left, right: words.left - box.right};
}"""
"""How far what is written on the last sign is from the edge, and from what is said of it."""


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
@pytest.mark.parametrize("size", [(1366, 625), (390, 844)])
def test_the_signs_in_the_menu_cover_nothing(new_page: NewPage, language: str, size: tuple[int, int]) -> None:
    page = new_page(language=language, size=size)
    open_table(page, "gnomopolis", seats=2)
    page.get_by_role("button", name="Menu", exact=True).click()
    room = page.evaluate(OVERLAP)
    assert room["left"] >= 0
    assert room["right"] >= 0
