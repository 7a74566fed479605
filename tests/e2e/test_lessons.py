"""Learning a game at the table: following the coach, coming back later, ending it early."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, click_lit, lit, no_page_scroll, violations

Shot = Callable[[Page, str], None]
COACH = ".coach"
WANTED = ".pointed[data-lit]"
TITLES = {"gnomopolis": "Gnomopolis", "gnome-village": "Gnome Village", "mighty-gnomes": "Mighty Gnomes"}


def learn(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Learn it at the table: {title}").click()
    page.wait_for_selector(COACH)


def where(page: Page) -> str:
    return page.locator(f"{COACH} b").inner_text()


def follow(page: Page, luck: random.Random, seen: list[str]) -> bool:
    """Do what the coach says, or read on; False when the lesson is over. Every step is noted in `seen`."""
    if not page.locator(COACH).count():
        return False
    reads = page.locator(f"{COACH} .button.main")
    to_read = reads.count() > 0
    if where(page) != seen[-1]:
        seen.append(where(page))
    if to_read:
        reads.click()
        return True
    page.wait_for_selector(LIT)
    assert "Not possible just now" not in page.locator(f"{COACH} .task").all_inner_texts(), where(page)
    before = where(page), lit(page)
    wanted = page.locator(WANTED)
    if wanted.count():
        wanted.nth(luck.randrange(wanted.count())).click()
    else:
        # Everything that is lit is what it wants.
        click_lit(page, luck)
    for _ in range(200):
        if not page.locator(COACH).count() or (where(page), lit(page)) != before:
            break
        page.wait_for_timeout(15)
    return True


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_a_newcomer_follows_a_lesson_to_its_end(
    game: str, size: tuple[int, int], new_page: NewPage, shot: Shot
) -> None:
    page = new_page(size=size)
    learn(page, TITLES[game])
    shot(page, f"lesson-{game}-{size[0]}")
    assert no_page_scroll(page)
    luck, seen = random.Random(5), [where(page)]
    while follow(page, luck, seen):
        pass
    steps = int(seen[0].split()[-1])
    # One move may fulfil several steps at once, and then the coach goes on to the one after them.
    assert seen[-1] == f"Step {steps} of {steps}", seen
    assert len(seen) > steps // 2, seen
    page.wait_for_selector(LIT)
    expect(page.locator(COACH)).to_have_count(0)


def test_a_lesson_is_where_it_was_after_a_reload_and_after_it_was_ended(new_page: NewPage) -> None:
    page = new_page()
    learn(page, "Gnomopolis")
    assert where(page) == "Step 1 of 11"
    page.get_by_role("button", name="Next", exact=True).click()
    assert where(page) == "Step 2 of 11"
    page.locator('[data-lit="scroll:D2"]').click()
    expect(page.locator(f"{COACH} b")).to_have_text("Step 3 of 11")
    page.reload()
    expect(page.locator(f"{COACH} b")).to_have_text("Step 3 of 11")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(COACH)).to_contain_text("done")
    expect(page.locator(f"{COACH} b")).to_have_text("Step 2 of 11")
    page.get_by_role("button", name="End the lesson").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.reload()
    page.wait_for_selector(LIT)
    expect(page.locator(COACH)).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Show the lesson").click()
    expect(page.locator(f"{COACH} b")).to_have_text("Step 3 of 11")


def test_a_lesson_takes_only_what_it_asks_for_until_a_step_is_skipped_or_it_is_ended(new_page: NewPage) -> None:
    page = new_page()
    learn(page, "Gnomopolis")
    expect(page.locator("[data-lit]")).to_have_count(1)
    expect(page.locator('[data-lit="scroll:D2"]')).to_have_count(1)
    for step in range(2, 8):
        page.locator(f"{COACH} .button").nth(1).click()
        expect(page.locator(f"{COACH} b")).to_have_text(f"Step {step} of 11")
    # The advisor that this step needs is not there, as the building was skipped: now everything may be done.
    expect(page.locator(f"{COACH} .task")).to_have_text("Not possible just now")
    expect(page.locator(WANTED)).to_have_count(0)
    page.locator('[data-lit="scroll:D1"]').click()
    page.locator('[data-lit="pass"]').click()
    page.wait_for_selector(LIT)
    expect(page.locator(f"{COACH} b")).to_have_text("Step 7 of 11")
    page.get_by_role("button", name="End the lesson").click()
    expect(page.locator(COACH)).to_have_count(0)


def test_a_lesson_takes_nothing_until_it_is_known_how_far_one_is(new_page: NewPage) -> None:
    page = new_page()
    learn(page, "Gnomopolis")
    page.get_by_role("button", name="Next", exact=True).click()
    held: list[Route] = []
    page.route("**/api/tables/*/lesson", lambda route: held.append(route))
    with page.expect_request("**/api/tables/*/lesson"):
        page.locator('[data-lit="scroll:D2"]').click()
    expect(page.locator(".prompt")).to_contain_text("Which profession")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert lit(page) == []
    expect(page.locator(f"{COACH} .task")).not_to_have_text("Not possible just now")
    held[0].continue_()
    expect(page.locator(f"{COACH} b")).to_have_text("Step 3 of 11")
    expect(page.locator('[data-lit="old:S"]')).to_have_count(1)


def test_a_lesson_takes_nothing_before_it_is_known_what_it_asks_for(new_page: NewPage) -> None:
    page = new_page()
    learn(page, "Gnomopolis")
    held: list[Route] = []
    page.route("**/api/tables/*/lesson", lambda route: held.append(route))
    with page.expect_request("**/api/tables/*/lesson"):
        page.reload()
    expect(page.locator(".district")).to_be_visible()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert lit(page) == []
    held[0].continue_()
    expect(page.locator('[data-lit="scroll:D2"]')).to_have_count(1)
    assert lit(page) == ["scroll:D2"]


@pytest.mark.parametrize(("size", "dark"), [((1280, 800), True), ((390, 844), False)])
def test_a_lesson_covers_nothing_and_reads_well(size: tuple[int, int], dark: bool, new_page: NewPage) -> None:
    page = new_page(size=size, dark=dark, language="pt-BR")
    page.get_by_role("button", name="Aprender na mesa: Gnomopolis").click()
    page.wait_for_selector(COACH)
    page.locator(f"{COACH} .button.main").click()
    expect(page.locator(COACH)).to_contain_text("Passo 2 de 11")
    page.wait_for_selector(WANTED)
    strip, bar = page.locator(COACH).bounding_box(), page.locator("header.bar").bounding_box()
    board = page.locator("main.board").bounding_box()
    assert strip
    assert bar
    assert board
    assert bar["y"] + bar["height"] <= strip["y"] + 1
    assert strip["y"] + strip["height"] <= board["y"] + 1
    assert no_page_scroll(page)
    assert violations(page) == []
