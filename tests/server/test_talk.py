"""Talk at tables: who hears whom, what is refused, what is kept, and that the game and its bots know nothing of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gnomehall.server import databases, player_data
from gnomehall.server.protocol import TALK_LENGTH
from gnomehall.server.store.places import Place
from gnomehall.server.store.talk import KEPT
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.talk import rates
from gnomehall.server.talk.text import clean_text
from tests.server.halls import BOT, FRIEND, LONG, ME, Json, Running, opened, running, served
from tests.server.test_people import adopt, become
from tests.server.test_ratings import rated_table


async def sit(server: Running, made: Json, name: str = "Bo") -> str:
    body = {"token": made["friends"][0]["token"], "name": name}
    seated = await server.post(f"/api/tables/{made['table']['id']}/sit", body)
    return str(seated["token"])


async def two(server: Running, **more: Any) -> tuple[Json, str, str]:
    """A public table, the token of its host's seat, and that of another player."""
    made = await server.open({**ME, "name": "Ada"}, FRIEND, public=True, **more)
    return made, made["mine"][0]["token"], await sit(server, made)


async def say(server: Running, made: Json, text: str, token: str = "", **more: object) -> Json:
    found: Json = await server.post(f"/api/tables/{made['table']['id']}/talk", {"text": text, **more}, token)
    return found


async def refused(server: Running, made: Json, text: str, token: str = "", **more: object) -> Json:
    answer = await server.call("POST", f"/api/tables/{made['table']['id']}/talk", {"text": text, **more}, token)
    assert answer.status_code >= 400
    found: Json = answer.json()
    return found


async def heard(server: Running, made: Json, token: str = "", key: str = "") -> Json:
    headers = {"x-player": key, **({"authorization": f"Bearer {token}"} if token else {})}
    answer = await server.http.get(f"/api/tables/{made['table']['id']}/talk", headers=headers)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def texts(found: Json) -> list[str]:
    return [one["text"] for one in found["spoken"]]


# --- saying and hearing -------------------------------------------------------------------------


