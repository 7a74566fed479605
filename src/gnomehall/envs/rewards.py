"""The rewards of a finished game."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from gnomehall.core.errors import BadSetup
from gnomehall.core.state import State

Reward = Literal["win", "places", "margin"]


def win(scores: Sequence[int], places: Sequence[int]) -> list[float]:
    """1 for the winner and an equal loss for all others, so that they sum to 0; players who share a win share its 1.

    With two players that is 1 and -1, or 0 for both.
    """
    seats, winners = len(places), places.count(0)
    if seats == 1:
        return [1.0]
    return [((1 / winners if place == 0 else 0.0) * seats - 1) / (seats - 1) for place in places]


def by_place(scores: Sequence[int], places: Sequence[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last in equal steps; a shared place is worth the mean."""
    if len(places) == 1:
        return [1.0]
    return [1 - 2 * (place + (places.count(place) - 1) / 2) / (len(places) - 1) for place in places]


def margin(scores: list[int], places: Sequence[int]) -> list[float]:
    """The player's score minus the best other score."""
    others = [max(scores[:seat] + scores[seat + 1 :], default=0) for seat in range(len(scores))]
    return [float(score - other) for score, other in zip(scores, others, strict=True)]


REWARDS: Final[dict[str, Callable[[list[int], list[int]], list[float]]]] = {
    "win": win,
    "places": by_place,
    "margin": margin,
}


def rewards_of(kind: str, scores: list[int], places: list[int]) -> list[float]:
    return REWARDS[kind](scores, places)


def final_rewards(kind: str, state: State) -> list[float]:
    """The reward of each seat in a finished game."""
    return rewards_of(kind, state.scores(), state.places())


def check_reward(kind: str) -> None:
    """Refuse an unknown kind of reward."""
    if kind not in REWARDS:
        raise BadSetup(f"reward is one of {', '.join(REWARDS)}, not '{kind}'")
