"""The chance of duplicate play: all tables of a round draw from one secret, made of that of the tournament."""

from gnomehall.core.fair_chance import Pool, commitment_of, hash_of
from gnomehall.server.store.chances import ChanceRow


def secret_of(secret: str, number: int) -> str:
    """The secret of a round."""
    return hash_of(f"gnomehall round {number} {secret}")


def chance_of(secret: str, number: int) -> ChanceRow:
    """What a table of the round draws from: each draw follows from the secret and from how often it was made there."""
    own = secret_of(secret, number)
    return ChanceRow(commitment_of(own), own, {"": Pool().value})