def test_what_is_said_is_told_at_once_and_still_there_when_the_hall_opens_again(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            made, ada, bo = await two(server)
            async with server.player(made, ada) as player:
                said = await say(server, made, "good luck", bo)
                told = await player.until("talked")
            assert told["spoken"] == said
            assert (said["text"], said["name"], said["seat"], said["side"]) == ("good luck", "Bo", 1, "players")
        async with running(place) as server:
            found = await heard(server, made, ada)
            assert (texts(found), found["why"], found["mode"]) == (["good luck"], "", "all")
            assert (await say(server, made, "you too", ada))["number"] == said["number"] + 1

    asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_players_do_not_hear_spectators_until_the_game_has_ended(server: Running) -> None:
    made, ada, bo = await two(server)
    cy = await become(server, "Cy")
    async with server.player(made, ada) as player, server.player(made) as watcher:
        await say(server, made, "build the inn", player=cy["key"])
        await say(server, made, "hello", bo)
        assert (await player.until("talked"))["spoken"]["text"] == "hello"
        assert (await watcher.until("talked"))["spoken"]["text"] == "build the inn"
        assert (await watcher.until("talked"))["spoken"]["text"] == "hello"
    assert texts(await heard(server, made, ada)) == ["hello"]
    assert texts(await heard(server, made, key=cy["key"])) == ["build the inn", "hello"]
    await server.post(f"/api/tables/{made['table']['id']}/close", token=ada)
    assert texts(await heard(server, made, ada)) == ["build the inn", "hello"]
    async with server.player(made, ada) as player:
        await say(server, made, "well played", player=cy["key"])
        assert (await player.until("talked"))["spoken"]["text"] == "well played"


@served()
async def test_a_spectator_talks_as_a_player_and_a_player_who_watches_too_is_heard_by_players(server: Running) -> None:
    made, ada, _ = await two(server)
    assert (await refused(server, made, "hi"))["code"] == "no-talk"
    assert (await refused(server, made, "hi", made["watch"]))["code"] == "no-talk"
    assert (await refused(server, made, "hi", player="nobody's"))["code"] == "no-player"
    assert (await heard(server, made))["why"] == "player"
    known = await become(server, "Ada")
    await adopt(server, made, known["key"], ada)
    said = await say(server, made, "without my token", player=known["key"])
    assert (said["seat"], said["side"]) == (0, "players")
    assert texts(await heard(server, made, key=known["key"])) == ["without my token"]


@served()
async def test_who_is_not_let_in_hears_nothing(server: Running) -> None:
    made, ada, bo = await two(server)
    await server.post(f"/api/tables/{made['table']['id']}/public", {"public": False}, ada)
    await say(server, made, "among us", bo)
    cy = await become(server, "Cy")
    assert (await refused(server, made, "hi", player=cy["key"]))["code"] == "unknown-table"
    answer = await server.call("GET", f"/api/tables/{made['table']['id']}/talk", token="no")
    assert answer.json()["code"] == "unknown-table"
    assert texts(await heard(server, made, made["watch"])) == ["among us"]


@served()
async def test_a_message_that_is_sent_again_is_not_said_again(server: Running) -> None:
    made, ada, bo = await two(server)
    first = await say(server, made, "hello", ada, id="m1")
    assert await say(server, made, "hello", ada, id="m1") == first
    assert (await say(server, made, "hello", bo, id="m1"))["number"] == first["number"] + 1


# --- what is chosen when the table is made ------------------------------------------------------


@served()
async def test_where_players_alone_talk_spectators_listen_and_where_nobody_does_all_are_refused(
    server: Running,
) -> None:
    cy = await become(server, "Cy")
    made, ada, _ = await two(server, talk="players")
    await say(server, made, "hello", ada)
    assert (await refused(server, made, "hi", player=cy["key"]))["code"] == "no-talk"
    assert texts(await heard(server, made, key=cy["key"])) == ["hello"]
    made, ada, bo = await two(server, talk="none")
    assert (await refused(server, made, "hello", ada))["code"] == "no-talk"
    assert (await heard(server, made, bo))["why"] == "off"
    await server.post(f"/api/tables/{made['table']['id']}/close", token=ada)
    again = await server.post(f"/api/tables/{made['table']['id']}/rematch", token=bo)
    assert (await heard(server, again, again["token"]))["mode"] == "none", "the next game is as this one was"


@served()
async def test_at_a_rated_table_two_may_talk_and_three_may_not_unless_it_was_said(server: Running) -> None:
    ada, bo, cy = [await become(server, name) for name in ("Ada", "Bo", "Cy")]
    made, tokens = await rated_table(server, ada["key"], bo["key"])
    assert (await heard(server, made, tokens[0]))["mode"] == "all"
    made, tokens = await rated_table(server, ada["key"], bo["key"], cy["key"])
    assert (await refused(server, made, "you and I?", tokens[0]))["code"] == "no-talk"
    made = await server.open(ME, FRIEND, FRIEND, rated=True, talk="all")
    assert (await heard(server, made, made["mine"][0]["token"]))["mode"] == "all"


# --- what is text -------------------------------------------------------------------------------


def test_a_message_is_one_line_of_text_that_does_nothing() -> None:
    assert clean_text("  two\nlines\r\n and\ta tab ") == "two lines and a tab"
    assert clean_text("a\u202eb\u2066c\u200fd\u0000e\x1b[31mf\ufeff") == "abcde[31mf"
    assert clean_text("<b onclick=x>hi</b> https://gnomes.example") == "<b onclick=x>hi</b> https://gnomes.example"
    assert clean_text("z" + "\u0301" * 40) == "z" + "\u0301" * 4
    assert clean_text("👩\u200d🌾 ação سلام") == "👩\u200d🌾 ação سلام"
    assert len(clean_text("é" * TALK_LENGTH)) == TALK_LENGTH
    for nothing in ("", " \n", "\u202e\u200b", "\u200d"):
        with pytest.raises(RequestRefused, match="there is nothing in this message"):
            clean_text(nothing)
    with pytest.raises(RequestRefused, match="has 301 characters; one has 300 at most"):
        clean_text("x" * 301)


@served()
async def test_too_much_too_long_and_empty_messages_are_refused_in_one_line(server: Running) -> None:
    made, ada, bo = await two(server)
    for text in ("", "x" * (TALK_LENGTH + 1)):
        answer = await refused(server, made, text, ada)
        assert (answer["code"], "\n" in answer["message"]) == ("bad-message", False)
    for number in range(int(rates.BURST)):
        await say(server, made, f"{number}", ada)
    assert (await refused(server, made, "and another", ada))["code"] == "too-many"
    await say(server, made, "others are not held back", bo)


@served()
async def test_the_newest_messages_are_kept(server: Running) -> None:
    made, ada, _ = await two(server)
    await say(server, made, "the first", ada)
    with opened(server.database) as db:
        db.execute("UPDATE talk SET number = ?", (KEPT,))
    server.hall.forget(made["table"]["id"])
    assert texts(await heard(server, made, ada)) == ["the first"]
    await say(server, made, "the last", ada)
    with opened(server.database) as db:
        assert db.execute("SELECT text FROM talk").fetchall() == [("the first",), ("the last",)]
        db.execute("UPDATE talk SET number = number + ? WHERE number > ?", (KEPT - 1, KEPT))
    server.hall.forget(made["table"]["id"])
    await say(server, made, "one more", ada)
    with opened(server.database) as db:
        assert db.execute("SELECT text FROM talk").fetchall() == [("the last",), ("one more",)]


# --- reactions ----------------------------------------------------------------------------------


async def react(server: Running, made: Json, token: str, symbol: str, **more: object) -> Json:
    body = {"seq": 1, "symbol": symbol, **more}
    found: Json = await server.post(f"/api/tables/{made['table']['id']}/react", body, token)
    return found


@served()
async def test_a_reaction_is_told_changed_and_taken_back_and_that_of_a_spectator_waits_for_the_end(
    server: Running,
) -> None:
    made, ada, bo = await two(server)
    cy = await become(server, "Cy")
    answer = await server.call("POST", f"/api/tables/{made['table']['id']}/react", {"seq": 1, "symbol": "wow"}, ada)
    assert answer.json()["code"] == "bad-message", "there is no entry yet"
    async with server.player(made, ada) as player:
        assert (await player.play())["seq"] == 1
        await react(server, made, "", "think", player=cy["key"])
        await react(server, made, bo, "wow")
        told = (await player.until("talked"))["reaction"]
        assert (told["symbol"], told["name"], told["seq"]) == ("wow", "Bo", 1)
        await react(server, made, bo, "cheer")
        assert [one["symbol"] for one in (await heard(server, made, ada))["reactions"]] == ["cheer"]
        await react(server, made, bo, "")
        assert (await heard(server, made, ada))["reactions"] == []
    await server.post(f"/api/tables/{made['table']['id']}/close", token=ada)
    assert [one["symbol"] for one in (await heard(server, made, ada))["reactions"]] == ["think"]
    server.hall.forget(made["table"]["id"])
    assert [one["name"] for one in (await heard(server, made, bo))["reactions"]] == ["Cy"]
    answer = await server.call("POST", f"/api/tables/{made['table']['id']}/react", {"seq": 1, "symbol": "<b>"}, ada)
    assert answer.status_code == 400


# --- report and silence -------------------------------------------------------------------------


@served()
async def test_a_report_reaches_the_host_alone_without_the_name_of_who_reports(server: Running) -> None:
    made, ada, bo = await two(server)
    cy, path = await become(server, "Cy"), f"/api/tables/{made['table']['id']}/talk"
    said = await say(server, made, "fool", player=cy["key"])
    report = f"{path}/{said['number']}/report"
    assert (await server.call("POST", report, {}, bo)).json()["code"] == "bad-message", "it was not said to players"
    di = await become(server, "Di")
    async with server.player(made, ada) as host:
        for _ in range(2):
            assert (await server.call("POST", report, {"player": di["key"]})).status_code == 204
        assert (await host.until("talked"))["spoken"] is None
    assert (await heard(server, made, ada))["reports"] == [{"number": said["number"], "count": 1}]
    assert (await heard(server, made, bo))["reports"] == []
    assert (await heard(server, made, key=cy["key"]))["reports"] == []
    assert (await server.call("POST", report, {})).json()["code"] == "no-talk"


@served()
async def test_whoever_is_silenced_says_nothing_more_until_the_host_allows_it_and_all_are_told(
    server: Running,
) -> None:
    made, ada, bo = await two(server)
    path = f"/api/tables/{made['table']['id']}/silence"
    who = (await say(server, made, "fool", bo))["who"]
    for other in (bo, made["watch"], ""):
        assert (await server.call("POST", path, {"who": who}, other)).json()["code"] == "not-seated"
    async with server.player(made, bo) as player:
        found = await server.post(path, {"who": who}, ada)
        assert (await player.until("talked"))["spoken"]["kind"] == "silenced"
    assert found["silenced"] == [who]
    assert found["spoken"][-1]["name"] == "Bo"
    assert (await refused(server, made, "and now?", bo))["code"] == "silenced"
    answer = await server.call("POST", f"/api/tables/{made['table']['id']}/react", {"seq": 0, "symbol": "ouch"}, bo)
    assert answer.json()["code"] == "silenced"
    # To become a player does not help, nor does another device of the player's, nor that the hall goes down.
    known = await become(server, "Bo")
    await adopt(server, made, known["key"], bo)
    server.hall.forget(made["table"]["id"])
    claimed = await server.post(f"/api/tables/{made['table']['id']}/claim", token=known["key"])
    assert (await refused(server, made, "and now?", claimed["seats"][0]["token"]))["code"] == "silenced"
    assert (await heard(server, made, bo))["why"] == "silenced"
    assert (await server.call("POST", path, {"who": "nobody"}, ada)).json()["code"] == "bad-message"
    await server.post(path, {"who": who, "silent": False}, ada)
    await say(server, made, "thank you", bo)
    assert [one["kind"] for one in (await heard(server, made, ada))["spoken"]] == ["say", "silenced", "heard", "say"]


@served()
async def test_each_verb_works_for_exactly_those_who_may_use_it(server: Running) -> None:
    made, ada, bo = await two(server)
    path = f"/api/tables/{made['table']['id']}"
    cy, di = await become(server, "Cy"), await become(server, "Di")
    async with server.player(made, ada) as player:
        await player.play()
    said = await say(server, made, "hello", ada)
    muzzled = (await say(server, made, "fool", player=di["key"]))["who"]
    await server.post(f"{path}/silence", {"who": muzzled}, ada)
    roles: dict[str, tuple[str, Json]] = {
        "host": (made["host"], {}),
        "owner": (ada, {}),
        "seat": (bo, {}),
        "watch": (made["watch"], {}),
        "spectator": ("", {"player": cy["key"]}),
        "silenced": ("", {"player": di["key"]}),
        "stranger": ("no", {}),
    }
    talking, hosts = {"host", "owner", "seat", "spectator"}, {"host", "owner"}
    verbs: list[tuple[str, Json, set[str]]] = [
        ("talk", {"text": "hi"}, talking),
        ("react", {"seq": 1, "symbol": "wow"}, talking),
        (f"talk/{said['number']}/report", {}, talking | {"silenced"}),
        ("silence", {"who": muzzled, "silent": False}, hosts),
    ]
    for verb, body, allowed in verbs:
        for role, (token, more) in roles.items():
            more = {} if verb == "silence" else more
            if verb == "silence" and role == "owner":
                await server.post(f"{path}/silence", {"who": muzzled}, ada)
            answer = await server.call("POST", f"{path}/{verb}", {**body, **more}, token)
            assert (answer.status_code < 300) == (role in allowed), f"{verb} as {role}: {answer.text}"


# --- what is a player's -------------------------------------------------------------------------


@served()
async def test_whom_a_player_mutes_is_known_on_their_other_devices(server: Running) -> None:
    ada = (await become(server))["key"]
    assert await server.get("/api/me/muted", ada) == []
    await server.post("/api/me/muted", {"who": "guest:1", "name": "Bo"}, ada)
    await server.post("/api/me/muted", {"who": "guest:1", "name": "Bo"}, ada)
    assert await server.get("/api/me/muted", ada) == [{"who": "guest:1", "name": "Bo"}]
    assert await server.post("/api/me/muted", {"who": "guest:1", "muted": False}, ada) == []
    assert (await server.call("GET", "/api/me/muted")).json()["code"] == "no-player"


async def talkative(server: Running) -> tuple[Json, Json, str]:
    """A table where a player has said something, reacted, muted and been reported; the player, and another's token."""
    made, ada, bo = await two(server)
    known = await become(server, "Ada")
    await adopt(server, made, known["key"], ada)
    async with server.player(made, ada) as player:
        await player.play()
    said = await say(server, made, "a secret of mine", ada)
    await react(server, made, ada, "laugh")
    await say(server, made, "hm", bo)
    report = f"/api/tables/{made['table']['id']}/talk/{said['number']}/report"
    assert (await server.call("POST", report, {}, bo)).status_code == 204
    await server.post("/api/me/muted", {"who": "guest:1", "name": "Bo"}, known["key"])
    return made, known, bo


@served()
async def test_what_a_player_said_is_in_their_export_and_gone_with_them(server: Running) -> None:
    made, known, bo = await talkative(server)
    found = (await server.get("/api/me/export", known["key"]))["talk"]
    assert [one["text"] for one in found["said"]] == ["a secret of mine"]
    assert found["reactions"] == [{"table": made["table"]["id"], "seq": 1, "symbol": "laugh"}]
    assert found["muted"] == [{"who": "guest:1", "name": "Bo"}]
    async with server.player(made, bo) as player:
        assert (await server.call("POST", "/api/me/delete", token=known["key"])).status_code == 204
        assert (await player.until("talked"))["spoken"] is None, "whoever has it on the screen asks again"
    left = await heard(server, made, bo)
    assert (texts(left), left["reactions"]) == (["hm"], [])
    with opened(server.database) as db:
        counts = [db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("talk_reports", "mutes")]
    assert counts == [0, 0]


@served()
async def test_a_player_takes_back_what_they_said_at_a_table_and_nobody_else_can(server: Running) -> None:
    made, known, bo = await talkative(server)
    path = f"/api/tables/{made['table']['id']}/talk/forget"
    assert (await server.call("POST", path, token=bo)).json()["code"] == "no-player"
    other = await become(server, "Cy")
    assert await server.post(path, token=other["key"]) == {"messages": 0}
    assert await server.post(path, token=known["key"]) == {"messages": 1}
    assert texts(await heard(server, made, bo)) == ["hm"]


def test_the_commands_of_a_hall_export_and_delete_it_too(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            made, known, bo = await talkative(server)
        who = known["me"]["player"]["id"]
        text = await player_data.export(place, who)
        assert "a secret of mine" in text
        assert '"laugh"' in text
        await player_data.delete(place, who)
        async with running(place) as server:
            assert texts(await heard(server, made, bo)) == ["hm"]

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_talk_is_cleared_away_with_its_table_and_copied_with_its_hall(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            made, _, _ = await talkative(server)
        sums = await databases.copy(tmp_path / "hall.db", tmp_path / "copy.db")
        names = ("talk", "reactions", "talk_reports", "mutes")
        assert [sums[name].rows for name in names] == [2, 1, 1, 1]
        async with running(tmp_path / "copy.db") as server:
            await server.hall.store.delete(made["table"]["id"])
        with opened(tmp_path / "copy.db") as db:
            left = [db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in (*names[:3], "tables")]
        assert left == [0, 0, 0, 0]

    asyncio.run(asyncio.wait_for(main(), LONG))


# --- the game ------------------------------------------------------------------------------------


@served()
async def test_nothing_that_was_said_is_in_a_record_a_log_or_a_view(server: Running) -> None:
    made = await server.open({**ME, "name": "Ada"}, BOT, public=True)
    ada = made["mine"][0]["token"]
    await say(server, made, "unmistakable", ada)
    async with server.player(made, ada) as player:
        await player.play()
        await react(server, made, ada, "ouch")
        await player.reach(2)
        assert "unmistakable" not in "".join(player.raw), "it comes by itself, and whoever joins asks for it"
    await server.post(f"/api/tables/{made['table']['id']}/close", token=ada)
    for path in ("record", "log?before=99", "positions/1", "sheet"):
        answer = await server.call("GET", f"/api/tables/{made['table']['id']}/{path}", token=ada)
        assert answer.status_code == 200
        assert not {"unmistakable", "ouch"} & set(answer.text.replace('"', " ").split())
