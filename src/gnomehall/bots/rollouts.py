"""Rollouts: every move in question meets the same deals, and is played on greedily for a while.

Where a turn is many small questions, a tree of them never gets beyond the turn to decide on. Here an iteration makes
one of the moves in question, lets all players go on as greedy would until the searching seat has had some turns more,
and asks the advice only then. The next one does so with another move and the same deal of what is hidden, and only when
all have met it they are dealt a new one: so moves are told apart after a few deals, and one that is surely worse than
the best is given up.
"""

from math import sqrt
from typing import Final

from gnomehall.bots.payoff import payoffs
from gnomehall.bots.prospect import after, foremost, looks
from gnomehall.bots.search import Search, Style
from gnomehall.core.advice import Advice
from gnomehall.core.bot import InformationSet
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY, State

SAMPLES: Final = 4
"""Deals in which moves are looked at before the best of them are played on."""
MOST: Final = 6
"""Moves that are played on, at most."""
LEAST_DEALS: Final = 4
"""Before a move is given up."""
SURE: Final = 2.0
"""Standard errors of the difference to the best that make a move surely worse."""


class Contender:
    """A move in question, and what it brought in every deal so far."""

    def __init__(self, action: int, look: float) -> None:
        self.action: Final = action
        self.look: Final = look
        self.gained: list[float] = []
        self.total = 0.0


class Rollouts(Search):
    def __init__(self, known: InformationSet, advice: Advice, rng: Rng, style: Style, turns: int) -> None:
        super().__init__(known, advice, rng, style)
        self.turns: Final = turns
        self.far: Final = advice.plain() if style.sparing else advice
        """By what all play on."""
        self.left: list[Contender] = []
        """The moves still in question, the best look first."""
        self.at = 0
        """Whose turn it is in this deal."""
        self.luck = 0
        self.dealt: State | None = None

    def _iterate(self) -> None:
        """The next move in question, in the deal that the others meet too."""
        if not self.left:
            self.left = self._contenders()
        if self.at == 0 or self.dealt is None:
            self.dealt = self.known.sample(self.rng)
            self.luck = self.rng.word()
        contender = self.left[self.at]
        lot = Rng(self.luck)
        end = self._rollout(after(self.dealt, contender.action, lot), lot)
        gains = payoffs(end, self.advice)
        contender.gained.append(gains[self.known.seat])
        contender.total += gains[self.known.seat]
        self._note(contender.action, gains, end)
        self.at += 1
        if self.at == len(self.left):
            self.at = 0
            if len(contender.gained) >= LEAST_DEALS:
                self.left = in_question(self.left)
        self.choices = len(self.left)

    def _contenders(self) -> list[Contender]:
        """The moves that look best, none worse than `explore` allows."""
        actions = self.actions
        worth: list[float] = []
        for _ in range(SAMPLES):
            s = self.known.sample(self.rng)
            actions = self.advice.worthwhile(s, actions)
            found = looks(s, actions, self.advice, self.rng, self.style.answers + 1)
            worth = found if not worth else [worth[i] + found[i] for i in range(len(found))]
        contenders: list[Contender] = []
        best = max(worth) / SAMPLES
        for i in range(len(actions)):
            look = worth[i] / SAMPLES
            if look >= best - self.explore:
                insert(contenders, Contender(actions[i], look))
        return contenders[:MOST]

    def _rollout(self, s: State, rng: Rng) -> State:
        """Play on until the seat has had its turns."""
        me, left, mine = self.known.seat, self.turns, True
        while s.player() != NOBODY:
            if s.player() == me:
                mine = True
            elif mine:
                if left == 0:
                    break
                left -= 1
                mine = False
            s = after(s, foremost(s, self.far, rng, self.style.answers), rng)
        return s


def insert(contenders: list[Contender], new: Contender) -> None:
    """The best look first."""
    i = len(contenders)
    while i > 0 and contenders[i - 1].look < new.look:
        i -= 1
    contenders.insert(i, new)


def in_question(contenders: list[Contender]) -> list[Contender]:
    """Those that may still turn out to be the best."""
    best = contenders[0]
    for contender in contenders:
        if contender.total > best.total:
            best = contender
    left: list[Contender] = []
    for contender in contenders:
        if contender is best or not surely_worse(contender.gained, best.gained):
            left.append(contender)
    return left


def surely_worse(one: list[float], other: list[float]) -> bool:
    """Whether what one gained in each deal is clearly less than what the other did in the same."""
    n = len(one)
    total, squares = 0.0, 0.0
    for i in range(n):
        d = other[i] - one[i]
        total += d
        squares += d * d
    mean = total / n
    return mean > SURE * sqrt(max(squares / n - mean * mean, 0.0) / (n - 1))
