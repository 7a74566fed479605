"""Rollouts: moves meet the same deals, what is surely worse is given up, and the best of the rest is chosen."""

import pytest

from gnomehall.bots.move_stats import MoveStats, best_of
from gnomehall.bots.rollouts import MOST, Contender, Rollouts, in_question, surely_worse
from gnomehall.bots.search import Style
from gnomehall.bots.thinking import Budget, pick_best, think
from gnomehall.core.bot import InformationSet
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.laws.walks import Case, cases, walk

CASE = next(case for case in cases() if case.name == "toadstools-2")


def position(case: Case = CASE, choices: int = 3) -> State:
    return next(s for s in walk(case, 5, 0).looks() if s.player() >= 0 and len(s.legal_actions()) >= choices)


def rollouts(s: State, explore: float = 1.0) -> Rollouts:
    return Rollouts(InformationSet(s, s.player(), Rng(1)), CASE.game.advice(), Rng(2), Style(explore=explore), 1)


def test_every_move_in_question_meets_every_deal() -> None:
    search = rollouts(position())
    search.grow(1)
    moves = search.choices
    assert 2 < moves <= MOST
    search.grow(3 * moves - 1)
    assert [stats.visits for stats in search.stats] == [3] * moves
    search.grow(1)
    assert sorted(stats.visits for stats in search.stats) == [3] * (moves - 1) + [4]
    assert sum(stats.visits for stats in search.stats) == search.iterations


def test_what_looks_worse_than_allowed_is_not_played_on() -> None:
    s = position()
    narrow, wide = rollouts(s, explore=0.0), rollouts(s, explore=1.0)
    narrow.grow(1)
    wide.grow(1)
    assert narrow.choices < wide.choices
    assert narrow.stats[0].action == wide.stats[0].action


def test_rollouts_may_be_told_which_moves_to_look_at() -> None:
    search = rollouts(position())
    search.actions = search.actions[1:2]
    search.grow(5)
    assert [(stats.action, stats.visits) for stats in search.stats] == [(search.actions[0], 5)]


def test_who_has_one_move_left_in_question_stops() -> None:
    search = rollouts(position())
    search.actions = search.actions[:1]
    think(search, Budget(50, 0.0), None, choosing=True)
    assert search.iterations == 1


@pytest.mark.parametrize(
    ("one", "other", "worse"),
    [
        ([0.1, 0.2, 0.3, 0.4], [0.2, 0.3, 0.4, 0.5], True),
        ([0.1, 0.2, 0.3, 0.4], [0.1, 0.2, 0.3, 0.4], False),
        ([0.1, 0.9, 0.1, 0.9], [0.9, 0.1, 0.9, 0.3], False),
        ([0.5, 0.5, 0.5, 0.5], [0.4, 0.4, 0.4, 0.4], False),
    ],
)
def test_a_move_is_surely_worse_by_what_it_brought_in_the_same_deals(
    one: list[float], other: list[float], worse: bool
) -> None:
    assert surely_worse(one, other) is worse


def test_the_best_stays_in_question_with_what_may_still_overtake_it() -> None:
    def contender(action: int, *gained: float) -> Contender:
        found = Contender(action, 0.5)
        found.gained, found.total = list(gained), sum(gained, 0.0)
        return found

    uneven, worse = contender(1, 0.9, 0.1, 0.9, 0.1), contender(2, 0.1, 0.1, 0.2, 0.2)
    best = contender(3, 0.6, 0.6, 0.7, 0.7)
    assert [left.action for left in in_question([uneven, worse, best])] == [1, 3]


def test_the_best_is_chosen_of_those_that_were_not_given_up_early() -> None:
    def stats(action: int, visits: int, mean: float) -> MoveStats:
        found = MoveStats(action, 1)
        found.visits, found.gains = visits, [visits * mean]
        return found

    found = [stats(1, 9, 0.5), stats(2, 4, 0.9), stats(3, 8, 0.6)]
    assert best_of(found, 0).action == 3
    advice = CASE.game.advice()
    assert pick_best(found, 0, advice, Style(turns=1)).action == 3
    assert pick_best(found, 0, advice, Style(turns=0)).action == 1
