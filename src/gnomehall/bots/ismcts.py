"""Information-set Monte Carlo tree search with max-n payoffs.

One tree over what the searching seat knows. Every iteration deals the hidden things anew, walks down by upper
confidence bounds among the actions that are legal in that deal, lets chance be chance, adds one node, plays on for a
while, and credits every node on the way with the payoff of the seat that moved into it.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from gnomehall.bots.payoff import payoffs
from gnomehall.bots.prospect import after, prospect
from gnomehall.bots.tried import Tried, ahead, most_tried, summed
from gnomehall.core.advice import Advice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.seat import Bot, Seat
from gnomehall.core.state import CHANCE, NOBODY, State

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


class Node:
    """A move in the tree: who made it, how often it could be tried and was, and what came of it for its mover."""

    def __init__(self, action: int, mover: int, now: bool = False) -> None:
        self.action: Final = action
        self.mover: Final = mover
        self.now: Final = now
        """Whether it still belongs to the turn that is to be decided on: nobody else has moved since."""
        self.visits = 0
        self.offered = 0
        self.gained = 0.0
        self.children: list[Node] = []
        """Ascending by action."""


class Search:
    """One tree, grown by iterations. What it found can be read off at any time."""

    def __init__(self, seat: Seat, advice: Advice, rng: Rng, style: Style) -> None:
        self.seat = seat
        self.advice = advice
        self.rng = rng
        self.style = style
        self.later: Final = style.later if style.later != ADVISED else min(advice.foresight(), style.answers)
        self.explore: Final = style.explore if style.explore != ADVISED else advice.explore()
        self.root = Node(-1, NOBODY, True)
        self.actions = seat.legal_actions()
        """The moves that are looked at; who wants to know about some of them alone leaves out the others."""
        self.tried: list[Tried] = []
        """In the order in which they were first tried."""
        self.iterations = 0
        self.choices = 0
        """How many of the moves to decide on were worth a look, in the last iteration."""

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate()
        self.iterations += iterations

    def _iterate(self) -> None:
        s = self.seat.sample(self.rng)
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
        self._note(path[0].action, gains)

    def _select(self, node: Node, actions: list[int], who: int) -> Node | None:
        """The child with the best upper bound among the legal ones; nothing while one of these is untried."""
        explore = self.explore
        best: Node | None = None
        best_bound = -1.0
        tried = 0
        i = 0
        n = len(actions)
        for child in node.children:
            action = child.action
            while i < n and actions[i] < action:
                i += 1
            if i == n:
                break
            if actions[i] == action and child.mover == who:
                tried += 1
                child.offered += 1
                visits = child.visits
                bound = child.gained / visits + explore * sqrt(log(child.offered) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
        return best if tried == n else None

    def _expand(self, s: State, node: Node, actions: list[int], who: int) -> Node:
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

    def _look(self, s: State, node: Node, untried: list[int], who: int) -> None:
        """Add children for all these actions, each with what it looks worth; all of them meet the same luck."""
        prior = self.style.prior
        luck = self.rng.word()
        asked = type(s.todo[-1].step)
        now = node.now and who == self.seat.index
        answers = self.style.answers if now else self.later
        for action in untried:
            lot = Rng(luck)
            worth = prospect(after(s, action, lot), self.advice, who, asked, lot, answers)
            child = Node(action, who, now)
            child.offered = prior
            child.visits = prior
            child.gained = prior * worth
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

    def _note(self, action: int, gains: list[float]) -> None:
        """Keep what the move at the root brought to everybody."""
        found: Tried | None = None
        for tried in self.tried:
            if tried.action == action:
                found = tried
                break
        if found is None:
            found = Tried(action, len(gains))
            self.tried.append(found)
        found.visits += 1
        mine = gains[self.seat.index]
        found.squares += mine * mine
        for seat in range(len(gains)):
            found.gains[seat] += gains[seat]


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


Clock = Callable[[], float]
"""Seconds that go by, handed in by who asks for a search: the bots have no clock of their own."""


class Budget:
    """How long to think about a move: so many iterations, and no longer than so many seconds (0 for no limit)."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


ASKED_EVERY: Final = 64
"""After so many iterations it is asked again whether the choice can still change."""


def think(search: Search, budget: Budget, clock: Clock | None, choosing: bool = False) -> None:
    """Grow the tree until the budget is spent: at least once, and not again if the time may not do for it.

    Who wants nothing but the choice stops as soon as no other move can overtake the one that was tried most.
    """
    timed = clock is not None and budget.seconds > 0.0
    began = clock() if clock is not None and timed else 0.0
    now = began
    slowest = 0.0
    while search.iterations < budget.iterations and (not timed or now - began + slowest <= budget.seconds):
        if choosing and search.choices == 1:
            return
        if choosing and search.iterations and search.iterations % ASKED_EVERY == 0:
            if ahead(search.tried) > budget.iterations - search.iterations:
                return
        search.grow(1)
        if clock is not None and timed:
            then = now
            now = clock()
            slowest = max(slowest, now - then)


class IsmctsBot(Bot):
    def __init__(self, advice: Advice, budget: Budget, clock: Clock | None = None, style: Style | None = None) -> None:
        self.advice = advice
        self.budget = budget
        self.clock = clock
        self.style = style if style is not None else Style()

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        trees: list[list[Tried]] = []
        for _ in range(self.style.trees):
            search = Search(seat, self.advice, rng, self.style)
            think(search, self.budget, self.clock, choosing=self.style.trees == 1)
            trees.append(search.tried)
        return most_tried(summed(trees)).action
