"""Trials of editions: bots play one's own beside the shipped one, in a worker, for a while."""

import asyncio
import json
from typing import Any
from unittest.mock import patch

import pytest

from gnomehall import registry
from gnomehall.server import limits
from gnomehall.server.workers.trials import trial_out
from gnomehall.sim.paired import Pairing
from gnomehall.sim.quick import compare_for
from tests.server.halls import LONG, Json, Running, served


async def changed(server: Running, game: str = "toadstools") -> tuple[str, str]:
    """An edition in which something is other than shipped: its id and secret."""
    made = await server.post("/api/editions", {"game": game})
    name, token, data = made["edition"]["info"]["id"], made["token"], made["edition"]["data"]
    data["hand"] = 2
    await server.post(f"/api/editions/{name}", {"data": data, "revision": 1}, token)
    return name, token


async def trial(server: Running, name: str, token: str, **wish: Any) -> list[Json]:
    body = {"players": 2, "bot": "random", "seconds": 5, **wish}
    answer = await server.http.post(
        f"/api/editions/{name}/trial", json=body, headers={"authorization": f"Bearer {token}"}, timeout=LONG
    )
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


@served()
async def test_the_last_line_of_a_trial_has_figures_and_components_with_intervals(server: Running) -> None:
    name, token = await changed(server)
    *before, last = await trial(server, name, token)
    assert {line["type"] for line in before} == {"progress"}
    assert (last["type"], last["players"], last["bot"]) == ("trial", 2, "random")
    assert last["pairs"] > 10
    figures = {(one["kind"], one["of"]): one for one in last["figures"]}
    choices = figures["branching", ""]
    assert choices["change"]["low"] <= choices["change"]["value"] <= choices["change"]["high"] < 0
    assert choices["changed"]  # with one card less in every hand


@served()
async def test_only_the_owner_of_a_sound_edition_tries_it(server: Running) -> None:
    name, token = await changed(server)
    wish = {"players": 2, "bot": "random", "seconds": 1}
    for other in ("", "guess"):
        answer = await server.call("POST", f"/api/editions/{name}/trial", wish, other)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-owner")
    for bad in ({"players": 9}, {"players": 1}, {"bot": "expert"}, {"seconds": 61}, {"seconds": 0}, {"more": 1}):
        answer = await server.call("POST", f"/api/editions/{name}/trial", wish | bad, token)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    data = (await server.get(f"/api/editions/{name}"))["data"] | {"hand": 99}
    await server.post(f"/api/editions/{name}", {"data": data, "revision": 2}, token)
    answer = await server.call("POST", f"/api/editions/{name}/trial", wish, token)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-edition")


@served()
async def test_one_trial_at_a_time_for_each_client_and_who_leaves_stops_theirs(server: Running) -> None:
    name, token = await changed(server)
    wish = {"players": 2, "bot": "random", "seconds": 60}
    headers = {"authorization": f"Bearer {token}"}
    async with server.http.stream("POST", f"/api/editions/{name}/trial", json=wish, headers=headers) as answer:
        lines = answer.aiter_lines()
        assert json.loads(await anext(lines))["type"] == "progress"
        second = await server.call("POST", f"/api/editions/{name}/trial", wish, token)
        assert (second.status_code, second.json()["code"]) == (429, "too-many")
        assert len(server.hall.trials.processes()) <= 1
    # The stream is closed: its worker is stopped long before the minute is over, and the next one may begin.
    while (await server.call("POST", f"/api/editions/{name}/trial", wish | {"seconds": 1}, token)).status_code == 429:
        await asyncio.sleep(0.05)


@served()
async def test_so_many_trials_wait_in_a_hall(server: Running) -> None:
    name, token = await changed(server)
    with patch.object(limits, "TRIALS", 0):
        answer = await server.call("POST", f"/api/editions/{name}/trial", {}, token)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")


@pytest.mark.parametrize("game", registry.OWN)
def test_a_small_comparison_ends_when_its_time_is_over(game: str) -> None:
    ticks = iter(range(100))
    data = registry.shipped_edition(game).text.replace('name = "first"', 'name = "mine"')
    heard: list[int] = []
    pairing = Pairing(game, 2, "random", 0, {}, (None, data))
    found = compare_for(pairing, 3, lambda: float(next(ticks)), heard.append)
    assert heard == [1, 2, 3]
    assert found.pairs == 3
    assert trial_out(found).components or registry.game(game).meta.sample
    # Nothing but the name differs, so every game is the same game.
    assert all(one.change.value == 0.0 for one in found.figures)
