"""The lobby: one's own tables, whom they are against and from when, and what is put away."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, start

PHONE = (390, 844)


def test_on_a_phone_my_tables_come_first_with_their_date_and_the_opponents(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    expect(page.get_by_role("heading", level=2).first).to_have_text("Choose a game")
    start(page, 3, name="Ada")
    page.wait_for_selector(LIT)
    page.goto("/")
    expect(page.get_by_role("heading", level=2).first).to_have_text("My tables")
    mine = page.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("against Brama and Tilo")
    expect(mine).not_to_contain_text("Ada")
    when = mine.locator("time")
    expect(when).to_be_visible()
    assert page.evaluate("iso => Math.abs(Date.now() - new Date(iso)) < 600_000", when.get_attribute("datetime"))


def test_an_unfinished_table_is_put_away_and_taken_out_again(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2, name="Ada")
    page.wait_for_selector(LIT)
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    mine.get_by_role("button", name="Put it away").click()
    expect(mine.get_by_role("link", name="Resume")).not_to_be_visible()
    expect(page).to_have_title("Gnomehall")
    page.reload()
    mine.get_by_text("1 table put away").click()
    mine.get_by_role("button", name="Take it out again").click()
    mine.get_by_role("link", name="Resume").click()
    page.wait_for_selector(LIT)
