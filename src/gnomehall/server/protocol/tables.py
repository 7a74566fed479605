"""Bodies of the HTTP API about tables and who sits at them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from gnomehall.server.protocol.pace import NO_PACE, Pace
from gnomehall.server.protocol.shared import PATIENCE, Colour, GivenName, Hash, TableId, TableInfo, Token
from gnomehall.server.protocol.talk import TalkWish

BotName = Annotated[str, Meta(max_length=40)]
STAND_IN: Final = "medium"
"""The bot that plays for a person unless another is asked for."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me, a friend who gets a link, a bot, or anybody."""

    kind: Literal["me", "friend", "bot", "open"]
    name: GivenName = ""
    bot: BotName = ""
    colour: Colour = ""


class Promised(Struct, frozen=True):
    """A secret that a table can be opened with, by its hash. It is kept for an hour."""

    commitment: str


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever opens a table adds to chance, so that the hall can't have chosen what it deals."""

    commitment: Hash
    """Of a promise that was asked for before."""
    number: Hash


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = {}
    public: bool = False
    edition: Annotated[str, Meta(max_length=200_000)] = ""
    """The text of an edition file, or the name of one that a package of the hall brings; empty for the shipped one."""
    patience: Annotated[int, Meta(ge=30, le=7 * 86_400)] = PATIENCE
    """Seconds that a player may be away before others may let a bot play for them."""
    hints: bool = False
    """Whether players may ask for hints though several people play; who plays without others always may."""
    chance: Opening | None = None
    """Without it the table has a promise too, but one that nobody saw before the deal."""
    rated: bool = False
    """Whether the result counts for ratings: then there are no hints and no undos, and each person is a player."""
    talk: TalkWish = ""
    """Who may talk; unless it is said, all, and at a rated table of three or more nobody."""
    pace: Pace = NO_PACE
    fill_after: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0
    """After so many seconds bots take the open seats that are free; 0 for never."""
    fill_bot: BotName = STAND_IN


class Key(Struct, frozen=True):
    """A seat and the token that opens it."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table with all its tokens. They are told once: the server keeps only their hashes."""

    table: TableInfo
    host: str
    watch: str
    """Lets others watch a table that is not public."""
    mine: tuple[Key, ...]
    friends: tuple[Key, ...]
    """For links like /table/{id}#{token}: what follows # is never sent to a server or in a referrer."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of a link. The link's token is used up by it; the answer holds one's own."""

    token: Token
    name: GivenName = ""
    colour: Colour = ""
    """If another player has it by now, one has none."""


class Seated(Struct, frozen=True):
    table: TableInfo
    seat: int
    token: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName


class Recolour(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a colour, or, with none, leave it to the table."""

    colour: Colour


class Reseat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host frees a seat: for a bot, or, without one, for whoever gets the new link."""

    bot: BotName = ""
    open: bool = False
    """Whether anybody may sit down."""


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot plays for a player who is away."""

    bot: BotName = STAND_IN


class Resign(Struct, frozen=True, forbid_unknown_fields=True):
    """Give up. The bot plays on for one where the others do."""

    bot: BotName = STAND_IN


class Invited(Struct, frozen=True):
    """A new link to a seat that is free."""

    token: str


LinkState = Literal["open", "taken", "bot", "withdrawn", "over"]


class InvitationOut(Struct, frozen=True):
    """What became of a link to a seat."""

    state: LinkState
    """open: one can sit down; taken, bot: another sits there by now; withdrawn: there is a newer link."""
    game: str
    seat: int
    inviter: str
    """The name of whoever made the link; empty where they have none."""
    player: str
    """Who sits there now, if anybody does."""
    others: tuple[str, ...]
    """The names of those who play; empty unless one can sit down."""
    colours: tuple[Colour, ...]
    """Those that others have chosen."""
    pace: Pace


class Reseated(Struct, frozen=True):
    table: TableInfo
    token: str
    """For the new link; empty when a bot sat down."""


class SetPublic(Struct, frozen=True, forbid_unknown_fields=True):
    public: bool


class TableKey(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    token: Token


class MineAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """What these tokens open."""

    keys: Annotated[list[TableKey], Meta(max_length=200)]


class MineTable(Struct, frozen=True):
    table: TableInfo
    role: Literal["host", "seat", "watch", "invited"]
    """invited: it is the token of a link that can still be used."""
    seat: int
    """SPECTATOR for a host's or a watcher's token."""
    token: str
    """The token asked about, so that a client can drop those that open nothing any more."""
    waits: bool
    """Whether the table waits for this seat."""


class Rematch(Struct, frozen=True):
    """The table that the players of a finished one go on to, and one's own tokens for it."""

    table: TableInfo
    seat: int
    token: str
    host: str
    """Empty unless one was the host of the table before."""
