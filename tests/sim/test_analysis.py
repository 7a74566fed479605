"""Hints and analyses: what a search thinks of a position and of a game."""

import json
from dataclasses import asdict, replace

import pytest

from gnomehall import registry
from gnomehall.bots.move_stats import MoveStats
from gnomehall.bots.roster import bot
from gnomehall.bots.thinking import Budget
from gnomehall.core.bot import InformationSet
from gnomehall.core.match import Match
from gnomehall.core.record import Record
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.sim.analysis import Analysis, Moment, NotAsked, Reason, analyse, hint, reason_for, slips


def match_of(name: str, players: tuple[str, ...], decisions: int) -> Match:
    """A game between bots, broken off after so many decisions."""
    game = registry.game(name)
    match = Match(game, registry.setup(name, len(players)), players)
    rng = Rng(5)
    while not match.over and (decisions or match.state.player() == CHANCE):
        who = match.state.player()
        if who == CHANCE:
            match.roll(rng.below)
        else:
            match.act(bot(players[who], game.advice()).choose(InformationSet(match.state, who, rng), rng))
            decisions -= 1
    return match


def record_of(match: Match) -> Record:
    return match.record()


GAME = record_of(match_of("toadstools", ("greedy", "random"), 1000))


def test_a_hint_names_three_legal_moves_the_most_tried_first() -> None:
    match = match_of("gnomopolis", ("greedy", "greedy"), 20)
    seat = match.state.player()
    found = hint(match, seat, Budget(120, 0.0))
    assert found.seat == seat
    assert found.iterations == 120
    assert len(found.ideas) == 3
    assert [idea.visits for idea in found.ideas] == sorted((idea.visits for idea in found.ideas), reverse=True)
    for idea in found.ideas:
        assert match.game.parse(match.state, idea.text) == idea.action
        assert 0 <= idea.low <= idea.value <= idea.high <= 1
        assert idea.share == idea.visits / 120
    assert sum(found.chances) == pytest.approx(1)
    assert found.chances[seat] == found.ideas[0].value


def test_a_hint_is_the_same_again_and_changes_nothing() -> None:
    match = match_of("toadstools", ("greedy", "random", "random"), 4)
    before = record_of(match)
    one, two = (hint(match, match.state.player(), Budget(50, 0.0)) for _ in range(2))
    assert one == two
    assert record_of(match) == before


def test_only_the_seat_that_decides_gets_a_hint() -> None:
    match = match_of("toadstools", ("greedy", "random"), 2)
    with pytest.raises(NotAsked):
        hint(match, 1 - match.state.player(), Budget(10, 0.0))


def test_a_hint_does_not_know_what_is_hidden_from_its_seat() -> None:
    match = match_of("toadstools", ("greedy", "random"), 5)
    seat = match.state.player()
    honest = hint(match, seat, Budget(60, 0.0))
    match.state = match.state.determinize(seat, Rng(77))
    assert hint(match, seat, Budget(60, 0.0)) == honest


def test_an_analysis_judges_every_real_decision_of_the_game() -> None:
    heard: list[tuple[int, int]] = []
    found = analyse(GAME, Budget(30, 0.0), None, lambda done, total: heard.append((done, total)))
    assert not found.stopped
    assert heard == [(n + 1, len(found.moments)) for n in range(len(found.moments))]
    for moment in found.moments:
        move = GAME.moves[moment.number]
        assert (move.who, move.text) == (moment.seat, moment.played)
        assert sum(moment.chances) == pytest.approx(1)
        assert moment.cost == 0 or moment.best != moment.played
    assert GAME.result is not None
    assert found.final is not None
    assert sum(found.final) == 1
    assert [share > 0 for share in found.final] == [place == 0 for place in GAME.result.places]
    json.dumps(asdict(found))


def test_an_analysis_can_be_stopped_and_keeps_what_it_has() -> None:
    done: list[int] = []
    found = analyse(GAME, Budget(5, 0.0), None, lambda n, total: done.append(n), lambda: len(done) == 3)
    assert found.stopped
    assert len(found.moments) == 3
    assert found.final is None


