"""The player who draws lots."""

from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.rng import Rng


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(self, known: InformationSet, rng: Rng) -> int:
        actions = known.legal_actions()
        return actions[rng.below(len(actions))]
