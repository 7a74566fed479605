"""PettingZoo: its own tests, and what an agent may count on."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gnomehall import registry
from gnomehall.core.errors import BadSetup, IllegalAction
from gnomehall.core.rng import Rng
from gnomehall.envs import aec
from gnomehall.envs.agents import maker

with warnings.catch_warnings():
    # They import a game of PettingZoo's, and that one pygame where it is installed; both warn.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

CASES = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats if seats > 1]


@pytest.fixture(autouse=True)
def _dict_observations() -> Iterator[None]:
    """PettingZoo's tests warn of observations that hold a mask, unless they are of its own board games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


def play(env: Any, seed: int, moves: int | None = None) -> list[tuple[str, bytes, int | None, float]]:
    """An episode of random moves: who observed what, did what, and was rewarded how."""
    env.reset(seed=seed)
    rng, seen = Rng(seed), []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        action = None if terminated or truncated else int(legal[rng.below(len(legal))])
        seen.append((agent, observation["observation"].tobytes(), action, reward))
        env.step(action)
        if moves is not None and len(seen) == moves:
            break
    return seen


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_it_passes_the_tests_of_pettingzoo(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where observations would be saved
    api_test(aec(game, seats), num_cycles=40)
    seed_test(maker(game, seats), num_cycles=40)
    save_obs_test(aec(game, seats))


@pytest.mark.parametrize("game", registry.GAMES)
def test_it_passes_the_render_test_of_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(game, 2))
    assert "╭" in capsys.readouterr().out  # human mode prints the board


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_an_episode_ends_with_the_rewards_of_the_result(game: str, seats: int) -> None:
    env = aec(game, seats)
    seen = play(env, 3)
    last = {agent: reward for agent, _, action, reward in seen if action is None}
    assert len(last) == seats
    assert sum(last.values()) == pytest.approx(0)
    places = env.unwrapped.episodes.state.places()
    assert [last[f"player_{seat}"] == max(last.values()) for seat in range(seats)] == [p == 0 for p in places]
    assert all(reward == 0 for _, _, action, reward in seen if action is not None)


@pytest.mark.parametrize("reward", ["places", "margin"])
def test_rewards_may_be_places_or_the_margin_of_the_score(reward: str) -> None:
    env = aec("toadstools", 3, reward=reward)
    last = {agent: worth for agent, _, action, worth in play(env, 3) if action is None}
    scores, places = env.unwrapped.episodes.state.scores(), env.unwrapped.episodes.state.places()
    for seat in range(3):
        best_other = max(scores[:seat] + scores[seat + 1 :])
        by_place = 1 - (places[seat] + (places.count(places[seat]) - 1) / 2)
        assert last[f"player_{seat}"] == (scores[seat] - best_other if reward == "margin" else by_place)


def test_only_the_agent_who_decides_is_told_what_is_legal() -> None:
    """What another may keep of two chests would say which ones they are."""
    env = aec("mighty-gnomes", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec("toadstools", 2)
    env.reset(seed=1)
    before = bytes(env.unwrapped.episodes.state)
    with pytest.raises(IllegalAction, match="'0' is not legal now"):
        env.step(0)
    assert bytes(env.unwrapped.episodes.state) == before
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def test_an_episode_may_be_cut_off_after_so_many_moves() -> None:
    env = aec("gnome-village", 2, max_cycles=5)
    seen = play(env, 1)
    assert sum(action is not None for *_, action, _ in seen) == 5
    assert all(reward == 0 for *_, reward in seen)


def test_observations_are_floats_or_signed_bytes() -> None:
    scaled, raw = aec("toadstools", 2), aec("toadstools", 2, scaled=False)
    scaled.reset(seed=2)
    raw.reset(seed=2)
    a, b = scaled.observe("player_0")["observation"], raw.observe("player_0")["observation"]
    assert (a.dtype, b.dtype) == (np.float32, np.int8)
    layout = scaled.unwrapped.encoding.layout
    assert (a == b * np.array(layout.scales(), np.float32)).all()
    assert scaled.observation_space("player_0")["observation"].contains(a)


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"reward": "money"}, "reward is one of win, places, margin, not 'money'"),
        ({"render_mode": "svg"}, "render_mode is one of human, ansi, rgb_array, not 'svg'"),
        ({"seats": 9}, "Toadstools is for 2 to 4 players, not 9"),
        ({"options": {"fast": "yes"}}, "Toadstools has no option 'fast'; it has: none"),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(options: dict[str, Any], line: str) -> None:
    with pytest.raises(BadSetup) as refused:
        aec("toadstools", **options)
    assert str(refused.value) == line
