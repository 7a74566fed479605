"""Chance that can be checked: what is promised before anything is drawn, shown when nothing can be, and holds."""

import asyncio
import io
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.fair_chance import Luck, commitment_of, hash_of
from gnomehall.core.match import Match
from gnomehall.core.record import Record, loads
from gnomehall.core.verdict import Verdict, draws_of, verify
from gnomehall.core.vocabulary import CHANCE
from gnomehall.server import databases
from gnomehall.server.logs import JsonLines
from gnomehall.server.store.places import Place, PostgresUrl
from tests.server.halls import BOT, FRIEND, LONG, ME, Json, Player, Running, opened, running, served

HIDDEN: dict[str, Any] = {"secret": "", "numbers": [], "undone": [], "repeats": {}, "draws": []}


class Browser:
    """Sends numbers as a browser does: each is the hash of the one after it."""

    def __init__(self, name: str) -> None:
        chain = [hash_of(name)]
        while len(chain) < 200:
            chain.append(hash_of(chain[-1]))
        self._numbers: Iterator[str] = iter(chain[::-1])
        self.sent: list[str] = []

    def next(self) -> str:
        self.sent.append(next(self._numbers))
        return self.sent[-1]


async def promised(server: Running, *seats: Json, **more: Any) -> tuple[Json, str]:
    """A table that was opened with a promise, and the promise."""
    commitment: str = (await server.post("/api/promises"))["commitment"]
    chance = {"commitment": commitment, "number": hash_of("the opener's number")}
    return await server.open(*seats, chance=chance, **more), commitment


async def play_on(players: list[Player], browsers: list[Browser], moves: int = 999) -> None:
    """So many moves, each with a number, by whoever decides."""
    for _ in range(moves):
        turn = players[0].turn
        if turn < 0:
            return
        mover = players[turn]
        answer = await mover.ask(type="move", seq=mover.seq, move=mover.moves()[0], number=browsers[turn].next())
        assert answer["type"] == "ack", answer
        for player in players:
            await player.reach(answer["seq"])


async def record_of(server: Running, made: Json, token: str = "") -> Record:
    answer = await server.call("GET", f"/api/tables/{made['table']['id']}/record", token=token or made["host"])
    assert answer.status_code == 200, answer.text
    return loads(answer.text)


def judged(record: Record) -> Verdict:
    assert record.proof is not None
    match = registry.replay_record(record) if record.result else registry.replay_record(record, upto=0)
    return verify(record.proof, draws_of(Match(match.game, match.setup), record.moves))


async def chance_of(server: Running, made: Json, token: str = "") -> Json:
    found: Json = await server.get(f"/api/tables/{made['table']['id']}/chance", token or made["host"])
    return found


def secret_of(server: Running, commitment: str) -> str:
    with opened(server.database) as db:
        for part in ("promises", "chances"):
            for (secret,) in db.execute(f"SELECT secret FROM {part} WHERE commitment = ?", (commitment,)):
                return str(secret)
    raise AssertionError("it is not in the database")


@served()
async def test_the_secret_is_written_down_before_it_is_promised_and_the_deal_follows_from_it(server: Running) -> None:
    commitment = (await server.post("/api/promises"))["commitment"]
    secret = secret_of(server, commitment)
    assert commitment_of(secret) == commitment
    number = hash_of("mine")
    made = await server.open(ME, ME, chance={"commitment": commitment, "number": number})
    async with server.player(made, made["mine"][0]["token"]) as player:
        assert player.got[0]["chance"] == {"commitment": commitment, "last": "", "repeats": False}
    dealt = (await server.table(made)).game().match
    luck, again = Luck(secret), Match(dealt.game, dealt.setup)
    luck.add(CHANCE, number)
    while again.state.player() == CHANCE:
        again.act(luck.draw(again.game, again.state))
    assert again.moves == dealt.moves


@served()
async def test_a_promise_is_for_one_table_and_for_an_hour(server: Running) -> None:
    made, commitment = await promised(server, ME, ME)
    chance = {"commitment": commitment, "number": hash_of("again")}
    again = await server.call("POST", "/api/tables", {"game": "toadstools", "seats": [ME, ME], "chance": chance})
    assert (again.status_code, again.json()["code"]) == (409, "no-promise")
    other = (await server.post("/api/promises"))["commitment"]
    with opened(server.database) as db:
        db.execute("UPDATE promises SET made = made - 3601")
    await server.post("/api/promises")
    chance = {"commitment": other, "number": hash_of("late")}
    late = await server.call("POST", "/api/tables", {"game": "toadstools", "seats": [ME, ME], "chance": chance})
    assert late.json()["code"] == "no-promise"
    assert (await chance_of(server, made))["commitment"] == commitment


