"""Several processes that serve one hall on one port: a parent that starts them, and starts those again that end.

Each has a listening socket of its own on the port (SO_REUSEPORT), which is there only while it can serve. The parent
does no more than look after them; a child that says nothing for as long as a lease has lost its tables, and is killed,
so that those who are connected to it come again.
"""

import asyncio
import os
import select
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NoReturn

from gnomehall.server import logs

BEAT_SECONDS: Final = 0.5
"""How often a child says that it is there."""
SILENT_SECONDS: Final = 3.0
"""Seconds of silence after which a child is killed: as long as its lease."""
START_SECONDS: Final = 60.0
"""Seconds that a child has until its first word."""
PAUSE_SECONDS: Final = 1.0
"""Seconds from the start of a child to the next start in its place, at least."""
LOOK_SECONDS: Final = 0.2

Serve = Callable[[int, int], None]
"""What a child does, with a pipe on which it says that it is there, and one that ends with the parent."""


@dataclass(slots=True)
class Child:
    process: int
    pulse: int
    """The end of the pipe on which it says that it is there."""
    started: float
    heard: float
    spoke: bool = False

    def is_silent(self, now: float) -> bool:
        return now - self.heard > (SILENT_SECONDS if self.spoke else START_SECONDS)


class Parent:
    """Keeps a number of children alive until it is told to stop."""

    def __init__(self, count: int, serve: Serve) -> None:
        self._count = count
        self._serve = serve
        self._children: list[Child] = []
        self._stopping = False
        self._due = [0.0] * count
        # Only the parent has the writing end; when it is gone, however it ended, the children read the end of the pipe.
        self._life, self._parent_end = os.pipe()

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping or self._children:
            self._start_missing()
            self._listen()
            self._bury()

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for child in self._children:
            os.kill(child.process, signal.SIGTERM)

    def _start_missing(self) -> None:
        now = time.monotonic()
        while not self._stopping and len(self._children) < self._count:
            due = min(self._due)
            if due > now:
                return
            self._due.remove(due)
            self._due.append(now + PAUSE_SECONDS)
            self._children.append(self._start())

    def _start(self) -> Child:
        ours, theirs = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        process = os.fork()
        if process == 0:
            os.close(ours)
            os.close(self._parent_end)
            for child in self._children:
                os.close(child.pulse)
            self._be_child(theirs)
        os.close(theirs)
        now = time.monotonic()
        logs.note("process started", process=process)
        return Child(process, ours, now, now)

    def _be_child(self, pulse: int) -> NoReturn:
        status = 1
        try:
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, signal.SIG_DFL)
            self._serve(pulse, self._life)
            status = 0
        except BaseException as error:
            logs.failure("process failed", error)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _listen(self) -> None:
        """Hear who is there, and kill who is not."""
        ready, _, _ = select.select([child.pulse for child in self._children], [], [], LOOK_SECONDS)
        if len(ready) == len(self._children):
            time.sleep(LOOK_SECONDS / 2)  # one that has ended can be read for ever
        now = time.monotonic()
        for child in self._children:
            if child.pulse in ready and os.read(child.pulse, 4096):
                child.heard, child.spoke = now, True
            elif child.is_silent(now):
                logs.error("process is silent, killing it", process=child.process)
                os.kill(child.process, signal.SIGKILL)
                child.heard = now

    def _bury(self) -> None:
        for child in list(self._children):
            ended, status = os.waitpid(child.process, os.WNOHANG)
            if ended:
                os.close(child.pulse)
                self._children.remove(child)
                if not self._stopping:
                    logs.warn("process ended", process=child.process, status=os.waitstatus_to_exitcode(status))


def beat(pulse: int, life: int) -> None:
    """In a child, once its event loop runs: say that we are there, and end when the parent has."""
    loop = asyncio.get_running_loop()

    def say() -> None:
        try:
            os.write(pulse, b".")
        except OSError:
            return
        loop.call_later(BEAT_SECONDS, say)

    def end() -> None:
        loop.remove_reader(life)
        signal.raise_signal(signal.SIGTERM)

    os.set_blocking(pulse, False)
    loop.add_reader(life, end)
    say()
