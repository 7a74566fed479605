"""Notices: how somebody is told is theirs alone, goes with them, and is sent where a hall was told to send."""

import asyncio
from pathlib import Path

import pytest

from gnomehall.server.notices.outgoing import BadOutgoing, read_address, read_mail
from tests.server.halls import BOT, FRIEND, ME, Json, running
from tests.server.receivers import Browser, receiver
from tests.server.telling import FRIENDS, HALL, Clock, add, own_table, told
from tests.server.test_people import adopt, become, second_device

# --- what is whose ------------------------------------------------------------------------------


def test_a_hall_that_was_not_told_to_sends_nothing_and_writes_nothing_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "h.db") as server:
            ada = await become(server)
            found = await server.get("/api/me/notices", ada["key"])
            assert (found["offered"], found["push_key"], found["ways"]) == ([], "", [])
            for kind in ("push", "mail", "hook"):
                body = {"kind": kind, "address": "ntfy://topic"}
                answer = await server.call("POST", "/api/me/notices/ways", body, ada["key"])
                assert (answer.status_code, answer.json()["code"]) == (403, "no-notices")
            await own_table(server, ada["key"])
            assert await server.hall.store.query("SELECT 1 FROM notices") == []

    asyncio.run(asyncio.wait_for(main(), 60))


def test_how_a_player_is_told_is_nobody_else_s_to_see_or_to_change(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            ada, eve = await become(server), await become(server, "Eve")
            made = await server.open(ME, FRIEND, BOT, public=True)
            await adopt(server, made, ada["key"])
            way = (await add(server, ada["key"], "hook", f"json://{service.address}/ada"))["ways"][0]["id"]
            verbs: list[tuple[str, str, Json | None]] = [
                ("POST", f"/api/me/notices/ways/{way}", {"active": False}),
                ("POST", f"/api/me/notices/ways/{way}/remove", None),
                ("POST", f"/api/me/notices/ways/{way}/test", None),
            ]
            own: list[tuple[str, str, Json | None]] = [
                ("GET", "/api/me/notices", None),
                ("POST", "/api/me/notices", {"gather": 0}),
                ("POST", "/api/me/notices/ways", {"kind": "hook", "address": "ntfy://topic"}),
            ]
            seat, host, friend, watch = (
                *(made["mine"][0]["token"], made["host"], made["friends"][0]["token"], made["watch"]),
            )
            for token in (seat, host, friend, watch, "", "wrong"):
                for method, path, body in (*verbs, *own):
                    answer = await server.call(method, path, body, token)
                    assert (answer.status_code, answer.json()["code"]) == (403, "no-player"), path
            for method, path, body in verbs:
                answer = await server.call(method, path, body, eve["key"])
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown-way"), path
            for token in (way, f"{way}.", f"{way}.AAAA", ada["key"]):
                for call in (("/api/notices/confirm", {"token": token}), (f"/api/notices/stop?token={token}", None)):
                    assert (await server.call("POST", *call)).json()["code"] == "unknown-way"
            seen = [
                await server.call("GET", path, token=eve["key"])
                for path in (
                    *("/api/me/notices", "/api/me/export", f"/api/players/{ada['me']['player']['id']}", "/api/tables"),
                    f"/api/tables/{made['table']['id']}",
                )
            ]
            assert all(service.address not in answer.text and way not in answer.text for answer in seen)
            assert service.bodies == []

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_player_has_all_of_it_in_the_export_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            address = f"json://{service.address}/ada"
            await add(server, ada["key"], "hook", address)
            await add(server, ada["key"], "push", browser.subscription())
            await server.post("/api/me/notices", {"gather": 7}, ada["key"])
            made = await own_table(server, ada["key"])
            await told(server, clock)
            exported = (await server.get("/api/me/export", ada["key"]))["notices"]
            assert (exported["wishes"]["gather"], exported["waiting"]) == (7, [made["table"]["id"]])
            assert {way["kind"] for way in exported["ways"]} == {"hook", "push"}
            assert address in {way["address"] for way in exported["ways"]}
            service.status = 503
            await own_table(server, ada["key"])
            await told(server, clock)
            assert (await server.call("POST", "/api/me/delete", token=ada["key"])).status_code == 204
            for name in ("notice_wishes", "notice_ways", "notices", "notice_deliveries"):
                assert await server.hall.store.query(f"SELECT * FROM {name}") == [], name

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_device_that_is_revoked_is_told_nothing_any_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            ada, browser = await become(server), Browser(service)
            phone = await second_device(server, ada["key"])
            await add(server, phone, "push", browser.subscription())
            await add(server, ada["key"], "push", Browser(service).subscription())
            ways = (await server.get("/api/me/notices", ada["key"]))["ways"]
            assert sorted(way["here"] for way in ways) == [False, True]
            [id_] = [key["id"] for key in (await server.get("/api/me", phone))["keys"] if key["here"]]
            await server.post(f"/api/me/keys/{id_}/revoke", token=ada["key"])
            ways = (await server.get("/api/me/notices", ada["key"]))["ways"]
            assert [way["here"] for way in ways] == [True]

    asyncio.run(asyncio.wait_for(main(), 60))


# --- what is turned on --------------------------------------------------------------------------


def test_a_mail_server_and_an_address_are_read_or_refused_in_one_line() -> None:
    found = read_mail("smtp://hall:s%40fe@mail.example.org?from=hall@example.org")
    assert (found.host, found.port, found.user, found.password, found.tls) == (
        *("mail.example.org", 587, "hall", "s@fe", "start"),
    )
    assert "s@fe" not in repr(found)
    assert read_mail("smtps://hall@mail.example.org?from=h@example.org", "other").password == "other"
    assert read_mail("smtp://127.0.0.1:2525?from=h@example.org&tls=off").tls == "off"
    for text in (
        *(
            "",
            "mail.example.org",
            "smtp://mail.example.org",
            "http://mail.example.org?from=a@b.c",
            "smtp://x:y?from=a@b",
        ),
        "smtp://mail.example.org?from=h@example.org&tls=off",
    ):
        with pytest.raises(BadOutgoing):
            read_mail(text)
    assert read_address("https://hall.example.org/") == HALL
    for text in ("hall.example.org", "ftp://x", "https://", "https://a@b", "https://x?y"):
        with pytest.raises(BadOutgoing):
            read_address(text)
