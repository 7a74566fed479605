"""Information-set Monte Carlo tree search with max-n payoffs.

One tree over what the searching seat knows. Every iteration deals the hidden things anew, walks down by upper
confidence bounds among the actions that are legal in that deal, lets chance be chance, adds one node, plays on for a
while, and credits every node on the way with the payoff of the seat that moved into it.
"""

from math import log, sqrt
from typing import Final

from gnomehall.bots.payoff import payoffs
from gnomehall.bots.prospect import looks
from gnomehall.bots.search import ADVISED, Search, Style
from gnomehall.core.advice import Advice
from gnomehall.core.bot import InformationSet
from gnomehall.core.mypyc import i64
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.core.vocabulary import Decider


class Node:
    """A move in the tree: who made it, how often it could be tried and was, and what came of it for its mover."""

    def __init__(self, action: i64, mover: Decider, now: bool = False) -> None:
        self.action: Final = action
        self.mover: Final = mover
        self.now: Final = now
        """Whether it still belongs to the turn that is to be decided on: nobody else has moved since."""
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.gained = 0.0
        self.children: list[Node] = []
        """Ascending by action."""


class Tree(Search):
    """One tree, grown by iterations."""

    def __init__(self, known: InformationSet, advice: Advice, rng: Rng, style: Style) -> None:
        super().__init__(known, advice, rng, style)
        self.later: Final = style.later if style.later != ADVISED else min(advice.foresight(), style.answers)
        self.far: Final = advice.plain() if style.sparing else advice
        """What judges the looks of moves below the root."""
        self.root = Node(-1, NOBODY, True)

    def _iterate(self) -> None:
        s = self.known.sample(self.rng)
        path: list[Node] = []
        node = self.root
        growing = True
        while growing:
            who = s.player()
            if who == NOBODY:
                break
            if who == CHANCE:
                outcome = roll(s, self.rng)
                s.apply(outcome)
                if self.style.draws:
                    node = chance_child(node, outcome)
                    path.append(node)
                continue
            actions = self.advice.worthwhile(s, s.fresh_actions() if path else self.actions)
            if not path:
                self.choices = len(actions)
            child = self._select(node, actions, who)
            if child is None:
                child = self._expand(s, node, actions, who)
            growing = child.visits > self.style.prior
            node = child
            s.apply(node.action)
            path.append(node)
        self._playout(s)
        gains = payoffs(s, self.advice)
        for n in path:
            n.visits += 1
            if n.mover >= 0:
                n.gained += gains[n.mover]
        self._note(path[0].action, gains, s)

    def _select(self, node: Node, actions: list[int], who: Decider) -> Node | None:
        """The child with the best upper bound among the legal ones; nothing while one of these is untried."""
        explore = self.explore
        best: Node | None = None
        best_bound = -1.0
        tried: i64 = 0
        i: i64 = 0
        n: i64 = len(actions)
        for child in node.children:
            action = child.action
            while i < n and actions[i] < action:
                i += 1
            if i == n:
                break
            if actions[i] == action and child.mover == who:
                tried += 1
                child.offered += 1
                visits = float(child.visits)
                bound = child.gained / visits + explore * sqrt(log(float(child.offered)) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
        return best if tried == n else None

    def _expand(self, s: State, node: Node, actions: list[int], who: Decider) -> Node:
        """A new child: the one that looks best, or one by lot where looks don't count."""
        untried: list[int] = []
        i = 0
        children = node.children
        for action in actions:
            while i < len(children) and (children[i].action < action or children[i].mover != who):
                i += 1
            if i == len(children) or children[i].action != action:
                untried.append(action)
        if self.style.prior > 0:
            self._look(s, node, untried, who)
            best = self._select(node, actions, who)
            assert best is not None
            return best
        child = Node(self._lot(s, untried), who)
        child.offered = 1
        insert(children, child)
        return child

    def _look(self, s: State, node: Node, untried: list[int], who: Decider) -> None:
        """Add children for all these actions, each with what it looks worth; all of them meet the same luck."""
        prior = self.style.prior
        now = node.now and who == self.known.seat
        judge = self.advice if node is self.root else self.far
        worth = looks(s, untried, judge, self.rng, self.style.answers if now else self.later)
        for i in range(len(untried)):
            child = Node(untried[i], who, now)
            child.offered = prior
            child.visits = prior
            child.gained = prior * worth[i]
            insert(node.children, child)

    def _playout(self, s: State) -> None:
        """Play on by lot, at most `depth` decisions, and never stop before chance has answered."""
        left = self.style.depth if self.style.depth != ADVISED else self.advice.depth()
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
            s.apply(self._lot(s, self.advice.worthwhile(s, s.fresh_actions())))

    def _lot(self, s: State, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        if self.style.guided:
            return actions[self.rng.pick(self.advice.leanings(s, actions))]
        return actions[self.rng.below(len(actions))]


def chance_child(node: Node, outcome: int) -> Node:
    for child in node.children:
        if child.action == outcome:
            return child
    child = Node(outcome, CHANCE)
    # In order too: whether chance or a player goes on from here may depend on what is hidden.
    insert(node.children, child)
    return child


def insert(children: list[Node], child: Node) -> None:
    i = len(children)
    while i > 0 and children[i - 1].action > child.action:
        i -= 1
    children.insert(i, child)
