"""What lies on the table stays where it is: the prompt, the shop, one's own board, and whatever was built."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, click_lit, open_table, rush_on

AREAS = {
    "gnomopolis": (".prompt", ".offer", "[data-at=old]", ".district .buildings", ".pass"),
    "mighty-gnomes": (".prompt", "[data-at=attic]", "[data-at='seat0:guests']", "[data-at='seat0:tiles']"),
    "gnome-village": (".prompt", "[data-at=market]", ".shops", "[data-at=bank]", "[data-at=seat0]"),
}
BUILT = '.buildings [data-at^="seat0:scroll:"]'
LOOKS = 7
HAIR = 2
"""Pixels that rounding may make of a share of the room."""
WHERE = """selector => [...document.querySelectorAll(selector)].map(one => {
  const box = one.getBoundingClientRect();
  return [one.dataset.at ?? selector, box.left, selector === '.prompt' ? box.top + box.height / 2 : box.top];
})"""
"""The corner of everything that a selector finds; of the prompt, which grows to both sides, the middle."""


def _look(page: Page, *selectors: str) -> dict[str, tuple[float, float]]:
    return {name: (x, y) for one in selectors for name, x, y in page.evaluate(WHERE, one)}


def _moved(before: dict[str, tuple[float, float]], now: dict[str, tuple[float, float]]) -> list[str]:
    def far(name: str) -> bool:
        return name not in now or any(abs(a - b) > HAIR for a, b in zip(before[name], now[name], strict=True))

    return [f"{name}: {before[name]} -> {now.get(name)}" for name in before if far(name)]


@pytest.mark.parametrize("window", [(1280, 800), (1366, 625)])
@pytest.mark.parametrize("game", AREAS)
def test_nothing_on_the_table_changes_its_place(game: str, window: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(size=window)
    open_table(page, game, seats=2)
    page.wait_for_selector(LIT)
    first, built = _look(page, *AREAS[game]), _look(page, BUILT)
    for _ in range(LOOKS):
        if not rush_on(page, 7):
            break
        assert _moved(first, _look(page, *AREAS[game])) == []
        now = _look(page, BUILT)
        assert _moved(built, now) == []
        built = now
    assert bool(built) == (game == "gnomopolis")


LONG = "Which of the gnomes that live in one of your Houses goes to work? " * 4
ASK_LONG = """text => {
  document.querySelector('.prompt').style.setProperty('--letters', text.length);
  document.querySelector('.prompt .asked').textContent = text;
}"""
WINDOWS = [(1024, 600), (1366, 625), (820, 1180), (844, 390), (390, 844)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", AREAS)
def test_a_question_of_any_length_moves_nothing(game: str, window: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(size=window)
    open_table(page, game, seats=2)
    page.wait_for_selector(LIT)
    first = _look(page, "main.board", *AREAS[game])
    page.evaluate(ASK_LONG, LONG)
    assert _moved(first, _look(page, "main.board", *AREAS[game])) == []


WATCH_BOARD = """() => {
  const main = document.querySelector('main.board');
  const look = () => {
    const {left, top, width, height} = main.getBoundingClientRect();
    window.boards.add([left, top, width, height].map(Math.round).join());
  };
  window.boards = new Set();
  new ResizeObserver(look).observe(main);
  new MutationObserver(look).observe(document.querySelector('.page'), {childList: true, subtree: true});
  look();
}"""
"""Notes every place that the board has had; one that moves its top changes its height too."""
CLICKS = 25


@pytest.mark.parametrize("window", [(390, 844), (844, 390)])
@pytest.mark.parametrize("game", AREAS)
def test_on_a_phone_the_board_stays_while_the_others_move_and_when_one_moves(
    game: str, window: tuple[int, int], new_page: NewPage
) -> None:
    page = new_page(size=window, touch=True)
    open_table(page, game, seats=3, options={"first": "0"})
    page.wait_for_selector(LIT)
    page.evaluate(WATCH_BOARD)
    strip, luck = page.locator(".following"), random.Random(4)
    told: set[bool] = set()
    for _ in range(CLICKS):
        page.wait_for_selector(LIT)
        expect(strip).to_be_visible()
        told.add("Since your turn" in strip.inner_text())
        assert click_lit(page, luck, prefer=("offer:", "end:"))
    # The account came and went, and neither moved the board.
    assert told == {True, False}
    assert page.evaluate("window.boards.size") == 1, page.evaluate("[...window.boards]")
