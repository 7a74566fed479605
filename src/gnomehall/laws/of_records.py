"""Laws of records: a game is what is written of it."""

import dataclasses

from gnomehall import registry
from gnomehall.core.match import Match, replay
from gnomehall.core.record import dumps, loads
from gnomehall.laws.laws import law
from gnomehall.laws.snapshot import snapshot
from gnomehall.laws.walks import Walk


def written(walk: Walk, stop: int) -> Match:
    match = Match(walk.game, walk.case.setup)
    for action in walk.actions[:stop]:
        match.act(action)
    return match


@law
def a_finished_record_replays_to_the_same_position(walk: Walk) -> None:
    check_record(walk, len(walk.actions))


@law
def an_unfinished_record_replays_to_the_same_position(walk: Walk) -> None:
    for stop in walk.stops()[:: len(walk.stops()) // 2 or 1]:
        check_record(walk, stop)


def check_record(walk: Walk, stop: int) -> None:
    match = written(walk, stop)
    record = match.record()
    text = dumps(record)
    assert loads(text) == record
    assert (record.result is not None) == (stop == len(walk.actions))
    again = replay(walk.game, walk.case.setup, loads(text))
    assert snapshot(again.state) == snapshot(match.state) == snapshot(walk.at(stop))
    assert dumps(again.record()) == text


@law
def taking_back_leads_to_the_position_before(walk: Walk) -> None:
    for stop in walk.stops()[1:3]:
        match = written(walk, stop)
        match.cut(stop - 1)
        assert snapshot(match.state) == snapshot(walk.at(stop - 1))
        assert len(match.moves) == stop - 1


@law
def a_record_carries_an_edition_that_is_not_shipped(walk: Walk) -> None:
    match = written(walk, walk.stops()[-1])
    match.setup = dataclasses.replace(match.setup, shipped=False)
    record = loads(dumps(match.record()))
    assert record.edition_text is not None
    assert walk.game.edition(record.edition_text).digest == registry.shipped_edition(walk.game.meta.id).digest
