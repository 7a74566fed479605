"""A PostgreSQL server of our own for the tests: from the system's packages, in a folder that goes with it."""

import contextlib
import functools
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

MISSING = "no PostgreSQL here (make postgres installs Debian's): what is tested on it is skipped"
USERS = ("postgres", "nobody")
"""Whose the server is where the tests are root's, as whom it refuses to run."""


MEMORY = Path("/dev/shm")


@functools.cache
def programs() -> Path | None:
    """The folder with the server's programs: the newest that the system has, where Debian or the path has them."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin/initdb"), *Path("/usr/pgsql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(re.sub(r"\D", "", path.parent.parent.name) or 0)).parent
    beside = shutil.which("initdb")
    return Path(beside).resolve().parent if beside else None


def _owner() -> str | None:
    """The user that runs the server; None for our own."""
    if os.getuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in known)


class Server:
    """A running server. It can be killed, stopped for a while, and started again on what it has on its disk."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._user = _owner()
        self._made = 0
        self.process: subprocess.Popen[bytes] | None = None
        if self._user:
            shutil.chown(folder, self._user)
        # It need not be on the disk yet that there is nothing: what commits later is written through all the same.
        made = self._command("initdb", "--auth=trust", "--username=hall", "--no-sync", "--no-locale", "--encoding=UTF8")
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=self._user)

    def _command(self, program: str, *words: str) -> list[str]:
        return [str(self._programs / program), "-D", str(self.folder / "data"), *words]

    def start(self) -> None:
        """Start it and wait until it answers."""
        alone = ("-k", str(self.folder), "-h", "")
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self._command("postgres", *alone), stdout=log, stderr=log, cwd=self.folder, user=self._user
            )
        asked = [str(self._programs / "pg_isready"), "--quiet", "--host", str(self.folder)]
        while subprocess.run(asked, check=False).returncode:
            if self.process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it at once and with all that it has started: for whoever is connected it has crashed."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def url(self, database: str) -> str:
        return f"postgresql://hall@/{database}?host={self.folder}"

    def ask(self, sql: str, url: str = "") -> list[str]:
        """What a statement finds in a database, beside whoever else uses it: lines with | between the columns."""
        words = ["--no-psqlrc", "--tuples-only", "--no-align", "--quiet", "--command", sql]
        asked = [str(self._programs / "psql"), *words, url or self.url("postgres")]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.splitlines()

    def new_database(self) -> str:
        """A new empty database; its URL."""
        self._made += 1
        name = f"hall{self._made}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)


@contextlib.contextmanager
def running() -> Iterator[Server]:
    found = programs()
    assert found, MISSING
    # In memory where that is possible: the disk of a busy machine would be most of the time of these tests.
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="gnomehall-", dir=memory))
    server = Server(folder, found)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
