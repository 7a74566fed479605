"""Gnomopolis alone at the table: sprint, caravan with nobody to visit, where a Search sends a gnome, a cut-off game."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from gnomehall import registry
from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, open_table, show_more

Shot = Callable[[Page, str], None]


def edition(**numbers: int) -> str:
    """The shipped edition, but anybody can patrol, and with these numbers."""
    text = registry.shipped_text("gnomopolis")
    text = re.sub(r'(id = "D5"\n(?:.+\n)*?cost = ).+', rf"\g<1>{json.dumps(['W'])}", text)
    for name, number in numbers.items():
        text, changed = re.subn(rf"^{name} = \d+", f"{name} = {number}", text, flags=re.MULTILINE)
        assert changed == 1, name
    return text


def test_the_lobby_offers_the_sprint_to_one_player_alone(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".game").filter(has_text="Gnomopolis").click()
    sprint = page.get_by_label("Solo sprint")
    players = page.locator(".fields select")
    expect(sprint).to_have_count(0)
    players.select_option("1")
    show_more(page)
    sprint.select_option("yes")
    players.select_option("2")
    expect(sprint).to_have_count(0)
    # What was chosen for one is not sent for two.
    page.locator("button.play").click()
    page.wait_for_selector(".prompt")
    expect(page.locator("header").first).not_to_contain_text("sprint")


def test_a_sprint_is_announced_from_its_first_round_and_ranks_the_score(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    page.locator(".game").filter(has_text="Gnomopolis").click()
    page.locator(".fields select").select_option("1")
    show_more(page)
    page.get_by_label("Solo sprint").select_option("yes")
    page.locator("button.play").click()
    page.wait_for_selector(LIT)
    expect(page.locator("header").first).to_contain_text("sprint: 12 of 12 rounds left")
    shot(page, "sprint")
    open_table(page, "gnomopolis", edition(rounds=1), options={"sprint": "yes"})
    expect(page.locator("header").first).to_contain_text("the last round of the sprint")
    choose(page, "pass")
    expect(page.locator("main.end")).to_contain_text("Hamlet")


def test_a_solo_game_without_the_option_has_no_clock_and_no_rank(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "gnomopolis", edition(last_round=1))
    expect(page.locator("header").first).not_to_contain_text("sprint")
    choose(page, "pass")
    expect(page.locator("main.end")).to_contain_text("Final score")
    expect(page.locator("main.end")).not_to_contain_text("Hamlet")
    expect(page.locator("main.end")).to_contain_text("How it ended: the limit of rounds cut it off")


def test_a_solo_caravan_stays_at_home_and_says_so(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    # Anybody can patrol, so that the caravan always has several ways to go.
    open_table(page, "gnomopolis", edition())
    page.wait_for_selector('[data-lit="caravan"]')
    expect(page.locator('[data-lit="caravan"]')).to_contain_text("at home")
    page.locator('[data-lit="caravan"]').click()
    expect(page.locator(".prompt")).to_contain_text("The caravan stays at home: which of your scrolls does it copy?")
    shot(page, "caravan-home")


def test_a_search_tells_where_each_gnome_would_go(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    open_table(page, "gnomopolis", edition())
    page.wait_for_selector(LIT)
    choose(page, "scroll:D5")
    asked = page.locator(".prompt", has_text="Search")
    who = page.locator('[data-lit^="active:"]')
    expect(asked.or_(who).first).to_be_visible()
    if not asked.count():
        who.first.click()
    expect(page.locator(".prompt")).to_contain_text("Search")
    tip = page.locator('[role="tooltip"]')
    page.locator('[data-lit^="cup:"]').first.hover()
    expect(tip).to_contain_text("Search: gets ready to work")
    page.locator('[data-lit^="work:D5:"]').first.hover()
    expect(tip).to_contain_text("Search: goes to rest")
    shot(page, "search")
