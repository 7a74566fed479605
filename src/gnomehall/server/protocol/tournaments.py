"""Bodies of the HTTP API about tournaments."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gnomehall.server.protocol.pace import NO_PACE, Pace
from gnomehall.server.protocol.shared import PATIENCE, Colour, Count, GivenName

TournamentFormat = Literal["swiss", "round-robin", "knockout", "balanced"]
"""Two at a table: who stand alike meet, each meets each, or who loses is out. Three or four: each meets each as
evenly as can be."""
TournamentState = Literal["open", "playing", "over", "closed"]
ROUNDS = 20
ENTRANTS = 64
Rounds = Annotated[int, Meta(ge=0, le=ROUNDS)]
Level = Annotated[str, Meta(max_length=40)]


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Call a tournament."""

    name: GivenName
    game: Annotated[str, Meta(max_length=100)]
    format: TournamentFormat = "swiss"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    """At a table; of the balanced format."""
    rounds: Rounds = 0
    """0 for as many as the format takes for those who have joined."""
    options: dict[str, Annotated[str, Meta(max_length=100)]] = {}
    duplicate: bool = False
    """Whether all tables of a round have the same chance, and seats are compared with the same seats elsewhere."""
    public: bool = True
    """Whether it is listed; whoever has its address may join in any case."""
    patience: Annotated[int, Meta(ge=0, le=86_400 * 30)] = PATIENCE
    pace: Pace = NO_PACE
    bots: Annotated[list[Level], Meta(max_length=16)] = []
    """Levels of bots that play too."""


class TournamentInfo(Struct, frozen=True):
    """A tournament as a list shows it."""

    id: str
    name: str
    game: str
    format: TournamentFormat
    seats: int
    rounds: int
    """0 as long as it hangs on how many join."""
    round: int
    """The one that is played, or the last; 0 before the first."""
    duplicate: bool
    public: bool
    state: TournamentState
    created: int
    entrants: int
    pace: Pace


class EntrantOut(Struct, frozen=True):
    number: int
    who: str
    """The id of a player, `bot:LEVEL`, or `gone:…` for somebody who was forgotten."""
    name: str
    """Of a player; empty for others."""
    colour: Colour
    out: bool
    """Whether they have withdrawn."""


class PairingOut(Struct, frozen=True):
    """A table of a round; one alone has a bye."""

    entrants: tuple[int, ...]
    """Numbers, by seat."""
    table: str
    """Empty for a bye."""
    places: tuple[int, ...]
    """By seat, from 0; empty as long as they play."""
    scores: tuple[int, ...]
    """Of duplicate rounds not before the whole round has ended."""
    points: tuple[float, ...]
    """By seat; empty as long as the round goes on."""


class RoundOut(Struct, frozen=True):
    round: int
    over: bool
    pairings: tuple[PairingOut, ...]
    commitment: str
    """Of the secret that all tables draw from, fixed before anybody joined; empty where each has its own."""


class StandingOut(Struct, frozen=True):
    entrant: int
    place: int
    """From 0; those whom nothing parts share one."""
    points: float
    played: int
    won: int
    opponents: float
    """The points of all whom one has met."""
    beaten: float
    """The points of those before whom one came, and half of those with whom one shared a place."""


class TournamentOut(Struct, frozen=True):
    """A tournament, whole."""

    info: TournamentInfo
    options: dict[str, str]
    patience: int
    organiser: str
    organiser_name: str
    entrants: tuple[EntrantOut, ...]
    rounds: tuple[RoundOut, ...]
    standings: tuple[StandingOut, ...]


class AddBot(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Level


class DropEntrant(Struct, frozen=True, forbid_unknown_fields=True):
    """Withdraw oneself, or, for the organiser, somebody else."""

    entrant: Count | None = None
