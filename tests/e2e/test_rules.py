"""The rules at hand: contents, search, and the pieces drawn."""

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


def test_the_pieces_are_drawn_and_named_and_a_page_in_english_says_so(new_page: NewPage) -> None:
    page = new_page(language="pt-BR", size=(390, 844))
    start(page, 2)
    page.get_by_role("button", name="Regras", exact=True).click()
    legend = page.locator("details", has_text="As peças")
    expect(legend).to_contain_text("um aldeão")
    assert legend.locator("li svg").count() >= 15
    expect(page.get_by_role("dialog")).to_contain_text("A página das regras está em inglês")
    assert page.locator(".page code + .drawn").count() > 20
    assert violations(page) == []
