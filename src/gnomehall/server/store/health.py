"""Whether the file of a store is still what was opened, and sound."""

import sqlite3
import time
from pathlib import Path
from typing import Final

PARTS: Final = ("", "-wal", "-shm")
"""What a database in WAL mode is made of: the file, and what SQLite puts beside it."""
STEPS: Final = 10_000
"""Steps of SQLite's machine from one look at the clock to the next."""


class FileGone(OSError):
    """The database was deleted or replaced under us; what is written now would be in no file that anybody finds."""


class Identity:
    """Which files a connection has open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._files = self._look()

    def _look(self) -> dict[str, tuple[int, int]]:
        found = {}
        for part in PARTS:
            try:
                stat = Path(f"{self.path}{part}").stat()
            except OSError:
                continue
            found[part] = (stat.st_dev, stat.st_ino)
        return found

    def check(self) -> None:
        """FileGone unless all of them are where they were."""
        now = self._look()
        for part, file in self._files.items():
            if now.get(part) != file:
                raise FileGone(f"{self.path}{part} is not the file that was opened")


def find_damage(path: Path, seconds: float) -> str:
    """What is wrong with a database, looked at afresh for at most so long; nothing if it is sound as far as seen."""
    end = time.monotonic() + seconds
    try:
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=seconds)
        try:
            db.set_progress_handler(lambda: time.monotonic() > end, STEPS)
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            db.close()
    except sqlite3.Error as error:
        # An interruption is ours: the time was over before anything was found.
        ours = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) == sqlite3.SQLITE_INTERRUPT
        return "" if ours else str(error)
    return "" if found == "ok" else str(found)
