"""A search whose positions are judged many at a time, as a neural network likes it."""

from abc import ABC, abstractmethod
from typing import Final

from gnomehall.bots.ismcts import Node, Tree
from gnomehall.bots.move_stats import most_visited
from gnomehall.bots.payoff import payoffs
from gnomehall.bots.search import Style
from gnomehall.core.advice import Advice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State

BLIND: Final = Style(depth=0, prior=0, turns=0)
"""Nothing but the judge says what a position is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Says what positions are worth, many at a time."""

    @abstractmethod
    def judge(self, positions: list[State]) -> list[list[float]]:
        """For each position what it is worth to each seat, from 0 to 1. They are samples: nothing in them is secret."""


class Leaf:
    """A position to be judged, and the nodes that led to it."""

    def __init__(self, state: State, path: list[Node]) -> None:
        self.state: Final = state
        self.path: Final = path


class BatchTree(Tree):
    """A tree that grows by several leaves at once.

    Until it is judged, a leaf counts as a visit that gained nothing, so that the next one is sought elsewhere.
    """

    def __init__(self, known: InformationSet, advice: Advice, rng: Rng, judge: Judge) -> None:
        super().__init__(known, advice, rng, BLIND)
        self.judge: Final = judge

    def grow(self, iterations: int) -> None:
        leaves: list[Leaf] = []
        open_leaves: list[Leaf] = []
        for _ in range(iterations):
            leaf = self._descend()
            leaves.append(leaf)
            if leaf.state.player() != NOBODY:
                open_leaves.append(leaf)
        judged = self.judge.judge([leaf.state for leaf in open_leaves]) if open_leaves else []
        assert len(judged) == len(open_leaves), "a judge says something of each position"
        at = 0
        for leaf in leaves:
            if leaf.state.player() == NOBODY:
                gains = payoffs(leaf.state, self.advice)
            else:
                gains = judged[at]
                at += 1
            for node in leaf.path:
                if node.mover >= 0:
                    node.gained += gains[node.mover]
            self._note(leaf.path[0].action, gains, leaf.state)
        self.iterations += iterations

    def _descend(self) -> Leaf:
        """Walk down a sample to a new node."""
        s = self.known.sample(self.rng)
        path: list[Node] = []
        node = self.root
        growing = True
        while growing or s.player() == CHANCE:
            who = s.player()
            if who == NOBODY:
                break
            if who == CHANCE:
                s.apply(roll(s, self.rng))
                continue
            actions = self.advice.worthwhile(s, s.fresh_actions() if path else self.actions)
            child = self._select(node, actions, who)
            if child is None:
                child = self._expand(s, node, actions, who)
            growing = child.visits > 0
            child.visits += 1
            node = child
            s.apply(node.action)
            path.append(node)
        return Leaf(s, path)


@mypyc_attr(allow_interpreted_subclasses=True)
class BatchBot(Bot):
    """Searches by so many iterations a move, and has as many positions judged at once as a batch holds."""

    def __init__(self, advice: Advice, judge: Judge, iterations: int = 256, batch: int = 32) -> None:
        self.advice = advice
        self.judge = judge
        self.iterations = iterations
        self.batch = batch

    def __repr__(self) -> str:
        return f"<BatchBot, {self.iterations} iterations in batches of {self.batch}>"

    def choose(self, known: InformationSet, rng: Rng) -> int:
        actions = known.legal_actions()
        if len(actions) == 1:
            return actions[0]
        tree = BatchTree(known, self.advice, rng, self.judge)
        while tree.iterations < self.iterations:
            tree.grow(min(self.batch, self.iterations - tree.iterations))
        return most_visited(tree.stats).action
