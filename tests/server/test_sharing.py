"""A hall that several processes share: whichever a client meets, it plays at its table, and never notices."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from gnomehall.server.store.places import PostgresUrl
from tests.postgres import Server
from tests.server.halls import BOT, BUSY, FRIEND, LONG, ME, PATIENCE, Running, running

Scenario = Callable[[Running, Running], Awaitable[None]]

pytestmark = pytest.mark.usefixtures("postgres_server")


def shared(place: PostgresUrl, scenario: Scenario, **settings: Any) -> None:
    async def main() -> None:
        async with (
            running(place, link="127.0.0.1", limits=BUSY, **settings) as one,
            running(place, link="127.0.0.1", limits=BUSY, **settings) as other,
        ):
            await scenario(one, other)

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_two_players_at_two_processes_play_one_game(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Running, other: Running) -> None:
        made = await one.open(ME, ME)
        tokens = [key["token"] for key in made["mine"]]
        async with one.player(made, tokens[0]) as here, other.player(made, tokens[1]) as there:
            players = [here, there]
            while here.turn >= 0:
                mover, seq = players[here.turn], here.seq
                answer = await mover.play()
                assert (answer["type"], answer["seq"]) == ("ack", seq + 1)
                for player in players:
                    await player.reach(seq + 1)
            results = []
            for player in players:
                while player.info["state"] == "playing":
                    await player.receive()
                results.append(player.info["result"])
            assert results[0] is not None
            assert results[0] == results[1]
        assert made["table"]["id"] in one.hall.tables
        assert made["table"]["id"] not in other.hall.tables, "it has one authority"

    shared(postgres_place, scenario)


def test_every_request_about_a_table_is_answered_whichever_process_it_meets(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Running, other: Running) -> None:
        made = await one.open(ME, FRIEND, public=True, hints=True)
        table, host = made["table"]["id"], made["host"]
        (link,) = made["friends"]
        assert (await other.get(f"/api/tables/{table}", host))["id"] == table
        seated = await other.post(f"/api/tables/{table}/sit", {"token": link["token"], "name": "Bia"})
        await other.post(f"/api/tables/{table}/name", {"name": "Ana"}, made["mine"][0]["token"])
        assert [seat["name"] for seat in (await one.get(f"/api/tables/{table}"))["seats"]] == ["Ana", "Bia"]
        refused = await other.call("POST", f"/api/tables/{table}/close", token=seated["token"])
        assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
        assert refused.headers.get_list("x-frame-options") == ["DENY"]
        assert (await other.call("GET", "/api/tables/nowhere")).status_code == 404
        hint = await other.post(f"/api/tables/{table}/hint", token=made["mine"][0]["token"])
        assert hint["ideas"]
        assert table not in other.hall.tables

    shared(postgres_place, scenario)


def test_a_rematch_is_found_at_whichever_process_it_is(postgres_place: PostgresUrl, postgres_server: Server) -> None:
    async def scenario(one: Running, other: Running) -> None:
        made = await one.open(ME, ME)
        table, tokens = made["table"]["id"], [key["token"] for key in made["mine"]]
        await other.post(f"/api/tables/{table}/close", token=made["host"])
        first = await other.post(f"/api/tables/{table}/rematch", token=tokens[0])
        following = first["table"]["id"]
        # It leaves the memory of the first, and the other one takes it.
        one.hall.forget(following)
        released = f"UPDATE leases SET member = 0 WHERE table_id = '{following}'"
        await asyncio.to_thread(postgres_server.ask, released, postgres_place.url)
        assert (await other.get(f"/api/tables/{following}", first["token"]))["id"] == following
        assert following in other.hall.tables
        second = await one.post(f"/api/tables/{table}/rematch", token=tokens[1])
        assert (second["table"]["id"], second["seat"]) == (following, 1)
        stranger = await one.call("POST", f"/api/tables/{following}/follow", token="nobody")
        assert stranger.status_code == 404
        # Who sat at the first table only after the second was made has no place there, and is told so.
        link = await one.post(f"/api/tables/{table}/seats/1", {}, made["host"])
        late = await other.post(f"/api/tables/{table}/sit", {"token": link["token"]})
        refused = await one.call("POST", f"/api/tables/{table}/rematch", token=late["token"])
        assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")

    shared(postgres_place, scenario)


def test_when_a_process_ends_its_tables_go_on_at_the_other(postgres_place: PostgresUrl) -> None:
    async def main() -> None:
        async with running(postgres_place, link="127.0.0.1", limits=BUSY) as one:
            async with running(postgres_place, link="127.0.0.1", limits=BUSY) as other:
                made = await other.open(ME, BOT)
                token = made["mine"][0]["token"]
                async with one.player(made, token) as player:
                    assert (await player.play())["type"] == "ack"
                    seq = player.seq
                    other.stop()
                    await asyncio.wait_for(player.socket.wait_closed(), PATIENCE)
                    assert player.socket.close_code == 1012
            async with one.player(made, token) as player:
                assert player.seq >= seq
                assert made["table"]["id"] in one.hall.tables

    asyncio.run(asyncio.wait_for(main(), LONG))
