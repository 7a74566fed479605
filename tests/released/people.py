"""What people leave in a hall: devices, results, talk, notices, editions, tournaments and clocks, amid all of it."""

from gnomehall.core.fair_chance import hash_of
from tests.server.halls import ME, Json, Running
from tests.server.receivers import Browser, Receiver
from tests.server.telling import add, own_table
from tests.server.test_editions import made as make_edition
from tests.server.test_fair_chance import promised
from tests.server.test_finding import OPEN
from tests.server.test_pace import LIVE
from tests.server.test_people import adopt, become, second_device
from tests.server.test_ratings import play_out, rated_table, who
from tests.server.test_talk import react, say, two
from tests.server.test_tournaments import begun


async def live(server: Running, service: Receiver) -> None:
    """Leave rows of every kind that a hall keeps."""
    ada, bo = await become(server, "Ada"), await become(server, "Bo", language="pt-BR")
    await second_device(server, ada["key"])
    await play_out(server, *await rated_table(server, ada["key"], bo["key"]))
    await rated_table(server, ada["key"], bo["key"])
    await talk(server, bo)
    await wait_for_notices(server, ada["key"], service)
    await make_edition(server)
    await begun(server, 4)
    await draw_fairly(server)
    await server.open(ME, ME, pace=LIVE)
    await server.open(ME, OPEN, public=True, fill_after=7 * 86_400)
    await server.hall.pacing.look()


async def talk(server: Running, bo: Json) -> None:
    """A table where something was said, reacted to, reported and silenced."""
    made, ada, friend = await two(server, talk="players")
    await adopt(server, made, bo["key"], friend)
    async with server.player(made, ada) as player:
        await player.play()
    await say(server, made, "good luck", friend)
    await react(server, made, friend, "wow")
    said = await say(server, made, "this will be reported", friend)
    path = f"/api/tables/{made['table']['id']}"
    assert (await server.call("POST", f"{path}/talk/{said['number']}/report", {}, ada)).status_code == 204
    await server.post(f"{path}/silence", {"who": said["who"]}, ada)
    cy = await become(server, "Cy")
    await server.post("/api/me/muted", {"who": who(bo), "name": "Bo"}, cy["key"])


async def wait_for_notices(server: Running, key: str, service: Receiver) -> None:
    """A player who is to be told of a turn, and has not been yet."""
    await server.post("/api/me/notices", {"quiet_from": 1320, "quiet_to": 420, "zone": "Europe/Amsterdam"}, key)
    await add(server, key, "push", Browser(service).subscription())
    await own_table(server, key)
    await server.notices.watch.settled()


async def draw_fairly(server: Running) -> None:
    """A table with a promise, and a move with the number of whoever made it."""
    made, _ = await promised(server, ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.join(made["mine"][player.turn]["token"])
        answer = await player.ask(type="move", seq=player.seq, move=player.moves()[0], number=hash_of("a number"))
        assert answer["type"] == "ack"
