"""A page that is loaded again asks the same again, whatever is asked."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from gnomehall import registry
from gnomehall.core.state import DEED, DRAW
from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, SEE, lit, open_table, settle
from tests.e2e.mighty import PROMPTS, asked, generous, play_on
from tests.e2e.mighty import open_table as open_mighty
from tests.e2e.seats import Seats
from tests.e2e.village import QUESTIONS

PARTS = 3


def questions(game: str) -> set[str]:
    """The steps of a game that are put to players."""
    return {step.name for step in registry.game(game).steps if step.kind not in (DRAW, DEED)}


def reload_and_compare(page: Page, when: str) -> set[str]:
    """What is asked and lit is the same after the page was loaded again; what is lit."""
    *_, asked_before, lit_before = page.evaluate(SEE)
    assert lit_before, when
    page.reload()
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt")).to_have_text(asked_before, use_inner_text=False)
    assert lit(page) == lit_before, when
    return set(lit_before)


def every_question() -> str:
    """Gnomopolis with villagers alone, whose scrolls ask everything that can be asked, and who build by themselves."""
    text = registry.shipped_edition("gnomopolis").text
    text = re.sub(r"^team = .*$", 'team = ["V"]', text, flags=re.MULTILINE)
    for old, new in (
        ("C = 17, V = 25", "C = 17, V = 40"),
        ('start = ["C", "C", "V", "V", "V", "V"]', 'start = ["V", "V", "V", "V", "V", "V"]'),
        ('cost = ["C!"]\neffects = ["+V"]', 'cost = ["V"]\neffects = ["+W"]'),
        ('cost = ["S"]\neffects = ["search 1"]', 'cost = ["V"]\neffects = ["search 1"]'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_gnomopolis_asks_the_same_again(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "gnomopolis", every_question())
    met = [page.locator(".prompt").inner_text()]
    for thing in ("scroll:D1", "old:S", "scroll:D2", "old:M", "scroll:D5", "cup:V", "offer:", "pass"):
        page.wait_for_selector(LIT)
        before = page.evaluate(SEE)
        page.locator(f'[data-lit^="{thing}"]').first.click()
        settle(page, before)
        page.wait_for_selector(LIT)
        met.append(page.locator(".prompt").inner_text())
        reload_and_compare(page, met[-1])
    for question in ("use your gnomes, build", "Which gnome", "Which profession", "Search", "You have built"):
        assert any(question in prompt for prompt in met), question


@pytest.mark.parametrize("part", range(PARTS))
def test_gnome_village_asks_the_same_again(part: int, new_page: NewPage, address: str) -> None:
    assert set(QUESTIONS) == questions("gnome-village")
    page = new_page()
    for step, (text, scripts) in list(QUESTIONS.items())[part::PARTS]:
        table = Seats(address, text)
        try:
            table.until(step, *scripts)
            table.sit(page)
            page.wait_for_selector(LIT)
            # All that choices touch is lit, and nothing else.
            assert reload_and_compare(page, step) == table.things(), step
        finally:
            table.close()


def test_mighty_gnomes_asks_the_same_again(new_page: NewPage) -> None:
    assert set(PROMPTS) == questions("mighty-gnomes")
    page = new_page()
    met: set[str] = set()
    luck = random.Random(1)
    for _ in range(3):
        open_mighty(page, generous(), seats=3, gnomes="robber knight keyholder druid farmer")

        def new(prompt: str, _: list[str]) -> bool:
            return asked(prompt) not in met

        def climbs() -> str:
            return "ladder" if {"invite", "upgrade", "refresh"} - met else "square"

        while len(met) < len(PROMPTS) and play_on(page, luck, new, climbs):
            step = asked(page.locator(".prompt").inner_text())
            reload_and_compare(page, step)
            met.add(step)
    assert met == set(PROMPTS)
