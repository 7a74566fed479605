"""A view never holds what its seat may not see: the hidden part is dealt anew, and every byte sent is the same."""

import random

import msgspec
import pytest

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server.tables.broadcast import Broadcast, choices_of, position_of
from gnomehall.server.tables.timeline import Timeline
from tests.server.halls import ME, Running, served

GAMES = [game.meta.id for game in registry.all_games()]


def play_out(game: str, steps: int, lot: random.Random) -> Timeline:
    """A game some steps on, played by lot."""
    seats = registry.game(game).meta.seats[-1]
    timeline = Timeline(Match(registry.game(game), registry.setup(game, seats)))
    timeline.commit(timeline.deal(0, lot.randrange))
    for _ in range(steps):
        s = timeline.match.state
        if s.player() < 0:
            break
        text = timeline.match.game.text(s, lot.choice(s.legal_actions()))
        timeline.commit(timeline.move(s.player(), text, 0, lot.randrange))
    return timeline


def other_world(timeline: Timeline, viewer: int, seed: int) -> Timeline:
    """The same game as far as the viewer knows it, with all that is hidden from them dealt anew."""
    twin = Timeline(timeline.start)
    twin.entries, twin.log = timeline.entries[:], timeline.log[:]
    for name in ("_last", "_before", "_depth", "_secret", "_begins"):
        setattr(twin, name, getattr(timeline, name)[:])
    twin._kept = dict(timeline._kept)
    twin.match = timeline.match.branch()
    twin.match.state = timeline.match.state.determinize(viewer, Rng(seed))
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_state_sent_to_a_viewer_hangs_on_nothing_hidden(game: str) -> None:
    differing = 0
    for seed in range(12):
        timeline = play_out(game, 2 + seed, random.Random(seed))
        for viewer in (SPECTATOR, *range(timeline.match.state.seats)):
            sent = set()
            for n in range(5):
                world = other_world(timeline, viewer, n)
                out = msgspec.json.encode(position_of(world.seq, world.match, viewer))
                if world.match.state.player() == viewer:
                    out += msgspec.json.encode(list(choices_of(world.match).values()))
                sent.add(out)
                differing += world.match.game.view(world.match.state, 0) != timeline.match.game.view(
                    timeline.match.state, 0
                )
            assert len(sent) == 1, f"viewer {viewer} of {game} can tell hidden things apart"
    if game == "toadstools":
        assert differing > 0, "nothing was permuted, so nothing was tested"


@pytest.mark.parametrize("game", GAMES)
def test_a_move_of_another_seat_tells_a_viewer_nothing_hidden(game: str) -> None:
    compared = 0
    for seed in range(12):
        timeline = play_out(game, 2 + seed, random.Random(seed))
        mover = timeline.match.state.player()
        for viewer in (SPECTATOR, *range(timeline.match.state.seats)):
            if mover < 0 or viewer == mover:
                continue
            worlds = [other_world(timeline, viewer, n) for n in range(6)]
            text = timeline.match.game.text(timeline.match.state, timeline.match.state.legal_actions()[0])
            sent: dict[bytes, set[bytes]] = {}
            for n, world in enumerate(worlds):
                legal = {world.match.game.text(world.match.state, a) for a in world.match.state.legal_actions()}
                if text not in legal:
                    continue
                show = Broadcast(world, lambda _: False)
                show.view(viewer)
                world.commit(world.move(mover, text, 0, random.Random(n).randrange))
                if world.match.state.player() == viewer:
                    continue
                data, _ = show.moved("t", {viewer: {-1}})
                # What was drawn openly may differ; what was drawn in secret must make no difference.
                told = bytes(world.log[-1].to(viewer))
                sent.setdefault(told, set()).add(data[viewer, -1])
                compared += 1
            assert all(len(alike) == 1 for alike in sent.values()), f"viewer {viewer} of {game}"
    assert compared > 20


@served()
async def test_private_events_go_to_their_seat_alone(server: Running) -> None:
    made = await server.open(ME, ME, ME, public=True)
    async with (
        server.player(made, made["mine"][0]["token"]) as mover,
        server.player(made, made["mine"][1]["token"]) as other,
        server.player(made) as watcher,
    ):
        move = next(choice["move"] for choice in mover.choices if choice.get("draws"))
        await mover.play(move)
        for player in (mover, other, watcher):
            await player.reach(1)
        kinds = [[event["kind"] for event in player.log[1]["events"]] for player in (mover, other, watcher)]
        assert kinds == [["plant", "pick"], ["plant"], ["plant"]]
        dealt = [[event["to"] for event in player.log[0]["events"]] for player in (mover, other, watcher)]
        assert dealt == [[0] * 3, [1] * 3, []]


@served()
async def test_a_running_game_gives_away_no_record_and_no_other_view(server: Running) -> None:
    made = await server.open(ME, ME)
    name, token = made["table"]["id"], made["mine"][0]["token"]
    assert (await server.call("GET", f"/api/tables/{name}/record", token=token)).status_code == 409
    assert (await server.call("GET", f"/api/tables/{name}/positions/0?viewer=1", token=token)).status_code == 403
    open_game = await server.open(ME, ME, game="gnomopolis", public=True)
    assert (await server.call("GET", f"/api/tables/{open_game['table']['id']}/record")).status_code == 200
    mine = await server.get(f"/api/tables/{name}/positions/0", token)
    assert sum(mine["view"]["hand"]) == 3
