"""Nobody is stranded: absent players, resigning, an end that is agreed, the next host; and those who watch."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, start
from tests.e2e.test_invitations import free_seat


def two_friends(new_page: NewPage, address: str, players: int = 2) -> tuple[Page, Page]:
    host = new_page()
    start(host, players, name="Ada", friends=1)
    friend = new_page(free_seat(host, 2).removeprefix(address))
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector(".district")
    expect(host.locator(".strip").first).to_contain_text("Bo")
    return host, friend


def menu(page: Page, entry: str) -> None:
    """Choose something in the menu; it asks first."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=entry, exact=True).click()


def sure(page: Page, entry: str) -> None:
    page.get_by_role("alertdialog").get_by_role("button", name=entry).click()


def test_leaving_and_ending_ask_first(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, 2)
    page.wait_for_selector(LIT)
    page.get_by_role("button", name="Menu").click()
    for entry in ("Leave the table", "End the game for all", "Resign"):
        page.get_by_role("dialog").get_by_role("button", name=entry, exact=True).click()
        question = page.get_by_role("alertdialog")
        expect(question).to_be_visible()
        expect(question.get_by_role("button", name="No, stay")).to_be_focused()
        page.keyboard.press("Enter")
        expect(question).to_have_count(0)
        assert page.url.endswith(table)
    page.get_by_role("dialog").get_by_role("button", name="End the game for all", exact=True).click()
    sure(page, "End the game for all")
    expect(page.locator("main.end h2")).to_have_text("The host ended this game early.")
    # The menu where that was chosen does not cover it.
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_when_the_host_leaves_the_next_person_is_host(new_page: NewPage, address: str) -> None:
    host, friend = two_friends(new_page, address)
    friend.get_by_role("button", name="Menu").click()
    ends = friend.get_by_role("dialog").get_by_role("button", name="End the game for all", exact=True)
    expect(ends).to_have_count(0)
    menu(host, "Leave the table")
    sure(host, "Leave the table")
    expect(ends).to_be_visible()
    friend.keyboard.press("Escape")
    # The seat that was left is named, and the friend has its link.
    assert free_seat(friend, 1)


def test_a_game_of_two_ends_when_one_resigns_and_says_who_did(new_page: NewPage, address: str) -> None:
    host, friend = two_friends(new_page, address)
    menu(friend, "Resign")
    sure(friend, "Resign")
    for page, who in ((host, "Bo"), (friend, "you")):
        expect(page.locator("main.end h2")).to_contain_text(f"{who} resigned")
        expect(page.locator(LIT)).to_have_count(0)


def test_an_end_is_proposed_and_agreed_upon(new_page: NewPage, address: str) -> None:
    host, friend = two_friends(new_page, address)
    menu(friend, "Propose to end the game")
    sure(friend, "Propose to end the game")
    expect(friend.locator(".notices")).to_contain_text("Waiting for Ada")
    expect(host.locator(".notices")).to_contain_text("Bo proposes to end the game")
    host.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.locator("main.end h2")).to_have_text("The players agreed to end this game.")


def test_after_a_while_a_bot_may_play_for_who_is_away(new_page: NewPage, address: str) -> None:
    host, friend = two_friends(new_page, address)
    # The friend goes when the table waits for them.
    for _ in range(2):
        if host.locator(LIT).count():
            host.locator('[data-lit="pass"]').click()
        expect(host.locator(LIT)).to_have_count(0)
        if friend.locator(LIT).count():
            break
    friend.wait_for_selector(LIT)
    table = host.url.rsplit("/", 1)[1]
    # The clock of the page is moved, the server's is not, so the server would still say no.
    info = host.evaluate(
        """async id => {
          const keys = JSON.parse(localStorage.getItem('gnomehall.tables'))[id];
          const asked = {headers: {Authorization: `Bearer ${keys.seats[0].token}`}};
          return (await fetch(`/api/tables/${id}`, asked)).json();
        }""",
        table,
    )
    host.route("**/stand-in", lambda route: route.fulfill(json=info))
    host.clock.install()
    friend.context.close()
    notice = host.locator(".missing")
    expect(notice).to_contain_text("Bo is away")
    lets = notice.get_by_role("button", name="Let a bot play for Bo")
    expect(lets).to_be_disabled()
    host.clock.fast_forward("02:05")
    expect(lets).to_be_enabled()
    with host.expect_response(f"**/api/tables/{table}/seats/1/stand-in"):
        lets.click()


def test_a_spectator_is_told_so_chooses_a_side_and_is_counted(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, 3, name="Ada", public=True)
    page.wait_for_selector(LIT)
    spectator = new_page(f"/table/{table}")
    spectator.wait_for_selector(".district")
    expect(spectator.locator(".bar")).to_contain_text("You are watching")
    expect(page.locator(".bar")).to_contain_text("1 watching")
    side = spectator.get_by_label("See it from the side of")
    expect(spectator.locator(".strip").filter(has_text="Ada")).to_have_count(0)
    side.select_option("1")
    expect(spectator.locator(".strip").filter(has_text="Ada")).to_have_count(1)
    spectator.context.close()
    expect(page.locator(".bar")).not_to_contain_text("watching")


def test_where_something_is_hidden_a_spectator_has_no_side(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, 2, public=True, game="Mighty Gnomes")
    spectator = new_page(f"/table/{table}")
    expect(spectator.locator(".bar")).to_contain_text("You are watching")
    expect(spectator.get_by_label("See it from the side of")).to_have_count(0)
