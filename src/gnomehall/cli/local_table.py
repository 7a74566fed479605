"""A table on this computer: the match, who sits at it, and what happened there. It prints nothing."""

import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any, Final

from gnomehall import registry
from gnomehall.cli.args import HUMAN
from gnomehall.cli.errors import Misuse
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.event import Event
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.match import Match
from gnomehall.core.play import IllegalAnswer
from gnomehall.core.record import Move, Record
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.core.view import Choice, Drawing
from gnomehall.core.vocabulary import SPECTATOR, Action, Seat, Viewer
from gnomehall.core.words import Words
from gnomehall.players import bot
from gnomehall.sim.failure import BotFailed

MOST_NAMED: Final = 6
"""Moves that an unclear text may mean, as far as they are named."""


@dataclass(slots=True)
class LocalTable:
    """People and bots at one match."""

    match: Match
    seats: tuple[str, ...]
    seed: int | None = None
    """Chance and bots from this seed; without one, chance comes from the operating system."""
    history: list[list[Event]] = field(default_factory=list)
    """What each move brought about."""

    mind: int = field(init=False)
    """The seed of what bots think, apart from that of chance."""

    def __post_init__(self) -> None:
        self.mind = secrets.randbits(64) if self.seed is None else self.seed ^ (1 << 63)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    def human_decides(self) -> bool:
        who = self.match.state.player()
        return who >= 0 and self.seats[who] == HUMAN

    def viewer(self) -> Viewer:
        """Whose eyes the screen has: the person who decides, or the only person, or nobody in particular."""
        if self.human_decides():
            return self.match.state.player()
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def advance(self) -> None:
        """Let chance or a bot make its move.

        With a seed every move has a stream of its own, so a game that is saved and continued, or partly undone,
        meets the same luck as one played in one go.
        """
        state, number = self.match.state, len(self.match.moves)
        who = state.player()
        if who == CHANCE:
            below = secrets.randbelow if self.seed is None else Rng(self.seed, number).below
            self.history.append(self.match.roll(below))
            return
        rng = Rng(self.mind, number)
        try:
            action = self.bot(who).choose(InformationSet(state, who, rng), rng)
            if action not in state.legal_actions():
                raise IllegalAnswer(f"action {action} is not legal")
        except Exception as error:  # whatever a bot does wrong is to be reported with the game
            raise BotFailed(f"seat {who} ({self.seats[who]}, mind {self.mind})", self.record(), repr(error)) from error
        self.history.append(self.match.act(action))

    def bot(self, seat: Seat) -> Bot:
        """Who plays a seat. With a seed the bots think without a clock, so that the game can be repeated."""
        return bot(
            self.seats[seat], registry.advice(self.game.meta.id), None if self.seed is not None else time.monotonic
        )

    def play(self, text: str) -> Move:
        """Make the move that a person typed."""
        self.history.append(self.match.act(self.read(text)))
        return self.match.moves[-1]

    def read(self, text: str) -> Action:
        """A legal action by its number in the list, by its text, or by enough of its text to know it."""
        choices = self.choices()
        words = text.lower().split()
        if len(words) == 1 and words[0].isdecimal():
            number = int(words[0][:9])
            if not 1 <= number <= len(choices):
                raise Misuse("no-move-number", number=words[0][:20], count=len(choices))
            return choices[number - 1].action
        found = matching(words, choices)
        if len(found) > 1:
            some = ", ".join(choice.text for choice in found[:MOST_NAMED])
            raise Misuse("several-moves", move=text, moves=some, more=max(len(found) - MOST_NAMED, 0))
        return found[0].action if found else self.game.parse(self.match.state, text)

    def undo(self) -> Move:
        """Take back the last move of the person who decides."""
        move = self.match.undo(self.match.state.player())
        self.history.pop()
        return move

    def events(self, first: int, viewer: Viewer) -> list[Event]:
        """What the moves from number `first` on brought about, as far as the viewer may know.

        The moves themselves are not among it: the text of a draw or of a secret choice would give it away.
        """
        return [event for events in self.history[first:] for event in events if event.seen_by(viewer)]

    def choices(self) -> list[Choice]:
        """What the player who decides may do; nothing when chance decides."""
        state = self.match.state
        return self.game.faces().choices(state) if state.player() >= 0 else []

    def draw(self, choices: list[Choice], words: Words) -> Drawing:
        """The board as the viewer may see it."""
        view = self.game.view(self.match.state, self.viewer())
        return self.game.faces().draw(self.match.setup.edition, view, choices, words)

    def has_secrets(self) -> bool:
        """Whether some person at the table sees now what is not open to all."""
        state = self.match.state
        views = [replace(self.game.view(state, viewer), viewer=SPECTATOR) for viewer in (*self.humans, SPECTATOR)]
        return any(view != views[-1] for view in views)

    def record(self) -> Record:
        return self.match.record()


def matching(words: list[str], choices: list[Choice]) -> list[Choice]:
    """The choices that a text may mean: it has the verb in full, and says the rest or the beginning of it."""
    texts = [(choice.text.lower().split(), choice) for choice in choices]
    exact = [choice for text, choice in texts if text == words]
    whole = [choice for text, choice in texts if text[: len(words)] == words]
    started = [
        choice
        for text, choice in texts
        if 1 < len(words) <= len(text)
        and text[: len(words) - 1] == words[:-1]
        and text[len(words) - 1].startswith(words[-1])
    ]
    return exact or whole or started


def new_table(game: AnyGame, setup: Setup[Any], seats: tuple[str, ...], seed: int | None) -> LocalTable:
    return LocalTable(Match(game, setup, seats), seats, seed)


def table_of(record: Record, seats: tuple[str, ...], seed: int | None) -> LocalTable:
    """A table that continues a record; BadRecord if it does not hold."""
    held = registry.replay_record(record)
    table = new_table(held.game, held.setup, seats, seed)
    for move in held.moves:
        table.history.append(table.match.play(move.text))
    return table
