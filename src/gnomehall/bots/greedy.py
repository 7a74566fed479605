"""The player who looks one move ahead."""

from typing import Final

from gnomehall.bots.payoff import payoffs
from gnomehall.core.advice import Advice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.seat import Bot, Seat
from gnomehall.core.state import CHANCE, State

ANSWERS: Final = 3
"""How many questions of a move are answered in thought: what to buy shows its worth only once it is placed."""
BREADTH: Final = 6
"""Of how many answers the best is looked for; where there are more, they are drawn by lot."""


class GreedyBot(Bot):
    """Tries every legal action in a few samples, lets chance run, and takes the one that looks best afterwards."""

    def __init__(self, advice: Advice, samples: int = 4) -> None:
        self.advice = advice
        self.samples = samples

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        worth = [0.0] * len(actions)
        for _ in range(self.samples):
            s = seat.sample(rng)
            asked = type(s.todo[-1].step)
            luck = rng.word()
            for i in range(len(actions)):
                # Every action meets the same luck, so that they are compared on equal terms.
                lot = Rng(luck)
                worth[i] += self._prospect(after(s, actions[i], lot), seat.index, asked, lot, ANSWERS)
        best = 0
        for i in range(len(actions)):
            if worth[i] > worth[best]:
                best = i
        return actions[best]

    def _prospect(self, s: State, seat: int, asked: object, rng: Rng, answers: int) -> float:
        """What a position is worth to the seat once it has answered, as well as it can, what its move still asks."""
        if answers == 0 or s.player() != seat or type(s.todo[-1].step) is asked:
            return payoffs(s, self.advice)[seat]
        actions = s.legal_actions()[:]
        if len(actions) > BREADTH:
            rng.shuffle(actions)
        best = -1.0
        for action in actions[:BREADTH]:
            best = max(best, self._prospect(after(s, action, rng), seat, asked, rng, answers - 1))
        return best


def after(s: State, action: int, rng: Rng) -> State:
    """The position at the next decision of a player."""
    t = s.copy()
    t.apply(action)
    while t.player() == CHANCE:
        t.apply(roll(t, rng))
    return t
