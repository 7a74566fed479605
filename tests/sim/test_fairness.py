"""Batches are fair to their entrants: everybody sits everywhere, and meets the same chance."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from gnomehall.core.rng import Rng
from gnomehall.sim.batch import Batch, Worker, run
from gnomehall.sim.ledger import BadLedger, Ledger
from gnomehall.sim.rating import Ratings
from gnomehall.sim.tally import Played, Summary, Tally, wilson

THREE = Batch("toadstools", ("random", "greedy", "ismcts:3"), games=9, seed=4)
PAIRS = replace(THREE, players=2, games=4)


def timeless(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0, fresh=0)


def words(rng: Rng) -> tuple[int, ...]:
    return tuple(rng.word() for _ in range(4))


def test_from_game_to_game_everybody_moves_on_by_a_seat() -> None:
    worker = Worker(THREE)
    for number in range(9):
        seated = worker.seating(number)
        for entrant in range(3):
            assert seated[(entrant + number) % 3] == entrant


def test_the_games_of_one_round_of_seats_have_the_same_chance_and_other_thoughts() -> None:
    worker = Worker(THREE)
    chance = [words(worker.generators(number)[0]) for number in range(9)]
    assert chance[0] == chance[1] == chance[2] != chance[3] == chance[4] == chance[5] != chance[6]
    minds = [words(mind) for number in range(9) for mind in worker.generators(number)[1]]
    assert len(set(minds)) == len(minds) == 27


def test_every_table_is_played_in_every_seating_with_the_same_chance() -> None:
    worker = Worker(PAIRS)
    assert PAIRS.total == 12
    first_deal = [worker.seating(number) for number in range(6)]
    assert first_deal == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    chance = [words(worker.generators(number)[0]) for number in range(12)]
    assert len(set(chance[:6])) == len(set(chance[6:])) == 1
    assert chance[0] != chance[6]


def test_players_of_one_kind_win_alike_whatever_a_seat_is_worth() -> None:
    """With mirrored chance and bots that draw no lots, rotation leaves no difference at all."""
    summary = run(Batch("toadstools", ("greedy", "greedy"), games=40, seed=1), 1)
    assert abs(summary.seats[0].win_rate - 0.5) > 0.1
    assert abs(summary.entrants[0].win_rate - 0.5) < 0.1


def test_an_arena_counts_each_meeting_once_for_each_side() -> None:
    summary = run(PAIRS, 1)
    assert summary.games == 12
    assert [share.games for share in summary.entrants] == [8, 8, 8]
    assert sum(share.wins for share in summary.entrants) == 12
    for one in range(3):
        assert summary.ahead[one][one] is None
        for other in range(one):
            ahead, behind = summary.ahead[one][other], summary.ahead[other][one]
            assert ahead is not None
            assert behind is not None
            assert ahead + behind == pytest.approx(1)


def test_a_tally_counts_places_scores_and_margins() -> None:
    tally = Tally(entrants=3, seats=2)
    tally.add(Played(0, (0, 2), (10, 7), (0, 1), 5, "full", 20))
    tally.add(Played(1, (2, 0), (4, 4), (0, 0), 7, "empty", 30))
    summary = tally.summary(2.0, 50, stopped=False)
    assert [share.games for share in summary.entrants] == [2, 0, 2]
    assert [share.wins for share in summary.entrants] == [Fraction(3, 2), 0, Fraction(1, 2)]
    assert [share.mean_score for share in summary.entrants] == [7.0, 0.0, 5.5]
    assert [share.margin for share in summary.entrants] == [1.5, 0.0, -1.5]
    assert [share.wins for share in summary.seats] == [Fraction(3, 2), Fraction(1, 2)]
    assert summary.ahead[0][2] == 0.75
    assert (summary.shared, summary.rounds.mean, summary.decisions_per_second) == (1, 6.0, 25.0)
    assert summary.endings == {"empty": 1, "full": 1}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # From the formula of E. B. Wilson (1927), worked out by hand with z = 1.96.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (65, 100, 0.5525, 0.7364), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_the_one_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_who_wins_more_is_rated_higher_and_more_games_leave_less_doubt() -> None:
    ratings = Ratings(3)
    start = ratings.all()
    for n in range(30):
        ratings.add(Played(n, (n % 2, 1 - n % 2), (0, 0), (n % 2, 1 - n % 2), 1, "", 1))
    strong, weak, idle = ratings.all()
    assert strong.skill > idle.skill > weak.skill
    assert strong.doubt < start[0].doubt
    assert idle == start[2]


# --- kept in a file -----------------------------------------------------------------------


def test_a_batch_that_was_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run(PAIRS, 1)

    def stop(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    assert run(PAIRS, 1, stop, Ledger(path)).games == 5
    seen: list[int] = []
    again = run(PAIRS, 1, None, Ledger(path), lambda game: seen.append(game.number))
    assert timeless(again) == timeless(whole)
    assert 0 < again.fresh < again.decisions
    assert seen == list(range(12))
    assert run(PAIRS, 1, None, Ledger(path)).fresh == 0
    lines = path.read_text().splitlines()
    assert len(lines) == 13


def test_the_file_is_the_same_however_often_it_was_gone_on_with(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    run(PAIRS, 1, None, Ledger(one))
    for games in (1, 3, 4):
        run(replace(PAIRS, games=games), 1, None, Ledger(two))
    assert one.read_text() == two.read_text()


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run(PAIRS, 1, None, Ledger(path))
    text = path.read_text()
    path.write_text(text[:-20])
    assert timeless(run(PAIRS, 1, None, Ledger(path))) == timeless(whole)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "other",
    [replace(PAIRS, seed=5), replace(PAIRS, players=3), replace(PAIRS, bots=("random", "greedy", "ismcts:4"))],
)
def test_the_file_of_another_batch_is_not_added_to(tmp_path: Path, other: Batch) -> None:
    path = tmp_path / "games.jsonl"
    run(PAIRS, 1, None, Ledger(path))
    before = path.read_text()
    with pytest.raises(BadLedger, match="another batch"):
        run(other, 1, None, Ledger(path))
    assert path.read_text() == before


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[1]\n", "no new line"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(BadLedger, match="no file of results"):
        run(PAIRS, 1, None, Ledger(path))
    assert path.read_text() == text


def test_a_missing_or_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(PAIRS, 1, None, Ledger(path))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3] + lines[4:]))
    with pytest.raises(BadLedger, match="line 4: game 2 is missing"):
        run(PAIRS, 1, None, Ledger(path))
    path.write_text("".join([*lines[:3], "{}\n"]))
    with pytest.raises(BadLedger, match="line 4: this is no game"):
        run(PAIRS, 1, None, Ledger(path))


def test_an_arena_gives_the_same_whatever_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.sim.batch.START", 0.0)
    assert timeless(run(PAIRS, 2)) == timeless(run(PAIRS, 1))


def test_rotation_is_seen_in_the_games(tmp_path: Path) -> None:
    games: list[Played] = []
    run(THREE, 1, None, None, games.append)
    assert Counter(game.seated for game in games) == {(0, 1, 2): 3, (2, 0, 1): 3, (1, 2, 0): 3}