@served()
async def test_the_same_secret_is_never_given_to_two_tables_that_are_opened_at_once(server: Running) -> None:
    commitment = (await server.post("/api/promises"))["commitment"]
    body = {"game": "toadstools", "seats": [ME, ME], "chance": {"commitment": commitment, "number": hash_of("x")}}
    answers = await asyncio.gather(*(server.call("POST", "/api/tables", body) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers)[:2] in ([201, 409], [201, 503])
    assert sum(answer.status_code == 201 for answer in answers) == 1


@served(openings=2)
async def test_no_more_promises_are_given_than_tables_may_be_opened(server: Running) -> None:
    for _ in range(2):
        await promised(server, ME, ME)
    refused = await server.call("POST", "/api/promises")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")


@served()
async def test_a_whole_game_holds_and_what_entered_is_counted(server: Running) -> None:
    made, commitment = await promised(server, ME, ME)
    tokens = [key["token"] for key in made["mine"]]
    browsers = [Browser("one"), Browser("two")]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await play_on([first, second], browsers)
    record = await record_of(server, made)
    found = judged(record)
    assert found.faults == ()
    assert found.draws == sum(move.who == CHANCE for move in record.moves)
    assert found.opened
    assert found.chains == 2
    sent = sum(len(browser.sent) for browser in browsers)
    assert sent - 2 <= found.entered <= sent, "at most the last turn waits for an answer that never came"
    assert record.proof is not None
    assert record.proof.commitment == commitment
    assert [one.number for one in record.proof.numbers if one.who == 0] == browsers[0].sent


@served()
async def test_the_secret_is_nowhere_before_the_end_and_shown_then(server: Running) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("gnomehall.server")
    log.addHandler(handler)
    was = log.level
    log.setLevel(logging.DEBUG)
    try:
        made, commitment = await promised(server, ME, ME, BOT, public=True)
        secret = secret_of(server, commitment)
        tokens = [key["token"] for key in made["mine"]]
        name = made["table"]["id"]
        async with (
            server.player(made, tokens[0]) as first,
            server.player(made, tokens[1]) as second,
            server.player(made) as watcher,
        ):
            while first.turn == 2:
                await first.receive()
            mover = first if first.choices else second
            await mover.ask(type="move", seq=mover.seq, move=mover.moves()[0], number=hash_of("n"))
            heard = "".join(first.raw + second.raw + watcher.raw)
        for path in ("", "/chance", "/log?before=9", "/positions/0", "/sheet", "/drawing"):
            heard += (await server.call("GET", f"/api/tables/{name}{path}", token=tokens[0])).text
        heard += (await server.call("GET", "/api/tables")).text + repr(await server.table(made))
        heard += repr((await server.table(made)).chance)
        assert commitment in heard
        assert secret not in heard
        assert secret not in stream.getvalue()
        await server.post(f"/api/tables/{name}/close", token=made["host"])
        assert (await chance_of(server, made, tokens[0]))["secret"] == secret
        assert judged(await record_of(server, made)).faults == ()
    finally:
        log.removeHandler(handler)
        log.setLevel(was)


@served()
async def test_an_open_game_that_goes_on_can_be_downloaded_without_its_secret(server: Running) -> None:
    made, commitment = await promised(server, ME, ME, game="gnome-village")
    record = await record_of(server, made)
    assert record.proof is not None
    assert (record.proof.commitment, record.proof.secret, record.proof.numbers) == (commitment, "", ())


@served()
async def test_everybody_who_may_see_the_table_sees_the_promise_and_strangers_nothing(server: Running) -> None:
    commitment = (await server.post("/api/promises"))["commitment"]
    made = await server.open(ME, FRIEND, chance={"commitment": commitment, "number": hash_of("x")})
    name = made["table"]["id"]
    seated = await server.post(f"/api/tables/{name}/sit", {"token": made["friends"][0]["token"]})
    known = {"host": made["host"], "seat": made["mine"][0]["token"], "other": seated["token"], "watch": made["watch"]}
    for who, token in known.items():
        assert await chance_of(server, made, token) == {"commitment": commitment, **HIDDEN}, who
        async with server.player(made, token) as player:
            assert player.got[0]["chance"]["commitment"] == commitment
    stranger = await server.call("GET", f"/api/tables/{name}/chance")
    assert stranger.status_code == 404
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    shown = [await chance_of(server, made, token) for token in known.values()]
    assert shown[0]["draws"]
    assert all(one == shown[0] for one in shown)
    assert (await server.call("GET", f"/api/tables/{name}/chance")).status_code == 404


@served()
async def test_what_is_taken_back_is_drawn_anew_and_the_record_says_so(server: Running) -> None:
    made, _ = await promised(server, ME, ME)
    tokens = [key["token"] for key in made["mine"]]
    browsers = [Browser("one"), Browser("two")]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        players = [first, second]
        await play_on(players, browsers, 2)
        seq = first.seq
        await play_on(players, browsers, 2)
        by, other = (first, second) if first.choices else (second, first)
        await by.ask(type="undo", seq=by.seq, to=seq)
        while other.proposal is None:
            await other.receive()
        await other.ask(type="answer", proposal=other.proposal["number"], yes=True)
        for player in players:
            await player.reach(seq + 3)
        undone = (await server.table(made)).game().entries[seq + 1 : seq + 3]
        await play_on(players, browsers)
    table = await server.table(made)
    again = table.game().entries[seq + 4 : seq + 6]
    assert [entry.who for entry in again] == [entry.who for entry in undone]
    record = await record_of(server, made)
    found = judged(record)
    assert found.faults == ()
    assert found.undone == sum(len(entry.moves) - 1 for entry in undone)
    # Had the draws been made again, a record that hides the undo would hold as well.
    assert record.proof is not None
    numbers = [one.number for one in record.proof.numbers]
    assert [*browsers[0].sent, *browsers[1].sent].count(numbers[-1]) == 1
    assert {*browsers[0].sent, *browsers[1].sent} < {*numbers}


@served()
async def test_a_move_that_is_sent_again_brings_its_number_once(server: Running) -> None:
    made, _ = await promised(server, ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        if not player.choices:
            async with server.player(made, made["mine"][1]["token"]) as other:
                await other.play()
            await player.reach(1)
        move = {"type": "move", "seq": player.seq, "move": player.moves()[0], "number": hash_of("once")}
        assert (await player.ask(**move))["type"] == "ack"
        assert (await player.ask(**move))["type"] == "ack"
        await player.join(made["mine"][0]["token"])
        assert player.got[-1]["chance"]["last"] == hash_of("once")
    await server.post(f"/api/tables/{made['table']['id']}/close", token=made["host"])
    record = await record_of(server, made)
    assert record.proof is not None
    assert [one.number for one in record.proof.numbers].count(hash_of("once")) == 1


@served()
async def test_what_is_no_number_is_refused_and_nothing_is_done(server: Running) -> None:
    made, _ = await promised(server, ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        for number in ("", "12", "A" * 64, "g" * 64, "0" * 65, "0" * 63 + "\n", 7):
            refused = await player.ask(type="move", seq=0, move="plant a", number=number)
            assert refused["code"] == "bad-message", number
        assert (await server.table(made)).seq == 0
    for chance in ({"commitment": "0" * 64}, {"commitment": "x", "number": "0" * 64}):
        body = {"game": "toadstools", "seats": [ME, ME], "chance": chance}
        assert (await server.call("POST", "/api/tables", body)).status_code == 400


@served()
async def test_a_game_of_bots_alone_holds_though_nobody_sent_a_number(server: Running) -> None:
    made = await server.open(BOT, BOT, BOT)
    async with server.player(made, made["watch"]) as watcher:
        assert watcher.got[0]["chance"]["commitment"]
        while watcher.info["state"] != "over":
            await watcher.receive()
    found = judged(await record_of(server, made))
    assert (found.faults, found.opened, found.entered, found.chains) == ((), False, 0, 0)


@served()
async def test_when_too_few_play_on_the_secret_is_shown(server: Running) -> None:
    made, _ = await promised(server, ME, ME)
    token = made["mine"][0]["token"]
    await server.post(f"/api/tables/{made['table']['id']}/resign", {}, token)
    assert (await chance_of(server, made))["secret"]
    assert judged(await record_of(server, made)).faults == ()


@served()
async def test_a_rematch_has_a_secret_of_its_own(server: Running) -> None:
    made, commitment = await promised(server, ME, ME)
    name, token = made["table"]["id"], made["mine"][0]["token"]
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    after = await server.post(f"/api/tables/{name}/rematch", token=token)
    found = await chance_of(server, after, after["token"])
    assert found["commitment"] != commitment
    assert found["secret"] == ""


@served()
async def test_where_draws_are_arranged_or_fresh_nothing_is_promised(server: Running) -> None:
    lesson = await server.post("/api/games/gnomopolis/lesson", {})
    assert await server.get(f"/api/tables/{lesson['table']['id']}/chance", lesson["host"]) is None
    made, _ = await promised(server, ME, ME)
    name, token = made["table"]["id"], made["mine"][0]["token"]
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    wish = {"seq": 0, "seat": 0, "bot": "random"}
    after = await server.post(f"/api/tables/{name}/continue", wish, token)
    # Its luck is not that of the game it comes from, whose secret is known by now.
    assert await server.get(f"/api/tables/{after['table']['id']}/chance", after["host"]) is None
    async with server.player(after, after["mine"][0]["token"]) as player:
        assert player.got[0]["chance"] is None


@served()
async def test_a_record_that_is_opened_can_be_checked_and_read_again(server: Running) -> None:
    made, _ = await promised(server, ME, ME)
    tokens = [key["token"] for key in made["mine"]]
    browsers = [Browser("one"), Browser("two")]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await play_on([first, second], browsers)
    text = (await server.call("GET", f"/api/tables/{made['table']['id']}/record", token=made["host"])).text
    shown = await server.post("/api/records", {"text": text})
    assert await chance_of(server, shown) == await chance_of(server, made)
    assert (await record_of(server, shown)).proof == loads(text).proof


@served()
async def test_a_table_from_before_goes_on_and_its_record_proves_nothing(server: Running) -> None:
    made = await server.open(ME, ME)
    with opened(server.database) as db:
        db.execute("DELETE FROM numbers")
        db.execute("DELETE FROM chances")
    server.hall.forget(made["table"]["id"])
    tokens = [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        assert first.got[0]["chance"] is None
        await play_on([first, second], [Browser("one"), Browser("two")])
    assert (await record_of(server, made)).proof is None
    assert await server.get(f"/api/tables/{made['table']['id']}/chance", made["host"]) is None


def test_a_game_that_is_interrupted_by_a_restart_goes_on_with_its_luck(place: Place) -> None:
    browsers = [Browser("one"), Browser("two")]

    async def some(made: Json, server: Running, moves: int) -> None:
        tokens = [key["token"] for key in made["mine"]]
        async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
            for player, browser in ((first, browsers[0]), (second, browsers[1])):
                assert player.got[0]["chance"]["last"] == (browser.sent[-1] if browser.sent else "")
            await play_on([first, second], browsers, moves)

    async def main() -> None:
        async with running(place) as server:
            made, commitment = await promised(server, ME, ME)
            await some(made, server, 3)
        async with running(place) as server:
            assert (await chance_of(server, made))["commitment"] == commitment
            await some(made, server, 2)
            # It leaves the memory, and is read again.
            server.hall.forget(made["table"]["id"])
            await some(made, server, 999)
            record = await record_of(server, made)
        found = judged(record)
        assert (found.faults, found.chains) == ((), 2)
        assert record.proof is not None
        assert record.proof.commitment == commitment
        sent = [one.number for one in record.proof.numbers if one.who == 0]
        assert sent == browsers[0].sent

    asyncio.run(asyncio.wait_for(main(), LONG))


@pytest.mark.usefixtures("postgres_server")
def test_a_promise_of_one_process_is_kept_by_another(postgres_place: PostgresUrl) -> None:
    async def main() -> None:
        async with (
            running(postgres_place, link="127.0.0.1") as one,
            running(postgres_place, link="127.0.0.1") as other,
        ):
            commitment = (await one.post("/api/promises"))["commitment"]
            made = await other.open(ME, ME, chance={"commitment": commitment, "number": hash_of("x")})
            tokens = [key["token"] for key in made["mine"]]
            async with one.player(made, tokens[0]) as first, other.player(made, tokens[1]) as second:
                await play_on([first, second], [Browser("one"), Browser("two")])
            assert await chance_of(one, made) == await chance_of(other, made)
            assert judged(await record_of(one, made)).faults == ()

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_a_database_that_is_copied_takes_its_secrets_along(tmp_path: Path) -> None:
    source, target = tmp_path / "one.db", tmp_path / "two.db"

    async def main() -> None:
        async with running(source) as server:
            made, commitment = await promised(server, ME, ME)
        await databases.copy(source, target)
        async with running(target) as server:
            tokens = [key["token"] for key in made["mine"]]
            async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
                await play_on([first, second], [Browser("one"), Browser("two")])
            record = await record_of(server, made)
        assert record.proof is not None
        assert record.proof.commitment == commitment
        assert judged(record).faults == ()

    asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_a_table_can_be_played_again_with_the_same_luck(server: Running) -> None:
    made, commitment = await promised(server, ME, ME, game="gnomopolis")
    tokens = [key["token"] for key in made["mine"]]
    browsers = [Browser("one"), Browser("two")]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await play_on([first, second], browsers, 12)
        # Draws that were taken back are no luck of the game as it stands.
        seq = first.seq
        await play_on([first, second], browsers, 3)
        by, other = (first, second) if first.choices else (second, first)
        await by.ask(type="undo", seq=by.seq, to=seq)
        while other.proposal is None:
            await other.receive()
        await other.ask(type="answer", proposal=other.proposal["number"], yes=True)
        for player in (first, second):
            await player.reach(seq + 4)
        await play_on([first, second], browsers, 20)
    name = made["table"]["id"]
    early = {"seq": 0, "seat": 0, "bot": "random", "luck": True}
    refused = await server.call("POST", f"/api/tables/{name}/continue", early, tokens[0])
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    before = (await server.table(made)).game().match.moves
    for wish in (early, early | {"seq": seq}):
        again = await server.post(f"/api/tables/{name}/continue", wish, tokens[0])
        table = await server.table(again)
        found = await chance_of(server, again, again["host"])
        assert found == {"commitment": commitment, **HIDDEN}
        # Who makes the same moves meets the same draws, to the last.
        async with table.lock:
            while len(table.game().match.moves) < len(before):
                move = before[len(table.game().match.moves)]
                table.game().commit(table.game().move(move.who, move.text, 0, number=hash_of("no use")))
            assert table.game().match.moves[: len(before)] == before


@served()
async def test_a_game_with_the_luck_of_another_holds_and_its_luck_can_be_had_again(server: Running) -> None:
    made, _ = await promised(server, ME, ME)
    tokens = [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await play_on([first, second], [Browser("one"), Browser("two")])
    wish = {"seq": 0, "seat": 0, "bot": "random", "luck": True}
    drawn = []
    for _ in range(2):
        made = await server.post(f"/api/tables/{made['table']['id']}/continue", wish, made["host"])
        async with server.player(made, made["mine"][0]["token"]) as player:
            assert player.got[0]["chance"]["repeats"]
            while player.info["state"] != "over":
                if player.choices:
                    await player.play()
                else:
                    await player.receive()
        record = await record_of(server, made)
        found = judged(record)
        assert (found.faults, found.repeats, found.entered) == ((), True, 0)
        assert record.proof is not None
        drawn.append(record.proof.repeats)
    assert drawn[0] == drawn[1]


@served()
async def test_the_luck_of_a_game_that_has_no_promise_can_not_be_had(server: Running) -> None:
    made = await server.open(ME, ME)
    with opened(server.database) as db:
        db.execute("DELETE FROM chances")
    server.hall.forget(made["table"]["id"])
    await server.post(f"/api/tables/{made['table']['id']}/close", token=made["host"])
    wish = {"seq": 0, "seat": 0, "bot": "random", "luck": True}
    refused = await server.call("POST", f"/api/tables/{made['table']['id']}/continue", wish, made["host"])
    assert refused.json()["code"] == "no-promise"


@served()
async def test_where_luck_comes_from_another_game_what_is_taken_back_is_drawn_again(server: Running) -> None:
    made, _ = await promised(server, ME, ME)
    await server.post(f"/api/tables/{made['table']['id']}/close", token=made["host"])
    wish = {"seq": 0, "seat": 0, "bot": "random", "luck": True}
    again = await server.post(f"/api/tables/{made['table']['id']}/continue", wish, made["host"])
    table = await server.table(again)
    async with table.lock:
        timeline = table.game()
        who, move = timeline.match.state.player(), timeline.match.game.text
        text = move(timeline.match.state, timeline.match.state.legal_actions()[0])
        seq = timeline.seq
        timeline.commit(timeline.move(who, text, 0))
        once = timeline.entries[-1].moves
        timeline.commit(timeline.back(who, seq, 0))
        timeline.commit(timeline.move(who, text, 0))
        assert timeline.entries[-1].moves == once
