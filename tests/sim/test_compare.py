"""Editions in pairs: the same luck for both, figures that stop when they are known, and components weighed fairly."""

from dataclasses import replace
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.bots.random import RandomBot
from gnomehall.core.bot import InformationSet
from gnomehall.core.record import loads
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.core.taking import Thing
from gnomehall.sim import paired
from gnomehall.sim.chance import TiedChance
from gnomehall.sim.compare import Comparison, Goal, compare
from gnomehall.sim.course import Course, Lead, Moment
from gnomehall.sim.examples import WHYS, records_of
from gnomehall.sim.figures import EVERY, LEAST, Difference, benjamini_hochberg, holm
from gnomehall.sim.ledger import BadLedger
from gnomehall.sim.paired import Pairing, PairWorker, Watched
from gnomehall.sim.takings import GameTakings
from gnomehall.sim.tally import Played
from gnomehall.sim.trials import Keeper, Wanted
from gnomehall.sim.worth import Adjusting

MORE_PUFFBALLS = registry.shipped_text("toadstools").replace("copies = 4", "copies = 5")
FEWER_COINS = registry.shipped_text("gnomopolis").replace("coins = 30", "coins = 25")
PAIRING = Pairing("toadstools", 2, "random", 3, {}, (None, MORE_PUFFBALLS))


def figures(found: Comparison) -> dict[str, Difference]:
    return {str(one.figure): one for one in found.figures}


# --- chance ----------------------------------------------------------------------------------------------------------


def test_a_draw_is_as_likely_as_its_weight() -> None:
    game, setup = registry.game("toadstools"), registry.setup("toadstools", 2)
    state = game.new(setup)
    assert state.weights() == [6, 5, 4]
    drawn = [TiedChance(game, 1, number).draw(state) for number in range(3000)]
    shares = [drawn.count(action) / 3000 for action in state.legal_actions()]
    assert shares == pytest.approx([6 / 15, 5 / 15, 4 / 15], abs=0.03)


def test_draws_of_one_thing_do_not_depend_on_how_often_another_was_drawn() -> None:
    game = registry.game("gnomopolis")
    state = game.new(registry.setup("gnomopolis", 2))
    one, other = TiedChance(game, 5, 0), TiedChance(game, 5, 0)
    while state.asked() != "draw":
        state.apply(one.draw(state))
    gnomes = state
    offer = game.new(registry.setup("gnomopolis", 2))
    offer.apply(offer.legal_actions()[0])
    assert offer.asked() == "reveal"
    one, other = TiedChance(game, 5, 0), TiedChance(game, 5, 0)
    for _ in range(3):
        one.draw(gnomes)
    assert [one.draw(offer) for _ in range(8)] == [other.draw(offer) for _ in range(8)]
    assert len({TiedChance(game, 5, number).draw(offer) for number in range(40)}) > 10


def test_a_draw_changes_only_where_its_own_outcome_is_gone() -> None:
    game = registry.game("gnomopolis")
    offer = game.new(registry.setup("gnomopolis", 2))
    offer.apply(offer.legal_actions()[0])
    gone = offer.copy()
    first = gone.legal_actions()[0]
    # Once it is revealed, a card is not in the deck; the same place is then drawn for again.
    gone.apply(first)
    gone.todo = offer.todo[:]
    assert first not in gone.legal_actions()
    for number in range(60):
        whole, rest = TiedChance(game, 9, number).draw(offer), TiedChance(game, 9, number).draw(gone)
        assert rest == whole or whole == first


def test_equal_editions_play_equal_games() -> None:
    commented = registry.shipped_text("gnomopolis") + "\n# the same\n"
    worker = PairWorker(Pairing("gnomopolis", 3, "random", 2, {}, (None, commented)))
    for number in range(3):
        pair = worker.play_pair(number)
        assert pair.games[0] == pair.games[1]


# --- figures ---------------------------------------------------------------------------------------------------------


def test_what_a_change_does_is_told_and_what_it_does_not_is_not() -> None:
    found = figures(compare(PAIRING, Goal(pairs=120), jobs=1))
    # 16 mushrooms for 15: a pair scores what the meadow has of each kind, less the dust, and one more is planted.
    assert found["decisions"].change.value == 1.0
    assert found["decisions"].changed
    assert found["score"].changed
    assert found["rounds"].change.value == 0.0
    assert not found["rounds"].changed
    assert found["wins: 1"].change.value == pytest.approx(-found["wins: 2"].change.value)
    assert found["ending: planted"].change.low < 0 < found["ending: planted"].change.high, "120 games prove no never"


def test_pairs_are_played_until_every_headline_is_known() -> None:
    found = compare(PAIRING, Goal(points=9.0), jobs=1)
    assert found.pairs >= LEAST
    assert found.pairs % EVERY == 0
    for one in found.figures:
        if one.figure.headline:
            assert 100 * one.change.half / (1 if one.figure.share else one.before.value) <= 9.0 + 0.2
    closer = compare(PAIRING, Goal(points=6.0), jobs=1)
    assert closer.pairs > found.pairs


