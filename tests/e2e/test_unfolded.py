"""The boards of others: folded into strips that have room for what they say, unfolded whole, beside one's own."""

from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import mighty
from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT
from tests.e2e.seats import Seats, edition
from tests.e2e.test_whole_boards import LANGUAGES, LAPTOPS, SETTLED, TABLETS, hidden_in, rush_until
from tests.e2e.village import MAIN

WINDOWS = [*LAPTOPS, *TABLETS]
SIDE = {"en-US": "See it from the side of", "pt-BR": "Ver do lado de"}
BELOW = """() => {
  const [above, below] = ['.unfolded', '.others'].map(one => document.querySelector(one).getBoundingClientRect());
  return Math.max(0, Math.round(above.bottom - below.top));
}"""
"""By how much what is unfolded lies over the strips."""
OUTSIDE = """() => [...document.querySelectorAll('.strip')].flatMap(strip => {
  const room = strip.getBoundingClientRect();
  const seen = [...strip.querySelectorAll('b, svg, .points, .built')].filter(one => one.checkVisibility());
  return seen.filter(one => {
    const box = one.getBoundingClientRect();
    return box.width < 3 || box.right > room.right || box.left < room.left || box.bottom > room.bottom + 1;
  }).map(one => one.textContent || one.outerHTML.slice(0, 60));
})"""
"""What sticks out of a strip, or has no room at all in it."""


EMPTY = """() => {
  const seen = document.querySelector('.visit .seen').getBoundingClientRect();
  const tiles = [...document.querySelectorAll('.visit .tile')].map(one => one.getBoundingClientRect());
  const side = tiles[0].height;
  const free = (from, to, room) => (room - (to - from)) / side;
  return Math.min(
    free(Math.min(...tiles.map(one => one.left)), Math.max(...tiles.map(one => one.right)), seen.width),
    free(Math.min(...tiles.map(one => one.top)), Math.max(...tiles.map(one => one.bottom)), seen.height),
  );
}"""
"""For how many more tiles there would be room, across or down, beside those of a village that is unfolded."""


def _unfold(page: Page, seat: int) -> None:
    page.locator(f'.strip[data-at="seat{seat}"]').click()
    expect(page.locator(".unfolded")).to_be_visible()


def _measure(page: Page, measured: str) -> dict[str, object]:
    """What is wrong, by window."""
    found: dict[str, object] = {}
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f'html[data-shape="{"tall" if height > width else "wide"}"]', state="attached")
        page.evaluate(SETTLED)
        if wrong := page.evaluate(measured):
            found[f"{width}x{height}"] = wrong
    return found


def _across(new_page: NewPage, seats: int, language: str, touch: bool) -> Page:
    """Somebody who looks from the side of a bot at a player with much to show."""
    page = new_page()
    advisors, built = page.locator(".own .held > *"), page.locator(".own .buildings .fill")
    rush_until(page, "gnomopolis", seats, 4, lambda: advisors.count() == 3 and built.count() > 3)
    table, keys = page.evaluate("Object.entries(JSON.parse(localStorage.getItem('gnomehall.tables')))")[-1]
    watching = new_page(f"/table/{table}#watch-{keys['watch']}", language=language, touch=touch)
    watching.get_by_label(SIDE[language]).select_option("1")
    return watching


@pytest.mark.parametrize(("language", "touch"), [("en-US", False), ("pt-BR", True)])
def test_anothers_district_unfolds_whole(language: str, touch: bool, new_page: NewPage) -> None:
    page = _across(new_page, 2, language, touch)
    _unfold(page, 0)
    parts = ".unfolded .actions, .unfolded .people, .unfolded .card"
    assert hidden_in(page, WINDOWS, parts) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strip_has_room_for_all_that_it_says(language: str, new_page: NewPage) -> None:
    page = _across(new_page, 4, language, False)
    assert _measure(page, OUTSIDE) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_anothers_home_unfolds_whole_and_leaves_the_strips(language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    mighty.open_table(page, seats=3)
    page.wait_for_selector(LIT)
    _unfold(page, 1)
    assert hidden_in(page, WINDOWS, ".unfolded .parts") == {}
    assert _measure(page, BELOW) == {}
    # So another one is one click away.
    _unfold(page, 2)
    expect(page.locator(".unfolded [data-at=seat2]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tablet_has_room_for_four_homes(language: str, new_page: NewPage) -> None:
    page = new_page(language=language, touch=True)
    mighty.open_table(page, seats=4)
    page.wait_for_selector(LIT)
    assert hidden_in(page, TABLETS, ".own .parts, .board > .forest, .board > .attic") == {}
    expect(page.locator(".own .end")).to_be_in_viewport(ratio=1)


def test_a_village_that_is_only_looked_at_fills_its_room(new_page: NewPage, address: str) -> None:
    page = new_page(size=(820, 1180), touch=True)
    with closing(Seats(address, edition(), seats=2)) as table:
        table.until("work-menu", [MAIN])
        table.sit(page)
        page.get_by_role("button", name="Show the village of Bo in full").click()
        expect(page.locator(".visit .tile").first).to_be_visible()
        page.evaluate(SETTLED)
        assert page.evaluate(EMPTY) < 1.9
