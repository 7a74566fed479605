"""My editions: components that people change in the hall and keep there. Their owner's secret changes them.

What is kept may have mistakes, since whoever types in a printed game has them until the last card. It can be read as a
file all the same, and names the game it is for.
"""

import hmac
import secrets
import time
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from gnomehall import registry
from gnomehall.core.edition import LONGEST_NAME, check_shape, read_toml
from gnomehall.core.errors import BadEdition
from gnomehall.core.form import Mistake, noting
from gnomehall.core.toml import write_toml
from gnomehall.server import logs, protocol
from gnomehall.server.store.editions import EditionRow
from gnomehall.server.store.interface import StoreFailed
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import hash_of, new_token

T = TypeVar("T")

ID_BYTES: Final = 12
"""Of the id of an edition. It is all that a reader shows, so it can't be guessed."""


class Editions:
    """Every verb takes the id and, where it changes something, the token of who asks."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def check(self, game: str, data: Mapping[str, Any]) -> protocol.CheckedEdition:
        registry.game(game)
        return await self.hall.outside.run(check_data, game, data)

    async def make(self, wish: protocol.NewEdition) -> protocol.MadeEdition:
        """Keep a new one; what is no file of a game of ours is refused."""
        text = wish.text or registry.shipped_text(wish.game)
        game, data, checked = await self._outside(_open_text, text)
        token, now = new_token(), int(time.time())
        row = EditionRow(
            secrets.token_urlsafe(ID_BYTES),
            hash_of(token).hex(),
            game,
            _name_of(data),
            text,
            len(checked.mistakes),
            1,
            now,
            now,
        )
        try:
            await self.hall.store.editions.add(row)
        except StoreFailed:
            raise RequestRefused("busy", "the edition could not be written down; try again") from None
        logs.note("edition made", edition=row.id, game=game)
        return protocol.MadeEdition(protocol.SavedEdition(_info(row), data, checked, True), token)

    async def open(self, name: str, token: str) -> protocol.SavedEdition:
        row = await self._find(name)
        _, data, checked = await self.hall.outside.run(_open_text, row.text)
        return protocol.SavedEdition(_info(row), data, checked, _owns(row, token))

    async def text(self, name: str) -> tuple[str, str]:
        """The file of an edition, and the game that it is for."""
        row = await self._find(name)
        return row.text, row.game

    async def save(self, name: str, token: str, wish: protocol.SaveEdition) -> protocol.SavedEdition:
        row = await self.owned(name, token)
        if row.revision != wish.revision:
            raise _overtaken()
        checked = await self._outside(_check_file, row.game, wish.data)
        changed = replace(
            row,
            name=_name_of(wish.data),
            text=checked.text,
            mistakes=len(checked.mistakes),
            revision=row.revision + 1,
            changed=int(time.time()),
        )
        try:
            if not await self.hall.store.editions.change(changed):
                raise _overtaken()
        except StoreFailed:
            raise RequestRefused("busy", "the edition could not be written down; try again") from None
        return protocol.SavedEdition(_info(changed), dict(wish.data), checked, True)

    async def drop(self, name: str, token: str) -> None:
        """Tables that are played with it have their own copy."""
        await self.owned(name, token)
        try:
            await self.hall.store.editions.drop(name)
        except StoreFailed:
            raise RequestRefused("busy", "the edition could not be removed; try again") from None

    async def mine(self, ask: protocol.EditionsAsk) -> list[protocol.EditionInfo]:
        """Those that the tokens own; what is no more is left out."""
        rows = [(await self.hall.store.editions.find(key.edition), key.token) for key in ask.keys]
        return [_info(row) for row, token in rows if row is not None and _owns(row, token)]

    async def owned(self, name: str, token: str) -> EditionRow:
        row = await self._find(name)
        if not _owns(row, token):
            raise RequestRefused("not-owner", "only the owner of the edition may do this; make a copy of your own")
        return row

    async def _outside(self, work: Callable[..., T], *args: object) -> T:
        """What comes of reading a file; one that is none of a game of ours is refused."""
        try:
            return await self.hall.outside.run(work, *args)
        except BadEdition as error:
            raise RequestRefused("bad-edition", error.problems[0]) from None

    async def _find(self, name: str) -> EditionRow:
        row = await self.hall.store.editions.find(name)
        if row is None or row.game not in registry.GAMES:
            raise RequestRefused("unknown-edition", "there is no such edition; ask for its link again")
        return row


def _owns(row: EditionRow, token: str) -> bool:
    return hmac.compare_digest(row.secret, hash_of(token).hex())


def _overtaken() -> RequestRefused:
    return RequestRefused("overtaken", "somebody with the same secret has saved the edition meanwhile; open it again")


def _info(row: EditionRow) -> protocol.EditionInfo:
    return protocol.EditionInfo(row.id, row.game, row.name, row.mistakes, row.revision, row.created, row.changed)


def _name_of(data: Mapping[str, Any]) -> str:
    """What a list calls it, whatever the file says."""
    name = data.get("name")
    visible = "".join(c if c.isprintable() else " " for c in name[: 4 * LONGEST_NAME]) if isinstance(name, str) else ""
    return " ".join(visible.split())[:LONGEST_NAME]


def check_data(game: str, data: Mapping[str, Any]) -> protocol.CheckedEdition:
    """What the loader of a game makes of an edition in the making."""
    text = write_toml(data)
    digest, mistakes = read_edition(game, text)
    return protocol.CheckedEdition(text, digest, tuple(protocol.EditionMistake.of(one) for one in mistakes))


def read_edition(game: str, text: str) -> tuple[str, list[Mistake]]:
    """The hash of an edition, or what is wrong with it."""
    with noting() as notes:
        try:
            return registry.game(game).edition(text).digest, []
        except BadEdition as error:
            placed = {mistake.problem for mistake in notes.mistakes}
            whole = [Mistake((), "", problem, problem) for problem in error.problems if problem not in placed]
            return "", [*whole, *notes.mistakes]


def _check_file(game: str, data: Mapping[str, Any]) -> protocol.CheckedEdition:
    """As `check_data`; what can't be read as a file of this game is refused."""
    checked = check_data(game, data)
    read_toml(checked.text, game)
    if data.get("game") != game:
        raise BadEdition([f"edition: game: must be '{game}'"])
    return checked


def _open_text(text: str) -> tuple[str, dict[str, Any], protocol.CheckedEdition]:
    """The game that a file is for, what is in it, and what is wrong with that."""
    check_shape(text)
    try:
        game = tomllib.loads(text).get("game")
    except ValueError:
        game = None
    if not isinstance(game, str) or game not in registry.GAMES:
        known = ", ".join(registry.GAMES)
        raise BadEdition([f"edition: game: must name a game of the hall, one of {known}"])
    data = read_toml(text, game).data
    digest, mistakes = read_edition(game, text)
    return game, data, protocol.CheckedEdition(text, digest, tuple(map(protocol.EditionMistake.of, mistakes)))
