"""Self-play gives the same positions for the same words, and editions with changed numbers can be played."""

from pathlib import Path

import numpy as np
import pytest

from gnomehall import registry
from gnomehall.core.inputs import Inputs
from gnomehall.core.network import Weights
from gnomehall.core.rng import Rng
from gnomehall.core.weights import dumps
from gnomehall.learn.duel import bouts_of, play_bout
from gnomehall.learn.editions import changed_edition
from gnomehall.learn.generations import Plan
from gnomehall.learn.selfplay import TRACE, NoInputs, Shard, advice_of, aims, inputs_of, play_shard
from gnomehall.learn.training import quantized


def shard(folder: Path, seats: int = 2, changed: bool = False, name: str = "a") -> Shard:
    return Shard("gnomopolis", seats, 1, 0, 1, changed, None, folder / "replay" / f"{name}.npz")


def silent_network(inputs: Inputs) -> bytes:
    """A network that adds nothing."""
    return dumps("gnomopolis", inputs, Weights([[0, 0] for _ in inputs.names], [0, 0], [0, 0], 1))


@pytest.mark.parametrize("changed", [False, True])
def test_a_shard_is_the_same_each_time(tmp_path: Path, changed: bool) -> None:
    for name in ("a", "b"):
        positions = play_shard(shard(tmp_path, 3, changed, name))
    one, other = (np.load(tmp_path / "replay" / f"{name}.npz") for name in ("a", "b"))
    assert one["rows"].shape == (positions, 3, len(inputs_of("gnomopolis").names))
    assert one["plain"].shape == one["outcomes"].shape == (positions, 3)
    assert np.allclose(one["outcomes"].sum(1), 1.0)
    assert np.allclose(one["aims"].sum(1), 1.0)
    for column in ("rows", "plain", "outcomes", "aims"):
        assert np.array_equal(one[column], other[column])


def test_what_is_taught_lies_between_what_came_soon_and_what_came_of_the_game() -> None:
    found = aims([[0.5, 0.5], [0.75, 0.25], [0.25, 0.75]], [1.0, 0.0])
    assert found[2] == [1.0, 0.0], "after the last one comes the end"
    assert found[1][0] == pytest.approx(0.25 * (1 - TRACE) + TRACE)
    assert found[0][0] == pytest.approx(0.75 * (1 - TRACE) + TRACE * found[1][0])
    assert aims([], [1.0, 0.0]) == []


def test_a_shard_that_is_there_is_not_played_again(tmp_path: Path) -> None:
    positions = play_shard(shard(tmp_path))
    before = (tmp_path / "replay" / "a.npz").stat().st_mtime_ns
    assert play_shard(shard(tmp_path)) == positions
    assert (tmp_path / "replay" / "a.npz").stat().st_mtime_ns == before


@pytest.mark.parametrize("game", ["gnomopolis", "gnome-village", "mighty-gnomes"])
def test_changed_editions_are_valid_and_differ(game: str) -> None:
    digests = {changed_edition(game, Rng(seed)).digest for seed in range(5)}
    assert len(digests) == 5
    assert registry.shipped_edition(game).digest not in digests


def test_a_network_that_adds_nothing_plays_as_the_advice_alone() -> None:
    silent = silent_network(inputs_of("gnomopolis"))
    results = [
        [play_bout(bout) for bout in bouts_of("gnomopolis", challenger, None, 3, 4)] for challenger in (silent, None)
    ]
    assert results[0] == results[1]


def test_a_duel_has_all_its_games() -> None:
    assert sum(bout.games for bout in bouts_of("gnomopolis", None, None, 0, 30)) == 30
    assert sum(bout.games for bout in bouts_of("gnomopolis", None, None, 0, 31)) == 32


def test_all_numbers_of_players_are_played() -> None:
    assert set(Plan("gnomopolis").seats()) == {2, 3, 4}


def test_a_game_without_inputs_is_refused() -> None:
    with pytest.raises(NoInputs, match="Toadstools"):
        inputs_of("toadstools")
    assert advice_of("toadstools", None) is not None


def test_quantized_weights_are_close_and_fit_their_lanes() -> None:
    rng = np.random.default_rng(1)
    rows, biases, out = rng.normal(size=(100, 4)), rng.normal(size=4), rng.normal(size=4)
    weights = quantized(rows, biases, out)
    weights.check()
    x = rng.integers(0, 20, size=100)
    hidden = x @ rows + biases
    exact = np.maximum(hidden[:-1], 0) @ out[:-1] + hidden[-1] * out[-1]
    whole = x @ np.array(weights.rows) + np.array(weights.biases)
    found = np.maximum(whole[:-1], 0) @ np.array(weights.out)[:-1] + whole[-1] * weights.out[-1]
    assert found / 2**weights.shift == pytest.approx(exact, abs=0.5)
