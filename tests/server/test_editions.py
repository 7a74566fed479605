"""My editions: kept in the hall, changed by their owner's secret, read by whoever has the link."""

import asyncio
import tempfile
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.edition import MOST_LETTERS
from gnomehall.server import databases, limits
from gnomehall.server.store.editions import EditionRow
from gnomehall.server.store.places import Place, PostgresUrl, open_store
from gnomehall.server.store.shared import SharedStore
from tests.server.halls import BOT, LONG, ME, Json, Running, running, served

GAMES = [game for game in registry.OWN if not registry.game(game).meta.sample]


async def made(server: Running, game: str = "gnomopolis") -> tuple[str, str, Json]:
    """The id of a new edition, its secret, and what is in it."""
    answer = await server.post("/api/editions", {"game": game})
    return answer["edition"]["info"]["id"], answer["token"], answer["edition"]


async def refused(
    server: Running, path: str, body: Any = None, token: str = "", method: str = "POST"
) -> tuple[int, str]:
    answer = await server.call(method, path, body, token)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("game", GAMES)
def test_the_form_of_a_game_has_its_shipped_components_and_their_fields(game: str) -> None:
    @served()
    async def look(server: Running) -> None:
        form = await server.get(f"/api/games/{game}/edition/form")
        assert form["data"] == tomllib.loads(registry.shipped_text(game))
        assert form["fields"][""]["name"] == {"kind": "line", "required": True}
        assert set(form["data"]) <= set(form["fields"][""])

    registry.edition_fields.cache_clear()
    run(look)


