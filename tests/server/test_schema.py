"""The whole HTTP API as its own description has it, fuzzed by schemathesis: a real server, real tables and tokens."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from gnomehall import registry
from tests.server.halls import BOT, FRIEND, LONG, ME, Json, Running, running

EXAMPLES = 25
SLOW = {"/api/tables/{table}/hint": 4, "/api/tables/{table}/analysis": 4}
"""What takes thought is asked for less often."""
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@dataclass(frozen=True)
class Hall:
    """A server in a thread of its own, and what one can have of it."""

    address: str
    description: Json
    tokens: dict[str, list[str]]
    """By table."""
    running: Running


async def fill(server: Running) -> dict[str, list[str]]:
    """Tables of every game and in every state, and the tokens of all who are there."""
    made = [await server.open(ME, FRIEND, game=game, public=True) for game in registry.GAMES]
    made += [await server.open(ME, ME, game=game) for game in registry.GAMES]
    made.append(await server.open(BOT, BOT))
    made.append(await server.post("/api/games/gnomopolis/lesson", {"name": "Ann", "bot": "Bo"}))
    closed = await server.open(ME, ME, public=True)
    await server.post(f"/api/tables/{closed['table']['id']}/close", token=closed["host"])
    made.append(closed)
    while (await server.table(made[2 * len(registry.GAMES)])).row.state != "over":
        await asyncio.sleep(0.02)
    return {
        one["table"]["id"]: [one["host"], one["watch"], *(key["token"] for key in (*one["mine"], *one["friends"]))]
        for one in made
    }


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("schema")
    ready: list[Hall | BaseException] = []
    came, done = threading.Event(), threading.Event()
    thread = threading.Thread(target=serve, args=(folder / "hall.db", ready, came, done))
    thread.start()
    came.wait()
    try:
        [found] = ready
        assert isinstance(found, Hall), found
        yield found
    finally:
        done.set()
        thread.join()


def serve(database: Path, ready: "list[Hall | BaseException]", came: threading.Event, done: threading.Event) -> None:
    async def main() -> None:
        async with running(database, openings=1_000_000, workers=1) as server:
            tokens = await fill(server)
            description = await server.get("/schema/openapi.json")
            ready.append(Hall(f"http://127.0.0.1:{server.port}", description, tokens, server))
            came.set()
            await asyncio.to_thread(done.wait)

    try:
        asyncio.run(main())
    except BaseException as error:
        ready.append(error)
    finally:
        came.set()


def made_real(body: Any, hall: Hall, data: st.DataObject) -> Any:
    """Names of games, tables, tokens, bots and moves that there are, in place of some of those that there are not."""
    names: dict[str, list[Any]] = {
        "game": list(registry.GAMES),
        "table": list(hall.tokens),
        "token": [token for tokens in hall.tokens.values() for token in tokens],
        "bot": ["random", ""],
        "edition": ["", "", *(registry.shipped_text(game) for game in registry.GAMES)],
        "options": [{}],
        "seats": [[ME, ME], [ME, FRIEND, BOT]],
        "moves": [["plant a"], ["pass"], []],
        "seq": [0, 1],
        "seat": [0, 1],
    }
    if isinstance(body, list):
        return [made_real(inner, hall, data) for inner in body]
    if not isinstance(body, dict):
        return body
    changed = {}
    for key, inner in body.items():
        real = key in names and data.draw(st.integers(0, 3)) > 0
        changed[key] = data.draw(st.sampled_from(names[key])) if real else made_real(inner, hall, data)
    return changed


def test_every_operation_answers_as_it_is_described_and_none_fails(hall: Hall) -> None:
    schema = schemathesis.openapi.from_dict(hall.description)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == sum(len(path) for path in hall.description["paths"].values())
    for operation in operations:
        fuzz(operation, hall)
    errors = hall.running.hall.metrics.errors
    assert next(sample.value for metric in errors.collect() for sample in metric.samples) == 0


def fuzz(operation: Any, hall: Hall) -> None:
    @given(case=operation.as_strategy(), data=st.data())
    @settings(
        max_examples=SLOW.get(operation.path, EXAMPLES if operation.path_parameters or operation.body else 2),
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from([*hall.tokens, "nowhere"]))
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        if "game" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["game"] = data.draw(st.sampled_from(list(registry.GAMES)))
        fitting = hall.tokens.get(table, [])
        case.headers["Authorization"] = f"Bearer {data.draw(st.sampled_from([*fitting, *fitting, 'wrong']))}"
        case.body = made_real(case.body, hall, data)
        case.call_and_validate(base_url=hall.address, checks=CHECKS, timeout=LONG)

    ask()
