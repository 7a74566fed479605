"""Boards in any window: the layout follows the room that there is, and nothing that matters is out of reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, open_table, rush_on
from tests.e2e.seats import Seats
from tests.e2e.village import QUESTIONS

Shot = Callable[[Page, str], None]

LAPTOPS = [(1366, 625), (1280, 640), (1024, 600), (1280, 800), (1920, 1080), (2560, 1440)]
ZOOMED = [(683, 312), (640, 400)]
"""Windows of 1366 by 625 and 1280 by 800 at 200 %."""
FINGERS = [(820, 1180), (1180, 820), (844, 390), (667, 375), (320, 568), (390, 844)]
SHAPES = {
    **dict.fromkeys(LAPTOPS, "wide"),
    **dict.fromkeys(ZOOMED, "low"),
    (820, 1180): "tall",
    (1180, 820): "wide",
    (844, 390): "low",
    (667, 375): "low",
    (320, 568): "small",
    (390, 844): "small",
}
GAMES = {"gnomopolis": 22, "mighty-gnomes": 45, "gnome-village": 30, "toadstools": 2}
"""Each game, and after how many moves its boards are well filled."""

OWN = {
    "gnomopolis": ".district .box, .district .scroll, .district .card, .district .caravan-in",
    "mighty-gnomes": ".home .slot, .home .warehouse, .home .track, .home .guest, .home .vault, .home .exchange",
    "gnome-village": ".purse > *, .own .cell, .map .cell, .stack",
    "toadstools": "section.paper",
}
"""The parts of one's own board, and what one buys from."""
END = {"gnomopolis": ".pass", "mighty-gnomes": ".end, .act", "gnome-village": ".tool.main", "toadstools": LIT}
"""What ends a turn."""

OUT_OF_REACH = """async ([parts, least]) => {
  const wrong = [];
  const name = one => one.dataset?.lit ?? one.className?.baseVal ?? one.className ?? one.tagName;
  const say = (one, what) =>
    wrong.push(`${String(name(one)).slice(0, 60)} "${one.textContent.trim().slice(0, 40)}": ${what}`);
  // A map that is larger than its room is dragged; for what is focused, it comes by itself.
  const into = async one => {
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const seen = one.closest('.room.free .seen');
    if (!seen) return;
    const inSight = () => {
      const [a, b] = [one.getBoundingClientRect(), seen.getBoundingClientRect()];
      return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
    };
    const focused = one.matches('button, [tabindex]') ? one : one.querySelector('button, [tabindex]');
    if (focused && !inSight()) {
      focused.focus({preventScroll: true});
      await new Promise(requestAnimationFrame);
      focused.blur();
    }
    // What is asked about and can't be focused is shown by a tool of the map.
    for (let tries = 0; tries < 40 && !focused && !inSight(); tries++) {
      seen.parentElement.querySelector('.more')?.click();
      await new Promise(requestAnimationFrame);
    }
  };
  for (const one of document.querySelectorAll(`[data-lit], ${parts}`)) {
    if (!one.offsetParent && one.tagName !== 'svg') continue;
    await into(one);
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const long = box.height > innerHeight;
    if (box.left < -1 || box.right > innerWidth + 1 || (!long && (box.top < -1 || box.bottom > innerHeight + 1)))
      say(one, `lies outside the window at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    for (let up = one.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const room = up.getBoundingClientRect();
      const cut = Math.max(room.left - box.left, box.right - room.right,
        box.height > room.height ? 0 : room.top - box.top, box.height > room.height ? 0 : box.bottom - room.bottom);
      if (cut > 2) say(one, `is cut by ${Math.round(cut)} px in ${name(up)}`);
    }
    const hit = document.elementFromPoint(x, y);
    if (one.dataset.lit && !(hit && one.contains(hit))) say(one, `is covered by ${name(hit ?? document.body)}`);
  }
  for (const one of document.querySelectorAll('button, a[href], [role=tab], select, input')) {
    if (!one.offsetParent || one.closest('.tip')) continue;
    await into(one);
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const caught = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      const alike = one.dataset.lit && hit?.closest('[data-lit]')?.dataset.lit === one.dataset.lit;
      return hit && (one.contains(hit) || alike);
    };
    const far = least / 2 - 1.5;
    const wide = box.width >= least - 1 || (caught(far, 0) && caught(-far, 0));
    const high = box.height >= least - 1 || (caught(0, far) && caught(0, -far));
    if (!wide || !high) say(one, `is a target of ${Math.round(box.width)} by ${Math.round(box.height)} px`);
  }
  return wrong;
}"""
"""What is cut off, covered or too small, each after it has been scrolled into view as far as it can be."""

