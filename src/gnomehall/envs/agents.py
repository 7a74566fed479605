"""PettingZoo: every game as an AEC environment, in which agents take turns."""

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadSetup
from gnomehall.core.vocabulary import Seat
from gnomehall.drawing import draw_text
from gnomehall.envs.arrays import encoding
from gnomehall.envs.episode import Episodes
from gnomehall.envs.rewards import Reward, check_reward, final_rewards
from gnomehall.envs.spaces import observation_space, observed
from gnomehall.library.board import draw_board

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class GnomehallAEC(AECEnv):  # type: ignore[misc]  # PettingZoo's classes have no types
    """One game. An agent observes what its seat may see, and a mask that is all 0 unless it is the agent's turn."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        reward: Reward = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        scaled: bool = True,
        options: Mapping[str, str] | None = None,
        edition: Edition | str | Path | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_render_mode(render_mode)
        self.reward = reward
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.scaled = scaled
        self.episodes = Episodes(game, seats, options, edition)
        self.encoding = encoding(game, seats, self.episodes.setup.edition)
        self.metadata = {
            "name": f"gnomehall_{game.replace('-', '_')}_v{self.encoding.layout.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": observation_space(self.encoding, scaled),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.cycles = 0

    def __repr__(self) -> str:
        return f"<GnomehallAEC {self.episodes.name}, {len(self.possible_agents)} agents>"

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin episode 0 of a seed; without a seed, the next episode of the last one."""
        self.episodes.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat, state = self._seat(agent), self.episodes.state
        if state.player() == seat:
            mask = self.encoding.mask(state)
        else:
            mask = np.zeros(self.encoding.actions, np.int8)
        return {"observation": observed(self.encoding, state, seat, self.scaled), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a move of the agent who decides; IllegalAction if it is not legal, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episodes.act(-1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        if self.episodes.over():
            worth = final_rewards(self.reward, self.episodes.state)
            for seat, who in enumerate(self.possible_agents):
                self.rewards[who] = worth[seat]
                self.terminations[who] = True
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The board as the agent who decides sees it."""
        return render_board(self.episodes, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """The agent who decides; once the game is over, the first one."""
        self.agent_selection = self.possible_agents[max(self.episodes.state.player(), 0)]

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"render_mode is one of {', '.join(RENDER_MODES)}, not '{mode}'")


def render_board(episodes: Episodes, mode: str | None, viewer: int | None = None) -> Any:
    """What `render` returns: a string for ansi, a picture for rgb_array; human prints the string."""
    if mode is None:
        return None
    drawing = draw_board(episodes.game, episodes.setup, episodes.state, viewer)
    if mode == "rgb_array":
        from gnomehall.envs.rendering import paint

        return paint(drawing)
    text = draw_text(drawing)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None


def aec(game: str, seats: int = 2, **options: Any) -> Any:
    """A game as a PettingZoo AEC environment: `aec("gnome-village", seats=3)`.

    Options: `reward` ("win", "places" or "margin"), `render_mode` ("human", "ansi", "rgb_array"), `max_cycles` (moves
    after which an episode is truncated), `scaled` (False for signed bytes), `options` of the game, and an `edition`.
    """
    return OrderEnforcingWrapper(GnomehallAEC(game, seats, **options))


def maker(game: str, seats: int = 2, **options: Any) -> Any:
    """A function that makes such an environment whenever it is called, as many tools expect."""
    return partial(aec, game, seats, **options)
