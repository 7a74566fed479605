"""What a move costs a client in bytes: the `moved` messages that every seat gets in the recorded games of the tests.

    python benchmarks/move_bytes.py
    PYTHONPATH=/another/checkout/src python benchmarks/move_bytes.py

Which version is measured is decided by what Python finds. The sample game has no records, so it is played at random,
with the same seeds each time. The last column is what a move would cost if choices that did not change were sent whole.
"""

import statistics
from pathlib import Path

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.record import Move, Record, loads
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY
from gnomehall.server.store.interface import TimelineEntry
from gnomehall.server.tables.broadcast import Broadcast
from gnomehall.server.tables.prepared_tables import PlayedTurn, split_turns
from gnomehall.server.tables.timeline import Draft, Timeline

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"
RANDOM_GAMES = 20
TABLE = "x" * 12
"""As long as the id of a table."""
UNKNOWN = -1
"""The mark of a connection that knows no choices."""


def recorded_games(game: str) -> list[tuple[Match, tuple[Move, ...]]]:
    """The first position of every game and its moves."""
    files = sorted((GOLDEN / game).glob("*.txt"))
    records: list[Record] = [loads(file.read_text(encoding="utf-8")) for file in files]
    played = [(registry.replay_record(record, upto=0), record.moves) for record in records]
    return played or [play_at_random(game, seed) for seed in range(RANDOM_GAMES)]


def play_at_random(game: str, seed: int) -> tuple[Match, tuple[Move, ...]]:
    meta, rng = registry.game(game).meta, Rng(seed)
    match = Match(registry.game(game), registry.setup(game, meta.seats[seed % len(meta.seats)]))
    start = match.branch()
    while match.state.player() != NOBODY:
        legal = match.state.legal_actions()
        match.act(legal[rng.below(len(legal))])
    return start, tuple(match.moves)


def message_sizes(start: Match, moves: tuple[Move, ...], whole: bool) -> list[int]:
    """The sizes of all `moved` messages, with one connection to every seat."""
    timeline = Timeline(start)
    first, *turns = split_turns(moves)
    commit(timeline, first)
    broadcast, seats = Broadcast(timeline, lambda _: False), range(start.setup.seats)
    for seat in seats:
        broadcast.view(seat)
    marks = {seat: UNKNOWN if whole else broadcast.choices(seat)[1] for seat in seats}
    sizes = []
    for turn in turns:
        commit(timeline, turn)
        sent, mark = broadcast.moved(TABLE, {seat: {marks[seat]} for seat in seats})
        sizes += [len(sent[seat, marks[seat]]) for seat in seats]
        decider = timeline.match.state.player()
        if decider in marks and not whole:
            marks[decider] = mark
    return sizes


def commit(timeline: Timeline, turn: PlayedTurn) -> None:
    match = timeline.match.branch()
    events = [event for text in turn.moves for event in match.play(text)]
    state = match.state
    entry = TimelineEntry(timeline.seq + 1, turn.who, turn.moves, None, state.player(), state.round(), 0)
    timeline.commit(Draft(entry, match, events))


def main() -> None:
    print(f"{'game':<16}{'messages':>9}{'mean':>7}{'p99':>7}{'choices whole: mean':>21}")
    for game in registry.GAMES:
        games = recorded_games(game)
        sizes, whole = ([n for start, moves in games for n in message_sizes(start, moves, w)] for w in (False, True))
        p99 = statistics.quantiles(sizes, n=100)[-1]
        print(f"{game:<16}{len(sizes):>9}{statistics.mean(sizes):>7.0f}{p99:>7.0f}{statistics.mean(whole):>21.0f}")


if __name__ == "__main__":
    main()
