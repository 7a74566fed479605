"""A downloaded record is opened again: in the hall as a table that can only be looked at, and in the terminal."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.record import dumps, loads, seal
from gnomehall.server import limits
from tests.server.halls import LONG, ME, Json, Running, running, served

GOLDEN = Path(__file__).parents[1] / "golden"


async def downloaded(server: Running, made: Json) -> str:
    answer = await server.call("GET", f"/api/tables/{made['table']['id']}/record", token=made["watch"])
    assert answer.status_code == 200, answer.text
    return answer.text


async def finished(server: Running, game: str) -> Json:
    """A game of Ada and Bea that is over, played by its first choices."""
    made = await server.open({**ME, "name": "Ada"}, {**ME, "name": "Bea"}, game=game)
    table = await server.table(made)
    while table.turn >= 0:
        async with server.player(made, made["mine"][table.turn]["token"]) as player:
            await player.play()
    return made


async def reopened(server: Running, text: str) -> Json:
    made: Json = await server.post("/api/records", {"text": text})
    return made


async def refused(server: Running, text: str) -> tuple[int, str, str]:
    answer = await server.call("POST", "/api/records", {"text": text})
    problem = answer.json()
    return answer.status_code, problem["code"], problem["message"]


def changed(text: str, old: str, new: str) -> str:
    """A record that somebody changed and sealed again."""
    body = text[: text.rindex("sum: ")]
    assert old in body
    return seal(body.replace(old, new, 1))


def unfinished(text: str, moves: int) -> str:
    """The record of a game that was broken off after so many moves, when somebody had to decide."""
    match = registry.replay_record(loads(text), moves)
    assert match.state.player() >= 0
    return dumps(match.record())


@served()
async def test_a_game_that_is_over_is_opened_as_it_ended_and_every_position_can_be_seen(server: Running) -> None:
    old = await finished(server, "toadstools")
    text = await downloaded(server, old)
    made = await reopened(server, text)
    before, after = await server.get(f"/api/tables/{old['table']['id']}", old["watch"]), made["table"]
    assert after["id"] != before["id"]
    assert (after["state"], after["result"], after["seq"]) == ("over", before["result"], before["seq"])
    assert [seat["name"] for seat in after["seats"]] == ["Ada", "Bea"]
    assert (after["public"], after["turn"], made["mine"], made["friends"]) == (False, -2, [], [])
    assert await downloaded(server, made) == text
    for seq in (0, 3, after["seq"]):
        paths = [f"/api/tables/{one['table']['id']}/positions/{seq}?viewer=1" for one in (old, made)]
        assert await server.get(paths[0], old["watch"]) == await server.get(paths[1], made["watch"])
    assert (await server.call("GET", f"/api/tables/{after['id']}")).status_code == 404, "it is nobody else's"


@served()
async def test_a_game_that_is_not_over_is_opened_at_its_last_position_and_can_only_be_looked_at(
    server: Running,
) -> None:
    text = unfinished((GOLDEN / "gnomopolis" / "four-coins.txt").read_text(), 120)
    made = await reopened(server, text)
    info = made["table"]
    assert (info["state"], info["ended"], info["result"], info["turn"]) == ("closed", "record", None, -2)
    assert await downloaded(server, made) == text
    table = await server.table(made)
    assert table.bot_turn() is None
    last = await server.get(f"/api/tables/{info['id']}/positions/{info['seq']}?viewer=2", made["watch"])
    assert last["viewer"] == 2
    async with server.player(made, made["host"]) as player:
        assert (player.you, player.choices) == (-3, [])
        assert (await player.play("pass"))["code"] == "not-seated"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_of_every_game_and_of_other_editions_are_opened(path: Path, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            old = loads(path.read_text())
            new = loads(await downloaded(server, await reopened(server, path.read_text())))
            assert (new.moves, new.result, new.players) == (old.moves, old.result, old.players)
            assert (new.edition, new.digest) == (old.edition, old.digest)
            assert new.options.items() >= old.options.items(), "as they were, and the defaults said"

    asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_a_record_that_does_not_hold_is_refused_in_one_line_that_names_the_cause(server: Running) -> None:
    text = await downloaded(server, await finished(server, "toadstools"))
    cases = [
        ("", "not a record of ours"),
        ("a letter\n", "not a record of ours"),
        (text[: len(text) // 2], "cut short"),
        (text.replace("Ada", "Eve"), "checksum"),
        (changed(text, "game: toadstools", "game: chess"), "no game 'chess'"),
        (changed(text, "rules: 1", "rules: 99"), "written for version 99 of the rules"),
        (changed(text, "seats: 2", "seats: 7"), "line 6"),
        (changed(text, "\n0 plant ", "\n1 plant "), "wrong player"),
        (changed(text, "places: ", "places: 1 0 "), "places"),
    ]
    for bad, why in cases:
        status, code, message = await refused(server, bad)
        assert (status, code) == (400, "bad-record"), message
        assert why in message
        assert "\n" not in message
    with_lines = changed((GOLDEN / "gnomopolis" / "four-coins.txt").read_text(), "seats: 4", "seats: 4\noption x: \x07")
    assert (await refused(server, with_lines))[1] == "bad-record"
    assert len(server.hall.tables) == 1, "nothing was opened"


@served()
async def test_a_record_that_is_too_large_is_refused(server: Running) -> None:
    text = await downloaded(server, await finished(server, "toadstools"))
    head, _, rest = text.partition("\n\n")
    long = seal(f"{head}\n\n{'# so it went' * 20_000}\n{rest[: rest.rindex('sum: ')]}")
    assert len(long) > limits.RECORD_LENGTH
    status, code, message = await refused(server, long)
    assert (status, code) == (400, "bad-message")
    assert f"no more than {limits.RECORD_LENGTH}" in message
    assert (await server.call("POST", "/api/records", {"text": "x" * 1_000_000})).status_code == 413
    many = seal(f"{head}\n\n{'0 plant a' + chr(10)}{('0 x' + chr(10)) * limits.RECORD_MOVES}\nmoves: 10001\n")
    status, code, message = await refused(server, many)
    assert (status, code) == (400, "bad-record")
    assert f"no more than {limits.RECORD_MOVES} moves" in message


@served(openings=2)
async def test_opening_a_record_counts_as_opening_a_table(server: Running) -> None:
    text = (GOLDEN / "gnomopolis" / "four-coins.txt").read_text()
    answers: list[Any] = [await server.call("POST", "/api/records", {"text": text}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_an_opened_record_is_there_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        text = unfinished((GOLDEN / "gnomopolis" / "four-coins.txt").read_text(), 101)
        async with running(tmp_path / "hall.db") as server:
            made = await reopened(server, text)
        async with running(tmp_path / "hall.db") as server:
            info = await server.get(f"/api/tables/{made['table']['id']}", made["watch"])
            assert (info["state"], info["ended"]) == ("closed", "record")
            assert await downloaded(server, made) == text

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_the_record_that_the_hall_gives_is_replayed_by_the_terminal(tmp_path: Path) -> None:
    async def main() -> str:
        async with running(tmp_path / "hall.db") as server:
            return await downloaded(server, await finished(server, "gnomopolis"))

    file = tmp_path / "evening.record"
    file.write_text(asyncio.run(asyncio.wait_for(main(), LONG)), encoding="utf-8")
    command = [sys.executable, "-m", "gnomehall", "--language", "en", "replay", str(file)]
    shown = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG)
    assert shown.returncode == 0, shown.stderr
    assert "Ada" in shown.stdout
    result = loads(file.read_text(encoding="utf-8")).result
    assert result is not None
    assert all(str(score) in shown.stdout for score in result.scores)
    assert subprocess.run([*command, "--check"], capture_output=True, check=False, timeout=LONG).returncode == 0
