"""The sums behind a report on balance: turn order, spreads, and what came of taking a thing."""

from dataclasses import replace
from pathlib import Path

import pytest

from gnomehall.core.taking import Thing
from gnomehall.sim.balance import Measuring, Spread, in_turn_order
from gnomehall.sim.batch import Batch, Worker, run
from gnomehall.sim.ledger import BadLedger, Ledger
from gnomehall.sim.takings import GameTakings
from gnomehall.sim.tally import Played
from gnomehall.sim.weight import FEWEST, Weight, student

BATCH = Batch("gnomopolis", ("random",) * 2, games=12, seed=3, counts_takings=True)
CARD, ROAD = Thing("card", "Mill", always=False, unique=True), Thing("tile", "Road")


def game(scores: tuple[int, ...], took: list[list[int]], first: int = 0, offered: tuple[int, ...] = (0,)) -> Played:
    """A finished game; who has most points wins."""
    places = tuple(sum(other > mine for other in scores) for mine in scores)
    takings = GameTakings(first, offered, tuple(tuple(row) for row in took))
    return Played(0, tuple(range(len(scores))), scores, places, 9, "planted", 40, takings)


def weights(*games: Played, things: tuple[Thing, ...] = (CARD, ROAD)) -> dict[str, Weight]:
    measuring = Measuring(things, len(games[0].scores))
    for each in games:
        measuring.add(each)
    return {weight.thing.id: weight for weight in measuring.balance().weights}


def test_turn_order_counts_from_who_began_and_not_from_seat_0() -> None:
    measuring = Measuring((), 3)
    for first in range(3):
        # Whoever begins has 10 points, the next 20 and wins, the third none.
        scores = [0, 0, 0]
        scores[first], scores[(first + 1) % 3] = 10, 20
        measuring.add(game((scores[0], scores[1], scores[2]), [[], [], []], first))
    order = measuring.balance().order
    assert [share.mean_score for share in order] == [10, 20, 0]
    assert [share.win_rate for share in order] == [0, 1, 0]
    assert [share.games for share in order] == [3, 3, 3]


def test_a_game_in_turn_order_begins_with_who_began() -> None:
    turned = in_turn_order(game((5, 6, 7), [[], [], []], first=2))
    assert turned.scores == (7, 5, 6)
    assert turned.seated == (2, 0, 1)
    assert turned.places == (0, 2, 1)


def test_percentiles_are_values_that_occurred() -> None:
    spread = Spread.of({1: 1, 2: 8, 50: 1})
    assert (spread.mean, spread.min, spread.max) == (6.7, 1, 50)
    assert (spread.low, spread.middle, spread.high) == (1, 2, 2)
    assert Spread.of({4: 3}) == Spread(4, 4, 4, 4, 4, 4)


def test_scores_margins_and_winners_are_spread_over_the_right_numbers() -> None:
    measuring = Measuring((), 2)
    for scores in ((30, 20), (10, 50), (25, 25)):
        measuring.add(game(scores, [[], []]))
    found = measuring.balance()
    assert (found.scores.min, found.scores.max) == (10, 50)
    assert found.scores.mean == pytest.approx(160 / 6)
    assert (found.winners.min, found.winners.max) == (25, 50)
    assert (found.margins.min, found.margins.middle, found.margins.max) == (0, 10, 40)
    assert found.shared == 1
    assert found.fair == 0.5


def test_takers_are_counted_once_and_takes_as_often_as_they_were_made() -> None:
    found = weights(game((9, 8), [[0, 3], [0, 0]]), game((9, 8), [[0, 1], [0, 2]]))["Road"]
    assert (found.games, found.taken) == (2, 1)
    assert found.takes == 6 / 4
    assert found.takers == 3 / 4


def test_a_thing_that_was_not_within_reach_does_not_count_as_left() -> None:
    there, absent = game((9, 8), [[1, 0], [0, 0]]), game((9, 8), [[0, 0], [0, 0]], offered=())
    found = weights(there, absent)
    assert (found["Mill"].games, found["Mill"].taken, found["Mill"].takers) == (1, 1, 0.5)
    assert (found["Road"].games, found["Road"].taken) == (2, 0)


def test_takers_who_always_win_are_half_the_games_above_a_fair_share_of_two() -> None:
    found = weights(*[game((9, 8), [[1, 0], [0, 0]])] * 20)["Mill"]
    assert found.wins is not None
    assert found.wins.value == 0.5
    assert 0 < found.wins.low < found.wins.value
    assert "strong" in found.notes


def test_a_shared_victory_is_half_a_win_for_a_taker() -> None:
    found = weights(*[game((9, 9), [[1, 0], [0, 0]])] * 20)["Mill"]
    assert found.wins is not None
    assert found.wins.value == 0
    assert found.notes == ("always",)


def test_takers_who_lose_are_noted_as_weak_and_a_few_losses_are_not() -> None:
    lost = game((3, 8), [[1, 0], [0, 0]])
    assert "weak" in weights(*[lost] * 20)["Mill"].notes
    assert weights(*[lost] * (FEWEST - 1))["Mill"].notes == ()
    assert weights(*[lost] * (FEWEST - 1))["Mill"].wins is None


def test_points_compare_takers_with_others_of_their_own_table() -> None:
    # Rich tables and poor ones: the takers are 4 ahead at each, however rich it is.
    mixed = [game((base + 4, base, base), [[0, 1], [0, 0], [0, 0]]) for base in (10, 20, 30, 40, 50, 60)]
    nobody = [game((200, 100, 0), [[0, 0]] * 3)] * 9
    found = weights(*mixed, *nobody)["Road"]
    assert found.mixed == 6
    assert found.points is not None
    assert found.points.value == pytest.approx(4)
    assert found.points.half == pytest.approx(0, abs=1e-6)


