"""Seats are secrets: who may do what, and that no token is kept or told."""

import io
import logging
import re
from pathlib import Path
from typing import get_args

from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server.logs import JsonLines
from gnomehall.server.protocol import ClientMessage
from gnomehall.server.store.interface import Grant
from gnomehall.server.tables.seats import clean_name, find_grant, hash_of, new_token
from tests.server.halls import BOT, FRIEND, ME, Json, Player, Running, opened, served

ROLES = ("host", "owner", "seat", "watch", "stranger")
"""The token of the host, that of the seat where the host sits, another player, a spectator, somebody else."""
KNOWN = frozenset(ROLES) - {"stranger"}
SEATED = frozenset({"owner", "seat"})
HOSTS = frozenset({"host", "owner"})

# Each verb of HTTP: method, path below the table, body, and who may use it at a table that is not public.
VERBS: list[tuple[str, str, Json | None, frozenset[str]]] = [
    ("GET", "", None, KNOWN),
    ("GET", "/edition", None, KNOWN),
    ("GET", "/sheet", None, KNOWN),
    ("GET", "/drawing?language=pt-BR", None, KNOWN),
    ("GET", "/drawing?viewer=1", None, frozenset({"seat"})),
    ("GET", "/drawing?viewer=0", None, frozenset()),
    ("GET", "/positions/0", None, KNOWN),
    ("GET", "/positions/0?viewer=1", None, frozenset({"seat"})),
    ("GET", "/positions/0?viewer=0", None, frozenset()),
    ("GET", "/record", None, frozenset()),
    ("GET", "/chance", None, KNOWN),
    ("POST", "/sit", {"token": "x"}, frozenset()),
    ("POST", "/rematch", None, frozenset()),
    ("POST", "/follow", None, frozenset()),
    ("POST", "/name", {"name": "Ann"}, SEATED),
    ("POST", "/hint", None, frozenset()),
    ("GET", "/look?thing=x", None, SEATED),
    ("POST", "/ahead", {"moves": ["plant a"]}, frozenset()),
    ("GET", "/analysis", None, frozenset()),
    ("GET", "/analysis/progress", None, KNOWN),
    ("GET", "/lesson", None, KNOWN),
    ("GET", "/log?before=9", None, KNOWN),
    ("POST", "/continue", {"seq": 0, "seat": 0, "bot": "random"}, frozenset()),
    ("GET", "/invitation", None, frozenset()),
    ("POST", "/seats/0/invite", None, HOSTS | SEATED),
    ("POST", "/seats/0/stand-in", {}, frozenset()),
    ("POST", "/seats/0/absent", None, frozenset()),
    ("POST", "/take", {}, frozenset()),
    ("POST", "/holiday", {"on": True}, frozenset()),
    ("POST", "/resign", {}, SEATED),
    ("POST", "/colour", {"colour": "red"}, SEATED),
    ("POST", "/leave", None, SEATED),
    ("POST", "/seats/0", {"bot": "random"}, HOSTS),
    ("POST", "/public", {"public": False}, HOSTS),
    ("POST", "/close", None, HOSTS),
    ("GET", "/talk", None, KNOWN),
    ("POST", "/talk", {"text": "hello"}, HOSTS | SEATED),
    # There is nothing to react to yet, or to report, and nobody who said it: test_talk tries them in every role.
    ("POST", "/react", {"seq": 1, "symbol": "wow"}, frozenset()),
    ("POST", "/talk/0/report", {}, frozenset()),
    ("POST", "/silence", {"who": "guest:1"}, frozenset()),
]
OF_PLAYERS = {("POST", "/adopt"), ("POST", "/claim"), ("POST", "/release"), ("POST", "/talk/forget")}
"""What takes a player's key and no token of the table: test_people and test_talk try them in every role."""
WATCHED = (
    "",
    "/edition",
    "/sheet",
    "/drawing?language=pt-BR",
    "/positions/0",
    "/chance",
    "/lesson",
    "/log?before=9",
    "/analysis/progress",
    "/talk",
)
"""What strangers may ask about a public table."""
# The same once the game is over.
AFTERWARDS: list[tuple[str, str, Json | None, frozenset[str]]] = [
    ("GET", "/record", None, KNOWN),
    ("POST", "/rematch", None, HOSTS | SEATED),
    ("POST", "/continue", {"seq": 0, "seat": 0, "bot": "random"}, KNOWN),
]
OVER: list[tuple[str, str, Json | None, frozenset[str]]] = [
    ("GET", "/positions/0?viewer=0", None, KNOWN),
    ("GET", "/drawing?seq=0&viewer=0", None, KNOWN),
]
# Each verb of the socket, and who may use it after a join.
SPOKEN: list[tuple[Json, frozenset[str]]] = [
    ({"type": "move", "seq": 0, "move": "plant a"}, SEATED),
    ({"type": "undo", "seq": 0}, SEATED),
    ({"type": "answer", "proposal": 0, "yes": True}, SEATED),
    ({"type": "end"}, SEATED),
]


