"""The same seed gives the same episode, whichever environment plays it."""

import numpy as np
import pytest

from gnomehall import registry
from gnomehall.core.state import NOBODY
from gnomehall.envs import Vec, aec
from gnomehall.envs.episode import Episodes
from gnomehall.envs.single import GnomehallEnv

HALL = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats if seats > 1]


def turns(game: str, seats: int, seed: int, moves: int) -> list[tuple[int, int]]:
    """Who decides and the first action that is legal, by the plain rules."""
    episodes = Episodes(game, seats)
    found: list[tuple[int, int]] = []
    episodes.begin(seed)
    while len(found) < moves and episodes.state.player() != NOBODY:
        found.append((episodes.state.player(), episodes.state.legal_actions()[-1]))
        episodes.act(found[-1][1])
    return found


@pytest.mark.parametrize(("game", "seats"), HALL)
def test_agents_lanes_and_the_plain_rules_play_the_same_episode(game: str, seats: int) -> None:
    wanted = turns(game, seats, 21, 60)
    env, vec = aec(game, seats), Vec(game, seats, 1)
    env.reset(seed=21)
    vec.reset(seed=21)
    for seat, action in wanted:
        assert env.agent_selection == f"player_{seat}"
        assert vec.players[0] == seat
        assert np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1] == action
        assert np.flatnonzero(vec.masks[0])[-1] == action
        env.step(action)
        vec.step([action])


@pytest.mark.parametrize("game", registry.GAMES)
def test_one_who_learns_meets_the_same_chance_as_agents_do(game: str) -> None:
    """Up to the first move of a bot, whose thoughts are its own."""
    env, single = aec(game, 2, scaled=False), GnomehallEnv(game, scaled=False, seat=None)
    for seed in range(20):
        env.reset(seed=seed)
        observation, _ = single.reset(seed=seed)
        if env.agent_selection == "player_0":
            assert (env.observe("player_0")["observation"] == observation).all()
            return
    raise AssertionError("in twenty games seat 0 should begin once")


def test_another_seed_is_another_episode_and_so_is_the_next_one() -> None:
    starts = set()
    env = aec("mighty-gnomes", 2)
    for seed in (1, 2, None, None):
        env.reset(seed=seed)
        starts.add(env.observe("player_0")["observation"].tobytes())
    assert len(starts) == 4


def test_an_episode_without_a_seed_is_a_new_one_every_time() -> None:
    assert Episodes("toadstools", 2).seed != Episodes("toadstools", 2).seed
