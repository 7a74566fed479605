"""Several people at one table: a friend by link, a spectator, reloads and lost connections."""

import json
import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, click_lit, start
from tests.e2e.test_invitations import free_seat

MARKUP = "<img src=x onerror=alert(1)>"


def finish_turn(page: Page, luck: random.Random) -> None:
    """Click lit things until the pass was clicked."""
    for _ in range(100):
        page.wait_for_selector(LIT)
        if page.locator('[data-lit="pass"]').count() and luck.random() < 0.5:
            page.locator('[data-lit="pass"]').click()
            expect(page.locator(LIT)).to_have_count(0)
            return
        click_lit(page, luck)


def test_two_friends_and_a_spectator_share_a_table(new_page: NewPage, address: str) -> None:
    luck = random.Random(4)
    host = new_page()
    table = start(host, 2, name="Ada", friends=1, public=True)
    link = free_seat(host, 2)
    assert link.startswith(f"{address}/table/{table}#")
    friend = new_page(link.removeprefix(address))
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector(".district")
    assert "#" not in friend.url
    spectator = new_page(goes_offline=True)
    spectator.get_by_role("link", name="Watch").first.click()
    spectator.wait_for_selector(".district")
    expect(host.locator(".strip")).to_contain_text("Bo")

    players = [host, friend]
    for turn in range(4):
        now = next(page for page in players if waits(page, players))
        if turn == 1:
            now.reload()
        if turn == 2:
            spectator.context.set_offline(True)
            expect(spectator.locator(".notices")).to_contain_text("offline")
        finish_turn(now, luck)
    spectator.context.set_offline(False)
    expect(spectator.locator(".notices")).not_to_contain_text("offline")
    # Who moved last has seen it; the others may hear of it a moment later.
    rounds = now.locator(".round").inner_text()
    for page in (host, friend, spectator):
        expect(page.locator(".round")).to_have_text(rounds)
    expect(spectator.locator(LIT)).to_have_count(0)
    assert _scores(host) == _scores(spectator)


def test_a_private_table_is_watched_with_the_hosts_link(new_page: NewPage, address: str) -> None:
    host = new_page()
    table = start(host, 2)
    host.wait_for_selector(LIT)
    host.get_by_role("button", name="Menu").click()
    link = host.get_by_label("Link for spectators").input_value()
    stranger = new_page(f"/table/{table}")
    expect(stranger.get_by_role("main")).to_contain_text("no such table")
    expect(stranger.get_by_role("status"), "nothing is asked where nothing is played").to_have_count(0)
    spectator = new_page(link.removeprefix(address))
    spectator.wait_for_selector(".district")
    assert spectator.url == f"{address}/table/{table}"
    expect(spectator.locator(LIT)).to_have_count(0)
    spectator.reload()
    spectator.wait_for_selector(".district")


def test_a_table_that_cannot_be_replayed_says_so_and_gives_its_record(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, 2)
    page.wait_for_selector(LIT)
    info = page.evaluate(
        """async id => {
          const keys = JSON.parse(localStorage.getItem('gnomehall.tables'))[id];
          const asked = {headers: {Authorization: `Bearer ${keys.host}`}};
          return (await fetch(`/api/tables/${id}`, asked)).json();
        }""",
        table,
    )
    unreadable = {**info, "state": "unreadable", "reason": "written for version 0 of the rules", "turn": -2}
    told = json.dumps({"type": "info", "table": table, "info": unreadable})
    # As the hall answers after an upgrade: it can't replay the table, so it tells of it and no more.
    page.route_web_socket("**/socket", lambda socket: socket.on_message(lambda _: socket.send(told)))
    page.reload()
    expect(page.get_by_role("main")).to_contain_text("written for version 0 of the rules")
    expect(page.get_by_role("status"), "nothing is asked where nothing is played").to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith("gnomehall")


def waits(page: Page, players: list[Page]) -> bool:
    """Whether the table waits for this page, once it is settled whose turn it is."""
    for _ in range(300):
        if any(one.locator(LIT).count() for one in players):
            return page.locator(LIT).count() > 0
        page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def _scores(page: Page) -> list[str]:
    page.keyboard.press("s")
    cells = page.get_by_role("dialog").locator("tfoot td")
    expect(cells).to_have_count(2)
    found = cells.all_inner_texts()
    page.keyboard.press("Escape")
    return found


def test_a_player_who_was_offline_plays_on(new_page: NewPage) -> None:
    page = new_page(goes_offline=True)
    start(page, 2)
    page.wait_for_selector(LIT)
    page.context.set_offline(True)
    expect(page.locator(".notices")).to_contain_text("offline")
    page.locator('[data-lit="scroll:D2"]').click()
    page.context.set_offline(False)
    expect(page.locator(".notices")).not_to_contain_text("offline")
    expect(page.locator(".prompt")).to_contain_text("Which profession")


def test_undoing_what_another_has_answered_is_asked_of_them(new_page: NewPage, address: str) -> None:
    host = new_page()
    start(host, 2, name="Ada", friends=1)
    friend = new_page(free_seat(host, 2).removeprefix(address))
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector(".district")
    players = [host, friend]
    mover = next(page for page in players if waits(page, players))
    other = friend if mover is host else host
    mover.locator('[data-lit="pass"]').click()
    other.locator('[data-lit="pass"]').click()
    mover.wait_for_selector(LIT)
    mover.get_by_role("button", name="Undo", exact=True).click()
    other.get_by_role("button", name="Agree").click()
    mover.wait_for_selector(LIT)
    expect(other.locator(LIT)).to_have_count(0)


def test_a_name_is_never_markup(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, 2, name=MARKUP[:40], public=True)
    page.wait_for_selector(LIT)
    # To its owner it is "you", to everybody else a name.
    spectator = new_page(f"/table/{table}")
    spectator.wait_for_selector(".prompt")
    spectator.keyboard.press("g")
    expect(spectator.get_by_role("dialog")).to_contain_text(MARKUP)
    assert spectator.locator("img").count() == 0


def test_an_unfinished_game_is_resumed_from_the_lobby(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, 2)
    page.wait_for_selector(LIT)
    page.goto("/")
    expect(page).to_have_title("● Your turn · Gnomehall")
    expect(page.get_by_role("region", name="My tables")).to_contain_text("your turn")
    page.get_by_role("link", name="Resume").click()
    page.wait_for_selector(LIT)
    assert page.url.endswith(table)
