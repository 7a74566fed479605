"""Records in files: opened, written, and not written over what is something else."""

import os
from pathlib import Path

from gnomehall import files
from gnomehall.bots.roster import is_bot
from gnomehall.cli.args import HUMAN
from gnomehall.cli.words import one_line
from gnomehall.core.errors import BadRecord, GnomehallError
from gnomehall.core.record import TITLE, Record, dumps, loads
from gnomehall.sim.failure import BotFailed


def open_record(path: Path) -> Record:
    """The record in a file; whether its moves are legal is not known yet."""
    try:
        return loads(files.read_text(path))
    except BadRecord as error:
        raise in_file(path, error) from None


def in_file(path: Path, error: BadRecord) -> GnomehallError:
    return GnomehallError(f"{path}, {error}")


def save(path: Path, record: Record) -> None:
    files.write_text(path, dumps(record))


def check_replaceable(path: Path) -> None:
    """Refuse to write a game over a file that is no game."""
    if path.is_file() and not files.starts_with(path, TITLE):
        raise GnomehallError(f"{path} exists and is no saved game; choose another name")


def check_startable(path: Path) -> None:
    """Refuse to begin a game in a file that holds one which is not over."""
    check_replaceable(path)
    if not path.is_file() or not files.read_text(path):
        return
    record = open_record(path)
    if record.moves and record.result is None:
        raise GnomehallError(f"{path} holds a game that is not over: go on with it by --load, or choose another name")


def seats_for(record: Record, wanted: tuple[str, ...] | None) -> tuple[str, ...]:
    """Who goes on with a record: who is wanted, or else who played it so far."""
    if wanted is not None:
        if len(wanted) != record.seats:
            raise GnomehallError(f"--seats: the saved game has {record.seats} seats, not {len(wanted)}")
        return wanted
    if len(record.players) != record.seats:
        raise GnomehallError("the saved game does not say who sits in each seat; give --seats")
    for name in record.players:
        if name != HUMAN and not is_bot(name):
            raise GnomehallError(f"the saved game was played by '{one_line(name)}', whom we can't seat; give --seats")
    return record.players


def path_typed(text: str) -> Path:
    """A file as it is typed at our own prompt, where no shell reads `~`."""
    return Path(os.path.expanduser(text))  # noqa: PTH111  # the other one fails where there is no such home


def keep_failure(failure: BotFailed) -> GnomehallError:
    """Save the game in which a bot failed under a name of its own, and say where."""
    number = 1
    while (path := Path(f"failed-{failure.record.game}-{number}.game")).exists():
        number += 1
    save(path, failure.record)
    return GnomehallError(f"{failure}; the game up to there is in {path}: please send it to us with this line")
