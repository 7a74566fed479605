"""Opening the file of a store: made if it is not there, refused if it can't be used, and set up."""

import sqlite3
from pathlib import Path

from gnomehall.server import limits, logs
from gnomehall.server.store import layouts
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.rows import SCHEMA, SCHEMA_VERSION


def prepare(path: Path) -> None:
    """Make the file if it is not there, and see that it can be used."""
    touch(path)
    connect(path).close()


def touch(path: Path) -> None:
    """Make the file if it is not there.

    A new file is for its owner alone, and so is what SQLite puts beside it: what is hidden in running games is there.
    """
    try:
        # Never opened here when it is there: to close it again would take their grants from the connections to it.
        path.touch(0o600, exist_ok=False)
    except FileExistsError:
        pass
    except OSError as error:
        raise _bad(path, error.strerror) from None


def connect(path: Path) -> sqlite3.Connection:
    try:
        _check_version(path)
        # Each connection is used by one thread at a time, but not by the one that opens it.
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=limits.LOCKED_SECONDS)
        try:
            _set_up(db)
        except BaseException:
            db.close()
            raise
    except sqlite3.Error as error:
        raise _bad(path, error) from None
    return db


def _bad(path: Path, reason: object) -> BadDatabase:
    return BadDatabase(f"{path} can't be used as a database: {reason}; give another file with --db")


def _set_up(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit is on the disk when it returns, in WAL mode too.
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    migrate(db, SCHEMA_VERSION)


def migrate(db: sqlite3.Connection, want: int) -> int:
    """Lead a database to a layout, all the way or not at all; the layout that it had, 0 for none."""
    have: int = db.execute("PRAGMA user_version").fetchone()[0]
    if have == want:
        return have
    way = [SCHEMA, *layouts.statements(layouts.FIRST, want)] if have == 0 else layouts.statements(have, want)
    db.executescript(f"BEGIN IMMEDIATE; {'; '.join(way)}; PRAGMA user_version = {want}; COMMIT;")
    if have:
        logs.note("layout changed", was=have, now=want)
    return have


def read_layout(path: Path) -> int:
    """The layout of a file, which is not changed by it; 0 for one that is empty or not there.

    Without a write-ahead log beside it, nothing but the file itself is read, and no file put beside it.
    """
    if not path.exists():
        return 0
    how = "" if Path(f"{path}-wal").exists() else "&immutable=1"
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{how}", uri=True, timeout=limits.LOCKED_SECONDS)
    try:
        version: int = db.execute("PRAGMA user_version").fetchone()[0]
    finally:
        db.close()
    return version


def _check_version(path: Path) -> None:
    """Refuse a database of another layout before anything is changed in it."""
    version = read_layout(path)
    if version:
        layouts.check_layout(str(path), version)
