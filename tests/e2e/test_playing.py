"""Playing in the browser: by clicking what is lit, by keyboard, taking back, to the end."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import SCREENSHOTS, NewPage
from tests.e2e.hands import (
    LIT,
    click_lit,
    lit,
    no_page_scroll,
    play_to_the_end,
    press_lit,
    rush_to_the_end,
    start,
    violations,
)

Shot = Callable[[Page, str], None]


def test_a_newcomer_makes_a_first_move_with_three_clicks(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    page.wait_for_selector(".game")
    shot(page, "lobby")
    page.locator(".game").filter(has_text="Gnomopolis").click()
    page.locator("button.play").click()
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    shot(page, "first-turn")
    page.locator('[data-lit="scroll:D2"]').click()
    expect(page.locator(".prompt")).to_contain_text("Which profession")


@pytest.mark.parametrize(("players", "bot"), [(1, ""), (2, "easy"), (4, "random")])
def test_a_whole_game_is_played_by_clicking_only_lit_things(
    players: int, bot: str, new_page: NewPage, shot: Shot
) -> None:
    page = new_page()
    start(page, players, bot=bot)
    luck = random.Random(players)
    for _ in range(12):
        click_lit(page, luck)
    page.wait_for_selector(f"{LIT}, main.end")
    shot(page, f"table-{players}")
    assert no_page_scroll(page)
    assert play_to_the_end(page, players) > 5
    expect(page.locator("main.end")).to_contain_text("Final score")
    expect(page.locator("main.end table tfoot td")).to_have_count(players)
    shot(page, f"end-{players}")


@pytest.mark.parametrize(("players", "bot"), [(1, ""), (2, "easy")])
def test_a_whole_game_is_played_with_the_keyboard_alone(players: int, bot: str, new_page: NewPage) -> None:
    page = new_page()
    start(page, players, bot=bot)
    luck, turns = random.Random(8), 0
    while press_lit(page, luck):
        turns += 1
        assert turns < 1500, "a game without end"
    expect(page.locator("main.end")).to_contain_text("Final score")
    expect(page.locator("main.end table tfoot td")).to_have_count(players)


def test_a_tip_tells_the_score_the_rule_and_why_not(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    tip = page.locator('[role="tooltip"]')
    page.locator('[data-lit="scroll:D2"]').hover()
    expect(tip).to_contain_text("Your score right away: ")
    expect(tip).to_contain_text("Rule GNO-32")
    page.screenshot(path=SCREENSHOTS / "tip.png")
    page.locator('[data-at$=":scroll:D4"]').first.hover()
    expect(tip).to_contain_text("Not now: you need 1 inventor ready to work")
    page.screenshot(path=SCREENSHOTS / "tip-why-not.png")
    tip.get_by_role("button", name="Rule GNO-32").click()
    expect(page.locator(".here")).to_contain_text("GNO-32")
    page.keyboard.press("Escape")
    page.locator('[data-at="advisor:A1"]').focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("is not in your district")
    page.keyboard.press("?")
    expect(page.locator(".here")).to_contain_text("GNO-30")


def test_undo_takes_back_a_move_that_drew_nothing(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    before = lit(page)
    page.locator('[data-lit="scroll:D2"]').click()
    expect(page.locator(".prompt")).to_contain_text("Which profession")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    page.wait_for_selector(LIT)
    assert lit(page) == before
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("You take back")


def test_a_turn_can_be_played_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("Learn a trade")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    _focus(page, "scroll:D2")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Which profession")
    _focus(page, "old:M")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    page.wait_for_selector('[data-lit="pass"]')
    _focus(page, "pass")
    page.keyboard.press("Enter")
    expect(page.locator(".round")).to_contain_text("round 2")


def test_the_keyboard_stays_at_a_thing_when_the_board_is_drawn_anew(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    _focus(page, "scroll:D2")
    expect(page.locator('[role="tooltip"]')).to_contain_text("Learn a trade")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Which profession")
    page.keyboard.press("u")
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    expect(page.locator('[data-lit="scroll:D2"]')).to_be_focused()
    expect(page.locator('[role="tooltip"]')).to_contain_text("Learn a trade")


def _focus(page: Page, thing: str) -> None:
    """With Tab, until the thing has the focus; it must have a name to be spoken."""
    page.wait_for_selector(f'[data-lit="{thing}"]')
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.lit") == thing:
            assert page.evaluate("document.activeElement.querySelector('.unseen').textContent")
            return
    raise AssertionError(f"the keyboard does not reach {thing}")


def test_arrows_go_from_one_lit_thing_to_the_next(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    reached = set()
    for key in ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"]:
        page.keyboard.press(f"Shift+{key}")
        reached.add(page.evaluate("document.activeElement?.dataset?.lit"))
    assert len(reached - {None}) > 1
    assert None not in reached


def test_escape_steps_back_from_a_half_made_choice(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    # The lesson begins with a child and two villagers, so that the caravan has several ways to go.
    page.get_by_role("button", name="Learn it at the table: Gnomopolis").click()
    page.get_by_role("button", name="End the lesson").click()
    page.wait_for_selector('[data-lit="caravan"]')
    before = lit(page)
    page.locator('[data-lit="caravan"]').click()
    expect(page.locator(".prompt")).to_contain_text("The caravan visits")
    shot(page, "caravan")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    assert lit(page) == before


def test_a_log_entry_shows_its_position_and_its_rule(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    start(page, 2)
    luck = random.Random(1)
    for _ in range(6):
        click_lit(page, luck)
    page.wait_for_selector(LIT)
    page.keyboard.press("g")
    page.get_by_role("dialog").locator("button.line").first.click()
    expect(page.locator(".notices")).to_contain_text("earlier position")
    page.get_by_role("dialog").get_by_role("button", name="Rule GNO-").first.click()
    expect(page.locator(".here")).to_contain_text("GNO-")
    shot(page, "rules")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_selector(LIT)


def test_a_hint_names_a_move_and_marks_its_piece(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    start(page, 2)
    page.wait_for_selector(LIT)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hinted")
    ideas = page.locator(".hint .idea")
    expect(ideas).to_have_count(3)
    for idea in ideas.all():
        expect(idea).to_contain_text(re.compile(r"\d+ % to win.*(than|with|as) the (second )?best", re.DOTALL))
    marked = page.locator(".hinted").first.get_attribute("data-lit")
    ideas.nth(1).click()
    expect(ideas.nth(1)).to_have_attribute("aria-pressed", "true")
    assert marked is not None
    shot(page, "hint")
    # It does not lie over a panel, and is there again when that is closed.
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(ideas).to_have_count(0)
    page.keyboard.press("Escape")
    expect(ideas).to_have_count(3)


def test_pieces_fly_and_the_game_goes_on(new_page: NewPage) -> None:
    page = new_page(moving=True)
    start(page, 2)
    page.wait_for_selector('[data-lit="pass"]')
    page.locator('[data-lit="pass"]').click()
    page.wait_for_selector(".flying", state="attached")
    expect(page.locator(".round")).to_contain_text("round 2")
    page.wait_for_selector(LIT)
    expect(page.locator(".flying")).to_have_count(0)


def test_the_end_page_draws_the_chances_and_leads_into_the_replay(new_page: NewPage, shot: Shot) -> None:
    page = new_page(analysed=True)
    # How long it takes depends on the machine, so the question is held back until the wait has been seen.
    held: list[Route] = []
    asked = "**/api/tables/*/analysis"
    page.route(asked, lambda route: held.append(route))
    page.route(f"{asked}/progress", lambda route: route.fulfill(json={"done": 3, "of": 10}))
    start(page, 2)
    rush_to_the_end(page)
    expect(page.locator(".curve .wait")).to_contain_text("goes over the whole game")
    expect(page.locator(".curve progress")).to_have_attribute("value", "30")
    page.unroute(asked)
    held[0].continue_()
    expect(page.locator(".curve polyline")).to_have_count(2, timeout=60_000)
    expect(page.locator(".curve .luck tbody tr")).to_have_count(2)
    expect(page.locator(".curve .luck thead")).to_contain_text("your moves")
    shot(page, "curve")
    assert violations(page) == []
    page.locator("main.end .sheet").evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    shot(page, "curve-below")
    turn = page.locator(".curve h4:has-text('Turning points') + ol .turn").first
    said = turn.locator("span").inner_text().split("\n")[0]
    turn.click()
    expect(page.locator(".replay .said")).to_contain_text(said.strip())
    page.get_by_role("button", name="Leave the replay").click()
    slip = page.locator(".curve h4:has-text('Your costliest moves') + ol .turn").first
    expect(slip).to_contain_text("Better: ")
    slip.click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()


def test_the_replay_steps_jumps_and_shows_another_seat(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    start(page, 2)
    rush_to_the_end(page)
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".replay")).to_contain_text("Step 0 of")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay")).to_contain_text("Step 1 of")
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".district h2").first).to_contain_text("Brama")
    shot(page, "replay")
    page.get_by_role("button", name="Leave the replay").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.startswith("gnomopolis-")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(f"{LIT}, .prompt:not(.end)")
    expect(page.locator(".round")).to_contain_text("round 1")
