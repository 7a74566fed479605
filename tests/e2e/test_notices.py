"""Being told that it is one's turn, and the page as an app: it installs, opens offline, and takes in a new build."""

import json
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import NewPage, open_hall
from tests.e2e.hands import LIT, start, violations
from tests.e2e.test_invitations import free_seat
from tests.e2e.test_players import PHONE, become
from tests.e2e.test_together import finish_turn, waits

SHOWN = (
    "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.title, n.body, n.data])"
)
CONTROLLED = "navigator.serviceWorker.controller !== null"


def settle(page: Page) -> None:
    """Wait until the worker is there and has what it keeps."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function(CONTROLLED)


def await_notices(page: Page) -> list[list[str]]:
    """What the browser shows, once it shows anything."""
    for _ in range(400):
        found: list[list[str]] = page.evaluate(SHOWN)
        if found:
            return found
        page.wait_for_timeout(50)
    raise AssertionError("the browser shows nothing")


# --- the page as an app -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en-US", "You are offline. The hall opens again when your network is back."),
        ("pt-BR", "Você está sem conexão. A casa volta quando a sua rede voltar."),
    ],
)
def test_offline_the_shell_opens_and_says_so_and_online_it_is_as_before(
    new_page: NewPage, language: str, said: str
) -> None:
    page = new_page(language=language, worker=True, goes_offline=True, size=PHONE)
    settle(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR" if language == "pt-BR" else "en")
    assert not violations(page)
    page.goto("/me")
    expect(page.get_by_text(said)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(said)).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()


def test_nothing_of_the_api_but_words_is_kept(new_page: NewPage) -> None:
    page = new_page(worker=True, goes_offline=True)
    settle(page)
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"
    )
    assert "/" in kept
    assert all(path.startswith("/api/words") for path in kept if path.startswith("/api"))
    page.context.set_offline(True)
    for path in ("/api/tables", "/api/games"):
        assert page.evaluate("(path) => fetch(path).then(() => 'answered', () => 'failed')", path) == "failed"


def test_the_page_can_be_installed(new_page: NewPage) -> None:
    page = new_page(worker=True)
    settle(page)
    client = page.context.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["display"] == "standalone"
    # In a private window, as each of these is, nothing is ever installed; there is no other reason against it.
    errors = {one["errorId"] for one in client.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}
    for icon in json.loads(found["data"])["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]


# --- one's turn ---------------------------------------------------------------------------------


def test_whoever_allows_it_is_told_by_the_browser_and_it_stays_so(new_page: NewPage) -> None:
    page = new_page(worker=True)
    page.context.grant_permissions(["notifications"])
    page.goto("/me")
    box = page.get_by_label("By the browser, while the page is open but hidden")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    page.reload()
    expect(box).to_be_checked()
    box.uncheck()
    page.reload()
    expect(box).not_to_be_checked()


HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_hidden_page_is_told_when_another_has_moved_and_one_that_is_seen_is_not(
    new_page: NewPage, address: str
) -> None:
    host = new_page(worker=True)
    start(host, 2, friends=1)
    friend = new_page(free_seat(host, 2).removeprefix(address), worker=True)
    friend.get_by_role("button", name="Sit down").click()
    pages = [host, friend]
    for page in pages:
        page.context.grant_permissions(["notifications"])
        table = page.url
        page.goto("/me")
        page.get_by_label("By the browser, while the page is open but hidden").check()
        page.goto(table)
        page.wait_for_selector(".district")
    mover, other = pages if waits(host, pages) else pages[::-1]
    other.evaluate(HIDE)
    finish_turn(mover, random.Random(1))
    assert await_notices(other) == [["Your turn", "Gnomopolis", table.removeprefix(address)]]
    finish_turn(other, random.Random(2))
    mover.wait_for_selector(LIT)
    assert mover.evaluate(SHOWN) == []


@pytest.fixture(scope="module")
def told_at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall that sends notices."""
    options = ("--notify", "http://127.0.0.1:1", "--notify-anywhere")
    with open_hall(tmp_path_factory.mktemp("notices"), options=options) as found:
        yield found


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_player_adds_a_way_tries_it_sets_quiet_hours_and_removes_it(
    browser: Browser, told_at: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(base_url=told_at, viewport={"width": size[0], "height": size[1]}, locale="en-US")
    page = context.new_page()
    become(page)
    section = page.get_by_role("region", name="Tell me when it is my turn")
    field = section.get_by_label("A message by Discord, Slack, ntfy …")
    field.fill("nonsense")
    field.press("Enter")
    expect(section.get_by_role("alert")).to_have_text("Nothing can be sent to this address.")
    field.fill("json://127.0.0.1:9/")
    field.press("Enter")
    way = section.get_by_role("listitem", name="Message JSON")
    expect(way).to_be_visible()
    way.get_by_role("button", name="Send me one now").click()
    expect(section.get_by_role("alert")).to_contain_text("It could not be sent.")
    way.get_by_label("On").uncheck()
    section.get_by_label("Quiet hours").check()
    expect(section.get_by_label("Not between")).to_have_value("23:00")
    section.get_by_label("Not between").fill("22:30")
    with page.expect_response(lambda answer: "3600" in (answer.request.post_data or "")):
        section.get_by_label("How often").select_option("at most once an hour")
    page.reload()
    expect(section.get_by_label("Not between")).to_have_value("22:30")
    expect(section.get_by_label("How often")).to_have_value("3600")
    expect(way.get_by_label("On")).not_to_be_checked()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    way.get_by_role("button", name="Remove").click()
    expect(section.get_by_role("listitem")).to_have_count(0)
    context.close()


def test_a_guest_has_notices_of_the_open_page_alone_and_a_link_that_is_gone_says_so(new_page: NewPage) -> None:
    page = new_page("/me", language="pt-BR")
    section = page.get_by_role("region", name="Avise-me quando for a minha vez")
    expect(section.get_by_text("Para ser avisado com a página fechada, torne-se jogador.")).to_be_visible()
    expect(section.get_by_role("button")).to_have_count(0)
    assert not violations(page)


def test_a_link_of_a_message_stops_it_by_one_click(browser: Browser, told_at: str) -> None:
    context = browser.new_context(base_url=told_at, locale="en-US")
    page = context.new_page()
    page.goto("/notices#stop-nothing.else")
    expect(page.get_by_role("status")).to_have_text("This link or entry is gone.")
    assert "#" not in page.url
    assert not violations(page)
    context.close()
