"""Mighty Gnomes in the browser: whole games, placing by pointer, finger and keyboard, secrets, and for everyone."""

import gzip
import random
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, lit, no_page_scroll, start, violations
from tests.e2e.mighty import PROMPTS, SEE, TITLE, asked, choose, generous, keyless, open_table, play_on

Shot = Callable[[Page, str], None]
PHONE = (390, 844)


def _pick_up(page: Page, tile: str) -> None:
    page.wait_for_selector(f'[data-lit="tile:{tile}"]')
    choose(page, f"tile:{tile}")
    page.wait_for_selector('[data-lit="coins"]')


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
    play_on(page, luck, lambda prompt, _: asked(prompt) == "Claim")
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
    _pick_up(page, "2")
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
    expect(page.locator(".laid .tile.upright")).to_have_count(1)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("puts the tile of two into the forest")


def test_a_placement_that_is_not_legal_says_why_and_names_the_rule(new_page: NewPage) -> None:
    page = new_page()
    open_table(page)
    tip = page.locator('[role="tooltip"]')
    page.locator('[data-at="book:left:3"]').hover()
    expect(tip).to_contain_text("Rule MIG-50")
    _pick_up(page, "4")
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
    _pick_up(page, "3")
    page.get_by_role("button", name="Put back").click()
    expect(page.locator(".prompt")).to_contain_text("choose a gnome tile")
    _pick_up(page, "3")
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
    square = page.locator('[data-lit="square:1,1"], [data-lit="square:2,2"], [data-lit="square:1,3"]').first
    square.tap()
    expect(page.locator(".said")).to_contain_text(re.compile("covers .* (pay|costs)"))
    first = page.locator(".said").inner_text()
    shot(page, "mighty-phone-place")
    turn = page.get_by_role("button", name="Turn it")
    if turn.count():
        square.tap()
        expect(page.locator(".said")).not_to_have_text(first)
        turn.tap()
        expect(page.locator(".said")).to_have_text(first)
    page.get_by_role("button", name="Put it here").tap()
    expect(page.locator(".laid .tile").first).to_be_visible()
    page.get_by_role("tab", name="Mine").tap()
    expect(page.locator("section.home")).to_contain_text("Warehouse")
    shot(page, "mighty-phone-mine")


def test_a_phone_plays_a_round_with_thumbs(new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=PHONE)
    open_table(page, seats=2)
    luck = random.Random(5)
    for _ in range(60):
        page.wait_for_selector(LIT)
        seen = page.evaluate(SEE)
        if asked(seen["prompt"]) == "Claim":
            break
        things = [thing for thing in seen["lit"] if not thing.startswith("exchange:") and thing != "coins"]
        page.locator(f'[data-lit="{luck.choice(things)}"]').first.tap()
        page.wait_for_timeout(60)
        put = page.get_by_role("button", name="Put it here")
        if put.count():
            put.tap()
            expect(put).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Claim a reward")
    shot(page, "mighty-phone-claim")
    page.locator('[data-lit^="reward:"]').first.tap()
    expect(page.locator(".prompt")).not_to_contain_text("Claim a reward")


def test_the_keyboard_alone_places_a_tile_and_hears_what_it_would_do(new_page: NewPage) -> None:
    page = new_page()
    open_table(page)
    page.wait_for_selector('[data-lit="tile:2"]')
    _arrow_to(page, "tile:2")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-lit="coins"]')
    _arrow_to(page, "square:")
    focused = "document.activeElement.closest('[data-square]')?.dataset.square"
    row, column = map(int, page.evaluate(focused).split(","))
    for key in ("ArrowLeft",) * (column - 1) + ("ArrowDown",) * (row - 1):
        page.keyboard.press(key)
    assert page.evaluate(focused) == "1,1"
    heard = page.locator('[aria-live="polite"]').last
    for _ in range(18):
        if page.evaluate("document.activeElement.matches('[data-lit]')"):
            break
        # A dark square is reached too, and says why it is dark.
        expect(page.locator('[role="tooltip"]')).to_contain_text("Not now")
        page.keyboard.press("ArrowUp")
    row, column = map(int, page.evaluate(focused).split(","))
    expect(heard).to_contain_text(
        re.compile(rf"column {column}, row {row}, the tile of two (lying|upright), covers \w+ and \w+")
    )
    before = heard.inner_text()
    page.keyboard.press("r")
    if (
        len([one for one in ("lying", "upright") if one in before])
        and "R or the wheel" in page.locator('[role="tooltip"]').inner_text()
    ):
        expect(heard).not_to_have_text(before)
    page.keyboard.press("Enter")
    expect(page.locator(".laid .tile")).not_to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Where does")


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


