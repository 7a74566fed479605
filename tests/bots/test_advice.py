"""What a position is worth: the points, and the features by their weights."""

import pytest

from gnomehall.bots.payoff import payoff, payoffs
from gnomehall.core.advice import LinearAdvice
from gnomehall.laws.walks import Case, cases, walk

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


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_is_worth_the_same_whatever_was_judged_before_it(case: Case) -> None:
    """Advice may keep what it found for a seat. It is asked about two games in turn, so that it is often wrong to."""
    kept = case.game.advice()
    for one, other in zip(walk(case, 3, 1).looks(), walk(case, 4, 1).looks(), strict=False):
        for s in (one, other, one):
            assert kept.values(s) == case.game.advice().values(s)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_payoff_of_one_seat_is_its_payoff_among_all(case: Case) -> None:
    advice = case.game.advice()
    for s in [*walk(case, 5, 1).looks(), walk(case, 5, 1).end()]:
        assert [payoff(s, advice, seat) for seat in range(s.seats)] == payoffs(s, advice)
