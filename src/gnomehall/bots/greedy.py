"""The player who looks one move ahead."""

from typing import Final

from gnomehall.bots.prospect import looks
from gnomehall.core.advice import Advice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.rng import Rng

ANSWERS: Final = 3
"""How many questions of a move are answered in thought: what to buy shows its worth only once it is placed."""


class GreedyBot(Bot):
    """Tries every legal action in a few samples, lets chance run, and takes the one that looks best afterwards."""

    def __init__(self, advice: Advice, samples: int = 4) -> None:
        self.advice = advice
        self.samples = samples

    def choose(self, known: InformationSet, rng: Rng) -> int:
        actions = known.legal_actions()
        if len(actions) == 1:
            return actions[0]
        worth = [0.0] * len(actions)
        for _ in range(self.samples):
            s = known.sample(rng)
            actions = self.advice.worthwhile(s, actions)
            found = looks(s, actions, self.advice, rng, ANSWERS)
            for i in range(len(actions)):
                worth[i] += found[i]
        best = 0
        for i in range(len(actions)):
            if worth[i] > worth[best]:
                best = i
        return actions[best]
