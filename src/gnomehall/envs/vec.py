"""Many games stepped at once, in one process."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadSetup, GnomehallError
from gnomehall.core.lanes import Lanes
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.envs.arrays import Numbers, encoding
from gnomehall.envs.episode import Episodes, take_seed
from gnomehall.envs.rewards import Reward, check_reward, rewards_of


class BadActions(GnomehallError):
    """Actions of which at least one is not legal."""


class Vec:
    """N games of one kind; every step makes a move in each. When a game ends, the next one begins in its lane at once.

    `reset` allocates the arrays, and every step overwrites them:

    * `observations`, int8 (n, size): what the player who decides sees, lane by lane;
    * `masks`, int8 (n, actions): which actions are legal for that player;
    * `players`, int8 (n): the seat of that player;
    * `rewards`, float32 (n, seats): for games that ended in this step, 0 elsewhere;
    * `ended`, bool (n): whether the lane's game ended; the lane already shows the next one.

    Copy what you want to keep past the next step.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        n: int = 256,
        reward: Reward = "win",
        options: Mapping[str, str] | None = None,
        edition: Edition | str | Path | None = None,
    ) -> None:
        check_reward(reward)
        if n < 1:
            raise BadSetup(f"there must be at least one game at once, not {n}")
        self.n, self.seats, self.reward = n, seats, reward
        self._episodes = Episodes(game, seats, options, edition)
        self.encoding = encoding(game, seats, self._episodes.setup.edition)
        self._lanes = self._make(take_seed(None))
        self.players: Numbers = np.zeros(n, np.int8)
        self.rewards = np.zeros((n, seats), np.float32)
        self.ended = np.zeros(n, np.bool_)
        self._rows = np.arange(n)
        self._begun = False

    def __repr__(self) -> str:
        return f"<Vec of {self.n} games, {self.encoding!r}>"

    def reset(self, seed: int | None = None) -> tuple[Numbers, Numbers]:
        """Start again in every lane, with a seed or a random one; returns observations and masks.

        Lane i plays the episodes i, i + n, i + 2n and so on of the seed.
        """
        self._lanes = self._make(take_seed(seed))
        self._begun = True
        self.rewards.fill(0)
        self.ended.fill(False)
        self._lanes.begin()
        self.players[...] = self._lanes.players
        return self.observations, self.masks

    def resume(self, seed: int, episodes: list[int], states: list[State], chance: list[Rng]) -> None:
        """Continue every lane from these positions, which now belong to this object."""
        self._lanes = self._make(seed)
        self._begun = True
        self._lanes.resume(episodes, states, chance)
        self.players[...] = self._lanes.players

    def __reduce__(self) -> tuple[Any, ...]:
        setup, lanes = self._episodes.setup, self._lanes
        made = (self._episodes.name, self.seats, self.n, self.reward, setup.options, setup.edition)
        now = (lanes.seed, lanes.episodes, lanes.states, lanes.chance) if self._begun else None
        return _resume, (made, now, self.rewards, self.ended)

    def states(self) -> list[State]:
        """The true positions, lane by lane, for evaluating what was learnt: no player may see them."""
        return self._lanes.states

    def _make(self, seed: int) -> Lanes:
        encoding = self.encoding
        lanes = Lanes(self._episodes.first, encoding.encoder, encoding.actions, self.n, seed)
        self.observations: Numbers = np.frombuffer(lanes.observations, np.int8).reshape(self.n, encoding.size)
        self.masks: Numbers = np.frombuffer(lanes.masks, np.int8).reshape(self.n, encoding.actions)
        return lanes

    def step(self, actions: ArrayLike) -> tuple[Numbers, Numbers, NDArray[np.float32], NDArray[np.bool_]]:
        """Make a move in every lane; returns observations, masks, rewards, and which games ended.

        BadActions if one of them is not legal; then nothing has changed in any lane.
        """
        lanes, chosen = self._lanes, np.asarray(actions)
        if not self._begun:
            raise BadActions("call reset() before the first step")
        self._check(chosen)
        self.masks.fill(0)
        lanes.step(chosen.tolist())
        if self.ended.any():
            self.rewards.fill(0)
            self.ended.fill(False)
        for lane, scores, places in zip(lanes.ended, lanes.scores, lanes.places, strict=True):
            self.ended[lane] = True
            self.rewards[lane] = rewards_of(self.reward, scores, places)
        self.players[...] = lanes.players
        return self.observations, self.masks, self.rewards, self.ended

    def _check(self, chosen: NDArray[np.generic]) -> None:
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise BadActions(f"actions are {self.n} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        size = self.encoding.actions
        if chosen.min() < 0 or chosen.max() >= size:
            raise BadActions(f"an action is a number from 0 to {size - 1}")
        legal = self.masks[self._rows, chosen]
        if not legal.all():
            lane = int(legal.argmin())
            raise BadActions(f"action {int(chosen[lane])} is not legal in lane {lane}; its mask says which are")


def _resume(made: tuple[Any, ...], now: tuple[Any, ...] | None, rewards: Any, ended: Any) -> Vec:
    """Restore one that was pickled in the middle of its games."""
    vec = Vec(*made)
    if now is not None:
        vec.resume(*now)
        vec.rewards[...] = rewards
        vec.ended[...] = ended
    return vec
