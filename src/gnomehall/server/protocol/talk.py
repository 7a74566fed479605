"""Talk beside the game: bodies of the HTTP API, and what is told over the socket. docs/decisions/0036-talk.md."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from gnomehall.server.protocol.shared import Count, GivenName, RequestId, Token

TALK_LENGTH: Final = 300
"""Characters of a message."""
TalkMode = Literal["all", "players", "none"]
"""Who may talk at a table: players and, apart from them, spectators; players alone; nobody."""
TalkWish = Literal["", "all", "players", "none"]
"""As `TalkMode`; empty for what is usual at such a table."""
TalkSide = Literal["players", "watchers"]
"""Where something was said. As long as a game goes on, players do not hear the watchers."""
TalkKind = Literal["say", "silenced", "heard"]
"""silenced, heard: the host silenced whoever is named, or lets them talk again."""
Symbol = Literal["cheer", "thanks", "laugh", "wow", "think", "ouch"]
"""The reactions that there are. Words: `reaction-<symbol>`."""
WhyNoTalk = Literal["", "off", "player", "silenced", "sealed", "entrant"]
"""Why one can't talk: there is no talk here; one has to become a player first; one was silenced; others still draw
what one knows; only the organiser and those who play do."""
Who = Annotated[str, Meta(max_length=60)]
"""The id of a player, or `guest:…` for whoever sits at this table as a guest."""
TalkText = Annotated[str, Meta(max_length=20_000)]
"""Whatever somebody typed; what is too long is refused with a sentence."""


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    text: TalkText
    id: RequestId = ""
    """A message with an id that one has sent already is not said again."""
    player: Token = ""
    """One's key as a player, without which spectators can't talk; a seat needs none."""


class React(Struct, frozen=True, forbid_unknown_fields=True):
    """React to an entry of the log, in place of how one did before."""

    seq: Count
    symbol: Literal[Symbol, ""] = ""
    """Empty to take it back."""
    player: Token = ""


class ReportTalk(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the host that a message should not have been said."""

    player: Token = ""


class Silence(Struct, frozen=True, forbid_unknown_fields=True):
    """Take somebody's right to talk here, or give it back."""

    who: Who
    silent: bool = True


class Spoken(Struct, frozen=True):
    """Something that was said."""

    number: int
    """By which it is ordered, and reported."""
    at: int
    """In seconds since 1970, as all times."""
    who: str
    name: str
    """As they were called then."""
    seat: int
    """From which it was said; SPECTATOR for none."""
    side: TalkSide
    kind: TalkKind
    text: str
    """Text, never markup."""


class ReactionOut(Struct, frozen=True):
    """How somebody reacted to an entry of the log."""

    seq: int
    who: str
    name: str
    seat: int
    symbol: Literal[Symbol, ""]
    """Empty where it was taken back."""


class ReportOut(Struct, frozen=True):
    """For the host: how many have reported a message."""

    number: int
    count: int


class TalkOut(Struct, frozen=True):
    """What one may hear."""

    mode: TalkMode
    who: str
    """Oneself; empty where one can't be told from others."""
    side: TalkSide
    why: WhyNoTalk
    """Why one can't talk; empty where one can."""
    spoken: tuple[Spoken, ...]
    """The oldest first."""
    reactions: tuple[ReactionOut, ...]
    reports: tuple[ReportOut, ...]
    """For the host; others get none."""
    silenced: tuple[str, ...]
    """Who may not talk here."""


class Talked(Struct, tag="talked", frozen=True):
    """Something was said, or somebody reacted; with neither, ask for all of the talk again."""

    table: str
    spoken: Spoken | None = None
    reaction: ReactionOut | None = None


class Forgotten(Struct, frozen=True):
    """How many messages of one's own are gone."""

    messages: int


class Muted(Struct, frozen=True):
    """Somebody whom a player does not want to hear."""

    who: str
    name: str


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    who: Who
    name: GivenName = ""
    muted: bool = True


class OwnWord(Struct, frozen=True):
    """Something that a player said, or a symbol with which they reacted."""

    place: str
    """A table, or `tournament:ID`."""
    at: int
    text: str


class OwnReaction(Struct, frozen=True):
    table: str
    seq: int
    symbol: str


class OwnTalk(Struct, frozen=True):
    """All that a hall has of a player's talk."""

    said: tuple[OwnWord, ...]
    reactions: tuple[OwnReaction, ...]
    muted: tuple[Muted, ...]
