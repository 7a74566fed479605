"""A bot on another computer: it sits down by a link and plays a whole game, each move by lot.

    python examples/remote_bot.py http://127.0.0.1:8137/table/TABLE#TOKEN

Needs `pip install websockets`. docs/protocol.md says what goes over the wire; `choose` is the place for a better idea.
"""

import asyncio
import json
import random
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def sit_down(base, table, link):
    """Use the link up; the token that comes back is ours alone."""
    body = json.dumps({"token": link, "name": "Remote bot"}).encode()
    request = Request(f"{base}/api/tables/{table}/sit", body, {"content-type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)["token"]


def choose(view, choices):
    """One of the choices, each an object: move, kind, rule, data, touches, draws."""
    return random.choice(choices)


def apply_delta(view, delta):
    for path, value in delta:
        at = view
        for key in path[:-1]:
            at = at[key]
        if isinstance(at, list) and path[-1] == len(at):
            at.append(value)
        else:
            at[path[-1]] = value


async def play(base, table, token):
    view, known, result = {}, {}, None
    async with connect(base.replace("http", "ws", 1) + "/socket", max_size=None) as socket:
        await socket.send(json.dumps({"type": "join", "table": table, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "sync":
                view, result = message["view"], message["info"]["result"]
            elif message["type"] == "moved":
                apply_delta(view, message["delta"])
                result = message["result"]
            elif message["type"] == "refused":
                raise SystemExit(message["message"])
            if result:
                return result
            if message.get("choices"):
                choices = [known[c] if isinstance(c, str) else c for c in message["choices"]]
                known = {choice["move"]: choice for choice in choices}
                move = choose(view, choices)["move"]
                await socket.send(json.dumps({"type": "move", "table": table, "seq": message["seq"], "move": move}))
    raise SystemExit("the server hung up")


def main():
    link = urlsplit(sys.argv[1])
    base, table = f"{link.scheme}://{link.netloc}", link.path.rsplit("/", 1)[-1]
    result = asyncio.run(play(base, table, sit_down(base, table, link.fragment)))
    print(f"ended by {result['ending']}: {result['scores']}")


if __name__ == "__main__":
    main()
