"""Tables begun under old rules go on under them when the rules have changed, with people and with bots."""

import asyncio
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.server.tables.bot_turns import question_for
from gnomehall.server.workers.worker import MatchCache, think
from tests.released.test_records import ChangedToadstools, ForgetfulToadstools, play_by
from tests.server.halls import LONG, ME, Json, Running, running


async def play_to_the_end(server: Running, made: Json) -> None:
    table = await server.table(made)
    async with server.player(made, made["mine"][table.turn]["token"]) as player:
        while table.turn >= 0:
            await player.join(made["mine"][table.turn]["token"])
            seq = player.seq
            # What a bot would do here is legal by the same rules.
            answer = think(MatchCache(), question_for(table, table.turn, "random"))
            assert answer.move in player.moves(), answer
            assert (await player.play(answer.move))["type"] == "ack"
            await player.reach(seq + 1)


def test_a_table_goes_on_by_the_rules_that_it_was_begun_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "hall.db"

    async def begin() -> Json:
        async with running(database) as server:
            made = await server.open(ME, ME, public=True)
            async with server.player(made, made["mine"][0]["token"]) as player:
                assert (await player.play())["seq"] == 1
            return made

    async def go_on(made: Json) -> None:
        async with running(database) as server:
            (listed,) = await server.get("/api/tables")
            assert listed["state"] == "playing"
            await play_to_the_end(server, made)
            text = (await server.call("GET", f"/api/tables/{made['table']['id']}/record")).text
            assert "\nrules: 1\n" in text
            # Opened again as a record it keeps them; a new table has the new ones.
            again = await server.post("/api/records", {"text": text})
            assert again["table"]["state"] == "over"
            new = await server.open(ME, ME)
            await play_to_the_end(server, new)
            text = (await server.call("GET", f"/api/tables/{new['table']['id']}/record", token=new["watch"])).text
            assert "\nrules: 2\n" in text

    async def lose() -> None:
        async with running(database) as server:
            states = [table["state"] for table in await server.get("/api/tables")]
            assert states == ["unreadable"], "where nobody kept the old rules"

    made = asyncio.run(begin())
    play_by(monkeypatch, ChangedToadstools())
    asyncio.run(asyncio.wait_for(go_on(made), LONG))
    monkeypatch.undo()
    play_by(monkeypatch, ForgetfulToadstools())
    asyncio.run(asyncio.wait_for(lose(), LONG))
    assert registry.game("toadstools").meta.oldest == 2
