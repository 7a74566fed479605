"""The weights of a network as a file: a line that names the format, a line of JSON, then whole numbers."""

import json
import sys
from array import array
from hashlib import sha256
from typing import Final

from gnomehall.core.errors import GnomehallError
from gnomehall.core.inputs import Inputs
from gnomehall.core.network import Weights

FIRST_LINE: Final = b"gnomehall network 1\n"
LARGEST: Final = 500_000
"""Bytes of a file, at most."""
LEAST_WEIGHT: Final = -(1 << 15)
MOST_WEIGHT: Final = (1 << 15) - 1


class BadNetwork(GnomehallError):
    """A file that holds no weights for the inputs of the game."""


def dumps(game: str, inputs: Inputs, weights: Weights) -> bytes:
    """The file: rows of weights by input, then what units add to the result, 16 bits each; biases, 32 bits each."""
    facts = {
        "game": game,
        "inputs": names_digest(inputs),
        "count": len(weights.rows),
        "units": weights.units(),
        "shift": weights.shift,
    }
    rows = [weight for row in weights.rows for weight in row]
    head = FIRST_LINE + json.dumps(facts).encode() + b"\n"
    return head + _bytes_of("h", rows) + _bytes_of("h", weights.out) + _bytes_of("i", weights.biases)


def loads(data: bytes, game: str, inputs: Inputs) -> Weights:
    """The weights in a file; BadNetwork if they are not for this game with these inputs, or too large for a lane."""
    if not data.startswith(FIRST_LINE) or len(data) > LARGEST:
        raise BadNetwork(f"this is no network of {game}: it does not begin with '{FIRST_LINE.decode().strip()}'")
    line, _, rest = data[len(FIRST_LINE) :].partition(b"\n")
    try:
        facts = json.loads(line)
        about, names = facts["game"], facts["inputs"]
        count, units, shift = int(facts["count"]), int(facts["units"]), int(facts["shift"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadNetwork(f"this is no network of {game}: its second line is broken") from error
    if about != game or names != names_digest(inputs) or count != len(inputs.names):
        raise BadNetwork(f"this network is not for the inputs that {game} has now: train another with gnomehall learn")
    small = 2 * units * (count + 1)
    if units < 2 or not 0 <= shift <= 62 or len(rest) != small + 4 * units:
        raise BadNetwork(f"this is no network of {game}: it has {len(rest)} bytes of weights")
    numbers = _numbers_of("h", rest[:small])
    rows = [numbers[units * at : units * at + units] for at in range(count)]
    weights = Weights(rows, _numbers_of("i", rest[small:]), numbers[units * count :], shift)
    try:
        weights.check()
    except ValueError as error:
        raise BadNetwork(f"this is no network of {game}: {error}") from error
    return weights


def names_digest(inputs: Inputs) -> str:
    """What the inputs mean, as a hash."""
    return sha256("\n".join(inputs.names).encode()).hexdigest()[:16]


def digest(data: bytes) -> str:
    """By which people tell one network from another."""
    return sha256(data).hexdigest()[:12]


def _bytes_of(kind: str, numbers: list[int]) -> bytes:
    found = array(kind, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def _numbers_of(kind: str, data: bytes) -> list[int]:
    found = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()
