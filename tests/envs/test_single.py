"""Gymnasium: one who learns against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gnomehall import registry
from gnomehall.bots.roster import UnknownBot
from gnomehall.core.errors import BadSetup, IllegalAction
from gnomehall.core.rng import Rng
from gnomehall.envs.single import GnomehallEnv, id_of

CASES = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats]


def play(env: Any, seed: int | None) -> tuple[list[bytes], float, dict[str, Any]]:
    """An episode of random moves: what was observed, the reward, and what is told at the end."""
    observation, info = env.reset(seed=seed)
    rng, seen, over, reward = Rng(7), [observation.tobytes()], False, 0.0
    while not over:
        assert reward == 0
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, cut, info = env.step(legal[rng.below(len(legal))])
        assert not cut
        seen.append(observation.tobytes())
    return seen, reward, info


@pytest.mark.parametrize(("game", "seats"), CASES)
@pytest.mark.filterwarnings("ignore:.*not within the observation space:UserWarning")
def test_it_passes_the_checks_of_gymnasium(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(id_of(game), opponents=["random"] * (seats - 1)).unwrapped)
    assert "WARN" not in capsys.readouterr().err


def test_games_are_known_to_gymnasium_by_their_titles() -> None:
    names = ["gnomehall/Gnomopolis-v0", "gnomehall/GnomeVillage-v0", "gnomehall/MightyGnomes-v0"]
    assert set(names) <= set(gymnasium.registry)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_reward_comes_with_the_end_of_the_game(game: str, seats: int) -> None:
    env = GnomehallEnv(game, opponents=["random"] * (seats - 1))
    for episode in range(seats):
        _, reward, info = play(env, 5 if episode == 0 else None)
        assert info["seat"] == episode  # one seat further in every episode
        assert (reward == 1) == (info["places"][episode] == 0 and info["places"].count(0) == 1)
        assert info["scores"] == env.episodes.state.scores()


def test_the_learner_may_always_sit_in_the_same_seat() -> None:
    env = GnomehallEnv("toadstools", opponents=["greedy", "random"], seat=2)
    assert [play(env, None)[2]["seat"] for _ in range(3)] == [2, 2, 2]


def test_an_illegal_action_loses_the_game() -> None:
    env = GnomehallEnv("toadstools")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1, True, True)


def test_or_it_is_refused_if_one_asks_for_that() -> None:
    env = GnomehallEnv("toadstools", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))


def test_masks_are_in_the_info_and_as_sb3_asks_for_them() -> None:
    env = gymnasium.make("gnomehall/Toadstools-v0", opponents=["medium"])
    _, info = env.reset(seed=4)
    assert (info["action_mask"] == env.get_wrapper_attr("action_masks")()).all()
    assert env.get_wrapper_attr("action_masks")().dtype == np.bool_


def test_bots_think_the_same_whenever_the_seed_is_the_same() -> None:
    episodes = [play(GnomehallEnv("mighty-gnomes", opponents=["easy"]), 11) for _ in range(2)]
    assert episodes[0][:2] == episodes[1][:2]


def test_it_draws_the_board_as_the_learner_sees_it() -> None:
    env = GnomehallEnv("toadstools", render_mode="ansi", seat=1)
    env.reset(seed=1)
    assert isinstance(env.render(), str)
    assert GnomehallEnv("toadstools").render() is None


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"seat": 2}, "there is no seat 2; the seats are 0 to 1"),
        ({"illegal": "ignore"}, "illegal is one of lose, raise, not 'ignore'"),
        ({"opponents": []}, "Toadstools is for 2 to 4 players, not 1"),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(options: dict[str, Any], line: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GnomehallEnv("toadstools", **options)
    assert str(refused.value) == line


def test_a_bot_that_nobody_knows_is_refused_in_one_line() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'alpha'"):
        GnomehallEnv("toadstools", opponents=["alpha"])
