"""Web Push from end to end: a browser subscribes, the hall encrypts, a push service takes it, the browser shows it.

The one thing that is not real is the subscription: a browser makes it with its maker's service, which a test can't
reach. So the page is given one of a service here, whose key the test has, and what arrives there is handed to the
browser as its own service would do it.
"""

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.e2e.hands import start, violations
from tests.e2e.moving import LONG, MovingHall, open_moving_hall
from tests.e2e.test_invitations import free_seat
from tests.e2e.test_notices import await_notices, settle
from tests.e2e.test_players import become
from tests.e2e.test_talk import mover
from tests.e2e.test_together import finish_turn
from tests.server.receivers import Browser, Receiver, receiver
from tests.server.telling import FRIENDS

SUBSCRIBED = """json => {
  let made = null;
  const one = {toJSON: () => JSON.parse(json), unsubscribe: async () => { made = null; return true; }};
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async options => { window.subscribedWith = options; return (made = one); };
}"""
KEY = """async () => {
  const key = localStorage.getItem('gnomehall.player');
  const answer = await fetch('/api/me/notices', {headers: {Authorization: `Bearer ${key}`}});
  return (await answer.json()).push_key;
}"""
CLICK = """async () => {
  self.clients.openWindow = async address => { self.opened = address; };
  const [shown] = await self.registration.getNotifications();
  const click = new NotificationEvent('notificationclick', {notification: shown});
  self.dispatchEvent(click);
  for (let left = 200; left && !self.opened; left--) await new Promise(soon => setTimeout(soon, 20));
  return [self.opened, (await self.registration.getNotifications()).length];
}"""


@contextmanager
def push_service() -> Iterator[Receiver]:
    """A push service in a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    open_ = receiver()
    try:
        yield asyncio.run_coroutine_threadsafe(open_.__aenter__(), loop).result(LONG)
    finally:
        asyncio.run_coroutine_threadsafe(open_.__aexit__(None, None, None), loop).result(LONG)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(LONG)
        loop.close()


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[MovingHall]:
    with open_moving_hall(tmp_path, FRIENDS) as found:
        yield found


def deliver(page: Page, message: dict[str, Any]) -> None:
    """Wake the worker with a message, as the browser does when one arrives for it."""
    client = page.context.new_cdp_session(page)
    ids: list[str] = []
    client.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: ids.extend(one["registrationId"] for one in event["registrations"]),
    )
    client.send("ServiceWorker.enable")
    while not ids:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    client.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": ids[0], "data": json.dumps(message)}
    )
    client.detach()


def open_as(chromium: Chromium, hall: MovingHall, language: str) -> Page:
    context = chromium.new_context(base_url=hall.address, locale=language, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('gnomehall.asks', 'off')")
    context.grant_permissions(["notifications"])
    page = context.new_page()
    page.goto("/")
    settle(page)
    return page


def test_a_player_subscribes_and_whose_turn_it_is_reaches_the_browser_and_leads_to_the_table(
    browser: Chromium, hall: MovingHall
) -> None:
    with push_service() as service:
        subscriber = Browser(service)
        ada, bo = open_as(browser, hall, "en-US"), open_as(browser, hall, "en-US")
        ada.context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscriber.subscription())})")
        become(ada)
        ada.get_by_role("button", name="Tell me by this browser").click()
        way = ada.get_by_role("listitem", name="Browser")
        expect(way).to_be_visible()
        assert not violations(ada)
        options = ada.evaluate("[window.subscribedWith.userVisibleOnly, window.subscribedWith.applicationServerKey]")
        assert options == [True, ada.evaluate(KEY)]

        way.get_by_role("button", name="Send me one now").click()
        expect(ada.get_by_role("status").filter(has_text="It is on its way.")).to_be_visible()
        [trial] = subscriber.messages()
        assert trial["title"] == "This is how you will be told"

        # Bo plays; Ada has closed the table, and a minute later her browser hears of it.
        ada.goto("/")
        table = start(ada, 2, name="Ada", friends=1)
        bo.goto(free_seat(ada, 2).removeprefix(hall.address))
        bo.get_by_label("Your name").fill("Bo")
        bo.get_by_role("button", name="Sit down").click()
        if mover(ada, bo) is ada:
            finish_turn(ada, random.Random(1))
        ada.goto("/ratings")
        finish_turn(bo, random.Random(2))
        hall.advance(61)
        message = subscriber.messages()[-1]
        assert (message["title"], message["path"]) == ("It is your turn", f"/table/{table}")
        deliver(ada, message)
        assert await_notices(ada) == [["It is your turn", "Gnomopolis with Bo: it is your turn", f"/table/{table}"]]

        # Only a real click may open a window, so the worker tells which one it would.
        [worker] = ada.context.service_workers
        opened, left = worker.evaluate(CLICK)
        assert (opened, left) == (f"{hall.address}/table/{table}", 0)
        ada.goto(opened)
        expect(ada.locator("[data-lit]").first).to_be_visible()
        hall.advance(61)
        assert len(subscriber.messages()) == 2, "whoever is there is told no more"

        # One click, and nothing comes any more.
        ada.goto("/me")
        way.get_by_role("button", name="Remove").click()
        expect(way).to_have_count(0)
        for page in (ada, bo):
            page.context.close()
