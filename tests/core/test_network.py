"""A network in lanes judges as the same network in plain arithmetic does, and its file says what it is for."""

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from gnomehall import registry
from gnomehall.core.inputs import MOST, Inputs, Rows, lead
from gnomehall.core.network import HALF, Network, NetworkAdvice, Weights
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.core.weights import FIRST_LINE, LARGEST, BadNetwork, dumps, loads

UNITS = 8
GAMES = [game.meta.id for game in registry.all_games() if game.inputs() is not None]


def inputs_of(game: str) -> Inputs:
    found = registry.game(game).inputs()
    assert found is not None
    return found


def random_weights(inputs: Inputs, seed: int = 1) -> Weights:
    rng = Rng(seed)
    rows = [[rng.below(2001) - 1000 for _ in range(UNITS)] for _ in inputs.names]
    return Weights(
        rows, [rng.below(20_001) - 10_000 for _ in range(UNITS)], [rng.below(201) - 100 for _ in rows[0]], 20
    )


def positions(game: str, seats: int, seed: int) -> Iterator[State]:
    """Of a game played at random, every seventh position and the last one."""
    s = registry.game(game).new(registry.setup(game, seats))
    rng = Rng(seed)
    moves = 0
    while (who := s.player()) != NOBODY:
        actions = s.legal_actions()
        s.apply(roll(s, rng) if who == CHANCE else actions[rng.below(len(actions))])
        moves += 1
        if moves % 7 == 0:
            yield s
    yield s


def plain_result(weights: Weights, row: list[int]) -> float:
    """Units one by one: all rectified but the last."""
    result = 0
    for unit, (bias, out) in enumerate(zip(weights.biases, weights.out, strict=True)):
        total = bias + sum(w[unit] * x for w, x in zip(weights.rows, row, strict=True))
        result += out * (total if unit == UNITS - 1 else max(total, 0))
    return result / (1 << weights.shift)


def test_games_tell_networks_of_themselves() -> None:
    assert {"gnomopolis", "gnome-village", "mighty-gnomes"} <= set(GAMES)
    assert registry.game("toadstools").inputs() is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lanes_sum_up_to_what_plain_arithmetic_gives(game: str, seats: int) -> None:
    inputs, edition = inputs_of(game), registry.shipped_edition(game)
    weights = random_weights(inputs)
    network, rows = Network(weights, inputs, edition), Rows(inputs, edition)
    judged = set()
    for s in positions(game, seats, seats):
        found = network.judge(s)
        assert found == [plain_result(weights, row) for row in rows.read(s)]
        judged.update(found)
    assert len(judged) > 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_kept_of_one_position_does_for_the_next(game: str, seats: int) -> None:
    """Moves of one position after another, as whoever compares them asks: a fresh network says the same of each."""
    inputs, edition = inputs_of(game), registry.shipped_edition(game)
    weights = random_weights(inputs)
    network, rows = Network(weights, inputs, edition), Rows(inputs, edition)
    compared = 0
    for s in islice(positions(game, seats, seats), 3, 30, 3):
        for action in [] if s.player() == NOBODY else s.legal_actions()[:8]:
            t = s.copy()
            t.apply(action)
            assert network.judge(t) == [plain_result(weights, row) for row in rows.read(t)]
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_input_has_a_name_of_its_own(game: str) -> None:
    names = inputs_of(game).names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_put_stays_within_a_byte(game: str) -> None:
    inputs = inputs_of(game)
    rows = Rows(inputs, registry.shipped_edition(game))
    for s in positions(game, 4, 9):
        for row in rows.read(s):
            assert all(-MOST <= x <= MOST for x in row[: inputs.first_piece])


