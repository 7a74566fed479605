"""Nobody is stranded: bots that play for absent players, resigning, ending by agreement, and the next host."""

import asyncio
from typing import Any

import msgspec
import pytest

from gnomehall.core.record import Result
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server.protocol import NO_PACE
from gnomehall.server.store.interface import SeatRow, TableRow
from gnomehall.server.tables.table_info import rank_resigned
from tests.server.halls import BOT, FRIEND, ME, Json, Player, Running, served

RANDOM = {"bot": "random"}


class MovableClock:
    """A clock that stands still until it is moved."""

    def __init__(self, server: Running) -> None:
        self.now = 1000.0
        server.hall.clock = lambda: self.now


def at(made: Json, path: str) -> str:
    return f"/api/tables/{made['table']['id']}{path}"


def tokens_of(made: Json) -> list[str]:
    return [key["token"] for key in made["mine"]]


async def refused(server: Running, path: str, body: Any, token: str) -> tuple[int, str]:
    answer = await server.call("POST", path, body, token)
    return answer.status_code, answer.json()["code"]


async def come_back_from_disk(server: Running) -> None:
    """The tables leave the memory, as in a restart."""
    while any(table.followers for table in server.hall.tables.values()):
        await asyncio.sleep(0.01)
    await server.hall.bots.close()
    server.hall.tables.clear()


# --- bots that play for absent players ---------------------------------------------------------


@served()
async def test_a_bot_may_play_for_a_player_who_was_away_as_long_as_the_table_says(server: Running) -> None:
    clock = MovableClock(server)
    made = await server.open(ME, ME, ME, patience=300)
    tokens = tokens_of(made)
    async with server.player(made, tokens[1]) as second:
        assert (second.info["patience"], second.info["seats"][0]["here"]) == (300, False)
        clock.now += 299
        assert await refused(server, at(made, "/seats/0/stand-in"), RANDOM, tokens[1]) == (409, "present")
        clock.now += 1
        told = await server.post(at(made, "/seats/0/stand-in"), RANDOM, tokens[1])
        assert (told["seats"][0]["stand_in"], told["seats"][0]["away"]) == ("random", 300)
        await second.reach(2)
        assert second.log[1] == {"seq": 1, "who": 0, "events": [], "notice": "stand-in", "round": 1}
        assert second.log[2]["who"] == 0, "the bot has moved for the absent one"


@served()
async def test_who_is_there_is_not_replaced_by_a_bot_however_long_they_think(server: Running) -> None:
    clock = MovableClock(server)
    made = await server.open(ME, ME)
    tokens = tokens_of(made)
    async with server.player(made, tokens[0]), server.player(made, tokens[1]):
        clock.now += 10_000
        assert await refused(server, at(made, "/seats/0/stand-in"), RANDOM, tokens[1]) == (409, "present")


@served()
async def test_the_absent_one_gets_the_seat_back_on_return(server: Running) -> None:
    clock = MovableClock(server)
    made = await server.open(ME, BOT, ME)
    tokens = tokens_of(made)
    clock.now += 120
    async with server.player(made, tokens[1]) as other:
        await server.post(at(made, "/seats/0/stand-in"), RANDOM, tokens[1])
        while other.turn != 2:
            await other.receive()
    await come_back_from_disk(server)
    async with server.player(made, tokens[1]) as other:
        assert other.info["seats"][0]["stand_in"] == "random", "it outlives a restart"
        async with server.player(made, tokens[0]) as back:
            assert (back.you, back.info["seats"][0]["stand_in"]) == (0, "")
            assert back.log[-1]["notice"] == "return"
            await other.reach(back.seq)
            while not back.choices:
                if other.choices:
                    await other.play()
                await back.receive()
                await other.reach(back.seq)
            assert (await back.play())["type"] == "ack", "it is theirs to move again"


@served()
async def test_a_seat_that_nobody_came_to_may_be_played_by_a_bot_until_somebody_does(server: Running) -> None:
    clock = MovableClock(server)
    made = await server.open(FRIEND, ME)
    token = made["mine"][0]["token"]
    clock.now += 120
    async with server.player(made, token) as player:
        await server.post(at(made, "/seats/0/stand-in"), RANDOM, token)
        await player.reach(2)
        seated = await server.post(at(made, "/sit"), {"token": made["friends"][0]["token"], "name": "Bea"})
        assert (seated["table"]["seats"][0]["stand_in"], seated["table"]["seats"][0]["taken"]) == ("", True)


