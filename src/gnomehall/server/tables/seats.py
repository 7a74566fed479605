"""Tokens, what they open, and the names people give themselves."""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from gnomehall.server.protocol import NAME_LENGTH, Colour
from gnomehall.server.store.interface import NO_SEAT, Grant, SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class Role:
    """What somebody is at a table."""

    name: Literal["host", "seat", "watch"]
    seat: int = NO_SEAT
    host: bool = False


WATCHER: Final = Role("watch")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def claim_of(grant: Grant, table: str) -> Grant:
    """The claim that somebody at a finished table has to the table that follows it.

    It opens nothing: it is no hash of any token. Who shows the token of the finished table gets a new one for it.
    """
    return Grant(_claim_hash(grant.hash, table), grant.role, grant.seat, player=grant.player, device=grant.device)


def find_claim(grants: Iterable[Grant], token: str, table: str) -> Grant | None:
    """The claim to a table that a token of the finished one before it gives."""
    wanted = _claim_hash(hash_of(token), table)
    return next((grant for grant in grants if hmac.compare_digest(grant.hash, wanted)), None)


def _claim_hash(hash_: bytes, table: str) -> bytes:
    return hmac.digest(hash_, table.encode(), "sha256")


def find_grant(grants: Iterable[Grant], token: str) -> Grant | None:
    """Find the grant of a token. Every one is tried, in time that tells nothing about how near a guess was."""
    wanted = hash_of(token)
    found = None
    for grant in grants:
        if hmac.compare_digest(grant.hash, wanted):
            found = grant
    return found


def is_link(grants: Iterable[Grant], token: str) -> bool:
    """Whether it is the token of a link that can still be used."""
    grant = find_grant(grants, token)
    return grant is not None and grant.invites


def role_of(row: TableRow, grants: Iterable[Grant], token: str) -> Role | None:
    """What a token makes of its bearer; a link that is not yet used lets one watch, a spent one opens nothing."""
    grant = find_grant(grants, token) if token else None
    if grant is None or grant.role == "spent":
        return None
    hosts = grant.seat == row.host
    if grant.role == "host":
        # Whoever opened the table is its host until another player is.
        return Role("host", host=True) if hosts else WATCHER
    if grant.invites or grant.role == "watch":
        return WATCHER
    return Role("seat", grant.seat, hosts)


def with_seat(row: TableRow, seat: int, new: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], new, *row.seats[seat + 1 :]))


def colours_of(row: TableRow, but: int) -> tuple[Colour, ...]:
    """The colours that the players of other seats have chosen."""
    return tuple(seat.colour for i, seat in enumerate(row.seats) if seat.colour and i != but)


def people_of(row: TableRow) -> list[int]:
    """The seats where a person sits and plays."""
    return [i for i, seat in enumerate(row.seats) if seat.taken and not seat.decider]


def next_host(row: TableRow, leaving: int) -> int:
    """The person after the one who leaves, in the order of turns; NO_SEAT if there is none."""
    count = len(row.seats)
    order = ((leaving + i) % count for i in range(1, count))
    return next((seat for seat in order if seat in people_of(row)), NO_SEAT)


def pass_host(row: TableRow, leaving: int) -> TableRow:
    """The table when its host does not play any more; where no other person does, it stays as it is."""
    heir = next_host(row, leaving) if row.host == leaving else NO_SEAT
    return row if heir == NO_SEAT else replace(row, host=heir)


def clean_name(name: str) -> str:
    """A name as one short line of visible text: no control characters, nothing that turns the direction of writing."""
    visible = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in name[: NAME_LENGTH * 4])
    return " ".join(visible.split())[:NAME_LENGTH].strip()
