"""The hall and Vite side by side, for work on either: `python web/dev.py`, or `make dev`. Ctrl-C ends both.

Vite shows a change of the client at once. When a file of the Python package changes, the hall starts again; the pages
connect anew by themselves, and the tables are still there, in .build/dev.db or the file that is named.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

import build

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "gnomehall"
DATABASE = ROOT / ".build" / "dev.db"
LOOK_EVERY = 0.5
"""Seconds. Looking at some hundred files takes a few milliseconds, so nothing needs to be told by the system."""
STOPPING = 8.0
"""Seconds that a process is given to end by itself."""

Process = subprocess.Popen[bytes]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_hall(port: int, database: Path) -> Process:
    options = ["--port", str(port), "--db", f"sqlite:///{database}", "--no-browser"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return start([sys.executable, "-m", "gnomehall", "serve", *options], ROOT, environment)


def start_vite(port: int) -> Process:
    npm, environment = build.prepare()
    return start([*npm, "run", "dev"], build.WEB, {**environment, "GNOMEHALL_PORT": str(port)})


def start(command: list[str], folder: Path, environment: dict[str, str]) -> Process:
    # In a session of its own, so that Ctrl-C comes to us alone, and what it started itself can be ended with it.
    return subprocess.Popen(command, cwd=folder, env=environment, start_new_session=True)


def stop(process: Process) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def last_changes() -> dict[Path, float]:
    """When each file of the package changed last; the built client is not the hall's to watch."""
    found = {}
    for folder, folders, names in os.walk(PACKAGE):
        folders[:] = [name for name in folders if name != "__pycache__" and Path(folder, name) != PACKAGE / "web"]
        for name in names:
            path = Path(folder, name)
            try:
                found[path] = path.stat().st_mtime
            except FileNotFoundError:
                continue  # an editor has just replaced it; the next look sees the new one
    return found


def watch(port: int, database: Path) -> NoReturn:
    seen, ended = last_changes(), False
    vite = start_vite(port)
    hall = start_hall(port, database)
    try:
        while True:
            time.sleep(LOOK_EVERY)
            if vite.poll() is not None:
                sys.exit("Vite has ended")
            if not ended and hall.poll() is not None:
                ended = True
                print("the hall has ended; it starts again when a file changes", flush=True)
            now = last_changes()
            if now != seen:
                changed = sorted(path.name for path in now.keys() | seen.keys() if now.get(path) != seen.get(path))
                print(f"the hall starts again: {', '.join(changed[:5])}", flush=True)
                stop(hall)
                hall, seen, ended = start_hall(port, database), now, False
    finally:
        stop(hall)
        stop(vite)


if __name__ == "__main__":
    chosen = Path(sys.argv[1]) if sys.argv[1:] else DATABASE
    chosen.parent.mkdir(exist_ok=True)
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)
    try:
        watch(free_port(), chosen)
    except build.NoNode as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print("the hall and Vite have ended")
