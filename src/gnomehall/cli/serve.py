"""`gnomehall serve`: the hall, for browsers and programs."""

import argparse
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Misuse

EXAMPLES = """
  gnomehall serve                                         serve on this computer, and open the browser
  gnomehall serve --port 9000 --no-browser                on another port, without a browser
  gnomehall serve --db sqlite:///games.db                 keep the games in this file
  gnomehall serve --host 0.0.0.0                          for everybody who can reach this computer
"""

SCHEME: Final = "sqlite:///"
EXPOSED: Final = (
    "warning:  everybody who can reach this computer over the network can open tables and watch public ones.\n"
    "          What is sent is not encrypted: on the internet, put a reverse proxy with TLS before it "
    "(docs/hosting.md)."
)


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "serve",
        run,
        "serve the hall: play in the browser, alone or with others",
        "Serve the hall: lobby, tables, bots and the page to play on. Ctrl-C ends it; every game stays on disk.",
        EXAMPLES,
    )
    add_options(parser)


def add_options(parser: shared.Parser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help="where to listen (default: %(default)s)")
    port = shared.number(0, 65535)
    parser.add_argument("--port", metavar="N", type=port, default=8137, help="default: %(default)s; 0 takes a free one")
    parser.add_argument(
        "--db", metavar="URL", default="", help=f"the database, {SCHEME}FILE (default: a file in your data folder)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> int:
    # Only this command needs the web server; the others start faster without it.
    from gnomehall.server import serve

    path = database(args.db)
    listening = serve.listen(args.host, args.port)
    host, port = listening.getsockname()[:2]
    # Within its own machine, a server that listens everywhere is reached like one that listens at home.
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else f'[{host}]' if ':' in host else host}:{port}/"

    def announce() -> None:
        print(f"database: {path}")
        print(f"address:  {address}")
        if not serve.is_local(host):
            print(EXPOSED)
        sys.stdout.flush()
        if not args.no_browser:
            threading.Timer(1.0, webbrowser.open, [address]).start()

    serve.run(path, listening, announce)
    return 0


def database(url: str) -> Path:
    """The file of the database; the folder of the default one is made."""
    if not url:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Misuse(f"--db: {folder} can't be made ({error.strerror}); say where the database is") from None
        return folder / "hall.db"
    if not url.startswith(SCHEME) or len(url) == len(SCHEME):
        raise Misuse(f"--db: write it as {SCHEME}FILE, not '{url}'")
    path = Path(url.removeprefix(SCHEME)).expanduser()
    if not path.parent.is_dir():
        raise Misuse(f"--db: there is no folder {path.parent}; make it first")
    return path


def data_folder() -> Path:
    """Where programs keep a user's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "gnomehall"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "gnomehall"
    given = os.environ.get("XDG_DATA_HOME", "")
    # The standard says that a relative path there is to be ignored.
    return (Path(given) if given.startswith("/") else home / ".local" / "share") / "gnomehall"
