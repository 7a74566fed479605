"""The lobby: one's own tables, whom they are against and from when, and what is archived."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, start

PHONE = (390, 844)


@pytest.mark.parametrize(
    ("language", "choose", "tables", "against", "resume", "spoken", "pace"),
    [
        ("en-US", "Choose a game", "My tables", "against Brama and Tilo", "Resume", "Language", "Others' moves"),
        (
            "pt-BR",
            "Escolha um jogo",
            "Minhas mesas",
            "contra Brama e Tilo",
            "Continuar",
            "Idioma",
            "Jogadas dos outros",
        ),
    ],
)
def test_on_a_phone_my_tables_come_first_with_their_date_and_the_opponents(
    new_page: NewPage,
    language: str,
    choose: str,
    tables: str,
    against: str,
    resume: str,
    spoken: str,
    pace: str,
) -> None:
    page = new_page(size=PHONE, language=language)
    first = page.get_by_role("heading", level=2).first
    expect(first).to_have_text(choose)
    start(page, 3, name="Ada")
    page.wait_for_selector(LIT)
    page.goto("/")
    expect(first).to_have_text(tables)
    mine = page.get_by_role("region", name=tables)
    expect(mine).to_contain_text(against)
    expect(mine).not_to_contain_text("Ada")
    when = mine.locator("time")
    expect(when).to_be_visible()
    assert page.evaluate("iso => Math.abs(Date.now() - new Date(iso)) < 600_000", when.get_attribute("datetime"))
    # What one came back for is at the top, and so is the language; one's settings stand at the end.
    expect(mine.get_by_role("link", name=resume)).to_be_in_viewport()
    expect(page.get_by_label(spoken)).to_be_in_viewport()
    heading = first.bounding_box()
    assert heading
    assert heading["y"] < PHONE[1] / 5
    expect(page.get_by_label(pace)).not_to_be_in_viewport()


def test_an_unfinished_table_is_put_away_and_taken_out_again(new_page: NewPage) -> None:
    page = new_page()
    start(page, 2, name="Ada")
    page.wait_for_selector(LIT)
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    mine.get_by_role("button", name="Archive").click()
    expect(mine.get_by_role("link", name="Resume")).not_to_be_visible()
    expect(page).to_have_title("Gnomehall")
    page.reload()
    mine.get_by_text("1 archived table").click()
    mine.get_by_role("button", name="Move back to my tables").click()
    mine.get_by_role("link", name="Resume").click()
    page.wait_for_selector(LIT)


@pytest.mark.parametrize(("language", "play"), [("en-US", "Play"), ("pt-BR", "Jogar")])
def test_in_a_low_window_what_a_chosen_game_asks_is_in_view(new_page: NewPage, language: str, play: str) -> None:
    page = new_page(size=(1366, 625), language=language)
    offer = page.get_by_role("button", name=f"{play}: Mighty Gnomes")
    expect(offer).to_be_in_viewport()
    offer.click()
    expect(page.locator("button.play")).to_be_in_viewport(ratio=1)
