"""Laws of bots: they always answer, legally, within their time, and by what their seat may know alone."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gnomehall import registry
from gnomehall.bots.ismcts import Tree
from gnomehall.bots.move_stats import MoveStats, merge_stats, most_visited
from gnomehall.bots.roster import LEVELS, NAMES, UnknownBot, bot, is_bot
from gnomehall.bots.search import Style
from gnomehall.bots.thinking import Budget, SearchBot, think
from gnomehall.core.advice import Advice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.laws.walks import Case, cases, walk
from gnomehall.sim.batch import Batch, run

CASES = cases()
TREES = (
    *("ismcts:8:turns=0", "ismcts:8:turns=0:depth=0:prior=0", "ismcts:8:turns=0:guided=no:prior=0"),
    *("ismcts:4:turns=0:trees=2", "ismcts:2:turns=0:depth=all"),
)
ROLLOUTS = ("ismcts:2:turns=1", "ismcts:1:turns=1:trees=2")
NETWORKED = ("greedy:network=yes", "ismcts:3:turns=0:network=yes", "ismcts:6:turns=0:network=sparingly")
JUDGED_ROLLOUTS = ("ismcts:1:turns=1:network=sparingly",)
SECRETIVE = [case for case in CASES if case.game.meta.id in ("toadstools", "mighty-gnomes") and "=" not in case.name]
SEEDS = st.integers(0, 2**32 - 1)
OFFSETS = st.integers(0, 99)


def decisions(case: Case, seed: int, offset: int, most: int = 3) -> Iterator[State]:
    """Some positions of a game by lot in which a player decides."""
    found = 0
    for s in walk(case, seed, offset).looks():
        if s.player() >= 0:
            yield s
            found += 1
            if found == most:
                return


def bots_of(case: Case) -> list[Bot]:
    """Every kind of bot. The levels differ from a plain search in nothing but their budgets."""
    advice = case.game.advice()
    # Only where a level plays on: in the pure build a round of greedy players takes seconds in other games.
    on = ROLLOUTS if advice.turns() or case.game.meta.sample else ()
    judged: tuple[str, ...] = ()
    if registry.network(case.game.meta.id) is not None:
        judged = (*NETWORKED, *(JUDGED_ROLLOUTS if on else ()))
    return [bot(name, registry.advice(case.game.meta.id)) for name in ("random", "greedy", *TREES, *on, *judged)]


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=SEEDS, offset=OFFSETS)
def test_every_bot_answers_with_a_legal_action(case: Case, seed: int, offset: int) -> None:
    for s in decisions(case, seed, offset):
        for player in bots_of(case):
            rng = Rng(seed, 5)
            assert player.choose(InformationSet(s, s.player(), rng), rng) in s.legal_actions()


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=SEEDS, offset=OFFSETS)
def test_what_is_worth_a_look_is_legal_and_never_nothing(case: Case, seed: int, offset: int) -> None:
    for s in decisions(case, seed, offset):
        legal = s.legal_actions()
        found = case.game.advice().worthwhile(s, legal)
        assert found
        assert set(found) <= set(legal)


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
@given(seed=SEEDS, offset=OFFSETS)
def test_what_is_hidden_from_a_seat_changes_no_decision(case: Case, seed: int, offset: int) -> None:
    for s in decisions(case, seed, offset):
        seat = s.player()
        other = s.determinize(seat, Rng(seed, 9))
        for player in bots_of(case):
            one, two = Rng(seed, 7), Rng(seed, 7)
            chosen = player.choose(InformationSet(s, seat, one), one)
            assert chosen == player.choose(InformationSet(other, seat, two), two)
            assert one.word() == two.word()


@pytest.mark.parametrize("name", ["toadstools", "mighty-gnomes"])
def test_there_is_something_hidden_to_be_permuted(name: str) -> None:
    """Without this, the test above might compare a position with itself."""
    found = False
    for case in SECRETIVE:
        for s in decisions(case, 3, 50) if case.game.meta.id == name else ():
            seat = s.player()
            other = next(n for n in range(s.seats) if n != seat)
            samples = [s.determinize(seat, Rng(n, 9)) for n in range(20)]
            found = found or len({repr(case.game.view(sample, other)) for sample in samples}) > 1
    assert found


def test_the_same_generator_gives_the_same_answer() -> None:
    case = next(case for case in CASES if case.name == "gnomopolis-2")
    for s in decisions(case, 11, 0):
        for player in bots_of(case):
            answers = {player.choose(InformationSet(s, s.player(), Rng(4)), Rng(4, 1)) for _ in range(2)}
            assert len(answers) == 1


class Hours:
    """A clock that goes on by so many seconds whenever a position is judged, and a little whenever it is read."""

    def __init__(self, each: Callable[[int], float]) -> None:
        self.each = each
        self.now = 100.0
        self.judged = 0

    def __call__(self) -> float:
        self.now += 0.00001
        return self.now


class SlowAdvice(Advice):
    def __init__(self, hours: Hours) -> None:
        self.hours = hours

    def values(self, s: State) -> list[float]:
        self.hours.judged += 1
        self.hours.now += self.hours.each(self.hours.judged)
        return super().values(s)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("each", [0.0001, 0.0005, 0.002])
@pytest.mark.parametrize("uneven", [False, True])
def test_no_level_exceeds_its_time_by_more_than_a_tenth(level: str, each: float, uneven: bool) -> None:
    hours = Hours((lambda n: each * (1 + n % 3)) if uneven else (lambda n: each))
    case = next(case for case in CASES if case.name == "gnomopolis-2")
    s = next(s for s in decisions(case, 1, 0) if len(s.legal_actions()) > 1)
    seconds, style = LEVELS[level]
    player = SearchBot(SlowAdvice(hours), Budget(400, seconds), hours, style)
    began = hours.now
    assert player.choose(InformationSet(s, s.player(), Rng(1)), Rng(2)) in s.legal_actions()
    assert hours.now - began <= 1.1 * seconds
    assert hours.judged > 1


def test_a_search_that_has_no_time_at_all_still_answers() -> None:
    hours = Hours(lambda n: 50.0)
    s = next(decisions(next(case for case in CASES if case.name == "gnomopolis-2"), 1, 0))
    search = Tree(InformationSet(s, s.player(), Rng(1)), SlowAdvice(hours), Rng(2), Style(depth=0))
    think(search, Budget(100, 0.001), hours)
    assert search.iterations == 1
    assert most_visited(search.stats).action in s.legal_actions()


def test_a_budget_of_iterations_is_spent_to_the_last() -> None:
    s = next(decisions(next(case for case in CASES if case.name == "toadstools-3"), 1, 0))
    search = Tree(InformationSet(s, s.player(), Rng(1)), Advice(), Rng(2), Style())
    think(search, Budget(37, 0.0), None)
    assert search.iterations == 37 == sum(stats.visits for stats in search.stats)


@pytest.mark.parametrize("name", ["gnomopolis-2", "gnome-village-2", "mighty-gnomes-2"])
def test_who_stops_because_nothing_can_overtake_a_move_chooses_as_who_thinks_on(name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    earlier = 0
    for s in (s for seed in range(4) for s in decisions(case, seed, 40 * seed) if len(s.legal_actions()) > 1):
        searches = [Tree(InformationSet(s, s.player(), Rng(1)), case.game.advice(), Rng(2), Style()) for _ in range(2)]
        think(searches[0], Budget(400, 0.0), None, choosing=True)
        think(searches[1], Budget(400, 0.0), None)
        assert most_visited(searches[0].stats).action == most_visited(searches[1].stats).action
        earlier += searches[0].iterations < searches[1].iterations == 400
    assert earlier


def test_a_search_may_be_told_which_moves_to_look_at() -> None:
    case = next(case for case in CASES if case.name == "gnomopolis-2")
    s = next(s for s in decisions(case, 1, 0) if len(s.legal_actions()) > 2)
    search = Tree(InformationSet(s, s.player(), Rng(1)), case.game.advice(), Rng(2), Style())
    search.actions = s.legal_actions()[1:2]
    search.grow(20)
    assert [(stats.action, stats.visits) for stats in search.stats] == [(s.legal_actions()[1], 20)]


def test_trees_are_summed_move_by_move() -> None:
    def stats(action: int, visits: int, gain: float) -> MoveStats:
        found = MoveStats(action, 2)
        found.visits, found.squares, found.gains = visits, gain, [gain, visits - gain]
        return found

    both = merge_stats([[stats(7, 3, 1.5), stats(2, 2, 1.0)], [stats(2, 2, 2.0), stats(9, 1, 0.0)]])
    assert [(found.action, found.visits, found.gains) for found in both] == [
        (2, 4, [3.0, 1.0]),
        (7, 3, [1.5, 1.5]),
        (9, 1, [0.0, 1.0]),
    ]
    assert most_visited(both).action == 2
    assert both[0].mean(0) == 0.75


def test_searching_longer_plays_better_than_drawing_lots() -> None:
    summary = run(Batch("toadstools", ("ismcts:40", "random"), games=40, seed=3), 1)
    assert summary.entrants[0].win_rate > 0.6


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "ismcts",
            "ismcts:",
            "ismcts:0",
            "ismcts:-4",
            "ismcts:x",
            "ismcts:5:depth",
            "ismcts:5:depth=x",
            "greedy:5",
        ),
        *(
            "ismcts:5:explore=",
            "ismcts:5:guided=maybe",
            "ismcts:5:nonsense=1",
            "ismcts:5:trees=0",
            "ismcts:5:prior=x",
            "ismcts:5:turns=-1",
            "human",
            "ismcts:٣",
        ),
    ],
)
def test_a_name_that_is_no_bot_is_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(UnknownBot):
        bot(name, Advice())


def test_every_name_of_the_roster_is_a_bot() -> None:
    for name in (*NAMES, *TREES, *ROLLOUTS, "ismcts:100:depth=all:explore=0.25:guided=yes:prior=2:trees=3"):
        assert is_bot(name)
        assert isinstance(bot(name, Advice()), Bot)
