"""Toadstools in the browser: a game without a line of its own in `web` is played on the plain board."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, click_lit, lit, no_page_scroll, play_to_the_end, press_lit, start, violations

Shot = Callable[[Page, str], None]
PHONE = (390, 844)


def sit_down(page: Page, players: int = 2, bot: str = "easy") -> None:
    """Open the sample games, which are folded away, and begin."""
    page.locator(".samples summary").click()
    start(page, players, bot=bot, game="Toadstools")
    page.wait_for_selector(LIT)


def test_sample_games_are_folded_away_from_whoever_comes_to_play(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    sample = page.locator(".game").filter(has_text="Toadstools")
    expect(page.locator(".samples summary")).to_have_text("For people who write games")
    expect(sample).to_be_hidden()
    page.locator(".samples summary").click()
    expect(sample).to_contain_text("2 to 4 players")
    expect(sample).to_contain_text("Everybody holds mushrooms in secret")
    shot(page, "toadstools-lobby")
    assert violations(page) == []


def test_a_whole_game_against_a_bot_is_played_by_clicking_what_is_lit(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    sit_down(page)
    expect(page.locator(".prompt")).to_contain_text("Which mushroom do you plant?")
    assert all(thing.startswith("mushroom:") for thing in lit(page))
    shot(page, "toadstools")
    assert violations(page) == []
    assert no_page_scroll(page)
    luck = random.Random(3)
    click_lit(page, luck)
    # What the bot did since may stand in the small log by now.
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("You plant a")
    page.keyboard.press("Escape")
    assert play_to_the_end(page, 3) > 3
    expect(page.locator("main.end")).to_contain_text("Final score")
    expect(page.locator("main.end table tfoot td")).to_have_count(2)
    shot(page, "toadstools-end")
    assert violations(page) == []


def test_a_whole_game_is_played_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, bot="random")
    luck, turns = random.Random(5), 0
    while press_lit(page, luck):
        turns += 1
        assert turns < 400, "a game without end"
    expect(page.locator("main.end")).to_contain_text("Final score")


def test_it_is_played_in_portuguese(new_page: NewPage, shot: Shot) -> None:
    page = new_page(language="pt-BR")
    sit_down(page)
    expect(page.locator(".prompt")).to_contain_text("Qual cogumelo você planta?")
    expect(page.get_by_role("heading", name="Prado")).to_be_visible()
    luck = random.Random(4)
    for _ in range(3):
        click_lit(page, luck)
    expect(page.locator(".ticker")).to_contain_text("planta ")
    shot(page, "toadstools-pt")
    assert violations(page) == []


def test_another_language_changes_the_board_and_the_log_at_once(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page)
    click_lit(page, random.Random(6))
    page.wait_for_selector(LIT)
    expect(page.get_by_role("heading", name="Meadow")).to_be_visible()
    page.keyboard.press("m")
    page.get_by_label("Language").select_option("pt-BR")
    expect(page.get_by_role("heading", name="Prado")).to_be_visible()
    expect(page.locator(".ticker")).to_contain_text("planta ")


def test_what_is_lit_says_what_it_does_and_what_is_not_says_why(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page)
    thing = page.locator(LIT).first
    kind = lit(page)[0].removeprefix("mushroom:")
    thing.hover()
    expect(page.locator('[role="tooltip"]')).to_contain_text(f"Plant a {kind}")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").locator(".move").first).to_contain_text("Plant a ")


def test_what_no_drawing_shows_is_chosen_by_its_sentence(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/drawing?*", lambda route: route.fulfill(json=[]))
    sit_down(page)
    move = page.get_by_role("list", name="Moves").get_by_role("button").first
    expect(move).to_contain_text("Plant a ")
    assert violations(page) == []
    move.click()
    expect(page.locator(".ticker")).to_contain_text("plants a ")


def test_a_finished_game_is_looked_at_again(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, bot="random")
    play_to_the_end(page, 9)
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("heading", name="Meadow")).to_be_visible()
    expect(page.locator(".plain")).to_contain_text("0 points")
    page.get_by_label("One step on").click()
    expect(page.locator(".replay .said")).not_to_be_empty()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_it_is_played_on_a_phone(dark: bool, new_page: NewPage, shot: Shot) -> None:
    page = new_page(size=PHONE, dark=dark)
    sit_down(page, players=3, bot="random")
    luck = random.Random(7)
    for _ in range(3):
        click_lit(page, luck)
    page.wait_for_selector(LIT)
    shot(page, f"toadstools-phone-{'dark' if dark else 'light'}")
    assert no_page_scroll(page)
    assert violations(page) == []
