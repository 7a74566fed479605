"""A tournament in the browser: called, joined by somebody who had the link, played, and won."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import violations
from tests.e2e.test_players import become
from tests.e2e.test_ratings import PHONE, leave


def call(page: Page, name: str) -> str:
    """Call a knockout of Gnomopolis; its address."""
    page.goto("/")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("button", name="Call a tournament").click()
    page.get_by_label("Its name").fill(name)
    page.get_by_label("Who meets whom").select_option("knockout")
    assert not violations(page)
    page.get_by_role("button", name="Call a tournament").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.url


def test_a_tournament_is_called_joined_by_its_link_played_and_won(new_page: NewPage, address: str) -> None:
    ada, bo = new_page(), new_page(size=PHONE, language="pt-BR")
    become(ada)
    path = call(ada, "Gnome Cup").removeprefix(address)
    expect(ada.get_by_role("button", name="Begin the first round")).to_be_disabled()
    ada.get_by_role("button", name="Join").click()
    # Whoever has the link needs no profile before: joining makes one.
    bo.goto(path)
    bo.get_by_role("button", name="Participar").click()
    expect(bo.get_by_role("button", name="Desistir")).to_be_visible()
    expect(bo.get_by_role("button", name="Começar a primeira rodada")).to_have_count(0)
    assert not violations(bo)
    ada.get_by_role("button", name="Begin the first round").click()
    expect(ada.get_by_role("region", name="Round 1")).to_contain_text("being played")
    assert not violations(ada)
    bo.get_by_role("link", name="Sua mesa").click()
    bo.wait_for_selector("[data-lit], .prompt")
    ada.get_by_role("link", name="Your table").click()
    ada.wait_for_selector("[data-lit], .prompt")
    leave(ada)
    bo.goto(path)
    standings = bo.get_by_role("region", name="Classificação")
    expect(standings.get_by_role("row").nth(1)).to_contain_text("1")
    expect(bo.get_by_text("encerrado")).to_be_visible()
    expect(standings.locator(".own")).to_contain_text("1")
    assert not violations(bo)
    ada.goto("/tournaments")
    expect(ada.get_by_role("region", name="My tournaments")).to_contain_text("Gnome Cup")
    assert not violations(ada)


def test_bots_play_a_duplicate_round_robin_and_the_page_tells_how_it_is_counted(new_page: NewPage) -> None:
    page = new_page("/tournaments")
    page.get_by_role("button", name="Call a tournament").click()
    page.get_by_label("Game").select_option("gnomopolis")
    page.get_by_label("Who meets whom").select_option("round-robin")
    page.get_by_label("Duplicate play").check()
    page.get_by_role("button", name="Call a tournament").click()
    page.get_by_label("Level of the bot").select_option("easy")
    for count in range(1, 4):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(count)
    page.get_by_role("button", name="Begin the first round").click()
    expect(page.get_by_role("region", name="Standings")).to_contain_text("compared with the same seat")
    expect(page.get_by_role("region", name="Round 1")).to_contain_text("has a bye")
    page.get_by_role("button", name="Call it off").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Call it off").click()
    expect(page.get_by_text("called off")).to_be_visible()
    assert not violations(page)
