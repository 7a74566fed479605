"""Whatever connections send, the server has no fault, and a game beside them is played as if they were not there."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from tests.server.fuzzing import HANDSHAKE, Fuzzer
from tests.server.halls import LONG, ME, Player, Running, running
from tests.server.raw import dial

CASES = 250


async def attack(server: Running, fuzzer: Fuzzer, handshake: bool) -> None:
    """One connection: it sends, perhaps reads, and goes, with or without a word."""
    reader, writer = await asyncio.open_connection(sock=await dial(server))
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        if handshake:
            writer.write(HANDSHAKE)
            await reader.readuntil(b"\r\n\r\n")
        for piece in fuzzer.pieces(fuzzer.script() if handshake else fuzzer.handshake()):
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        if fuzzer.lot.random() < 0.5:
            writer.write_eof()
            while await reader.read(65536):
                pass
    if fuzzer.lot.random() < 0.5:
        writer.transport.abort()
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


async def play_on(players: list[Player]) -> None:
    """The bystanders make a move, if their game is not over."""
    mover = next((player for player in players if player.choices), None)
    if mover:
        answer = await mover.play()
        assert answer["type"] == "ack"
        for player in players:
            await player.reach(answer["seq"])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("handshake", [True, False], ids=["frames", "handshakes"])
def test_odd_bytes_harm_nobody(handshake: bool, seed: int, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            game, target = await server.open(ME, ME), await server.open(ME, ME)
            fuzzer = Fuzzer(seed, target["table"]["id"], target["mine"][0]["token"])
            keys = [key["token"] for key in game["mine"]]
            async with server.player(game, keys[0]) as one, server.player(game, keys[1]) as two:
                for case in range(CASES):
                    await attack(server, fuzzer, handshake)
                    if case % 4 == 0:
                        await play_on([one, two])
                assert one.seq == two.seq == (await server.table(game)).seq > 10
                assert [entry["seq"] for entry in one.log] == list(range(one.seq + 1))
                while server.hall.metrics.sockets > 2:
                    await asyncio.sleep(0.01)
            assert server.hall.metrics.errors._value.get() == 0
            assert set((await server.table(target)).followers) == set()

    asyncio.run(asyncio.wait_for(main(), LONG))
