"""Bad input: nothing crashes, nothing is lost, and the answer says what was wrong."""

import asyncio
import json
import socket as sockets
import struct
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from gnomehall import registry
from gnomehall.core.view import Refusal
from gnomehall.server.connections.connection import Connection
from gnomehall.server.limits import Limits
from gnomehall.words.speech import Speech
from tests.server.halls import BOT, BUSY, FRIEND, ME, Json, Player, Running, served
from tests.server.raw import Raw, frame


async def still_playing(server: Running, made: Json) -> None:
    """Whatever was done to the server, a player can go on."""
    async with server.player(made, made["mine"][0]["token"]) as player:
        if player.choices:
            answer = await player.play()
            assert answer["type"] == "ack"
    assert (await server.get("/healthz"))["status"] == "ok"


@served()
async def test_what_is_not_json_is_refused(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made) as player:
        for data in ("{", "", "hello", b"\xff\xfe", "[" * 5000, '"join"', "null"):
            await player.socket.send(data)
            answer = await player.until("refused")
            assert answer["code"] == "bad-message"
    await still_playing(server, made)


@served(limits=BUSY)
async def test_bytes_that_are_no_text_and_deep_nesting_are_answered(server: Running) -> None:
    made = await server.open(ME, ME)
    deep = [b"[" * 7000 + b"]" * 7000, b'{"a":' * 2500 + b"1" + b"}" * 2500]
    for where in (b"%s", b'{"x":%s,"type":"ping"}', b'{"type":"ping","at":%s}', b'{"type":"join","table":%s}'):
        deep += [where % nested for nested in deep[:2]]
    odd = (b"\xff", b"\xc0\x80", b"\\ud800", b"\xed\xa0\x80", b"\0")
    no_text = [b'{"type":"join","table":"%s"}' % one for one in odd] + [b'{"type":"ping","%s":1}' % one for one in odd]
    no_text += [b'{"\xff":1,"type":"ping"}', b"\xff"]
    async with Raw.open(server) as raw:
        for kind in (Opcode.TEXT, Opcode.BINARY):
            for data in deep + no_text:
                raw.send(frame(kind, data))
                assert (await raw.message())["code"] == "bad-message", data[:30]
    await still_playing(server, made)


@served()
async def test_wrong_types_and_unknown_fields_are_refused(server: Running) -> None:
    made = await server.open(ME, ME)
    name = made["table"]["id"]
    wrong: list[Json] = [
        {"type": "move", "table": name, "seq": "0", "move": "plant a"},
        {"type": "move", "table": name, "seq": -1, "move": "plant a"},
        {"type": "move", "table": name, "seq": 2**70, "move": "plant a"},
        {"type": "move", "table": name, "seq": 0, "move": ["plant a"]},
        {"type": "move", "table": name, "seq": 0, "move": "x" * 300},
        {"type": "move", "table": None, "seq": 0, "move": "plant a"},
        {"type": "move", "table": name, "seq": 0},
        {"type": "move", "table": name, "seq": 0, "move": "plant a", "seat": 1},
        {"type": "dance", "table": name},
        {"table": name},
    ]
    async with server.player(made, made["mine"][0]["token"]) as player:
        for message in wrong:
            await player.send(**message)
            assert (await player.until("refused", "ack"))["code"] == "bad-message"
        assert (await server.table(made)).seq == 0
    bodies: list[Any] = [
        {"game": 1},
        {"game": "toadstools", "seats": "two"},
        {"game": "toadstools", "seats": []},
        [],
        None,
    ]
    for body in bodies:
        answer = await server.call("POST", "/api/tables", body)
        assert answer.status_code == 400
        assert set(answer.json()) == {"code", "message"}
    await still_playing(server, made)


@served()
async def test_setups_that_no_game_has_are_refused_in_words(server: Running) -> None:
    seats = [ME, ME]
    for body, said in (
        ({"game": "chess", "seats": seats}, "there is no game 'chess'"),
        ({"game": "toadstools", "seats": [ME]}, "not 1"),
        ({"game": "toadstools", "seats": [ME, {"kind": "bot", "bot": "oracle"}]}, "there is no bot 'oracle'"),
        ({"game": "toadstools", "seats": seats, "options": {"speed": "9"}}, "has no option 'speed'"),
        ({"game": "toadstools", "seats": seats, "edition": "game = 1"}, "edition"),
    ):
        answer = await server.call("POST", "/api/tables", body)
        assert answer.status_code in (400, 404)
        assert said in answer.json()["message"]


