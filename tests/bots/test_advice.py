"""What a position is worth: the points, and the features by their weights."""

import pytest

from gnomehall.core.advice import LinearAdvice
from tests.laws.walks import Case, cases, walk

CASES = [case for case in cases() if isinstance(case.game.advice(), LinearAdvice)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_value_is_the_points_and_the_weighed_features(case: Case) -> None:
    """However the value is found: the weights are fitted to the features."""
    advice = case.game.advice()
    assert isinstance(advice, LinearAdvice)
    for s in walk(case, 3, 1).looks():
        values, points = advice.values(s), s.scores()
        for seat in range(s.seats):
            features = advice.features(s, seat)
            weighed = sum(weight * amount for weight, amount in zip(advice.weights, features, strict=True))
            assert values[seat] == pytest.approx(points[seat] + weighed)
