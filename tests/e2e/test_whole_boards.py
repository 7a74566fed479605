"""Whole boards in ordinary windows, whatever lies on them, and bars and docks that keep everything in its place."""

import re
from collections.abc import Callable
from contextlib import closing
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import mighty
from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, open_table, rush_on, rush_to_the_end
from tests.e2e.seats import Seats, edition
from tests.e2e.village import MAIN, QUESTIONS

LAPTOPS = [(1366, 625), (1280, 640), (1024, 600), (1280, 800)]
TABLETS = [(820, 1180), (1180, 820)]
LANGUAGES = ["en-US", "pt-BR"]
TINY = (320, 640)
HAIR = 4
"""Pixels that rounding, or the room for a glow, may make."""
HIDDEN = """selector => Object.fromEntries([...document.querySelectorAll(selector)].map(one =>
  [one.className.split(' ')[0], one.scrollHeight - one.clientHeight]))"""
"""By how much what is in something is higher than what is seen of it."""
SETTLED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
"""A board that measures its room has laid itself out anew by the frame after."""


def hidden_in(page: Page, windows: list[tuple[int, int]], selector: str) -> dict[str, dict[str, int]]:
    """What would have to be scrolled, in each window."""
    found: dict[str, dict[str, int]] = {}
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        shape = "tall" if height > width else "wide"
        page.wait_for_selector(f'html[data-shape="{shape}"]', state="attached")
        page.evaluate(SETTLED)
        cut = {name: by for name, by in page.evaluate(HIDDEN, selector).items() if by > HAIR}
        if cut:
            found[f"{width}x{height}"] = cut
    return found


