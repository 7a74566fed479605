"""Positions as NumPy arrays: what a seat observes, and what it may do."""

from pathlib import Path
from struct import Struct
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from gnomehall import registry
from gnomehall.core.edition import Edition
from gnomehall.core.encoder import mask
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import AnyGame
from gnomehall.core.layout import Layout
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat
from gnomehall.library.match import find_edition

INT8: Final = np.dtype(np.int8)
Numbers = NDArray[np.int8]
"""An observation or a mask."""


class NoEncoder(GnomehallError):
    """A game that has no encoder."""


class WrongArray(GnomehallError):
    """An array that an observation or a mask can't be written into."""


class Encoding:
    """The encoder of a game for one edition and number of players.

    Observations are signed bytes in natural units: 3 coins are 3. `layout` says what each number is; `scaled` turns
    them into floats that are mostly between 0 and 1.
    """

    def __init__(self, game: AnyGame, edition: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.edition = edition
        try:
            self.encoder = game.encoder(edition, seats)
        except NotImplementedError:
            reason = "its Game class does not override `encoder`"
            raise NoEncoder(f"{game.meta.title} can't be an environment: {reason} (see docs/add-a-game.md)") from None
        self.layout: Layout = self.encoder.layout
        self.size = self.layout.size
        """How many numbers an observation has."""
        self.actions = game.action_count(edition)
        """The number of actions, including those of chance; legal actions are smaller than it."""
        # A struct copies bytes into whatever lends its memory, in one call: to wrap the bytes as an array and let NumPy
        # assign that takes three times as long. Nothing is remembered of an array that was handed in.
        # `Any`: the types of Python 3.11 do not know that an array lends its memory.
        self._row: Any = Struct(f"{self.size}s")
        self._row_shape = (self.size,)
        self._legal: Any = Struct(f"{self.actions}s")
        self._legal_shape = (self.actions,)
        self._scales = np.array(self.layout.scales(), np.float32)

    def __repr__(self) -> str:
        return f"<Encoding {self.game.meta.id}, {self.seats} seats: {self.size} numbers, {self.actions} actions>"

    def __deepcopy__(self, memo: Any) -> Self:
        """It never changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (self.game.meta.id, self.seats, self.edition)

    def observe(self, state: State, seat: Seat, out: Numbers | None = None) -> Numbers:
        """What the seat may see of a position, in a new array or in `out`: contiguous signed bytes, `size` of them."""
        if out is None:
            return np.frombuffer(self.encoder.observe(state, seat), INT8)
        try:
            if out.dtype is not INT8 or out.shape != self._row_shape:
                _check(out, self._row_shape)
            self._row.pack_into(out, 0, self.encoder.observe(state, seat))
        except (AttributeError, BufferError, TypeError, ValueError):
            _check(out, self._row_shape)
            raise
        return out

    def mask(self, state: State, out: Numbers | None = None) -> Numbers:
        """1 for each action that is legal now for the player who decides; all 0 if no player does.

        A new array, or `out`: contiguous signed bytes, `actions` of them.
        """
        if out is None:
            return np.frombuffer(mask(state, self.actions), INT8)
        try:
            if out.dtype is not INT8 or out.shape != self._legal_shape:
                _check(out, self._legal_shape)
            self._legal.pack_into(out, 0, mask(state, self.actions))
        except (AttributeError, BufferError, TypeError, ValueError):
            _check(out, self._legal_shape)
            raise
        return out

    def scaled(self, observation: Numbers) -> NDArray[np.float32]:
        """An observation, or many, with each number divided by its usual maximum."""
        return observation * self._scales


def _check(out: Any, shape: tuple[int]) -> None:
    """Refuse an array that can't be written into, and say what is wrong with it."""
    wanted = f"np.empty({shape[0]}, np.int8)"
    if not isinstance(out, np.ndarray):
        wrong = f"is no array but a {type(out).__name__}"
    elif out.dtype != INT8:
        wrong = f"has numbers of the type {out.dtype}"
    elif out.shape != shape:
        wrong = f"has the shape {out.shape}"
    elif not out.flags.c_contiguous:
        wrong = "is not contiguous"
    elif not out.flags.writeable:
        wrong = "is read-only"
    else:
        return
    raise WrongArray(f"out= {wrong}; it must be an array like {wanted}")


def encoding(game: str, seats: int = 2, edition: Edition | str | Path | None = None) -> Encoding:
    """The encoding of a game, for the shipped edition or another: an object, a file or a name."""
    setup = registry.setup(game, seats, None, find_edition(game, edition))
    registry.game(game).new(setup)  # refuses a wrong number of players in one line
    return Encoding(registry.game(game), setup.edition, seats)
