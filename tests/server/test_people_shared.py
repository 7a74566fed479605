"""Players in a hall that several processes share: whichever they meet knows them, and no result is lost or twice."""

import asyncio

import pytest

from gnomehall.server.store.places import PostgresUrl
from tests.server.halls import FRIEND, ME, Running
from tests.server.test_people import adopt, become, claim, second_device
from tests.server.test_ratings import profile, rated_table, who
from tests.server.test_sharing import shared

pytestmark = pytest.mark.usefixtures("postgres_server")


def test_a_device_is_revoked_at_one_process_and_can_not_play_at_the_other(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Running, other: Running) -> None:
        made, ada = await one.open(ME, FRIEND), await become(other)
        await adopt(other, made, ada["key"])
        phone = await second_device(one, ada["key"])
        lost = (await claim(other, made, phone))["seats"][0]["token"]
        assert made["table"]["id"] not in other.hall.tables, "it has one authority"
        [id_] = [key["id"] for key in (await one.get("/api/me", phone))["keys"] if key["here"]]
        async with other.player(made, lost) as thief:
            assert thief.you == 0
            await other.post(f"/api/me/keys/{id_}/revoke", token=ada["key"])
            await thief.until("parted")
        for server in (one, other):
            answer = await server.call("POST", f"/api/tables/{made['table']['id']}/leave", token=lost)
            assert answer.status_code == 404
            assert (await server.call("GET", "/api/me", token=phone)).json()["code"] == "no-player"
        assert (await other.call("POST", "/api/me/delete", token=ada["key"])).status_code == 204
        info = await one.get(f"/api/tables/{made['table']['id']}", made["mine"][0]["token"])
        assert info["seats"][0]["player"] == ""

    shared(postgres_place, scenario)


def test_games_that_end_at_two_processes_at_once_are_counted_once_each(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Running, other: Running) -> None:
        ada, bo = await become(one), await become(other, "Bo")
        ends = []
        for server in (one, other, one, other):
            made, tokens = await rated_table(server, ada["key"], bo["key"])
            ends.append((server, f"/api/tables/{made['table']['id']}/resign", tokens[0]))
        await asyncio.gather(*(server.post(path, {}, token) for server, path, token in ends))
        for _ in range(2):
            for server in (one, other):
                server.ratings.count_soon()
                await server.ratings.settled()
        found = await profile(one, who(bo))
        assert [(rating["games"], rating["won"]) for rating in found["ratings"]] == [(4, 4)]
        assert len(found["games"]) == 4

    shared(postgres_place, scenario)
