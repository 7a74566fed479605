"""Gymnasium: one player learns, bots play the other seats."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gnomehall import players, registry
from gnomehall.bots.roster import UnknownBot
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadSetup
from gnomehall.core.rng import Rng
from gnomehall.core.vocabulary import Seat
from gnomehall.envs.agents import RENDER_MODES, check_render_mode, render_board
from gnomehall.envs.arrays import encoding
from gnomehall.envs.episode import Episodes
from gnomehall.envs.rewards import Reward, check_reward, final_rewards
from gnomehall.envs.spaces import observation_space, observed

MIND: Final = 1 << 63
"""Separates the seed of the bots' randomness from that of chance."""

Illegal = Literal["lose", "raise"]


class GnomehallEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A game against bots, one move of the learner at a time.

    `info["action_mask"]` and `action_masks()` say which actions are legal. An illegal one loses the game, unless
    `illegal="raise"`. The learner takes the seat `seat`; without it, it moves on by one seat after every episode.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | str = ("random",),
        seat: Seat | None = None,
        reward: Reward = "win",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        scaled: bool = True,
        options: Mapping[str, str] | None = None,
        edition: Edition | str | Path | None = None,
    ) -> None:
        check_reward(reward)
        check_render_mode(render_mode)
        opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        seats = len(opponents) + 1
        for name in opponents:
            if not players.is_bot(name):
                raise UnknownBot(f"there is no bot '{name}'; the bots are {players.help_text()}")
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
        if illegal not in ("lose", "raise"):
            raise BadSetup(f"illegal is one of lose, raise, not '{illegal}'")
        self.render_mode = render_mode
        self.reward, self.illegal, self.scaled = reward, illegal, scaled
        self.episodes = Episodes(game, seats, options, edition)
        self.encoding = encoding(game, seats, self.episodes.setup.edition)
        self.opponents = opponents
        self.fixed_seat = seat
        self.seat: Seat = seat or 0
        """Where the learner sits in this episode."""
        self.observation_space = observation_space(self.encoding, scaled)
        self.action_space = spaces.Discrete(self.encoding.actions)
        self._bots = self._make_bots()
        self._minds: list[Rng] = []
        self._lost = False

    def __repr__(self) -> str:
        return f"<GnomehallEnv {self.episodes.name} against {', '.join(self.opponents)}>"

    def _make_bots(self) -> list[Bot]:
        advice = registry.advice(self.episodes.game.meta.id)
        return [players.bot(name, advice) for name in self.opponents]

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_bots": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        # Bots remember nothing from one move to the next; new ones play as the old ones would have.
        self.__dict__.update(state)
        self._bots = self._make_bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin episode 0 of a seed; without a seed, the next episode of the last one."""
        super().reset(seed=seed)
        self.episodes.begin(seed)
        number, seats = self.episodes.number, len(self.opponents) + 1
        self.seat = number % seats if self.fixed_seat is None else self.fixed_seat
        self._minds = [Rng(self.episodes.seed ^ MIND, number * seats + i) for i in range(seats)]
        self._lost = False
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Make a move, then let the bots make theirs; the reward comes with the end of the game."""
        chosen, state = int(action), self.episodes.state
        if self.illegal == "lose" and chosen not in state.legal_actions():
            self._lost = True
            # An illegal move must never be better than losing.
            worth = min(-1.0, final_rewards(self.reward, state)[self.seat])
            return self._observation(), worth, True, False, self._info()
        self.episodes.act(chosen)
        self._play_on()
        over = self.episodes.over()
        reward = final_rewards(self.reward, self.episodes.state)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, by the name that sb3-contrib's MaskablePPO expects."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The board as the learner sees it."""
        return render_board(self.episodes, self.render_mode, self.seat)

    def _play_on(self) -> None:
        """Let the bots move until the learner decides, or the game is over."""
        while not self.episodes.over() and self.episodes.state.player() != self.seat:
            state = self.episodes.state
            who = state.player()
            mind = self._minds[who]
            bot = self._bots[who if who < self.seat else who - 1]
            self.episodes.act(bot.choose(InformationSet(state, who, mind), mind))

    def _observation(self) -> NDArray[Any]:
        return observed(self.encoding, self.episodes.state, self.seat, self.scaled)

    def _mask(self) -> NDArray[np.int8]:
        return self.encoding.mask(self.episodes.state)

    def _info(self) -> dict[str, Any]:
        state = self.episodes.state
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat, "scores": state.scores()}
        if self._lost:
            info["illegal"] = True
        if self.episodes.over():
            info["places"] = state.places()
        return info


def id_of(game: str) -> str:
    """The id of a game in Gymnasium: gnomehall/GnomeVillage-v0."""
    return f"gnomehall/{registry.game(game).meta.title.replace(' ', '')}-v0"


def register() -> None:
    """Register every game with Gymnasium; importing `gnomehall.envs` does it."""
    for game in registry.GAMES:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), entry_point="gnomehall.envs.single:GnomehallEnv", kwargs={"game": game})
