"""My editions in the browser: a component is changed, a mistake stands at its field, and what was made is played."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from gnomehall import registry
from tests.e2e.conftest import NewPage
from tests.e2e.hands import violations

TITLES = {"gnomopolis": "Gnomopolis", "gnome-village": "Gnome Village", "mighty-gnomes": "Mighty Gnomes"}
# By game: a component with its name, a field of it with a good and a bad value, and what is said of the bad one.
CHANGES = [
    ("gnomopolis", "buildings", "Barracks (B01)", "Effects", "$3", "Q", "unknown icon 'Q'"),
    (
        "gnome-village",
        "businesses",
        "Goldsmith (goldsmith)",
        "Coins",
        "5",
        "many",
        "must be a whole number, not 'many'",
    ),
    ("mighty-gnomes", "gnomes", "Magic Gnome (magic)", "Cost", "MM", "Q", "'Q' is none of the letters"),
]
PHONE = (390, 844)
TRIAL = 120_000
"""Milliseconds for a trial of 30 seconds: on a busy machine its worker takes long to start."""


def begin(page: Page, game: str) -> str:
    """A new edition of a game, from the lobby; its address."""
    page.get_by_role("link", name="My editions").click()
    page.get_by_role("button", name=f"{TITLES[game]}, as shipped").click()
    page.wait_for_selector(".entry")
    return page.url


def card(page: Page, group: str, title: str) -> Locator:
    page.locator(f"[data-group={group}]").click()
    return page.get_by_role("region", name=title, exact=True)


def look_at(page: Page, view: str) -> None:
    page.get_by_role("tab", name=view).click()


def kept(page: Page) -> None:
    page.keyboard.press("Control+s")
    expect(page.get_by_role("status")).to_have_text("Saved")


@pytest.mark.parametrize(("game", "group", "title", "field", "good", "bad", "reason"), CHANGES, ids=list(TITLES))
def test_a_component_is_changed_compared_shared_downloaded_and_played(
    new_page: NewPage,
    tmp_path: Path,
    shot: Callable[[Page, str], None],
    game: str,
    group: str,
    title: str,
    field: str,
    good: str,
    bad: str,
    reason: str,
) -> None:
    page = new_page()
    address = begin(page, game)
    page.get_by_label("Name", exact=True).fill("Mine")
    one = card(page, group, title)
    drawn = one.locator(".picture").inner_html()
    box = one.get_by_label(field, exact=True)

    # A mistake stands at its field, and is counted where one looks for it.
    box.fill(bad)
    expect(one.locator(".mistake")).to_contain_text(reason)
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("tab", name="Components")).to_contain_text(re.compile(r"\d mistake"))
    assert not violations(page)
    shot(page, f"edition-{game}-mistake")
    look_at(page, "Try it")
    expect(page.get_by_role("button", name="Play against 1 bot")).to_be_disabled()
    look_at(page, "Components")

    one = card(page, group, title)
    one.get_by_label(field, exact=True).fill(good)
    expect(one.locator(".mistake")).to_have_count(0)
    assert one.locator(".picture").inner_html() != drawn
    kept(page)
    assert not violations(page)
    shot(page, f"edition-{game}")

    look_at(page, "Compare")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text(field)
    expect(rows.nth(1).locator("ins")).to_have_text(good)
    assert not violations(page)
    shot(page, f"edition-{game}-compared")

    look_at(page, "Components")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    download.value.save_as(tmp_path / "mine.toml")
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8")
    assert registry.game(game).edition(text).name == "Mine"

    # Whoever has the link reads, and makes a copy to change.
    page.get_by_role("button", name="Share").click()
    assert page.get_by_label("With this link, anyone can read it", exact=True).input_value() == address
    friend = new_page(address)
    expect(friend.get_by_role("heading", level=1)).to_contain_text("Mine")
    read = card(friend, group, title).get_by_label(field, exact=True)
    expect(read).to_have_value(good)
    expect(read).to_have_attribute("readonly", "")
    expect(friend.get_by_role("button", name="Save")).to_have_count(0)
    friend.get_by_role("button", name="Make a copy of my own").click()
    expect(friend.get_by_role("button", name="Save")).to_have_count(1)
    assert friend.url != address

    look_at(page, "Try it")
    page.locator(".trial select").nth(1).select_option("random")
    page.locator(".trial select").nth(2).select_option("30")
    page.get_by_role("button", name="Start").click()
    report = page.get_by_role("region", name="See what it does")
    expect(report).to_contain_text("pairs of games between 2 bots (random)", timeout=TRIAL)
    expect(report.get_by_role("img")).not_to_have_count(0)
    expect(report.locator("tbody tr")).not_to_have_count(0)
    assert not violations(page)
    shot(page, f"edition-{game}-trial")
    page.get_by_role("button", name="Play against 1 bot").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt")


def test_a_file_is_opened_and_its_mistakes_are_shown_where_they_are(new_page: NewPage, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = registry.shipped_text("gnomopolis")
    file.write_text(text.replace('team = ["V", "V"]', 'team = ["Q"]', 1), encoding="utf-8")
    page = new_page("/editions", is_refused=True)
    page.get_by_label("Open a file").set_input_files(file)
    expect(card(page, "buildings", "Barracks (B01)").locator(".mistake")).to_contain_text("'Q' is none of")
    page.goto("/editions")
    expect(page.locator(".row")).to_contain_text(re.compile(r"\d mistake"))
    (tmp_path / "letter.toml").write_text("Dear gnome")
    page.get_by_label("Open a file").set_input_files(tmp_path / "letter.toml")
    expect(page.get_by_role("alert")).to_contain_text("letter.toml can't be opened: edition: game: must name a game")


def test_the_worklist_is_gone_through_by_keyboard(new_page: NewPage, shot: Callable[[Page, str], None]) -> None:
    page = new_page()
    address = begin(page, "gnomopolis")
    look_at(page, "Worklist")
    expect(page.locator("progress")).to_have_js_property("value", 0)
    assert not violations(page)
    page.get_by_label("Last round", exact=True).focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("30")
    page.keyboard.press("Enter")
    # The next field has the focus; this one is marked, and so it is in the file.
    expect(page.get_by_label("Rounds", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("progress")).to_have_js_property("value", 2)
    page.get_by_role("button", name="All as printed: District board").click()
    expect(page.locator("progress")).to_have_js_property("value", 3)
    shot(page, "edition-worklist")
    kept(page)
    file = page.request.get(f"{address.replace('/edition/', '/api/editions/')}/file")
    data = tomllib.loads(file.text())
    assert data["box"]["last_round"] == 30
    assert data["box"]["provenance"] == "last_round: printed; rulebook; last_round: reconstructed"
    assert data["board"]["provenance"] == "printed"


def test_what_was_changed_is_taken_back_field_by_field(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "mighty-gnomes")
    one = card(page, "chests", "Frog (frog)")
    one.get_by_label("Points", exact=True).fill("7")
    one.get_by_role("button", name="Undo: Points").click()
    expect(one.get_by_label("Points", exact=True)).to_have_value("2")
    one.get_by_role("button", name="Remove Frog (frog)").click()
    expect(page.get_by_role("region", name="Frog (frog)", exact=True)).to_have_count(0)
    look_at(page, "Compare")
    expect(page.locator("tbody tr")).to_contain_text("removed")


def test_what_was_typed_is_there_again_and_the_list_leads_to_it(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "gnome-village")
    page.get_by_label("Name", exact=True).fill("Evening village")
    # Nobody pressed Save: after a moment it is kept all the same.
    expect(page.get_by_role("status")).to_have_text("Saved")
    page.get_by_role("link", name="My editions").click()
    page.get_by_role("link", name="Open: Evening village").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Evening village")
    page.get_by_role("link", name="My editions").click()
    page.get_by_role("button", name="Remove: Evening village").click()
    page.get_by_role("button", name="Remove: Evening village").click()
    expect(page.get_by_text("None yet.")).to_be_visible()


@pytest.mark.parametrize("game", TITLES)
def test_on_a_phone_and_in_portuguese_nothing_sticks_out(
    new_page: NewPage, shot: Callable[[Page, str], None], game: str
) -> None:
    page = new_page("/editions", PHONE, dark=True, language="pt-BR")
    page.get_by_role("button", name=f"{TITLES[game]}, como vem").click()
    page.wait_for_selector(".entry")
    assert not violations(page)
    groups = page.locator("[data-group]")
    for n in range(groups.count()):
        groups.nth(n).click()
        assert page.evaluate("document.querySelector('.page').scrollWidth <= innerWidth")
    assert not violations(page)
    shot(page, f"edition-{game}-phone")
    look_at(page, "A conferir")
    assert not violations(page)


def test_a_trial_is_stopped_and_begun_again(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "gnomopolis")
    look_at(page, "Try it")
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
    look_at(page, "Components")
    page.get_by_label("Name", exact=True).fill("Mine")
    look_at(page, "Try it")
    page.locator(".trial select").nth(1).select_option("random")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("status").last).to_contain_text("pairs of games played", timeout=TRIAL)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
