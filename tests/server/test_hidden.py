"""Whatever is asked of a table, the answer hangs on nothing that is hidden from whoever asks.

What is hidden from a viewer is resampled in the table's own memory, and every endpoint asked again: every byte is the
same.
"""

import asyncio
import json
import random
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from gnomehall import registry
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server.app import App, Config
from gnomehall.server.tables.broadcast import Broadcast
from gnomehall.server.tables.timeline import Timeline
from tests.server.halls import BUSY, ME, Json, Player, Running, running
from tests.server.test_secrets import other_world, play_out

GAMES = [game.meta.id for game in registry.all_games()]
WORLDS = 3
THINGS = 6
"""Things on the board that are pointed at, of each kind of game and position."""

ASKED = (
    *("", "/edition", "/sheet", "/drawing", "/positions/{seq:int}", "/record"),
    *("/look", "/ahead", "/lesson", "/log", "/chance"),
)
NOT_ASKED = {
    "/hint": "a search with a clock never says the same twice; that it knows no more than its seat is a law of bots",
    "/analysis": "only for games that are over, when nothing is hidden any more",
    "/analysis/progress": "how far a search is",
    **dict.fromkeys(("/sit", "/name", "/leave", "/seats/{seat:int}", "/public", "/close"), "of seats, not of the game"),
    **dict.fromkeys(
        ("/invitation", "/seats/{seat:int}/invite", "/seats/{seat:int}/stand-in", "/resign", "/colour"), "likewise"
    ),
    **dict.fromkeys(("/take", "/seats/{seat:int}/absent", "/holiday"), "of seats and clocks, not of the game"),
    **dict.fromkeys(("/adopt", "/claim", "/release"), "of players, not of the game"),
    **dict.fromkeys(
        ("/talk", "/react", "/talk/{number:int}/report", "/silence", "/talk/forget"),
        "what people say themselves; nothing of the game is added",
    ),
    **dict.fromkeys(("/rematch", "/follow", "/continue"), "only for games that are over"),
}


def test_every_endpoint_of_a_table_is_asked_or_has_a_reason_not_to_be(tmp_path: Path) -> None:
    start = "/api/tables/{table:str}"
    routes = App(Config(tmp_path / "hall.db")).litestar.routes
    paths = [route.path for route in routes if isinstance(route, HTTPRoute)]
    found = {path.removeprefix(start) for path in paths if path.startswith(start)}
    assert found == {*ASKED, *NOT_ASKED}


async def put(server: Running, made: Json, timeline: Timeline) -> None:
    """Lay another game on a table."""
    table = await server.table(made)
    table.timeline, table.broadcast, table.entries = timeline, Broadcast(timeline, lambda _: False), timeline.entries


async def ask_all(server: Running, made: Json, token: str, moves: list[str], things: list[str]) -> list[str]:
    """What somebody is told by every endpoint and by the socket."""
    name = made["table"]["id"]
    seq = (await server.table(made)).seq
    paths = ["", "/edition", "/sheet", "/drawing", f"/positions/{seq}", "/record", "/lesson", "/log?before=1000"]
    paths += ["/chance", *(f"/look?thing={thing}" for thing in things)]
    told = [(await server.call("GET", f"/api/tables/{name}{path}", token=token)).text for path in paths]
    for move in moves:
        answer = await server.call("POST", f"/api/tables/{name}/ahead", {"moves": [move]}, token)
        told.append(answer.text)
    async with server.connection() as socket:
        player = Player(socket, name)
        await player.join(token)
        told.append(player.raw[-1])
        for text in ("no such move", "pass", "skip"):
            await player.send(type="move", table=name, seq=seq + 1, move=text)
            told.append(json.dumps(await player.until("ack", "refused")))
        await player.send(type="move", table=name, seq=seq, move="no such move")
        told.append(json.dumps(await player.until("ack", "refused")))
    return told


async def compare(server: Running, game: str, steps: int, lot: random.Random) -> int:
    """Ask as every viewer in worlds that they can't tell apart; how many of the worlds differ at all."""
    timeline = play_out(game, steps, lot)
    seats = timeline.match.state.seats
    made = await server.open(*[ME] * seats, game=game)
    tokens = {SPECTATOR: made["watch"]} | {key["seat"]: key["token"] for key in made["mine"]}
    moves = [timeline.match.game.text(timeline.match.state, a) for a in timeline.match.state.legal_actions()][:3]
    choices = timeline.match.game.faces().choices(timeline.match.state)
    things = sorted({thing for choice in choices for thing in choice.touches})[:THINGS]
    differing = 0
    for viewer, token in tokens.items():
        worlds = [timeline, *(other_world(timeline, viewer, n) for n in range(WORLDS - 1))]
        told = []
        for world in worlds:
            await put(server, made, world)
            told.append(await ask_all(server, made, token, moves, things))
        for answers in zip(*told, strict=True):
            assert len(set(answers)) == 1, f"viewer {viewer} of {game}: {set(answers)}"
        views = [[world.match.game.view(world.match.state, seat) for seat in range(seats)] for world in worlds]
        differing += sum(view != views[0] for view in views)
    return differing


@pytest.mark.parametrize("game", GAMES)
def test_no_endpoint_tells_hidden_things_apart(game: str, tmp_path: Path) -> None:
    async def main() -> int:
        async with running(tmp_path / "hall.db", limits=BUSY) as server:
            # For how long somebody is away is not hidden, and not the same twice.
            server.hall.clock = lambda: 0.0
            return await compare(server, game, 7, random.Random(7))

    differing = asyncio.run(main())
    if game == "toadstools":
        assert differing > 0, "nothing was permuted, so nothing was tested"
