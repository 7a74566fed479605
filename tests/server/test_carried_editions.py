"""A table that was begun with another edition than the shipped one is played on with it."""

from pathlib import Path

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.record import loads
from gnomehall.server.store.interface import SeatRow, TableRow, TimelineEntry
from gnomehall.server.tables.bot_turns import question_for
from gnomehall.server.tables.prepared_tables import play_out, split_turns
from gnomehall.server.tables.table import Table
from gnomehall.server.tables.timeline import rebuild
from gnomehall.server.workers.worker import MatchCache, think
from tests.server.halls import Running, served

RECORD = loads((Path(__file__).parents[1] / "golden" / "mighty-gnomes" / "two-players-1.txt").read_text("utf-8"))


def stored() -> tuple[TableRow, list[TimelineEntry]]:
    """The first half of a game as the store has it, with its edition."""
    seats = (SeatRow("ann"), SeatRow("bob", "greedy"))
    names = ("t1", RECORD.game, RECORD.rules, RECORD.edition, RECORD.digest, RECORD.edition_text)
    row = TableRow(*names, dict(RECORD.options), seats, False, "playing", 0)
    start = Match(registry.game(RECORD.game), registry.replay_record(RECORD, upto=0).setup)
    return row, play_out(start, split_turns(RECORD.moves)[:12], 0).entries


@served()
async def test_a_bot_is_asked_with_the_edition_of_its_table(server: Running) -> None:
    row, steps = stored()
    timeline = rebuild(row, steps)
    assert timeline.match.setup.edition.digest == RECORD.digest != registry.shipped_edition(RECORD.game).digest
    table = Table(server.hall, row, steps, [], timeline)
    asked = question_for(table, timeline.match.state.player(), "greedy")
    assert asked.edition_text == timeline.match.setup.edition.text
    thought = think(MatchCache(), asked)
    assert not thought.error
    timeline.match.branch().play(thought.move)
