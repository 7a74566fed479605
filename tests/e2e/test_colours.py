"""What is settled before a game begins: colours, who begins, and only what fits the number of players."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import show_more
from tests.e2e.test_invitations import free_seat

PURPLE, GREEN = "rgb(107, 67, 146)", "rgb(51, 115, 58)"
INFO = """async id => {
  const keys = JSON.parse(localStorage.getItem('gnomehall.tables'))[id];
  return (await fetch(`/api/tables/${id}`, {headers: {Authorization: `Bearer ${keys.host}`}})).json();
}"""


def choose_game(page: Page, title: str, players: int) -> None:
    page.locator(".game").filter(has_text=title).click()
    page.get_by_label("Your name").fill("Ada")
    page.locator(".fields select").select_option(str(players))


def test_a_player_chooses_a_colour_that_all_see_and_nobody_else_has(new_page: NewPage, address: str) -> None:
    host = new_page()
    choose_game(host, "Gnome Village", 2)
    host.locator("fieldset").first.locator("select").nth(1).select_option("friend")
    host.get_by_role("group", name="Colour of Ada").get_by_role("button", name="purple").click()
    host.locator("button.play").click()
    friend = new_page(free_seat(host, 2).removeprefix(address))
    colours = friend.get_by_role("group", name="Your colour")
    expect(colours.get_by_role("button", name="purple")).to_be_disabled()
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    shown = friend.locator("b", has=friend.get_by_text("Ada", exact=True)).first
    expect(shown).to_have_css("background-color", PURPLE)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("group", name="Your colour").get_by_role("button", name="green").click()
    expect(shown).to_have_css("background-color", GREEN)


def test_the_shortest_begins_and_the_tables_maker_says_who_that_is(new_page: NewPage) -> None:
    page = new_page()
    choose_game(page, "Gnomopolis", 3)
    page.locator("fieldset").first.locator("select").nth(1).select_option("friend")
    show_more(page)
    page.get_by_label("Who begins").first.select_option(label="the shortest person")
    shortest = page.get_by_label("Who is the shortest?")
    assert shortest.locator("option").all_inner_texts() == ["Ada", "Seat 2"], "a bot has no height"
    shortest.select_option(label="Seat 2")
    page.locator("button.play").click()
    expect(page.locator(".prompt")).to_contain_text("Seat 2 is still free")
    table = page.url.rsplit("/", 1)[1]
    assert page.evaluate(INFO, table)["options"]["first"] == "1"


def test_any_player_can_be_chosen_to_begin_in_portuguese_too(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    page.locator(".game").filter(has_text="Mighty Gnomes").click()
    show_more(page)
    page.get_by_label("Quem começa").first.select_option(label="um jogador que escolhemos")
    page.get_by_label("Quem começa?").select_option(label="Tilo")
    page.locator("button.play").click()
    page.wait_for_url("**/table/*")
    assert page.evaluate(INFO, page.url.rsplit("/", 1)[1])["options"]["first"] == "2"


def test_options_that_do_not_fit_the_number_of_players_are_not_offered(new_page: NewPage) -> None:
    page = new_page()
    choose_game(page, "Gnomopolis", 1)
    options = page.locator("fieldset").nth(1)
    expect(options.get_by_label("Who begins")).to_have_count(0)
    solo = options.locator("label").filter(has_text="Solo")
    expect(solo).to_have_count(1)
    page.locator(".fields select").select_option("2")
    expect(options.get_by_label("Who begins")).to_have_count(1)
    expect(solo).to_have_count(0)
