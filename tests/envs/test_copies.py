"""Environments are copied and pickled in the midst of an episode, and go on as the original does, in both builds."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import gnomehall
from gnomehall import registry
from gnomehall.core.errors import BadSetup
from gnomehall.envs import Vec, aec, encoding
from gnomehall.envs.single import id_of

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


@pytest.fixture(params=WAYS, ids=["copied", "pickled"])
def again(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    way: Callable[[Any], Any] = request.param
    return way


def agents_play(env: Any, moves: int) -> list[bytes]:
    """What the agents observe while they make the first legal move, so many times."""
    seen: list[bytes] = []
    for _ in range(moves):
        observation = env.observe(env.agent_selection)
        seen.append(observation["observation"].tobytes())
        env.step(int(observation["action_mask"].argmax()))
    return seen


@pytest.mark.parametrize("game", registry.GAMES)
def test_agents_go_on_from_a_copy(game: str, again: Callable[[Any], Any]) -> None:
    env = aec(game, 3)
    env.reset(seed=5)
    agents_play(env, 8)
    other = again(env)
    assert agents_play(other, 8) == agents_play(env, 8)


@pytest.mark.parametrize("game", registry.GAMES)
def test_one_who_learns_goes_on_from_a_copy_against_the_same_bots(game: str, again: Callable[[Any], Any]) -> None:
    env = gymnasium.make(id_of(game), opponents=["greedy", "ismcts:5"]).unwrapped
    _, info = env.reset(seed=5)
    seen: list[list[bytes]] = []
    other = again(env)
    for one in (env, other):
        found, mask = [], info["action_mask"]
        for _ in range(4):
            observation, *_, now = one.step(int(mask.argmax()))
            found.append(observation.tobytes())
            mask = now["action_mask"]
        seen.append(found)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", registry.GAMES)
def test_lanes_go_on_from_a_copy_and_begin_the_same_episodes(game: str, again: Callable[[Any], Any]) -> None:
    vec = Vec(game, 2, 3)
    vec.reset(seed=5)
    other = vec
    for step in range(300 if game == "toadstools" else 40):
        if step == 7:
            other = again(vec)
            assert other is not vec
        if step >= 7:
            assert (other.masks == vec.masks).all()
            assert (other.observations == vec.observations).all()
            assert (other.players == vec.players).all()
            other.step(other.masks.argmax(axis=1))
        _, _, rewards, ended = vec.step(vec.masks.argmax(axis=1))
        assert step < 7 or ((other.rewards == rewards).all() and (other.ended == ended).all())


def test_what_has_not_begun_is_copied_too(again: Callable[[Any], Any]) -> None:
    observations, _ = again(Vec("toadstools", 2, 2)).reset(seed=1)
    assert (observations == Vec("toadstools", 2, 2).reset(seed=1)[0]).all()
    assert repr(again(encoding("toadstools", 3))) == repr(encoding("toadstools", 3))


@pytest.mark.parametrize("game", registry.GAMES)
def test_editions_and_setups_are_pickled(game: str, again: Callable[[Any], Any]) -> None:
    setup = registry.setup(game, 2)
    assert again(setup).edition is setup.edition
    text = registry.shipped_text(game) + "\n# with a remark, so it is the same edition\n"
    assert again(registry.game(game).edition(text)).digest == setup.edition.digest


def test_an_edition_is_a_file_or_the_components_and_of_this_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(registry.shipped_text("toadstools").replace("copies = 6", "copies = 7"), encoding="utf-8")
    by_file, by_object = encoding("toadstools", 2, path), registry.game("toadstools").edition(path.read_text())
    assert by_file.encoder.printed == encoding("toadstools", 2, by_object).encoder.printed
    assert by_file.encoder.printed != encoding("toadstools", 2).encoder.printed
    env = aec("toadstools", 2, edition=str(path))
    env.reset(seed=1)
    assert env.unwrapped.encoding.encoder.printed == by_file.encoder.printed
    with pytest.raises(BadSetup, match="is no edition of Gnomopolis"):
        Vec("gnomopolis", 2, 2, edition=by_object)


def test_numbers_of_numpy_are_numbers() -> None:
    seed, seats = np.int64(7), np.int8(2)
    match = gnomehall.new("toadstools", seats=seats, seed=seed)  # type: ignore[arg-type]  # it is an index
    assert match.legal() == gnomehall.new("toadstools", seats=2, seed=7).legal()
    match.play(np.int64(match.state.legal_actions()[0]))  # type: ignore[arg-type]  # the same
    one, two = Vec("toadstools", 2, 2), Vec("toadstools", 2, 2)
    assert (one.reset(seed=seed)[0] == two.reset(seed=7)[0]).all()  # type: ignore[arg-type]  # the same
    env, other = aec("toadstools"), aec("toadstools")
    env.reset(seed=seed)
    other.reset(seed=7)
    assert agents_play(env, 3) == agents_play(other, 3)


def test_one_opponent_may_be_named_by_a_word() -> None:
    env: Any = gymnasium.make("gnomehall/Gnomopolis-v0", opponents="greedy").unwrapped
    assert env.opponents == ("greedy",)
