"""Ways to run the real command: in a process of its own, and at a terminal of its own."""

import codecs
import contextlib
import fcntl
import io
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gnomehall
from gnomehall.cli.main import main

UNWANTED = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TERM", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""What would change how the command prints, and in which language."""
PACKAGE = Path(gnomehall.__file__).parents[1]
Run = Callable[..., "subprocess.CompletedProcess[str]"]
LONG = 300
"""Seconds until a command that hangs is given up."""


def environment(**more: str) -> dict[str, str]:
    """The tests' own surroundings, without what is unwanted in them."""
    kept = {k: v for k, v in os.environ.items() if k not in UNWANTED}
    return {**kept, "PYTHONPATH": str(PACKAGE), "PYTHONUTF8": "1", **more}


@pytest.fixture(autouse=True)
def neutral_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test depends on the language or the terminal of whoever runs it."""
    for name in UNWANTED:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command without a process of its own, in an empty folder; what it printed, and its exit status."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = main(words)
        except SystemExit as end:  # so argparse ends when it has helped
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        return subprocess.CompletedProcess(words, status, out, err)

    return run


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """Run the real command in an empty folder; what it printed, and its exit status."""

    def run(*words: str, typed: str = "", **env: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "gnomehall", *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment(**env),
            timeout=LONG,
        )

    return run


class Terminal:
    """The command at a terminal of a given size."""

    def __init__(self, words: list[str], folder: Path, width: int, height: int, env: dict[str, str]) -> None:
        self.side, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gnomehall", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=environment(**({"TERM": "xterm-256color"} | env)),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        self.seen = ""
        # A character may come in two reads.
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, words: str, times: int = 1) -> str:
        """Wait until the words have been printed so many times; everything printed so far."""
        while self.seen.count(words) < times:
            if not self._more():
                raise AssertionError(f"the command ended without printing {words!r}:\n{self.seen}")
        return self.seen

    def type(self, text: str) -> None:
        os.write(self.side, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if nothing comes of it: Python loses one that falls between prompt and waiting."""
        self.type("\x03")
        while not select.select([self.side], [], [], 2)[0]:
            self.type("\x03")

    def end(self) -> int:
        """Wait for the end; the exit status."""
        while self._more():
            pass
        return self.process.wait(timeout=LONG)

    def _more(self) -> bool:
        ready, _, _ = select.select([self.side], [], [], LONG)
        assert ready, f"nothing was printed for {LONG} s after:\n{self.seen}"
        try:
            data = os.read(self.side, 65536)
        except OSError:  # so a terminal ends on Linux
            return False
        self.seen += self.decoder.decode(data)
        return bool(data)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.side)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Open terminals that are closed after the test."""
    with contextlib.ExitStack() as stack:

        def opened(*words: str, width: int = 80, height: int = 24, **env: str) -> Terminal:
            terminal = Terminal(list(words), tmp_path, width, height, env)
            stack.callback(terminal.close)
            return terminal

        yield opened


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C reaches the processes we start, even where the tests themselves run in the background and ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
