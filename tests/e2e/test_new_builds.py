"""A hall gets a new build of its page while people play: they are told, and nothing is taken from them."""

import random
import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import LAPTOP, PATIENCE, open_hall
from tests.e2e.hands import LIT, click_lit, open_table, violations
from tests.e2e.test_notices import settle
from tests.e2e.test_players import PHONE

NEW = "A new version of this page is here."
BUILD = "document.querySelector('meta[name=build]').content"
WAITING = "navigator.serviceWorker.ready.then((found) => found.waiting !== null)"
SHELLS = "caches.keys().then((names) => names.filter((name) => name.startsWith('shell-')))"
KEPT = "async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, whose page can be replaced."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(Path(str(files("gnomehall"))), folder / "gnomehall")
    return folder


@pytest.fixture
def hall(site: Path, tmp_path: Path) -> Iterator[str]:
    with open_hall(tmp_path, site) as found:
        yield found


def build_anew(site: Path) -> str:
    """Another build of the same page, in the place of the one that is there; its name.

    As after a change that reaches every file: each has another name, and those of before are gone.
    """
    web, made = site / "gnomehall" / "web", site / "web"
    page = (web / "index.html").read_text()
    old = re.search(r'name="build" content="(\w+)"', page)
    assert old is not None
    new = old[1][::-1] + "0"
    names = {path.name: f"new-{path.name}" for path in (web / "assets").iterdir()}
    one = re.compile("|".join(map(re.escape, [*names, old[1]])))
    for path in filter(Path.is_file, web.rglob("*")):
        to = made / path.relative_to(web).with_name(names.get(path.name, path.name))
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in (".js", ".css", ".html"):
            to.write_text(one.sub(lambda found: names.get(found[0], new), path.read_text()))
        else:
            shutil.copy(path, to)
    web.rename(site / f"before-{new}")
    made.rename(web)
    return new


def open_page(browser: Browser, hall: str, worker: bool = True, size: tuple[int, int] = LAPTOP) -> Page:
    """A page of a browser of its own, with a clock that can be moved."""
    context = browser.new_context(
        base_url=hall,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        service_workers="allow" if worker else "block",
        locale="en-US",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('gnomehall.asks', 'off')")
    page = context.new_page()
    page.clock.install()
    page.goto("/")
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    if worker:
        settle(page)
    return page


def test_a_new_build_is_told_of_and_a_game_goes_on_until_its_player_reloads(
    browser: Browser, hall: str, site: Path
) -> None:
    at_table, in_lobby, bare = (open_page(browser, hall, *more) for more in ((), (True, PHONE), (False,)))
    open_table(at_table, "gnomopolis", seats=2)
    at_table.wait_for_selector(LIT)
    old, part = at_table.evaluate(BUILD), next((site / "gnomehall" / "web" / "assets").glob("EditionPage-*.js")).name
    new = build_anew(site)

    # At a table nothing is in the way of the game: the menu says it, and the old build keeps all its parts.
    at_table.clock.fast_forward("05:01")
    at_table.get_by_role("button", name="Menu").click()
    menu = at_table.get_by_role("dialog", name="Menu")
    expect(menu.get_by_text(NEW)).to_be_visible()
    assert not violations(at_table)
    at_table.keyboard.press("Escape")
    expect(at_table.get_by_text(NEW)).to_have_count(0)
    for _ in range(3):
        click_lit(at_table, random.Random(1))
    assert at_table.evaluate(BUILD) == old
    assert at_table.request.get(f"/assets/{part}").status == 404
    assert at_table.evaluate("(part) => fetch(`/assets/${part}`).then((answer) => answer.status)", part) == 200
    at_table.wait_for_selector(LIT)
    standing = at_table.locator(".prompt").inner_text()
    at_table.get_by_role("button", name="Menu").click()
    menu.get_by_role("button", name="Reload").click()
    expect(at_table.locator(f'meta[content="{new}"]')).to_have_count(1)
    expect(at_table.locator(".prompt")).to_have_text(standing)
    at_table.wait_for_selector(LIT)

    # Everywhere else a line says it; whoever puts it off has the new build with the next page they go to.
    in_lobby.clock.fast_forward("05:01")
    line = in_lobby.get_by_role("status").filter(has_text=NEW)
    expect(line).to_be_visible()
    assert not violations(in_lobby)
    line.get_by_role("button", name="Later").click()
    expect(line).to_have_count(0)
    assert in_lobby.evaluate(BUILD) == old
    in_lobby.get_by_role("link", name="Leaderboard").click()
    expect(in_lobby.get_by_role("heading", name="Leaderboard", level=1)).to_be_visible()
    assert in_lobby.evaluate(BUILD) == new
    in_lobby.clock.fast_forward("05:01")
    expect(line).to_have_count(0)

    # Without a worker, as where there is no TLS, a part that is gone makes the page load anew.
    bare.locator('a[href="/editions"]').click()
    expect(bare.locator(f'meta[content="{new}"]')).to_have_count(1)
    expect(bare.get_by_role("heading", level=1)).to_have_text("My editions")

    # When the last page of the old build has closed, its files go.
    in_lobby.wait_for_function(WAITING)
    assert set(in_lobby.evaluate(SHELLS)) == {f"shell-{old}", f"shell-{new}"}
    context = in_lobby.context
    in_lobby.close()
    again = context.new_page()
    again.goto("/")
    again.wait_for_function(f"{SHELLS}.then((names) => names.length === 1)")
    assert again.evaluate(SHELLS) == [f"shell-{new}"]
    kept = again.evaluate(KEPT, f"shell-{new}")
    assert "/" in kept
    assert all(Path(path).name.startswith("new-") for path in kept if path.startswith("/assets/"))
    context.set_offline(True)
    again.reload()
    expect(again.get_by_text("You are offline.")).to_be_visible()
    assert again.evaluate(BUILD) == new
    for page in (at_table, bare, again):
        page.context.close()