@pytest.mark.parametrize("game", GAMES)
def test_advice_with_a_network_adds_to_what_it_says_without(game: str) -> None:
    inputs, base = inputs_of(game), registry.game(game).advice()
    weights = random_weights(inputs)
    silent = Weights(weights.rows, weights.biases, [0] * UNITS, 20)
    advice, unchanged = NetworkAdvice(base, weights, inputs), NetworkAdvice(base, silent, inputs)
    network = Network(weights, inputs, registry.shipped_edition(game))
    first = base.classic()
    for s in positions(game, 3, 5):
        odds = [value / first.spread(s) for value in first.values(s)]
        assert unchanged.values(s) == odds
        assert advice.values(s) == [a + b for a, b in zip(odds, network.judge(s), strict=True)]
        assert advice.points(s) == first.values(s)
    assert advice.spread(s) == 1.0
    assert advice.plain() is base


def test_a_solo_game_is_judged_without_a_network() -> None:
    inputs, base = inputs_of("gnomopolis"), registry.game("gnomopolis").advice()
    advice = NetworkAdvice(base, random_weights(inputs), inputs)
    s = registry.game("gnomopolis").new(registry.setup("gnomopolis", 1))
    assert advice.values(s) == base.values(s)
    assert advice.spread(s) == base.spread(s)


def test_a_network_meets_another_edition_as_that_is_printed() -> None:
    text = registry.shipped_text("gnomopolis")
    rich = registry.game("gnomopolis").edition(text.replace('effects = ["$2"]', 'effects = ["$9"]'))
    inputs = inputs_of("gnomopolis")
    assert inputs.pieces(rich) != inputs.pieces(registry.shipped_edition("gnomopolis"))
    weights = random_weights(inputs)
    advice = NetworkAdvice(registry.game("gnomopolis").advice(), weights, inputs)
    for edition in (registry.shipped_edition("gnomopolis"), rich, registry.shipped_edition("gnomopolis")):
        s = registry.game("gnomopolis").new(registry.setup("gnomopolis", 2, {}, edition))
        while s.player() == CHANCE:
            s.apply(roll(s, Rng(3)))
        base = advice.base
        judged = Network(weights, inputs, edition).judge(s)
        assert advice.values(s) == [a / base.spread(s) + b for a, b in zip(base.values(s), judged, strict=True)]


def test_weights_that_could_leave_their_lane_are_refused() -> None:
    inputs = inputs_of("gnomopolis")
    weights = random_weights(inputs)
    weights.rows[0][3] = HALF // MOST
    with pytest.raises(ValueError, match="unit 3"):
        weights.check()


def test_lead_is_over_the_best_of_the_others() -> None:
    assert [lead([7, 9, 4], seat) for seat in range(3)] == [-2, 2, -5]
    assert lead([7], 0) == 0


def test_a_file_gives_back_its_weights() -> None:
    inputs = inputs_of("gnomopolis")
    weights = random_weights(inputs)
    data = dumps("gnomopolis", inputs, weights)
    found = loads(data, "gnomopolis", inputs)
    assert found.rows == weights.rows
    assert (found.biases, found.out, found.shift) == (weights.biases, weights.out, weights.shift)
    assert dumps("gnomopolis", inputs, found) == data
    assert len(data) < LARGEST


def test_a_file_of_something_else_is_refused() -> None:
    inputs, other = inputs_of("gnomopolis"), inputs_of("gnome-village")
    data = dumps("gnomopolis", inputs, random_weights(inputs))
    line = data[len(FIRST_LINE) :].partition(b"\n")[0]
    facts = json.loads(line)
    with pytest.raises(BadNetwork, match="begin with"):
        loads(b"PK" + data, "gnomopolis", inputs)
    with pytest.raises(BadNetwork, match="second line"):
        loads(data.replace(line, b"{}"), "gnomopolis", inputs)
    with pytest.raises(BadNetwork, match="gnomehall learn"):
        loads(data, "gnome-village", other)
    with pytest.raises(BadNetwork, match="gnomehall learn"):
        loads(data.replace(facts["inputs"].encode(), b"0" * 16), "gnomopolis", inputs)
    with pytest.raises(BadNetwork, match="bytes of weights"):
        loads(data[:-1], "gnomopolis", inputs)
