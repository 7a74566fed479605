"""Notices: who is told that a table waits, when, by which way, and how that ends. Every way has a real receiver."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from gnomehall.server.notices.outgoing import BadOutgoing, Outgoing, read_address, read_mail
from gnomehall.server.notices.quiet import quiet_until
from gnomehall.server.notices.sender import WAITS, Sender
from gnomehall.server.notices.watch import AWAY_SECONDS
from gnomehall.server.store.notices import NoticeRows, WishesRow
from gnomehall.server.store.places import Place
from tests.server.halls import BOT, FRIEND, ME, Json, Running, running
from tests.server.receivers import Browser, mail_box, receiver
from tests.server.test_people import adopt, become, second_device

HALL = "https://hall.example.org"
FRIENDS = Outgoing(HALL, anywhere=True)
"""A hall that also sends to receivers on this machine."""
HOUR = 3600


class Clock:
    """That of a hall, to be moved."""

    def __init__(self, server: Running) -> None:
        self.at = server.people.now()
        server.people.now = lambda: self.at

    def move(self, seconds: float) -> None:
        self.at += seconds


async def told(server: Running, clock: Clock, seconds: float = AWAY_SECONDS + 1) -> None:
    """Let time go by, and what is due be sent."""
    await server.notices.watch.settled()
    clock.move(seconds)
    assert server.notices.sender
    await server.notices.sender.round()
    await server.notices.sender.round()


async def add(server: Running, key: str, kind: str, address: str) -> Json:
    found: Json = await server.post("/api/me/notices/ways", {"kind": kind, "address": address, "label": "laptop"}, key)
    return found


async def own_table(server: Running, key: str, **more: Any) -> Json:
    """A table where both seats are one player's, so that it always waits for them."""
    made = await server.open(ME, ME, **more)
    await adopt(server, made, key)
    return made


# --- when ---------------------------------------------------------------------------------------


