"""A table's life in the lobby, verb after verb, and what must be in the file after any of them was acknowledged."""

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

import httpx

from gnomehall.server.store.interface import Grant, TableRow
from gnomehall.server.tables.seats import claim_of, hash_of
from tests.server.halls import FRIEND, ME, Json

VERBS = ("sit", "name", "public", "private", "reseat", "leave", "resign", "close", "rematch", "continue", "lesson")


@dataclass(frozen=True)
class Expected:
    """A table as it must be in the file: what its row says, which tokens open it, and which do so no longer."""

    table: str
    names: tuple[str, ...] = ("", "")
    taken: tuple[bool, ...] = (True, False)
    public: bool = False
    state: str = "playing"
    rematch: bool = False
    valid: frozenset[bytes] = field(default_factory=frozenset)
    void: frozenset[bytes] = field(default_factory=frozenset)

    def holds(self, row: TableRow, grants: list[Grant]) -> bool:
        said = (row.public, row.state, bool(row.rematch))
        seats = (tuple(seat.name for seat in row.seats), tuple(seat.taken for seat in row.seats))
        hashes = {grant.hash for grant in grants if grant.role != "spent"}
        asked = said == (self.public, self.state, self.rematch) and seats == (self.names, self.taken)
        return asked and self.valid <= hashes and not self.void & hashes

    def spent(self, token: str) -> "Expected":
        """As it is once a token has lost its power."""
        hash_ = hash_of(token)
        return replace(self, valid=self.valid - {hash_}, void=self.void | {hash_})

    def opened_by(self, *tokens: str) -> "Expected":
        return replace(self, valid=self.valid | {hash_of(token) for token in tokens})


class LobbyLife:
    """Asks for one thing after another until the server is gone."""

    def __init__(self, lot: random.Random) -> None:
        self.lot = lot
        self.known: dict[str, list[Expected]] = {}
        """By table: what was acknowledged last, and what was asked for since."""
        self.acknowledged: list[str] = []
        """The verbs."""

    async def live(self, http: httpx.AsyncClient) -> None:
        while True:
            # Those first that were acknowledged least: so each comes, however little time there is from kill to kill.
            done = Counter(self.acknowledged)
            for verb in sorted(self.lot.sample(VERBS, len(VERBS)), key=done.__getitem__):
                await self._live_to(http, verb)

    async def _post(self, http: httpx.AsyncClient, verb: str, path: str, body: Any, token: str = "") -> Json:
        answer = await http.post(path, json=body, headers={"authorization": f"Bearer {token}"} if token else {})
        assert answer.status_code in (200, 201), answer.text
        self.acknowledged.append(verb)
        found: Json = answer.json()
        return found

    async def _change(self, http: httpx.AsyncClient, verb: str, body: Any, token: str, after: Expected) -> Json:
        """Ask for a change: until it is acknowledged, the table is as before or as after it."""
        name = after.table
        path = {"reseat": "seats/0", "private": "public"}.get(verb, verb)
        self.known[name].append(after)
        answer = await self._post(http, verb, f"/api/tables/{name}/{path}", body, token)
        self.known[name] = [after]
        return answer

    def _learn(self, table: str, new: Expected) -> Expected:
        self.known[table] = [new]
        return new

    async def _live_to(self, http: httpx.AsyncClient, verb: str) -> None:
        """Open a table, and do with it what leads to the verb."""
        if verb == "lesson":
            self._prepared(await self._post(http, verb, "/api/games/gnomopolis/lesson", {"name": "Ann", "bot": "Olm"}))
            return
        made = await self._post(http, "open", "/api/tables", {"game": "toadstools", "seats": [ME, FRIEND]})
        name, host, mine = made["table"]["id"], made["host"], made["mine"][0]["token"]
        link = made["friends"][0]["token"]
        now = self._learn(name, Expected(name).opened_by(host, made["watch"], mine, link))
        match verb:
            case "sit":
                after = replace(now.spent(link), names=("", "Bea"), taken=(True, True))
                seated = await self._change(http, verb, {"token": link, "name": "Bea"}, "", after)
                self._learn(name, after.opened_by(seated["token"]))
            case "name":
                await self._change(http, verb, {"name": "Bee"}, mine, replace(now, names=("Bee", "")))
            case "public" | "private":
                await self._change(http, verb, {"public": True}, host, replace(now, public=True))
                if verb == "private":
                    await self._change(http, verb, {"public": False}, host, now)
            case "reseat":
                after = replace(now.spent(mine), taken=(False, False))
                freed = await self._change(http, verb, {}, host, after)
                self._learn(name, after.opened_by(freed["token"]))
            case "leave":
                await self._change(http, verb, None, mine, replace(now.spent(mine), taken=(False, False)))
            case "resign":
                await self._change(http, verb, {}, mine, replace(now, state="closed"))
            case "close" | "rematch" | "continue":
                now = replace(now, state="closed")
                await self._change(http, "close", None, host, now)
                if verb == "rematch":
                    await self._play_again(http, now, host, mine)
                if verb == "continue":
                    body = {"seq": 0, "seat": 0, "bot": "random", "name": "Ann"}
                    self._prepared(await self._post(http, verb, f"/api/tables/{name}/continue", body, host))

    async def _play_again(self, http: httpx.AsyncClient, now: Expected, host: str, mine: str) -> None:
        again = await self._change(http, "rematch", None, mine, replace(now, rematch=True))
        new = again["table"]["id"]
        claims = frozenset(claim_of(Grant(hash_of(token), "seat"), new).hash for token in (host, mine))
        expected = replace(now, table=new, state="playing", valid=claims, void=frozenset())
        self._learn(new, expected.opened_by(again["token"]))

    def _prepared(self, made: Json) -> None:
        name = made["table"]["id"]
        names = tuple(seat["name"] for seat in made["table"]["seats"])
        expected = Expected(name, names, tuple(True for _ in names))
        self._learn(name, expected.opened_by(made["host"], made["watch"], made["mine"][0]["token"]))

    def check(self, rows: dict[str, TableRow], grants: dict[str, list[Grant]]) -> None:
        """Every table is as it was acknowledged last, or as what was asked for since makes it, and never in between."""
        for name, expected in self.known.items():
            assert any(one.holds(rows[name], grants[name]) for one in expected), (expected, rows[name], grants[name])