@served()
async def test_an_unknown_table_is_refused(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made) as player:
        for kind in ("join", "part", "resync"):
            await player.send(type=kind, table="nowhere")
            assert (await player.until("refused"))["code"] == "unknown-table"
        answer = await player.ask(type="move", seq=0, move="plant a")
        assert answer["code"] == "unknown-table", "not followed, as it is not public"
    assert (await server.call("GET", "/api/tables/nowhere")).status_code == 404


@served()
async def test_a_move_out_of_turn_is_refused(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][1]["token"]) as player:
        answer = await player.play("plant a")
        assert (answer["code"], answer["seq"]) == ("not-your-turn", 0)
    await still_playing(server, made)


@served()
async def test_an_illegal_move_is_refused_with_the_rule_against_it(server: Running) -> None:
    made = await server.open(ME, ME, game="gnomopolis")
    first = (await server.table(made)).turn
    async with server.player(made, made["mine"][first]["token"]) as player:
        legal = player.moves()
        match = (await server.table(made)).game().match
        texts = [match.game.text(match.state, n) for n in range(match.game.action_count(match.setup.edition))]
        illegal = next(text for text in texts if text.startswith("build ") and text not in legal)
        answer = await player.play(illegal)
        assert answer["code"] == "illegal"
        assert answer["refusal"]["rule"].startswith("GNO-")
        assert answer["refusal"]["rule"] in answer["message"]
        assert Speech("en", "gnomopolis", strict=True).refusal(Refusal(**answer["refusal"]))
        nonsense = await player.play("<script>alert(1)</script>")
        assert (nonsense["code"], nonsense["refusal"]) == ("bad-notation", None)


