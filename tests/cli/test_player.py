"""`gnomehall player`: what a hall has of a player is handed out and forgotten by whoever runs it."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.halls import FRIEND, ME, Json, opened, running


@pytest.fixture
def ada(tmp_path: Path) -> Json:
    """A hall with a player at a table, in the folder where commands run; what she was told."""

    async def main() -> Json:
        async with running(tmp_path / "hall.db") as server:
            made = await server.open(ME, FRIEND)
            ada: Json = await server.post("/api/players", {"name": "Ada", "device": "laptop"})
            tokens = {"tokens": [made["mine"][0]["token"]]}
            await server.post(f"/api/tables/{made['table']['id']}/adopt", tokens, ada["key"])
            await server.post("/api/me/phrase", {}, ada["key"])
            for _ in range(2):
                await server.post("/api/players", {"name": "Bo"})
            return {**ada, "table": made["table"]["id"]}

    return asyncio.run(main())


def test_all_that_is_kept_of_a_player_is_handed_out_and_no_secret(command: Run, ada: Json, tmp_path: Path) -> None:
    done = command("player", "export", "Ada", "--db", "sqlite:///hall.db")
    found = json.loads(done.stdout)
    assert found["player"] == ada["me"]["player"]
    assert found["tables"] == [ada["table"]]
    assert sorted(key["kind"] for key in found["keys"]) == ["device", "phrase"]
    assert "hash" not in done.stdout
    assert ada["key"] not in done.stdout
    command("player", "export", ada["me"]["player"]["id"], "--db", "sqlite:///hall.db", "--to", "ada.json")
    assert json.loads((tmp_path / "ada.json").read_text(encoding="utf-8")) == found


def test_a_player_is_forgotten_and_others_are_not(command: Run, ada: Json, tmp_path: Path) -> None:
    assert command("player", "delete", "Ada", "--db", "sqlite:///hall.db").stdout == (
        "Ada is forgotten, and a guest at 1 table\n"
    )
    with opened(tmp_path / "hall.db") as db:
        assert db.execute("SELECT name FROM players").fetchall() == [("Bo",), ("Bo",)]
        assert db.execute("SELECT count(*) FROM holds").fetchone() == (0,)
        assert ada["me"]["player"]["id"] not in str(db.execute("SELECT seats FROM tables").fetchall())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "Name one of export, delete, ratings"),
        (("export", "Zoe", "--db", "sqlite:///hall.db"), "there is no player Zoe"),
        (("delete", "Bo", "--db", "sqlite:///hall.db"), "2 players are called Bo; give the id"),
        (("export", "Ada", "--db", "sqlite:///none.db"), "there is no hall in none.db"),
    ],
)
def test_what_can_not_be_done_is_refused_in_one_line(
    command: Run, ada: Json, words: tuple[str, ...], reason: str
) -> None:
    done = command("player", *words)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert reason in line
