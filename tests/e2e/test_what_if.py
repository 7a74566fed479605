"""Going on from a position of a finished game, at a new table against bots."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, rush_to_the_end, start, violations

Shot = Callable[[Page, str], None]


def test_a_replay_goes_on_as_a_new_game(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    old = start(page, 2)
    rush_to_the_end(page)
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("button", name="To the end").click()
    what_if = page.get_by_role("button", name="Play on from here")
    expect(what_if).to_be_disabled()
    page.get_by_role("slider").fill("6")
    expect(page.locator(".replay")).to_contain_text("Step 6 of")
    what_if.click()
    form = page.get_by_role("form", name="Play on from here")
    form.get_by_label("You play").select_option("1")
    form.get_by_label("The others").select_option("random")
    shot(page, "what-if")
    assert violations(page) == []
    form.get_by_role("button", name="Start").click()
    page.wait_for_function("old => !location.pathname.endsWith(old)", arg=old)
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.reload()
    page.wait_for_selector(LIT)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog").locator("button.line").first).to_be_visible()
    page.goto(f"/table/{old}")
    expect(page.locator("main.end")).to_contain_text("Final score")
