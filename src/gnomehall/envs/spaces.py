"""What Gymnasium calls the spaces of an environment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gnomehall.core.row import LEAST, MOST
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat
from gnomehall.envs.arrays import Encoding


def observation_space(encoding: Encoding, scaled: bool) -> spaces.Box:
    """Signed bytes as they are, or floats that are mostly between 0 and 1."""
    if not scaled:
        return spaces.Box(LEAST, MOST, (encoding.size,), np.int8)
    least, most = np.full(encoding.size, LEAST, np.int8), np.full(encoding.size, MOST, np.int8)
    return spaces.Box(encoding.scaled(least), encoding.scaled(most), dtype=np.float32)


def observed(encoding: Encoding, state: State, seat: Seat, scaled: bool) -> NDArray[Any]:
    """What the seat observes, in that space."""
    numbers = encoding.observe(state, seat)
    return encoding.scaled(numbers) if scaled else numbers
