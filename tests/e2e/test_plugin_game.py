"""A game of another package in the browser: installed beside the hall, it is played on the plain board."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT, NewPage, open_hall
from tests.e2e.hands import LIT, play_to_the_end, start

Shot = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall that has the example installed beside it."""
    copy, site = tmp_path_factory.mktemp("copy") / "pebbles", tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "examples" / "pebbles", copy)
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(site), str(copy)], check=True)
    with open_hall(tmp_path_factory.mktemp("hall"), site) as found:
        yield found


def test_it_is_played_to_the_end_against_a_bot_of_the_same_package(new_page: NewPage, address: str, shot: Shot) -> None:
    page = new_page()
    page.locator(".samples summary").click()
    start(page, 2, bot="thrifty", game="Pebbles")
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt")).to_contain_text("How many pebbles do you take?")
    expect(page.locator("body")).to_contain_text("21 pebbles")
    shot(page, "pebbles")
    assert play_to_the_end(page, 3) > 2
    expect(page.locator("main.end")).to_contain_text("Final score")


def test_in_a_language_that_it_lacks_it_speaks_english(new_page: NewPage, address: str) -> None:
    page = new_page(language="pt-BR")
    page.locator(".samples summary").click()
    expect(page.locator(".game").filter(has_text="Pebbles")).to_contain_text("Take one to three pebbles a turn")
