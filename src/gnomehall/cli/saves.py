"""Records in files: opened, written, and not written over what is something else."""

import os
from pathlib import Path

from gnomehall import files
from gnomehall.cli.args import HUMAN
from gnomehall.cli.errors import BadRecordFile, Misuse
from gnomehall.cli.text import one_line
from gnomehall.core.errors import BadRecord
from gnomehall.core.record import TITLE, Record, dumps, loads
from gnomehall.players import is_bot
from gnomehall.sim.failure import BotFailed


def open_record(path: Path) -> Record:
    """The record in a file; whether its moves are legal is not known yet."""
    try:
        return loads(files.read_text(path))
    except BadRecord as error:
        raise BadRecordFile(path, error) from None


def save(path: Path, record: Record) -> None:
    files.write_text(path, dumps(record))


def check_replaceable(path: Path) -> None:
    """Refuse to write a game over a file that is no game."""
    if path.is_file() and not files.starts_with(path, TITLE):
        raise Misuse("no-saved-game", file=str(path))


def check_startable(path: Path) -> None:
    """Refuse to begin a game in a file that holds one which is not over."""
    check_replaceable(path)
    if not path.is_file() or not files.read_text(path):
        return
    record = open_record(path)
    if record.moves and record.result is None:
        raise Misuse("holds-game", file=str(path))


def seats_for(record: Record, wanted: tuple[str, ...] | None) -> tuple[str, ...]:
    """Who goes on with a record: who is wanted, or else who played it so far."""
    if wanted is not None:
        if len(wanted) != record.seats:
            raise Misuse("saved-seats", count=record.seats, given=len(wanted))
        return wanted
    if len(record.players) != record.seats:
        raise Misuse("saved-nobody")
    for name in record.players:
        if name != HUMAN and not is_bot(name):
            raise Misuse("saved-player", name=one_line(name))
    return record.players


def expand_path(text: str) -> Path:
    """A file as it is typed at our own prompt, where no shell reads `~`."""
    return Path(os.path.expanduser(text))  # noqa: PTH111  # the other one fails where there is no such home


def keep_failure(failure: BotFailed) -> Misuse:
    """Save the game in which a bot failed under a name of its own, and say where."""
    number = 1
    while (path := Path(f"failed-{failure.record.game}-{number}.game")).exists():
        number += 1
    save(path, failure.record)
    return Misuse("bot-failed", failure=str(failure), file=str(path))
