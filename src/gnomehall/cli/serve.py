"""`gnomehall serve`: the hall, for browsers and programs."""

import argparse
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.errors import Misuse
from gnomehall.cli.extras import require
from gnomehall.server import limits
from gnomehall.words.speech import Speech

if TYPE_CHECKING:
    from gnomehall.server.databases import Place

SCHEME: Final = "sqlite:///"
MAIL_PASSWORD: Final = "GNOMEHALL_MAIL_PASSWORD"
"""Where the password for the mail server may be, so that no list of processes shows it."""
POSTGRES: Final = ("postgresql://", "postgres://")


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "serve", run)
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=parser.text("help-serve-host"))
    port = shared.number(words, 0, 65535)
    parser.add_argument("--port", metavar="N", type=port, default=8137, help=parser.text("help-serve-port"))
    parser.add_argument("--db", metavar="URL", default="", help=parser.text("help-serve-db"))
    parser.add_argument("--name", metavar="NAME", action="append", default=[], help=parser.text("help-serve-name"))
    many, days = shared.number(words, 1, 1_000_000), shared.number(words, 0, 10_000)
    parser.add_argument(
        "--openings", metavar="N", type=many, default=limits.OPENINGS, help=parser.text("help-serve-openings")
    )
    parser.add_argument(
        "--clear-after",
        metavar="DAYS",
        type=days,
        default=limits.CLEAR_AFTER_DAYS,
        help=parser.text("help-serve-clear"),
    )
    parser.add_argument("--standby", action="store_true", help=parser.text("help-serve-standby"))
    parser.add_argument(
        "--processes", metavar="N", type=shared.number(words, 1, 64), help=parser.text("help-serve-processes")
    )
    parser.add_argument("--link", metavar="ADDRESS", default="127.0.0.1", help=parser.text("help-serve-link"))
    parser.add_argument("--notify", metavar="ADDRESS", default="", help=parser.text("help-serve-notify"))
    parser.add_argument("--mail", metavar="URL", default="", help=parser.text("help-serve-mail"))
    parser.add_argument("--notify-anywhere", action="store_true", help=parser.text("help-serve-anywhere"))
    parser.add_argument("--no-browser", action="store_true", help=parser.text("help-serve-no-browser"))


def run(args: argparse.Namespace) -> int:
    # Only this command needs the web server; the others start faster without it.
    from gnomehall.server import databases, serve
    from gnomehall.server.app import DAY, Config

    words: Speech = args.words
    place = database(args.db)
    if args.notify:
        require("notify", "serve --notify")
    elif args.mail or args.notify_anywhere:
        raise Misuse("notify-address")
    password = os.environ.get(MAIL_PASSWORD, "")
    outgoing = serve.read_outgoing(args.notify, args.mail, password, args.notify_anywhere)
    if args.processes:
        check_shareable(args, place)
    if args.standby:
        if isinstance(place, Path):
            raise Misuse("standby-file")
        print(words.say("serve-standby", db=str(place)), flush=True)
        databases.wait_for_authority(place)
    listening = serve.bind(args.host, args.port, shared=True) if args.processes else serve.listen(args.host, args.port)
    host, port = listening.getsockname()[:2]
    # Within its own machine, a server that listens everywhere is reached like one that listens at home.
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else f'[{host}]' if ':' in host else host}:{port}/"

    def announce() -> None:
        print(words.say("serve-database", file=str(place)))
        print(words.say("serve-address", address=address))
        if not serve.is_local(host):
            print(words.say("serve-exposed"))
        sys.stdout.flush()
        if not args.no_browser:
            threading.Timer(1.0, webbrowser.open, [address]).start()

    # A name that one listens at is one's name.
    names = (*args.name, args.host)
    config = Config(place, names=names, openings=args.openings, clear_after=args.clear_after * DAY, outgoing=outgoing)
    if args.processes:
        serve.run_processes(replace(config, link=args.link), listening, args.processes, announce)
    else:
        serve.run(config, listening, announce)
    return 0


def check_shareable(args: argparse.Namespace, place: "Place") -> None:
    """Refuse several processes where there can be only one."""
    if isinstance(place, Path):
        raise Misuse("processes-file")
    if args.standby:
        raise Misuse("processes-standby")
    if not (hasattr(os, "fork") and hasattr(socket, "SO_REUSEPORT")):
        raise Misuse("processes-system")


def database(url: str) -> "Place":
    """The database; the folder of the default one is made."""
    if not url:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Misuse("db-folder", folder=str(folder), reason=error.strerror or str(error)) from None
        return folder / "hall.db"
    if url.startswith(POSTGRES):
        from gnomehall.server.databases import PostgresUrl

        return PostgresUrl(url)
    if not url.startswith(SCHEME) or len(url) == len(SCHEME):
        raise Misuse("db-form", form=f"{SCHEME}FILE", other=f"{POSTGRES[0]}USER@HOST/NAME", given=url)
    path = Path(url.removeprefix(SCHEME)).expanduser()
    if not path.parent.is_dir():
        raise Misuse("db-no-folder", folder=str(path.parent))
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
