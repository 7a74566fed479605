"""Make what a release leaves behind: a database with tables of every kind, and records of finished games.

    python -m tests.released.make 0.1.0

Run once for a release, as it is released, and never again: what is tested with it later is that nothing of it is lost.
"""

import asyncio
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import gnomehall
from gnomehall import registry
from gnomehall.cli.main import main as cli
from tests.server.halls import BOT, ME, Json, Running, running

HERE = Path(__file__).parent
GAMES = 2
"""Finished games of each kind and number of players."""


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
    async with running(database, openings=1000) as server:
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


def play(game: str, seats: int, *words: str) -> None:
    """A game of bots in the terminal, to its end, saved."""
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


def main(release: str) -> None:
    assert release == gnomehall.__version__, f"this is {gnomehall.__version__}"
    folder = HERE / release
    (folder / "records").mkdir(parents=True)
    database = folder / "hall.db"
    asyncio.run(fill(database, folder / "records"))
    play_variants(folder / "records")
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("VACUUM")
        db.execute("PRAGMA journal_mode = DELETE")


if __name__ == "__main__":
    main(sys.argv[1])
