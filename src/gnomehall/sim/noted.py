"""Games written down while they are played, for whoever wants to see them again."""

from collections.abc import Callable, Sequence
from typing import Any

from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.match import Match
from gnomehall.core.play import IllegalAnswer, roll
from gnomehall.core.record import Move, dumps
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.core.vocabulary import Action, Seat


class Notes:
    """The moves of a game, noted as they are chosen."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.moves: list[Move] = []

    def note(self, s: State, action: Action) -> Action:
        self.moves.append(Move(s.player(), self.game.text(s, action)))
        return action

    def drawing(self, draw: Callable[[State], Action]) -> Callable[[State], Action]:
        """The same chance, noted."""
        return lambda s: self.note(s, draw(s))

    def choosing(self, choose: Callable[[State, Seat], Action]) -> Callable[[State, Seat], Action]:
        """The same choices, noted where they are legal: what is not stands in no record."""

        def noted(s: State, seat: Seat) -> Action:
            action = choose(s, seat)
            return self.note(s, action) if action in s.legal_actions() else action

        return noted

    def text(self, setup: Setup[Any], players: tuple[str, ...], over: State) -> str:
        """The record of the finished game."""
        return dumps(Match(self.game, setup, players, over, self.moves).record())


def play_noted(s: State, notes: Notes, bots: Sequence[Bot], chance: Rng, minds: Sequence[Rng]) -> int:
    """Play to the end as `core.play.play` does, to the same result, and note every move; how many decisions."""
    decisions = 0
    while (who := s.player()) != NOBODY:
        if who == CHANCE:
            s.apply(notes.note(s, roll(s, chance)))
            continue
        action = bots[who].choose(InformationSet(s, who, minds[who]), minds[who])
        if action not in s.legal_actions():
            raise IllegalAnswer(f"action {action} is not legal")
        s.apply(notes.note(s, action))
        decisions += 1
    return decisions
