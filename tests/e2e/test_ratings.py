"""Rated tables in the browser: two players, a result that counts, their pages, and who leads."""

import json
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import show_more, violations
from tests.e2e.test_invitations import free_seat
from tests.e2e.test_players import become

PHONE = (390, 844)


def open_rated(page: Page, name: str) -> str:
    """A rated table of Gnomopolis with a free seat; the link to it."""
    page.goto("/")
    page.locator(".game").filter(has_text="Gnomopolis").click()
    page.get_by_label("Your name").fill(name)
    page.locator(".fields select").select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("friend")
    show_more(page)
    page.locator("form.new").get_by_label("Rated: no hints").check()
    expect(page.get_by_label("Allow hints")).to_have_count(0)
    page.locator("button.play").click()
    return free_seat(page, 2)


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()


def pass_at_once(*pages: Page) -> Page:
    """Whoever begins passes; their page."""
    lit = '[data-lit="pass"]'
    for _ in range(400):
        if first := next((page for page in pages if page.locator(lit).count()), None):
            first.locator(lit).first.click()
            expect(first.locator(lit)).to_have_count(0)
            return first
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody may pass")


def test_two_players_play_a_game_that_counts_and_see_it_on_their_pages(new_page: NewPage, address: str) -> None:
    ada, bo = new_page(), new_page(size=PHONE)
    become(ada)
    become(bo)
    link = open_rated(ada, "Ada")
    bo.goto(link.removeprefix(address))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_selector("[data-lit], .prompt")
    first = pass_at_once(ada, bo)
    leave(ada)
    bo.goto("/me")
    bo.get_by_role("link", name="My page, as others see it").click()
    ratings = bo.get_by_role("region", name="Ratings")
    expect(ratings).to_contain_text("Gnomopolis, 2 players")
    expect(ratings).to_contain_text("provisional")
    expect(bo.get_by_role("region", name="Most frequent opponents")).to_contain_text("Ada")
    openings = bo.get_by_role("region", name="Favourite openings")
    if first is bo:
        expect(openings.get_by_role("listitem")).to_have_text("Pass: end your turn (1 game, won 1)")
    assert not violations(bo)
    bo.get_by_role("region", name="Most frequent opponents").get_by_role("link", name="Ada").click()
    expect(bo.get_by_role("heading", level=1)).to_have_text("Ada")
    if first is ada:
        expect(openings.get_by_role("listitem")).to_have_text("Pass: end your turn (1 game, won 0)")
    assert not violations(bo)
    if first is bo:
        bo.go_back()
    elsewhere = new_page(urlsplit(bo.url).path, language="pt-BR")
    expect(elsewhere.get_by_role("region", name="Aberturas favoritas")).to_contain_text(
        "Passar: encerrar a sua vez (1 partida, "
    )
    assert not violations(elsewhere)


def test_a_guest_is_offered_no_rated_table_and_learns_how_to_get_to_one(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    page.locator(".game").filter(has_text="Gnomopolis").click()
    show_more(page)
    expect(page.get_by_label("Todos podem assistir")).to_be_visible()
    expect(page.locator("form.new").get_by_label("Vale para a classificação")).to_have_count(0)
    page.get_by_role("link", name="Ranking").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Ninguém tem dez partidas valendo aqui ainda.")).to_be_visible()
    assert not violations(page)
    page.get_by_role("link", name="Meu perfil").click()
    expect(page.get_by_role("heading", name="Você joga como visitante")).to_be_visible()


def ask(address: str, path: str, body: object, token: str = "") -> dict[str, dict[str, str]]:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers)) as answer:
        found: dict[str, dict[str, str]] = json.load(answer)
        return found


def test_who_leads_has_ten_games_and_a_page(new_page: NewPage, address: str) -> None:
    key = str(ask(address, "/api/players", {"name": "Cleo"})["key"])
    bot = {"kind": "bot", "bot": "random"}
    for _ in range(10):
        wish = {"game": "mighty-gnomes", "seats": [{"kind": "me"}, bot], "rated": True}
        made = ask(address, "/api/tables", wish)
        token = made["mine"][0]["token"]  # type: ignore[index]  # a list
        ask(address, f"/api/tables/{made['table']['id']}/adopt", {"tokens": [token]}, key)
        ask(address, f"/api/tables/{made['table']['id']}/resign", {}, token)
    page = new_page("/ratings", dark=True)
    page.get_by_label("Game").select_option("mighty-gnomes")
    leaders = page.get_by_role("region", name="Leaderboard")
    expect(leaders.get_by_role("row").nth(1)).to_contain_text("random")
    expect(leaders).to_contain_text("Cleo")
    assert not violations(page)
    leaders.get_by_role("link", name="random").click()
    expect(page.get_by_role("region", name="Rated games")).to_contain_text("Mighty Gnomes")
