"""What one looks for is where it was, and keys reach it."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, open_table, rush_on
from tests.e2e.seats import Seats, edition
from tests.e2e.village import QUESTIONS

MAIN = "preset main-street"
TIP = '[role="tooltip"]'
STOPS = """() => [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(one =>
  one.tabIndex >= 0 && !one.disabled && one.checkVisibility({visibilityProperty: true})
  && one.getBoundingClientRect().width > 0)"""
NAME = "one => one.dataset.lit ?? one.dataset.at ?? (one.ariaLabel || one.textContent).trim().slice(0, 60)"


WINDOWS = [(1280, 800), (390, 844), (844, 390)]


def _missed(page: Page) -> list[str]:
    """What Tab stops at and the right arrow does not reach."""
    page.evaluate("document.activeElement?.blur(); window.reached = new Set()")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute(
        "data-lit", page.locator(LIT).first.get_attribute("data-lit") or ""
    )
    missed: list[str] = []
    # Places that take no piece are no stops, but one goes over them. Twice around, as something may come meanwhile.
    rounds = page.evaluate(f"2 * (({STOPS})().length + document.querySelectorAll('.place.dark').length)")
    for _ in range(rounds):
        page.evaluate("window.reached.add(document.activeElement)")
        missed = page.evaluate(f"({STOPS})().filter(one => !window.reached.has(one)).map({NAME})")
        if not missed:
            break
        page.keyboard.press("ArrowRight")
    return missed


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    ("game", "moves"), [("gnomopolis", 0), ("gnomopolis", 12), ("mighty-gnomes", 0), ("mighty-gnomes", 17)]
)
def test_the_arrow_keys_reach_all_that_tab_does(
    game: str, moves: int, window: tuple[int, int], new_page: NewPage
) -> None:
    page = new_page(size=window, touch=False)
    open_table(page, game, seats=3)
    page.wait_for_selector(LIT)
    if moves:
        rush_on(page, moves)
    assert _missed(page) == []


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("asked", ["work-menu", "place-kit-house", "shift-to", "remove", "go"])
def test_the_arrow_keys_reach_all_of_a_map_and_around_it(
    asked: str, window: tuple[int, int], new_page: NewPage, address: str
) -> None:
    page = new_page(size=window, touch=False)
    text, scripts = QUESTIONS[asked]
    table = Seats(address, text, 2)
    try:
        table.until(asked, *scripts)
        table.sit(page)
        page.wait_for_selector(LIT)
        assert _missed(page) == []
    finally:
        table.close()


def test_going_down_and_down_never_comes_back(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    page.locator(LIT).first.focus()
    tops: list[float] = []
    for _ in range(12):
        tops.append(page.evaluate("document.activeElement.getBoundingClientRect().bottom"))
        page.keyboard.press("ArrowDown")
    # It rises by a hair while it has the focus.
    assert all(after >= before - 4 for before, after in pairwise(tops))


def test_a_neighbours_village_unfolds_in_every_phase_and_never_replaces_ones_own(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    table = Seats(address, edition(), 2)
    try:
        table.until("work-menu", [MAIN])
        table.sit(page)
        unfold = page.get_by_role("button", name="Show the village of Bo in full")
        theirs = page.locator('.visit [data-at="seat1:0,0"]')
        mine = page.locator('.own > .map [data-at="seat0:0,0"]')
        unfold.click()
        expect(theirs).to_be_visible()
        expect(mine).to_be_attached()
        # The next question closes it, and it stays closed.
        page.locator('[data-lit="end:work"]').click()
        expect(page.locator(".prompt")).to_contain_text("Move")
        expect(theirs).to_have_count(0)
    finally:
        table.close()
    text, scripts = QUESTIONS["go"]
    table = Seats(address, text, 2)
    try:
        table.until("go", *scripts)
        table.sit(page)
        # Where one's own village is asked about, it unfolds as well.
        page.wait_for_selector('[data-lit^="tile:0:"]')
        unfold.click()
        expect(theirs).to_be_visible()
        page.keyboard.press("Escape")
        expect(theirs).to_have_count(0)
        expect(mine).to_be_visible()
    finally:
        table.close()


def test_a_double_click_ends_work_and_not_the_turn(new_page: NewPage, address: str) -> None:
    page = new_page()
    table = Seats(address, edition(), 2)
    try:
        table.until("work-menu", [MAIN])
        table.sit(page)
        box = page.locator('[data-lit="end:work"]').bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        expect(page.locator('[data-lit="end:turn"]')).to_be_visible()
        page.mouse.click(x, y)
        page.wait_for_timeout(300)
        expect(page.locator(".prompt")).to_contain_text("Move")
        expect(page.locator('[data-lit="end:turn"]')).to_be_visible()
    finally:
        table.close()


def test_a_tip_covers_nothing_that_may_be_chosen(new_page: NewPage, address: str) -> None:
    page = new_page()
    table = Seats(address, edition(), 2)
    try:
        table.until("work-menu", [MAIN])
        table.sit(page)
        for thing in ("end:work", "shop:school", "stack:road"):
            if not page.locator(f'[data-lit="{thing}"]').count():
                continue
            page.locator(f'[data-lit="{thing}"]').hover()
            expect(page.locator(TIP)).to_be_visible()
            covered = page.evaluate(
                """() => {
                  const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
                  return [...document.querySelectorAll('[data-lit]')].filter(one => {
                    const box = one.getBoundingClientRect();
                    return Math.min(tip.right, box.right) - Math.max(tip.left, box.left) > 2
                      && Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top) > 2;
                  }).map(one => one.dataset.lit);
                }"""
            )
            assert covered == [], thing
    finally:
        table.close()
