"""Notices: who is told that a table waits, and when. Every way has a real receiver."""

import asyncio
import re
from datetime import datetime
from pathlib import Path

import pytest

from gnomehall.server.notices.quiet import quiet_until
from gnomehall.server.notices.watch import AWAY_SECONDS
from gnomehall.server.store.notices import WishesRow
from gnomehall.server.store.places import Place
from tests.server.halls import ME, Player, running
from tests.server.receivers import Browser, receiver
from tests.server.telling import FRIENDS, HOUR, Clock, add, own_table, told
from tests.server.test_people import adopt, become
from tests.server.test_tournaments import call, enter, last_round, people, token_at

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


def test_who_is_given_a_seat_at_a_table_of_others_is_told_unless_they_come_by_themselves(place: Place) -> None:
    async def main() -> None:
        async with receiver() as service, running(place, outgoing=FRIENDS) as server:
            clock, entrants, browsers = Clock(server), await people(server, 3), [Browser(service) for _ in range(3)]
            for entrant, browser in zip(entrants, browsers, strict=True):
                await add(server, entrant.key, "push", browser.subscription())

            def titles() -> list[list[str]]:
                return [[message["title"] for message in browser.messages()] for browser in browsers]

            # A round of a tournament begins.
            cup = await call(server, entrants[0], format="balanced", seats=3, rounds=1)
            await enter(server, cup, entrants)
            [pairing] = last_round(await server.post(f"/api/tournaments/{cup}/start", token=entrants[0].key))
            made = {"table": {"id": pairing["table"]}}
            tokens = [await token_at(server, pairing, entrants[number]) for number in pairing["entrants"]]
            turn = (await server.table(made)).turn
            comes, asked = (seat for seat in range(3) if seat != turn)
            async with server.player(made, tokens[comes]):
                await told(server, clock)
            by_seat = [titles()[number] for number in pairing["entrants"]]
            assert (by_seat[turn], by_seat[comes], by_seat[asked]) == (["It is your turn"], [], ["A new game for you"])
            [message] = browsers[pairing["entrants"][asked]].messages()
            assert message["path"] == f"/table/{pairing['table']}"
            assert re.fullmatch(
                r"Toadstools with P\d and P\d: a new game has begun, and you have a seat", message["body"]
            )
            await told(server, clock)
            assert sum(map(len, titles())) == 2, "once"

            # Somebody asks for another game with the same people.
            for token in tokens[:2]:
                await server.post(f"/api/tables/{pairing['table']}/resign", {}, token)
            await told(server, clock)
            before = titles()
            await server.post(f"/api/tables/{pairing['table']}/rematch", token=tokens[2])
            await told(server, clock)
            new = [now[len(then) :] for now, then in zip(titles(), before, strict=True)]
            assert sorted(new) == [["A new game for you"], ["A new game for you"], ["It is your turn"]]

    asyncio.run(asyncio.wait_for(main(), 60))