async def table_of_roles(server: Running, public: bool = False) -> tuple[Json, dict[str, str]]:
    made = await server.open(FRIEND, FRIEND, ME, public=public)
    link = made["friends"][1]["token"]
    seated = await server.post(f"/api/tables/{made['table']['id']}/sit", {"token": link})
    tokens = {"host": made["host"], "owner": made["mine"][0]["token"], "seat": seated["token"], "watch": made["watch"]}
    return made, {**tokens, "stranger": "no"}


async def try_verbs(server: Running, verbs: list[tuple[str, str, Json | None, frozenset[str]]], end: str) -> None:
    for method, path, body, allowed in verbs:
        for role in ROLES:
            made, tokens = await table_of_roles(server)
            name = made["table"]["id"]
            if end == "closed":
                await server.post(f"/api/tables/{name}/close", token=made["host"])
            elif end == "over":
                made = await server.open(BOT, BOT)
                name, tokens = made["table"]["id"], {"host": made["host"], "watch": made["watch"], "stranger": "no"}
                async with server.player(made, made["watch"]) as watcher:
                    while watcher.info["state"] != "over":
                        await watcher.receive()
                if role in SEATED:
                    continue
            answer = await server.call(method, f"/api/tables/{name}{path}", body, tokens[role])
            assert (answer.status_code < 300) == (role in allowed), f"{method} {path} as {role}: {answer.text}"
            if role == "stranger":
                assert answer.status_code == 404, "a table that is not open to one does not exist"


@served()
async def test_no_verb_about_a_table_is_left_out_here(server: Running) -> None:
    described = (await server.get("/schema/openapi.json"))["paths"]
    there = {
        (method.upper(), re.sub(r"\{(seq|seat|number)\}", "0", path.removeprefix("/api/tables/{table}")))
        for path, methods in described.items()
        for method in methods
        if path.startswith("/api/tables/{table}")
    }
    assert {(method, path.partition("?")[0]) for method, path, _, _ in VERBS} | OF_PLAYERS == there
    spoken = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert {str(message["type"]) for message, _ in SPOKEN} | {"join", "part", "resync", "ping", "attend"} == spoken


@served(openings=10_000)
async def test_each_http_verb_works_for_exactly_those_who_may_use_it(server: Running) -> None:
    await try_verbs(server, VERBS, "playing")


@served(openings=10_000)
async def test_what_may_be_done_when_a_table_is_closed(server: Running) -> None:
    await try_verbs(server, AFTERWARDS, "closed")


@served(openings=10_000)
async def test_once_the_game_is_over_any_view_may_be_seen(server: Running) -> None:
    await try_verbs(server, OVER, "over")


@served()
async def test_each_verb_of_the_socket_works_for_exactly_those_who_may_use_it(server: Running) -> None:
    made, tokens = await table_of_roles(server)
    for role in ROLES:
        async with server.connection() as socket:
            player = Player(socket, made["table"]["id"])
            joined = await player.join(tokens[role])
            assert (joined["type"] == "sync") == (role in KNOWN)
            for message, allowed in SPOKEN:
                answer = await player.ask(**message)
                refused_by_role = answer.get("code") in ("not-seated", "unknown-table")
                assert refused_by_role == (role not in allowed), f"{message} as {role}: {answer}"


@served()
async def test_whether_somebody_looks_is_taken_from_those_who_follow_the_table_alone(server: Running) -> None:
    made, tokens = await table_of_roles(server)
    for role in ROLES:
        async with server.connection() as socket:
            player = Player(socket, made["table"]["id"])
            await player.join(tokens[role])
            await player.send(type="attend", table=player.table, there=False)
            await player.send(type="ping", at=1)
            answer = await player.until("pong", "refused")
            assert answer["type"] == ("pong" if role in KNOWN else "refused"), f"attend as {role}: {answer}"


