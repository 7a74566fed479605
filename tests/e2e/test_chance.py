"""Chance that can be checked in the browser: promised before the deal, numbers with every move, checked in the end."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_lit, rush_to_the_end, start, violations


def chance_of(page: Page) -> Any:
    """What the hall says of the table's chance, by the page's own right."""
    return page.evaluate(
        """async () => {
          const id = location.pathname.split('/')[2];
          const keys = JSON.parse(localStorage.getItem('gnomehall.tables'))[id];
          const answer = await fetch(`/api/tables/${id}/chance`, {headers: {Authorization: `Bearer ${keys.host}`}});
          return [await answer.json(), keys];
        }"""
    )


def click_on(page: Page) -> None:
    """Make some moves by hand: only these bring numbers, those that are rushed through do not."""
    luck = random.Random(1)
    for _ in range(6):
        assert click_lit(page, luck)


def played(new_page: NewPage) -> Page:
    """A game that was opened in the lobby and played to its end here."""
    page = new_page()
    start(page, players=2)
    click_on(page)
    rush_to_the_end(page)
    return page


def test_what_is_promised_is_shown_while_the_game_goes_on(new_page: NewPage) -> None:
    page = new_page()
    start(page, players=2)
    chance, keys = chance_of(page)
    assert chance["commitment"] == keys["promise"]
    assert (chance["secret"], chance["draws"]) == ("", [])
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("region", name="Where the draws come from")
    expect(panel).to_contain_text(chance["commitment"])
    expect(panel.get_by_role("button")).to_have_count(0)


def test_every_draw_is_checked_when_the_game_is_over_also_in_portuguese(new_page: NewPage) -> None:
    page = played(new_page)
    panel = page.get_by_role("region", name="Where the draws come from")
    panel.get_by_role("button", name="Check every draw").click()
    chance, keys = chance_of(page)
    assert [one["number"] for one in chance["numbers"] if one["who"] == -1] == [keys["opening"]]
    sent = [one for one in chance["numbers"] if one["who"] == 0]
    assert sent, "a number went with the moves that were made here"
    expect(panel).to_contain_text(f"All {len(chance['draws'])} draws are what the secret")
    expect(panel).to_contain_text("sent a number before the deal")
    expect(panel).to_contain_text(f"{len(sent)} numbers of players entered after that (one chain)")
    expect(panel.locator(".fault")).to_have_count(0)
    assert violations(page) == []
    page.evaluate("localStorage.setItem('gnomehall.language', 'pt-BR')")
    page.reload()
    portuguese = page.get_by_role("region", name="De onde vêm os sorteios")
    portuguese.get_by_role("button", name="Conferir todos os sorteios").click()
    expect(portuguese).to_contain_text("sorteios são o que o segredo e os números dos jogadores dão")


def test_what_was_changed_is_found_by_the_browser(new_page: NewPage) -> None:
    page = played(new_page)
    told, _ = chance_of(page)
    panel = page.get_by_role("region", name="Where the draws come from")
    lie: dict[str, Any] = {}

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps({**told, **lie}))

    def check() -> None:
        panel.get_by_role("button", name="Check every draw").click()

    page.route(re.compile(r"/chance$"), answer)
    check()
    expect(panel).to_contain_text("draws are what the secret")
    # Another draw in the place of one.
    draw = told["draws"][-1]
    other = next(text for text, _ in [*draw["outcomes"], ["draw z", 1]] if text != draw["drawn"])
    lie["draws"] = [*told["draws"][:-1], {**draw, "drawn": other}]
    check()
    expect(panel.locator(".fault")).to_contain_text(f"the first at move {draw['at'] + 1}: {other}")
    expect(panel).not_to_contain_text("draws are what the secret")
    # A number of ours that another one was put in the place of.
    lie.clear()
    ours = next(n for n, one in enumerate(told["numbers"]) if one["who"] == 0)
    lie["numbers"] = [one | {"number": "0" * 64} if n == ours else one for n, one in enumerate(told["numbers"])]
    check()
    expect(panel).to_contain_text("One number of your seat was not sent by this browser")
    # Another secret, with its own hash: sound in itself, but it is not what this browser was promised.
    lie.clear()
    lie["commitment"] = "0" * 64
    check()
    expect(panel).to_contain_text("This browser was promised something else")
    expect(panel).to_contain_text("not the one that was promised")
    lie["numbers"] = told["numbers"][1:]
    check()
    expect(panel).to_contain_text("The number that this browser opened the table with is missing")


def test_numbers_go_on_after_a_reload(new_page: NewPage) -> None:
    page = new_page()
    start(page, players=2)
    click_on(page)
    page.reload()
    click_on(page)
    rush_to_the_end(page)
    panel = page.get_by_role("region", name="Where the draws come from")
    panel.get_by_role("button", name="Check every draw").click()
    expect(panel).to_contain_text("(one chain)")


def test_where_nothing_was_promised_the_page_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate(
        """async () => {
          const answer = await fetch('/api/games/gnomopolis/lesson', {
            method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}',
          });
          const made = await answer.json();
          const keys = {host: made.host, watch: made.watch, seats: made.mine, friends: []};
          localStorage.setItem('gnomehall.tables', JSON.stringify({[made.table.id]: keys}));
          location.href = `/table/${made.table.id}`;
        }"""
    )
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("region", name="Where the draws come from")
    expect(panel).to_contain_text("can't be checked")


def test_a_finished_table_is_played_again_with_the_same_deal(new_page: NewPage) -> None:
    page = played(new_page)
    told, _ = chance_of(page)
    before = page.url
    page.get_by_role("button", name="Beat this table").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".prompt")
    rush_to_the_end(page)
    panel = page.get_by_role("region", name="Where the draws come from")
    expect(panel).to_contain_text(told["commitment"])
    panel.get_by_role("button", name="Check every draw").click()
    expect(panel).to_contain_text("draws are what the secret")
    expect(panel).to_contain_text("It has the luck of another game")
    again, _ = chance_of(page)
    deal = [draw["drawn"] for draw in told["draws"][:10]]
    assert [draw["drawn"] for draw in again["draws"][:10]] == deal
