"""Whoever is late or stays away: a bot plays for them, they play on themselves, or the others claim the game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import violations
from tests.e2e.moving import MovingHall, open_moving_hall

LAPTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 600


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovingHall]:
    with open_moving_hall(Path(tmp_path_factory.mktemp("moving"))) as found:
        yield found


def sit(page: Page, hall: MovingHall, first: int, **wish: Any) -> None:
    """Ada at a table with Bo, whose seat nobody follows."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    answer = page.request.post(
        f"{hall.address}/api/tables",
        data={"game": "gnomopolis", "seats": seats, "options": {"first": str(first)}, **wish},
    )
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(hall.address)
    page.evaluate(
        "keys => localStorage.setItem('gnomehall.tables', JSON.stringify(keys))",
        {made["table"]["id"]: {"seats": made["mine"][:1]}},
    )
    page.goto(f"{hall.address}/table/{made['table']['id']}")
    page.wait_for_selector(".prompt")


@pytest.mark.parametrize(
    ("size", "language", "clocks", "says", "again"),
    [
        (LAPTOP, "en-US", "Clocks", "a bot plays for you", "Play on yourself"),
        (PHONE, "pt-BR", "Relógios", "um robô joga por você", "Voltar a jogar"),
    ],
)
def test_a_bot_plays_for_whoever_had_no_time_left_until_they_play_on_themselves(
    new_page: NewPage, hall: MovingHall, size: tuple[int, int], language: str, clocks: str, says: str, again: str
) -> None:
    page = new_page(size=size, language=language)
    sit(page, hall, first=0, pace={"kind": "live", "minutes": 10, "increment": 0})
    region = page.get_by_role("region", name=clocks)
    expect(region.locator(".running")).to_have_count(1)
    expect(page.get_by_role("button", name=again)).to_have_count(0)
    hall.advance(601)
    expect(region).to_contain_text(says)
    assert not violations(page)
    page.get_by_role("button", name=again).click()
    expect(page.get_by_role("button", name=again)).to_have_count(0)
    expect(region).not_to_contain_text(says)
    # A tenth of the ten minutes, of which a little may have gone by.
    expect(region.locator(".clock").first.locator("b")).to_have_text(re.compile(r"^(1:00|0:5\d)$"))


@pytest.mark.parametrize(
    ("size", "language", "bot", "claim", "ended"),
    [
        (LAPTOP, "en-US", "Let a bot play for Bo", "Claim that Bo has lost", "Bo did not come back"),
        (PHONE, "pt-BR", "Deixar um robô jogar por Bo", "Declarar a derrota de Bo", "Quem não voltou: Bo"),
    ],
)
def test_after_three_times_the_patience_it_can_be_claimed_that_the_absent_one_has_lost(
    new_page: NewPage, hall: MovingHall, size: tuple[int, int], language: str, bot: str, claim: str, ended: str
) -> None:
    page = new_page(size=size, language=language)
    sit(page, hall, first=1, patience=PATIENCE)
    expect(page.get_by_role("button", name=bot)).to_be_disabled()
    hall.advance(2 * PATIENCE)
    page.reload()
    expect(page.get_by_role("button", name=bot)).to_be_enabled()
    expect(page.get_by_role("button", name=claim)).to_have_count(0)
    hall.advance(PATIENCE)
    page.reload()
    expect(page.get_by_role("button", name=claim)).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name=claim).click()
    expect(page.locator("main.end h2")).to_contain_text(ended)