@served()
async def test_a_public_table_can_be_watched_by_strangers_and_no_more(server: Running) -> None:
    made, _ = await table_of_roles(server, public=True)
    name = made["table"]["id"]
    for method, path, body, _ in VERBS:
        answer = await server.call(method, f"/api/tables/{name}{path}", body)
        may = method == "GET" and path in WATCHED
        assert (answer.status_code < 300) == may, f"{method} {path}"
    async with server.player(made) as watcher:
        assert watcher.you == SPECTATOR
        assert watcher.choices == []
        assert watcher.view["hand"] == []


@served()
async def test_a_link_is_used_up_by_sitting_down_and_its_sender_does_not_know_the_new_token(server: Running) -> None:
    made = await server.open(ME, FRIEND)
    name, link = made["table"]["id"], made["friends"][0]["token"]
    async with server.player(made, link) as visitor:
        assert visitor.you == SPECTATOR, "an unused link lets one look, as a spectator"
    seated = await server.post(f"/api/tables/{name}/sit", {"token": link, "name": "Bea"})
    assert seated["seat"] == 1
    assert seated["table"]["seats"][1]["name"] == "Bea"
    again = await server.call("POST", f"/api/tables/{name}/sit", {"token": link})
    assert (again.status_code, again.json()["code"]) == (410, "link-used")
    async with server.connection() as socket:
        joined = await Player(socket, name).join(link)
        assert joined["code"] == "unknown-table", "a used link opens nothing"
    async with server.player(made, seated["token"]) as friend:
        assert friend.you == 1


