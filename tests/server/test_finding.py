"""Finding a game: open seats that anybody takes, *play now*, and bots that come after a while."""

import asyncio
from typing import Any

import pytest

from gnomehall.server.store.places import Place, PostgresUrl
from gnomehall.server.store.standings import ESTABLISHED
from tests.server.halls import BOT, FRIEND, LONG, ME, Json, Running, running, served
from tests.server.test_pace import LIVE, MONDAY, Wall, at, tokens_of
from tests.server.test_people import adopt, become
from tests.server.test_ratings import rated_table, resign, who
from tests.server.test_sharing import shared

OPEN = {"kind": "open"}
WISH: Json = {"game": "toadstools", "seats": 2, "wait": 60, "bot": "random"}


async def take(server: Running, table: str, token: str = "", **wish: Any) -> tuple[int, Json]:
    answer = await server.call("POST", f"/api/tables/{table}/take", wish, token)
    return answer.status_code, answer.json()


async def play(server: Running, token: str = "", **wish: Any) -> Json:
    found: Json = await server.post("/api/play", {**WISH, **wish}, token)
    return found


async def listed(server: Running) -> list[str]:
    server.hall.clock()
    found = await server.get("/api/lobby")
    return [table["id"] for table in found["open"]]


class Moments:
    """A clock by which each look is a while after the one before."""

    def __init__(self, server: Running) -> None:
        self.now = 1000.0
        server.hall.clock = self.next

    def next(self) -> float:
        self.now += 2.0
        return self.now


# --- open seats ---------------------------------------------------------------------------------


@served()
async def test_anybody_sits_down_in_an_open_seat_which_is_listed_until_it_is_taken(server: Running) -> None:
    Moments(server)
    made = await server.open(ME, OPEN, FRIEND, pace=LIVE)
    name = made["table"]["id"]
    assert [key["seat"] for key in made["friends"]] == [2], "an open seat has no link"
    [table] = (await server.get("/api/lobby"))["open"]
    assert (table["id"], table["pace"]["minutes"], table["public"]) == (name, 10, False)
    assert [(seat["open"], seat["taken"]) for seat in table["seats"]] == [(False, True), (True, False), (False, False)]
    status, seated = await take(server, name, name="Bo", colour="red")
    assert (status, seated["seat"]) == (200, 1)
    assert (seated["table"]["seats"][1]["name"], seated["table"]["seats"][1]["colour"]) == ("Bo", "red")
    async with server.player(made, seated["token"]) as player:
        assert player.you == 1
    assert await listed(server) == []
    status, answer = await take(server, name)
    assert (status, answer["code"]) == (409, "seat-taken"), "the third seat is for a friend"


@served()
async def test_of_many_who_take_one_seat_at_once_one_gets_it(server: Running) -> None:
    made = await server.open(ME, OPEN)
    answers = await asyncio.gather(*(take(server, made["table"]["id"]) for _ in range(8)))
    assert sorted(status for status, _ in answers) == [200, *[409] * 7]


@served()
async def test_where_no_seat_is_open_there_is_no_such_table(server: Running) -> None:
    made = await server.open(ME, FRIEND, public=True)
    for token in ("", made["host"], made["watch"], "no"):
        status, answer = await take(server, made["table"]["id"], token)
        assert (status, answer["code"]) == (404, "unknown-table")


@served()
async def test_the_host_opens_a_seat_to_anybody_later(server: Running) -> None:
    made = await server.open(ME, FRIEND)
    await server.post(at(made, "/seats/1"), {"open": True}, made["host"])
    assert (await take(server, made["table"]["id"]))[0] == 200


@served()
async def test_at_a_rated_table_a_player_sits_down_once_and_no_guest_does(server: Running) -> None:
    ada, bo = await become(server), await become(server, "Bo")
    made = await server.open(ME, OPEN, OPEN, rated=True)
    name = made["table"]["id"]
    await server.post(at(made, "/adopt"), {"tokens": [made["mine"][0]["token"]]}, ada["key"])
    assert (await take(server, name))[1]["code"] == "rated"
    assert (await take(server, name, "no"))[1]["code"] == "no-player"
    assert (await take(server, name, ada["key"]))[1]["code"] == "seat-taken"
    status, seated = await take(server, name, bo["key"])
    assert (status, seated["table"]["seats"][1]["player"]) == (200, bo["me"]["player"]["id"])


