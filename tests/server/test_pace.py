"""Clocks at tables: they run, stand still, run out, and survive whatever becomes of the hall."""

import asyncio
from typing import Any

from gnomehall.server.store.places import Place
from gnomehall.server.tables.clocks import DAY, FIRST_SATURDAY, WEEK
from tests.server.halls import BOT, FRIEND, LONG, ME, Json, Player, Running, running, served

MONDAY = 2500 * WEEK + FIRST_SATURDAY + 2 * DAY
LIVE = {"kind": "live", "minutes": 10, "increment": 5}
DAYS = {"kind": "days", "days": 2, "weekends": True, "holidays": 3}


class Wall:
    """The time of day, as the hall knows it: it stands still until it is moved."""

    def __init__(self, server: Running, now: float = MONDAY) -> None:
        self.server, self.now = server, now
        server.hall.wall = lambda: self.now
        server.hall.uptime.seen = int(now)

    async def advance(self, seconds: float) -> None:
        """Time goes by, and the hall is up."""
        await self.server.hall.pacing.look()
        self.now += seconds
        self.server.hall.uptime.seen = int(self.now)
        await self.server.hall.pacing.look()


def tokens_of(made: Json) -> list[str]:
    return [key["token"] for key in made["mine"]]


def at(made: Json, path: str = "") -> str:
    return f"/api/tables/{made['table']['id']}{path}"


async def left(server: Running, made: Json) -> list[int]:
    found = await server.get(at(made), made["host"])
    return list(found["clock"]["left"])


def notices(player: Player) -> list[tuple[str, int]]:
    return [(entry["notice"], entry["who"]) for entry in player.log if entry.get("notice")]


async def pass_on(player: Player, tokens: list[str]) -> None:
    """Have whoever decides move until another does."""
    mover = player.turn
    if player.you != mover:
        await player.join(tokens[mover])
    while player.turn == mover:
        before = player.seq
        assert (await player.play())["type"] == "ack"
        await player.reach(before + 1)


# --- live ---------------------------------------------------------------------------------------


@served()
async def test_the_clocks_begin_when_everybody_has_sat_down_and_who_moves_gets_their_seconds(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, FRIEND, pace=LIVE)
    assert made["table"]["clock"] == {
        "left": [600, 600],
        "turn": 0,
        "runs": False,
        "why": "seats",
        "holidays": [0, 0],
        "away": [],
    }
    await wall.advance(1000)
    seated = await server.post(at(made, "/sit"), {"token": made["friends"][0]["token"]})
    assert seated["table"]["clock"]["runs"]
    await wall.advance(20)
    assert await left(server, made) == [580, 600]
    tokens = [*tokens_of(made), seated["token"]]
    async with server.player(made, tokens[0]) as player:
        assert notices(player) == [("start", 1)]
        await pass_on(player, tokens)
        assert (await player.until("info"))["info"]["clock"]["left"] == [585, 600]
        await wall.advance(60)
        assert await left(server, made) == [585, 540]


@served()
async def test_no_clock_runs_for_bots(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, BOT, pace=LIVE)
    async with server.player(made, tokens_of(made)[0]) as player:
        await wall.advance(30)
        await pass_on(player, tokens_of(made))
        while player.turn != 0:
            await player.receive()
        assert (await left(server, made))[0] == 575


@served()
async def test_a_player_whose_time_runs_out_loses_where_the_table_says_so(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, pace={**LIVE, "out": "lost"})
    tokens = tokens_of(made)
    async with server.player(made, tokens[1]) as player:
        await wall.advance(599)
        assert player.info["state"] == "playing"
        await wall.advance(1)
        while player.info["state"] == "playing":
            await player.receive()
        assert notices(player) == [("start", -1), ("lost", 0)]
        assert player.info["ended"] == "time"
        assert [seat["lapse"] for seat in player.info["seats"]] == ["time", ""]
        assert player.info["clock"]["why"] == "over"


@served()
async def test_of_three_the_others_play_on_when_one_has_lost_on_time(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, ME, pace={**LIVE, "out": "lost"})
    async with server.player(made, tokens_of(made)[1]) as player:
        await wall.advance(600)
        while player.turn == 0:
            await player.receive()
        assert player.info["state"] == "playing"
        assert player.info["seats"][0]["resigned"]
        assert await left(server, made) == [0, 600, 600]