@served()
async def test_who_leaves_or_is_replaced_follows_the_table_no_longer(server: Running) -> None:
    made = await server.open(ME, ME)
    name, tokens = made["table"]["id"], [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await server.post(f"/api/tables/{name}/leave", token=tokens[1])
        assert (await second.until("parted"))["table"] == name
        freed = await server.post(f"/api/tables/{name}/seats/0", {}, made["host"])
        await first.until("parted")
        assert (await first.play("plant a"))["code"] == "unknown-table"
        rejoined = await first.join(tokens[0])
        assert rejoined["code"] == "unknown-table"
        seated = await server.post(f"/api/tables/{name}/sit", {"token": freed["token"], "name": "Cleo"})
        assert seated["table"]["seats"][0]["taken"]


@served()
async def test_the_host_can_seat_a_bot_where_somebody_left_and_the_game_goes_on(server: Running) -> None:
    made = await server.open(ME, ME)
    name, token = made["table"]["id"], made["mine"][1]["token"]
    async with server.player(made, token) as player:
        await server.post(f"/api/tables/{name}/seats/0", {"bot": "random"}, made["host"])
        await player.reach(1)
        assert player.log[1]["who"] == 0


@served()
async def test_a_table_that_is_no_longer_public_loses_its_strangers(server: Running) -> None:
    made = await server.open(ME, ME, public=True)
    name = made["table"]["id"]
    assert len(await server.get("/api/tables")) == 1
    async with server.player(made) as stranger:
        await server.post(f"/api/tables/{name}/public", {"public": False}, made["host"])
        await stranger.until("parted")
    assert await server.get("/api/tables") == []


@served()
async def test_my_tables_are_those_that_my_tokens_open(server: Running) -> None:
    made, other = await server.open(ME, BOT), await server.open(FRIEND, ME)
    keys = [
        {"table": made["table"]["id"], "token": made["mine"][0]["token"]},
        {"table": other["table"]["id"], "token": other["host"]},
        {"table": other["table"]["id"], "token": made["host"]},
        {"table": "nowhere", "token": "nothing"},
    ]
    found = await server.post("/api/tables/mine", {"keys": keys})
    assert [(m["table"]["id"], m["role"], m["seat"], m["waits"]) for m in found] == [
        (made["table"]["id"], "seat", 0, True),
        (other["table"]["id"], "host", SPECTATOR, False),
    ]


@served()
async def test_a_rematch_is_one_table_that_each_player_finds_with_a_token_of_their_own(server: Running) -> None:
    made = await server.open(ME, ME)
    name, tokens = made["table"]["id"], [key["token"] for key in made["mine"]]
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    async with server.player(made, tokens[0]) as player:
        first = await server.post(f"/api/tables/{name}/rematch", token=tokens[0])
        told = await player.until("info")
        assert told["info"]["rematch"] == first["table"]["id"]
    second = await server.post(f"/api/tables/{name}/rematch", token=tokens[1])
    assert first["table"]["id"] == second["table"]["id"]
    assert (first["seat"], second["seat"]) == (0, 1)
    async with server.player(second, second["token"]) as player:
        assert player.you == 1
    host = await server.post(f"/api/tables/{name}/rematch", token=made["host"])
    closed = await server.post(f"/api/tables/{first['table']['id']}/close", token=host["host"])
    assert closed["state"] == "closed"


@served()
async def test_tokens_are_neither_stored_nor_logged_nor_told_to_others(server: Running) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        made = await server.open(ME, FRIEND, public=True)
        name, link = made["table"]["id"], made["friends"][0]["token"]
        seated = await server.post(f"/api/tables/{name}/sit", {"token": link})
        secrets = [made["host"], made["watch"], made["mine"][0]["token"], link, seated["token"]]
        async with server.player(made) as watcher, server.player(made, secrets[2]) as player:
            await player.play()
            await watcher.until("moved")
            await player.join("wrong-" + secrets[2])
            told = "".join(watcher.raw)
        await server.call("GET", f"/api/tables/{name}/record", token=secrets[2])
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    # Both logs of this process, ours and the libraries', and every file of the database.
    files = b"".join(path.read_bytes() for path in Path(server.database.parent).glob("hall.db*"))
    # Client libraries of the test itself write what they send; the server's lines are those with its loggers.
    lines = [line for line in written.getvalue().splitlines() if '"> ' not in line and "< TEXT" not in line]
    for secret in secrets:
        assert secret not in told
        assert secret.encode() not in files
        assert not [line for line in lines if secret in line and "TEXT" not in line]
    with opened(server.database) as db:
        assert {len(row[0]) for row in db.execute("SELECT hash FROM locks")} == {32}


def test_a_token_opens_its_own_lock_and_no_other() -> None:
    tokens = [new_token() for _ in range(3)]
    grants = [Grant(hash_of(token), "seat", i) for i, token in enumerate(tokens)]
    assert [find_grant(grants, token) for token in tokens] == grants
    assert find_grant(grants, tokens[0] + "x") is None
    assert len(set(tokens)) == 3
    assert all(len(token) >= 32 for token in tokens)


def test_names_are_one_short_line_of_visible_text() -> None:
    assert clean_name("  Ann\n\tLee ") == "Ann Lee"
    assert clean_name("<b>Bea</b>") == "<b>Bea</b>", "markup is text like any other, and shown as such"
    assert clean_name("\u202eevil\x00") == "evil"
    assert len(clean_name("x" * 10_000)) == 40


@served()
async def test_the_host_of_a_finished_game_gets_no_key_to_another_seat_of_its_rematch(server: Running) -> None:
    made = await server.open(ME, ME)
    name, tokens = made["table"]["id"], [key["token"] for key in made["mine"]]
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    await server.post(f"/api/tables/{name}/rematch", token=tokens[1])
    freed = await server.post(f"/api/tables/{name}/seats/1", {}, made["host"])
    seated = await server.post(f"/api/tables/{name}/sit", {"token": freed["token"]})
    refused = await server.call("POST", f"/api/tables/{name}/rematch", token=seated["token"])
    assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
    assert (await server.post(f"/api/tables/{name}/rematch", token=tokens[0]))["seat"] == 0


@served()
async def test_who_was_thrown_out_of_a_rematch_gets_no_new_key_by_the_finished_game(server: Running) -> None:
    made = await server.open(ME, ME)
    name, tokens = made["table"]["id"], [key["token"] for key in made["mine"]]
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    rematch = await server.post(f"/api/tables/{name}/rematch", token=tokens[1])
    host = await server.post(f"/api/tables/{name}/rematch", token=made["host"])
    await server.post(f"/api/tables/{rematch['table']['id']}/seats/1", {"bot": "random"}, host["host"])
    refused = await server.call("POST", f"/api/tables/{name}/rematch", token=tokens[1])
    assert refused.status_code == 403


@served()
async def test_a_claim_to_a_rematch_is_no_token_and_survives_a_restart(server: Running) -> None:
    made = await server.open(ME, ME)
    name, tokens = made["table"]["id"], [key["token"] for key in made["mine"]]
    await server.post(f"/api/tables/{name}/close", token=made["host"])
    first = await server.post(f"/api/tables/{name}/rematch", token=tokens[0])
    after = f"/api/tables/{first['table']['id']}"
    assert (await server.call("GET", after, token=tokens[1])).status_code == 404
    server.hall.tables.clear()
    assert (await server.post(f"/api/tables/{name}/rematch", token=tokens[1]))["seat"] == 1
