"""Tables that begin with moves already made: lessons, and games that go on from a position of a finished one."""

import asyncio
from pathlib import Path
from typing import Any

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.lesson import Lesson
from gnomehall.core.record import Move
from gnomehall.server.store.interface import StoreFailed
from gnomehall.server.store.rows import Statement
from gnomehall.server.store.sqlite import SqliteStore
from gnomehall.server.tables.prepared_tables import PlayedTurn, split_turns
from tests.server.halls import BOT, LONG, ME, Json, Running, opened, running, served


async def finished(server: Running, **more: Any) -> Json:
    """A game that is over, played by its first choices."""
    made = await server.open(ME, ME, **more)
    table = await server.table(made)
    while table.turn >= 0:
        async with server.player(made, made["mine"][table.turn]["token"]) as player:
            await player.play()
    return made


def taught() -> Lesson:
    lesson = registry.lesson("gnomopolis")
    assert lesson is not None
    return lesson


def test_moves_of_a_record_become_turns_of_a_table() -> None:
    moves = [Move(-1, "first 0"), Move(-1, "draw 2"), Move(0, "take 1"), Move(1, "take 2"), Move(-1, "draw 1")]
    assert split_turns(moves) == [
        PlayedTurn(-1, ("first 0", "draw 2")),
        PlayedTurn(0, ("take 1",)),
        PlayedTurn(1, ("take 2", "draw 1")),
    ]
    assert split_turns(moves[2:3]) == [PlayedTurn(-1, ()), PlayedTurn(0, ("take 1",))]


@served()
async def test_a_lesson_is_a_private_table_of_me_and_an_easy_bot(server: Running) -> None:
    made = await server.post("/api/games/gnomopolis/lesson", {"name": "Ada", "bot": "Olm"})
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in made["table"]["seats"]]
    assert seats == [("human", "Ada", ""), ("bot", "Olm", "easy")]
    assert not made["table"]["public"]
    name, token = made["table"]["id"], made["mine"][0]["token"]
    lesson = await server.get(f"/api/tables/{name}/lesson", token)
    assert [step["id"] for step in lesson["steps"]] == [step.id for step in taught().steps]
    assert lesson["fulfilled"] == []
    table = await server.table(made)
    assert tuple(table.game().match.moves) == taught().opening


@served()
async def test_a_lesson_that_is_cut_off_in_the_middle_leaves_no_row(server: Running) -> None:
    store = server.hall.store
    assert isinstance(store, SqliteStore)
    put, writes = store._put, 0

    def put_once(statements: list[Statement], *tables: str) -> "asyncio.Future[None]":
        nonlocal writes
        writes += 1
        if writes > 1:
            raise StoreFailed("the disk is gone")
        return put(statements, *tables)

    store._put = put_once  # type: ignore[method-assign]  # a disk that goes after the first write
    answer = await server.call("POST", "/api/games/gnomopolis/lesson", {})
    with opened(server.database) as db:
        steps, tables = (db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("steps", "tables"))
    turns = len(split_turns(taught().opening))
    assert (answer.status_code, tables, steps) in ((201, 1, turns), (503, 0, 0))


@served()
async def test_moves_fulfil_a_lesson_and_taking_back_makes_them_undone(server: Running) -> None:
    made = await server.post("/api/games/gnomopolis/lesson", {})
    name, token = made["table"]["id"], made["mine"][0]["token"]
    async with server.player(made, token) as player:
        await player.play("use D2 V")
        await player.reach(1)
        assert (await server.get(f"/api/tables/{name}/lesson", token))["fulfilled"] == ["train"]
        await player.ask(type="undo", seq=1)
        assert (await server.get(f"/api/tables/{name}/lesson", token))["fulfilled"] == []


@served()
async def test_only_the_learner_of_a_lesson_is_coached(server: Running) -> None:
    made = await server.post("/api/games/gnomopolis/lesson", {})
    name = made["table"]["id"]
    assert await server.get(f"/api/tables/{name}/lesson", made["watch"]) is None
    assert (await server.call("GET", f"/api/tables/{name}/lesson")).status_code == 404
    other = await server.open(ME, BOT, game="gnomopolis")
    path = f"/api/tables/{other['table']['id']}/lesson"
    assert await server.get(path, other["mine"][0]["token"]) is None


