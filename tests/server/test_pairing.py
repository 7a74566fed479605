"""Who meets whom in a tournament, and who leads."""

from collections import Counter
from itertools import combinations

import pytest

from gnomehall.server.tournaments.pairing import (
    Past,
    Seating,
    balanced,
    knockout,
    knockout_rounds,
    round_robin,
    round_robin_rounds,
    swiss,
    table_sizes,
)
from gnomehall.server.tournaments.standing import Outcome, points_of_round, standings


def meetings(rounds: list[list[Seating]], count: int) -> list[int]:
    past = Past.of(rounds)
    return [past.meetings(one, other) for one, other in combinations(range(count), 2)]


# --- two at a table -----------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 9, 16])
def test_in_a_round_robin_each_meets_each_once_and_begins_about_half_of_the_time(count: int) -> None:
    rounds: list[list[Seating]] = []
    for number in range(round_robin_rounds(count)):
        rounds.append(round_robin(range(count), number))
        assert sorted(one for table in rounds[-1] for one in table) == list(range(count))
    assert set(meetings(rounds, count)) == {1}
    past = Past.of(rounds)
    assert all(abs(past.sat.get((one, 0), 0) - past.sat.get((one, 1), 0)) <= 1 for one in range(count))
    assert all(past.byes.get(one, 0) == count % 2 for one in range(count))


def test_the_first_swiss_round_is_the_upper_half_of_the_seeds_against_the_lower() -> None:
    tables = swiss(range(6), {}, Past())
    assert [set(table) for table in tables] == [{0, 3}, {1, 4}, {2, 5}]


def test_a_swiss_round_pairs_equals_who_have_not_met_and_gives_the_bye_to_the_last_without_one() -> None:
    rounds: list[list[Seating]] = [[(0, 3), (1, 4), (2, 5), (6,)]]
    points = {0: 1.0, 1: 1.0, 2: 1.0, 6: 1.0, 3: 0.0, 4: 0.0, 5: 0.0}
    tables = swiss([0, 1, 2, 6, 3, 4, 5], points, Past.of(rounds))
    assert tables[-1] == (5,)
    assert {frozenset(table) for table in tables[:-1]} == {frozenset((0, 2)), frozenset((1, 6)), frozenset((3, 4))}
    rounds.append(tables)
    assert (5,) not in swiss([0, 1, 2, 6, 3, 4, 5], points, Past.of(rounds)), "nobody has a second bye before others"


@pytest.mark.parametrize("count", [2, 3, 6, 7, 12, 33])
def test_nobody_meets_anybody_twice_in_as_many_swiss_rounds_as_a_winner_takes(count: int) -> None:
    rounds: list[list[Seating]] = []
    points = dict.fromkeys(range(count), 0.0)
    for _ in range(knockout_rounds(count)):
        order = sorted(points, key=lambda one: (-points[one], one))
        rounds.append(swiss(order, points, Past.of(rounds)))
        for table in rounds[-1]:
            points[min(table)] += 1.0
    assert max(meetings(rounds, count)) == 1


def test_where_all_have_met_a_swiss_round_lets_them_meet_again() -> None:
    rounds: list[list[Seating]] = [[(0, 1)]]
    assert swiss([0, 1], {0: 1.0}, Past.of(rounds)) == [(1, 0)], "and the other one begins"


def test_a_knockout_lets_the_best_meet_the_last_and_byes_go_to_the_best() -> None:
    assert [set(table) for table in knockout(range(4), Past())] == [{0, 3}, {1, 2}]
    assert [set(table) for table in knockout(range(5), Past())] == [{3, 4}, {0}, {1}, {2}]
    assert [knockout_rounds(count) for count in (2, 3, 4, 5, 8, 9)] == [1, 2, 2, 3, 3, 4]


# --- three and four at a table ------------------------------------------------------------------


