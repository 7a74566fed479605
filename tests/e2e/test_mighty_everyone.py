"""Mighty Gnomes for everyone: phones, light and dark, assistive technology, Portuguese, a light page."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, no_page_scroll, violations
from tests.e2e.mighty import SEE, asked, open_table, pick_up

Shot = Callable[[Page, str], None]
PHONE = (390, 844)


def test_a_phone_plays_a_round_with_thumbs(new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=PHONE)
    open_table(page, seats=2)
    luck = random.Random(5)
    for _ in range(60):
        page.wait_for_selector(LIT)
        seen = page.evaluate(SEE)
        if asked(seen["prompt"]) == "claim":
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
    pick_up(page, "3")
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
    expect(page.locator(".prompt")).to_contain_text("Sua vez: ações livres, ou escolha uma peça de gnomos")
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
    pick_up(page, "2")
    page.locator('[data-lit^="square:"]').first.hover()
    expect(page.locator('[role="tooltip"]')).to_contain_text("cobre")
    page.locator('[data-at="stack:robber"], [data-at^="stack:"]').first.hover()
    expect(page.locator('[role="tooltip"]')).to_contain_text("primeiro diga onde vai a peça de dois")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("Colher")
    page.keyboard.press("Escape")
    shot(page, "mighty-portuguese")
    choose(page, "coins")
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("Você entrega a peça de dois")


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
