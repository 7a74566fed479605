"""Every law on every game, number of players and option."""

import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gnomehall.laws
from gnomehall import registry
from gnomehall.core.errors import BadNotation, IllegalAction
from gnomehall.laws import CHAPTERS, LAWS
from gnomehall.laws.walks import Case, cases, walk

CASES = cases()
SEEDS = st.integers(0, 2**32 - 1)
OFFSETS = st.integers(0, 99)


def test_every_chapter_of_the_laws_is_counted() -> None:
    files = {f"gnomehall.laws.{path.stem}" for path in Path(gnomehall.laws.__file__).parent.glob("of_*.py")}
    assert {check.__module__ for check in LAWS.values()} == {chapter.__name__ for chapter in CHAPTERS} == files


def test_every_game_number_of_players_and_option_is_tried() -> None:
    names = {case.name for case in CASES}
    for game in registry.all_games():
        assert {f"{game.meta.id}-{seats}" for seats in game.meta.seats} <= names
        for option in game.meta.options:
            for value in option.values[1:]:
                assert any(n.startswith(f"{game.meta.id}-") and n.endswith(f"-{option.name}={value}") for n in names)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("name", LAWS)
@given(seed=SEEDS, offset=OFFSETS)
def test_law(name: str, case: Case, seed: int, offset: int) -> None:
    LAWS[name](walk(case, seed, offset))


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=SEEDS, offset=OFFSETS, data=st.data())
def test_any_text_is_a_legal_move_or_is_refused(case: Case, seed: int, offset: int, data: st.DataObject) -> None:
    """Nothing that can be typed brings a game down."""
    played = walk(case, seed, offset)
    verbs = sorted({case.game.text(s, action).split()[0] for s, action in played.positions()})
    noise = st.text(string.ascii_letters + string.digits + " -,:*", max_size=8) | st.text(max_size=4)
    for s in played.looks():
        text = data.draw(noise | st.builds("{} {}".format, st.sampled_from(verbs), noise))
        try:
            action = case.game.parse(s, text)
        except (BadNotation, IllegalAction):
            continue
        assert action in s.legal_actions()
