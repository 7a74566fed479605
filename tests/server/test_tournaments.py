"""Tournaments over real sockets: who may do what, rounds that follow by themselves, and the same chance for all."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gnomehall.core.fair_chance import commitment_of
from gnomehall.core.record import loads
from gnomehall.server.store.places import Place
from tests.server.halls import LONG, Json, Player, Running, running, served
from tests.server.test_pace import MONDAY, Wall
from tests.server.test_people import become, claim

GAME = {"name": "Cup", "game": "toadstools"}


@dataclass(frozen=True)
class Entrant:
    """A player, with what the hall told them."""

    id: str
    key: str


async def people(server: Running, count: int) -> list[Entrant]:
    made = [await become(server, f"P{i}") for i in range(count)]
    return [Entrant(one["me"]["player"]["id"], one["key"]) for one in made]


async def call(server: Running, organiser: Entrant, **more: Any) -> str:
    made = await server.post("/api/tournaments", {**GAME, **more}, organiser.key)
    return str(made["info"]["id"])


async def enter(server: Running, id_: str, entrants: list[Entrant]) -> None:
    for one in entrants:
        await server.post(f"/api/tournaments/{id_}/join", token=one.key)


async def shown(server: Running, id_: str) -> Json:
    found: Json = await server.get(f"/api/tournaments/{id_}")
    return found


async def begun(server: Running, count: int, **more: Any) -> tuple[str, list[Entrant], Json]:
    """A tournament of so many people, in its first round; the first of them organises it."""
    entrants = await people(server, count)
    id_ = await call(server, entrants[0], **more)
    await enter(server, id_, entrants)
    return id_, entrants, await server.post(f"/api/tournaments/{id_}/start", token=entrants[0].key)


def last_round(found: Json) -> list[Json]:
    return list(found["rounds"][-1]["pairings"])


async def token_at(server: Running, pairing: Json, entrant: Entrant) -> str:
    """Their token for their seat at a table."""
    claimed = await claim(server, {"table": {"id": pairing["table"]}}, entrant.key)
    return str(claimed["seats"][0]["token"])


async def lose(server: Running, pairing: Json, entrants: list[Entrant], loser: int) -> None:
    """Have the entrant of this number resign."""
    token = await token_at(server, pairing, entrants[loser])
    await server.post(f"/api/tables/{pairing['table']}/resign", {}, token)
    await server.tournaments.settled()


async def play_out(server: Running, pairing: Json, entrants: list[Entrant], pick: int = 0) -> None:
    """Play a table to its end, everybody by their first choice, or their last."""
    tokens = [await token_at(server, pairing, entrants[number]) for number in pairing["entrants"]]
    made = {"table": {"id": pairing["table"]}}
    async with server.player(made, tokens[0]) as player:
        while player.info["state"] == "playing":
            if player.you != player.turn:
                await player.join(tokens[player.turn])
            await player.play(player.moves()[pick])
            await until_known(player)
    await server.tournaments.settled()


async def until_known(player: Player) -> None:
    """Hear what came of a move, and whether it was the last."""
    before = player.seq
    while player.seq == before or (player.turn < 0 and player.info["state"] == "playing"):
        await player.receive()


async def refused(server: Running, path: str, token: str, body: Any = None) -> str:
    answer = await server.call("POST", path, body, token)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


# --- a whole one --------------------------------------------------------------------------------


def test_rounds_follow_by_themselves_until_somebody_leads(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            id_, entrants, found = await begun(server, 4, format="swiss", rounds=2)
            assert [set(one["entrants"]) for one in last_round(found)] == [{0, 2}, {1, 3}]
            [listed] = await server.get("/api/me/tables", entrants[3].key)
            assert listed["table"]["id"] == last_round(found)[1]["table"], "the table is among one's own"
            assert (listed["table"]["rated"], listed["table"]["public"]) == (True, True)
            await lose(server, last_round(found)[0], entrants, 2)
            found = await shown(server, id_)
            assert (found["info"]["round"], found["rounds"][0]["over"]) == (1, False), "the others still play"
            await lose(server, last_round(found)[1], entrants, 3)
            found = await shown(server, id_)
            assert [set(one["entrants"]) for one in last_round(found)] == [{0, 1}, {2, 3}], "who stand alike meet"
            for pairing in last_round(found):
                await lose(server, pairing, entrants, max(pairing["entrants"]))
            found = await shown(server, id_)
            assert (found["info"]["state"], found["info"]["round"]) == ("over", 2)
            assert [(one["entrant"], one["points"], one["won"]) for one in found["standings"]] == [
                (0, 2.0, 2),
                (1, 1.0, 1),
                (2, 1.0, 1),
                (3, 0.0, 0),
            ]
            assert [one["name"] for one in found["entrants"]] == ["P0", "P1", "P2", "P3"]
            assert (found["organiser"], found["organiser_name"]) == (entrants[0].id, "P0")

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_a_hall_that_went_down_goes_on_where_a_tournament_was(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            id_, entrants, found = await begun(server, 3, format="knockout")
            [game] = [one for one in last_round(found) if one["table"]]
            # As it is if the hall goes down after a table has ended and before anybody took notice, ...
            server.hall.on_ended.clear()
            await lose(server, game, entrants, 2)
            assert (await shown(server, id_))["info"]["round"] == 1
        async with running(place) as server:
            found = await until_round(server, id_, 2)
            # ... or after a round was paired and before its table was opened.
            [game] = last_round(found)
            await server.hall.store.delete(game["table"])
        async with running(place) as server:
            while (await server.hall.store.summary(game["table"])) is None:
                await asyncio.sleep(0.01)
            await lose(server, game, entrants, 1)
            found = await shown(server, id_)
            assert (found["info"]["state"], found["standings"][0]["entrant"]) == ("over", 0)

    asyncio.run(asyncio.wait_for(main(), LONG))


async def until_round(server: Running, id_: str, number: int) -> Json:
    while (found := await shown(server, id_))["info"]["round"] < number:
        await asyncio.sleep(0.01)
    return found


@served()
async def test_bots_play_their_tables_by_themselves(server: Running) -> None:
    [ann] = await people(server, 1)
    id_ = await call(server, ann, format="round-robin", bots=["random", "random"])
    await server.post(f"/api/tournaments/{id_}/bots", {"bot": "random"}, ann.key)
    await server.post(f"/api/tournaments/{id_}/start", token=ann.key)
    while (found := await shown(server, id_))["info"]["state"] != "over":
        await asyncio.sleep(0.02)
    assert found["info"]["rounds"] == 3
    assert [one["played"] for one in found["standings"]] == [2, 2, 2], "and each has a bye"
    assert sum(one["points"] for one in found["standings"]) == 6.0


@served()
async def test_in_a_knockout_the_winners_go_on_and_of_a_shared_place_the_better_seed(server: Running) -> None:
    id_, entrants, found = await begun(server, 4, format="knockout")
    one, other = last_round(found)
    assert [set(one["entrants"]), set(other["entrants"])] == [{0, 3}, {1, 2}]
    await lose(server, one, entrants, 0)
    # Both agree to end a game, so nobody has won it.
    first, second = [await token_at(server, other, entrants[number]) for number in other["entrants"]]
    async with server.player({"table": {"id": other["table"]}}, first) as player:
        await player.send(type="end", table=player.table)
        async with server.player({"table": {"id": other["table"]}}, second) as friend:
            while friend.proposal is None:
                await friend.receive()
            await friend.ask(type="answer", proposal=friend.proposal["number"], yes=True)
    await server.tournaments.settled()
    found = await shown(server, id_)
    assert set(last_round(found)[0]["entrants"]) == {3, 1}


@served()
async def test_three_play_at_a_table_and_their_places_share_the_points_out(server: Running) -> None:
    id_, entrants, found = await begun(server, 3, format="balanced", seats=3, rounds=1)
    [pairing] = last_round(found)
    await play_out(server, pairing, entrants)
    found = await shown(server, id_)
    assert found["info"]["state"] == "over"
    assert sum(one["points"] for one in found["standings"]) == 1.5


# --- the same chance at all tables --------------------------------------------------------------


@served()
async def test_the_tables_of_a_duplicate_round_draw_the_same_and_tell_nothing_before_all_have_ended(
    server: Running,
) -> None:
    id_, entrants, found = await begun(server, 4, format="round-robin", duplicate=True)
    one, other = last_round(found)
    records = []
    commitment = found["rounds"][0]["commitment"]
    await play_out(server, one, entrants)
    token = await token_at(server, one, entrants[one["entrants"][0]])
    chance = f"/api/tables/{one['table']}/chance"
    assert await server.get(chance, token) == {**(await server.get(chance, token)), "secret": ""}, "others play on"
    text = (await server.call("GET", f"/api/tables/{one['table']}/record", token=token)).text
    assert loads(text).proof is not None
    assert "secret:" not in text
    lucky = {"seq": 0, "seat": 0, "bot": "random", "luck": True}
    assert await refused(server, f"/api/tables/{one['table']}/continue", token, lucky) == "no-promise"
    assert last_round(await shown(server, id_))[0]["scores"] == [], "a score would tell of the draws"
    assert (await server.call("GET", f"/api/tables/{one['table']}")).status_code == 404, "nobody watches"
    await play_out(server, other, entrants)
    for pairing in (one, other):
        token = await token_at(server, pairing, entrants[pairing["entrants"][0]])
        record = await server.call("GET", f"/api/tables/{pairing['table']}/record", token=token)
        records.append(loads(record.text))
        told = await server.get(f"/api/tables/{pairing['table']}/chance", token)
        assert commitment_of(told["secret"]) == commitment
    # All made their first choice, so with the same draws they played the same game.
    assert records[0].moves == records[1].moves
    found = await shown(server, id_)
    assert found["rounds"][0]["pairings"][0]["points"] == [0.5, 0.5], "who did as the others did shares the point"
    assert found["rounds"][1]["commitment"] not in ("", commitment)
    assert found["rounds"][0]["pairings"][0]["scores"] == found["rounds"][0]["pairings"][1]["scores"] != []


@served()
async def test_other_decisions_meet_the_same_draws_and_are_compared(server: Running) -> None:
    id_, entrants, found = await begun(server, 4, format="round-robin", duplicate=True)
    one, other = last_round(found)
    await play_out(server, one, entrants)
    await play_out(server, other, entrants, pick=-1)
    [first, second] = (await shown(server, id_))["rounds"][0]["pairings"]
    assert all(mine + theirs == 1.0 for mine, theirs in zip(first["points"], second["points"], strict=True))


# --- who may do what ----------------------------------------------------------------------------


@served()
async def test_only_the_organiser_begins_ends_and_adds_bots_and_only_players_join(server: Running) -> None:
    ann, bo = await people(server, 2)
    id_ = await call(server, ann)
    await enter(server, id_, [bo])
    for verb, body in (("start", None), ("close", None), ("bots", {"bot": "random"}), ("withdraw", {"entrant": 0})):
        path = f"/api/tournaments/{id_}/{verb}"
        assert await refused(server, path, "nobody", body) == "no-player"
        if verb != "withdraw":
            assert await refused(server, path, bo.key, body) == "not-organiser"
    assert await refused(server, f"/api/tournaments/{id_}/join", "") == "no-player"
    assert await refused(server, f"/api/tournaments/{id_}/start", ann.key) == "too-few"
    await enter(server, id_, [ann, ann])
    found = await shown(server, id_)
    assert [one["who"] for one in found["entrants"]] == [bo.id, ann.id], "nobody joins twice"
    assert await refused(server, f"/api/tournaments/{id_}/withdraw", bo.key, {"entrant": 1}) == "not-organiser"
    assert await refused(server, "/api/tournaments/nowhere/join", ann.key) == "unknown-tournament"
    assert await refused(server, f"/api/tournaments/{id_}/bots", ann.key, {"bot": "nobody"}) == "bad-setup"
    await server.post(f"/api/tournaments/{id_}/start", token=ann.key)
    assert await refused(server, f"/api/tournaments/{id_}/start", ann.key) == "over"
    closed = await server.post(f"/api/tournaments/{id_}/close", token=ann.key)
    assert closed["info"]["state"] == "closed"
    assert await server.get("/api/tournaments") == [], "what was called off is listed no more"
    assert [one["id"] for one in await server.get("/api/me/tournaments", bo.key)] == [id_]


@served()
async def test_a_private_tournament_is_not_listed_and_whoever_has_its_address_may_join(server: Running) -> None:
    ann, bo = await people(server, 2)
    hidden, listed = await call(server, ann, public=False), await call(server, ann, name="Open")
    assert [one["id"] for one in await server.get("/api/tournaments")] == [listed]
    await enter(server, hidden, [bo])
    assert (await shown(server, hidden))["info"]["entrants"] == 1
    assert "secret" not in str(await shown(server, hidden))


@served()
async def test_who_withdraws_is_paired_no_more_and_their_opponents_have_a_bye(server: Running) -> None:
    id_, entrants, found = await begun(server, 4, format="round-robin")
    await server.post(f"/api/tournaments/{id_}/withdraw", {}, entrants[3].key)
    for pairing in last_round(found):
        await lose(server, pairing, entrants, max(pairing["entrants"]))
    found = await shown(server, id_)
    assert found["info"]["round"] == 2
    byes = [one for one in last_round(found) if not one["table"]]
    assert len(byes) == 1
    assert found["entrants"][3]["out"]
    await server.post(f"/api/tournaments/{id_}/join", token=entrants[3].key)
    [game] = [one for one in last_round(found) if one["table"]]
    await lose(server, game, entrants, game["entrants"][0])
    found = await shown(server, id_)
    assert all(one["table"] for one in last_round(found)), "who came back is paired again"


@served()
async def test_what_is_asked_for_is_checked(server: Running) -> None:
    [ann] = await people(server, 1)
    for wrong, code in (
        ({"game": "chess"}, "unknown"),
        ({"format": "ladder"}, "bad-message"),
        ({"format": "balanced", "seats": 8}, "bad-setup"),
        ({"options": {"no": "such"}}, "bad-setup"),
        ({"bots": ["nobody"]}, "bad-setup"),
        ({"rounds": 10_000}, "bad-message"),
    ):
        assert await refused(server, "/api/tournaments", ann.key, {**GAME, **wrong}) == code
    assert (await server.call("GET", "/api/tournaments/none")).status_code == 404


def test_a_player_who_is_forgotten_has_no_name_in_tournaments_either(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            ann, bo = await people(server, 2)
            id_ = await call(server, ann)
            await enter(server, id_, [ann, bo])
            exported = await server.get("/api/me/export", ann.key)
            assert [one["id"] for one in exported["tournaments"]] == [id_]
            answer = await server.call("POST", "/api/me/delete", token=ann.key)
            assert answer.status_code == 204
            found = await shown(server, id_)
            assert found["entrants"][0]["who"].startswith("gone:")
            assert (found["entrants"][0]["name"], found["organiser_name"]) == ("", "")
            assert ann.id not in str(found)

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_tables_of_a_tournament_have_its_pace_and_who_never_comes_loses_on_time(place: Place) -> None:
    async def main() -> None:
        async with running(place, wall=lambda: MONDAY) as server:
            wall = Wall(server)
            pace = {"kind": "days", "days": 1, "out": "lost"}
            id_, entrants, found = await begun(server, 2, format="knockout", pace=pace)
            assert (found["info"]["pace"]["kind"], found["info"]["pace"]["days"]) == ("days", 1)
            [pairing] = last_round(found)
            token = await token_at(server, pairing, entrants[0])
            table = await server.get(f"/api/tables/{pairing['table']}", token)
            assert table["clock"]["runs"], "their seats are theirs, so nobody has to come first"
            late = entrants[pairing["entrants"][table["turn"]]]
            await wall.advance(86_400)
            await server.tournaments.settled()
            found = await shown(server, id_)
            assert found["info"]["state"] == "over"
            assert found["entrants"][found["standings"][0]["entrant"]]["who"] != late.id

    asyncio.run(asyncio.wait_for(main(), LONG))
