"""Train a player with sb3-contrib's MaskablePPO, unchanged, and let it play against bots.

    pip install '.[ppo]'
    python examples/maskable_ppo.py --game gnomopolis --steps 60000 --save ppo.zip

The default run takes a few minutes on one core; the player then wins more than 95 % of its games against random.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from gnomehall.envs import GnomehallEnv
from gnomehall.envs.single import id_of

POINTS = 20.0
"""A lead of this many points is a good win: rewards are the margin in these units, clipped to -1 and 1."""


def make(game: str, opponent: str) -> Any:
    """A game for two against a bot, rewarded by the margin of the score."""
    env = gymnasium.make(id_of(game), opponents=[opponent], reward="margin", disable_env_checker=True)
    return gymnasium.wrappers.TransformReward(env, lambda margin: float(np.clip(margin / POINTS, -1, 1)))


def train(game: str, steps: int, opponent: str = "random", envs: int = 8, seed: int = 0) -> MaskablePPO:
    made = DummyVecEnv([lambda: make(game, opponent) for _ in range(envs)])
    made.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        made,
        learning_rate=1e-3,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )
    return model.learn(steps)


def win_rate(model: MaskablePPO, game: str, games: int = 200, opponent: str = "random", seed: int = 1000) -> float:
    """The share of games won, half of them in either seat; a shared win counts half."""
    env = GnomehallEnv(game, opponents=[opponent])
    won = 0.0
    for episode in range(games):
        observation, info = env.reset(seed=seed if episode == 0 else None)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, over, _, info = env.step(int(action))
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="gnomopolis")
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--games", type=int, default=200, help="how many games to judge it by")
    parser.add_argument("--save", help="where to keep the player")
    args = parser.parse_args()
    began = time.monotonic()
    model = train(args.game, args.steps)
    print(f"trained on {args.steps:,} moves in {time.monotonic() - began:.0f} s")
    print(f"wins {win_rate(model, args.game, args.games):.1%} of {args.games} games against random")
    if args.save:
        model.save(args.save)


if __name__ == "__main__":
    main()
