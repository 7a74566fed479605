"""Names beside the points of a chart can be read: they do not lie on each other, and stay in the chart."""

import random

from gnomehall.cli.chart_names import GAP, LETTER, LINE, Placed, place_names


def box(placed: Placed, name: str) -> tuple[float, float]:
    long = LETTER * len(name)
    return (placed.x - long, placed.x) if placed.left else (placed.x, placed.x + long)


def test_a_name_with_room_stands_to_the_right_of_its_point() -> None:
    assert place_names([(50.0, 100.0, "Bank")], 400, 260) == [Placed(False, 50.0 + GAP, 100.0)]


def test_a_name_that_would_leave_the_chart_stands_to_the_left() -> None:
    (placed,) = place_names([(399.0, 100.0, "Learn a trade")], 400, 260)
    assert placed == Placed(True, 399.0 - GAP, 100.0)


def test_names_of_points_at_one_place_stand_above_and_below_each_other() -> None:
    placed = place_names([(50.0, 100.0, "Bank"), (52.0, 101.0, "Citadel"), (51.0, 99.0, "Library")], 400, 260)
    assert sorted(one.y for one in placed) == [100.0 - LINE, 100.0, 100.0 + LINE]


def test_no_two_names_lie_on_each_other_wherever_their_points_are() -> None:
    chance = random.Random(1)
    for _ in range(200):
        points = [(chance.uniform(0, 400), chance.uniform(90, 170), "x" * chance.randint(4, 18)) for _ in range(6)]
        placed = place_names(points, 400, 260)
        boxes = [(*box(one, name), one.y) for one, (_, _, name) in zip(placed, points, strict=True)]
        for number, (low, high, line) in enumerate(boxes):
            assert low >= 0
            assert high <= 400
            assert 0 < line < 260
            for start, end, other in boxes[:number]:
                assert high <= start or end <= low or abs(line - other) >= LINE, points


def test_where_there_is_no_room_at_all_a_name_stays_at_its_point() -> None:
    placed = place_names([(10.0, 10.0, "a"), (10.0, 10.0, "b")], 400, 20)
    assert [one.y for one in placed] == [10.0, 10.0]
