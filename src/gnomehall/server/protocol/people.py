"""Bodies of the HTTP API about players: who somebody is, what opens them, and what is theirs."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gnomehall.server.protocol.shared import Colour, GivenName, TableInfo, Token
from gnomehall.server.protocol.tables import Key

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
