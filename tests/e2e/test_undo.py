"""Undo: lit where it can work, with the reason where it can't; a whole turn in one step."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, lit, start


def test_undo_is_lit_only_when_it_can_work_and_says_why_not(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "Can't be taken back: there is nothing to take back")
    undo.click(force=True)  # it is not lit, but it answers
    expect(page.locator(".notices")).to_contain_text("there is nothing to take back")
    choose(page, "scroll:D2")
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(undo).to_have_attribute("title", "Take back your last move")
    undo.click()
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    choose(page, "pass")
    page.wait_for_selector(LIT)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("has moved since"))
    page.keyboard.press("u")
    expect(page.locator(".notices")).to_contain_text("has moved since")


def test_a_whole_turn_is_taken_back_in_one_step(new_page: NewPage) -> None:
    page = new_page(size=(1600, 900))
    start(page, 2)
    page.wait_for_selector(LIT)
    before = lit(page)
    turn = page.get_by_role("button", name="Undo turn")
    choose(page, "scroll:D2")
    expect(page.locator(".prompt")).to_contain_text("Which profession")
    expect(turn).to_have_count(0)
    choose(page, lit(page)[0])
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    turn.click()
    page.wait_for_function("n => document.querySelectorAll('[data-lit]').length === n", arg=len(before))
    assert lit(page) == before
    log = page.get_by_role("complementary", name="What happened")
    expect(log.locator("li").filter(has_text="You take back")).to_have_count(1)
    assert log.locator("li.struck").count() >= 2
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_attribute("aria-disabled", "true")


def test_why_not_is_said_in_portuguese(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    start(page, 2)
    page.wait_for_selector(LIT)
    undo = page.get_by_role("button", name="Desfazer", exact=True)
    expect(undo).to_have_attribute("title", "Não se pode desfazer: não há nada para desfazer")
