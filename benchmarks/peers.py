"""What we are measured beside, with random play each: a simulator in Python, a game in C++, and what C can do at best.

    python benchmarks/measure.py catanatron|backgammon|limit 2

Each is measured as our games are: a game is timed from its first decision to its end, in seconds of the processor.
"""

import json
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import process_time as clock
from typing import Any

from measuring import POSITIONS, Figures, Played, measure

ROOT = Path(__file__).resolve().parents[1]
LIMIT = ROOT / ".build" / "limit"
OPTIMISED = ("-O3", "-Wall", "-Wextra", "-Werror")


def measure_catanatron(seats: int, seconds: float) -> Figures:
    """Catanatron, in Python, with its own random players."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = list(Color)[:seats]

    def new(n: int) -> Any:
        random.seed(n)
        return Game([RandomPlayer(colour) for colour in colours], seed=n)

    def play(n: int) -> Played:
        game = new(n)
        start = clock()
        game.play()
        return len(game.state.actions), clock() - start

    def middle(n: int) -> Any:
        half = play(n)[0] // 2
        game = new(n)
        for _ in range(half):
            game.play_tick()
        return game

    return measure("pure", play, [middle(n) for n in range(POSITIONS // 4)], seconds)


class Cloned:
    """A position of OpenSpiel, which says `clone` where others say `copy`."""

    def __init__(self, state: Any) -> None:
        self.copy = state.clone


def measure_backgammon(seats: int, seconds: float) -> Figures:
    """OpenSpiel's backgammon: game, random players and the loop around them are C++; Python calls it once a game."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(seats)]

    def play(n: int) -> Played:
        state = game.new_initial_state()
        start = clock()
        pyspiel.evaluate_bots(state, bots, n)
        spent = clock() - start
        return sum(1 for played in state.full_history() if played.player >= 0), spent

    def middle(n: int) -> Cloned:
        whole, state = game.new_initial_state(), game.new_initial_state()
        pyspiel.evaluate_bots(whole, bots, n)
        for action in whole.history()[: len(whole.history()) // 2]:
            state.apply_action(action)
        return Cloned(state)

    return measure("C++", play, [middle(n) for n in range(POSITIONS)], seconds)


def measure_limit(seats: int, seconds: float) -> Figures:
    """A small game of the shape of ours, in C (`limit.c`)."""
    LIMIT.parent.mkdir(exist_ok=True)
    subprocess.run(["cc", *OPTIMISED, "-o", str(LIMIT), str(Path(__file__).with_name("limit.c"))], check=True)
    words = [str(LIMIT), str(seats), str(seconds)]
    return Figures(**json.loads(subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout))


PEERS: dict[str, tuple[str, tuple[int, ...], Callable[[int, float], Figures]]] = {
    "catanatron": ("pure", (2, 4), measure_catanatron),
    "backgammon": ("C++", (2,), measure_backgammon),
    "limit": ("C", (2, 4), measure_limit),
}
"""By name: what it is written in, for how many players it is measured, and how."""


def measurable() -> list[str]:
    """The peers that this machine can measure: without a C compiler, there is no limit."""
    return [name for name in PEERS if name != "limit" or shutil.which("cc")]
