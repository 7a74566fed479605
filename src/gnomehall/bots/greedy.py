"""The player who looks one move ahead."""

from gnomehall.bots.payoff import payoffs
from gnomehall.core.advice import Advice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.seat import Bot, Seat
from gnomehall.core.state import CHANCE, State


class GreedyBot(Bot):
    """Tries every legal action in a few samples, lets chance run, and takes the one that looks best afterwards."""

    def __init__(self, advice: Advice, samples: int = 4) -> None:
        self.advice = advice
        self.samples = samples

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.legal_actions()
        worth = [0.0] * len(actions)
        for _ in range(self.samples):
            s = seat.sample(rng)
            luck = rng.word()
            for i in range(len(actions)):
                # Every action meets the same luck, so that they are compared on equal terms.
                worth[i] += payoffs(after(s, actions[i], Rng(luck)), self.advice)[seat.index]
        best = 0
        for i in range(len(actions)):
            if worth[i] > worth[best]:
                best = i
        return actions[best]


def after(s: State, action: int, rng: Rng) -> State:
    """The position at the next decision of a player."""
    t = s.copy()
    t.apply(action)
    while t.player() == CHANCE:
        t.apply(roll(t, rng))
    return t