def run(test: Callable[[Path], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        test(Path(folder))


@served()
async def test_an_edition_in_the_making_is_checked_and_not_kept(server: Running) -> None:
    data = (await server.get("/api/games/gnomopolis/edition/form"))["data"]
    checked = await server.post("/api/games/gnomopolis/edition/check", {"data": data})
    assert checked["mistakes"] == []
    assert checked["digest"] == registry.shipped_edition("gnomopolis").digest
    assert tomllib.loads(checked["text"]) == data
    data["buildings"][0]["cost"] = ["Q"]
    checked = await server.post("/api/games/gnomopolis/edition/check", {"data": data})
    assert checked["digest"] == ""
    assert (checked["mistakes"][0]["place"], checked["mistakes"][0]["field"]) == (["buildings", 0], "cost")
    assert "unknown icon 'Q'" in checked["mistakes"][0]["reason"]
    assert await refused(server, "/api/games/chess/edition/check", {"data": {}}) == (404, "unknown")


@served()
async def test_what_is_wrong_with_the_whole_file_has_no_place(server: Running) -> None:
    checked = await server.post("/api/games/gnomopolis/edition/check", {"data": {"game": "mighty-gnomes"}})
    assert [(one["place"], one["field"]) for one in checked["mistakes"]] == [([], "")]
    checked = await server.post("/api/games/gnomopolis/edition/check", {"data": {"name": "x" * MOST_LETTERS}})
    assert checked["mistakes"][0]["reason"].startswith("an edition has at most")


@served()
async def test_an_edition_is_kept_changed_and_read_again(server: Running) -> None:
    name, token, edition = await made(server)
    assert edition["mine"]
    assert edition["info"]["revision"] == 1
    data = edition["data"]
    data["name"], data["box"]["coins"] = "mine", 99
    saved = await server.post(f"/api/editions/{name}", {"data": data, "revision": 1}, token)
    assert (saved["info"]["revision"], saved["info"]["name"], saved["info"]["mistakes"]) == (2, "mine", 0)
    again = await server.get(f"/api/editions/{name}", token)
    assert (again["data"], again["mine"]) == (data, True)
    file = await server.call("GET", f"/api/editions/{name}/file")
    assert tomllib.loads(file.text) == data
    assert f"gnomopolis-{name}.toml" in file.headers["content-disposition"]


@served()
async def test_an_edition_with_mistakes_is_kept_and_says_how_many(server: Running) -> None:
    name, token, edition = await made(server)
    data = edition["data"]
    del data["buildings"][3]["team"]
    data["buildings"][4]["type"] = "Magic"
    saved = await server.post(f"/api/editions/{name}", {"data": data, "revision": 1}, token)
    assert saved["info"]["mistakes"] == 2
    again = await server.get(f"/api/editions/{name}")
    assert {one["field"] for one in again["checked"]["mistakes"]} == {"team", "type"}
    # It can't be played, and says why.
    table = {"game": "gnomopolis", "seats": [ME, BOT], "edition": again["checked"]["text"]}
    assert await refused(server, "/api/tables", table) == (400, "bad-setup")


@served()
async def test_who_has_the_link_reads_and_who_lacks_the_secret_changes_nothing(server: Running) -> None:
    name, _, edition = await made(server)
    _, other, _ = await made(server)
    for token in ("", "guess", other):
        read = await server.get(f"/api/editions/{name}", token)
        assert (read["data"], read["mine"]) == (edition["data"], False)
        change = {"data": edition["data"] | {"name": "theirs"}, "revision": 1}
        assert await refused(server, f"/api/editions/{name}", change, token) == (403, "not-owner")
        assert await refused(server, f"/api/editions/{name}/remove", {}, token) == (403, "not-owner")
        assert await server.post("/api/editions/mine", {"keys": [{"edition": name, "token": token}]}) == []
    assert (await server.get(f"/api/editions/{name}"))["info"]["revision"] == 1
    assert await refused(server, "/api/editions/nowhere", method="GET") == (404, "unknown-edition")
    assert await refused(server, "/api/editions/nowhere/file", method="GET") == (404, "unknown-edition")


@served()
async def test_no_answer_tells_the_secret_or_its_hash(server: Running) -> None:
    name, token, _ = await made(server)
    row = await server.hall.store.editions.find(name)
    assert row is not None
    for path in (f"/api/editions/{name}", f"/api/editions/{name}/file"):
        text = (await server.call("GET", path, token=token)).text
        assert token not in text
        assert row.secret not in text


@served()
async def test_my_editions_are_those_that_my_secrets_own(server: Running) -> None:
    first, token, _ = await made(server)
    second, other, _ = await made(server, "toadstools")
    keys = [{"edition": first, "token": token}, {"edition": second, "token": other}]
    mine = await server.post("/api/editions/mine", {"keys": keys})
    assert [(one["id"], one["game"]) for one in mine] == [(first, "gnomopolis"), (second, "toadstools")]
    assert (await server.call("POST", f"/api/editions/{first}/remove", {}, token)).status_code == 204
    mine = await server.post("/api/editions/mine", {"keys": keys})
    assert [one["id"] for one in mine] == [second]
    too_many = {"keys": [keys[0]] * 201}
    assert await refused(server, "/api/editions/mine", too_many) == (400, "bad-message")


@served()
async def test_two_pages_do_not_overwrite_each_other(server: Running) -> None:
    name, token, edition = await made(server)
    change = {"data": edition["data"], "revision": 1}
    await server.post(f"/api/editions/{name}", change, token)
    assert await refused(server, f"/api/editions/{name}", change, token) == (409, "overtaken")


@served()
async def test_a_file_is_taken_in_and_says_its_game(server: Running) -> None:
    text = registry.shipped_text("mighty-gnomes").replace("key_limit = 3", "key_limit = 4")
    answer = await server.post("/api/editions", {"text": text})
    assert answer["edition"]["info"]["game"] == "mighty-gnomes"
    assert answer["edition"]["data"]["table"]["key_limit"] == 4
    # As it was written, comments and all.
    assert (await server.call("GET", f"/api/editions/{answer['edition']['info']['id']}/file")).text == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "game: must name a game of the hall"),
        ("name = 'x'", "game: must name a game of the hall"),
        ("game = 'chess'", "game: must name a game of the hall"),
        ("game = 'gnomopolis'\n" + "x" * MOST_LETTERS, "at most"),
        ("game = 'gnomopolis'\na = " + "[" * 50, "deep"),
    ],
)
def test_what_is_no_file_of_a_game_is_refused(text: str, reason: str) -> None:
    @served()
    async def refuse(server: Running) -> None:
        answer = await server.call("POST", "/api/editions", {"text": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-edition")
        assert reason in answer.json()["message"]

    run(refuse)


@served()
async def test_what_can_not_be_kept_is_refused_and_changes_nothing(server: Running) -> None:
    name, token, edition = await made(server)
    for data in (
        {"game": "mighty-gnomes"},
        {"name": "no game"},
        edition["data"] | {"more": None},
        edition["data"] | {"name": "x" * MOST_LETTERS},
        edition["data"] | {"deep": [[[[[[[[[[1]]]]]]]]]]},
        edition["data"] | {"number": 10**18},
    ):
        body = {"data": data, "revision": 1}
        assert await refused(server, f"/api/editions/{name}", body, token) == (400, "bad-edition")
    for body in ({}, {"data": [], "revision": 1}, {"data": {}, "revision": -1}, {"data": {}, "revision": 1, "x": 1}):
        assert await refused(server, f"/api/editions/{name}", body, token) == (400, "bad-message")
    assert (await server.get(f"/api/editions/{name}"))["data"] == edition["data"]


@served()
async def test_odd_values_are_mistakes_and_no_failures(server: Running) -> None:
    name, token, edition = await made(server)
    odds: tuple[Any, ...] = (1.5, True, "\x00\x7f", "é\u2028", [], {}, [[]], [{}], {"": ""}, -0.0, 1e308)
    for odd in odds:
        data = edition["data"] | {"name": odd, "box": odd, "buildings": odd}
        revision = (await server.get(f"/api/editions/{name}"))["info"]["revision"]
        saved = await server.post(f"/api/editions/{name}", {"data": data, "revision": revision}, token)
        assert saved["info"]["mistakes"] > 0
        again = await server.get(f"/api/editions/{name}")
        assert again["info"]["name"].isprintable()
    body = b'{"data": {"game": "gnomopolis", "name": "\\ud800"}, "revision": 1}'
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    answer = await server.http.post(f"/api/editions/{name}", content=body, headers=headers)
    assert answer.status_code == 400


@served()
async def test_a_client_begins_so_many_editions_within_an_hour(server: Running) -> None:
    for _ in range(limits.EDITIONS):
        await made(server, "toadstools")
    assert await refused(server, "/api/editions", {"game": "toadstools"}) == (429, "too-many")


@served()
async def test_a_table_is_played_with_ones_own_edition_and_keeps_it(server: Running) -> None:
    name, token, edition = await made(server)
    data = edition["data"]
    data["name"], data["box"]["buildings_to_end"] = "short", 2
    saved = await server.post(f"/api/editions/{name}", {"data": data, "revision": 1}, token)
    table = await server.open(ME, BOT, game="gnomopolis", edition=saved["checked"]["text"])
    assert table["table"]["edition"] == "short"
    await server.call("POST", f"/api/editions/{name}/remove", {}, token)
    shown = await server.get(f"/api/tables/{table['table']['id']}/edition", table["host"])
    assert shown["data"]["box"]["buildings_to_end"] == 2


# --- where they are kept ------------------------------------------------------------------------

ROW = EditionRow("an-edition", "00" * 32, "gnomopolis", "mine", "game = 'gnomopolis'\n", 2, 1, 1_000, 1_000)


def test_what_was_kept_is_there_again(place: Place) -> None:
    async def write() -> None:
        store = await open_store(place)
        await store.editions.add(ROW)
        await store.close()

    async def read() -> EditionRow | None:
        store = await open_store(place)
        try:
            return await store.editions.find(ROW.id)
        finally:
            await store.close()

    asyncio.run(write())
    assert asyncio.run(read()) == ROW


def test_of_two_who_save_at_once_one_is_told_that_they_were_overtaken(place: Place) -> None:
    async def main() -> None:
        store = await open_store(place)
        await store.editions.add(ROW)
        ways = [replace(ROW, revision=2, text=f"game = 'gnomopolis' # {way}\n") for way in "ab"]
        won = await asyncio.gather(*(store.editions.change(way) for way in ways))
        assert sorted(won) == [False, True]
        assert await store.editions.find(ROW.id) == ways[won.index(True)]
        await store.editions.drop(ROW.id)
        assert await store.editions.find(ROW.id) is None
        await store.close()

    asyncio.run(main())


def test_editions_move_with_the_hall(place: Place, tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(place)
        await store.editions.add(ROW)
        await store.close()
        sums = await databases.copy(place, tmp_path / "copy.db")
        assert sums["editions"].rows == 1
        copied = await open_store(tmp_path / "copy.db")
        assert await copied.editions.find(ROW.id) == ROW
        await copied.close()
        assert (await databases.check(tmp_path / "copy.db")).editions == 1

    asyncio.run(main())


def test_processes_that_share_a_hall_read_what_one_of_them_kept(postgres_place: PostgresUrl) -> None:
    async def main() -> None:
        one, other = await SharedStore.join(postgres_place), await SharedStore.join(postgres_place)
        await one.editions.add(ROW)
        assert await other.editions.find(ROW.id) == ROW
        assert await other.editions.change(replace(ROW, revision=2))
        assert not await one.editions.change(replace(ROW, revision=2, text="game = 'gnomopolis' # mine\n"))
        await one.close()
        await other.close()

    asyncio.run(main())


def test_in_either_database_the_verbs_are_the_same(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            name, token, edition = await made(server, "toadstools")
            data = edition["data"] | {"name": "mine"}
            await server.post(f"/api/editions/{name}", {"data": data, "revision": 1}, token)
            assert (await server.get(f"/api/editions/{name}"))["data"]["name"] == "mine"

    asyncio.run(asyncio.wait_for(main(), LONG))
