"""For everyone: other languages, small and large screens, light and dark, assistive technology."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gnomehall import registry
from tests.e2e.conftest import NewPage
from tests.e2e.hands import (
    LIT,
    click_lit,
    no_page_scroll,
    open_table,
    play_to_the_end,
    rush_to_the_end,
    start,
    violations,
)

Shot = Callable[[Page, str], None]
PHONE = (390, 844)
CUT = """() => [...document.querySelectorAll('.people .box')].filter(box => {
  const { bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll('svg')].some(piece => piece.getBoundingClientRect().bottom > bottom + 1);
}).map(box => box.textContent)"""
"""The boxes of a district whose pieces do not fit."""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["laptop", "phone"])
def test_no_page_has_an_accessibility_violation(
    size: tuple[int, int], dark: bool, new_page: NewPage, shot: Shot
) -> None:
    look = f"{size[0]}-{'dark' if dark else 'light'}"
    page = new_page(size=size, dark=dark)
    page.locator(".game").filter(has_text="Gnomopolis").click()
    page.wait_for_selector("button.play")
    shot(page, f"lobby-{look}")
    assert violations(page) == []
    page.locator(".game").filter(has_text="Gnomopolis").click()
    start(page, 2)
    luck = random.Random(11)
    for _ in range(8):
        click_lit(page, luck)
    page.wait_for_selector(LIT)
    shot(page, f"table-{look}")
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    page.wait_for_selector('[role="tooltip"]')
    assert violations(page) == []
    for key in ["l", "s", "g", "r", "m"]:
        page.keyboard.press(key)
        page.wait_for_selector('[role="dialog"]')
        assert violations(page) == [], key
        page.keyboard.press("Escape")
    rush_to_the_end(page)
    page.wait_for_selector("main.end tfoot")
    shot(page, f"end-{look}")
    assert violations(page) == []


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), PHONE], ids=str)
def test_a_table_fits_its_screen(size: tuple[int, int], new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=size, dark=size[0] > 1280)
    start(page, 4 if size[0] > 500 else 3)
    luck = random.Random(21)
    # Far enough for full boards; no game ends so soon.
    for _ in range(12):
        click_lit(page, luck)
    page.wait_for_selector(LIT)
    shot(page, f"fits-{size[0]}x{size[1]}")
    assert no_page_scroll(page)
    for part in (".prompt", ".district"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["x"] >= 0
        assert box["y"] + (0 if size == PHONE else box["height"]) <= size[1]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_however_many_gnomes_are_in_the_cup_all_of_them_are_seen(size: tuple[int, int], new_page: NewPage) -> None:
    edition = registry.shipped_edition("gnomopolis").text
    for many in (3, 4, 5):
        page = new_page(size=size)
        # Of the six that are there at first, the workforce is drawn before the first turn.
        open_table(page, "gnomopolis", re.sub(r"(?m)^workforce = \d+", f"workforce = {6 - many}", edition))
        page.wait_for_selector(LIT)
        assert page.locator(".box.cup .n").inner_text() == str(many)
        assert page.evaluate(CUT) == []


def test_a_phone_plays_a_whole_game_with_thumbs(new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=PHONE)
    start(page, 2)
    luck = random.Random(31)
    for _ in range(6):
        click_lit(page, luck)
    shot(page, "phone-mine")
    page.get_by_role("tab", name="Table").click()
    shot(page, "phone-table")
    page.get_by_role("tab", name="Mine").click()
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hinted")
    shot(page, "phone-hint")
    play_to_the_end(page, 31)
    expect(page.locator("main.end")).to_contain_text("Final score")


def test_a_brazilian_browser_gets_portuguese_and_can_switch(new_page: NewPage, shot: Shot) -> None:
    page = new_page(language="pt-BR")
    expect(page.get_by_role("heading", name="Escolha um jogo")).to_be_visible()
    start(page, 2)
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt")).to_contain_text("Sua vez")
    expect(page.locator(".district").first).to_contain_text("Aprender um ofício")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("Passar: encerrar a sua vez")
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("saca um aldeão")
    page.keyboard.press("Escape")
    shot(page, "portuguese")
    page.keyboard.press("m")
    page.get_by_label("Idioma").select_option("en")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    assert page.evaluate("document.documentElement.lang") == "en"


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_everything_of_the_bar_is_within_a_phones_width(language: str, new_page: NewPage) -> None:
    page = new_page(size=PHONE, language=language)
    start(page, 2)
    page.wait_for_selector(LIT)
    for button in page.locator("header.bar nav button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth")
