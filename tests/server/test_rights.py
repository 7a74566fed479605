"""Whoever acts is judged when their turn at the table has come, not when they asked: rights end at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from gnomehall.server.store.interface import Grant, TableRow
from tests.server.halls import FRIEND, ME, Json, Player, Running, served


@asynccontextmanager
async def held_up(server: Running) -> AsyncIterator[asyncio.Event]:
    """The next change of a table takes until the event is set, and whatever else is asked of the table waits for it."""
    update, go_on = server.hall.store.update, asyncio.Event()

    async def wait(row: TableRow, add: list[Grant], drop: list[Grant]) -> None:
        await go_on.wait()
        await update(row, add, drop)

    server.hall.store.update = wait  # type: ignore[method-assign]  # a slow disk
    try:
        yield go_on
    finally:
        go_on.set()
        server.hall.store.update = update  # type: ignore[method-assign]  # as it was


async def queued(server: Running, made: Json, count: int) -> None:
    """Wait until so many requests wait for the table's lock, which another holds."""
    lock = (await server.table(made)).lock
    while not lock.locked() or len(lock._waiters or ()) < count:
        await asyncio.sleep(0.002)


async def change(server: Running, made: Json, path: str, body: Any, token: str) -> "asyncio.Task[httpx.Response]":
    """A change that is on its way, and holds the table's lock."""
    task = asyncio.create_task(server.call("POST", f"/api/tables/{made['table']['id']}{path}", body, token))
    await queued(server, made, 0)
    return task


@served()
async def test_who_is_thrown_out_while_joining_does_not_get_in(server: Running) -> None:
    for path, body, by in (("/seats/0", {}, "host"), ("/seats/0", {"bot": "random"}, "host"), ("/leave", None, "seat")):
        made = await server.open(ME, ME)
        token = made["mine"][0]["token"]
        async with held_up(server) as go_on, server.connection() as socket:
            thrown_out = await change(server, made, path, body, made["host"] if by == "host" else token)
            player = Player(socket, made["table"]["id"])
            joining = asyncio.create_task(player.join(token))
            await queued(server, made, 1)
            go_on.set()
            assert (await thrown_out).status_code == 200
            answer = await joining
        assert (answer["type"], answer.get("code")) == ("refused", "unknown-table"), path
        assert player.view is None


@served()
async def test_a_stranger_who_joins_while_a_table_becomes_private_does_not_get_in(server: Running) -> None:
    made = await server.open(ME, ME, public=True)
    async with held_up(server) as go_on, server.connection() as socket:
        hidden = await change(server, made, "/public", {"public": False}, made["host"])
        player = Player(socket, made["table"]["id"])
        joining = asyncio.create_task(player.join())
        await queued(server, made, 1)
        go_on.set()
        await hidden
        assert (await joining)["code"] == "unknown-table"


@served()
async def test_who_is_thrown_out_while_moving_undoing_or_answering_has_done_nothing(server: Running) -> None:
    verbs: list[Json] = [
        {"type": "move", "seq": 1},
        {"type": "undo", "seq": 1},
        {"type": "answer", "proposal": 1, "yes": True},
        {"type": "end"},
    ]
    for verb in verbs:
        made = await server.open(ME, ME)
        tokens = [key["token"] for key in made["mine"]]
        async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
            await first.play(next(choice["move"] for choice in first.choices if choice.get("draws")))
            await asyncio.gather(first.reach(1), second.reach(1))
            mover, other = (first, second) if first.choices else (second, first)
            if verb["type"] == "move":
                verb["move"] = mover.moves()[0]
            if verb["type"] == "answer":
                mover, other = second, first
                await first.ask(type="undo", seq=1, to=0)
                assert first.proposal or (await first.until("proposed"))["proposal"]
            if verb["type"] == "undo":
                mover, other = first, second
            async with held_up(server) as go_on:
                thrown_out = await change(server, made, f"/seats/{mover.you}", {}, made["host"])
                asking = asyncio.create_task(mover.ask(**verb))
                await queued(server, made, 1)
                go_on.set()
                await thrown_out
                assert (await asking)["code"] == "unknown-table", verb
            assert (await server.table(made)).seq == 1
            assert other.you != mover.you


@served()
async def test_who_is_thrown_out_while_a_request_over_http_waits_has_done_nothing(server: Running) -> None:
    asked: tuple[tuple[str, Json | None], ...] = (
        *(("/name", {"name": "Eve"}), ("/leave", None), ("/rematch", None)),
        *(("/resign", {}), ("/colour", {"colour": "red"}), ("/seats/1/stand-in", {}), ("/seats/1/invite", None)),
    )
    for path, body in asked:
        made = await server.open(ME, ME)
        name, token = made["table"]["id"], made["mine"][0]["token"]
        if path == "/rematch":
            await server.post(f"/api/tables/{name}/close", token=made["host"])
        async with held_up(server) as go_on:
            thrown_out = await change(server, made, "/seats/0", {"bot": "random"}, made["host"])
            asking = asyncio.create_task(server.call("POST", f"/api/tables/{name}{path}", body, token))
            await queued(server, made, 1)
            go_on.set()
            await thrown_out
            assert (await asking).status_code == 404, path
        table = await server.table(made)
        assert (table.row.seats[0].name, table.row.seats[0].bot, table.row.rematch) == ("", "random", "")


@served()
async def test_two_who_use_one_link_at_once_do_not_both_sit(server: Running) -> None:
    made = await server.open(ME, FRIEND)
    path, body = f"/api/tables/{made['table']['id']}/sit", {"token": made["friends"][0]["token"]}
    answers = await asyncio.gather(*(server.call("POST", path, body) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 410]