def test_the_interval_of_the_points_is_that_of_a_mean() -> None:
    found = weights(*(game((10 + gap, 10), [[0, 1], [0, 0]]) for gap in (1, 2, 3, 4, 5)))["Road"]
    assert found.points is not None
    assert found.points.value == pytest.approx(3)
    # Five tables: a variance of 2.5, and Student's 2.776 of four degrees of freedom.
    assert found.points.half == pytest.approx(2.776 * (2.5 / 5) ** 0.5, rel=5e-3)


@pytest.mark.parametrize(("freedom", "printed"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_distribution_is_that_of_the_printed_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.01)


def test_of_too_few_mixed_tables_no_points_are_told() -> None:
    assert weights(*[game((9, 8), [[0, 1], [0, 0]])] * (FEWEST - 1))["Road"].points is None
    assert weights(*[game((9, 8), [[0, 1], [0, 1]])] * 50)["Road"].points is None


def test_what_everybody_takes_is_still_weighed_take_by_take() -> None:
    # Two points for each take, on top of what the table is good for.
    games = [game((base + 2 * a, base + 2 * b), [[0, a], [0, b]]) for base, a, b in [(5, 1, 4), (90, 6, 2), (40, 3, 1)]]
    found = weights(*games * 3)["Road"]
    assert found.mixed == 0
    assert found.each is not None
    assert found.each.value == pytest.approx(2)
    assert found.each.half == pytest.approx(0, abs=1e-6)
    assert "always" in found.notes


def test_where_everybody_takes_a_thing_its_takers_prove_nothing() -> None:
    found = weights(*[game((9, 8), [[0, 2], [0, 1]])] * 50)["Road"]
    assert found.takers == 1
    assert found.wins is None
    assert found.notes == ("always",)


def test_what_nobody_takes_is_noted() -> None:
    assert weights(*[game((9, 8), [[0, 0], [0, 0]])] * 20)["Road"].notes == ("never",)


def test_a_unique_thing_is_always_taken_when_it_is_in_every_game() -> None:
    even = [game((9, 8), [[1, 1], [0, 0]]), game((9, 8), [[0, 0], [1, 1]])] * 20
    found = weights(*even)
    assert found["Mill"].notes == ("always",)
    assert found["Road"].notes == ()


def test_the_rows_go_by_kind_and_then_by_what_they_brought() -> None:
    things = (Thing("card", "Bad"), Thing("tile", "Road"), Thing("card", "Good"), Thing("card", "Left"))
    games = [game((9, 1), [[0, 1, 1, 0], [1, 0, 0, 0]], offered=())] * 9
    assert list(weights(*games, things=things)) == ["Good", "Bad", "Left", "Road"]


def test_alone_nobody_is_beaten() -> None:
    found = weights(*[game((30,), [[1, 2]])] * 9)
    assert found["Road"].wins is None
    assert found["Road"].points is None
    assert found["Road"].takes == 2


def test_counting_changes_nothing_in_a_game() -> None:
    counted, plain = Worker(BATCH), Worker(replace(BATCH, counts_takings=False))
    # The first game of a batch has the same chance, counted or not.
    assert replace(counted.play_game(0), takings=None) == plain.play_game(0)


def test_every_game_that_is_counted_has_a_chance_of_its_own() -> None:
    worker = Worker(BATCH)
    assert worker.generators(0)[0].word() != worker.generators(1)[0].word()


@pytest.mark.parametrize("name", ["gnomopolis", "gnome-village", "mighty-gnomes"])
def test_the_first_player_is_not_always_the_same_seat(name: str) -> None:
    worker = Worker(replace(BATCH, game=name))
    found = [worker.play_game(number).takings for number in range(12)]
    assert {takings.first for takings in found if takings is not None} == {0, 1}


def test_an_option_that_names_the_first_player_is_seen() -> None:
    worker = Worker(replace(BATCH, game="mighty-gnomes", options={"first": "1"}))
    takings = worker.play_game(0).takings
    assert takings is not None
    assert takings.first == 1


def test_the_number_of_processes_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.sim.batch.START", 0.0)

    def play(jobs: int) -> list[Played]:
        found: list[Played] = []
        run(BATCH, jobs, watch=found.append)
        return found

    assert play(1) == play(2)


def test_a_file_keeps_what_was_taken(tmp_path: Path) -> None:
    fresh: list[Played] = []
    run(BATCH, 1, watch=fresh.append)
    run(replace(BATCH, games=5), 1, ledger=Ledger(tmp_path / "games.jsonl"))
    gone_on: list[Played] = []
    summary = run(BATCH, 1, ledger=Ledger(tmp_path / "games.jsonl"), watch=gone_on.append)
    assert gone_on == fresh
    assert 0 < summary.fresh < summary.decisions


def test_files_with_and_without_takings_are_kept_apart(tmp_path: Path) -> None:
    plain, counted = Ledger(tmp_path / "plain.jsonl"), Ledger(tmp_path / "counted.jsonl")
    run(replace(BATCH, games=2, counts_takings=False), 1, ledger=plain)
    run(replace(BATCH, games=2), 1, ledger=counted)
    assert "takings" not in plain.path.read_text(encoding="utf-8")
    with pytest.raises(BadLedger, match="another batch"):
        run(replace(BATCH, games=2), 1, ledger=plain)
    with pytest.raises(BadLedger, match=r"another batch: it has things .{0,70}, not None"):
        run(replace(BATCH, games=2, counts_takings=False), 1, ledger=counted)
