"""Notices: by which way they go, what comes of one that fails, and to which addresses nothing is sent."""

import asyncio
import re
from pathlib import Path

from gnomehall.server.notices.outgoing import Outgoing
from gnomehall.server.notices.sender import WAITS, Sender
from gnomehall.server.notices.watch import AWAY_SECONDS
from gnomehall.server.store.notices import NoticeRows
from gnomehall.server.store.places import Place
from tests.server.halls import Running, running
from tests.server.receivers import Browser, mail_box, receiver
from tests.server.telling import FRIENDS, HALL, Clock, add, own_table, told
from tests.server.test_people import become

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
