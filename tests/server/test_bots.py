"""Bots sit at tables through the same seat, in processes of their own."""

import asyncio
import os
import signal
from dataclasses import replace
from unittest.mock import patch

from gnomehall.server.workers.process import WorkerProcess
from gnomehall.server.workers.worker import MatchCache, Question, think
from tests.server.halls import BOT, LONG, ME, Running, served


@served(workers=1)
async def test_a_bot_process_that_dies_is_replaced_and_the_move_asked_again(server: Running) -> None:
    made = await server.open(ME, BOT, game="gnomopolis")
    killed: list[int] = []
    async with server.player(made, made["mine"][0]["token"]) as player:
        since = 0
        # If the last one had answered before it was killed, it is missed when it is asked again.
        while len(killed) < 3 or since < 2:
            if player.choices:
                await player.play()
                for process in server.hall.workers.processes():
                    if len(killed) < 3 and process not in killed:
                        os.kill(process, signal.SIGKILL)
                        killed.append(process)
            moved = await player.until("moved")
            since += len(killed) == 3 and moved["entry"]["who"] == 1
    metrics = (await server.call("GET", "/metrics")).text
    assert "gnomehall_bot_deaths_total 3.0" in metrics


@served(workers=2)
async def test_bots_of_many_tables_share_a_few_processes(server: Running) -> None:
    tables = [await server.open(BOT, BOT) for _ in range(6)]
    open_tables = [await server.table(made) for made in tables]
    while any(table.row.state != "over" for table in open_tables):
        await asyncio.sleep(0.02)
        assert len(server.hall.workers.processes()) <= 2


@served()
async def test_a_bot_that_is_no_longer_there_stops_its_table_and_no_other(server: Running) -> None:
    made = await server.open(ME, BOT)
    table = await server.table(made)
    table.row = replace(table.row, seats=(table.row.seats[0], replace(table.row.seats[1], bot="retired")))
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        await player.reach(1)
        await server.post(f"/api/tables/{player.table}/seats/1", {"bot": "random"}, made["host"])
        await player.reach(2)


def test_a_worker_plays_on_from_what_it_remembers_and_starts_over_when_moves_were_taken_back() -> None:
    memory = MatchCache()
    moves = ["pick a", "pick a", "pick b", "pick b", "pick c", "pick c"]

    def asked(played: list[str], seat: int) -> Question:
        return Question("t", "toadstools", None, {}, 2, played, seat, "random")

    def match_of(question: Question) -> list[str]:
        return [move.text for move in memory.match(question).moves]

    assert think(memory, asked(moves, 0)).move.startswith("plant ")
    longer = [*moves, "plant a", "pick b"]
    assert match_of(asked(longer, 1)) == longer
    assert match_of(asked([*moves, "plant b", "pick a"], 1)) == [*moves, "plant b", "pick a"]
    assert "retired" in think(memory, Question("t", "toadstools", None, {}, 2, moves, 0, "retired")).error