def test_as_few_tables_as_can_be_and_none_much_smaller_than_another() -> None:
    assert [table_sizes(count, 4) for count in (4, 5, 6, 9, 10, 13)] == [
        [4],
        [3, 2],
        [3, 3],
        [3, 3, 3],
        [4, 3, 3],
        [4, 3, 3, 3],
    ]


@pytest.mark.parametrize(
    ("count", "seats", "rounds", "least", "most"),
    # The first three have seatings in which all meet equally often, and nothing less is taken.
    [(9, 3, 4, 1, 1), (16, 4, 5, 1, 1), (8, 4, 7, 3, 3), (12, 4, 3, 0, 2), (7, 3, 5, 1, 2), (30, 4, 6, 0, 1)],
)
def test_each_meets_each_as_evenly_as_can_be(count: int, seats: int, rounds: int, least: int, most: int) -> None:
    played: list[list[Seating]] = []
    for number in range(rounds):
        played.append(balanced(range(count), seats, Past.of(played), number))
        assert sorted(one for table in played[-1] for one in table) == list(range(count))
    found = meetings(played, count)
    assert (min(found), max(found)) == (least, most)


def test_where_four_play_four_rounds_everybody_sits_in_each_seat_once() -> None:
    played: list[list[Seating]] = []
    for number in range(4):
        played.append(balanced(range(4), 4, Past.of(played), number))
    assert Counter(Past.of(played).sat.values()) == {1: 16}


# --- standings ----------------------------------------------------------------------------------


def test_a_point_is_shared_out_by_how_many_one_came_before() -> None:
    [three, two, bye] = points_of_round(
        [Outcome((0, 1, 2), (0, 1, 1)), Outcome((3, 4), (1, 0)), Outcome((5,), (0,))], duplicate=False
    )
    assert (three, two, bye) == ((1.0, 0.25, 0.25), (0.0, 1.0), (1.0,))


def test_with_the_same_chance_a_seat_is_compared_with_the_same_seat_of_other_tables() -> None:
    # All who begin lose, by luck: the one who loses by least has played best.
    tables = [
        Outcome((0, 1), (1, 0), (10, 20)),
        Outcome((2, 3), (1, 0), (18, 20)),
        Outcome((4, 5), (1, 0), (10, 20)),
    ]
    assert points_of_round(tables, duplicate=True) == [(0.25, 0.75), (1.0, 0.0), (0.25, 0.75)]
    assert points_of_round(tables, duplicate=False)[1] == (0.0, 1.0)


def test_a_table_without_scores_counts_by_its_places_in_duplicate_play_too() -> None:
    tables = [Outcome((0, 1), (0, 1)), Outcome((2, 3), (0, 1), (30, 20)), Outcome((4, 5), (0, 1), (31, 20))]
    assert points_of_round(tables, duplicate=True) == [(1.0, 0.0), (0.0, 1.0), (1.0, 0.0)]


def test_who_have_as_many_points_are_parted_by_those_of_their_opponents() -> None:
    first = [Outcome((0, 1), (0, 1)), Outcome((2, 3), (0, 1))]
    second = [Outcome((0, 2), (0, 1)), Outcome((1, 3), (0, 1))]
    found = standings(range(4), [first, second])
    # 1 and 2 have a point each and met the same two: 1 has beaten 3 alone, 2 as well. So they share a place.
    assert [(one.entrant, one.place, one.points, one.opponents) for one in found] == [
        (0, 0, 2.0, 2.0),
        (1, 1, 1.0, 2.0),
        (2, 1, 1.0, 2.0),
        (3, 3, 0.0, 2.0),
    ]
    third = [Outcome((1, 0), (0, 1)), Outcome((2, 3), (0, 1))]
    found = standings(range(4), [first, second, third])
    # 0, 1 and 2 have two points; who met the others of these oftener has met stronger opponents.
    assert [(one.entrant, one.opponents) for one in found] == [(0, 6.0), (1, 4.0), (2, 2.0), (3, 6.0)]
