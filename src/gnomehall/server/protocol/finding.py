"""Bodies of the HTTP API about finding a game: the lists of the lobby, open seats, *play now*."""

from typing import Annotated

from msgspec import Meta, Struct

from gnomehall.server.protocol.pace import NO_PACE, Pace
from gnomehall.server.protocol.shared import Colour, GivenName, TableId, TableInfo
from gnomehall.server.protocol.tables import STAND_IN, BotName


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat that is open to anybody."""

    name: GivenName = ""
    colour: Colour = ""


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open table that fits, or open one and wait there."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    pace: Pace = NO_PACE
    rated: bool = False
    name: GivenName = ""
    colour: Colour = ""
    wait: Annotated[int, Meta(ge=5, le=7 * 86_400)] = 60
    """After so many seconds bots take the seats that are free, where one has to wait."""
    bot: BotName = STAND_IN
    skip: Annotated[list[TableId], Meta(max_length=50)] = []
    """Tables at which one sits already."""


class Found(Struct, frozen=True):
    """The table where one plays now."""

    table: TableInfo
    seat: int
    token: str
    host: str
    """Empty unless one has opened the table."""
    watch: str


class LevelOut(Struct, frozen=True):
    """How well somebody who waits at an open table plays its game with so many players."""

    who: str
    game: str
    seats: int
    skill: float
    provisional: bool


class LobbyLists(Struct, frozen=True):
    """What a lobby shows to everybody: tables that anybody may join, and tables to watch."""

    open: tuple[TableInfo, ...]
    watch: tuple[TableInfo, ...]
    levels: tuple[LevelOut, ...]
    """Of those players at open tables who have a rating."""
