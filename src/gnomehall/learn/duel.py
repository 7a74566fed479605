"""Duels: a challenger against the champion, seats rotated and chance mirrored."""

from dataclasses import dataclass
from typing import Final

from gnomehall import registry
from gnomehall.bots.greedy import GreedyBot
from gnomehall.core.play import play
from gnomehall.core.rng import Rng
from gnomehall.learn.selfplay import advice_of

PAIRS_A_BOUT: Final = 2
"""Pairs of games that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Bout:
    """Some games of a duel: game i is played with the chance of game i + 1, with the seats swapped."""

    game: str
    challenger: bytes | None
    champion: bytes | None
    seed: int
    first: int
    """The number of the first pair."""
    pairs: int

    @property
    def games(self) -> int:
        return 2 * self.pairs


def play_bout(bout: Bout) -> float:
    """How many games the challenger won; one that both won counts half."""
    bots = [GreedyBot(advice_of(bout.game, weights)) for weights in (bout.challenger, bout.champion)]
    game = registry.game(bout.game)
    setup = registry.setup(bout.game, 2)
    wins = 0.0
    for pair in range(bout.first, bout.first + bout.pairs):
        for seat in range(2):
            s = game.new(setup)
            minds = [Rng(bout.seed + 1, 2 * pair + seat), Rng(bout.seed + 2, 2 * pair + seat)]
            play(s, [bots[seat], bots[1 - seat]], Rng(bout.seed, pair), minds)
            places = s.places()
            wins += 0.5 if places[0] == places[1] else float(places[seat] == 0)
    return wins


def bouts_of(game: str, challenger: bytes | None, champion: bytes | None, seed: int, games: int) -> list[Bout]:
    """A duel of so many games, cut into bouts."""
    pairs = (games + 1) // 2
    return [
        Bout(game, challenger, champion, seed, first, min(PAIRS_A_BOUT, pairs - first))
        for first in range(0, pairs, PAIRS_A_BOUT)
    ]
