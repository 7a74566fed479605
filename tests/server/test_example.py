"""The example of a remote bot sits down by link and plays a whole game."""

import asyncio
import sys
from pathlib import Path

from tests.server.halls import BOT, FRIEND, Running, served

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


@served()
async def test_the_remote_bot_plays_a_whole_game_from_a_link(server: Running) -> None:
    made = await server.open(FRIEND, BOT, game="gnomopolis", public=True)
    link = f"http://127.0.0.1:{server.port}/table/{made['table']['id']}#{made['friends'][0]['token']}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), link, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    info = await server.get(f"/api/tables/{made['table']['id']}")
    assert info["state"] == "over"
    assert out.decode().strip() == f"ended by {info['result']['ending']}: {info['result']['scores']}"


def test_the_remote_bot_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 80