def test_an_edition_alone_is_played_until_its_figures_are_known() -> None:
    found = compare(replace(PAIRING, editions=(None, None)), Goal(points=6.0), jobs=1)
    assert found.pairs > LEAST, "that nothing changes is known sooner"
    for one in found.figures:
        if one.figure.headline:
            assert 100 * one.after.half / (1 if one.figure.share else one.after.value) <= 6.0 + 0.2


def test_the_number_of_processes_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paired, "START", 0.0)
    one, two = (compare(PAIRING, Goal(points=9.0), jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_a_comparison_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = compare(PAIRING, Goal(pairs=12), jobs=1)
    asked: list[int] = []
    play_pair = PairWorker.play_pair

    def interrupted(worker: PairWorker, number: int) -> paired.Pair:
        if number == 7 and 7 not in asked:
            asked.append(7)
            raise KeyboardInterrupt
        asked.append(number)
        return play_pair(worker, number)

    monkeypatch.setattr(PairWorker, "play_pair", interrupted)
    stopped = compare(PAIRING, Goal(pairs=12), jobs=1, folder=tmp_path)
    assert stopped.stopped
    assert stopped.pairs == 7
    with (tmp_path / "2-pairs.jsonl").open("a") as file:
        file.write('{"number": 7, "ga')
    asked.append(7)
    assert compare(PAIRING, Goal(pairs=12), jobs=1, folder=tmp_path) == whole
    assert asked[-5:] == [7, 8, 9, 10, 11]
    with pytest.raises(BadLedger, match="another batch"):
        compare(replace(PAIRING, seed=4), Goal(pairs=12), jobs=1, folder=tmp_path)


def test_holm_and_benjamini_hochberg_keep_their_promises() -> None:
    # The example of Benjamini and Hochberg (1995): Bonferroni's method names 3 of 15, theirs 4.
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    chances += [0.7590, 1.0000]
    assert benjamini_hochberg(chances) == [True] * 4 + [False] * 11
    assert holm(chances) == [True] * 3 + [False] * 12
    assert holm([0.03, 0.02]) == [True, True]
    assert holm([0.04, 0.03]) == [False, False]
    assert benjamini_hochberg([0.04, 0.03]) == [True, True]


def test_the_lead_changes_when_another_leads_alone() -> None:
    lead = Lead()
    for decisions, scores in enumerate([(0, 0), (1, 0), (1, 1), (2, 1), (2, 3), (2, 3), (2, 4)], 1):
        lead.note(scores, decisions)
    assert lead.changes == 1
    assert lead.decided([1, 0], 10) == 0.5
    assert lead.decided([0, 1], 10) == 1.0, "a tie-break gave it to another"
    assert lead.decided([0, 0], 10) == 1.0


def test_lengths_and_scores_are_counted_by_edition() -> None:
    found = compare(PAIRING, Goal(pairs=12), jobs=1)
    for side, counted in enumerate(found.counted):
        assert sum(counted.rounds.values()) == 12
        assert sum(counted.scores.values()) == 24
        mean = sum(score * times for score, times in counted.scores.items()) / 24
        figure = figures(found)["score"]
        assert mean == pytest.approx((figure.before, figure.after)[side].value)


def test_examples_are_the_odd_games_and_show_most_components() -> None:
    pairing = Pairing("gnomopolis", 2, "random", 1, {}, (None, FEWER_COINS))
    found = compare(pairing, Goal(pairs=12), jobs=1)
    games = {one.number: one for one in found.examples}
    assert sorted(why for one in found.examples for why in one.whys) == sorted(WHYS)
    worker = PairWorker(pairing)
    pairs = [worker.play_pair(number) for number in range(12)]
    rounds = [pair.games[1].played.rounds for pair in pairs]
    [longest] = [one for one in found.examples if "long" in one.whys]
    assert rounds[longest.number] == max(rounds)
    for side in (0, 1):
        shown = frozenset[int]().union(*(one.taken[side] for one in found.examples))
        taken = {moment.thing for pair in pairs for moment in pair.games[side].course.moments}
        assert shown == taken, "twelve games are few enough to show all"
    records = records_of(pairing, found.examples)
    assert set(records) == {(number, side) for number in games for side in (0, 1)}
    for (number, side), text in records.items():
        assert registry.replay_record(loads(text)).state.scores() == list(pairs[number].games[side].played.scores)


# --- components ------------------------------------------------------------------------------------------------------


def watched(number: int, winner: int, moments: list[Moment]) -> Watched:
    places = (0, 1) if winner == 0 else (1, 0)
    played = Played(number, (0, 1), (0, 0), places, 1, "", 10, GameTakings(0, (), ((), ())))
    return Watched(played, Course(20, 0, 1.0, tuple(moments)))


def test_a_thing_that_only_leaders_take_is_worth_nothing_when_adjusted() -> None:
    """Leaders win nine games in ten. Thing 0 goes to the leader; thing 1 to either, and wins what it is taken in."""
    things = [Thing("card", "crown"), Thing("card", "sword"), Thing("card", "pebble")]
    adjusting = Adjusting(things, 2)
    rng = Rng(4)
    for number in range(2000):
        leader, taker, idler = rng.below(2), rng.below(2), rng.below(2)
        wins_anyway = leader if rng.below(10) else 1 - leader
        winner = taker if rng.below(2) else wins_anyway
        hopes = [0.9 if seat == leader else 0.1 for seat in (0, 1)]
        moments = [
            Moment(seat, thing, hopes[seat], 5 if seat == leader else -5)
            for thing, seat in enumerate((leader, taker, idler))
        ]
        adjusting.add(watched(number, winner, moments))
    crown, sword, pebble = adjusting.worths()
    assert crown is not None
    assert sword is not None
    assert pebble is not None
    raw = sum(taker.won for taker in adjusting.takers[0]) / 2000 - 0.5
    assert raw > 0.15
    assert abs(crown[0].value) < 0.12, "but it only goes to those who win anyway"
    assert sword[0].low > crown[0].high
    assert sword[1] < 1e-6
    assert sword[0].value - pebble[0].value > 0.15


def test_a_few_takers_who_all_won_do_not_tell_much() -> None:
    """Their gains scatter not at all, and still nobody knows yet what the next one would win."""
    adjusting = Adjusting([Thing("card", "rare"), Thing("card", "common")], 2)
    for number in range(200):
        rare = [Moment(0, 0, 0.5, 0)] if number < 10 else []
        winner = 0 if rare or number % 2 else 1
        adjusting.add(watched(number, winner, [*rare, Moment(0, 1, 0.5, 0)]))
    few, many = adjusting.worths()
    assert few is not None
    assert many is not None
    assert few[0].value > 0.4
    assert 0.2 < few[0].half < 0.6, "ten of ten are 72 to 100 %"
    assert many[0].half == pytest.approx(0.07, abs=0.01)


def test_a_component_has_its_worth_in_four_ways(tmp_path: Path) -> None:
    pairing = Pairing("gnomopolis", 2, "random", 1, {}, (None, FEWER_COINS))
    goal = Goal(pairs=14, trials=5, components=frozenset({"D1"}))
    found = compare(pairing, goal, jobs=1, folder=tmp_path)
    [use] = [component for component in found.components if str(component.thing) == "use: D1"]
    assert use.taken is not None
    for side in use.sides:
        assert side is not None
        assert side.weight.takers > 0
        assert side.adjusted is not None
        assert side.forbidden is not None
        assert side.search is not None
        assert side.forbidden.low < side.forbidden.high
    others = [component for component in found.components if component.thing.id != "D1"]
    assert all(side is not None and side.forbidden is None for component in others for side in component.sides)
    lines = (tmp_path / "2-trials.jsonl").read_text().splitlines()
    assert len(lines) == 1 + found.trials
    again = compare(pairing, goal, jobs=1, folder=tmp_path)
    assert (tmp_path / "2-trials.jsonl").read_text().splitlines() == lines
    assert again.components == found.components


def test_who_is_kept_from_a_thing_does_not_take_it() -> None:
    worker = PairWorker(Pairing("gnomopolis", 2, "random", 1, {}, (None, None)))
    side = worker.sides[0]
    game = side.play_game(0)
    cards = [m for m in game.course.moments if side.counter.things[m.thing].kind in ("card", "use")]
    kept = 0
    for moment in cards[:6]:
        keeper = Keeper(side, Wanted(0, moment.thing, 0, moment.seat))
        keeper.value = lambda s, seat, actions: 0.0  # type: ignore[method-assign]  # the search takes long and is not asked about here
        without = side.play(0, keeper.chance, keeper.choose)
        taken = [m for m in without.course.moments if (m.seat, m.thing) == (moment.seat, moment.thing)]
        kept += keeper.fall is not None and not taken
        assert keeper.fall is None or not taken
    assert kept >= 3


def test_a_bot_is_not_shown_what_it_is_kept_from() -> None:
    game = registry.game("toadstools")
    state = game.new(registry.setup("toadstools", 2))
    rng = Rng(3)
    while state.player() == CHANCE:
        state.apply(state.legal_actions()[rng.below(len(state.legal_actions()))])
    legal = state.legal_actions()
    assert len(legal) > 1
    known = InformationSet(state, state.player(), rng, legal[:1])
    assert known.legal_actions() == legal[1:]
    assert all(RandomBot().choose(known, rng) in legal[1:] for _ in range(20))
