"""Several players at one device: the page turns to whoever decides, with a screen between hidden hands."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, OPEN

NAMES = ("Ada", "Bo")


def open_shared(page: Page, game: str) -> str:
    """A table of two people at one device; Ada begins where that can be chosen."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    options = {"first": "0"} if game == "mighty-gnomes" else {}
    made: dict[str, str] = page.evaluate(OPEN, {"game": game, "seats": seats, "options": options})
    page.goto(f"/table/{made['id']}")
    return made["id"]


def decider(page: Page) -> str:
    """Who is asked, by name."""
    page.wait_for_selector(LIT)
    return page.locator(".prompt").inner_text().split(":")[0].strip()


def test_two_seats_of_one_person_are_played_one_after_the_other(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".game").filter(has_text="Gnomopolis").click()
    page.get_by_label("Your name").fill("Ada")
    page.locator(".fields select").select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("me")
    page.get_by_label("Name of Seat 2").fill("Bo")
    page.locator("button.play").click()
    asked = []
    for _ in range(4):
        asked.append(decider(page))
        # The board of whoever decides lies at the bottom, the other one is folded.
        expect(page.locator(".strip")).to_contain_text(next(name for name in NAMES if name != asked[-1]))
        page.locator('[data-lit="pass"]').click()
        expect(page.locator(".prompt")).not_to_contain_text(f"{asked[-1]}:")
    first = asked[0]
    other = next(name for name in NAMES if name != first)
    assert asked == [first, other, first, other]
    expect(page.locator(".strip")).not_to_contain_text("away")


def test_between_two_players_at_one_device_nothing_hidden_is_shown(new_page: NewPage) -> None:
    page = new_page()
    open_shared(page, "mighty-gnomes")
    for name, other in (("Ada", "Bo"), ("Bo", "Ada")):
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {name}")
        expect(page.locator("main.board")).to_have_count(0)
        expect(page.locator(LIT)).to_have_count(0)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {name}")
        page.get_by_role("button", name=f"I am {name}").click()
        assert decider(page) == name
        while not page.get_by_text(f"Pass the device to {other}").count():
            lit = page.locator(LIT)
            if lit.count():
                lit.first.click()
            page.wait_for_timeout(50)


def test_the_screen_in_between_speaks_portuguese(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    open_shared(page, "mighty-gnomes")
    expect(page.get_by_role("heading", level=1)).to_have_text("Passe o aparelho para Ada")
    page.get_by_role("button", name="Sou Ada").click()
    page.wait_for_selector(LIT)