@served()
async def test_only_who_plays_may_give_a_seat_to_a_bot_and_only_a_persons(server: Running) -> None:
    clock = MovableClock(server)
    made = await server.open(ME, BOT, ME)
    clock.now += 120
    assert (await refused(server, at(made, "/seats/0/stand-in"), RANDOM, made["watch"]))[1] == "not-seated"
    assert (await refused(server, at(made, "/seats/0/stand-in"), RANDOM, "nobody"))[0] == 404
    assert (await refused(server, at(made, "/seats/1/stand-in"), RANDOM, made["host"]))[1] == "present"
    assert (await refused(server, at(made, "/seats/9/stand-in"), RANDOM, made["host"]))[1] == "bad-message"
    assert (await refused(server, at(made, "/seats/0/stand-in"), {"bot": "oracle"}, made["host"]))[1] == "bad-setup"


# --- the host ----------------------------------------------------------------------------------


@served()
async def test_when_the_host_leaves_the_next_person_is_host(server: Running) -> None:
    made = await server.open(ME, BOT, ME, ME)
    tokens = tokens_of(made)
    async with server.player(made, tokens[1]) as heir:
        assert heir.info["host"] == 0
        await server.post(at(made, "/leave"), token=tokens[0])
        while heir.info["host"] != 2:
            await heir.receive()
    assert (await refused(server, at(made, "/close"), None, made["host"]))[1] == "not-seated"
    assert (await refused(server, at(made, "/close"), None, tokens[2]))[1] == "not-seated"
    await come_back_from_disk(server)
    closed = await server.post(at(made, "/close"), token=tokens[1])
    assert (closed["state"], closed["ended"]) == ("closed", "host")


@served()
async def test_an_absent_host_who_is_played_by_a_bot_is_host_no_longer(server: Running) -> None:
    clock = MovableClock(server)
    made = await server.open(ME, ME)
    tokens = tokens_of(made)
    clock.now += 120
    async with server.player(made, tokens[1]):
        told = await server.post(at(made, "/seats/0/stand-in"), RANDOM, tokens[1])
        assert told["host"] == 1
        assert (await refused(server, at(made, "/public"), {"public": True}, made["host"]))[1] == "not-seated"


@served()
async def test_where_no_other_person_plays_the_one_who_left_stays_host_until_somebody_sits_down(
    server: Running,
) -> None:
    made = await server.open(ME, FRIEND)
    await server.post(at(made, "/leave"), token=made["mine"][0]["token"])
    await server.post(at(made, "/public"), {"public": True}, made["host"])
    seated = await server.post(at(made, "/sit"), {"token": made["friends"][0]["token"]})
    assert seated["table"]["host"] == 1
    assert (await refused(server, at(made, "/close"), None, made["host"]))[1] == "not-seated"


# --- resigning ---------------------------------------------------------------------------------


@served()
async def test_where_others_play_on_a_bot_plays_for_who_resigned(server: Running) -> None:
    made = await server.open(ME, ME, ME)
    tokens = tokens_of(made)
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        told = await server.post(at(made, "/resign"), RANDOM, tokens[0])
        seat = told["seats"][0]
        assert (told["state"], told["host"], seat["resigned"], seat["stand_in"]) == ("playing", 1, True, "random")
        await second.reach(2)
        assert (second.log[1]["notice"], second.log[2]["who"]) == ("resign", 0)
        await first.reach(2)
        assert (await first.ask(type="undo", seq=2))["code"] == "resigned"
        assert (await first.ask(type="end"))["code"] == "resigned"
    await come_back_from_disk(server)
    async with server.player(made, tokens[0]) as first:
        assert first.info["seats"][0]["resigned"], "coming back does not take it back"
    assert await refused(server, at(made, "/resign"), RANDOM, tokens[0]) == (409, "resigned")


@served()
async def test_where_one_is_left_the_game_ends_and_can_be_played_again(server: Running) -> None:
    made = await server.open(ME, ME)
    tokens = tokens_of(made)
    told = await server.post(at(made, "/resign"), RANDOM, tokens[1])
    assert (told["state"], told["ended"], told["turn"]) == ("closed", "resigned", -2)
    assert [seat["resigned"] for seat in told["seats"]] == [False, True]
    again = await server.post(at(made, "/rematch"), token=tokens[1])
    assert (again["seat"], again["table"]["seats"][1]["resigned"]) == (1, False)


