"""Many games at once: the same games as one by one."""

import numpy as np
import pytest

from gnomehall import registry
from gnomehall.core.errors import BadSetup
from gnomehall.core.rng import Rng
from gnomehall.envs import Vec
from gnomehall.envs.arrays import encoding
from gnomehall.envs.episode import Episodes
from gnomehall.envs.rewards import final_rewards
from gnomehall.envs.vec import BadActions

CASES = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats]


def first_legal(vec: Vec, rng: Rng) -> list[int]:
    found = [np.flatnonzero(mask) for mask in vec.masks]
    return [int(legal[rng.below(len(legal))]) for legal in found]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_lane_plays_the_episodes_of_the_seed(game: str, seats: int) -> None:
    """Lane 1 of 3 plays episode 1, then 4: move by move as `Episodes` does, through the end of a game."""
    vec, alone, encoded = Vec(game, seats, 3), Episodes(game, seats), encoding(game, seats)
    vec.reset(seed=8)
    alone.begin(8)
    alone.begin()
    rng, ended = Rng(1), 0
    while ended < 2:
        state = alone.state
        assert vec.players[1] == state.player()
        assert (vec.observations[1] == encoded.observe(state, state.player())).all()
        assert (vec.masks[1] == encoded.mask(state)).all()
        actions = first_legal(vec, rng)
        _, _, rewards, done = vec.step(actions)
        alone.act(actions[1])
        assert done[1] == alone.over()
        if alone.over():
            assert rewards[1] == pytest.approx(final_rewards("win", alone.state))
            for _ in range(3):
                alone.begin()
            ended += 1
        else:
            assert not rewards[1].any()


def test_arrays_are_made_once_and_written_by_every_step() -> None:
    vec = Vec("toadstools", 2, 4)
    observations, masks = vec.reset(seed=1)
    again, masks_again, rewards, ended = vec.step(first_legal(vec, Rng(1)))
    assert again is observations
    assert masks_again is masks
    assert rewards.shape == (4, 2)
    assert [a.dtype.name for a in (observations, masks, rewards, ended)] == ["int8", "int8", "float32", "bool"]


def test_rewards_of_ended_games_are_gone_after_the_next_step() -> None:
    vec, rng = Vec("toadstools", 2, 1, reward="margin"), Rng(1)
    vec.reset(seed=1)
    while not vec.ended.any():
        vec.step(first_legal(vec, rng))
    vec.step(first_legal(vec, rng))
    assert not vec.ended.any()
    assert not vec.rewards.any()


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        vec, rng, seen = Vec("mighty-gnomes", 2, 2), Rng(3), []
        vec.reset(seed=5)
        for _ in range(200):
            seen.append(vec.step(first_legal(vec, rng))[0].tobytes())
        runs.append(seen)
    assert runs[0] == runs[1]


def test_one_illegal_action_is_refused_and_no_game_has_gone_on() -> None:
    vec = Vec("toadstools", 2, 3)
    vec.reset(seed=1)
    before, actions = vec.observations.copy(), first_legal(vec, Rng(1))
    actions[2] = int(np.flatnonzero(vec.masks[2] == 0)[0])
    with pytest.raises(BadActions, match="is not legal in lane 2; its mask says which are"):
        vec.step(actions)
    vec.step(first_legal(vec, Rng(1)))
    assert (before != vec.observations).any()


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        ([7], "actions are 2 whole numbers, not int64 of shape (1,)"),
        ([7.0, 7.0], "actions are 2 whole numbers, not float64 of shape (2,)"),
        ([7, 99], "an action is a number from 0 to 17"),
        ([7, -1], "an action is a number from 0 to 17"),
    ],
)
def test_what_is_no_row_of_actions_is_refused_in_one_line(actions: list[float], line: str) -> None:
    vec = Vec("toadstools", 2, 2)
    vec.reset(seed=1)
    with pytest.raises(BadActions) as refused:
        vec.step(actions)
    assert str(refused.value) == line


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(BadActions, match=r"call reset\(\) before the first step"):
        Vec("toadstools", 2, 1).step([7])


def test_no_games_at_once_are_refused() -> None:
    with pytest.raises(BadSetup, match="at least one game at once, not 0"):
        Vec("toadstools", 2, 0)
