"""Tokens, what they open, and the names people give themselves."""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gnomehall.server.protocol import NAME_LENGTH
from gnomehall.server.store.interface import NO_SEAT, Grant, RoleName


@dataclass(frozen=True, slots=True)
class Role:
    """What somebody is at a table."""

    name: RoleName
    seat: int = NO_SEAT


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
    return Grant(_claim_hash(grant.hash, table), grant.role, grant.seat)


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


def role_of(grants: Iterable[Grant], token: str) -> Role | None:
    """What a token makes of its bearer; a link that is not yet used lets one watch."""
    grant = find_grant(grants, token) if token else None
    if grant is None:
        return None
    return WATCHER if grant.invites else Role(grant.role, grant.seat)


def clean_name(name: str) -> str:
    """A name as one short line of visible text: no control characters, nothing that turns the direction of writing."""
    visible = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in name[: NAME_LENGTH * 4])
    return " ".join(visible.split())[:NAME_LENGTH].strip()
