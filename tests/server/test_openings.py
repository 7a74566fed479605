"""Who opens tables: so many for each client, under short names, and what nobody plays at is cleared away in time."""

import time

from gnomehall import registry
from gnomehall.server.openings import client_of
from gnomehall.server.tables.clearing import clear_unplayed
from tests.server.halls import BOT, FRIEND, ME, Json, Running, opened, served

WISH = {"game": "toadstools", "seats": [ME, ME]}


async def from_address(server: Running, address: str, path: str = "/api/tables", body: Json | None = None) -> int:
    """The status of an opening for somebody behind a proxy on this computer."""
    headers = {"x-forwarded-for": address}
    return (await server.http.post(path, json=body or WISH, headers=headers)).status_code


@served(openings=3)
async def test_a_client_opens_so_many_tables_and_others_are_not_concerned(server: Running) -> None:
    assert [await from_address(server, "192.0.2.1") for _ in range(5)] == [201, 201, 201, 429, 429]
    assert await from_address(server, "192.0.2.1", "/api/games/toadstools/lesson", {"name": "", "bot": ""}) == 429
    assert await from_address(server, "192.0.2.2") == 201
    assert [await from_address(server, f"2001:db8:0:1::{n:x}") for n in range(1, 5)] == [201, 201, 201, 429]
    assert await from_address(server, "2001:db8:0:2::1") == 201
    assert len(await server.get("/api/tables")) == 0, "nothing is public that was not made so"


def test_a_client_is_an_address_or_in_ipv6_a_network() -> None:
    assert client_of("192.0.2.1") == client_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert client_of("2001:db8:0:1::1") != client_of("2001:db8::1")
    assert client_of("testclient") == "testclient"


@served()
async def test_the_name_of_an_edition_is_a_short_line(server: Running) -> None:
    for game in registry.GAMES:
        shipped = registry.shipped_text(game)
        line = next(line for line in shipped.splitlines() if line.startswith("name ="))
        for odd in ("x" * 61, "two\\nlines", " ", "", "\\u202e", "a\\u0007b"):
            body = {"game": game, "seats": [ME, ME], "edition": shipped.replace(line, f'name = "{odd}"', 1)}
            answer = await server.call("POST", "/api/tables", body)
            assert answer.status_code == 400, (game, odd)
            assert "name" in answer.json()["message"]
        fine = shipped.replace(line, f'name = "{"x" * 60}"', 1)
        assert (await server.open(ME, ME, game=game, edition=fine))["table"]["edition"] == "x" * 60


async def age(server: Running) -> None:
    """Let everything have happened long ago."""
    with opened(server.database) as db:
        db.execute("UPDATE tables SET created = created - 1000")
        db.execute("UPDATE steps SET at = at - 990 WHERE seq > 0")


async def is_there(server: Running, made: Json) -> bool:
    return (await server.call("GET", f"/api/tables/{made['table']['id']}", token=made["host"])).status_code == 200


@served()
async def test_tables_that_nobody_ever_played_at_are_cleared_away(server: Running) -> None:
    empty, friends, bots = await server.open(ME, ME), await server.open(ME, FRIEND), await server.open(BOT, ME)
    played, followed, closed = await server.open(ME, ME), await server.open(ME, ME), await server.open(ME, ME)
    async with server.player(played, played["mine"][0]["token"]) as player:
        await player.play()
    async with server.player(bots, bots["mine"][0]["token"]) as waiting:
        await waiting.reach(1)  # a bot has moved, but nobody else
    await server.post(f"/api/tables/{closed['table']['id']}/close", token=closed["host"])
    await age(server)
    fresh = await server.open(ME, ME)
    async with server.player(followed, followed["mine"][0]["token"]):
        assert await clear_unplayed(server.hall, int(time.time()) - 500) == 3
        gone = [not await is_there(server, made) for made in (empty, friends, bots)]
        kept = [await is_there(server, made) for made in (played, followed, closed, fresh)]
        assert (gone, kept) == ([True] * 3, [True] * 4)
    with opened(server.database) as db:
        for table in ("steps", "locks"):
            left = db.execute(f"SELECT count(*) FROM {table} WHERE table_id NOT IN (SELECT id FROM tables)")
            assert left.fetchone() == (0,)
    assert await clear_unplayed(server.hall, int(time.time()) - 500) == 1, "nobody follows it any more"


@served()
async def test_a_lesson_that_nobody_took_is_cleared_away_and_one_begun_is_kept(server: Running) -> None:
    untouched = await server.post("/api/games/gnomopolis/lesson", {"name": "Ann", "bot": "Bo"})
    begun = await server.post("/api/games/gnomopolis/lesson", {"name": "Ann", "bot": "Bo"})
    async with server.player(begun, begun["mine"][0]["token"]) as player:
        await player.play()
        before = player.seq + 1
    with opened(server.database) as db:
        db.execute("UPDATE tables SET created = created - 1000")
        db.execute("UPDATE steps SET at = at - 1000 WHERE seq < ?", (before,))
    assert await clear_unplayed(server.hall, int(time.time()) - 500) == 1
    assert [await is_there(server, made) for made in (untouched, begun)] == [False, True]
