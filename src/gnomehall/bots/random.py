"""The player who draws lots."""

from gnomehall.core.rng import Rng
from gnomehall.core.seat import Bot, Seat


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.legal_actions()
        return actions[rng.below(len(actions))]
