"""Talk about tournaments, and at tables of a hall that several processes share."""

import asyncio

import pytest

from gnomehall.server.store.places import PostgresUrl
from tests.server.halls import FRIEND, ME, Json, Running, served
from tests.server.test_people import become
from tests.server.test_sharing import shared
from tests.server.test_talk import heard, react, say, sit, texts
from tests.server.test_tournaments import begun, call, enter, last_round, lose, people


async def told(server: Running, id_: str, key: str = "") -> Json:
    found: Json = await server.get(f"/api/tournaments/{id_}/talk", key)
    return found


async def tell(server: Running, id_: str, text: str, key: str, **more: object) -> Json:
    found: Json = await server.post(f"/api/tournaments/{id_}/talk", {"text": text, **more}, key)
    return found


async def code(server: Running, path: str, body: Json, key: str = "") -> str:
    answer = await server.call("POST", f"/api/tournaments/{path}", body, key)
    return "" if answer.status_code < 300 else str(answer.json()["code"])


@served()
async def test_the_organiser_and_those_who_play_talk_about_a_tournament_and_all_who_have_its_address_read(
    server: Running,
) -> None:
    ada, bo, cy = await people(server, 3)
    id_ = await call(server, ada)
    await tell(server, id_, "welcome", ada.key)
    assert await code(server, f"{id_}/talk", {"text": "hi"}, bo.key) == "no-talk"
    assert (await told(server, id_, bo.key))["why"] == "entrant"
    assert await code(server, f"{id_}/talk", {"text": "hi"}) == "no-talk"
    await enter(server, id_, [bo])
    said = await tell(server, id_, "hello", bo.key, id="m1")
    assert await tell(server, id_, "hello", bo.key, id="m1") == said
    assert texts(await told(server, id_)) == ["welcome", "hello"]
    assert (await told(server, id_))["why"] == "player"
    assert (await server.call("GET", "/api/tournaments/none/talk")).json()["code"] == "unknown-tournament"
    # Report, and silence.
    report = f"{id_}/talk/{said['number']}/report"
    assert await code(server, report, {}, cy.key) == "no-talk"
    assert await code(server, report, {}, ada.key) == ""
    assert (await told(server, id_, ada.key))["reports"] == [{"number": said["number"], "count": 1}]
    assert (await told(server, id_, bo.key))["reports"] == []
    assert await code(server, f"{id_}/silence", {"who": ada.id}, bo.key) == "not-organiser"
    assert await code(server, f"{id_}/silence", {"who": bo.id}, ada.key) == ""
    assert (await told(server, id_))["spoken"][-1]["kind"] == "silenced"
    assert await code(server, f"{id_}/talk", {"text": "hi"}, bo.key) == "silenced"
    assert await code(server, f"{id_}/silence", {"who": bo.id, "silent": False}, ada.key) == ""
    await tell(server, id_, "again", bo.key)
    # Who is deleted has said nothing.
    assert (await server.call("POST", "/api/me/delete", token=bo.key)).status_code == 204
    assert [text for text in texts(await told(server, id_)) if text] == ["welcome"]


@served()
async def test_while_a_duplicate_round_is_played_nobody_tells_what_the_others_will_draw(server: Running) -> None:
    id_, entrants, found = await begun(server, 2, duplicate=True, format="knockout")
    [table] = last_round(found)
    made = {"table": {"id": table["table"]}}
    ada = entrants[0]
    claimed = await server.post(f"/api/tables/{table['table']}/claim", token=ada.key)
    token = claimed["seats"][0]["token"]
    assert (await heard(server, made, token))["why"] == "off"
    assert await code(server, f"{id_}/talk", {"text": "a comes first"}, ada.key) == "no-talk"
    assert (await told(server, id_, ada.key))["why"] == "sealed"
    await lose(server, table, entrants, table["entrants"][0])
    await server.tournaments.settled()
    assert (await told(server, id_, ada.key))["why"] == ""
    await tell(server, id_, "a came first", ada.key)


# --- several processes --------------------------------------------------------------------------


@pytest.mark.usefixtures("postgres_server")
def test_what_is_said_at_one_process_is_heard_at_the_other_and_goes_with_the_player(
    postgres_place: PostgresUrl,
) -> None:
    async def scenario(one: Running, other: Running) -> None:
        made = await one.open({**ME, "name": "Ada"}, FRIEND, public=True)
        ada, bo = made["mine"][0]["token"], await sit(one, made)
        cy = await become(other, "Cy")
        async with other.player(made, bo) as player, other.player(made) as watcher:
            await player.send(type="ping", at=1.0)
            await say(other, made, "hello", ada)
            for follower in (player, watcher):
                assert (await follower.until("talked"))["spoken"]["text"] == "hello"
            await say(other, made, "advice", player=cy["key"])
            assert (await watcher.until("talked"))["spoken"]["text"] == "advice"
        assert made["table"]["id"] not in other.hall.tables, "it has one authority"
        assert texts(await heard(other, made, bo)) == ["hello"]
        assert texts(await heard(other, made, key=cy["key"])) == ["hello", "advice"]
        async with one.player(made, ada) as player:
            await player.play()
        await react(other, made, bo, "wow")
        assert len((await heard(one, made, ada))["reactions"]) == 1
        assert (await other.call("POST", "/api/me/delete", token=cy["key"])).status_code == 204
        await one.post(f"/api/tables/{made['table']['id']}/close", token=ada)
        assert texts(await heard(one, made, ada)) == ["hello"]

    shared(postgres_place, scenario)


@pytest.mark.usefixtures("postgres_server")
def test_two_processes_that_write_about_a_tournament_at_once_lose_nothing_that_they_acknowledged(
    postgres_place: PostgresUrl,
) -> None:
    async def scenario(one: Running, other: Running) -> None:
        ada, bo = await people(one, 2)
        id_ = await call(one, ada)
        await enter(one, id_, [bo])
        path = f"/api/tournaments/{id_}/talk"
        sent = [
            (server, {"text": f"{who.id} {n}"}, who.key) for n in range(3) for server, who in ((one, ada), (other, bo))
        ]
        answers = await asyncio.gather(*(server.call("POST", path, body, key) for server, body, key in sent))
        done = {body["text"] for (_, body, _), answer in zip(sent, answers, strict=True) if answer.status_code == 201}
        assert {answer.status_code for answer in answers} <= {201, 503}
        assert done == set(texts(await told(one, id_)))
        assert len(done) >= 3

    shared(postgres_place, scenario)
