"""What a position looks worth to whoever just moved, after a few more answers of the same player.

How far this looks is not when a move is complete (`State.is_move_complete`): it looks on into what the seat does next,
since a tile shows its worth only with the book it reaches, and a purchase only once it is placed.
"""

from typing import Any, Final

from gnomehall.bots.payoff import payoff
from gnomehall.core.advice import Advice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, State, Step
from gnomehall.core.vocabulary import Seat

BREADTH: Final = 6
"""Of how many answers the best is looked for; where there are more, they are drawn by lot."""


def after(s: State, action: int, rng: Rng) -> State:
    """The position at the next decision of a player."""
    t = s.copy()
    t.apply(action)
    while t.player() == CHANCE:
        t.apply(roll(t, rng))
    return t


def prospect(s: State, advice: Advice, seat: Seat, asked: Step[Any], rng: Rng, answers: int) -> float:
    """What a position is worth to the seat after so many answers more, each as good as it can be.

    It looks no further than to another player's decision, nor than to `asked`, the step that the move answered: when
    that is asked again, positions after different moves can be compared.
    """
    if answers == 0 or s.player() != seat or s.todo[-1].step is asked:
        return payoff(s, advice, seat)
    actions = advice.worthwhile(s, s.legal_actions())
    if len(actions) > BREADTH:
        actions = actions[:]
        rng.shuffle(actions)
        actions = actions[:BREADTH]
    best = -1.0
    for action in actions:
        best = max(best, prospect(after(s, action, rng), advice, seat, asked, rng, answers - 1))
    return best


def looks(s: State, actions: list[int], advice: Advice, rng: Rng, answers: int) -> list[float]:
    """What each action looks worth to who decides. All meet the same luck, so that they are compared on equal terms."""
    who = s.player()
    asked = s.todo[-1].step
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
