"""OpenSpiel: its own tests, chance with exact probabilities, and its algorithms."""

import pickle
import subprocess
import sys
import unittest
import warnings
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from gnomehall import registry
from gnomehall.core.rng import Rng
from gnomehall.envs import openspiel

with warnings.catch_warnings():
    # They import every game that OpenSpiel has, and some of those warn.
    warnings.simplefilter("ignore")
    from open_spiel.integration_tests import api_test
    from open_spiel.python.tests import games_sim_test

openspiel.register()

CASES = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats if seats > 1]


def load(game: str, players: int = 2, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.name_of(game), {"players": players} | params)


def to_decision(state: Any, seed: int = 1) -> Any:
    """Let chance decide until a player does."""
    rng = np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=probabilities))
    return state


def test_games_are_loadable_by_their_names() -> None:
    names = {"gnomehall_gnomopolis", "gnomehall_gnome_village", "gnomehall_mighty_gnomes"}
    assert names <= set(pyspiel.registered_names())
    openspiel.register()  # once more does no harm
    assert pyspiel.load_game("gnomehall_gnomopolis(players=3)").num_players() == 3


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_it_passes_the_random_simulation_of_openspiel(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_it_passes_what_openspiel_asks_of_the_api_of_its_own_games(game: str, seats: int) -> None:
    facts = {"game_name": openspiel.name_of(game), "game": load(game, seats)}
    asked = type("Asked", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(asked)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert result.errors + result.failures + result.skipped == []


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_it_passes_the_simulation_that_openspiel_runs_on_python_games(game: str, seats: int) -> None:
    """Games and states are cloned, serialized and pickled on the way."""
    games_sim_test.GamesSimTest().sim_game(
        load(game, seats), check_pyspiel_serialization=True, check_pickle_serialization=True
    )


def test_a_playthrough_of_openspiel_is_the_same_when_it_is_replayed() -> None:
    name = "gnomehall_toadstools(players=2)"
    lines = generate_playthrough.playthrough_lines(name, seed=3)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert len(actions) > 10
    assert generate_playthrough.playthrough_lines(name, action_sequence=actions) == lines


def test_a_pickled_game_is_loaded_in_a_process_that_has_not_registered_it() -> None:
    data = pickle.dumps(load("toadstools", 3))
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).num_players())"
    done = subprocess.run([sys.executable, "-c", code], input=data, capture_output=True, check=True)
    assert done.stdout.split() == [b"3"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_state_is_the_same_after_it_was_written_and_read(game: str) -> None:
    loaded = load(game, 3)
    state = to_decision(loaded.new_initial_state())
    for _ in range(10):
        to_decision(state).apply_action(state.legal_actions()[-1])
    text = pyspiel.serialize_game_and_state(loaded, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert again.position == state.position
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_chance_has_exact_probabilities(game: str, seats: int) -> None:
    state = load(game, seats).new_initial_state()
    met = 0
    while not state.is_terminal() and met < 40:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = state.position.weights()
            assert [p for _, p in outcomes] == [w / sum(weights) for w in weights]
            assert [action for action, _ in outcomes] == state.position.legal_actions()
            met += 1
            state.apply_action(outcomes[-1][0])
        else:
            state.apply_action(state.legal_actions()[0])


def test_observation_tensors_are_those_of_the_layout() -> None:
    game = load("mighty-gnomes", 3)
    state = to_decision(game.new_initial_state())
    observation = make_observation(game)
    observation.set_from(state, 1)
    encoded = game.shared.encoding if hasattr(game, "shared") else None
    wanted = state.shared.encoding.scaled(state.shared.encoding.observe(state.position, 1))
    assert encoded is None or encoded.size == len(observation.tensor)
    assert (observation.tensor == wanted).all()
    assert (observation.dict["stacks"] == wanted[state.shared.encoding.layout.slice("stacks")]).all()
    assert list(state.observation_tensor(1)) == pytest.approx(list(wanted))


def test_states_that_differ_have_different_texts() -> None:
    """OpenSpiel's tools that walk a tree tell states apart by them."""
    first = load("mighty-gnomes").new_initial_state()
    children = [first.child(action) for action, _ in first.chance_outcomes()]
    assert len({str(state) for state in [first, *children]}) == 1 + len(children)


def test_what_is_public_is_offered_by_itself_only_where_nothing_is_hidden() -> None:
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    private = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    assert make_observation(load("gnomopolis"), public) is not None
    assert make_observation(load("mighty-gnomes"), public) is None
    assert make_observation(load("mighty-gnomes"), private) is None


def test_an_information_state_is_what_a_player_has_seen_and_done() -> None:
    """Two draws that only another player sees are one information state to the rest, and two to that player."""
    state = load("toadstools").new_initial_state()
    drawer = state.position.todo[-1].arg
    drawn = [state.child(action) for action in state.legal_actions()[:2]]
    assert len({s.information_state_string(1 - drawer) for s in drawn}) == 1
    assert len({s.information_state_string(drawer) for s in drawn}) == 2


def test_a_player_recalls_the_order_of_what_was_seen() -> None:
    """The same hands, drawn in another order: the same view, but not the same information state."""
    a, b = load("toadstools").new_initial_state(), load("toadstools").new_initial_state()
    for one, other in zip([0, 0, 1, 1], [1, 1, 0, 0], strict=True):
        a.apply_action(one)
        b.apply_action(other)
    for player in range(2):
        assert a.observation_string(player) == b.observation_string(player)
        assert a.information_state_string(player) != b.information_state_string(player)


def test_a_resampled_state_is_the_same_to_the_player_and_dealt_anew_to_the_others() -> None:
    state = to_decision(load("mighty-gnomes", 3).new_initial_state())
    rng = Rng(5)
    while not any(home.vault for seat, home in enumerate(state.position.homes) if seat != state.current_player()):
        legal = state.legal_actions()
        to_decision(state, rng.word()).apply_action(legal[rng.below(len(legal))])
        to_decision(state, rng.word())
    me = state.current_player()
    numbers = np.random.RandomState(3)
    samples = [state.resample_from_infostate(me, numbers.uniform) for _ in range(30)]
    assert {s.information_state_string(me) for s in samples} == {state.information_state_string(me)}
    assert all(s.legal_actions() == state.legal_actions() for s in samples)
    assert len(Counter(bytes(s.position) for s in samples)) > 1


@pytest.mark.parametrize("players", [2, 4])
def test_its_information_set_search_plays_a_game_with_secrets(players: int) -> None:
    game = load("toadstools", players)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=10,
        random_state=np.random.RandomState(2),
    )
    state = to_decision(game.new_initial_state())
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else state.legal_actions()[0]
        assert action in state.legal_actions()
        state.apply_action(action)
        to_decision(state)
    assert sum(state.returns()) == pytest.approx(0)


def test_its_tree_search_plays_an_open_game() -> None:
    game = load("gnomopolis")
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(random_state=random), random_state=random)
    state = to_decision(game.new_initial_state())
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        to_decision(state)


def test_its_regret_minimization_learns_at_every_information_state_it_meets() -> None:
    game = load("toadstools")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(3)  # what the solver draws from
    for _ in range(20):
        solver.iteration()
    state = to_decision(game.new_initial_state())
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    assert set(policy) == set(state.legal_actions())


def test_a_reward_that_does_not_add_up_to_nothing_is_refused() -> None:
    with pytest.raises(Exception, match="reward is one of win, places, not 'margin'"):
        load("toadstools", reward="margin")
