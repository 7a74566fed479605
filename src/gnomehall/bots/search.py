"""What all searches have in common: a seat that decides, a way to look at the game, and what came of its moves."""

from abc import ABC, abstractmethod
from typing import Final

from gnomehall.bots.move_stats import MoveStats
from gnomehall.bots.payoff import expected_points
from gnomehall.core.advice import Advice
from gnomehall.core.bot import InformationSet
from gnomehall.core.rng import Rng
from gnomehall.core.state import State

WHOLE_GAME: Final = 1_000_000
ADVISED: Final = -1


class Style:
    """How a search looks at a game. The defaults are what measured strongest: docs/strength.md."""

    def __init__(
        self,
        depth: int = ADVISED,
        explore: float = ADVISED,
        guided: bool = True,
        prior: int = 3,
        trees: int = 1,
        draws: bool = False,
        answers: int = 2,
        later: int = ADVISED,
        turns: int = ADVISED,
        points: bool = False,
        sparing: bool = False,
    ) -> None:
        self.depth: Final = depth
        """How many decisions a playout lasts before the advice is asked: as many as that says itself, or WHOLE_GAME."""
        self.explore: Final = explore
        """How much is tried that looks worse: as much as the advice says."""
        self.guided: Final = guided
        """Whether playouts and new nodes follow the leanings of the advice, or every action is as likely."""
        self.prior: Final = prior
        """As how many visits the look of a move counts: what the advice says right after it, as greedy sees it.

        With 0, moves are tried blindly; above, every legal move of a node has its look before one is tried.
        """
        self.trees: Final = trees
        """How many trees are grown and summed, as several processes would do it."""
        self.draws: Final = draws
        """Whether what chance decides has nodes of its own, or what follows is shared by all its outcomes."""
        self.answers: Final = answers
        """How many questions that a move still asks are answered before its look is taken, in the turn to decide on."""
        self.later: Final = later
        """The same for turns after that: as many as the advice says."""
        self.turns: Final = turns
        """For how many turns of its own a move in question is played on, as many as the advice says; 0 for a tree."""
        self.sparing: Final = sparing
        """Whether a network is asked at leaves, or where a rollout ends, and about the moves to decide on alone."""
        self.points: Final = points
        """Whether it keeps the points to be expected beside the payoffs, so that it can say what a move gains."""


class Search(ABC):
    """Thinks about the moves of a seat, by iterations. What it found can be read off at any time."""

    def __init__(self, known: InformationSet, advice: Advice, rng: Rng, style: Style) -> None:
        self.known = known
        self.advice = advice
        self.rng = rng
        self.style = style
        self.explore: Final = style.explore if style.explore != ADVISED else advice.explore()
        self.actions = known.legal_actions()
        """The moves that are looked at; who wants to know about some of them alone leaves out the others."""
        self.stats: list[MoveStats] = []
        """In the order in which they were first tried."""
        self.iterations = 0
        self.choices = 0
        """How many of the moves to decide on were worth a look, in the last iteration."""

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate()
        self.iterations += iterations

    @abstractmethod
    def _iterate(self) -> None: ...

    def _note(self, action: int, gains: list[float], s: State) -> None:
        """Keep what a move brought to everybody, in the position that it led to."""
        found: MoveStats | None = None
        for stats in self.stats:
            if stats.action == action:
                found = stats
                break
        if found is None:
            found = MoveStats(action, len(gains))
            self.stats.append(found)
        found.visits += 1
        mine = gains[self.known.seat]
        found.squares += mine * mine
        for seat in range(len(gains)):
            found.gains[seat] += gains[seat]
        if self.style.points:
            values = expected_points(s, self.advice)
            for seat in range(len(values)):
                found.points[seat] += values[seat]
