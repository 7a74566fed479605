"""Games of bots as training data: for every decision the observation, the mask, the action and the final reward."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gnomehall import files
from gnomehall.core.bot import InformationSet
from gnomehall.core.errors import GnomehallError
from gnomehall.core.play import roll
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.envs.arrays import Encoding
from gnomehall.envs.rewards import final_rewards
from gnomehall.sim.batch import Batch, Worker
from gnomehall.sim.pool import available_cores, in_order, pool_of

Columns = dict[str, NDArray[Any]]
"""By name, one row for each decision."""

ENDINGS: Final = (".npz", ".parquet")


class BadTarget(GnomehallError):
    """A file that self-play can't be written to."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What to play: game i depends only on this and on i."""

    batch: Batch
    reward: str = "win"


class Player:
    """Plays the games of a batch as `gnomehall sim` does, and records every decision."""

    def __init__(self, wanted: SelfPlay) -> None:
        self.worker = Worker(wanted.batch)
        self.reward = wanted.reward
        setup = self.worker.setup
        self.encoding = Encoding(self.worker.game, setup.edition, setup.seats)

    def play_game(self, number: int) -> Columns:
        """The decisions of one game, in order."""
        worker, encoding = self.worker, self.encoding
        chance, minds = worker.generators(number)
        bots = [worker.bots[entrant] for entrant in worker.seating(number)]
        state = worker.game.new(worker.setup)
        seen, masks, actions, seats = [], [], [], []
        while (who := state.player()) != NOBODY:
            if who == CHANCE:
                state.apply(roll(state, chance))
                continue
            action = bots[who].choose(InformationSet(state, who, minds[who]), minds[who])
            seen.append(encoding.observe(state, who))
            masks.append(np.packbits(encoding.mask(state).view(np.uint8), bitorder="little"))
            actions.append(action)
            seats.append(who)
            state.apply(worker.game.check(state, action))
        worth = final_rewards(self.reward, state)
        return {
            "game": np.full(len(actions), number, np.int32),
            "seat": np.array(seats, np.int8),
            "observation": np.stack(seen),
            "mask": np.stack(masks),
            "action": np.array(actions, np.int32),
            "reward": np.array([worth[seat] for seat in seats], np.float32),
        }


def about(wanted: SelfPlay) -> dict[str, Any]:
    """What the numbers mean, and everything that the data depend on, to be written into the file."""
    encoding = Player(wanted).encoding
    slices = {name: [where.start, where.stop] for name, where in encoding.layout.slices().items()}
    shape = {"layout": encoding.layout.version, "fields": slices, "actions": encoding.actions}
    return wanted.batch.terms() | {"reward": wanted.reward} | shape


def play_games(wanted: SelfPlay, jobs: int | None = None) -> Iterator[Columns]:
    """The games in order, from several processes if there are enough cores."""
    numbers = range(wanted.batch.games)
    workers = min(jobs or available_cores(), len(numbers))
    if workers > 1:
        return in_order(pool_of(workers, _start, wanted), workers, _play, numbers)
    player = Player(wanted)
    return (player.play_game(number) for number in numbers)


_player: Player | None = None
"""The player of a process in a pool."""


def _start(wanted: SelfPlay) -> None:
    global _player
    _player = Player(wanted)


def _play(number: int) -> Columns:
    assert _player is not None
    return _player.play_game(number)


def check_target(path: Path) -> None:
    """Refuse an unknown kind of file before anything is played."""
    if path.suffix not in ENDINGS:
        raise BadTarget(f"{path}: the name must end in {' or '.join(ENDINGS)}")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise BadTarget(f"{path}: Parquet needs pyarrow: pip install 'gnomehall[parquet]', or take .npz")


def write_games(
    path: Path, wanted: SelfPlay, jobs: int | None = None, progress: Callable[[int], None] | None = None
) -> int:
    """Play and write, and return the number of decisions. The file appears only when it is complete."""
    check_target(path)
    write = _write_npz if path.suffix == ".npz" else _write_parquet
    with files.replacing(path) as target:
        return write(target, about(wanted), _counted(play_games(wanted, jobs), progress))


def _counted(games: Iterator[Columns], progress: Callable[[int], None] | None) -> Iterator[Columns]:
    for done, columns in enumerate(games, 1):
        yield columns
        if progress is not None:
            progress(done)


def _write_npz(path: Path, facts: dict[str, Any], games: Iterator[Columns]) -> int:
    found = list(games)
    joined = {name: np.concatenate([columns[name] for columns in found]) for name in found[0]}
    arrays: dict[str, Any] = {"about": np.array(json.dumps(facts)), **joined}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
    return len(joined["action"])


def _write_parquet(path: Path, facts: dict[str, Any], games: Iterator[Columns]) -> int:
    import pyarrow
    from pyarrow import parquet

    rows, writer = 0, None
    try:
        for columns in games:
            table = pyarrow.table({name: _arrow(pyarrow, column) for name, column in columns.items()})
            if writer is None:
                schema = table.schema.with_metadata({"gnomehall": json.dumps(facts)})
                writer = parquet.ParquetWriter(path, schema, compression="zstd")
            writer.write_table(table.cast(writer.schema))
            rows += len(table)
    finally:
        if writer is not None:
            writer.close()
    return rows


def _arrow(pyarrow: Any, column: NDArray[Any]) -> Any:
    """A column for Arrow: rows of several numbers become lists of a fixed size."""
    if column.ndim == 1:
        return pyarrow.array(column)
    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(column.reshape(-1)), column.shape[1])


def read_npz(path: str | Path) -> tuple[dict[str, Any], Columns]:
    """Read what `gnomehall selfplay` wrote: the metadata, and the columns, with masks of one byte for each action."""
    with np.load(path) as file:
        columns = {name: file[name] for name in file.files if name != "about"}
        facts: dict[str, Any] = json.loads(str(file["about"]))
    columns["mask"] = np.unpackbits(columns["mask"], axis=1, count=facts["actions"], bitorder="little")
    return facts, columns
