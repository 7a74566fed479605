"""Who speaks at a table: by the token of a seat, or, of those who watch, by the key of a player."""

from dataclasses import dataclass
from hashlib import sha256

from gnomehall.server import protocol
from gnomehall.server.protocol import TalkSide, WhyNoTalk
from gnomehall.server.store.interface import NO_SEAT, Grant
from gnomehall.server.store.keyring import PlayerRow
from gnomehall.server.store.talk import SpokenRow, Talk
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import Role, find_grant
from gnomehall.server.tables.table import Table

GUEST = "guest:"


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody at a place."""

    who: str
    """Empty for somebody who can't be told from others."""
    name: str
    seat: int
    side: TalkSide
    host: bool
    aliases: frozenset[str] = frozenset()
    """By which else they are known here: as the guest that they were before they became a player."""


def speaker_at(table: Table, role: Role, token: str, player: PlayerRow | None) -> Speaker:
    """Who it is that shows a token of a table, or a player's key, or both: the seat goes first."""
    grant = find_grant(table.grants, token) if token else None
    if role.seat >= 0 and grant is not None:
        name = table.row.seats[role.seat].name
        return Speaker(_who(grant), name, role.seat, "players", role.host, _aliases(table, grant))
    if player is not None:
        for seat, sitting in enumerate(table.row.seats):
            if sitting.player == player.id:
                # Whoever plays here is a player, by whichever way they came in.
                return Speaker(player.id, sitting.name, seat, "players", role.host)
        return Speaker(player.id, player.name, NO_SEAT, "watchers", role.host)
    if role.host and grant is not None:
        return Speaker(_who(grant), "", NO_SEAT, "watchers", True, _aliases(table, grant))
    return Speaker("", "", NO_SEAT, "watchers", role.host)


def _who(grant: Grant) -> str:
    return grant.player or _guest(grant)


def _guest(grant: Grant) -> str:
    """What a guest is called by programs: it tells nothing about the token, and another who sits down has another."""
    return GUEST + sha256(b"gnomehall talk " + grant.hash).hexdigest()[:24]


def _aliases(table: Table, grant: Grant) -> frozenset[str]:
    own = [one for one in table.grants if one.player == grant.player] if grant.player else [grant]
    return frozenset(_guest(one) for one in own)


def why_not(speaker: Speaker, talk: Talk) -> WhyNoTalk:
    """Why somebody can't talk at a table; empty where they can."""
    if talk.mode == "none" or (talk.mode == "players" and speaker.side == "watchers"):
        return "off"
    if not speaker.who:
        return "player"
    return "silenced" if is_silenced(speaker, talk) else ""


def is_silenced(speaker: Speaker, talk: Talk) -> bool:
    return speaker.who in talk.silenced or any(alias in talk.silenced for alias in speaker.aliases)


REASONS: dict[WhyNoTalk, str] = {
    "off": "there is no talk here; it is chosen when the table is made",
    "player": "who watches talks as a player; become one, and show your key",
    "sealed": "a round with the same chance at all tables is being played; talk again when it is over",
    "entrant": "only the organiser of a tournament and those who play in it talk here; join it first",
}


def check(why: WhyNoTalk) -> None:
    """Refuse to somebody what they can't do."""
    if why == "silenced":
        raise RequestRefused("silenced", "you were silenced here; only the host can let you talk again")
    if why:
        raise RequestRefused("no-talk", REASONS[why])


def spoken_out(one: SpokenRow) -> protocol.Spoken:
    return protocol.Spoken(one.number, one.at, one.who, one.name, one.seat, one.side, one.kind, one.text)
