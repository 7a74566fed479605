"""The rules to read: a few pages for players, one page, rule by rule one click deeper, with contents and a search."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import start, violations


def in_sight(page: Page, selector: str) -> bool:
    seen: bool = page.locator(selector).first.evaluate(
        "thing => { const box = thing.getBoundingClientRect(); return box.top > 60 && box.bottom < innerHeight; }"
    )
    return seen


def test_contents_lead_to_every_chapter(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("button", name="Rule by rule").click()
    page.get_by_role("button", name="Contents").click()
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("button")).to_have_count(page.locator(".page h4, .page h5").count())
    contents.get_by_role("button", name="14. Armadillo Caravan").focus()
    page.keyboard.press("Enter")
    expect(contents).to_have_count(0)
    expect(page.locator(":focus")).to_have_text("14. Armadillo Caravan")
    assert in_sight(page, ":focus")


def test_a_search_marks_counts_and_goes_from_place_to_place(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("button", name="Rule by rule").click()
    field = page.get_by_role("searchbox")
    field.fill("caravan marker")
    places = page.locator(".page mark")
    expect(places.first).to_be_visible()
    count = places.count()
    assert count > 2
    status = page.locator(".find [role=status]")
    expect(status).to_have_text(f"1 of {count}")
    field.press("Enter")
    expect(status).to_have_text(f"2 of {count}")
    assert in_sight(page, "mark.current")
    page.get_by_role("button", name="Previous place").click()
    page.get_by_role("button", name="Previous place").click()
    expect(status).to_have_text(f"{count} of {count}")
    assert in_sight(page, "mark.current")
    assert violations(page) == []
    field.fill("no such thing")
    expect(status).to_have_text("not found")


def test_a_player_reads_rules_in_the_own_language_with_pieces_drawn(new_page: NewPage) -> None:
    page = new_page(language="pt-BR", size=(390, 844))
    start(page, 2)
    page.get_by_role("button", name="Regras", exact=True).click()
    panel = page.get_by_role("dialog")
    expect(panel.locator("figure")).to_have_count(3)
    expect(panel).to_contain_text("Time de Construção")
    expect(panel).to_contain_text("um aldeão")
    assert panel.locator("figure li svg").count() >= 15
    assert panel.locator("p .drawn svg, li .drawn svg").count() > 8
    assert violations(page) == []
    panel.get_by_role("button", name="Em uma página").click()
    expect(panel.get_by_role("heading", name="Gnomopolis em uma página")).to_be_visible()


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_what_stays_in_sight_leaves_room_to_read(new_page: NewPage, width: int, language: str) -> None:
    page = new_page("/rules/gnomopolis", language=language, size=(width, 844))
    expect(page.locator("figure").first).to_be_visible()
    head = page.locator("article > .head").bounding_box()
    assert head
    assert head["height"] < 844 / 5
    assert page.locator("article > .head").evaluate("head => head.scrollWidth <= head.clientWidth")


def test_a_rule_is_one_click_deeper_and_its_sources_one_more(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    start(page, 2)
    page.get_by_role("button", name="Regras", exact=True).click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="GNO-48").click()
    expect(panel.locator("#GNO-48")).to_be_in_viewport()
    expect(panel).to_contain_text("Regra por regra, a página está em inglês")
    assert panel.locator(".page code + .drawn").count() > 20
    expect(panel).not_to_contain_text("reconstructed")
    panel.get_by_role("button", name="Mostrar a origem de cada regra").click()
    expect(panel).to_contain_text("reconstructed")


@pytest.mark.parametrize("game", ["gnomopolis", "gnome-village", "mighty-gnomes"])
def test_the_lobby_leads_to_the_rules_of_every_game(new_page: NewPage, game: str) -> None:
    page = new_page()
    page.locator(f'a[href="/rules/{game}"]').click()
    page.get_by_role("heading", level=1, name="Rules of").wait_for()
    expect(page.locator("figure").first).to_be_visible()
    missing = page.locator("figure use, .drawn use").evaluate_all(
        "uses => uses.map(use => use.getAttribute('href')).filter(name => !document.querySelector(name))"
    )
    assert missing == []
    assert violations(page) == []
    page.reload()
    expect(page.locator("figure").first).to_be_visible()


def sheets(page: Page) -> int:
    """Of how many sheets of A4 the page is, printed."""
    margin = "15mm"
    pdf = page.pdf(format="A4", margin={"top": margin, "right": margin, "bottom": margin, "left": margin})
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
@pytest.mark.parametrize("game", ["gnomopolis", "gnome-village", "mighty-gnomes"])
def test_the_rules_are_printed_on_four_to_eight_pages_and_the_aid_on_one(
    new_page: NewPage, game: str, language: str
) -> None:
    page = new_page(f"/rules/{game}", language=language, dark=True)
    expect(page.locator("figure").first).to_be_visible()
    assert 4 <= sheets(page) <= 8
    page.locator(".parts button").nth(1).click()
    expect(page.locator(".page h2").first).to_be_visible()
    expect(page.locator("figure")).to_have_count(0)
    assert sheets(page) == 1


def test_on_paper_the_rules_are_dark_on_white_without_buttons(new_page: NewPage) -> None:
    page = new_page("/rules/gnomopolis", dark=True)
    expect(page.locator("figure").first).to_be_visible()
    expect(page.get_by_role("button", name="Print", exact=True)).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_role("button", name="Print", exact=True)).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    article = page.locator("article")
    expect(article).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(article).to_have_css("color", "rgb(0, 0, 0)")
