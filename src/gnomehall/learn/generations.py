"""Generations: the champion plays itself, a challenger learns from it, and replaces it if it surely plays better.

Everything is kept in one folder, and the same call goes on where it was stopped:

    replay/GGG-NNNN.npz   the games of a generation, in files of a few games each
    networks/GGG.net      the challenger of a generation
    champion.net          the champion; there is none as long as the advice without a network holds the title
    log.jsonl             a line for each generation that is over
"""

import json
import time
from collections.abc import Callable, Generator, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from gnomehall import registry
from gnomehall.core.errors import GnomehallError
from gnomehall.core.weights import digest, dumps
from gnomehall.files import replacing
from gnomehall.learn.duel import bouts_of, play_bout
from gnomehall.learn.selfplay import GAMES_A_SHARD, Shard, inputs_of, play_shard
from gnomehall.learn.training import UNITS, train
from gnomehall.sim.pool import available_cores, in_order, pool_of
from gnomehall.sim.tally import wilson

Job = TypeVar("Job")
Done = TypeVar("Done")

TITLE: Final = 0.52
"""What the lower end of a challenger's interval must be above to make it champion."""
Progress = Callable[[str, int, int], None]
"""Hears what is being done (play, train or duel), how much of it is done, and how much there is."""


class OtherRun(GnomehallError):
    """A folder of something else."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What every generation does."""

    game: str
    games: int = 4_000
    """Games of self-play."""
    epochs: int = 12
    window: int = 3
    """Of how many generations the games are learnt from."""
    duel: int = 400
    """Games against the champion."""
    seed: int = 0
    units: int = UNITS
    """Hidden units of a network: more take longer to judge."""

    def seats(self) -> tuple[int, ...]:
        """The numbers of players, in turn: the smallest twice, since its games are the shortest."""
        several = tuple(n for n in registry.game(self.game).meta.seats if 2 <= n <= 4)
        return (several[0], *several)


@dataclass(frozen=True, slots=True)
class Generation:
    """What became of one, as it is logged."""

    generation: int
    games: int
    positions: int
    """Those that were learnt from, of earlier generations too."""
    plain_loss: float
    train_loss: float
    held_out_loss: float
    duel: int
    wins: float
    low: float
    high: float
    promoted: bool
    network: str
    """The hash of the challenger."""
    play_seconds: float
    train_seconds: float
    seconds: float


class Run:
    def __init__(self, folder: Path, plan: Plan, jobs: int | None = None, progress: Progress | None = None) -> None:
        self.folder = folder
        self.plan = plan
        self.jobs = jobs or available_cores()
        self.progress = progress or (lambda what, done, total: None)
        self.inputs = inputs_of(plan.game)
        folder.mkdir(parents=True, exist_ok=True)
        mark = folder / "game"
        if mark.exists() and mark.read_text(encoding="utf-8").strip() != plan.game:
            raise OtherRun(f"{folder} is of another game: {mark.read_text(encoding='utf-8').strip()}")
        write(mark, f"{plan.game}\n".encode())

    def log(self) -> list[dict[str, Any]]:
        """The generations that are over."""
        path = self.folder / "log.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [json.loads(line) for line in lines]

    def champion(self) -> bytes | None:
        path = self.folder / "champion.net"
        return path.read_bytes() if path.exists() else None

    def advance(self) -> Generation:
        """One more generation."""
        began = time.monotonic()
        number = len(self.log())
        champion = self.champion()
        games = self._play(number, champion)
        played = time.monotonic()
        recent = [f"{n:03}-" for n in range(max(0, number - self.plan.window + 1), number + 1)]
        files = sorted(path for path in (self.folder / "replay").glob("*.npz") if path.name[:4] in recent)
        found = train(files, self.plan.epochs, self.plan.seed + number, self._trained, self.plan.units)
        challenger = dumps(self.plan.game, self.inputs, found.weights)
        write(self.folder / "networks" / f"{number:03}.net", challenger)
        trained = time.monotonic()
        wins, low, high = self.duel(challenger, champion, number)
        done = Generation(
            number,
            games,
            found.positions,
            round(found.plain_loss, 5),
            round(found.train_loss, 5),
            round(found.held_out_loss, 5),
            2 * ((self.plan.duel + 1) // 2),
            wins,
            round(low, 4),
            round(high, 4),
            low > TITLE,
            digest(challenger),
            round(played - began, 1),
            round(trained - played, 1),
            round(time.monotonic() - began, 1),
        )
        if done.promoted:
            write(self.folder / "champion.net", challenger)
        lines = [*self.log(), asdict(done)]
        write(self.folder / "log.jsonl", "".join(json.dumps(line) + "\n" for line in lines).encode())
        return done

    def duel(self, challenger: bytes | None, champion: bytes | None, number: int) -> tuple[float, float, float]:
        """The wins of the challenger, and the interval of its rate."""
        bouts = bouts_of(self.plan.game, challenger, champion, self.plan.seed + 7919 * number, self.plan.duel)
        wins, played = 0.0, 0
        for bout, won in zip(bouts, self._each(play_bout, bouts), strict=True):
            wins += won
            played += bout.games
            self.progress("duel", played, sum(bout.games for bout in bouts))
        return wins, *wilson(wins, played)

    def _play(self, number: int, champion: bytes | None) -> int:
        plan, seats = self.plan, self.plan.seats()
        shards = [
            Shard(
                plan.game,
                seats[i % len(seats)],
                plan.seed + 104_729 * number,
                i,
                min(GAMES_A_SHARD, plan.games - first),
                i // len(seats) % 2 == 1,
                champion,
                self.folder / "replay" / f"{number:03}-{i:04}.npz",
            )
            for i, first in enumerate(range(0, plan.games, GAMES_A_SHARD))
        ]
        done = 0
        for shard, _ in zip(shards, self._each(play_shard, shards), strict=True):
            done += shard.games
            self.progress("play", done, plan.games)
        return done

    def _trained(self, epoch: int, loss: float) -> None:
        self.progress("train", epoch, self.plan.epochs)

    def _each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
        """What the jobs give, in their order, from as many processes as are wanted."""
        if self.jobs == 1:
            yield from map(work, jobs)
        else:
            yield from in_order(pool_of(self.jobs, _nothing), self.jobs, work, jobs)


def _nothing() -> None:
    """A process needs no preparation."""


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as fresh:
        fresh.write_bytes(data)
