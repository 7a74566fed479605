"""The wire: whole messages in their order, however they were cut, and an end to who asks and never reads."""

import asyncio
import json
import socket as sockets
from functools import partial

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gnomehall.server.socket import AT_ONCE, Socket
from tests.server.halls import ME, Running, served

BUSY = {"rate": 1e6, "burst": 1e6}


@served()
async def test_a_message_in_fragments_is_read_whole(server: Running) -> None:
    async with server.connection() as socket:
        await socket.send(['{"type":"pi', 'ng","a', 't":', "7}"])
        assert json.loads(await socket.recv())["at"] == 7


@served(**BUSY)
async def test_many_messages_at_once_are_answered_in_their_order(server: Running) -> None:
    async with server.connection() as socket:
        for n in range(200):
            await socket.send(json.dumps({"type": "ping", "at": n}))
        assert [json.loads(await socket.recv())["at"] for _ in range(200)] == list(range(200))


@served()
async def test_there_is_no_socket_anywhere_else(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables"):
            pass
    assert refused.value.response.status_code == 404


@served()
async def test_an_acknowledgement_comes_before_the_news_of_its_move(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        await player.reach(1)
        assert [message["type"] for message in player.got[-2:]] == ["ack", "moved"]


async def ask_forever(socket: ClientConnection) -> None:
    while True:
        await socket.send("?" * 1000)
        await asyncio.sleep(0)


@served(queue=8, **BUSY)
async def test_who_asks_and_never_reads_is_hung_up_on(server: Running) -> None:
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.port))
    async with server.connection(sock=deaf, max_queue=1) as socket:
        assert server.hall.metrics.sockets == 1
        with pytest.raises(ConnectionClosed):
            await ask_forever(socket)
    while server.hall.metrics.sockets:
        await asyncio.sleep(0.01)
    assert (await server.get("/healthz"))["status"] == "ok"


@served(**BUSY)
async def test_very_many_who_ask_at_once_do_not_hold_up_the_event_loop(server: Running) -> None:
    """As many as may be are handled in one turn of the loop, the rest in the next ones, and nobody is forgotten."""
    loop, socket = asyncio.get_running_loop(), Socket(server.lobby, server.hall.metrics, 8, 1e6, 1e6)
    turns = 0
    handled: list[int] = []

    def count() -> None:
        nonlocal turns
        turns += 1
        if len(handled) < 1000:
            loop.call_soon(count)

    for n in range(1000):
        socket.in_turn(partial(handled.append, n))
    count()
    while len(handled) < 1000:
        await asyncio.sleep(0)
    assert handled == list(range(1000))
    assert turns >= 1000 / AT_ONCE
