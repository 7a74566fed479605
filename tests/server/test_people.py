"""Players: how somebody becomes one with the tables they have, is known on a second device, and what ends."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from gnomehall.server import databases
from gnomehall.server.people import phrases
from gnomehall.server.people.people import LINK_SECONDS
from gnomehall.server.store import archive
from gnomehall.server.store.places import Place, PostgresUrl
from gnomehall.server.store.rows import OPENINGS_SINCE
from tests.server.halls import BOT, FRIEND, LONG, ME, Json, Player, Running, opened, running, served


async def become(server: Running, name: str = "Ada", **more: Any) -> Json:
    """A new player: what they are told."""
    entered: Json = await server.post("/api/players", {"name": name, "device": "laptop", **more})
    return entered


async def adopt(server: Running, made: Json, key: str, *tokens: str) -> Json:
    tokens = tokens or (made["host"], *(mine["token"] for mine in made["mine"]))
    found: Json = await server.post(f"/api/tables/{made['table']['id']}/adopt", {"tokens": list(tokens)}, key)
    return found


async def second_device(server: Running, key: str) -> str:
    """The key of another device of a player."""
    link = await server.post("/api/me/link", token=key)
    entered = await server.post("/api/players/enter", {"link": link["token"], "device": "phone"})
    found: str = entered["key"]
    return found


async def claim(server: Running, made: Json, key: str) -> Json:
    found: Json = await server.post(f"/api/tables/{made['table']['id']}/claim", token=key)
    return found


# --- becoming a player --------------------------------------------------------------------------


def test_a_guest_becomes_a_player_with_their_tables_and_a_second_device_plays_at_them(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            made = await server.open(ME, FRIEND)
            old = made["mine"][0]["token"]
            ada = await become(server)
            info = await adopt(server, made, ada["key"])
            assert info["seats"][0]["player"] == ada["me"]["player"]["id"]
            phone = await second_device(server, ada["key"])
            [listed] = await server.get("/api/me/tables", phone)
            assert (listed["table"]["id"], listed["seat"], listed["waits"]) == (made["table"]["id"], 0, True)
            claimed = await claim(server, made, phone)
            assert claimed == await claim(server, made, phone), "asking twice changes nothing"
            async with server.player(made, claimed["seats"][0]["token"]) as player:
                assert player.you == 0
                assert (await player.play())["seq"] == 1
            async with server.player(made, old) as player:
                assert player.you == 0, "the first browser's token works as before"
            closed = await server.post(f"/api/tables/{made['table']['id']}/close", token=claimed["host"])
            assert closed["state"] == "closed", "the rights of the host are theirs too"
        async with running(place) as server:
            [listed] = await server.get("/api/me/tables", phone)
            assert listed["table"]["seats"][0]["player"] == ada["me"]["player"]["id"]
            assert await claim(server, made, phone) == claimed

    asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_a_guest_plays_as_before_and_nobody_is_named_as_a_player(server: Running) -> None:
    made = await server.open(ME, FRIEND, BOT)
    seated = await server.post(
        f"/api/tables/{made['table']['id']}/sit", {"token": made["friends"][0]["token"], "name": "Bo"}
    )
    assert [seat["player"] for seat in seated["table"]["seats"]] == ["", "", ""]


@served()
async def test_who_sits_down_later_is_a_player_there_and_a_seat_that_is_freed_is_nobody_s(server: Running) -> None:
    made, bo = await server.open(ME, FRIEND), await become(server, "Bo")
    name = made["table"]["id"]
    seated = await server.post(f"/api/tables/{name}/sit", {"token": made["friends"][0]["token"], "name": "Bo"})
    await adopt(server, made, bo["key"], seated["token"])
    assert len(await server.get("/api/me/tables", bo["key"])) == 1
    phone = await second_device(server, bo["key"])
    token = (await claim(server, made, phone))["seats"][0]["token"]
    await server.post(f"/api/tables/{name}/seats/1", {}, made["host"])
    assert await server.get("/api/me/tables", bo["key"]) == []
    for refused in (seated["token"], token):
        assert (await server.call("POST", f"/api/tables/{name}/leave", token=refused)).status_code == 404
    assert (await server.call("POST", f"/api/tables/{name}/claim", token=phone)).status_code == 404
    assert (await server.get(f"/api/tables/{name}", made["host"]))["seats"][1]["player"] == ""


@served()
async def test_the_next_game_is_the_player_s_too(server: Running) -> None:
    made, ada = await server.open(ME, ME), await become(server)
    await adopt(server, made, ada["key"])
    await server.post(f"/api/tables/{made['table']['id']}/close", token=made["host"])
    again = await server.post(f"/api/tables/{made['table']['id']}/rematch", token=made["mine"][0]["token"])
    phone = await second_device(server, ada["key"])
    assert len((await claim(server, again, phone))["seats"]) == 2
    assert {one["table"]["id"] for one in await server.get("/api/me/tables", phone)} == {
        made["table"]["id"],
        again["table"]["id"],
    }


# --- links and phrases --------------------------------------------------------------------------


@served()
async def test_a_link_for_another_device_is_good_once_and_for_ten_minutes(server: Running) -> None:
    key = (await become(server))["key"]
    link = await server.post("/api/me/link", token=key)
    # Of several who use it at once, one gets in.
    tries = [server.call("POST", "/api/players/enter", {"link": link["token"]}) for _ in range(4)]
    answers = await asyncio.gather(*tries)
    assert sorted(answer.status_code for answer in answers) == [201, 410, 410, 410]
    assert {answer.json().get("code") for answer in answers if answer.status_code == 410} == {"no-entry"}
    first = await server.post("/api/me/link", token=key)
    await server.post("/api/me/link", token=key)
    assert (await server.call("POST", "/api/players/enter", {"link": first["token"]})).status_code == 410
    late = await server.post("/api/me/link", token=key)
    people, now = server.people, server.people.now()
    people.now = lambda: now + LINK_SECONDS + 2
    assert (await server.call("POST", "/api/players/enter", {"link": late["token"]})).status_code == 410


@served()
async def test_a_phrase_opens_the_player_however_it_is_typed_until_there_is_a_newer_one(server: Running) -> None:
    ada = await become(server)
    words = (await server.post("/api/me/phrase", {"language": "pt-BR"}, ada["key"]))["words"]
    assert len(words) == phrases.LENGTH
    typed = "  ".join(f"{n}. {word.upper()}" for n, word in enumerate(words, 1))
    entered = await server.post("/api/players/enter", {"phrase": typed, "device": "new browser"})
    assert entered["me"]["player"] == ada["me"]["player"]
    assert sorted(key["kind"] for key in entered["me"]["keys"]) == ["device", "device", "phrase"]
    await server.post("/api/me/phrase", {}, ada["key"])
    for wrong in (typed, "", "acorn " * 12):
        assert (await server.call("POST", "/api/players/enter", {"phrase": wrong})).json()["code"] == "no-entry"


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_each_word_of_a_phrase_is_eight_bits_of_chance(language: str) -> None:
    words = phrases.word_list(language)
    assert len(set(words)) == phrases.CHOICES
    assert [phrases.normal(word) for word in words] == list(words), "nothing is lost of a word"
    assert {len(phrases.new_phrase(language)) for _ in range(20)} == {phrases.LENGTH}
    assert phrases.word_list("tlh") == phrases.word_list("en")


# --- revoking -----------------------------------------------------------------------------------


@served()
async def test_a_device_that_is_revoked_can_neither_play_nor_come_again_and_the_others_can(server: Running) -> None:
    made, ada = await server.open(ME, FRIEND), await become(server)
    await adopt(server, made, ada["key"])
    phone = await second_device(server, ada["key"])
    lost = (await claim(server, made, phone))["seats"][0]["token"]
    keys = (await server.get("/api/me", ada["key"]))["keys"]
    [phone_id] = [key["id"] for key in keys if key["label"] == "phone"]
    async with server.player(made, lost) as thief, server.player(made, made["mine"][0]["token"]) as owner:
        me = await server.post(f"/api/me/keys/{phone_id}/revoke", token=ada["key"])
        assert [key["label"] for key in me["keys"]] == ["laptop"]
        await thief.until("parted")
        assert (await thief.ask(type="move", seq=0, move="x"))["code"] == "unknown-table"
        assert (await owner.play())["seq"] == 1
    assert (await server.call("GET", "/api/me", token=phone)).json()["code"] == "no-player"
    for path in ("claim", "leave"):
        answer = await server.call("POST", f"/api/tables/{made['table']['id']}/{path}", token=phone)
        assert answer.status_code in (403, 404)
    assert (await server.call("POST", f"/api/tables/{made['table']['id']}/leave", token=lost)).status_code == 404


@served()
async def test_when_all_devices_are_lost_the_phrase_brings_the_tables_back(server: Running) -> None:
    made, ada = await server.open(ME, FRIEND), await become(server)
    await adopt(server, made, ada["key"])
    words = (await server.post("/api/me/phrase", {}, ada["key"]))["words"]
    [laptop] = [key["id"] for key in ada["me"]["keys"]]
    assert await server.post(f"/api/me/keys/{laptop}/revoke", token=ada["key"]) is None
    assert (await server.call("GET", "/api/me", token=ada["key"])).status_code == 403
    back = await server.post("/api/players/enter", {"phrase": " ".join(words)})
    async with server.player(made, (await claim(server, made, back["key"]))["seats"][0]["token"]) as player:
        assert player.you == 0
    async with server.connection() as socket:
        player = Player(socket, made["table"]["id"])
        assert (await player.join(made["mine"][0]["token"]))["type"] == "refused", "the lost browser's token is void"


# --- who may ------------------------------------------------------------------------------------


@served()
async def test_what_is_a_player_s_is_open_to_no_host_seat_other_player_spectator_or_stranger(server: Running) -> None:
    made, ada, eve = await server.open(ME, FRIEND, public=True), await become(server), await become(server, "Eve")
    name = made["table"]["id"]
    await adopt(server, made, ada["key"])
    [laptop] = [key["id"] for key in ada["me"]["keys"]]
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/api/me", None),
        ("POST", "/api/me", {"name": "Mallory"}),
        ("GET", "/api/me/tables", None),
        ("POST", "/api/me/link", None),
        ("POST", "/api/me/phrase", {}),
        ("POST", f"/api/me/keys/{laptop}/revoke", None),
        ("GET", "/api/me/export", None),
        ("POST", "/api/me/delete", None),
        ("POST", f"/api/tables/{name}/adopt", {"tokens": [made["mine"][0]["token"]]}),
        ("POST", f"/api/tables/{name}/claim", None),
        ("POST", f"/api/tables/{name}/release", {}),
    ]
    tokens = (made["host"], made["mine"][0]["token"], made["friends"][0]["token"], made["watch"], "", "stranger")
    for method, path, body in asked:
        for token in tokens:
            answer = await server.call(method, path, body, token)
            assert (answer.status_code, answer.json()["code"]) == (403, "no-player"), path
    # Another player has the rights of a player, and none of Ada's.
    assert (await server.call("POST", f"/api/tables/{name}/claim", token=eve["key"])).status_code == 404
    assert (await server.call("POST", f"/api/tables/{name}/release", {}, eve["key"])).status_code == 404
    await server.post(f"/api/me/keys/{laptop}/revoke", token=eve["key"])
    taken = await adopt(server, made, eve["key"])
    assert taken["seats"][0]["player"] == ada["me"]["player"]["id"], "what is a player's stays theirs"
    assert await server.get("/api/me/tables", eve["key"]) == []
    for token in (made["friends"][0]["token"], made["watch"], "wrong"):
        answer = await server.call("POST", f"/api/tables/{name}/adopt", {"tokens": [token]}, eve["key"])
        assert answer.status_code == 404, "a link and a spectator's token are no seat"
    assert (await server.get("/api/me", ada["key"]))["player"]["name"] == "Ada"


@served()
async def test_no_key_and_no_hash_is_ever_told_but_to_its_owner_once(server: Running) -> None:
    made, ada = await server.open(ME, FRIEND, public=True), await become(server)
    await adopt(server, made, ada["key"])
    link = await server.post("/api/me/link", token=ada["key"])
    words = " ".join((await server.post("/api/me/phrase", {}, ada["key"]))["words"])
    paths = ("/api/me", "/api/me/tables", "/api/me/export", "/api/tables", f"/api/tables/{made['table']['id']}")
    told = [(await server.call("GET", path, token=ada["key"])).text for path in paths]
    with opened(server.database) as db:
        hashes = [row[0] for row in db.execute("SELECT hash FROM player_keys UNION SELECT hash FROM locks")]
        rows = str(db.execute("SELECT * FROM player_keys").fetchall())
    assert len(hashes) == 3 + 6, "three keys; host, watch, seat and link, and two holds"
    for secret in (ada["key"], link["token"], words):
        assert secret not in rows
        assert all(secret not in text for text in told)
    assert all(hash_.hex() not in text for hash_ in hashes for text in told)


@served(entries=3, openings=2)
async def test_trying_and_making_are_limited(server: Running) -> None:
    key = (await become(server))["key"]
    await become(server)
    assert (await server.call("POST", "/api/players", {"name": "third"})).json()["code"] == "too-many"
    for _ in range(3):
        assert (await server.call("POST", "/api/players/enter", {"phrase": "a guess"})).status_code == 410
    for path, body in (("/api/players/enter", {"phrase": "x"}), ("/api/me/link", None), ("/api/me/phrase", {})):
        assert (await server.call("POST", path, body, key)).status_code == 429


# --- one's own data -----------------------------------------------------------------------------


@served()
async def test_a_player_says_what_they_are_called_and_has_all_of_it_in_one_file(server: Running) -> None:
    made, ada = await server.open(ME, FRIEND), await become(server)
    await adopt(server, made, ada["key"])
    me = await server.post("/api/me", {"name": "  Adá ‮ ", "colour": "red", "language": "pt-BR"}, ada["key"])
    assert (me["player"]["name"], me["player"]["colour"], me["language"]) == ("Adá", "red", "pt-BR")
    found = await server.get("/api/me/export", ada["key"])
    assert found["me"] == me
    assert [one["table"]["id"] for one in found["tables"]] == [made["table"]["id"]]


@served()
async def test_who_is_deleted_is_a_guest_at_their_tables_and_nothing_of_them_is_left(server: Running) -> None:
    made, ada = await server.open(ME, FRIEND), await become(server)
    await adopt(server, made, ada["key"])
    phone = await second_device(server, ada["key"])
    token = (await claim(server, made, phone))["seats"][0]["token"]
    assert (await server.call("POST", "/api/me/delete", token=ada["key"])).status_code == 204
    for key in (ada["key"], phone):
        assert (await server.call("GET", "/api/me", token=key)).json()["code"] == "no-player"
    for mine in (made["mine"][0]["token"], token):
        async with server.player(made, mine) as player:
            assert player.you == 0
            assert player.info["seats"][0]["player"] == ""
    with opened(server.database) as db:
        for part in ("players", "player_keys", "holds"):
            assert db.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,)
        assert ada["me"]["player"]["id"] not in str(db.execute("SELECT * FROM tables").fetchall())


def test_a_player_finds_the_newest_tables_first_also_in_a_database_that_came_from_an_older_layout(place: Place) -> None:
    async def fill() -> tuple[str, list[str]]:
        async with running(place) as server:
            ada = await become(server)
            made = [await server.open(ME, FRIEND) for _ in range(3)]
            for one in made:
                await adopt(server, one, ada["key"])
            await second_device(server, ada["key"])
            # As if they had been opened one after the other.
            now = int(time.time())
            opened_at = [(now - 9 + n, one["table"]["id"]) for n, one in enumerate(made)]
            await server.hall.store.write(
                *(("UPDATE tables SET created = ? WHERE id = ?", values) for values in opened_at),
                *(("UPDATE holds SET opened = ? WHERE held = ?", values) for values in opened_at),
            )
            return ada["key"], [name for _, name in reversed(opened_at)]

    async def mine(key: str) -> list[str]:
        async with running(place) as server:
            return [one["table"]["id"] for one in await server.get("/api/me/tables", key)]

    async def holds() -> list[archive.Values]:
        [part] = [one for one in archive.PARTS if one.name == "holds"]
        async with archive.opened(place, alone=True) as found:
            return [row async for chunk in found.rows(part) for row in chunk]

    key, newest_first = asyncio.run(fill())
    assert asyncio.run(mine(key)) == newest_first
    rows = asyncio.run(holds())
    asyncio.run(databases.migrate(place, OPENINGS_SINCE - 1))
    assert asyncio.run(holds()) == rows, "what an older layout has not is worked out"
    asyncio.run(databases.migrate(place))
    assert asyncio.run(holds()) == rows
    assert asyncio.run(mine(key)) == newest_first


def test_players_move_to_the_other_database_with_their_tables(tmp_path: Path, postgres_place: PostgresUrl) -> None:
    async def fill() -> tuple[str, Json]:
        async with running(tmp_path / "a.db") as server:
            made, ada = await server.open(ME, FRIEND), await become(server)
            await adopt(server, made, ada["key"])
            return ada["key"], made

    async def find(key: str, made: Json) -> None:
        async with running(postgres_place) as server:
            assert len((await claim(server, made, key))["seats"]) == 1

    key, made = asyncio.run(fill())
    sums = asyncio.run(databases.copy(tmp_path / "a.db", postgres_place))
    assert (sums["players"].rows, sums["player_keys"].rows, sums["holds"].rows) == (1, 1, 4)
    asyncio.run(find(key, made))
