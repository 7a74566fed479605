"""All seats of a table of Gnome Village, played over the socket, so that a test gets to the question it is about.

Cards and Businesses come by chance; a table whose edition has only one kind of each leaves nothing to it.
"""

import json
import re
from contextlib import ExitStack
from importlib.resources import files
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

NAMES = ("Ada", "Bo", "Cleo", "Dora")
ENOUGH = ("end work", "end turn", "decline", "finish")


def edition(business: str = "goldsmith", card: str = "coins-2", coins: int = 4) -> str:
    """The shipped edition with one kind of Business, one Forest card, and so many coins to begin with."""
    text = (files("gnomehall") / "games" / "gnome_village" / "edition.toml").read_text(encoding="utf-8")
    parts = re.split(r"(?=^\[\[)", text.replace("start_coins = 4", f"start_coins = {coins}"), flags=re.MULTILINE)
    kept = [
        part.replace("deluxe = true\n", "")
        for part in parts
        if (not part.startswith("[[businesses]]") or f'id = "{business}"\n' in part)
        and (not part.startswith("[[forest]]") or f'id = "{card}"\n' in part)
    ]
    return re.sub(rf'(id = "{business}"\nname = .*\ncopies = )\d+', r"\g<1>12", "".join(kept))


class Seats:
    def __init__(self, address: str, text: str = "", seats: int = 3) -> None:
        wish = {
            "game": "gnome-village",
            "seats": [{"kind": "me", "name": NAMES[seat]} for seat in range(seats)],
            "options": {"first": "0"},
            "edition": text,
        }
        body = json.dumps(wish).encode()
        request = Request(f"{address}/api/tables", body, {"content-type": "application/json"})
        with urlopen(request, timeout=20) as answer:
            made = json.load(answer)
        self.id: str = made["table"]["id"]
        self.tokens: list[str] = [key["token"] for key in made["mine"]]
        self.seq, self.player, self.asked = 0, 0, ""
        self.moves: list[str] = []
        self._touched: list[dict[str, str]] = [{} for _ in range(seats)]
        self._stack = ExitStack()
        self._sockets: list[ClientConnection] = []
        for token in self.tokens:
            socket = self._stack.enter_context(connect(address.replace("http", "ws", 1) + "/socket", max_size=None))
            socket.send(json.dumps({"type": "join", "table": self.id, "token": token}))
            self._sockets.append(socket)
        for seat in range(seats):
            self._hear(seat)

    def close(self) -> None:
        self._stack.close()

    def _hear(self, seat: int) -> None:
        """Read what a seat is told, up to the next change of the table."""
        while True:
            message: dict[str, Any] = json.loads(self._sockets[seat].recv(timeout=20))
            if message["type"] == "refused":
                raise AssertionError(message["message"])
            if message["type"] in ("sync", "moved"):
                break
        view = message.get("view") or {path[0]: value for path, value in message["delta"] if len(path) == 1}
        self.asked = view.get("asked", self.asked)
        self.player = view.get("player", self.player)
        self.seq = message["seq"]
        if message["choices"]:
            # A choice that was sent before is only named again.
            told = {one["move"]: one["touches"][0] for one in message["choices"] if not isinstance(one, str)}
            self._touched[seat] |= told
            self.moves = [one if isinstance(one, str) else one["move"] for one in message["choices"]]

    def things(self) -> set[str]:
        """What the choices of whoever decides touch."""
        return {self._touched[self.player][move] for move in self.moves}

    def play(self, move: str) -> None:
        asked = {"type": "move", "table": self.id, "seq": self.seq, "move": move}
        self._sockets[self.player].send(json.dumps(asked))
        for seat in range(len(self._sockets)):
            self._hear(seat)

    def until(self, step: str, *scripts: list[str], seat: int = 0) -> None:
        """Play until a seat is asked a step: each seat whatever its script names first of what it may do, once."""
        wishes = [list(script) for script in scripts] + [["preset main-street"]] * (len(self.tokens) - len(scripts))
        for _ in range(400):
            if (self.asked, self.player) == (step, seat):
                return
            self.play(self._next(wishes[self.player]))
        raise AssertionError(f"{step} is never asked; now it is {self.asked}")

    def _next(self, wishes: list[str]) -> str:
        for wish in wishes:
            for move in self.moves:
                if re.match(wish + r"(\b|$)", move):
                    if not wish.startswith(("preset", "place", "go")):
                        wishes.remove(wish)
                    return move
        return next((move for move in ENOUGH if move in self.moves), self.moves[0])

    def sit(self, page: Page, seat: int = 0) -> None:
        """Let a page have a seat's key, and open the table."""
        mine = {"host": "", "watch": "", "seats": [{"seat": seat, "token": self.tokens[seat]}], "friends": []}
        keys = {self.id: mine}
        page.evaluate("keys => localStorage.setItem('gnomehall.tables', keys)", json.dumps(keys))
        page.goto(f"/table/{self.id}")
        page.wait_for_selector(".board, .phone")