@served()
async def test_bots_do_not_play_on_among_themselves(server: Running) -> None:
    made = await server.open(ME, BOT, BOT)
    told = await server.post(at(made, "/resign"), RANDOM, made["mine"][0]["token"])
    assert told["ended"] == "resigned"


def test_whoever_resigned_comes_after_all_who_played_on() -> None:
    seats = (SeatRow("Ann", resigned=True), SeatRow("Bea"), SeatRow("Cleo"), SeatRow("Dora", resigned=True))
    result = Result("end", (9, 5, 7, 1), (0, 2, 1, 3))
    row = TableRow("t", "toadstools", 1, "first", "x", None, {}, seats, True, "over", 7, result)
    ranked = rank_resigned(row)
    assert ranked is not None
    assert (ranked.places, ranked.scores) == ((2, 1, 0, 3), (9, 5, 7, 1))


# --- ending by agreement -----------------------------------------------------------------------


@served()
async def test_a_game_ends_when_all_people_agree(server: Running) -> None:
    made = await server.open(ME, ME, BOT, ME)
    tokens = tokens_of(made)
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        assert (await second.ask(type="end"))["type"] == "ack"
        asked = (await first.until("proposed"))["proposal"]
        assert (asked["what"], asked["by"], asked["waiting"]) == ("end", 1, [0, 3])
        await first.play()
        await first.ask(type="answer", proposal=asked["number"], yes=True)
        async with server.player(made, tokens[2]) as third:
            assert third.proposal is not None, "a move does not take it off the table"
            assert third.proposal["waiting"] == [3]
            await third.ask(type="answer", proposal=asked["number"], yes=True)
            while third.info["state"] == "playing":
                await third.receive()
            assert third.info["ended"] == "agreed"
    await come_back_from_disk(server)
    async with server.player(made, tokens[0]) as first:
        assert (first.info["ended"], first.log[-1]["notice"]) == ("agreed", "end")


@served()
async def test_one_no_and_the_game_goes_on(server: Running) -> None:
    made = await server.open(ME, ME)
    tokens = tokens_of(made)
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await first.ask(type="end")
        asked = (await second.until("proposed"))["proposal"]
        await second.ask(type="answer", proposal=asked["number"], yes=False)
        assert (await first.until("proposed"))["proposal"]
        assert (await first.until("proposed"))["proposal"] is None
        assert (await first.play())["type"] == "ack"


# --- several seats at one device ---------------------------------------------------------------


@served()
async def test_two_seats_of_one_device_are_both_there_and_agree_with_each_other(server: Running) -> None:
    made = await server.open(ME, ME)
    tokens = tokens_of(made)
    async with server.connection() as socket:
        player = Player(socket, made["table"]["id"])
        await player.send(type="join", table=player.table, token=tokens[0], also=[tokens[1]])
        await player.until("sync")
        assert [seat["here"] for seat in player.info["seats"]] == [True, True]
        await player.play()
        await player.reach(1)
        await player.send(type="join", table=player.table, token=tokens[1], also=[tokens[0]])
        await player.until("sync")
        assert (player.you, bool(player.choices)) == (1, True)
        await player.play()
        await player.reach(2)
        # Whoever is shown, what was done last is what is taken back.
        await player.send(type="join", table=player.table, token=tokens[0], also=[tokens[1]])
        await player.until("sync")
        answer = await player.ask(type="undo", seq=2)
        assert answer["type"] == "ack"
        if player.proposal is None and answer["seq"] == 2:
            await player.until("proposed")
        if player.proposal is not None:
            await player.ask(type="answer", proposal=player.proposal["number"], yes=True)
        await player.reach(3)
        assert (player.log[-1]["who"], player.log[-1]["undo"]) == (1, 1)


# --- spectators --------------------------------------------------------------------------------


@served()
async def test_spectators_are_seen_as_a_number(server: Running) -> None:
    made = await server.open(ME, ME, public=True)
    async with server.player(made, tokens_of(made)[0]) as player:
        assert player.info["watching"] == 0
        async with server.player(made) as watcher, server.player(made, made["watch"]):
            while player.info["watching"] != 2:
                await player.receive()
            assert watcher.you == SPECTATOR
        while player.info["watching"]:
            await player.receive()


# --- links -------------------------------------------------------------------------------------