@served()
async def test_a_hint_names_legal_moves_with_their_chances_and_only_in_ones_turn(server: Running) -> None:
    made = await server.open(ME, ME, hints=True)
    path, tokens = f"/api/tables/{made['table']['id']}/hint", [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as player:
        hint = await server.post(path, token=tokens[0])
        assert hint["seq"] == 0
        assert len(hint["chances"]) == 2
        for idea in hint["ideas"]:
            assert idea["move"] in player.moves()
            assert 0 <= idea["low"] <= idea["value"] <= idea["high"] <= 1
            assert idea["reason"] in ("points", "rivals", "chance", "only")
    other = await server.call("POST", path, token=tokens[1])
    assert other.json()["code"] == "not-your-turn"


@served()
async def test_where_several_people_play_there_are_hints_only_if_the_table_allowed_them(server: Running) -> None:
    for seats, wished, allowed in (((ME, ME), False, False), ((ME, ME), True, True), ((ME, BOT), False, True)):
        made = await server.open(*seats, hints=wished)
        assert made["table"]["hints"] == allowed
        path, token = f"/api/tables/{made['table']['id']}/hint", made["mine"][0]["token"]
        answer = await server.call("POST", path, token=token)
        assert (answer.status_code, answer.json().get("code")) == ((200, None) if allowed else (403, "no-hints"))


@served()
async def test_a_look_at_a_thing_tells_what_it_would_score_or_which_rule_forbids_it(server: Running) -> None:
    made = await server.open(ME, game="gnomopolis")
    path, token = f"/api/tables/{made['table']['id']}/look?thing=", made["mine"][0]["token"]
    async with server.player(made, token) as player:
        lit = {thing for choice in player.choices for thing in choice.get("touches", [])}
        for thing in sorted(lit):
            look = (await server.call("GET", path + thing, token=token)).json()
            assert look["changes"]
            assert look["refusal"] is None
        refused = (await server.call("GET", f"{path}advisor:A1", token=token)).json()
        assert (refused["changes"], refused["refusal"]["rule"]) == ([], "GNO-30")
        never = (await server.call("GET", f"{path}deck", token=token)).json()
        assert never == {"changes": [], "refusal": None}


@served()
async def test_a_finished_game_is_analysed_once_and_its_moments_are_positions_of_the_table(server: Running) -> None:
    made = await server.open(BOT, BOT, public=True)
    path = f"/api/tables/{made['table']['id']}/analysis"
    async with server.player(made) as watcher:
        early = await server.call("GET", path)
        assert early.status_code == 409 or watcher.info["state"] == "over"
        while watcher.info["state"] != "over":
            await watcher.receive()
    one, two = await asyncio.gather(server.http.get(path, timeout=LONG), server.http.get(path, timeout=LONG))
    assert one.json() == two.json()
    table = await server.table(made)
    for moment in one.json()["moments"]:
        after = table.entries[moment["seq"] + 1]
        assert (after.who, after.moves[0]) == (moment["seat"], moment["played"])
        assert len(moment["chances"]) == 2
    assert one.json()["unit"] == "chance"
    assert sum(one.json()["final"]) == 1
    luck = one.json()["luck"]
    for seat, got in enumerate(one.json()["final"]):
        told = luck["start"][seat] + luck["draws"][seat] + sum(moves[seat] for moves in luck["moves"])
        assert abs(told - got) < 0.001
    for turn in one.json()["turns"]:
        step = table.entries[turn["seq"]]
        assert (step.who, step.moves[0]) == (turn["by"], turn["played"]["move"])
        # Both are rounded to four places.
        assert abs(turn["after"] - turn["before"]) > 0.0498
    moments = {moment["seq"]: moment for moment in one.json()["moments"]}
    for seat in (0, 1):
        # One hundredth is where slips begin, so what is rounded to just that may be one or not.
        surely = sorted((m["cost"] for m in moments.values() if m["seat"] == seat and m["cost"] > 0.0101), reverse=True)
        told = [slip["cost"] for slip in one.json()["slips"] if slip["seat"] == seat]
        assert told[: len(surely)] == surely[:3]
    for slip in one.json()["slips"]:
        moment = moments[slip["seq"]]
        assert (slip["seat"], slip["cost"]) == (moment["seat"], moment["cost"])
        assert (slip["played"]["move"], slip["best"]["move"]) == (moment["played"], moment["best"])


@served()
async def test_who_waits_for_an_analysis_is_told_how_far_it_is(server: Running) -> None:
    made = await server.open(BOT, BOT, game="gnomopolis", public=True)
    path = f"/api/tables/{made['table']['id']}/analysis"
    nobody = {"done": 0, "of": 0}
    assert await server.get(f"{path}/progress") == nobody
    async with server.player(made) as watcher:
        while watcher.info["state"] != "over":
            await watcher.receive()
    heard, read = [], WorkerProcess._read

    async def ask_first(worker: WorkerProcess, seconds: float) -> bytes:
        """Before the next line of the worker is read, what its last one said is asked for."""
        heard.append(await server.get(f"{path}/progress"))
        return await read(worker, seconds)

    with patch.object(WorkerProcess, "_read", ask_first):
        answer = await server.http.get(path, timeout=LONG)
    moments = len(answer.json()["moments"])
    told = [(far["done"], far["of"]) for far in heard if far != nobody]
    assert len({done for done, _ in told}) > 2, "it goes on while one waits"
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert {of for _, of in told} == {moments}
    assert await server.get(f"{path}/progress") == nobody
