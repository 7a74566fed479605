"""Readers that are slow or never read hold up nobody, hold little memory, and see all of it when they go on."""

import asyncio
import json
from dataclasses import replace
from unittest import mock

from gnomehall.server.limits import WRITE_BYTES
from gnomehall.server.tables import timeline as timelines
from gnomehall.server.tables.broadcast import encode
from tests.server.halls import BUSY, ME, Json, Running, served
from tests.server.raw import Raw, join, text, unsent


@served(limits=BUSY)
async def test_resyncs_that_are_not_read_are_one(server: Running) -> None:
    made = await server.open(ME, ME, game="gnomopolis", public=True)
    async with Raw.open(server, 4096) as raw:
        connection = await join(raw, server, made)
        table = await server.table(made)
        raw.send(text(type="resync", table=table.id))
        size = len(json.dumps(await raw.until("sync")))
        asked = 0
        while not connection._outbox.owes(table.id) or asked < 4000:
            raw.send(100 * text(type="resync", table=table.id))
            await raw.writer.drain()
            asked += 100
            await server.get("/healthz")
            assert unsent(connection) <= WRITE_BYTES + 2 * size
        raw.send(text(type="ping", at=1))
        got: list[Json] = []
        while not got or got[-1]["type"] != "pong":
            got.append(await raw.message())
        assert {message["type"] for message in got} == {"sync", "pong"}
        assert len(got) < asked, "those that were asked for while one waited are one"


@served(limits=replace(BUSY, unsent=40_000))
async def test_a_reader_of_many_tables_that_falls_behind_gets_each_of_them_whole_and_once(server: Running) -> None:
    made = [await server.open(ME, ME, public=True) for _ in range(8)]
    tables = [await server.table(one) for one in made]
    async with Raw.open(server, 4096) as raw:
        for one in made:
            connection = await join(raw, server, one)
        while not connection.resyncs:
            for table in tables:
                table.announce()
            await asyncio.sleep(0)
        # What happens meanwhile is in the state that it gets.
        for one, table in zip(made, tables, strict=True):
            await server.post(f"/api/tables/{table.id}/name", {"name": "Ann"}, one["mine"][0]["token"])
        assert unsent(connection) <= 40_000 + 2 * WRITE_BYTES
        synced: list[str] = []
        while len(synced) < 8:
            message = await raw.message()
            if message["type"] == "sync":
                assert message["info"]["seats"][0]["name"] == "Ann"
                synced.append(message["table"])
        assert sorted(synced) == sorted(table.id for table in tables)
        tables[0].announce()
        assert (await raw.message())["type"] == "info", "from there on it gets the news as before"


@served(limits=BUSY)
async def test_joining_sends_the_last_of_a_long_log_and_the_rest_can_be_asked_for(server: Running) -> None:
    made = await server.open(ME, ME, game="gnomopolis")
    tokens, table = [key["token"] for key in made["mine"]], await server.table(made)
    timeline = table.game()
    async with server.player(made, tokens[0]) as one, server.player(made, tokens[1]) as two:
        while table.seq < 30:
            await (one if one.choices else two).play()
            for player in (one, two):
                await player.reach(table.seq)
    longest = max(len(bytes(entry.to(seat))) for entry in timeline.log for seat in (0, 1))
    with mock.patch.object(timelines, "LOG_BYTES", 2 * longest):
        for seat, token in enumerate(tokens):
            async with server.player(made, token) as back:
                log, pages = back.log, [back.log]
            while log[0]["seq"] > 0:
                pages.append(await server.get(f"/api/tables/{table.id}/log?before={log[0]['seq']}", token))
                log = pages[-1] + log
            assert all(len(encode(page)) <= 2 * longest + len(page) + 2 for page in pages)
            assert len(pages) >= 3
            whole = [entry.to(seat) for entry in timeline.log]
            assert encode(log) == encode(whole), "nothing is missing, and nothing of another seat is told"
    assert await server.get(f"/api/tables/{table.id}/log?before=0", tokens[0]) == []
    assert (await server.call("GET", f"/api/tables/{table.id}/log?before=9")).status_code == 404
