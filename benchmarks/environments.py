"""How fast observations, masks and the vector environment are, beside what others measure in the same run.

    make bench
    python benchmarks/environments.py --json

Seconds are those of the processor, one core, two players, random moves. An observation and a mask are new NumPy arrays,
as a program asks for them. Everything is measured several times in turn. A measurement is a mean over all its steps;
the table shows the median of them, for us and for the peers alike. Choosing the moves is not counted, on either side.
"""

import argparse
import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import process_time as clock
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / ".build" / "compiled"
PEERS = ("connect_four", "backgammon")
LANES = 256


def pick(masks: Any, random: Any) -> Any:
    """A legal action in every row, at random."""
    wanted = (random.random(len(masks)) * masks.sum(axis=1)).astype(int)
    return (masks.cumsum(axis=1, dtype="int16") > wanted[:, None]).argmax(axis=1)


def measure_ours(game: str, seconds: float) -> dict[str, float]:
    import numpy as np

    from gnomehall.envs import Vec

    vec, random = Vec(game, 2, LANES), np.random.default_rng(0)
    vec.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = pick(vec.masks, random)
        start = clock()
        vec.step(actions)
        spent, steps = spent + clock() - start, steps + LANES
    return {
        "steps_per_second": steps / spent,
        **encoding_times(vec.encoding, vec.states()),
        "decision_us": decision_time(game, seconds / 2),
    }


def encoding_times(encoding: Any, states: Any) -> dict[str, float]:
    """Microseconds of an observation and of a mask as new arrays, and of both written into arrays that are there."""
    import numpy as np

    row, legal = np.empty(encoding.size, np.int8), np.empty(encoding.actions, np.int8)
    times = [clock()]
    for _ in range(20):
        for state in states:
            encoding.observe(state, 0)
    times.append(clock())
    for _ in range(20):
        for state in states:
            encoding.mask(state)
    times.append(clock())
    for _ in range(20):
        for state in states:
            encoding.observe(state, 0, out=row)
            encoding.mask(state, out=legal)
    times.append(clock())
    observe, mask, both = ((after - before) * 1e6 / (20 * len(states)) for before, after in pairwise(times))
    return {"observe_us": observe, "mask_us": mask, "out_us": both}


def decision_time(game: str, seconds: float) -> float:
    """How long a decision of random play takes, in millionths of a second: what an observation comes on top of."""
    from gnomehall import registry
    from gnomehall.core.play import playout
    from gnomehall.core.rng import Rng

    found, setup = registry.game(game), registry.setup(game, 2)
    spent, decisions = 0.0, 0
    while spent < seconds:
        state = found.new(setup)
        start = clock()
        decisions += playout(state, Rng(decisions))
        spent += clock() - start
    return spent / decisions * 1e6


def measure_connect_four(seconds: float) -> dict[str, float]:
    """PettingZoo's connect_four: `last`, which observes and masks, and `step`."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env, random = connect_four_v3.env(), np.random.default_rng(0)
    spent, steps, seed = 0.0, 0, 0
    while spent < seconds:
        seed += 1
        env.reset(seed=seed)
        over = False
        while not over:
            start = clock()
            observation, _, terminated, truncated, _ = env.last()
            spent += clock() - start
            over = terminated or truncated
            action = None if over else int(pick(observation["action_mask"][None], random)[0])
            start = clock()
            env.step(action)
            spent, steps = spent + clock() - start, steps + 1
    return {"steps_per_second": steps / spent}


def measure_backgammon(seconds: float) -> dict[str, float]:
    """OpenSpiel's backgammon, in C++, from Python: observation tensor, mask of legal actions, and the move."""
    import numpy as np
    import pyspiel

    game, random = pyspiel.load_game("backgammon"), np.random.default_rng(0)
    spent, steps = 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(random.random() * len(outcomes))][0]
                start = clock()
            else:
                start = clock()
                state.observation_tensor()
                masks = np.array(state.legal_actions_mask())
                spent, steps = spent + clock() - start, steps + 1
                action = int(pick(masks[None], random)[0])
                start = clock()
            state.apply_action(action)
            spent += clock() - start
    return {"steps_per_second": steps / spent}


def measure(subject: str, seconds: float) -> dict[str, float]:
    if subject == "connect_four":
        return measure_connect_four(seconds)
    return measure_backgammon(seconds) if subject == "backgammon" else measure_ours(subject, seconds)


def in_a_process(subject: str, seconds: float) -> dict[str, float]:
    env = os.environ | {"PYTHONPATH": str(COMPILED)}
    words = [sys.executable, __file__, "--measure", subject, "--seconds", str(seconds)]
    done = subprocess.run(words, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long one measurement takes")
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(measure(args.measure, args.seconds)))
        return
    from bench import games, table

    subjects = [*PEERS, *games()]
    found: dict[str, list[dict[str, float]]] = {subject: [] for subject in subjects}
    for _ in range(args.rounds):
        for subject in subjects:
            found[subject].append(in_a_process(subject, args.seconds))
    medians = {s: {key: median(m[key] for m in runs) for key in runs[0]} for s, runs in found.items()}
    if args.json:
        print(json.dumps(medians))
        return
    cells = [
        [
            subject,
            f"{m['steps_per_second']:,.0f}",
            *(f"{m[key]:.2f}" if key in m else "" for key in ("observe_us", "mask_us", "out_us", "decision_us")),
        ]
        for subject, m in medians.items()
    ]
    print(f"Environments, two players; ours {LANES} games at once, compiled:\n")
    print(table(["game", "steps/s", "observe, us", "mask, us", "both out=, us", "decision, us"], cells, 1))


if __name__ == "__main__":
    main()
