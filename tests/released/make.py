"""Cut a release: name the version and its day, and make what the release leaves behind.

    make release VERSION=0.2.0

What it leaves behind is records of finished games of every kind, and a database with tables that are still being
played and rows of everything else that a hall keeps. Later releases are tested with it: nothing of it is lost. It is
made once, as the last thing before a release; where it is there already, it stays as it is.
"""

import asyncio
import contextlib
import io
import re
import shutil
import sqlite3
import sys
import tempfile
from datetime import date
from pathlib import Path

import gnomehall
from gnomehall import registry
from gnomehall.cli.main import main as cli
from gnomehall.server.store.archive import PARTS
from tests.released.people import live
from tests.server.halls import BOT, ME, Json, Running, running
from tests.server.receivers import receiver
from tests.server.telling import FRIENDS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCE, CHANGES = ROOT / "src" / "gnomehall" / "__init__.py", ROOT / "CHANGELOG.md"
GAMES = 2
"""Finished games of each kind and number of players."""
PASSING = {"notice_deliveries"}
"""Parts of a database that are empty when all is well: what is on its way."""


async def finish(server: Running, game: str, seats: int) -> Json:
    """A game of bots, to its end."""
    made = await server.open(*[BOT] * seats, game=game, public=True)
    while (await server.get(f"/api/tables/{made['table']['id']}"))["state"] == "playing":
        await asyncio.sleep(0.2)
    return made


async def begin(server: Running, game: str) -> Json:
    """A table of people that goes on: some moves, one of them taken back where that is possible."""
    made = await server.open(ME, ME, game=game, public=game != "toadstools")
    tokens = [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as player:
        for count in range(6):
            await player.join(tokens[player.turn])
            seq = player.seq
            assert (await player.play())["type"] == "ack"
            await player.reach(seq + 1)
            if count == 2 and player.undo:
                await player.ask(type="undo", seq=player.seq)
                await player.reach(seq + 2)
    return made


async def fill(database: Path, records: Path) -> None:
    async with receiver() as service, running(database, openings=1000, entries=1000, outgoing=FRIENDS) as server:
        for game in registry.GAMES:
            for seats in registry.game(game).meta.seats:
                for number in range(GAMES):
                    made = await finish(server, game, seats)
                    text = (await server.call("GET", f"/api/tables/{made['table']['id']}/record")).text
                    (records / f"{game}-{seats}-{number}.game").write_text(text, encoding="utf-8")
            await begin(server, game)
        left = await server.open(ME, ME, game="toadstools")
        await server.post(f"/api/tables/{left['table']['id']}/leave", token=left["mine"][1]["token"])
        await server.open(ME, BOT, game="toadstools", public=True)
        await live(server, service)


def play(game: str, seats: int, *words: str) -> None:
    """A game of bots in the terminal, to its end, saved."""
    with contextlib.redirect_stdout(io.StringIO()):
        assert cli(["play", game, "--seats", ",".join(["random"] * seats), *words]) == 0


def play_variants(records: Path) -> None:
    """A game by each value of each option, and one with other components, which its record carries."""
    for game in registry.GAMES:
        meta = registry.game(game).meta
        for option in meta.options:
            seats = (option.seats or tuple(count for count in meta.seats if count > 1))[0]
            for value in option.values[1:]:
                saved = records / f"{game}-{option.name}-{value}.game"
                play(game, seats, "--option", f"{option.name}={value}", "--save", str(saved))
        with tempfile.TemporaryDirectory() as folder:
            changed = Path(folder) / "changed.toml"
            text = re.sub("^name = .*$", 'name = "Changed"', registry.shipped_text(game), count=1, flags=re.M)
            changed.write_text(text, encoding="utf-8")
            saved = records / f"{game}-changed-edition.game"
            play(game, 2, "--edition", str(changed), "--save", str(saved))


def name_version(release: str) -> None:
    """Write down the version, in the one place where it is, and the day in the changelog."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", release):
        raise SystemExit(f"a version is three numbers, as in 0.2.0, not {release!r}")
    changes = CHANGES.read_text(encoding="utf-8")
    if f"## {release} (" not in changes:
        raise SystemExit(f"CHANGELOG.md has no heading '## {release} (unreleased)'; write one")
    dated = changes.replace(f"## {release} (unreleased)", f"## {release} ({date.today().isoformat()})", 1)
    CHANGES.write_text(dated, encoding="utf-8")
    code = SOURCE.read_text(encoding="utf-8")
    SOURCE.write_text(code.replace(f'"{gnomehall.__version__}"', f'"{release}"', 1), encoding="utf-8")
    gnomehall.__version__ = release


def seal(database: Path) -> None:
    """See that there are rows of everything, and make one file of it."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as db:
        empty = {part.name for part in PARTS if not db.execute(f"SELECT 1 FROM {part.name}").fetchone()}
        assert empty <= PASSING, f"there are no rows of {', '.join(sorted(empty - PASSING))}: see people.py"
        db.execute("VACUUM")
        db.execute("PRAGMA journal_mode = DELETE")


def main(release: str) -> None:
    name_version(release)
    if (HERE / release).exists():
        print(f"{release}: what it leaves behind is there already")  # noqa: T201  # for whoever cuts a release
        return
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / release
        (folder / "records").mkdir(parents=True)
        asyncio.run(fill(folder / "hall.db", folder / "records"))
        play_variants(folder / "records")
        seal(folder / "hall.db")
        # All of it or nothing: what broke off half-way would be taken for whole the next time.
        shutil.move(folder, HERE / release)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("say which release: make release VERSION=0.2.0")
    main(sys.argv[1])