@served()
async def test_a_bot_takes_over_and_gives_the_seat_back_to_who_returns(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, pace=LIVE)
    tokens = tokens_of(made)
    async with server.player(made, tokens[1]) as player:
        await wall.advance(600)
        while player.turn == 0:
            await player.receive()
        assert notices(player) == [("start", -1), ("late", 0)]
        assert (player.info["seats"][0]["stand_in"], player.info["seats"][0]["lapse"]) == ("medium", "late")
        async with server.player(made, tokens[0]) as late:
            assert notices(late)[-1] == ("return", 0)
            assert late.info["seats"][0]["lapse"] == ""
            assert late.info["clock"]["left"][0] == 60, "a tenth of the ten minutes"


@served()
async def test_a_move_that_comes_after_the_time_is_refused(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, pace=LIVE)
    async with server.player(made, tokens_of(made)[0]) as player:
        wall.now += 600
        assert (await player.play())["code"] == "late"


@served()
async def test_where_there_is_a_clock_it_alone_decides_when_somebody_is_late(server: Running) -> None:
    made = await server.open(ME, ME, pace=LIVE)
    tokens = tokens_of(made)
    now = server.hall.clock()
    server.hall.clock = lambda: now + 1e6
    for verb, body in (("stand-in", {}), ("absent", None)):
        answer = await server.call("POST", at(made, f"/seats/0/{verb}"), body, tokens[1])
        assert (answer.status_code, answer.json()["code"]) == (409, "present")


@served()
async def test_a_seat_that_is_left_stops_the_clocks_until_somebody_takes_it(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, pace=LIVE)
    await wall.advance(100)
    freed = await server.post(at(made, "/seats/1"), {}, made["host"])
    await wall.advance(100)
    assert await left(server, made) == [500, 600]
    await server.post(at(made, "/sit"), {"token": freed["token"]})
    await wall.advance(100)
    assert await left(server, made) == [400, 600]


@served()
async def test_an_undo_gives_no_time_back(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, game="mighty-gnomes", pace=LIVE)
    mover = made["table"]["turn"]
    async with server.player(made, tokens_of(made)[mover]) as player:
        await wall.advance(50)
        await player.play()
        await player.reach(2)
        assert player.undo
        assert (await player.ask(type="undo", seq=player.seq))["type"] == "ack"
        assert (await left(server, made))[mover] == 550


# --- by days ------------------------------------------------------------------------------------


def test_a_correspondence_game_of_many_days_is_played_to_its_end(place: Place) -> None:
    async def main() -> None:
        async with running(place, wall=lambda: MONDAY) as server:
            wall = Wall(server)
            made = await server.open(ME, ME, pace={**DAYS, "out": "lost"})
            tokens = tokens_of(made)
            days = 0
            while server.hall.tables[made["table"]["id"]].row.state == "playing":
                async with server.player(made, tokens[0]) as player:
                    await pass_on(player, tokens)
                    if player.turn >= 0:
                        assert (await server.get(at(made), made["host"]))["clock"]["left"][player.turn] == 2 * DAY
                while server.hall.tables[made["table"]["id"]].followers:
                    await asyncio.sleep(0.005)
                # Each thinks for a day and a half; between them the table is not in memory.
                server.hall.tables.clear()
                await wall.advance(1.5 * DAY)
                await server.hall.table(made["table"]["id"])
                days += 1
            found = await server.get(at(made), made["host"])
            assert (found["state"], found["ended"]) == ("over", ""), "nobody was late"
            assert days > 5

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_a_table_that_nobody_follows_is_lost_on_time_though_it_is_not_in_memory(place: Place) -> None:
    async def main() -> None:
        async with running(place, wall=lambda: MONDAY) as server:
            wall = Wall(server)
            made = await server.open(ME, ME, pace={**DAYS, "out": "lost"})
            await wall.advance(0)
            server.hall.tables.clear()
            await wall.advance(2 * DAY - 1)
            assert server.hall.tables == {}
            await wall.advance(1)
            found = await server.get(at(made), made["host"])
            assert (found["state"], found["ended"], found["seats"][0]["lapse"]) == ("closed", "time", "time")

    asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_a_holiday_stops_ones_own_clock_and_is_an_entry(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, pace=DAYS)
    tokens = tokens_of(made)
    info = await server.post(at(made, "/holiday"), {"on": True}, tokens[0])
    assert (info["clock"]["away"], info["clock"]["why"], info["clock"]["runs"]) == ([0], "holiday", False)
    await wall.advance(DAY)
    info = await server.post(at(made, "/holiday"), {"on": False}, tokens[0])
    assert info["clock"]["left"][0] == 2 * DAY
    assert info["clock"]["holidays"] == [2 * DAY, 3 * DAY]
    async with server.player(made, tokens[1]) as player:
        assert notices(player)[1:] == [("holiday", 0), ("back", 0)]


