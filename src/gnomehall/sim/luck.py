"""Luck told from decisions: how much draws changed the chances of a finished game, and how much each player's moves.

The luck of a run of draws is what the position is worth after it, less the mean over other draws from the same
position, as backgammon players reckon it. All other change is counted for the player whose move it followed. So for
every seat the luck and the moves of all players add up to the way from its first chance to what it got.
"""

from dataclasses import dataclass
from typing import Final

from gnomehall import registry
from gnomehall.bots.payoff import SOLO_PAR, payoffs
from gnomehall.core.advice import Advice
from gnomehall.core.match import Match
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State

OTHER_DRAWS: Final = 32
"""With how many others a run of draws is compared."""
SEED: Final = 0x6C75636B

Values = list[float]
"""What something is worth to each seat."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Where the chances of a game came from. For each seat, start, draws and all moves add up to the outcome."""

    start: tuple[float, ...]
    """The chance of each seat before anything was dealt."""
    draws: tuple[float, ...]
    """What draws added to it."""
    moves: tuple[tuple[float, ...], ...]
    """By player, what their moves added to the chance of each seat."""


def outcome(over: State) -> tuple[float, ...]:
    """What a finished game brought to each seat: the victory, a part of it, or nothing."""
    if over.seats == 1:
        return (over.scores()[0] / SOLO_PAR,)
    places = over.places()
    return tuple(1 / places.count(0) if place == 0 else 0.0 for place in places)


def luck_of(whole: Match) -> Luck:
    """Go through a game that is over. Nothing is hidden any more, so its positions are judged as they were."""
    advice = registry.advice(whole.game.meta.id)
    match = Match(whole.game, whole.setup, whole.players)
    ledger = Ledger(match.state, advice)
    for move in whole.moves:
        who = match.state.player()
        match.play(move.text)
        ledger.enter(match.state, who)
    return ledger.luck()


class Ledger:
    """Keeps the accounts while a game is gone through."""

    def __init__(self, s: State, advice: Advice) -> None:
        self.advice = advice
        self.rng = Rng(SEED)
        self.value = self.expected(s)
        """What the last position was worth: of one in which chance decides, what may be expected of that."""
        self.start = tuple(self.value)
        self.draws = [0.0] * s.seats
        self.moves = [[0.0] * s.seats for _ in range(s.seats)]

    def enter(self, s: State, who: int) -> None:
        """After a move of a player or of chance."""
        if who == CHANCE and s.player() == CHANCE:
            return  # the run goes on
        now = self.expected(s)
        account = self.draws if who == CHANCE else self.moves[who]
        for seat in range(s.seats):
            account[seat] += now[seat] - self.value[seat]
        self.value = now

    def expected(self, s: State) -> Values:
        """The mean of what a position is worth once chance has decided."""
        if s.player() != CHANCE:
            return self.worth(s)
        total = [0.0] * s.seats
        for _ in range(OTHER_DRAWS):
            t = s.copy()
            while t.player() == CHANCE:
                t.apply(roll(t, self.rng))
            for seat, value in enumerate(self.worth(t)):
                total[seat] += value
        return [value / OTHER_DRAWS for value in total]

    def worth(self, s: State) -> Values:
        return list(outcome(s)) if s.player() == NOBODY else payoffs(s, self.advice)

    def luck(self) -> Luck:
        return Luck(self.start, tuple(self.draws), tuple(map(tuple, self.moves)))
