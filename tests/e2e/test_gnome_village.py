"""Gnome Village in the browser: whole games, placing by pointer, finger and keyboard."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import SCREENSHOTS, NewPage
from tests.e2e.hands import LIT, click_lit, no_page_scroll, play_to_the_end, press_lit, start, violations
from tests.e2e.seats import Seats, edition
from tests.e2e.village import MAIN, QUESTIONS, WORKS, acts

Shot = Callable[[Page, str], None]
PHONE = (390, 844)
TIP = '[role="tooltip"]'
FAST = ("stack:gnome", "stack:house", "preset:")
"""What ends a game soon."""

COUNT_STEPS = """() => {
    window.steps = [];
    const count = (node) => window.steps.push(node.getAnimations()[0].effect.getKeyframes().length);
    const flies = (node) => node.classList?.contains("flying") && count(node);
    const seen = (found) => found.forEach((one) => one.addedNodes.forEach(flies));
    new MutationObserver(seen).observe(document.body, { childList: true });
}"""
"""Notes how many places each piece in motion comes by."""


@contextmanager
def seats_at(address: str, text: str, seats: int = 3) -> Iterator[Seats]:
    table = Seats(address, text, seats)
    try:
        yield table
    finally:
        table.close()


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_is_played_by_clicking_only_lit_things(players: int, new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=(1920, 1080) if players == 4 else (1280, 800))
    start(page, players, game="Gnome Village")
    luck = random.Random(players)
    for _ in range(25):
        click_lit(page, luck, FAST)
    page.wait_for_selector(f"{LIT}, main.end")
    shot(page, f"village-{players}")
    assert no_page_scroll(page)
    assert play_to_the_end(page, players, FAST) > 5
    expect(page.locator("main.end table tfoot td")).to_have_count(players)
    expect(page.locator(".villages section")).to_have_count(players)
    shot(page, f"village-end-{players}")


def test_a_road_follows_the_pointer_turns_and_says_what_it_connects(new_page: NewPage, address: str) -> None:
    page = new_page()
    with seats_at(address, edition()) as table:
        table.until("place-road", ["lay X", "lay T"])
        table.sit(page)
        page.wait_for_selector(LIT)
        page.mouse.move(500, 200)
        expect(page.locator(".ghost").first).to_be_visible()
        cell = page.locator('[data-lit="cell:0:0,1"]')
        cell.hover()
        # A T-junction is closed to the north, so that below the first Road it can't lie as it is printed.
        expect(page.locator(TIP)).to_contain_text("Road turned right, connects Road")
        page.keyboard.press("r")
        expect(page.locator(TIP)).to_contain_text("turned upside down")
        page.mouse.wheel(0, 100)
        expect(page.locator(TIP)).to_contain_text("turned left")
        page.keyboard.press("r")
        expect(page.locator(TIP)).to_contain_text("turned right")
        page.screenshot(path=SCREENSHOTS / "village-placing.png")
        page.locator('[data-col="1"][data-row="1"] [role="img"]').hover()
        expect(page.locator(TIP)).to_contain_text("Not now: no open side of the village faces that plot")
        expect(page.locator(TIP)).to_contain_text("Rule GNV-155")
        cell.click()
        laid = page.locator('[data-at="seat0:0,1"]')
        expect(laid).to_have_attribute(
            "aria-label", re.compile("column 0, row 1: Road. Open to the north, south and west")
        )
        page.get_by_role("button", name="Undo", exact=True).click()
        expect(cell).to_be_visible()
        expect(page.locator(".prompt")).to_contain_text("Where does the Road go?")
        page.get_by_role("button", name="Back").click()
        expect(page.locator(".prompt")).to_contain_text("Lay out your village")


def test_a_finger_puts_turns_and_leaves_a_road(new_page: NewPage, address: str, shot: Shot) -> None:
    page = new_page(size=PHONE)
    with seats_at(address, edition()) as table:
        table.until("place-road", ["lay X", "lay T"])
        table.sit(page)
        cell = page.locator('[data-lit="cell:0:1,0"]')
        cell.tap()
        expect(page.locator(".held").first).to_be_visible()
        expect(cell).to_contain_text("connects Road")
        label = cell.inner_text()
        expect(page.get_by_role("group", name="What you may do")).to_contain_text("connects Road")
        shot(page, "village-phone-placing")
        cell.tap()
        expect(cell).not_to_have_text(label)
        page.get_by_role("button", name="Turn it").first.tap()
        page.get_by_role("button", name="Put it here").tap()
        expect(page.locator('[data-at="seat0:1,0"]')).to_have_attribute("aria-label", re.compile("row 0: Road"))


def test_a_road_is_placed_with_the_keyboard_alone(new_page: NewPage, address: str) -> None:
    page = new_page()
    with seats_at(address, edition()) as table:
        table.until("place-road", ["lay X", "lay T"])
        table.sit(page)
        page.wait_for_selector(LIT)
        page.keyboard.press("ArrowDown")
        focus = page.locator(":focus")
        expect(focus).to_have_attribute("data-lit", "cell:0:0,-1")
        expect(focus).to_contain_text("column 0, row minus 1, Road as printed, connects Road")
        page.keyboard.press("r")
        expect(focus).to_contain_text("Road turned right, connects Road")
        page.keyboard.press("ArrowRight")
        expect(focus).to_have_attribute("aria-label", "column 1, row minus 1, empty")
        expect(page.locator(TIP)).to_contain_text("no open side of the village faces that plot")
        page.keyboard.press("ArrowDown")
        expect(focus).to_contain_text("column 1, row 0, Road turned right, connects Road")
        page.keyboard.press("Enter")
        laid = page.locator('[data-at="seat0:1,0"]')
        expect(laid).to_have_attribute("aria-label", re.compile("Open to the north, south and west"))


def test_a_gnome_walks_along_the_way_that_is_drawn(new_page: NewPage, address: str) -> None:
    page = new_page(moving=True)
    with seats_at(address, edition(), 2) as table:
        table.until("go", *QUESTIONS["go"][1])
        table.sit(page)
        goal = page.locator('[data-lit="tile:0:-2,0"]')
        goal.hover()
        expect(page.locator(".bold")).to_have_attribute("d", re.compile("^M0.5 -0.5L0.5 0.5L.*-1.5 0.5$"))
        expect(page.locator(TIP)).to_contain_text("3 steps to walk")
        page.evaluate(COUNT_STEPS)
        goal.click()
        expect(page.locator('[data-at="seat0:-2,0"]')).to_have_attribute("aria-label", re.compile("Here: gnome A"))
        # Four places, and a small hop between each two.
        assert page.evaluate("window.steps[0]") == 7


def test_an_answer_out_of_turn_says_why_and_who_is_waited_for(new_page: NewPage, address: str, shot: Shot) -> None:
    ada, bo = new_page(), new_page()
    with seats_at(address, edition(card="angry", coins=18)) as table:
        table.until("angry", WORKS)
        table.sit(ada, 0)
        table.sit(bo, 1)
        expect(ada.locator(".prompt")).to_contain_text("Bo revealed Angry Gnome. Which of your gnomes goes home?")
        expect(bo.locator(".prompt")).to_contain_text("Waiting for Ada: which gnome goes home?")
        expect(bo.locator(LIT)).to_have_count(0)
        shot(ada, "village-out-of-turn")
        ada.locator('[data-lit="gnome:0:A"]').click()
        expect(bo.locator(".prompt")).to_contain_text("Waiting for Ada: to which House does the gnome go?")
        ada.locator(LIT).first.click()
        expect(bo.locator(".prompt")).to_contain_text("Work & Buy")
        expect(ada.locator(".prompt")).to_contain_text("Bo builds and buys")


def test_an_architect_sees_a_step_before_it_is_made_and_finds_the_way_back(new_page: NewPage, address: str) -> None:
    page = new_page()
    with seats_at(address, edition("architect"), 2) as table:
        table.until("architect", acts("architect"))
        table.sit(page)
        prompt = page.locator(".prompt")
        tools = page.get_by_role("group", name="What you may do")
        expect(tools).to_contain_text("12 steps left")
        page.locator('[data-lit="swap"]').click()
        page.locator('[data-lit="tile:0:2,-1"]').click()
        page.locator('[data-lit="tile:0:1,-1"]').hover()
        expect(page.locator(".ghostly")).to_have_count(2)
        page.locator('[data-lit="tile:0:1,-1"]').click()
        expect(tools).to_contain_text("11 steps left")
        page.locator('[data-lit="rotate"]').click()
        page.locator('[data-lit="tile:0:3,0"]').click()
        page.locator('[data-lit^="turn:"]').first.hover()
        expect(page.locator(".turning .joint").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(prompt).to_contain_text("which Road?")
        tools.get_by_role("button", name="Back").click()
        expect(prompt).to_contain_text("another step, or finish?")
        page.keyboard.press("g")
        log = page.get_by_role("dialog")
        expect(log).to_contain_text("You rearrange the village")
        expect(log).not_to_contain_text("takes back")
        page.reload()
        page.get_by_role("button", name="Start over").click()
        expect(prompt).to_contain_text("rearrange your village?")
        expect(tools).to_contain_text("12 steps left")


def test_an_architect_may_cut_the_village_apart_and_then_puts_it_back(new_page: NewPage, address: str) -> None:
    page = new_page()
    with seats_at(address, edition("architect"), 2) as table:
        table.until("architect", acts("architect"))
        table.sit(page)
        prompt = page.locator(".prompt")
        tools = page.get_by_role("group", name="What you may do")
        for thing in ("shift", "tile:0:0,0", "cell:0:4,0"):
            page.locator(f'[data-lit="{thing}"]').click()
        expect(prompt).to_contain_text("does not comply yet")
        expect(page.locator('[data-lit="finish"]')).to_have_count(0)
        tools.get_by_role("group", name="Finish").hover()
        expect(page.locator(TIP)).to_contain_text("must hang together")
        page.locator('[data-lit="put-back"]').click()
        expect(prompt).to_contain_text("Move")
        expect(page.locator(".own").get_by_label("column 0, row 0: Road")).to_be_visible()


def test_the_limit_of_rounds_is_said_from_the_start_and_counted_down(new_page: NewPage, address: str) -> None:
    page = new_page()
    with seats_at(address, edition(), 2) as table:
        table.sit(page)
        expect(page.locator(".round")).to_contain_text("max. 50 rounds")
    with seats_at(address, edition().replace("rounds = 50 ", "rounds = 3 "), 2) as table:
        for left in ("3 rounds left", "2 rounds left", "the last round"):
            table.until("work-menu", [MAIN])
            table.sit(page)
            expect(page.locator(".round")).to_contain_text(left)
            table.play("end work")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["laptop", "phone"])
def test_no_page_of_the_game_has_an_accessibility_violation(
    size: tuple[int, int], dark: bool, new_page: NewPage, address: str, shot: Shot
) -> None:
    page = new_page(size=size, dark=dark)
    for step in ("work-menu", "place-road", "go", "architect"):
        text, scripts = QUESTIONS[step]
        with seats_at(address, text) as table:
            table.until(step, *scripts)
            table.sit(page)
            page.wait_for_selector(LIT)
            shot(page, f"village-{step}-{size[0]}-{'dark' if dark else 'light'}")
            assert violations(page) == [], step
            if size == PHONE and step == "work-menu":
                page.locator("[data-tab=table]").tap()
                shot(page, f"village-table-{size[0]}-{'dark' if dark else 'light'}")
                assert violations(page) == [], "the table's tab"


def test_everything_is_said_in_portuguese(new_page: NewPage, address: str) -> None:
    page = new_page(language="pt-BR")
    with seats_at(address, edition("police"), 2) as table:
        table.until("police", acts("police"))
        table.sit(page)
        expect(page.locator(".prompt")).to_contain_text("Polícia: multar cada adversário em uma moeda?")
        expect(page.get_by_role("group", name="O que você pode fazer")).to_contain_text(
            "Cada adversário lhe dá uma moeda"
        )
        page.locator('[data-lit="use"]').click()
        expect(page.locator("button.ticker")).to_contain_text("A sua Polícia multa Bo em uma moeda")
        page.get_by_role("button", name="Jogadas").click()
        expect(page.get_by_role("dialog")).to_contain_text("Encerrar a sua vez")


def test_a_map_is_dragged_zoomed_and_fits_itself_again(new_page: NewPage, address: str) -> None:
    page = new_page()
    with seats_at(address, edition(), 2) as table:
        table.until("work-menu", [MAIN])
        table.sit(page)
        tile = page.locator('.own [data-at="seat0:0,0"]')
        first = tile.bounding_box()
        assert first
        page.mouse.move(640, 600)
        page.mouse.down()
        page.mouse.move(700, 560, steps=4)
        page.mouse.up()
        page.wait_for_timeout(50)
        dragged = tile.bounding_box()
        assert dragged
        assert (round(dragged["x"] - first["x"]), round(dragged["y"] - first["y"])) == (60, -40)
        page.mouse.wheel(0, -100)
        zoomed = tile.bounding_box()
        assert zoomed
        assert zoomed["width"] > first["width"] * 1.2
        page.get_by_role("button", name="Show all of it").first.click()
        assert tile.bounding_box() == first
        page.get_by_role("button", name="Show the village of Bo in full").click()
        expect(page.locator('.own [data-at="seat1:0,0"]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(tile).to_be_visible()


def test_turns_are_played_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2, game="Gnome Village")
    luck = random.Random(3)
    for _ in range(200):
        if "round 1" not in page.locator(".round").inner_text():
            return
        assert press_lit(page, luck)
    raise AssertionError("the first round does not end")