@served()
async def test_anybody_who_plays_has_a_link_to_a_free_seat(server: Running) -> None:
    made = await server.open(FRIEND, ME, FRIEND)
    friend = await server.post(at(made, "/sit"), {"token": made["friends"][0]["token"], "name": "Bea"})
    link = await server.post(at(made, "/seats/2/invite"), token=friend["token"])
    found = await server.get(at(made, "/invitation"), link["token"])
    assert found == {
        "state": "open",
        "game": "toadstools",
        "seat": 2,
        "inviter": "Bea",
        "player": "",
        "others": ["Bea"],
        "colours": [],
        "pace": msgspec.to_builtins(NO_PACE),
    }
    assert await refused(server, at(made, "/seats/0/invite"), None, friend["token"]) == (403, "not-seated")
    seated = await server.post(at(made, "/sit"), {"token": link["token"], "name": "Cleo"})
    assert seated["seat"] == 2
    again = await server.get(at(made, "/invitation"), made["friends"][1]["token"])
    assert (again["state"], again["player"], again["others"]) == ("taken", "Cleo", [])
    assert await refused(server, at(made, "/sit"), {"token": made["friends"][1]["token"]}, "") == (410, "link-used")


@pytest.mark.parametrize("bot", ["", "random"])
def test_a_link_that_was_withdrawn_says_so(bot: str, tmp_path: Any) -> None:
    @served()
    async def scenario(server: Running) -> None:
        made = await server.open(ME, FRIEND)
        link = made["friends"][0]["token"]
        await server.post(at(made, "/seats/1"), {"bot": bot}, made["host"])
        await come_back_from_disk(server)
        found = await server.get(at(made, "/invitation"), link)
        assert found["state"] == ("bot" if bot else "withdrawn")
        await server.post(at(made, "/close"), token=made["host"])
        assert (await server.get(at(made, "/invitation"), link))["state"] == "over"
        answer = await server.call("GET", at(made, "/invitation"), token="no link")
        assert answer.status_code == 404

    scenario(tmp_path)


@served()
async def test_of_too_many_links_to_a_seat_the_oldest_is_withdrawn(server: Running) -> None:
    made = await server.open(ME, FRIEND)
    first = made["friends"][0]["token"]
    links = [(await server.post(at(made, "/seats/1/invite"), token=made["host"]))["token"] for _ in range(8)]
    states = [(await server.get(at(made, "/invitation"), link))["state"] for link in (first, links[0], links[-1])]
    assert states == ["withdrawn", "open", "open"]


@served()
async def test_an_open_link_is_an_invitation_among_my_tables(server: Running) -> None:
    made = await server.open(ME, FRIEND)
    key = {"table": made["table"]["id"], "token": made["friends"][0]["token"]}
    found = await server.post("/api/tables/mine", {"keys": [key]})
    assert [(one["role"], one["waits"]) for one in found] == [("invited", False)]
    await server.post(at(made, "/sit"), {"token": key["token"]})
    assert await server.post("/api/tables/mine", {"keys": [key]}) == []


# --- colours -----------------------------------------------------------------------------------


@served()
async def test_a_player_may_choose_a_colour_that_no_other_player_has(server: Running) -> None:
    made = await server.open({**ME, "colour": "purple"}, FRIEND, ME)
    first, third = tokens_of(made)
    link = made["friends"][0]["token"]
    assert (await server.get(at(made, "/invitation"), link))["colours"] == ["purple"]
    assert await refused(server, at(made, "/colour"), {"colour": "purple"}, third) == (409, "colour-taken")
    assert (await refused(server, at(made, "/colour"), {"colour": "pink"}, third))[0] == 400
    told = await server.post(at(made, "/colour"), {"colour": "green"}, third)
    assert [seat["colour"] for seat in told["seats"]] == ["purple", "", "green"]
    seated = await server.post(at(made, "/sit"), {"token": link, "colour": "green"})
    assert seated["table"]["seats"][1]["colour"] == "", "another was quicker"
    await come_back_from_disk(server)
    told = await server.post(at(made, "/colour"), {"colour": ""}, first)
    assert [seat["colour"] for seat in told["seats"]] == ["", "", "green"]
    twice = {"game": "toadstools", "seats": [{**ME, "colour": "red"}, {**ME, "colour": "red"}]}
    assert (await server.call("POST", "/api/tables", twice)).json()["code"] == "bad-setup"


@served()
async def test_a_bot_chooses_no_colour_and_who_leaves_takes_theirs_along(server: Running) -> None:
    made = await server.open({**ME, "colour": "blue"}, {**BOT, "colour": "red"}, ME)
    told = await server.post(at(made, "/leave"), token=tokens_of(made)[0])
    assert [seat["colour"] for seat in told["seats"]] == ["", "", ""]