@served()
async def test_bots_take_the_open_seats_after_the_wait_and_friends_keep_theirs(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, OPEN, FRIEND, fill_after=30, fill_bot="random")
    assert made["table"]["fill_at"] == MONDAY + 30
    await wall.advance(29)
    assert not (await server.get(at(made), made["host"]))["seats"][1]["taken"]
    await wall.advance(1)
    seats = (await server.get(at(made), made["host"]))["seats"]
    assert [seat["bot"] for seat in seats] == ["", "random", ""]
    assert [seat["taken"] for seat in seats] == [True, True, False]
    assert (await take(server, made["table"]["id"]))[1]["code"] == "seat-taken"


def test_bots_come_to_a_table_that_waited_when_the_hall_went_down(place: Place) -> None:
    async def main() -> None:
        async with running(place, wall=lambda: MONDAY) as server:
            made = await server.open(ME, OPEN, fill_after=30, fill_bot="random")
        async with running(place, wall=lambda: MONDAY + 100) as server:
            await server.hall.pacing.look()
            found = await server.get(at(made), made["host"])
            assert (found["seats"][1]["bot"], found["fill_at"]) == ("random", 0)

    asyncio.run(asyncio.wait_for(main(), LONG))


# --- play now -----------------------------------------------------------------------------------


@served()
async def test_two_who_want_the_same_meet_and_their_clocks_run(server: Running) -> None:
    Wall(server)
    first = await play(server, pace=LIVE, name="Ann")
    assert (first["seat"], first["table"]["clock"]["why"]) == (0, "seats")
    async with server.player(first, first["token"]) as player:
        second = await play(server, pace=LIVE, name="Bo")
        assert (second["table"]["id"], second["seat"], second["host"]) == (first["table"]["id"], 1, "")
        assert second["table"]["clock"]["runs"]
        while not all(seat["taken"] for seat in player.info["seats"]):
            await player.receive()
        assert [seat["name"] for seat in player.info["seats"]] == ["Ann", "Bo"]


@served()
async def test_who_wants_another_game_pace_or_number_of_players_does_not_meet(server: Running) -> None:
    wishes: list[Json] = [{}, {"pace": LIVE}, {"seats": 3}, {"pace": {**LIVE, "out": "lost"}}]
    found = [await play(server, **wish) for wish in wishes]
    assert len({one["table"]["id"] for one in found}) == len(wishes)


@served()
async def test_play_now_takes_a_seat_that_somebody_has_opened_by_hand(server: Running) -> None:
    made = await server.open(ME, OPEN, BOT)
    found = await play(server, seats=3)
    assert (found["table"]["id"], found["seat"]) == (made["table"]["id"], 1)


@served()
async def test_of_two_at_once_one_opens_the_table_and_the_other_comes_to_it(server: Running) -> None:
    found = await asyncio.gather(*(play(server) for _ in range(6)))
    met = sorted(one["table"]["id"] for one in found)
    assert met[0::2] == met[1::2], "three tables of two"
    assert len(set(met)) == 3


@served()
async def test_who_finds_a_table_before_it_is_in_memory_sits_at_the_same_one(server: Running) -> None:
    create, written, go = server.hall.store.create, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **options: Any) -> None:
        await create(*args, **options)
        written.set()
        await go.wait()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.hall.store, "create", slow)
        first = asyncio.create_task(play(server))
        await written.wait()
        second = asyncio.create_task(play(server))
        # Long enough for somebody who does not wait for the first to have the seat.
        await asyncio.wait([second], timeout=0.5)
        go.set()
    table = (await first)["table"]["id"]
    assert (await second)["table"]["id"] == table
    status, answer = await take(server, table)
    assert (status, answer["code"]) == (409, "seat-taken")


@served()
async def test_bots_fill_up_and_the_next_who_comes_finds_another_table(server: Running) -> None:
    wall = Wall(server)
    first = await play(server, seats=3)
    await wall.advance(60)
    found = await server.get(at(first), first["token"])
    assert [seat["bot"] for seat in found["seats"]] == ["", "random", "random"]
    assert all(seat["name"] for seat in found["seats"][1:])
    assert (await play(server, seats=3))["table"]["id"] != first["table"]["id"]