@served()
async def test_without_days_that_are_left_there_is_no_holiday(server: Running) -> None:
    for pace in ({"kind": "none"}, LIVE, {**DAYS, "holidays": 0}):
        made = await server.open(ME, ME, pace=pace)
        answer = await server.call("POST", at(made, "/holiday"), {"on": True}, tokens_of(made)[0])
        assert (answer.status_code, answer.json()["code"]) == (409, "no-holiday")


# --- the hall goes down -------------------------------------------------------------------------


def test_no_clock_runs_while_the_hall_is_down(place: Place) -> None:
    async def main() -> None:
        async with running(place, wall=lambda: MONDAY) as server:
            wall = Wall(server)
            made = await server.open(ME, ME, pace={**LIVE, "out": "lost"})
            await wall.advance(0)
            await wall.advance(100)
        async with running(place, wall=lambda: MONDAY + 20 * DAY) as server:
            wall = Wall(server, MONDAY + 20 * DAY)
            assert await left(server, made) == [500, 600]
            await wall.advance(200)
            assert await left(server, made) == [300, 600]
            found = await server.get(at(made), made["host"])
            assert (found["state"], found["due"]) == ("playing", MONDAY + 20 * DAY + 500)

    asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_a_hall_on_a_computer_that_slept_was_down(server: Running) -> None:
    wall = Wall(server)
    made = await server.open(ME, ME, pace=LIVE)
    await wall.advance(0)
    await wall.advance(100)
    wall.now += DAY
    await server.hall.pacing.look()
    await wall.advance(50)
    assert await left(server, made) == [450, 600]


@served()
async def test_a_hall_without_clocks_writes_nothing_down(server: Running) -> None:
    wall = Wall(server)
    await server.open(ME, ME)
    await wall.advance(100)
    assert await server.hall.store.query("SELECT count(*) FROM uptimes") == [(0,)]


# --- absent players at tables without a clock ---------------------------------------------------


async def claim(server: Running, made: Json, seat: int, token: str) -> Any:
    return (await server.call("POST", at(made, f"/seats/{seat}/absent"), None, token)).json()


@served()
async def test_a_player_who_is_waited_for_and_stays_away_has_lost_when_the_others_claim_it(server: Running) -> None:
    now = 1000.0
    server.hall.clock = lambda: now
    made = await server.open(ME, ME, patience=60)
    tokens = tokens_of(made)
    async with server.player(made, tokens[1]) as player:
        now += 179
        assert (await claim(server, made, 0, tokens[1]))["code"] == "present"
        now += 1
        told = await claim(server, made, 0, tokens[1])
        assert (told["state"], told["ended"], told["seats"][0]["lapse"]) == ("closed", "absent", "absent")
        while player.info["state"] == "playing":
            await player.receive()
        assert notices(player) == [("absent", 0)]


@served()
async def test_nobody_has_lost_who_is_there_or_not_waited_for(server: Running) -> None:
    now = 1000.0
    server.hall.clock = lambda: now
    made = await server.open(ME, ME, patience=60)
    tokens = tokens_of(made)
    async with server.player(made, tokens[0]):
        now += 1000
        assert (await claim(server, made, 0, tokens[1]))["code"] == "present"
        assert (await claim(server, made, 1, tokens[0]))["code"] == "present"
    for token in (made["watch"], "no"):
        assert (await claim(server, made, 0, token))["code"] in ("not-seated", "unknown-table")