CUT_TEXT = """() => {
  const wrong = [];
  const walk = document.createTreeWalker(document.querySelector('.page'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const home = text.parentElement;
    if (!text.data.trim() || !home.offsetParent || home.closest('.unseen, .ticker, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    for (let up = home; up && !up.classList.contains('page'); up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== 'none' && style.position === 'absolute') break;
      const marked = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (marked || style.overflowX === 'auto' || style.overflowY === 'auto') break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const room = up.getBoundingClientRect();
      const cut = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom);
      const said = text.data.trim().slice(0, 40);
      if (cut > 3.5) wrong.push(`"${said}" is cut by ${Math.round(cut)} px in ${up.className}`);
    }
  }
  return wrong;
}"""
"""Texts that stick out of what hides its overflow, and are not shortened with a mark."""


def _table(page: Page, game: str) -> None:
    for _ in range(5):
        open_table(page, game, seats=3)
        page.wait_for_selector(LIT)
        # Few games are over by then; such a one is no position to look at.
        if rush_on(page, GAMES[game]):
            return
    raise AssertionError("every game is over too soon")


def _look(page: Page, game: str, least: int) -> list[str]:
    """What is wrong with a board, all areas of it where one is seen at a time."""
    wrong: list[str] = []
    lit = 0
    tabs = page.locator("[role=tab]").count()
    for tab in range(max(1, tabs)):
        if tabs:
            page.locator("[role=tab]").nth(tab).click()
        page.mouse.move(1, 1)
        page.wait_for_selector("[role=tooltip]", state="detached")
        wrong += page.evaluate(OUT_OF_REACH, [f"{OWN[game]}, {END[game]}", least])
        wrong += page.evaluate(CUT_TEXT)
        lit += page.locator(LIT).count()
    if not lit:
        wrong.append("nothing is lit")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append("the page scrolls sideways")
    return wrong


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
@pytest.mark.parametrize("fingers", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_whole_in_any_window(game: str, fingers: bool, language: str, new_page: NewPage, shot: Shot) -> None:
    page = new_page(touch=fingers, language=language)
    _table(page, game)
    wrong: dict[str, list[str]] = {}
    for width, height in FINGERS if fingers else LAPTOPS + ZOOMED:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f'html[data-shape="{SHAPES[width, height]}"]', state="attached")
        if language == "en-US":
            shot(page, f"window-{game}-{width}x{height}")
        if found := _look(page, game, 44 if fingers else 24):
            wrong[f"{width}x{height}"] = found
    assert wrong == {}


COVERED = """() => {
  const [box, marked] = ['.hint.overlay', '.hinted'].map(one => document.querySelector(one).getBoundingClientRect());
  return Math.min(box.right, marked.right) - Math.max(box.left, marked.left) > 0
    && Math.min(box.bottom, marked.bottom) - Math.max(box.top, marked.top) > 0;
}"""


@pytest.mark.parametrize("window", [(1280, 800), (1366, 625), (390, 844), (667, 375)])
def test_a_hint_lies_beside_what_it_speaks_of(window: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(size=window)
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hinted")
    page.wait_for_selector(".hint.overlay")
    expect(page.locator(".hinted").first).to_be_in_viewport()
    assert page.evaluate(COVERED) is False


LIT_IN_SIGHT = """() => {
  const room = document.querySelector('.seen').getBoundingClientRect();
  return [...document.querySelectorAll('.seen [data-lit]')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left > room.left - 3 && box.right < room.right + 3
      && box.top > room.top - 3 && box.bottom < room.bottom + 3;
  }).map(one => one.dataset.lit);
}"""


def test_a_map_that_is_larger_than_its_room_shows_every_lit_plot_in_turn(new_page: NewPage, address: str) -> None:
    page = new_page(size=(320, 568))
    text, scripts = QUESTIONS["place-bought"]
    table = Seats(address, text, 2)
    try:
        table.until("place-bought", *scripts)
        table.sit(page)
        page.wait_for_selector(LIT)
        for _ in range(4):
            page.get_by_role("button", name="Zoom in").click()
        every = set(page.eval_on_selector_all(".seen [data-lit]", "all => all.map(one => one.dataset.lit)"))
        more = page.get_by_role("button", name="Show where else you may choose")
        seen = set(page.evaluate(LIT_IN_SIGHT))
        assert seen < every
        for _ in every:
            if seen < every:
                more.click()
                seen |= set(page.evaluate(LIT_IN_SIGHT))
        assert seen == every
    finally:
        table.close()
