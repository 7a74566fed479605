"""Taking back: one's own last move alone; more when the other people agree; all of it stays in the log."""

from unittest import mock

from gnomehall.server.tables.broadcast import choices_of
from tests.server.halls import BOT, BUSY, ME, Json, Player, Running, served

GNOMOPOLIS = "gnomopolis"


async def start(server: Running, *seats: Json) -> tuple[Json, list[str]]:
    """A table whose tokens are in the order of the turn, and whose first player can do something without a draw."""
    while True:
        made = await server.open(*seats, game=GNOMOPOLIS)
        table = await server.table(made)
        if any(not c.draws and c.kind != "pass" for c in choices_of(table.game().match).values()):
            break
    first = table.turn
    tokens = [key["token"] for key in made["mine"]]
    return made, tokens[first:] + tokens[:first]


def undoable(player: Player) -> str:
    """A move that draws nothing and keeps the turn."""
    return next(str(c["move"]) for c in player.choices if not c.get("draws") and c["kind"] != "pass")


async def pass_both(first: Player, second: Player) -> None:
    """Another seat has moved since the first did, so the first can't take back alone."""
    await first.play(passing(first))
    await second.reach(1)
    await second.play(passing(second))
    await first.reach(2)


def passing(player: Player) -> str:
    return next(str(c["move"]) for c in player.choices if c["kind"] == "pass")