@served()
async def test_the_catalogue_says_which_games_can_be_learnt(server: Running) -> None:
    can = {game["id"]: game["lesson"] for game in await server.get("/api/games")}
    assert can["gnomopolis"]
    assert not can["toadstools"]
    refused = await server.call("POST", "/api/games/toadstools/lesson", {})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-setup")
    assert (await server.call("POST", "/api/games/chess/lesson", {})).status_code == 404


@served()
async def test_a_finished_game_goes_on_from_any_position_against_bots(server: Running) -> None:
    made = await finished(server, game="gnomopolis")
    old = await server.table(made)
    seq = next(step.seq for step in old.entries if step.turn == 1 and step.seq > 4)
    wish = {"seq": seq, "seat": 1, "bot": "random", "name": "Ada"}
    path = f"/api/tables/{made['table']['id']}/continue"
    after = await server.post(path, wish, made["mine"][0]["token"])
    new = await server.table(after)
    assert new.seq == seq
    assert new.turn == 1
    assert [(seat.name, seat.bot) for seat in new.row.seats] == [("", "random"), ("Ada", "")]
    assert new.game().match.moves == old.match_at(seq).moves
    async with server.player(after, after["mine"][0]["token"]) as player:
        assert player.you == 1
        assert len(player.log) == seq + 1
        await player.play()
    assert old.seq == len(old.entries) - 1
    assert old.row.state == "over"


@served()
async def test_what_was_taken_back_is_no_part_of_the_game_that_goes_on(server: Running) -> None:
    made = await server.open(ME, ME, game="gnomopolis")
    table = await server.table(made)
    token = made["mine"][table.turn]["token"]
    async with server.player(made, token) as player:
        await player.play("pass" if "use D2 V" not in player.moves() else "use D2 V")
        await player.reach(1)
        if player.undo:
            await player.ask(type="undo", seq=1)
    while table.turn >= 0:
        async with server.player(made, made["mine"][table.turn]["token"]) as player:
            await player.play("pass" if "pass" in player.moves() else None)
    path = f"/api/tables/{made['table']['id']}/continue"
    wish = {"seq": table.seq - 1, "seat": 0, "bot": "random"}
    after = await server.table(await server.post(path, wish, token))
    assert after.game().match.moves == table.match_at(table.seq - 1).moves
    assert all(step.undo is None for step in after.entries)


@served()
async def test_going_on_is_refused_where_it_makes_no_sense(server: Running) -> None:
    live = await server.open(ME, ME)
    wish = {"seq": 0, "seat": 0, "bot": "random"}

    async def refused(made: Json, token: str, **change: Any) -> tuple[int, str]:
        answer = await server.call("POST", f"/api/tables/{made['table']['id']}/continue", wish | change, token)
        return answer.status_code, answer.json()["code"]

    assert await refused(live, live["mine"][0]["token"]) == (409, "not-over")
    made = await finished(server)
    last = (await server.table(made)).seq
    token = made["mine"][0]["token"]
    assert await refused(made, token, seq=last) == (409, "over")
    assert await refused(made, token, seq=last + 1) == (400, "stale")
    assert await refused(made, token, seat=2) == (400, "bad-message")
    assert await refused(made, token, bot="ismcts:99999") == (400, "bad-setup")
    assert await refused(made, token, seq=-1) == (400, "bad-message")
    assert await refused(made, "") == (404, "unknown-table")
    assert await refused(made, made["watch"], bot="no") == (400, "bad-setup")


def test_tables_that_began_with_moves_are_there_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            lesson = await server.post("/api/games/gnomopolis/lesson", {})
            token = lesson["mine"][0]["token"]
            async with server.player(lesson, token) as player:
                await player.play("use D2 V")
                await player.reach(1)
            made = await finished(server, game="gnomopolis")
            path = f"/api/tables/{made['table']['id']}/continue"
            after = await server.post(path, {"seq": 7, "seat": 0, "bot": "random"}, made["mine"][0]["token"])
            before = list((await server.table(after)).game().match.moves)
        async with running(tmp_path / "hall.db") as server:
            progress = await server.get(f"/api/tables/{lesson['table']['id']}/lesson", token)
            assert progress["fulfilled"] == ["train"]
            again = await server.table(after)
            assert not again.reason
            assert again.game().match.moves[: len(before)] == before
            async with server.player(after, after["mine"][0]["token"]) as player:
                assert player.you == 0
            text = (await server.call("GET", f"/api/tables/{made['table']['id']}/record", token=made["watch"])).text
            assert registry.replay_record(record.loads(text)).over

    asyncio.run(asyncio.wait_for(main(), LONG))
