"""What the draws of tables come from, as rows of a database: secrets that were promised, and numbers of players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from gnomehall.core.fair_chance import commitment_of
from gnomehall.core.proof import Proof

CHANCES_SINCE: Final = 7
"""The layout that has them."""
PROMISE_SECONDS: Final = 3600
"""How long a promise waits for the table that it was asked for."""
CHANCE: Final = "commitment, secret, repeats, proof"
PROMISED: Final = "SELECT secret FROM promises WHERE commitment = ?"
CHANCE_OF: Final = f"SELECT {CHANCE} FROM chances WHERE table_id = ?"
NUMBERS_OF: Final = "SELECT seq, number FROM numbers WHERE table_id = ? ORDER BY seq"

Statement = tuple[str, tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class ChanceRow:
    """What the draws of a table come from. It is in no view, log or record as long as the game goes on."""

    commitment: str
    secret: str = field(repr=False)
    repeats: Mapping[str, str] | None = None
    """What `Luck` has by this name."""
    proof: Proof | None = field(default=None, repr=False)
    """Of a table that shows a record, what the record has; nothing is drawn there."""
    numbers: Mapping[int, str] = field(default_factory=dict, repr=False)
    """By seq of the entries, what players sent with them."""


def insert_promise(secret: str, now: int) -> list[Statement]:
    """Write a secret down, before anybody is shown its hash. Promises that nobody came back for are forgotten."""
    return [
        ("DELETE FROM promises WHERE made < ?", (now - PROMISE_SECONDS,)),
        ("INSERT INTO promises (commitment, secret, made) VALUES (?,?,?)", (commitment_of(secret), secret, now)),
    ]


def insert_chance(table: str, chance: ChanceRow | None) -> list[Statement]:
    if chance is None:
        return []
    repeats = "" if chance.repeats is None else msgspec.json.encode(chance.repeats).decode()
    proof = "" if chance.proof is None else msgspec.json.encode(chance.proof).decode()
    values = (table, chance.commitment, chance.secret, repeats, proof)
    made: list[Statement] = [(f"INSERT INTO chances (table_id, {CHANCE}) VALUES (?,?,?,?,?)", values)]
    if chance.proof is None:
        made.append(("DELETE FROM promises WHERE commitment = ?", (chance.commitment,)))
    for seq, number in chance.numbers.items():
        made += insert_number(table, seq, number)
    return made


def insert_number(table: str, seq: int, number: str) -> list[Statement]:
    return [("INSERT INTO numbers (table_id, seq, number) VALUES (?,?,?)", (table, seq, number))] if number else []


def chance_of(values: tuple[Any, ...], numbers: Iterable[tuple[Any, ...]]) -> ChanceRow:
    commitment, secret, repeats, proof = values
    return ChanceRow(
        commitment,
        secret,
        msgspec.json.decode(repeats, type=dict[str, str]) if repeats else None,
        msgspec.json.decode(proof, type=Proof) if proof else None,
        dict(numbers),
    )
