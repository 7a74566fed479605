"""Words in the browser: they come from the hall, and where they don't, one is told."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import violations


def cut_off(page: Page, what: str) -> None:
    page.route(what, lambda route: route.abort("internetdisconnected"))


def test_whoever_opens_the_page_without_its_words_is_told_and_may_try_again(new_page: NewPage) -> None:
    page = new_page(goes_offline=True)
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    cut_off(page, "**/api/words**")
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("The hall can't be reached.")
    assert violations(page) == []
    page.unroute("**/api/words**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


def test_a_language_whose_words_can_not_be_had_changes_nothing(new_page: NewPage) -> None:
    page = new_page(goes_offline=True)
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    cut_off(page, "**/api/words/pt-BR/**")
    language = page.get_by_label("Language")
    language.select_option("pt-BR")
    expect(page.get_by_role("alert")).to_have_text("The hall can't be reached.")
    expect(language).to_have_value("en")
    page.unroute("**/api/words/pt-BR/**")
    language.select_option("pt-BR")
    expect(page.get_by_role("heading", name="Escolha um jogo")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "pt-BR"
