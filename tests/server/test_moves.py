"""The table is the authority: what is acknowledged is on disk, what is repeated is done once."""

import json

from gnomehall import registry
from gnomehall.core.vocabulary import SPECTATOR
from tests.server.halls import BOT, BUSY, ME, Player, Running, opened, served


def steps_on_disk(server: Running, table: str) -> list[tuple[int, int, str]]:
    with opened(server.database) as db:
        return db.execute("SELECT seq, who, moves FROM steps WHERE table_id = ? ORDER BY seq", (table,)).fetchall()


@served()
async def test_an_acknowledged_move_is_on_disk_with_the_draws_that_followed(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        move = player.moves()[0]
        answer = await player.play(move)
        assert answer["type"] == "ack"
        assert answer["seq"] == 1
        seq, who, moves = steps_on_disk(server, player.table)[1]
    assert (seq, who) == (1, 0)
    first, *drawn = moves.split("\n")
    assert first == move
    assert all(text.startswith("pick ") for text in drawn)


@served()
async def test_the_mover_is_answered_before_anybody_is_told(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        await player.until("moved")
        kinds = [message["type"] for message in player.got]
        assert kinds.index("ack") < kinds.index("moved")


@served()
async def test_a_stale_seq_is_refused_with_the_current_one(server: Running) -> None:
    made = await server.open(ME, ME)
    tokens = [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await first.play()
        await second.reach(1)
        answer = await second.play(second.moves()[0], seq=0)
        assert (answer["code"], answer["seq"]) == ("stale", 1)
        future = await second.play(second.moves()[0], seq=7)
        assert (future["code"], future["seq"]) == ("stale", 1)
    assert len(steps_on_disk(server, first.table)) == 2


@served()
async def test_the_same_message_twice_is_applied_once_and_answered_twice(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        move = player.moves()[0]
        message = {"type": "move", "table": player.table, "seq": 0, "move": move, "id": "a"}
        await player.send(**message)
        await player.send(**message)
        answers = [await player.until("ack", "refused"), await player.until("ack", "refused")]
        assert answers[0] == answers[1] == {"type": "ack", "table": player.table, "id": "a", "seq": 1}
        again = await player.play(f"  {move.upper()} ", seq=0)
        assert again["seq"] == 1
    assert len(steps_on_disk(server, player.table)) == 2


@served(limits=BUSY)
async def test_a_move_sent_again_in_another_spelling_is_the_same_move(server: Running) -> None:
    made = await server.open(ME, game="gnomopolis")
    async with server.player(made, made["mine"][0]["token"]) as player:
        while not (teams := [move for move in player.moves() if len(set(move.split()[-1])) > 1 and " " in move]):
            await player.play(player.moves()[-1])
            await player.reach(player.seq + 1)
        verb, card, team = teams[0].split()
        seq = player.seq
        assert (await player.play(f"{verb} {card} {team[::-1]}"))["seq"] == seq + 1
        await player.reach(seq + 1)
        for _ in range(3):
            await player.play(player.moves()[-1])
            await player.reach(player.seq + 1)
        assert (await player.play(f"{verb} {card} {team[::-1].lower()}", seq=seq))["seq"] == seq + 1
        assert (await player.play("no move at all", seq=seq))["code"] == "stale"


@served()
async def test_another_move_for_an_old_seq_is_no_repetition(server: Running) -> None:
    made = await server.open(ME, ME, game="gnomopolis")
    table = await server.table(made)
    token = made["mine"][table.turn]["token"]
    async with server.player(made, token) as player:
        one, other = player.moves()[:2]
        await player.play(one)
        assert (await player.play(other, seq=0))["code"] == "stale"


async def play_out(server: Running, game: str, seats: int) -> list[Player]:
    """Play a game with the first choice each time, and compare what the changes gave with the whole."""
    made = await server.open(*[ME] * seats, game=game, public=True)
    table = await server.table(made)
    async with server.connection() as socket:
        players = [Player(socket, made["table"]["id"])]
        await players[0].join()
        async with server.connection() as seat_socket:
            mover = Player(seat_socket, made["table"]["id"])
            players.append(mover)
            # One connection changes seats as the turn does, so every join is a fresh whole view.
            for _ in range(20):
                if table.turn < 0:
                    break
                await mover.join(made["mine"][table.turn]["token"])
                for _ in range(3):
                    if not mover.choices:
                        break
                    await mover.play(mover.moves()[-1])
                    await mover.reach(table.seq)
            whole = registry.game(game).view(table.game().match.state, SPECTATOR)
            await players[0].reach(table.seq)
            assert players[0].view == json.loads(json.dumps(to_plain(whole)))
            changed = mover.view
            await mover.send(type="resync", table=mover.table)
            await mover.until("sync")
            assert mover.view == changed
    return players


def to_plain(view: object) -> object:
    import msgspec

    return msgspec.to_builtins(view)


@served(limits=BUSY)
async def test_changes_add_up_to_the_whole_view_and_choices_in_every_game(server: Running) -> None:
    for game in registry.all_games():
        await play_out(server, game.meta.id, game.meta.seats[-1])


@served(limits=BUSY)
async def test_choices_told_briefly_are_those_told_whole(server: Running) -> None:
    made = await server.open(ME, game="gnomopolis")
    brief = 0
    async with server.player(made, made["mine"][0]["token"]) as player:
        for _ in range(30):
            await player.play(player.moves()[len(player.moves()) // 2])
            moved = await player.until("moved")
            brief += sum(isinstance(choice, str) for choice in moved["choices"])
            told = player.choices
            await player.send(type="resync", table=player.table)
            await player.until("sync")
            assert player.choices == told
    assert brief > 0


@served()
async def test_a_choice_that_chance_follows_says_so(server: Running) -> None:
    made = await server.open(ME, ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        draws = {choice["move"]: choice.get("draws", False) for choice in player.choices}
        # Planting what dusts asks whom to dust before anything is drawn; every other mushroom is replaced at once.
        assert draws == {move: move != "plant c" for move in draws}
        assert {choice["move"] for choice in player.choices if choice.get("opens")} == {"plant c"} & draws.keys()


@served()
async def test_a_choice_that_ends_a_turn_says_so(server: Running) -> None:
    made = await server.open(ME, ME, game="mighty-gnomes", options={"first": "0"})
    async with server.player(made, made["mine"][0]["token"]) as player:
        assert player.turn == 0
        while player.turn == 0:
            ends = {choice["move"] for choice in player.choices if choice.get("ends")}
            (move, *_) = sorted(ends) or player.moves()
            await player.play(move)
            await player.until("moved")
            assert (player.turn != 0) == bool(ends)


@served()
async def test_a_game_against_bots_goes_on_to_its_end_and_is_listed_with_its_result(server: Running) -> None:
    made = await server.open(ME, BOT, BOT, public=True)
    async with server.player(made, made["mine"][0]["token"]) as player:
        while player.turn != -2:
            if player.choices:
                await player.play()
            await player.until("moved")
        over = await player.until("info")
        assert over["info"]["state"] == "over"
        refused = await player.play("plant a")
        assert refused["code"] == "over"
    listed = await server.get("/api/tables")
    assert [(t["state"], t["result"]["ending"]) for t in listed] == [("over", "planted")]