def test_an_analysis_keeps_its_time_and_still_reaches_the_end() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    found = analyse(GAME, Budget(1_000_000, 4.0), clock)
    assert now[0] <= 4.4
    assert found.final is not None
    assert all(moment.iterations >= 1 for moment in found.moments)


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_goes() -> None:
    cut = record_of(match_of("toadstools", ("greedy", "random"), 6))
    found = analyse(cut, Budget(5, 0.0))
    assert found.final is None
    assert not found.stopped
    assert found.moments[-1].number < len(cut.moves)


def moment(number: int, seat: int, chance: float, value: float, best: float) -> Moment:
    return Moment(number, seat, (chance, 1 - chance), f"played {number}", f"better {number}", value, best, 10)


COURSE = Analysis(
    "toadstools",
    ("a", "b"),
    9,
    (
        moment(1, 0, 0.5, 0.5, 0.5),
        moment(3, 1, 0.5, 0.2, 0.5),
        moment(5, 0, 0.8, 0.5, 0.8),
        moment(7, 1, 0.77, 0.22, 0.23),
    ),
    (1.0, 0.0),
    stopped=False,
)


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game() -> None:
    found = [(swing.moment.number, swing.seat, swing.before, swing.after) for swing in COURSE.turning_points()]
    assert [number for number, *_ in found] == [3, 7]
    assert found[0][2:] in ((0.5, 0.8), (0.5, pytest.approx(0.2)))
    assert [swing.moment.number for swing in COURSE.turning_points(1)] == [3]


def test_the_costliest_moves_of_a_seat_come_the_worst_first() -> None:
    assert [moment.number for moment in COURSE.costliest(1)] == [3, 7]
    assert [moment.number for moment in COURSE.costliest(0)] == [5]
    assert COURSE.costliest(1, 1)[0].cost == pytest.approx(0.3)


def test_slips_say_what_was_played_and_what_was_better_in_that_position() -> None:
    found = analyse(GAME, Budget(60, 0.0))
    told = slips(GAME, found)
    assert [slip.moment for slip in told] == [*found.costliest(0, 3), *found.costliest(1, 3)]
    assert any(slip.moment.seat == 1 for slip in told), "a player who draws lots gives something away"
    for slip in told:
        match = registry.replay_record(GAME, upto=slip.moment.number)
        choices = match.game.faces().choices(match.state)
        assert slip.played in choices
        assert slip.best in choices
        assert (slip.played.text, slip.best.text) == (slip.moment.played, slip.moment.best)


def test_a_record_that_does_not_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="line"):
        analyse(replace(GAME, moves=GAME.moves[:-1]), Budget(5, 0.0))


def test_a_reason_is_what_tells_two_moves_apart_in_the_numbers_of_the_search() -> None:
    def stats(action: int, chance: float, mine: float, rival: float) -> MoveStats:
        found = MoveStats(action, 2)
        found.visits, found.gains, found.points = 10, [10 * chance, 10 - 10 * chance], [10 * mine, 10 * rival]
        return found

    best = stats(1, 0.6, 30.0, 25.0)
    assert reason_for(best, stats(2, 0.5, 27.5, 24.5), 0) == Reason("points", 2.5)
    assert reason_for(best, stats(2, 0.5, 30.5, 28.0), 0) == Reason("rivals", 3.0)
    assert reason_for(stats(2, 0.5, 27.5, 24.5), best, 0) == Reason("points", -2.5)
    close = reason_for(best, stats(2, 0.5, 29.9, 25.1), 0)
    assert close.kind == "chance"
    assert close.by == pytest.approx(0.1)
    assert reason_for(best, None, 0) == Reason("only", 0.0)


def test_every_idea_of_a_hint_has_a_reason_and_the_first_speaks_for_it() -> None:
    match = match_of("gnomopolis", ("greedy", "greedy"), 20)
    first, *rest = hint(match, match.state.player(), Budget(200, 0.0)).ideas
    assert all(idea.reason.kind in ("points", "rivals", "chance") for idea in (first, *rest))
    assert (first.reason.by >= 0) == (first.value >= rest[0].value)
