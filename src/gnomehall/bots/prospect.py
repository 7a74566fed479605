"""What a position looks worth to who just moved: judged only once what the move still asks has been answered."""

from typing import Final

from gnomehall.bots.payoff import payoffs
from gnomehall.core.advice import Advice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, State

BREADTH: Final = 6
"""Of how many answers the best is looked for; where there are more, they are drawn by lot."""


def after(s: State, action: int, rng: Rng) -> State:
    """The position at the next decision of a player."""
    t = s.copy()
    t.apply(action)
    while t.player() == CHANCE:
        t.apply(roll(t, rng))
    return t


def prospect(s: State, advice: Advice, seat: int, asked: object, rng: Rng, answers: int) -> float:
    """What a position is worth to the seat once it has answered, as well as it can, what its move still asks.

    `asked` is the kind of question that the move answered: when that is asked again, the move is complete.
    """
    if answers == 0 or s.player() != seat or type(s.todo[-1].step) is asked:
        return payoffs(s, advice)[seat]
    actions = advice.worthwhile(s, s.legal_actions())[:]
    if len(actions) > BREADTH:
        rng.shuffle(actions)
    best = -1.0
    for action in actions[:BREADTH]:
        best = max(best, prospect(after(s, action, rng), advice, seat, asked, rng, answers - 1))
    return best


def looks(s: State, actions: list[int], advice: Advice, rng: Rng, answers: int) -> list[float]:
    """What each action looks worth to who decides. All meet the same luck, so that they are compared on equal terms."""
    who = s.player()
    asked = type(s.todo[-1].step)
    luck = rng.word()
    found: list[float] = []
    for action in actions:
        lot = Rng(luck)
        found.append(prospect(after(s, action, lot), advice, who, asked, lot, answers))
    return found


def foremost(s: State, advice: Advice, rng: Rng, answers: int) -> int:
    """The action that looks best, as things are in this deal."""
    actions = advice.worthwhile(s, s.legal_actions())
    if len(actions) == 1:
        return actions[0]
    worth = looks(s, actions, advice, rng, answers)
    best = 0
    for i in range(len(worth)):
        if worth[i] > worth[best]:
            best = i
    return actions[best]