def test_a_page_that_is_reloaded_asks_the_same_again_whatever_is_asked(new_page: NewPage) -> None:
    page = new_page()
    met: set[str] = set()
    luck = random.Random(1)
    for _ in range(3):
        open_table(page, generous(), gnomes="robber knight magic alchemist farmer")

        def new(prompt: str, _: list[str]) -> bool:
            return asked(prompt) not in met

        while len(met) < len(PROMPTS) and play_on(page, luck, new):
            page.wait_for_timeout(30)
            before = page.evaluate(SEE)
            met.add(asked(before["prompt"]))
            page.reload()
            page.wait_for_selector(LIT)
            assert page.evaluate(SEE) == before
    assert met == set(PROMPTS)


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
    for _ in range(4):
        play_on(host, luck, lambda prompt, _: asked(prompt) == "Keep")
        drawn = spectator.get_by_role("group", name="Ada chooses one of two chests")
        expect(drawn).to_be_visible()
        # Chests may be drawn several times in a row.
        while asked((seen := host.evaluate(SEE))["prompt"]) == "Keep" and seen["lit"]:
            choose(host, seen["lit"][0])
            host.wait_for_function(f"seen => JSON.stringify(({SEE})()) !== JSON.stringify(seen)", arg=seen)
            host.wait_for_selector(f"{LIT}, main.end")
        expect(drawn).to_have_count(0)
    host.wait_for_selector(LIT)
    expect(host.locator('.home.mine [data-at$=":vault"] .face')).not_to_have_count(0)
    expect(spectator.locator('[data-at="seat0:vault"] .face')).to_have_count(0)
    spectator.reload()
    spectator.wait_for_selector("section.home")
    spectator.keyboard.press("g")
    spectator.wait_for_selector('[role="dialog"]')
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
        if "/api/" in answer.url and not answer.url.endswith("/edition"):
            heard.append(answer.body())

    page.on("websocket", socket)
    page.on("response", response)
    return heard


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["laptop", "phone"])
def test_the_board_has_no_accessibility_violation(
    size: tuple[int, int], dark: bool, new_page: NewPage, shot: Shot
) -> None:
    page = new_page(size=size, dark=dark)
    open_table(page, seats=4 if size != PHONE else 3)
    page.wait_for_selector(LIT)
    look = f"mighty-{size[0]}-{'dark' if dark else 'light'}"
    assert violations(page) == []
    _pick_up(page, "3")
    page.locator(LIT).nth(3).focus()
    shot(page, look)
    assert violations(page) == []
    for tab in page.get_by_role("tab").all()[1:5]:
        tab.click()
        assert violations(page) == []
        shot(page, f"{look}-{tab.get_attribute('data-tab')}")


def test_a_brazilian_reads_portuguese_everywhere(new_page: NewPage, shot: Shot) -> None:
    page = new_page(language="pt-BR")
    open_table(page, seats=2)
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt")).to_contain_text("Sua vez: escolha uma peça")
    board = page.locator(".mighty")
    for word in (
        "Floresta",
        "Sótão",
        "Trilha da aventura",
        "Gnomos poderosos",
        "Armazém",
        "Mesa de jantar",
        "Cofre",
        "Quarto",
    ):
        expect(board).to_contain_text(word)
    _pick_up(page, "2")
    page.locator('[data-lit^="square:"]').first.hover()
    expect(page.locator('[role="tooltip"]')).to_contain_text("cobre")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("Colher")
    page.keyboard.press("Escape")
    shot(page, "mighty-portuguese")
    choose(page, "coins")
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("Ada entrega a peça de dois")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_the_board_fits_its_screen(size: tuple[int, int], new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=size, dark=size[0] > 1280)
    open_table(page, seats=4)
    page.wait_for_selector(LIT)
    shot(page, f"mighty-fits-{size[0]}")
    assert no_page_scroll(page)
    for part in (".trail", ".forest", ".attic", ".stacks", ".rewards", ".own"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]


def test_pieces_fly_and_the_game_goes_on(new_page: NewPage) -> None:
    page = new_page(moving=True)
    open_table(page)
    _pick_up(page, "2")
    page.locator('[data-lit^="square:"]').first.click()
    page.wait_for_selector(".flying", state="attached")
    page.wait_for_selector(LIT, timeout=30_000)
    expect(page.locator(".flying")).to_have_count(0)


def test_the_first_load_is_light_and_a_move_shows_soon(new_page: NewPage, capsys: pytest.CaptureFixture[str]) -> None:
    page = new_page("/healthz")
    sizes: list[int] = []
    page.on("response", lambda response: sizes.append(len(gzip.compress(response.body()))))
    page.goto("/", wait_until="networkidle")
    open_table(page)
    page.wait_for_selector(LIT)
    page.wait_for_load_state("networkidle")
    _pick_up(page, "3")
    took = page.evaluate(
        """async () => {
          const began = performance.now();
          document.querySelector('[data-lit="coins"]').click();
          while (document.querySelector('[data-lit="coins"]')) await new Promise(requestAnimationFrame);
          return performance.now() - began;
        }"""
    )
    with capsys.disabled():
        sys.stdout.write(f"\nfirst load {sum(sizes) / 1000:.0f} kB compressed, click to screen {took:.0f} ms\n")
    assert 0 < sum(sizes) < 250_000