def rush_until(page: Page, game: str, seats: int, step: int, there: Callable[[], bool]) -> None:
    """Play games in a hurry until one is where a test wants it; few of them never are."""
    for _ in range(12):
        open_table(page, game, seats=seats)
        page.wait_for_selector(LIT)
        while rush_on(page, step):
            if there():
                return
    raise AssertionError("no game comes there")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_home_whose_tile_in_bed_comes_first_is_whole(language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    first = page.locator('.bed [data-lit^="tile:"]')
    rush_until(page, "mighty-gnomes", 3, 1, lambda: first.count() > 0)
    assert hidden_in(page, LAPTOPS, ".own .parts") == {}
    expect(page.locator(".own .end")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_home_is_whole_on_a_tablet(language: str, new_page: NewPage) -> None:
    page = new_page(language=language, touch=True)
    mighty.open_table(page, seats=3)
    page.wait_for_selector(LIT)
    assert hidden_in(page, TABLETS, ".own .parts") == {}
    expect(page.locator(".own .end")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_district_with_three_advisors_is_whole(language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    advisors = page.locator(".own .held > *")
    rush_until(page, "gnomopolis", 2, 4, lambda: advisors.count() == 3)
    assert hidden_in(page, [*LAPTOPS, *TABLETS], ".own .actions, .own .people") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forest_card_says_all_it_has_to_say(language: str, new_page: NewPage, address: str) -> None:
    page = new_page(language=language)
    with closing(Seats(address, edition(card="all-carpenter-school"), seats=2)) as table:
        table.until("work-menu", [MAIN])
        table.sit(page)
        page.wait_for_selector(LIT)
        assert hidden_in(page, [*LAPTOPS, *TABLETS], ".forest, .supply") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forest_card_says_what_came_of_it_too(language: str, new_page: NewPage, address: str) -> None:
    page = new_page(language=language)
    text, scripts = QUESTIONS["home"]
    with closing(Seats(address, text, seats=2)) as table:
        table.until("home", *scripts)
        table.play(table.moves[0])
        table.until("work-menu")
        table.sit(page)
        expect(page.locator(".forest .did")).to_have_count(2)
        assert hidden_in(page, [*LAPTOPS, *TABLETS], ".forest, .supply") == {}


@pytest.mark.parametrize("game", ["gnomopolis", "mighty-gnomes", "gnome-village"])
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_the_bar_has_room_for_how_near_each_end_is(game: str, touch: bool, new_page: NewPage) -> None:
    page = new_page(language="pt-BR", touch=touch)
    open_table(page, game, seats=2)
    page.wait_for_selector(LIT)
    assert hidden_in(page, TABLETS if touch else LAPTOPS, ".round") == {}


BROKEN = """() => [...document.querySelectorAll('.offer .head span')].filter(one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
  return lines.size > one.textContent.split(' ').length;
}).map(one => one.textContent)"""


def test_no_word_of_a_cards_name_is_broken(new_page: NewPage) -> None:
    text = (files("gnomehall") / "games" / "gnomopolis" / "edition.toml").read_text(encoding="utf-8")
    cards = re.split(r"(?=^\[\[buildings\]\])", text, flags=re.MULTILINE)
    words = [f"{first}aravanserai{last}" for first in "CK" for last in "abcdefghijklmnop"]
    named = [
        re.sub(r'^name = ".*"', f'name = "{word}"', card, count=1, flags=re.MULTILINE)
        for word, card in zip(words, cards[1:], strict=False)
    ]
    assert len(named) == len(cards) - 1
    page = new_page(size=(1024, 600))
    open_table(page, "gnomopolis", "".join([cards[0], *named]), seats=2)
    expect(page.locator(".offer .head span").first).to_contain_text("aravanserai")
    assert page.evaluate(BROKEN) == []


def test_a_capital_keeps_to_its_column(new_page: NewPage) -> None:
    page = new_page(size=(1024, 600))
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    right = "one => one.getBoundingClientRect().right"
    assert page.locator("[data-at=new]").evaluate(right) <= page.locator("[data-at=old]").evaluate(right)


def test_at_the_end_nothing_lies_over_the_page(new_page: NewPage) -> None:
    page = new_page(size=(844, 390), touch=True)
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    expect(page.locator(".round")).to_be_visible()
    rush_to_the_end(page)
    expect(page.locator(".round")).to_be_hidden()
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".round")).to_be_visible()


COVERED = """() => [...document.querySelectorAll('.replay button, .replay select, .replay input')].filter(one => {
  const box = one.getBoundingClientRect();
  if (!box.width || getComputedStyle(one).clipPath !== 'none') return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return !one.contains(document.elementFromPoint(x, y));
}).map(one => one.ariaLabel ?? one.textContent.trim())"""


def test_a_replay_has_the_whole_board_on_a_laptop_and_all_its_controls_on_a_phone(new_page: NewPage) -> None:
    page = new_page(size=(1366, 625))
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    rush_to_the_end(page)
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-shape", "wide")
    expect(page.locator(".offer .card").first).to_be_visible()
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("html")).to_have_attribute("data-shape", "low")
    assert page.evaluate(COVERED) == []


def test_a_spectator_reads_how_near_each_end_is(new_page: NewPage) -> None:
    page = new_page()
    made = open_table(page, "gnomopolis", seats=3)
    spectator = new_page(f"/table/{made['id']}#watch-{made['watch']}", size=(1024, 600))
    expect(spectator.locator(".bar")).to_contain_text("You are watching")
    assert hidden_in(spectator, [(1024, 600), (1280, 800), (820, 1180)], ".round") == {}


OUTSIDE = """() => [...document.querySelectorAll('.stacks .cost')].filter(one =>
  one.getBoundingClientRect().right > one.closest('.card').getBoundingClientRect().right).length"""


def test_every_price_is_seen_on_the_smallest_phone(new_page: NewPage) -> None:
    page = new_page(size=TINY)
    mighty.open_table(page, gnomes="alchemist magic druid keyholder knight")
    page.get_by_role("tab", name="Gnomes").click()
    expect(page.locator(".stacks .cost")).to_have_count(5)
    assert page.evaluate(OUTSIDE) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_smallest_phone_the_bar_has_one_row_of_buttons(language: str, new_page: NewPage) -> None:
    page = new_page(size=TINY, language=language)
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    tops = page.eval_on_selector_all(
        ".bar nav button", "all => all.filter(one => one.offsetWidth).map(one => one.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1


def test_the_pass_keeps_its_place_whatever_is_looked_at(new_page: NewPage) -> None:
    page = new_page(size=TINY)
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    tabs, places = page.get_by_role("tab"), []
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        box = page.locator('[data-lit="pass"]').bounding_box()
        assert box
        places.append((round(box["x"]), round(box["x"] + box["width"])))
    assert len(set(places)) == 1
    assert places[0][1] > TINY[0] - 20


def test_what_the_bar_has_no_room_for_is_in_the_menu(new_page: NewPage) -> None:
    page = new_page(size=(1024, 600))
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(page.locator(".bar").get_by_role("button", name="Moves", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Moves", exact=True).click()
    choose_by_words = page.get_by_role("dialog", name="Everything you may do now").get_by_role("button")
    expect(choose_by_words.first).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_what_one_did_oneself_is_no_part_of_what_the_others_did(size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(size=size)
    mighty.open_table(page)
    mighty.pick_up(page, "1")
    # Giving the tile away brings coins and ends the turn in the same move.
    choose(page, "coins")
    account = page.locator(".ticker.account, .following").filter(has_text="Since your turn").first
    page.wait_for_selector(LIT)
    expect(account).to_be_visible()
    expect(account.locator(".mine")).to_have_count(0)
    expect(account).not_to_contain_text("You")
    # After a reload as well.
    page.reload()
    page.wait_for_selector(LIT)
    expect(account).to_be_visible()
    expect(account.locator(".mine")).to_have_count(0)
    expect(account).not_to_contain_text("You")
