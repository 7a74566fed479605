"""A page that is loaded again asks the same again, whatever is asked."""

import json
import re
from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.record import dumps
from gnomehall.core.rng import Rng
from gnomehall.core.state import DEED, DRAW
from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, SEE, lit, open_table, settle
from tests.e2e.mighty import PROMPTS, asked, generous
from tests.e2e.seats import Seats
from tests.e2e.village import QUESTIONS

PARTS = 3


def questions(game: str) -> set[str]:
    """The steps of a game that are put to players."""
    return {step.name for step in registry.game(game).steps if step.kind not in (DRAW, DEED)}


def reload_and_compare(page: Page, when: str) -> set[str]:
    """What is asked and lit is the same after the page was loaded again; what is lit."""
    *_, asked_before, lit_before = page.evaluate(SEE)
    assert lit_before, when
    page.reload()
    page.wait_for_selector(LIT)
    expect(page.locator(".prompt")).to_have_text(asked_before, use_inner_text=False)
    assert lit(page) == lit_before, when
    return set(lit_before)


def every_question() -> str:
    """Gnomopolis with villagers alone, whose scrolls ask everything that can be asked, and who build by themselves."""
    text = registry.shipped_edition("gnomopolis").text
    text = re.sub(r"^team = .*$", 'team = ["V"]', text, flags=re.MULTILINE)
    for old, new in (
        ("C = 17, V = 25", "C = 17, V = 40"),
        ('start = ["C", "C", "V", "V", "V", "V"]', 'start = ["V", "V", "V", "V", "V", "V"]'),
        ('cost = ["C!"]\neffects = ["+V"]', 'cost = ["V"]\neffects = ["+W"]'),
        ('cost = ["S"]\neffects = ["search 1"]', 'cost = ["V"]\neffects = ["search 1"]'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_gnomopolis_asks_the_same_again(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "gnomopolis", every_question())
    met = [page.locator(".prompt").inner_text()]
    for thing in ("scroll:D1", "old:S", "scroll:D2", "old:M", "scroll:D5", "cup:V", "offer:", "pass"):
        page.wait_for_selector(LIT)
        before = page.evaluate(SEE)
        page.locator(f'[data-lit^="{thing}"]').first.click()
        settle(page, before)
        page.wait_for_selector(LIT)
        met.append(page.locator(".prompt").inner_text())
        reload_and_compare(page, met[-1])
    for question in ("use your gnomes, build", "Which gnome", "Which profession", "Search", "You have built"):
        assert any(question in prompt for prompt in met), question


@pytest.mark.parametrize("part", range(PARTS))
def test_gnome_village_asks_the_same_again(part: int, new_page: NewPage, address: str) -> None:
    assert set(QUESTIONS) == questions("gnome-village")
    page = new_page()
    for step, (text, scripts) in list(QUESTIONS.items())[part::PARTS]:
        table = Seats(address, text)
        try:
            table.until(step, *scripts)
            table.sit(page)
            page.wait_for_selector(LIT)
            # All that choices touch is lit, and nothing else.
            assert reload_and_compare(page, step) == table.things(), step
        finally:
            table.close()


def test_mighty_gnomes_asks_the_same_again(new_page: NewPage, address: str) -> None:
    assert set(PROMPTS) == questions("mighty-gnomes")
    page = new_page()
    for step, record, seq, seat in games_with_every_question():
        sit_at(page, address, record, seq, seat)
        page.wait_for_selector(LIT)
        assert asked(page.locator(".prompt").inner_text()) == step
        reload_and_compare(page, step)


def games_with_every_question() -> Iterator[tuple[str, str, int, int]]:
    """Each question of Mighty Gnomes with the record of a game in which it comes up, the seq, and the seat.

    The games are played at random by their seeds, so they are the same every time.
    """
    game, left = registry.game("mighty-gnomes"), set(PROMPTS)
    setup = registry.setup("mighty-gnomes", 3, edition=game.edition(generous()))
    for seed in count():
        match, rng, seq = Match(game, setup), Rng(seed), 0
        met: dict[str, tuple[int, int]] = {}
        while not match.over:
            state = match.state
            if state.player() >= 0:
                met.setdefault(state.asked(), (seq, state.player()))
                seq += 1
            legal = state.legal_actions()
            match.act(legal[rng.below(len(legal))])
        for step in sorted(left & set(met)):
            yield step, dumps(match.record()), *met[step]
        left -= set(met)
        if not left:
            return


def sit_at(page: Page, address: str, record: str, seq: int, seat: int) -> None:
    """Go on from a position of a record, in the place of whoever decides there."""
    opened = post(f"{address}/api/records", {"text": record})
    wish = {"seq": seq, "seat": seat, "name": "Ada", "bot": "random"}
    made = post(f"{address}/api/tables/{opened['table']['id']}/continue", wish, opened["host"])
    keys = {made["table"]["id"]: {"host": made["host"], "watch": "", "seats": made["mine"], "friends": []}}
    page.evaluate("keys => localStorage.setItem('gnomehall.tables', keys)", json.dumps(keys))
    page.goto(f"/table/{made['table']['id']}")


def post(address: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(address, json.dumps(body).encode(), headers), timeout=20) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def test_a_table_that_the_hall_can_not_have_now_comes_without_a_reload(new_page: NewPage) -> None:
    page = new_page()
    refused: list[str] = []

    def refuse_first(route: WebSocketRoute) -> None:
        """Stand between page and hall, whose database is away when the table is asked for the first time."""
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] != "join" or refused:
                server.send(message)
                return
            refused.append(asked["table"])
            told = {"type": "refused", "code": "busy", "message": "not now; try again", "table": asked["table"]}
            route.send(json.dumps(told))

        route.on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), refuse_first)
    table = open_table(page, "toadstools", seats=2)
    expect(page.locator(LIT).first).to_be_visible()
    assert refused == [table["id"]]
