"""The log: beside the board where there is room, by rounds and turns, with what was taken back struck out."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, click_lit, no_page_scroll, open_table, rush_to_the_end, start
from tests.e2e.test_before_the_click import open_district

WIDE = (1600, 900)
CLOSE = """id => {
  const {host} = JSON.parse(localStorage.getItem('gnomehall.tables'))[id];
  const headers = {Authorization: `Bearer ${host}`};
  return fetch(`/api/tables/${id}/close`, {method: 'POST', headers}).then(answer => answer.ok);
}"""
WATCH_THE_END = """() => {
  const read = place => document.querySelector(place)?.textContent ?? '';
  new MutationObserver(() => {
    if (!window.endSaid && read('.prompt').includes('The game is over')) window.endSaid = read('.ticker .last');
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def log_of(page: Page, title: str = "What happened") -> Locator:
    return page.get_by_role("complementary", name=title)


def play(page: Page, clicks: int, seed: int = 1, prefer: tuple[str, ...] = ("offer:",)) -> None:
    luck = random.Random(seed)
    for _ in range(clicks):
        click_lit(page, luck, prefer)
    page.wait_for_selector(LIT)


def test_it_stays_beside_the_board_where_there_is_room_by_rounds_and_turns(new_page: NewPage) -> None:
    page = new_page(size=WIDE)
    start(page, 3)
    # Some rounds, and not so many that the bots might end the game.
    play(page, 4, prefer=("pass",))
    log = log_of(page)
    expect(log).to_be_visible()
    board, beside = page.locator("main.board").bounding_box(), log.bounding_box()
    assert board is not None
    assert beside is not None
    assert board["x"] + board["width"] <= beside["x"] + 1
    assert no_page_scroll(page)
    expect(log.locator("h3").first).to_have_text("round 1")
    expect(log.locator("h3").nth(1)).to_have_text("round 2")
    colours = set()
    for heading, player in {"You": "You", "Brama": "Brama", "Tilo": "Tilo"}.items():
        turns = log.locator(".turn").filter(has=page.locator("h4", has_text=heading))
        expect(turns.first.locator("li").first).to_be_attached()
        colours.add(turns.first.evaluate("turn => getComputedStyle(turn).borderLeftColor"))
        for line in turns.locator("li").all_inner_texts():
            assert "Ada" not in line, line
            assert player in line or "comes on offer" in line or "comes to" in line or "visit" in line, line
    assert len(colours) == 3
    expect(log.locator("use[href='#g-villager']").first).to_be_attached()
    expect(log.locator("button.line").last).to_be_in_viewport()
    page.reload()
    expect(log_of(page)).to_be_visible()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(log_of(page)).to_have_count(0)
    page.reload()
    page.wait_for_selector(LIT)
    expect(log_of(page)).to_have_count(0)


def test_where_there_is_no_room_it_opens_over_the_board(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    expect(log_of(page)).to_have_count(0)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog", name="What happened")).to_be_visible()


def test_a_click_on_a_line_shows_its_position(new_page: NewPage) -> None:
    page = new_page(size=WIDE)
    start(page, 2)
    play(page, 6, prefer=("pass",))
    lines = log_of(page).locator("button.line")
    ticker = page.locator(".ticker")
    now = ticker.inner_text()
    first = log_of(page).locator(".turn").nth(1).locator("button.line").first
    told = first.inner_text()
    first.click()
    expect(page.locator(".notices")).to_contain_text("earlier position")
    expect(first).to_have_attribute("aria-current", "step")
    expect(ticker).to_contain_text(told)
    expect(ticker).not_to_have_text(now)
    page.get_by_role("button", name="Back to now").click()
    expect(lines.last).to_have_attribute("aria-current", "step")


def test_what_was_taken_back_is_struck_out_and_leaves_the_small_log(new_page: NewPage) -> None:
    page = new_page(size=WIDE)
    start(page, 2)
    page.wait_for_selector(LIT)
    choose(page, "scroll:D2")
    expect(page.locator(".prompt")).to_contain_text("Which profession")
    expect(page.locator(".ticker")).to_contain_text("You use Learn a trade")
    page.get_by_role("button", name="Undo", exact=True).click()
    struck = log_of(page).locator("li.struck")
    expect(struck).to_contain_text("You use Learn a trade")
    assert "line-through" in struck.locator("button.line").evaluate("one => getComputedStyle(one).textDecoration")
    expect(log_of(page)).to_contain_text("You take back")
    expect(page.locator(".ticker")).not_to_contain_text("Learn a trade")


def test_no_line_tells_coordinates_that_the_board_does_not_show(new_page: NewPage) -> None:
    for game, seats in (("mighty-gnomes", 3), ("gnome-village", 3)):
        page = new_page(size=WIDE)
        open_table(page, game, seats=seats)
        play(page, 14, seed=5, prefer=("tile:", "square:", "preset", "site:"))
        lines = "\n".join(log_of(page).locator("li").all_inner_texts())
        assert lines
        assert not re.search(r"column \d|row \d|rung|-?\d+,-?\d+|gnome [A-F]\b", lines), lines


def test_it_is_read_in_portuguese(new_page: NewPage) -> None:
    page = new_page(size=WIDE, language="pt-BR")
    start(page, 2)
    play(page, 4, prefer=("pass",))
    log = log_of(page, "O que aconteceu")
    expect(log.locator("h3").first).to_have_text("rodada 1")
    expect(log.locator(".turn").filter(has=page.locator("h4", has_text="Você")).first).to_contain_text("Você passa")


def test_a_game_that_was_ended_asks_for_nothing_and_its_title_says_so(new_page: NewPage) -> None:
    page = new_page()
    made = open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate(CLOSE, made["id"])
    expect(page).to_have_title(re.compile("ended this game early"))
    page.get_by_role("button", name="See the board").click()
    page.wait_for_selector("main.board")
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("ended this game early")


def test_the_end_is_said_when_the_board_shows_it(new_page: NewPage) -> None:
    page = new_page(moving=True)
    open_table(page, "toadstools", seats=2)
    page.wait_for_selector(LIT)
    page.evaluate(WATCH_THE_END)
    rush_to_the_end(page)
    said = page.evaluate("window.endSaid")
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".ticker .last")).to_have_text(said)


def test_in_a_replay_the_small_log_shows_the_step_and_playing_on_stops_it(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "toadstools", seats=2)
    rush_to_the_end(page)
    page.get_by_role("button", name="See the board").click()
    last = page.locator(".ticker .last").inner_text()
    page.get_by_role("button", name="See the score").click()
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".ticker")).not_to_contain_text(last)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_nothing_half_chosen_is_left_of_a_game_that_was_ended(new_page: NewPage) -> None:
    page = new_page(size=(844, 390))
    open_district(page)
    choose(page, "caravan")
    back = page.locator(".prompt .back[title=Esc]")
    expect(back).to_be_visible()
    assert page.evaluate(CLOSE, page.url.rsplit("/", 1)[1])
    title = page.locator("main.end h2")
    expect(title).to_contain_text("ended this game early")
    expect(back).to_have_count(0)
    # And what is read first is not one word in each line.
    box = title.bounding_box()
    assert box
    assert box["width"] > 2 * box["height"]
