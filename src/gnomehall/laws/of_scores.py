"""Laws of the count: scores, places, rounds, endings, and that no component is lost."""

from gnomehall.core.state import NOBODY
from gnomehall.laws.laws import law
from gnomehall.laws.walks import Walk


@law
def no_component_is_lost_or_made(walk: Walk) -> None:
    census = walk.game.census(walk.at(0))
    assert census
    for s, _ in walk.positions():
        assert walk.game.census(s) == census
    assert walk.game.census(walk.end()) == census


@law
def the_score_sheet_adds_up_to_the_scores(walk: Walk) -> None:
    for s, _ in walk.positions():
        assert walk.game.faces().sheet(s).totals() == s.scores()
    s = walk.end()
    sheet = walk.game.faces().sheet(s)
    assert sheet.totals() == s.scores()
    assert len(s.scores()) == s.seats
    for line in sheet.lines:
        assert line.kind
        assert line.rule.startswith(walk.game.meta.prefix)


@law
def places_follow_the_scores(walk: Walk) -> None:
    for s, _ in walk.positions():
        check_places(s.scores(), s.places())
    check_places(walk.end().scores(), walk.end().places())


def check_places(scores: list[int], places: list[int]) -> None:
    seats = range(len(scores))
    for a in seats:
        # A place is the number of those before it, so a shared one leaves a gap behind it.
        assert places[a] == sum(places[b] < places[a] for b in seats)
        for b in seats:
            if scores[a] > scores[b]:
                assert places[a] < places[b]


@law
def rounds_count_upwards_from_one(walk: Walk) -> None:
    last = 1
    for s, _ in walk.positions():
        assert s.round() >= last
        last = s.round()
    assert walk.end().round() >= last


@law
def a_game_that_is_over_says_in_one_word_why(walk: Walk) -> None:
    said = False
    for s, _ in walk.positions():
        assert bool(s.ending()) >= said, "an ending was taken back"
        said = bool(s.ending())
    end = walk.end()
    assert end.player() == NOBODY
    assert len(end.ending().split()) == 1
