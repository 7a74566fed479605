"""What a game weighs, and how soon a move is on the screen. The run prints both at its end."""

import random
from collections.abc import Callable

import pytest

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, click_lit, start
from tests.e2e.measures import Load, moves_shown, note_moves

MOVES = 10


@pytest.mark.parametrize("title", ["Gnomopolis", "Gnome Village", "Mighty Gnomes"])
def test_a_first_game_is_light_to_load_and_shows_its_moves(
    title: str, new_page: NewPage, measured: Callable[[str], None]
) -> None:
    page = new_page("/healthz")
    note_moves(page)
    load = Load(page)
    page.goto("/")
    start(page, 2, game=title)
    page.wait_for_selector(LIT)
    page.wait_for_load_state("networkidle")
    weight = load.bytes()
    luck = random.Random(1)
    for _ in range(60):
        if len(took := moves_shown(page)) >= MOVES:
            break
        click_lit(page, luck, ("preset:", "tile:", "scroll:"))
    measured(
        f"{title}: first load {weight / 1000:.0f} kB compressed; a move is on the screen {took[len(took) // 2]:.0f} ms"
        f" after its acknowledgement (the slowest of {len(took)}: {took[-1]:.0f} ms)"
    )
    assert 0 < weight < 250_000
    assert len(took) >= MOVES