@served()
async def test_who_cancels_leaves_nothing_behind(server: Running) -> None:
    Moments(server)
    first = await play(server)
    await server.post(at(first, "/leave"), token=first["token"])
    assert await listed(server) == []
    assert (await server.call("GET", at(first), token=first["token"])).status_code == 404
    second = await play(server)
    assert second["table"]["id"] != first["table"]["id"]


@served()
async def test_who_cancels_while_others_wait_gives_the_seat_to_the_next(server: Running) -> None:
    first, second = await play(server, seats=3), await play(server, seats=3)
    await server.post(at(first, "/leave"), token=first["token"])
    third = await play(server, seats=3)
    assert (third["table"]["id"], third["seat"]) == (second["table"]["id"], 0)


@served()
async def test_nobody_is_led_to_somebody_who_is_long_gone(server: Running) -> None:
    now = 1000.0
    server.hall.clock = lambda: now
    first = await play(server, pace=LIVE)
    now += 61
    second = await play(server, pace=LIVE)
    assert second["table"]["id"] != first["table"]["id"]
    found = await server.get(at(first), first["token"])
    assert found["seats"][1]["bot"] == "random", "who comes back finds a game"


@served()
async def test_nobody_meets_themselves(server: Running) -> None:
    first = await play(server)
    again = await play(server, skip=[first["table"]["id"]])
    assert again["table"]["id"] != first["table"]["id"]
    ada = await become(server)
    rated = await play(server, ada["key"], rated=True)
    assert (await play(server, ada["key"], rated=True, skip=[rated["table"]["id"]]))["table"]["id"] != rated["table"][
        "id"
    ]
    answer = await server.call("POST", "/api/play", {**WISH, "rated": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "rated")


def test_two_at_two_processes_meet(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Running, other: Running) -> None:
        for _ in range(4):
            here, there = await asyncio.gather(play(one), play(other))
            assert here["table"]["id"] == there["table"]["id"]
            assert {here["seat"], there["seat"]} == {0, 1}

    shared(postgres_place, scenario)


# --- lists --------------------------------------------------------------------------------------


@served()
async def test_the_lobby_tells_how_well_those_play_who_wait_there(server: Running) -> None:
    Moments(server)
    ada, bo = await become(server, "Ada"), await become(server, "Bo")

    async def levels() -> list[tuple[str, int, bool]]:
        found = (await server.get("/api/lobby"))["levels"]
        return [(one["who"], one["seats"], one["provisional"]) for one in found]

    for seats in ([ME, OPEN], [ME, OPEN, OPEN]):
        await adopt(server, await server.open(*seats, rated=True), ada["key"])
    assert await levels() == [], "nothing is known of her yet"
    games = [await rated_table(server, ada["key"], bo["key"]) for _ in range(ESTABLISHED)]
    for count, (made, tokens) in enumerate(games, start=1):
        await resign(server, made, tokens[1])
        assert await levels() == [(who(ada), 2, count < ESTABLISHED)], "with three seats she has not played"
    [told] = (await server.get("/api/lobby"))["levels"]
    assert (told["game"], told["skill"] > 25) == ("toadstools", True)


@served()
async def test_the_lists_of_the_lobby_are_not_sent_again_while_they_say_the_same(server: Running) -> None:
    Moments(server)
    await server.open(ME, OPEN)
    await server.open(ME, ME, public=True)
    answer = await server.call("GET", "/api/lobby")
    assert (len(answer.json()["open"]), len(answer.json()["watch"])) == (1, 1)
    again = await server.http.get("/api/lobby", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    await server.open(ME, OPEN)
    changed = await server.http.get("/api/lobby", headers={"if-none-match": answer.headers["etag"]})
    assert len(changed.json()["open"]) == 2


@served()
async def test_those_who_watch_are_counted_in_the_lists(server: Running) -> None:
    Moments(server)
    made = await server.open(ME, ME, public=True)
    async with server.player(made), server.player(made, tokens_of(made)[0]):
        [table] = (await server.get("/api/lobby"))["watch"]
        assert table["watching"] == 1


@served()
async def test_a_wish_that_makes_no_sense_is_refused(server: Running) -> None:
    for wish in ({"seats": 9}, {"seats": 1}, {"bot": "nobody"}, {"wait": 0}, {"pace": {"kind": "x"}}, {"game": "x"}):
        answer = await server.call("POST", "/api/play", {**WISH, **wish})
        assert answer.status_code in (400, 404), answer.text
    assert await listed(server) == []
