"""One may ask what would come of a move before one makes it, and learns nothing that is hidden."""

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.server.tables.ahead import look_ahead
from tests.core.test_match import SMALL, match_of
from tests.server.halls import ME, Running, served


@served()
async def test_a_look_ahead_tells_events_choices_and_score_and_does_nothing(server: Running) -> None:
    made = await server.open(ME, game="gnomopolis")
    path, token = f"/api/tables/{made['table']['id']}/ahead", made["mine"][0]["token"]
    async with server.player(made, token) as player:
        for move in player.moves():
            found = await server.post(path, {"moves": [move]}, token=token)
            assert found["seq"] == 0
            assert found["events"]
        assert (await server.table(made)).seq == 0
        wrong = await server.call("POST", path, {"moves": ["build Z9"]}, token=token)
        assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-notation")
        nothing = await server.call("POST", path, {"moves": []}, token=token)
        assert nothing.status_code == 400


def test_what_comes_of_a_move_is_what_then_happens_where_it_is_sure() -> None:
    sure = 0
    for game_id in ("gnomopolis", "gnome-village", "mighty-gnomes"):
        game = registry.game(game_id)
        match = Match(game, registry.setup(game_id, 2), ("a", "b"))
        rng = Rng(5)
        for _ in range(150):
            while match.state.player() == CHANCE:
                match.roll(rng.below)
            seat = match.state.player()
            if seat < 0:
                break
            legal = match.state.legal_actions()
            text = game.text(match.state, legal[rng.below(len(legal))])
            told = look_ahead(match, seat, 0, [text])
            twin = match.branch()
            twin.state = twin.state.determinize(seat, Rng(99))
            assert look_ahead(twin, seat, 0, [text]) == told
            happened = [event for event in match.play(text) if event.seen_by(seat)]
            assert [event.kind for event in told.events] == [event.kind for event in happened[: len(told.events)]]
            if told.sure:
                sure += 1
                assert told.player == match.state.player()
                assert len(told.events) == len(happened)
    assert sure > 200


def test_what_a_move_would_bring_to_light_is_not_told_before() -> None:
    """Seat 0 does not know which mushroom is left for it, though the draw that follows has only one outcome."""
    match = match_of(2, "pick a", "pick a", edition=SMALL)
    told = look_ahead(match, 0, 0, ["plant a"])
    assert (told.sure, told.view, told.choices, told.change) == (False, None, [], 0)
    assert [event.kind for event in told.events] == ["plant"]
