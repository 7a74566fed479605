"""Mighty Gnomes in the browser: whole games, placing by pointer, finger and keyboard, reloads, secrets."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, lit, no_page_scroll, start
from tests.e2e.mighty import SEE, TITLE, asked, keyless, open_table, pick_up, play_on, shipped

Shot = Callable[[Page, str], None]
PHONE = (390, 844)


def _square_for(page: Page, ways: int) -> str:
    """A lit square where the tile in hand fits in so many ways."""
    found: dict[str, int] = {}
    page.keyboard.press("l")
    rows = page.get_by_role("dialog").get_by_role("button", name="Gather").all_inner_texts()
    page.keyboard.press("Escape")
    for row in rows:
        match = re.search(r"column (\d), row (\d)", row)
        assert match is not None, row
        square = f"square:{match[2]},{match[1]}"
        found[square] = found.get(square, 0) + 1
    return next(square for square, n in found.items() if n == ways)


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_is_played_by_clicking_only_lit_things(players: int, new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    start(page, players, game=TITLE)
    luck = random.Random(players)
    play_on(page, luck, lambda prompt, _: asked(prompt) == "claim")
    shot(page, f"mighty-claim-{players}")
    assert no_page_scroll(page)
    assert not play_on(page, luck)
    expect(page.locator("main.end")).to_contain_text("Final score")
    expect(page.locator("main.end table tfoot td")).to_have_count(players)
    expect(page.locator("main.end .home")).to_have_count(players)
    shot(page, f"mighty-end-{players}")


def test_a_tile_follows_the_pointer_turns_and_says_what_it_would_do(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    open_table(page)
    pick_up(page, "2")
    page.mouse.move(640, 620)
    expect(page.locator(".ghost .tile")).to_be_visible()
    square = _square_for(page, 2)
    cell = page.locator(f'[data-lit="{square}"]')
    cell.hover()
    tip = page.locator('[role="tooltip"]')
    expect(tip).to_contain_text("lying")
    expect(tip).to_contain_text(re.compile(r"covers \w+ and \w+"))
    expect(tip).to_contain_text("costs nothing")
    expect(tip).to_contain_text("Rule MIG-36")
    lying = tip.inner_text()
    shot_of = page.locator(f'[data-lit="{square}"] div.tile').bounding_box()
    assert shot_of is not None
    assert shot_of["width"] > shot_of["height"]
    page.keyboard.press("r")
    expect(tip).to_contain_text("upright")
    assert tip.inner_text() != lying
    page.mouse.wheel(0, 100)
    expect(tip).to_contain_text("lying")
    page.keyboard.press("r")
    page.screenshot(path=".build/screenshots/mighty-ghost.png")
    cell.click()
    # The bot may have laid one of its own by now.
    expect(page.locator('.laid .tile.upright:has(use[href$="#g-seat0"])')).to_have_count(1)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("You put the tile of two into the forest")


def test_a_placement_that_is_not_legal_says_why_and_names_the_rule(new_page: NewPage) -> None:
    page = new_page()
    open_table(page)
    tip = page.locator('[role="tooltip"]')
    page.locator('[data-at="book:left:3"]').hover()
    expect(tip).to_contain_text("Rule MIG-50")
    pick_up(page, "4")
    page.locator('[data-square="1,6"] .dark').hover()
    expect(tip).to_contain_text("Not now: the tile would stick out of the forest")
    tip.get_by_role("button", name="Rule MIG-34").click()
    expect(page.locator("p.here")).to_contain_text("MIG-34")
    page.keyboard.press("Escape")
    choose(page, "ladder:middle-left")
    page.wait_for_selector('[data-lit="tile:1"], [data-lit="end"]')
    if page.locator('[data-lit="end"]').count():
        choose(page, "end")
    # The bot goes on top, or elsewhere; a tile of four does not fit twice on seven rungs.
    page.wait_for_selector('[data-lit="tile:3"]')
    assert "tile:4" not in lit(page)
    page.locator('[data-at="stack:magic"], [data-at^="stack:"]').first.hover()
    expect(tip).to_contain_text("Not now: an Invite book or a reward lets you invite a mighty gnome")


def test_a_tile_is_put_back_or_changed_for_another(new_page: NewPage) -> None:
    page = new_page()
    open_table(page)
    pick_up(page, "3")
    page.get_by_role("button", name="Put back").click()
    expect(page.locator(".prompt")).to_contain_text("choose a gnome tile")
    pick_up(page, "3")
    page.get_by_role("button", name="Use the tile of one").click()
    expect(page.locator(".prompt")).to_contain_text("the tile of one")
    page.wait_for_selector('[data-lit="coins"]')
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("choose a gnome tile")


def test_a_finger_taps_to_place_and_taps_to_turn(new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=PHONE)
    open_table(page, seats=3)
    page.locator('[data-lit="tile:2"]').tap()
    page.wait_for_selector('[data-lit="coins"]')
    square = page.locator(f'[data-lit="{_square_for(page, 2)}"]')
    square.tap()
    expect(page.locator(".said")).to_contain_text(re.compile("covers .* costs nothing"))
    shot(page, "mighty-phone-place")
    upright = square.locator(".tile.upright")
    expect(upright).to_have_count(0)
    square.tap()
    expect(upright).to_have_count(1)
    page.get_by_role("button", name="Turn it").tap()
    expect(upright).to_have_count(0)
    page.get_by_role("button", name="Put it here").tap()
    expect(page.locator(".laid .tile").first).to_be_visible()
    page.get_by_role("tab", name="Mine").tap()
    expect(page.locator("section.home")).to_contain_text("Warehouse")
    shot(page, "mighty-phone-mine")


def test_the_keyboard_alone_places_a_tile_and_hears_what_it_would_do(new_page: NewPage) -> None:
    page = new_page()
    open_table(page)
    page.wait_for_selector('[data-lit="tile:2"]')
    _arrow_to(page, "tile:2")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-lit="coins"]')
    row, column = map(int, _square_for(page, 2)[7:].split(","))
    _arrow_to(page, "square:")
    # A dark square is reached too, and says why it is dark; in the upper right corner nothing fits.
    _walk(page, 3, 6)
    expect(page.locator('[role="tooltip"]')).to_contain_text("Not now")
    _walk(page, row, column)
    heard = page.locator('p.unseen[aria-live="polite"]').first
    said = rf"column {column}, row {row}, the tile of two (lying|upright), covers \w+ and \w+, costs nothing"
    expect(heard).to_contain_text(re.compile(said))
    before = heard.inner_text()
    page.keyboard.press("r")
    expect(heard).not_to_have_text(before)
    expect(heard).to_contain_text(re.compile(said))
    page.keyboard.press("Enter")
    expect(page.locator(".laid .tile")).not_to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Where does")


def _walk(page: Page, row: int, column: int) -> None:
    """With arrow keys, from the square that has the focus to another one."""
    focused = "document.activeElement.closest('[data-square]').dataset.square"
    at_row, at_column = map(int, page.evaluate(focused).split(","))
    for key in ["ArrowUp" if row > at_row else "ArrowDown"] * abs(row - at_row):
        page.keyboard.press(key)
    for key in ["ArrowRight" if column > at_column else "ArrowLeft"] * abs(column - at_column):
        page.keyboard.press(key)
    assert page.evaluate(focused) == f"{row},{column}"


def _arrow_to(page: Page, thing: str) -> None:
    """With arrow keys, until a thing whose id begins so has the focus."""
    for key in [
        "ArrowDown",
        "ArrowRight",
        "ArrowUp",
        "ArrowLeft",
        "ArrowRight",
        "ArrowDown",
        "ArrowLeft",
        "ArrowUp",
    ] * 6:
        page.keyboard.press(key)
        if str(page.evaluate("document.activeElement?.dataset?.lit ?? ''")).startswith(thing):
            return
    raise AssertionError(f"the arrow keys do not reach {thing}")


def test_chests_face_down_are_seen_by_their_owner_alone(new_page: NewPage, address: str) -> None:
    host = new_page()
    owned = _overhear(host)
    made = open_table(host, keyless(), gnomes="magic alchemist robber knight farmer")
    host.wait_for_selector(LIT)
    spectator = new_page()
    told = _overhear(spectator)
    spectator.goto(f"{address}/table/{made['id']}#watch-{made['watch']}")
    spectator.wait_for_selector("section.home")
    luck = random.Random(2)
    for _ in range(3):
        assert play_on(host, luck, lambda prompt, _: asked(prompt) == "keep-chest", goes=lambda: "square")
        drawn = spectator.get_by_role("group", name="Ada chooses one of two chests")
        expect(drawn).to_be_visible()
        # Chests may be drawn several times in a row.
        while asked((seen := host.evaluate(SEE))["prompt"]) == "keep-chest" and seen["lit"]:
            choose(host, seen["lit"][0])
            host.wait_for_function(f"seen => JSON.stringify(({SEE})()) !== JSON.stringify(seen)", arg=seen)
            host.wait_for_selector(f"{LIT}, main.end")
        expect(drawn).to_have_count(0)
    host.wait_for_selector(LIT)
    expect(host.locator('.home.mine [data-at$=":vault"] .face')).not_to_have_count(0)
    expect(spectator.locator('[data-at="seat0:vault"] .face')).to_have_count(0)
    spectator.reload()
    spectator.wait_for_selector("section.home")
    # The past and the scores are asked for over HTTP.
    spectator.keyboard.press("g")
    spectator.locator("button.line").last.click()
    expect(spectator.locator(".notices")).to_contain_text("earlier position")
    spectator.keyboard.press("s")
    expect(spectator.get_by_role("dialog").locator("tfoot td")).to_have_count(2)
    faces = re.compile(rb"zz-[a-z-]+|\"kind\": ?\"(draw|kept)\"")
    assert any(faces.search(message) for message in owned), "the owner does see them"
    assert len(told) > 10
    assert [message[:300] for message in told if faces.search(message)] == []


def _overhear(page: Page) -> list[bytes]:
    """Every byte that a page receives of a table; the components of the edition are no secret."""
    heard: list[bytes] = []

    def socket(opened: Any) -> None:
        opened.on("framereceived", lambda data: heard.append(data if isinstance(data, bytes) else data.encode()))

    def response(answer: Any) -> None:
        if "/api/tables/" in answer.url and not answer.url.endswith("/edition"):
            heard.append(answer.body())

    page.on("websocket", socket)
    page.on("response", response)
    return heard


def test_pieces_fly_and_the_game_goes_on(new_page: NewPage) -> None:
    page = new_page(moving=True)
    open_table(page)
    pick_up(page, "2")
    page.locator('[data-lit^="square:"]').first.click()
    page.wait_for_selector(".flying", state="attached")
    page.wait_for_selector(LIT, timeout=30_000)
    expect(page.locator(".flying")).to_have_count(0)


def test_what_does_not_fit_may_be_exchanged_before_it_is_given_back(new_page: NewPage) -> None:
    page = new_page()
    wood = re.sub(r'^(a|b) = "\w{6}"', r'\1 = "WWWWWW"', shipped(), flags=re.MULTILINE)
    open_table(page, wood.replace("holds = [6, 8, 10, 12]", "holds = [1, 2, 3, 4]"))
    assert play_on(page, random.Random(1), lambda prompt, lit: "too full" in prompt, lambda: "square")
    expect(page.locator(".prompt")).to_contain_text("give something back, or exchange")
    page.locator('[data-lit="exchange:mushroom"]').click()
    for _ in range(2):
        page.locator('[data-lit="token:wood"]').first.click()
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("exchanges?"))


def test_an_invitation_that_costs_nothing_more_shows_no_price(new_page: NewPage) -> None:
    page = new_page()
    text = re.sub(r'^effect = "invite"$', 'effect = "invite_free"', shipped(), flags=re.MULTILINE)
    text = re.sub(r'^bookmark = "\w+"', 'bookmark = "coin"', text, flags=re.MULTILINE)
    open_table(page, text.replace("start_coins = [1, 2, 3, 4]", "start_coins = [9, 9, 9, 9]"))
    expect(page.locator(".stacks .cost").first).to_be_visible()
    assert play_on(page, random.Random(1), lambda prompt, lit: "do you invite" in prompt, lambda: "ladder")
    offered = page.locator('.stacks [data-lit^="stack:"]')
    expect(offered.first).to_be_visible()
    expect(offered.locator(".cost")).to_have_count(0)
    offered.first.hover()
    expect(page.locator('[role="tooltip"]')).not_to_contain_text("Costs")
