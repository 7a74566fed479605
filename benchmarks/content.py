"""What a table works out for its viewers after a move: log, views, what changed in them, choices, messages.

    PYTHONPATH=.build/compiled python benchmarks/content.py
    PYTHONPATH=.build/compiled python benchmarks/content.py --players 2 --games 8

One connection looks on from every seat. The moves are random, the same each time; what the rules do to judge a move is
not counted, nor is anything of sockets and disk. A game is cut into four quarters, so that what grows with its length
shows. Microseconds of processor time a move, of the best of some rounds.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY
from gnomehall.server.tables.broadcast import Broadcast
from gnomehall.server.tables.timeline import Timeline

TABLE = "x" * 12
"""As long as the id of a table."""
QUARTERS = 4


@dataclass(frozen=True)
class Content:
    """What the moves of one game cost, a move after another."""

    commit: list[float]
    """Writing the entry of the log."""
    moved: list[float]
    """Views, changes, choices and messages."""

    def seconds(self) -> list[float]:
        return [log + told for log, told in zip(self.commit, self.moved, strict=True)]


def deal(game: str, players: int, below: Callable[[int], int]) -> Timeline:
    timeline = Timeline(Match(registry.game(game), registry.setup(game, players)))
    timeline.commit(timeline.deal(0, below))
    return timeline


def random_moves(game: str, players: int, seed: int) -> list[str]:
    """The moves that people make in a random game; chance draws by the seed too."""
    chance, luck = Rng(seed), Rng(seed + 1000)
    timeline, moves = deal(game, players, chance.below), []
    while (state := timeline.match.state).player() != NOBODY:
        legal = state.legal_actions()
        moves.append(timeline.match.game.text(state, legal[luck.below(len(legal))]))
        timeline.commit(timeline.move(state.player(), moves[-1], 0, chance.below))
    return moves


def measure(game: str, players: int, seed: int, moves: list[str]) -> Content:
    """Play the moves of a game once more, with somebody in every seat."""
    forget_views(game)
    chance = Rng(seed)
    timeline, seats = deal(game, players, chance.below), range(players)
    broadcast = Broadcast(timeline, lambda _: True)
    for seat in seats:
        broadcast.view(seat)
    marks = {seat: broadcast.choices(seat)[1] for seat in seats}
    content = Content([], [])
    for move in moves:
        draft = timeline.move(timeline.match.state.player(), move, 0, chance.below)
        began = time.process_time()
        timeline.commit(draft)
        written = time.process_time()
        _, mark = broadcast.moved(TABLE, {seat: {marks[seat]} for seat in seats})
        content.moved.append(time.process_time() - written)
        content.commit.append(written - began)
        if timeline.match.state.player() in marks:
            marks[timeline.match.state.player()] = mark
    return content


def forget_views(game: str) -> None:
    """Let go of the parts of views that are kept, so that a game played once more finds no more than the first time."""
    module = sys.modules.get(f"{type(registry.game(game)).__module__}.view_builder")
    builder_of = getattr(module, "builder_of", None)
    if builder_of is not None:
        builder_of.cache_clear()


def best_rounds(game: str, players: int, games: int, rounds: int) -> Iterator[Content]:
    """Each game with the least time that any round took for each of its moves."""
    for seed in range(games):
        moves = random_moves(game, players, seed)
        played = [measure(game, players, seed, moves) for _ in range(rounds)]
        commit, moved = (
            zip(*(one.commit for one in played), strict=True),
            zip(*(one.moved for one in played), strict=True),
        )
        yield Content([min(times) for times in commit], [min(times) for times in moved])


def mean_us(seconds: list[float]) -> float:
    return 1e6 * sum(seconds) / len(seconds)


def quarters(games: list[Content]) -> list[float]:
    """Microseconds a move in each quarter of the games."""
    found: list[list[float]] = [[] for _ in range(QUARTERS)]
    for one in games:
        seconds = one.seconds()
        cuts = [len(seconds) * i // QUARTERS for i in range(QUARTERS + 1)]
        for quarter, (first, last) in zip(found, pairwise(cuts), strict=True):
            quarter += seconds[first:last]
    return [mean_us(quarter) for quarter in found]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a table works out for its viewers after a move.")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    print(f"{'game':<16}{'players':>8}{'moves':>7}{'us a move':>11}{'log':>7}{'rest':>7}   by quarter")
    for game in registry.GAMES:
        for players in args.players:
            if players not in registry.game(game).meta.seats:
                continue
            found = list(best_rounds(game, players, args.games, args.rounds))
            log = mean_us([seconds for one in found for seconds in one.commit])
            rest = mean_us([seconds for one in found for seconds in one.moved])
            moves = sum(len(one.moved) for one in found) / len(found)
            by_quarter = "".join(f"{us:>7.0f}" for us in quarters(found))
            print(f"{game:<16}{players:>8}{moves:>7.0f}{log + rest:>11.0f}{log:>7.0f}{rest:>7.0f} {by_quarter}")


if __name__ == "__main__":
    main()
