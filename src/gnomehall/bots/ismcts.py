"""Information-set Monte Carlo tree search with max-n payoffs.

One tree over what the searching seat knows. Every iteration deals the hidden things anew, walks down by upper
confidence bounds among the actions that are legal in that deal, lets chance be chance, adds one node, plays on for a
while, and credits every node on the way with the payoff of the seat that moved into it.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from gnomehall.bots.payoff import payoffs
from gnomehall.core.advice import Advice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.seat import Bot, Seat
from gnomehall.core.state import CHANCE, NOBODY, State

WHOLE_GAME: Final = 1_000_000
DEPTH: Final = 6
"""How many decisions a playout lasts before the advice is asked."""
EXPLORE: Final = 0.7
CHUNK: Final = 16
"""Iterations between two looks at the clock."""


class Node:
    """A move in the tree: who made it, how often it could be tried and was, and what came of it for its mover."""

    def __init__(self, action: int, mover: int) -> None:
        self.action: Final = action
        self.mover: Final = mover
        self.visits = 0
        self.offered = 0
        self.gained = 0.0
        self.children: list[Node] = []
        """Ascending by action."""

    def mean(self) -> float:
        return self.gained / self.visits if self.visits else 0.0


class Search:
    """One tree, grown by iterations. What it found can be read off at any time."""

    def __init__(self, seat: Seat, advice: Advice, rng: Rng, depth: int, explore: float) -> None:
        self.seat = seat
        self.advice = advice
        self.rng = rng
        self.depth = depth
        """How many decisions of players a playout lasts; WHOLE_GAME for all of them."""
        self.explore = explore
        self.root = Node(-1, NOBODY)
        self.iterations = 0

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate()
        self.iterations += iterations

    def _iterate(self) -> None:
        s = self.seat.sample(self.rng)
        path = [self.root]
        node = self.root
        growing = True
        while growing:
            who = s.player()
            if who == NOBODY:
                break
            if who == CHANCE:
                node = chance_child(node, roll(s, self.rng))
            else:
                actions = s.legal_actions()
                child = self._select(node, actions)
                if child is None:
                    child = self._expand(node, actions, who)
                    growing = False
                node = child
            s.apply(node.action)
            path.append(node)
        self._playout(s)
        gains = payoffs(s, self.advice)
        for n in path:
            n.visits += 1
            if n.mover >= 0:
                n.gained += gains[n.mover]

    def _select(self, node: Node, actions: list[int]) -> Node | None:
        """The child with the best upper bound among the legal ones; nothing while a legal action is untried."""
        best: Node | None = None
        best_bound = -1.0
        tried = 0
        i = 0
        n = len(actions)
        for child in node.children:
            while i < n and actions[i] < child.action:
                i += 1
            if i == n:
                break
            if actions[i] == child.action:
                tried += 1
                child.offered += 1
                bound = child.gained / child.visits + self.explore * sqrt(log(child.offered) / child.visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
        return best if tried == n else None

    def _expand(self, node: Node, actions: list[int], who: int) -> Node:
        untried: list[int] = []
        i = 0
        children = node.children
        for action in actions:
            while i < len(children) and children[i].action < action:
                i += 1
            if i == len(children) or children[i].action != action:
                untried.append(action)
        child = Node(untried[self.rng.below(len(untried))], who)
        child.offered = 1
        insert(children, child)
        return child

    def _playout(self, s: State) -> None:
        """Play on by lot, at most `depth` decisions, and never stop before chance has answered."""
        left = self.depth
        while True:
            who = s.player()
            if who == NOBODY:
                return
            if who == CHANCE:
                s.apply(roll(s, self.rng))
                continue
            if left == 0:
                return
            left -= 1
            actions = s.legal_actions()
            if len(actions) == 1:
                s.apply(actions[0])
            else:
                s.apply(actions[self.rng.pick(self.advice.leanings(s, actions))])

    def best(self) -> int:
        """The action that was tried most."""
        found = self.root.children[0]
        for child in self.root.children:
            if child.visits > found.visits:
                found = child
        return found.action


def chance_child(node: Node, outcome: int) -> Node:
    for child in node.children:
        if child.action == outcome:
            return child
    child = Node(outcome, CHANCE)
    node.children.append(child)
    return child


def insert(children: list[Node], child: Node) -> None:
    i = len(children)
    while i > 0 and children[i - 1].action > child.action:
        i -= 1
    children.insert(i, child)


class Budget:
    """How long to think about a move: so many iterations, and no longer than so many seconds (0 for no limit)."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class IsmctsBot(Bot):
    def __init__(
        self,
        advice: Advice,
        budget: Budget,
        clock: Callable[[], float] | None = None,
        depth: int = DEPTH,
        explore: float = EXPLORE,
    ) -> None:
        self.advice = advice
        self.budget = budget
        self.clock = clock
        self.depth = depth
        self.explore = explore

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        search = Search(seat, self.advice, rng, self.depth, self.explore)
        self.think(search)
        return search.best()

    def think(self, search: Search) -> None:
        """Grow the tree until the budget is spent, looking at the clock now and then."""
        clock = self.clock
        if clock is None or self.budget.seconds <= 0.0:
            search.grow(self.budget.iterations)
            return
        # A chunk is short beside any budget of time, so that no budget is overrun by more than a little.
        deadline = clock() + self.budget.seconds
        while search.iterations < self.budget.iterations and clock() < deadline:
            search.grow(min(CHUNK, self.budget.iterations - search.iterations))
