"""What a choice does for the score of the seat that makes it, once the move is complete."""

from typing import Final

from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat

MOST_WAYS: Final = 2000
"""How many positions are worked out for an answer that a player waits for while pointing at a thing."""


def find_changes(s: State, actions: list[Action], seat: Seat) -> list[int]:
    """By how much the points of a seat may have changed after one of these actions, ascending.

    Every answer and every draw is tried until the move is complete. Where they are more than MOST_WAYS nothing is
    promised, for what was not tried may be what comes: the list is empty.
    """
    now = s.scores()[seat]
    found: set[int] = set()
    untried = [(s, action) for action in actions]
    tried = 0
    while untried:
        if tried + len(untried) > MOST_WAYS:
            return []
        before, action = untried.pop()
        tried += 1
        after = before.copy()
        after.apply(action)
        if after.is_move_complete(seat):
            found.add(after.scores()[seat] - now)
        else:
            untried += [(after, answer) for answer in after.legal_actions()]
    return sorted(found)