@served()
async def test_ones_own_last_move_is_taken_back_and_stays_in_the_log(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as player:
        before, choices = player.view, player.choices
        await player.play(undoable(player))
        await player.reach(1)
        assert player.undo
        answer = await player.ask(type="undo", seq=1, id="u")
        assert (answer["type"], answer["seq"]) == ("ack", 2)
        await player.reach(2)
        assert (player.view, player.choices) == (before, choices)
        assert player.log[-1] == {"seq": 2, "who": player.you, "round": 1, "events": [], "undo": 0}
        assert len(player.log) == 3
        repeated = await player.ask(type="undo", seq=1, id="u")
        assert repeated == answer


@served()
async def test_nobody_takes_back_alone_what_chance_or_another_seat_came_after(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await pass_both(first, second)
        assert not first.undo
        answer = await first.ask(type="undo", seq=2)
        assert answer == {"type": "ack", "table": first.table, "id": "", "seq": 2}
        asked = await first.until("proposed")
        assert asked["proposal"] == {"number": 1, "by": first.you, "to": 0, "waiting": [second.you]}
        assert first.seq == 2


@served()
async def test_when_all_agree_the_table_goes_back(server: Running) -> None:
    made, tokens = await start(server, ME, ME, ME)
    async with (
        server.player(made, tokens[0]) as first,
        server.player(made, tokens[1]) as second,
        server.player(made, tokens[2]) as third,
    ):
        await pass_both(first, second)
        await first.ask(type="undo", seq=2)
        for other in (second, third):
            await other.until("proposed")
        await second.ask(type="answer", proposal=1, yes=True)
        still = await first.until("proposed")
        while still["proposal"]["waiting"] != [third.you]:
            still = await first.until("proposed")
        answer = await third.ask(type="answer", proposal=1, yes=True)
        assert answer["seq"] == 3
        await first.reach(3)
        assert first.turn == first.you
        assert first.log[-1]["undo"] == 0
        gone = await first.until("proposed")
        assert gone["proposal"] is None


@served()
async def test_one_no_ends_a_proposal_and_so_does_a_move(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await pass_both(first, second)
        await first.ask(type="undo", seq=2)
        await second.until("proposed")
        await second.ask(type="answer", proposal=1, yes=False)
        assert (await second.until("proposed"))["proposal"] is None
        await first.ask(type="undo", seq=2)
        await second.until("proposed")
        await (first if first.choices else second).play()
        while second.proposal is not None:
            await second.receive()
        late = await second.ask(type="answer", proposal=2, yes=True)
        assert late["code"] == "no-proposal"


@served()
async def test_only_who_is_asked_can_agree(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await pass_both(first, second)
        await first.ask(type="undo", seq=2)
        refused = await first.ask(type="answer", proposal=1, yes=True)
        assert refused["code"] == "no-proposal"
        unknown = await second.ask(type="answer", proposal=99, yes=True)
        assert unknown["code"] == "no-proposal"
        withdrawn = await first.ask(type="answer", proposal=1, yes=False)
        assert withdrawn["type"] == "ack"


@served()
async def test_against_bots_a_draw_stays_drawn(server: Running) -> None:
    made = await server.open(ME, BOT)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        while len([entry for entry in player.log if entry["who"] == 1]) < 1 or player.turn != 0:
            await player.receive()
        seq = player.seq
        refused = await player.ask(type="undo", seq=seq)
        assert refused["code"] == "cannot-undo"
        assert player.seq == seq


@served(limits=BUSY)
async def test_moving_and_undoing_comes_to_an_end(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    with mock.patch("gnomehall.server.tables.proposals.UNDONE_ENTRIES", 10):
        async with server.player(made, tokens[0]) as player:
            for seq in range(0, 10, 2):
                await player.play(undoable(player))
                await player.reach(seq + 1)
                assert (await player.ask(type="undo", seq=seq + 1))["type"] == "ack"
                await player.reach(seq + 2)
            await player.play(undoable(player))
            await player.reach(11)
            refused = await player.ask(type="undo", seq=11)
            assert refused["code"] == "cannot-undo"
            assert "so much" in refused["message"]
            assert (await player.play())["type"] == "ack", "the game goes on"


@served()
async def test_a_position_that_was_taken_back_is_no_place_to_go_back_to(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as player:
        await player.play(undoable(player))
        await player.reach(1)
        await player.ask(type="undo", seq=1)
        await player.reach(2)
        for to in (1, 2, 9):
            refused = await player.ask(type="undo", seq=2, to=to)
            assert refused["code"] == "cannot-undo"
        nothing = await player.ask(type="undo", seq=2)
        assert nothing["code"] == "cannot-undo"


@served()
async def test_a_table_with_takings_back_is_the_same_after_a_restart(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as player:
        await player.play(undoable(player))
        await player.reach(1)
        await player.ask(type="undo", seq=1)
        await player.reach(2)
        await player.play(passing(player))
        await player.reach(3)
        seen, log = player.view, player.log
    server.hall.tables.clear()
    async with server.player(made, tokens[0]) as again:
        assert (again.view, again.log, again.seq) == (seen, log, 3)


@served()
async def test_each_is_told_what_may_be_taken_back_and_why_not(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        assert first.undoing == {"how": "none", "why": "nothing"}
        await first.play(undoable(first))
        await first.reach(1)
        await second.reach(1)
        assert first.undoing == {"how": "alone"}
        assert second.undoing == {"how": "none", "why": "nothing"}
        await first.ask(type="undo", seq=1)
        await second.reach(2)
        await first.reach(2)
        await first.play(passing(first))
        await first.reach(3)
        await second.reach(3)
        await second.play(passing(second))
        await first.reach(4)
        assert first.undoing == {"how": "ask", "why": "other-moved", "seat": second.you}


@served()
async def test_against_bots_nobody_can_agree(server: Running) -> None:
    made, tokens = await start(server, ME, BOT)
    async with server.player(made, tokens[0] if tokens[0] else tokens[1]) as player:
        while not player.choices:
            await player.receive()
        before = player.seq
        await player.play(passing(player))
        while player.seq < before + 2 or not player.choices:
            await player.receive()
        assert player.undoing["how"] == "none"
        assert player.undoing["why"] == "other-moved"


@served()
async def test_a_whole_turn_is_taken_back_at_once_where_nothing_came_to_light(server: Running) -> None:
    made, tokens = await start(server, ME, ME)
    async with server.player(made, tokens[0]) as player:
        while player.undoing.get("turn") is None and player.turn == player.you:
            free = [str(c["move"]) for c in player.choices if not c.get("draws") and c["kind"] != "pass"]
            if not free:
                return  # this deal lets nobody do two things without a draw
            await player.play(free[0])
            await player.reach(player.seq + 1)
        assert player.undoing["turn"] == 0
        answer = await player.ask(type="undo", seq=player.seq, to=0)
        assert answer["type"] == "ack"
