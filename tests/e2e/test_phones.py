"""Phones: whatever is asked, owned or done by others is there without cutting, and leaves the board its room."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import mighty
from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, lit, open_table, rush_to_the_end, start
from tests.e2e.test_whole_boards import LANGUAGES, SETTLED, TINY

SIDE = (667, 375)
PHONES = [(844, 390), SIDE, (390, 844), TINY]
CUT = """selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()
  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3))
  .map(one => one.textContent || one.className)"""
"""The text, or else the name, of what does not fit into itself."""


def _cut_in(page: Page, windows: list[tuple[int, int]], selector: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        if cut := page.evaluate(CUT, selector):
            found[f"{width}x{height}"] = cut
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["gnomopolis", "mighty-gnomes"])
def test_the_question_of_a_turn_is_read_whole(game: str, language: str, new_page: NewPage) -> None:
    page = new_page(size=SIDE, language=language, touch=True)
    open_table(page, game, seats=2)
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert _cut_in(page, PHONES, ".asked") == {}


def test_a_warehouse_shows_all_its_places(new_page: NewPage) -> None:
    page = new_page(size=TINY, touch=True)
    mighty.open_table(page)
    page.get_by_role("tab", name="Mine").click()
    expect(page.locator(".places .place")).to_have_count(6)
    assert _cut_in(page, PHONES, ".places") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_book_is_cut(language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    mighty.open_table(page, seats=4)
    page.wait_for_selector(LIT)
    assert _cut_in(page, [(1024, 600), (1180, 820), (820, 1180)], ".book .name") == {}
    page.set_viewport_size({"width": SIDE[0], "height": SIDE[1]})
    page.get_by_role("tab").nth(1).click()
    assert _cut_in(page, PHONES, ".book .name") == {}


def test_what_the_others_did_leaves_the_tabs_their_height(new_page: NewPage) -> None:
    page = new_page(size=SIDE, touch=True)
    mighty.open_table(page, seats=3)
    mighty.pick_up(page, "1")
    choose(page, "coins")
    page.wait_for_selector(LIT)
    expect(page.locator(".following")).to_contain_text("Since your turn")
    for tab in page.get_by_role("tab").all():
        expect(tab).to_be_in_viewport(ratio=0.99)
    bar, tabs = page.locator(".bar").bounding_box(), page.get_by_role("tablist").bounding_box()
    assert bar
    assert tabs
    assert abs(bar["y"] + bar["height"] - tabs["y"]) < 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_narrowest_phone_ones_own_things_take_one_row(language: str, new_page: NewPage) -> None:
    page = new_page(size=TINY, language=language, touch=True)
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    page.get_by_role("tab").first.click()
    dock = page.locator(".dock").bounding_box()
    assert dock
    assert dock["height"] < 80


def test_the_total_is_seen_where_the_scores_are_opened(new_page: NewPage) -> None:
    page = new_page(size=(1366, 625))
    open_table(page, "gnomopolis", seats=3)
    page.wait_for_selector(LIT)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog").locator("tfoot td").first).to_be_in_viewport(ratio=0.99)


COVERED = """() => [...document.querySelectorAll('[role=tab]')].filter(tab => tab.querySelector('.dot')).filter(tab => {
  const range = document.createRange();
  range.selectNodeContents([...tab.childNodes].find(one => one.nodeType === Node.TEXT_NODE && one.data.trim()));
  const [text, dot] = [range, tab.querySelector('.dot')].map(one => one.getBoundingClientRect());
  return dot.left < text.right && dot.right > text.left && dot.top < text.bottom && dot.bottom > text.top;
}).map(tab => tab.textContent)"""
"""The tabs whose label lies below the dot that says where something may be chosen."""


def test_the_dot_of_a_tab_leaves_its_label_to_be_read(new_page: NewPage) -> None:
    page = new_page(size=(390, 844), touch=True)
    mighty.open_table(page)
    mighty.pick_up(page, "1")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        expect(page.locator("[role=tab] .dot")).not_to_have_count(0)
        assert page.evaluate(COVERED) == [], (width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glades_to_come_stay_within_the_forest(language: str, new_page: NewPage) -> None:
    page = new_page(size=TINY, language=language, touch=True)
    mighty.open_table(page, seats=2)
    page.get_by_role("tab").first.click()
    forest, queue = page.locator(".forest").bounding_box(), page.locator(".forest .queue").bounding_box()
    assert forest
    assert queue
    assert queue["x"] + queue["width"] <= forest["x"] + forest["width"]


FREE = ".game > .button"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_a_free_seat_is_read_whole_and_covers_nothing(language: str, new_page: NewPage) -> None:
    page = new_page(size=(844, 390), language=language, touch=True)
    start(page, 2, friends=1)
    chip = page.locator(FREE)
    close = page.locator(".missing .fold")
    expect(chip.or_(close).first).to_be_visible()
    if close.count():
        close.click()
    expect(chip).to_be_visible()
    column, board = chip.bounding_box(), page.locator("#area").bounding_box()
    assert column
    assert board
    assert column["x"] + column["width"] <= board["x"]
    assert _cut_in(page, PHONES, FREE) == {}


PLACES = """() => [...document.querySelectorAll('.prompt, main, header.bar nav button:not(.turn)')].map(one => {
  const {left, top} = one.getBoundingClientRect();
  return [left, top];
})"""
"""Where the question, the board and the buttons of the bar are."""


@pytest.mark.parametrize(("language", "turn"), [("en-US", "Undo turn"), ("pt-BR", "Desfazer a vez")])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), SIDE, TINY])
def test_a_turn_that_can_be_taken_back_moves_nothing(
    size: tuple[int, int], language: str, turn: str, new_page: NewPage
) -> None:
    page = new_page(size=size, language=language, touch=True)
    open_table(page, "gnomopolis", seats=2, options={"first": "0"})
    page.wait_for_selector(LIT)
    before = page.evaluate(PLACES)
    choose(page, "scroll:D2")
    expect(page.locator(".prompt")).to_contain_text(re.compile("profession|profissão"))
    choose(page, lit(page)[0])
    expect(page.locator("header.bar .turn")).not_to_have_class(re.compile("absent"))
    assert page.evaluate(PLACES) == before
    if size in (TINY, SIDE):
        page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=turn, exact=True).click()
    expect(page.locator("header.bar .turn")).to_have_class(re.compile("absent"))


OFF = """selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()).filter(one => {
  const box = one.getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
}).map(one => one.textContent)"""
"""The text of what a finger does not reach."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "least"), [((390, 844), 320), (TINY, 180)])
def test_a_replay_leaves_the_board_in_sight(
    size: tuple[int, int], least: int, language: str, new_page: NewPage
) -> None:
    # What is looked ahead for is refused while somebody else's hands play on.
    page = new_page(size=size, language=language, touch=True, is_refused=True)
    mighty.open_table(page, seats=3)
    rush_to_the_end(page)
    page.goto(f"{page.url}/at/9")
    controls = page.locator(".replay")
    expect(controls).to_be_visible()
    page.evaluate(SETTLED)
    assert page.evaluate(OFF, ".replay button, .replay input:not(.unseen), .replay select") == []
    area = page.locator("#area").bounding_box()
    assert area
    assert area["height"] >= least
    page.locator(".whatif > button").click()
    expect(page.locator(".whatif form")).to_be_visible()
    assert page.evaluate(OFF, ".whatif form *") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_broken_in_the_list_of_ones_tables(language: str, new_page: NewPage) -> None:
    page = new_page(size=TINY, language=language, touch=True)
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    page.goto("/")
    name = page.locator(".row.panel b")
    expect(name).to_have_text("Gnomopolis")
    assert name.evaluate("one => one.getClientRects().length") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tablet_shows_the_points_of_all_at_the_end(language: str, new_page: NewPage) -> None:
    page = new_page(size=(820, 1180), language=language, touch=True, is_refused=True)
    mighty.open_table(page, seats=4)
    rush_to_the_end(page)
    expect(page.locator("main.end tfoot td")).to_have_count(4)
    assert (
        page.evaluate(
            "() => { const one = document.querySelector('main.end .scroll');"
            " return one.scrollWidth - one.clientWidth; }"
        )
        <= 0
    )