def test_who_is_away_for_a_minute_is_told_once_of_each_turn_and_their_browser_alone_can_read_it(place: Place) -> None:
    async def main() -> None:
        async with receiver() as service, running(place, outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            await add(server, ada["key"], "push", browser.subscription())
            made = await own_table(server, ada["key"])
            await told(server, clock, AWAY_SECONDS - 5)
            assert browser.messages() == []
            for _ in range(3):
                await told(server, clock)
            [message] = browser.messages()
            assert message == {
                "title": "It is your turn",
                "body": "Toadstools: it is your turn",
                "path": f"/table/{made['table']['id']}",
                "tag": made["table"]["id"],
            }
            assert b"Toadstools" not in service.bodies[0]
            assert service.headers[0]["content-encoding"] == "aes128gcm"
            assert re.match(r"vapid t=[\w.-]+, ?k=[\w-]+", service.headers[0]["authorization"])
            turn = (await server.table(made)).turn
            async with server.player(made, made["mine"][turn]["token"]) as player:
                await player.play()
            await told(server, clock)
            assert len(browser.messages()) == 2, "the next turn is told too, once nobody is there"

    asyncio.run(asyncio.wait_for(main(), 60))


def test_who_looks_at_the_table_is_not_told_and_who_has_it_in_a_hidden_page_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            await add(server, ada["key"], "push", browser.subscription())
            made = await server.open(ME, ME)
            also = [one["token"] for one in made["mine"]]
            async with server.connection() as socket:
                from tests.server.halls import Player

                player = Player(socket, made["table"]["id"])
                await player.send(type="join", table=player.table, token=also[0], also=also[1:])
                await player.until("sync")
                await adopt(server, made, ada["key"])
                await told(server, clock)
                assert browser.messages() == []
                await player.send(type="attend", table=player.table, there=False)
                await player.send(type="ping", at=1)
                await player.until("pong")
                await told(server, clock)
                assert len(browser.messages()) == 1
                await player.send(type="attend", table=player.table, there=True)
                await player.send(type="ping", at=2)
                await player.until("pong")
            await told(server, clock)
            assert len(browser.messages()) == 1, "a turn is told once"

    asyncio.run(asyncio.wait_for(main(), 60))


def test_what_waits_survives_a_restart_and_what_waits_no_longer_is_not_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service:
            browser = Browser(service)
            async with running(tmp_path / "h.db", outgoing=FRIENDS) as server:
                ada = await become(server)
                await add(server, ada["key"], "push", browser.subscription())
                made, closed = await own_table(server, ada["key"]), await own_table(server, ada["key"])
                await server.notices.watch.settled()
                await server.post(f"/api/tables/{closed['table']['id']}/close", token=closed["host"])
            async with running(tmp_path / "h.db", outgoing=FRIENDS) as server:
                await told(server, Clock(server))
            [message] = browser.messages()
            assert message["tag"] == "several"
            assert message["title"] == "One table waits for you, one game is over"
            assert made["table"]["id"] not in message["body"]

    asyncio.run(asyncio.wait_for(main(), 60))


def test_several_tables_are_one_message_and_more_is_not_told_before_the_time_one_chose(place: Place) -> None:
    async def main() -> None:
        async with receiver() as service, running(place, outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            await add(server, ada["key"], "push", browser.subscription())
            await server.post("/api/me/notices", {"gather": HOUR}, ada["key"])
            for game in ("toadstools", "gnomopolis"):
                await own_table(server, ada["key"], game=game)
            await told(server, clock)
            [message] = browser.messages()
            assert message["title"] == "2 tables wait for you"
            assert set(message["body"].split("\n")) == {
                "Toadstools: it is your turn",
                "Gnomopolis: it is your turn",
            }
            assert message["path"] == "/"
            await own_table(server, ada["key"])
            await told(server, clock)
            assert len(browser.messages()) == 1
            await told(server, clock, HOUR)
            assert len(browser.messages()) == 2

    asyncio.run(asyncio.wait_for(main(), 60))


@pytest.mark.parametrize(
    ("begin", "end", "zone", "at", "until"),
    [
        (22 * 60, 7 * 60, "UTC", "2026-11-19 23:30", "2026-11-20 07:00"),
        (22 * 60, 7 * 60, "UTC", "2026-11-19 06:59", "2026-11-19 07:00"),
        (22 * 60, 7 * 60, "UTC", "2026-11-19 07:00", ""),
        (22 * 60, 7 * 60, "America/Sao_Paulo", "2026-11-19 23:30", ""),
        (22 * 60, 7 * 60, "America/Sao_Paulo", "2026-11-20 01:00", "2026-11-20 10:00"),
        (9 * 60, 17 * 60, "UTC", "2026-11-19 12:00", "2026-11-19 17:00"),
        # Clocks go back an hour in this night: it is an hour longer.
        (22 * 60, 7 * 60, "Europe/Amsterdam", "2026-10-24 21:00", "2026-10-25 06:00"),
        (600, 600, "UTC", "2026-11-19 10:00", ""),
        (22 * 60, 7 * 60, "Nowhere/At_All", "2026-11-19 23:30", ""),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(begin: int, end: int, zone: str, at: str, until: str) -> None:
    from datetime import datetime

    def seconds(text: str) -> int:
        return int(datetime.fromisoformat(f"{text}+00:00").timestamp()) if text else 0

    assert quiet_until(WishesRow("p", 0, begin, end, zone), seconds(at)) == seconds(until)


def test_nothing_is_sent_in_quiet_hours_and_all_of_it_after_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            clock.at -= clock.at % 86_400
            await add(server, ada["key"], "push", browser.subscription())
            wishes = {"quiet_from": 23 * 60, "quiet_to": 8 * 60, "zone": "UTC"}
            assert (await server.post("/api/me/notices", wishes, ada["key"]))["wishes"]["quiet_to"] == 480
            await own_table(server, ada["key"])
            for _ in range(7):
                await told(server, clock, HOUR)
            assert browser.messages() == []
            await told(server, clock, HOUR + 1)
            assert len(browser.messages()) == 1

    asyncio.run(asyncio.wait_for(main(), 60))


# --- sending ------------------------------------------------------------------------------------


def test_a_subscription_that_is_gone_is_forgotten_and_what_fails_is_tried_again_so_often_and_no_more(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            await add(server, ada["key"], "push", browser.subscription())
            service.status = 503
            await own_table(server, ada["key"])
            await told(server, clock)
            for wait in (*WAITS, 100_000, 100_000):
                await told(server, clock, wait + 1)
            assert len(service.bodies) == 1 + len(WAITS)
            assert (await server.get("/api/me/notices", ada["key"]))["ways"] != []
            for status in (404, 410):
                await add(server, ada["key"], "push", browser.subscription())
                service.status = status
                await own_table(server, ada["key"])
                await told(server, clock)
                assert (await server.get("/api/me/notices", ada["key"]))["ways"] == []

    asyncio.run(asyncio.wait_for(main(), 60))


def test_of_several_processes_one_sends(place: Place) -> None:
    async def main() -> None:
        async with receiver() as service, running(place, outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            await add(server, ada["key"], "push", browser.subscription())
            await own_table(server, ada["key"])
            await server.notices.watch.settled()
            clock.move(AWAY_SECONDS + 1)
            store = server.hall.store
            senders = [Sender(store, NoticeRows(store), FRIENDS, lambda: clock.at) for _ in range(6)]
            for _ in range(3):
                await asyncio.gather(*(sender.round() for sender in senders))
            assert len(browser.messages()) == 1

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_receiver_that_never_answers_holds_up_no_move(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            clock, ada, browser = Clock(server), await become(server), Browser(service)
            await add(server, ada["key"], "push", browser.subscription())
            service.hangs = True
            made = await own_table(server, ada["key"])
            await server.notices.watch.settled()
            clock.move(AWAY_SECONDS + 1)
            assert server.notices.sender
            sending = asyncio.create_task(server.notices.sender.round())
            while not service.bodies:
                await asyncio.sleep(0.01)
            turn = (await server.table(made)).turn
            async with server.player(made, made["mine"][turn]["token"]) as player:
                assert (await player.play())["type"] == "ack"
            assert not sending.done()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_push_service_can_not_send_the_hall_somewhere_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            receiver() as service,
            receiver() as inner,
            running(tmp_path / "h.db", outgoing=FRIENDS) as server,
        ):
            ada, browser = await become(server), Browser(service)
            found = await add(server, ada["key"], "push", browser.subscription())
            service.status, service.moved = 307, f"http://{inner.address}/secret"
            answer = await server.call("POST", f"/api/me/notices/ways/{found['ways'][0]['id']}/test", token=ada["key"])
            assert (answer.status_code, answer.json()["code"]) == (503, "not-sent")
            assert inner.paths == []

    asyncio.run(asyncio.wait_for(main(), 60))


# --- mails --------------------------------------------------------------------------------------


def test_an_address_gets_nothing_before_it_is_confirmed_and_one_click_stops_it(place: Place) -> None:
    async def main() -> None:
        async with mail_box() as (box, mail), running(place, outgoing=Outgoing(HALL, mail)) as server:
            clock, ada = Clock(server), await become(server, language="pt-BR")
            found = await add(server, ada["key"], "mail", "ada@example.org")
            assert [(way["label"], way["confirmed"]) for way in found["ways"]] == [("ada@example.org", False)]
            assert (box.to, box.mails[0]["Subject"]) == (["ada@example.org"], "Este endereço é seu?")
            await own_table(server, ada["key"])
            await told(server, clock)
            way = found["ways"][0]["id"]
            assert (await server.call("POST", f"/api/me/notices/ways/{way}/test", token=ada["key"])).status_code == 403
            assert len(box.mails) == 1
            [token] = re.findall(rf"{HALL}/notices#confirm-(\S+)", box.mails[0].get_content())
            wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
            for other in (wrong, "", f"{way}.", token.replace(".", "")):
                answer = await server.call("POST", "/api/notices/confirm", {"token": other})
                assert answer.json()["code"] == "unknown-way"
                assert (await server.call("POST", f"/api/notices/stop?token={token}")).status_code == 404
            assert await server.post("/api/notices/confirm", {"token": token}) == {"kind": "mail", "active": True}
            await own_table(server, ada["key"])
            await told(server, clock)
            mail_ = box.mails[1]
            assert (mail_["Subject"], mail_["To"]) == ("É a sua vez", "ada@example.org")
            assert mail_["Auto-Submitted"] == "auto-generated"
            text = mail_.get_content()
            assert "Toadstools: é a sua vez" in text
            assert f"{HALL}/table/" in text
            [stop] = re.findall(rf"{HALL}/notices#stop-(\S+)", text)
            assert mail_["List-Unsubscribe"] == f"<{HALL}/api/notices/stop?token={stop}>"
            assert mail_["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            # As a mail program does it, without signing in.
            answer = await server.http.post(f"/api/notices/stop?token={stop}", data={"List-Unsubscribe": "One-Click"})
            assert (answer.status_code, answer.json()) == (200, {"kind": "mail", "active": False})
            await own_table(server, ada["key"])
            await told(server, clock)
            assert len(box.mails) == 2

    asyncio.run(asyncio.wait_for(main(), 60))


def test_nobody_gets_more_than_three_mails_that_they_did_not_ask_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with mail_box() as (box, mail), running(tmp_path / "h.db", outgoing=Outgoing(HALL, mail)) as server:
            for number in range(5):
                eve = await become(server, f"Eve {number}")
                body = {"kind": "mail", "address": "ada@example.org"}
                answer = await server.call("POST", "/api/me/notices/ways", body, eve["key"])
                assert answer.status_code == (201 if number < 3 else 429)
            assert len(box.mails) == 3
            for address in ("ada", "a@b", "ada@example.org\r\nBcc: eve@example.org", "a@b.c, d@e.f", "<a@b.cd>"):
                answer = await server.call(
                    "POST", "/api/me/notices/ways", {"kind": "mail", "address": address}, eve["key"]
                )
                assert answer.json()["code"] == "bad-address", address

    asyncio.run(asyncio.wait_for(main(), 60))


# --- hooks --------------------------------------------------------------------------------------


def test_a_hook_is_told_the_game_and_the_table_and_not_who_plays(tmp_path: Path) -> None:
    async def main() -> None:
        async with receiver() as service, running(tmp_path / "h.db", outgoing=FRIENDS) as server:
            clock, ada = Clock(server), await become(server)
            found = await add(server, ada["key"], "hook", f"json://{service.address}/hook")
            assert found["ways"][0]["label"] == "JSON"
            made = await own_table(server, ada["key"])
            name = made["table"]["id"]
            await server.post(f"/api/tables/{name}/name", {"name": "@everyone"}, made["mine"][1]["token"])
            await told(server, clock)
            [body] = service.bodies
            text = body.decode()
            assert "Toadstools: it is your turn" in text
            assert f"{HALL}/table/{name}" in text
            assert "everyone" not in text
            [stop] = re.findall(rf"{HALL}/notices#stop-([\w.=-]+)", text)
            assert (await server.post(f"/api/notices/stop?token={stop}"))["kind"] == "hook"
            assert not (await server.get("/api/me/notices", ada["key"]))["ways"][0]["active"]

    asyncio.run(asyncio.wait_for(main(), 60))


def test_the_hall_sends_to_no_host_that_somebody_types_in_unless_it_was_told_to(tmp_path: Path) -> None:
    inner = (
        *("json://127.0.0.1:8137/", "jsons://hall.example.org/", "ntfy://127.0.0.1/topic", "ntfys://10.0.0.1/topic"),
        *(
            "http://127.0.0.1/",
            "https://169.254.169.254/latest/meta-data",
            "mailto://a:b@example.org",
            "form://localhost",
        ),
        *(
            "ntfy://topic?mode=private&host=127.0.0.1",
            "discord://1234/abc?avatar_url=http://127.0.0.1/",
            "",
            "nonsense",
        ),
    )
    never = ("syslog://", "dbus://", "file:///etc/passwd", "windows://", "macosx://", "mailto://a:b@example.org")
    public = (
        *(
            "discord://1234567890/abcdefghijk",
            "https://discord.com/api/webhooks/1234567890/abc-DEF_12345",
            "ntfy://topic",
        ),
        *("https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ", "https://ntfy.sh/topic"),
    )

    async def main() -> None:
        async def status(server: Running, key: str, kind: str, address: str) -> int:
            body = {"kind": kind, "address": address}
            return (await server.call("POST", "/api/me/notices/ways", body, key)).status_code

        async with receiver() as service, running(tmp_path / "h.db", outgoing=Outgoing(HALL)) as server:
            key = (await become(server))["key"]
            assert [await status(server, key, "hook", one) for one in inner] == [400] * len(inner)
            assert [await status(server, key, "hook", one) for one in public] == [201] * len(public)
            subscription = Browser(service).subscription()
            endpoint = f"http://{service.address}"
            hosts: tuple[str, ...] = (
                "https://127.0.0.1",
                "https://fcm.googleapis.com.evil.org",
                "http://fcm.googleapis.com",
            )
            hosts += (
                "https://user@fcm.googleapis.com",
                "https://fcm.googleapis.com:8080",
                "https://notify.windows.com",
            )
            for host in hosts:
                assert await status(server, key, "push", subscription.replace(endpoint, host)) == 400, host
            good = subscription.replace(endpoint, "https://fcm.googleapis.com")
            assert await status(server, key, "push", good) == 201
            for bad in ("", "{}", "[]", good.replace("p256dh", "other"), good.replace('"auth": "', '"auth": "AAAA')):
                assert await status(server, key, "push", bad) == 400
        async with running(tmp_path / "friends.db", outgoing=FRIENDS) as server:
            key = (await become(server))["key"]
            assert [await status(server, key, "hook", one) for one in never] == [400] * len(never)

    asyncio.run(asyncio.wait_for(main(), 60))


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