@served()
async def test_an_oversized_message_ends_the_connection_and_nothing_else(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.socket.send(json.dumps({"type": "move", "table": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            await player.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    answer = await server.http.post("/api/tables", content=b"x" * 1_000_000)
    assert answer.status_code == 413
    await still_playing(server, made)


@served(limits=Limits(rate=0.001, burst=10.0))
async def test_a_flood_is_refused_and_then_ended(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        for n in range(8):
            await player.send(type="ping", at=n)
            assert (await player.until("pong", "refused"))["type"] == "pong", "within the limit"
        for n in range(300):
            await player.send(type="ping", at=n)
        with pytest.raises(ConnectionClosed) as closed:
            await player.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        codes = [message.get("code") for message in player.got]
        assert codes.count("too-many") == 100
        assert [message["type"] for message in player.got].count("pong") <= 10
    await still_playing(server, made)


@served(limits=Limits(rate=1000.0, burst=10_000.0, unsent=40_000))
async def test_a_slow_reader_gets_a_resync_and_nobody_waits_for_it(server: Running) -> None:
    made = await server.open(ME, ME, public=True)
    name = made["table"]["id"]
    slow = sockets.socket()
    slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    slow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(slow, ("127.0.0.1", server.port))
    async with server.connection(sock=slow, max_queue=1) as socket, server.connection() as other:
        reader, rest = Player(socket, name), Player(other, name)
        await reader.join()
        await rest.join()
        table = await server.table(made)
        client = cast(Connection, next(iter(table.followers)))
        told = len(rest.got)
        for _ in range(5000):
            # News for all, until the buffers on the way to who does not read are full.
            table.announce()
            await rest.receive()
            if client.resyncs:
                break
        assert client.resyncs == 1, "the queue of a reader who does not read is bounded"
        assert all(message["type"] == "info" for message in rest.got[told:]), "who reads loses nothing"
        await server.post(f"/api/tables/{name}/name", {"name": "Ann"}, made["mine"][0]["token"])
        while reader.info["seats"][0]["name"] != "Ann":
            await reader.receive()
        assert [message["type"] for message in reader.got].count("sync") == 2
    await still_playing(server, made)


@served(ping=0.3)
async def test_a_half_open_connection_is_found_and_ended(server: Running) -> None:
    made = await server.open(ME, ME)
    token = made["mine"][0]["token"]
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    body = json.dumps({"type": "join", "table": made["table"]["id"], "token": token}).encode()
    writer.write(struct.pack("!BBH4s", 0x81, 0xFE, len(body), bytes(4)) + body)
    table = await server.table(made)
    while not table.info().seats[0].here:
        await asyncio.sleep(0.01)
    # From here on it neither reads nor answers a ping, like a computer that lost its network.
    while table.info().seats[0].here:
        await asyncio.sleep(0.05)
    assert table.followers == {}
    writer.close()
    await still_playing(server, made)


@served()
async def test_two_tabs_on_one_seat_see_the_same(server: Running) -> None:
    made = await server.open(ME, ME)
    token = made["mine"][0]["token"]
    async with server.player(made, token) as one, server.player(made, token) as two:
        await one.play()
        for tab in (one, two):
            await tab.reach(1)
        assert one.view == two.view
        stale = await two.play("plant a", seq=0)
        assert stale["type"] in ("ack", "refused")
        assert (await server.table(made)).seq == 1
        assert one.info["seats"][0]["here"]
    async with server.player(made, token) as late:
        assert late.view == one.view


@served()
async def test_who_reconnects_in_the_middle_of_a_game_finds_it_as_it_is(server: Running) -> None:
    made = await server.open(ME, BOT)
    token = made["mine"][0]["token"]
    async with server.player(made, token) as player:
        await player.play()
        await player.reach(1)
        # It goes away without a word.
        player.socket.transport.abort()
    table = await server.table(made)
    while table.turn != 0:
        await asyncio.sleep(0.01)
    async with server.player(made, token) as back:
        assert back.seq == table.seq
        assert [entry["seq"] for entry in back.log] == list(range(table.seq + 1))
        assert (await back.play())["type"] == "ack"


@served()
async def test_a_clients_clock_matters_nowhere(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        for at in (0, -1e18, 4e12, 1e300):
            await player.send(type="ping", at=at)
            pong = await player.until("pong")
            assert pong["at"] == at
        await player.send(type="ping", at="noon")
        assert (await player.until("refused"))["code"] == "bad-message"
        assert (await player.play())["type"] == "ack"


@served()
async def test_names_with_markup_or_of_great_length_stay_short_text(server: Running) -> None:
    bold = "<img src=x onerror=alert(1)>"
    made = await server.open({"kind": "me", "name": "x" * 10_000}, FRIEND)
    assert made["table"]["seats"][0]["name"] == "x" * 40
    name, link = made["table"]["id"], made["friends"][0]["token"]
    seated = await server.post(f"/api/tables/{name}/sit", {"token": link, "name": bold})
    assert seated["table"]["seats"][1]["name"] == bold
    answer = await server.call("GET", f"/api/tables/{name}", token=seated["token"])
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    renamed = await server.post(f"/api/tables/{name}/name", {"name": "a\nplayer 1: b\x07"}, seated["token"])
    assert renamed["seats"][1]["name"] == "a player 1: b"
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    record = await server.call("GET", f"/api/tables/{name}/record", token=made["host"])
    assert registry.game("toadstools").meta.id in record.text
    assert record.text.count("\nplayer 1: ") == 1
    too_long = await server.call("POST", f"/api/tables/{name}/name", {"name": "x" * 30_000}, seated["token"])
    assert too_long.status_code == 400
    await still_playing(server, made)


@served()
async def test_a_page_of_another_site_can_open_no_socket_and_change_nothing(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with server.connection(origin="http://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with server.connection(origin=f"http://127.0.0.1:{server.port}") as own:
        await own.send('{"type":"ping"}')
    body = {"game": "toadstools", "seats": [ME, ME]}
    answer = await server.http.post("/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403


@served()
async def test_a_connection_follows_only_so_many_tables(server: Running) -> None:
    async with server.connection() as socket:
        for n in range(33):
            made = await server.open(ME, ME, public=True)
            player = Player(socket, made["table"]["id"])
            answer = await player.join()
            assert (answer["type"] == "refused") == (n == 32)
        assert answer["code"] == "too-many"
