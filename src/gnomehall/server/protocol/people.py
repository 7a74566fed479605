"""Bodies of the HTTP API about players: who somebody is, what opens them, and what is theirs."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gnomehall.core.vocabulary import Plain
from gnomehall.server.protocol.notices import NoticesExport
from gnomehall.server.protocol.shared import Colour, GivenName, TableInfo, Token
from gnomehall.server.protocol.tables import Key
from gnomehall.server.protocol.talk import OwnTalk
from gnomehall.server.protocol.tournaments import TournamentInfo

KeyKind = Literal["device", "phrase", "passkey"]
"""What opens a player: the token in a browser, twelve words, or a passkey of a device."""
LanguageTag = Annotated[str, Meta(max_length=20)]
PhraseText = Annotated[str, Meta(max_length=400)]
PasskeyJson = Annotated[str, Meta(max_length=20_000)]
"""What a browser's passkey says, as JSON."""


class PlayerOut(Struct, frozen=True):
    """A player, for everybody to see."""

    id: str
    name: str
    colour: Colour


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a player."""

    name: GivenName
    colour: Colour = ""
    language: LanguageTag = ""
    device: GivenName = ""
    """What the device is called in the list of what opens one."""


class EnterPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Be known on this device, by the token of a link or by the words of a phrase."""

    link: Token = ""
    phrase: PhraseText = ""
    device: GivenName = ""


class PlayerKeyOut(Struct, frozen=True):
    """Something that opens a player."""

    id: str
    kind: KeyKind
    label: str
    created: int
    """In seconds since 1970, as all times."""
    used: int
    """When it was last used, to the hour."""
    here: bool
    """Whether it is what this request was made with."""


class Me(Struct, frozen=True):
    """Oneself, and all that opens one."""

    player: PlayerOut
    language: str
    created: int
    keys: tuple[PlayerKeyOut, ...]
    passkeys: bool
    """Whether the hall can take passkeys; the page needs TLS, or to be on this computer."""


class Entered(Struct, frozen=True):
    """A player, and this device's key to them. It is told once: the server keeps only its hash."""

    me: Me
    key: str


class ChangePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName
    colour: Colour = ""
    language: LanguageTag = ""


class DeviceLink(Struct, frozen=True):
    """For a link like /me#link-TOKEN, which another device can use once."""

    token: str
    until: int


class AskPhrase(Struct, frozen=True, forbid_unknown_fields=True):
    language: LanguageTag = ""
    """Whose words are wanted."""


class PhraseOut(Struct, frozen=True):
    """A recovery phrase. It is told once: the server keeps only its hash."""

    words: tuple[str, ...]


class PasskeyAsk(Struct, frozen=True):
    """What a browser needs to make or to use a passkey, as JSON."""

    options: str


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    answer: PasskeyJson
    device: GivenName = ""


class MyTable(Struct, frozen=True):
    """A table where one plays, or that one opened."""

    table: TableInfo
    seat: int
    """SPECTATOR for one where one does not sit; of several seats, the one that decides, or else the first."""
    waits: bool
    """Whether the table waits for one."""


class Adopt(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens of a table that are in this player's browser: what they open is the player's from now on."""

    tokens: Annotated[list[Token], Meta(max_length=16)]


class Claimed(Struct, frozen=True):
    """A device's own tokens for what is a player's at a table."""

    host: str
    """Empty unless one has the rights of the host by a token."""
    seats: tuple[Key, ...]


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    """Void the tokens that a device has of a table; with none, leave all tokens as they are and be no player there."""

    device: Annotated[str, Meta(max_length=40)] = ""


class PlayerExport(Struct, frozen=True):
    """All that the hall has of a player. Their records can be had table by table."""

    me: Me
    tables: tuple[MyTable, ...]
    profile: "Profile"
    tournaments: tuple[TournamentInfo, ...]
    notices: NoticesExport
    talk: OwnTalk


class RatingOut(Struct, frozen=True):
    """How well somebody plays a game with so many players. On OpenSkill's scale, where everybody begins at 25."""

    game: str
    seats: int
    skill: float
    doubt: float
    """The standard deviation of what is believed about the skill."""
    games: int
    won: int
    provisional: bool
    """Whether it rests on few games yet."""


class PlacingOut(Struct, frozen=True):
    who: str
    """The id of a player, `bot:LEVEL`, or `gone:…` for somebody who was forgotten."""
    name: str
    """Of a player; empty for others."""
    place: int
    """From 0; several may share one."""
    score: int


class GameOut(Struct, frozen=True):
    """A rated game."""

    table: str
    """Empty for a table that is not public."""
    game: str
    at: int
    placings: tuple[PlacingOut, ...]
    """The winner first."""


class DuelOut(Struct, frozen=True):
    """How often one met somebody, and who came before whom."""

    who: str
    name: str
    games: int
    won: int
    lost: int


class OpeningChoice(Struct, frozen=True):
    """The first free choice of a seat. Words: `choice-<kind>` of the game. Which seat it is about is left out."""

    kind: str
    data: dict[str, Plain]


class OpeningOut(Struct, frozen=True):
    """How often one opened a game so, and won it then."""

    game: str
    choice: OpeningChoice
    games: int
    won: int


class Profile(Struct, frozen=True):
    """A player or bot, and their rated games."""

    who: str
    name: str
    colour: Colour
    since: int
    """0 for a bot."""
    ratings: tuple[RatingOut, ...]
    games: tuple[GameOut, ...]
    """The newest."""
    duels: tuple[DuelOut, ...]
    """With those whom one met most often."""
    openings: tuple[OpeningOut, ...]
    """What one opened each game with most often, three of each game."""


class LeaderOut(Struct, frozen=True):
    who: str
    name: str
    skill: float
    doubt: float
    games: int
    won: int


class Leaderboard(Struct, frozen=True):
    """Those of whose skill one can be surest: skill less three times the doubt. Nobody whose rating is provisional."""

    game: str
    seats: int
    leaders: tuple[LeaderOut, ...]
