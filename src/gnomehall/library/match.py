"""A match for programs and notebooks: it rolls its own chance, draws its board, and can be saved and loaded."""

import secrets
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, Final, Literal

from gnomehall import files, registry
from gnomehall.core import match as core
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadSetup, CannotUndo, GnomehallError
from gnomehall.core.event import Event
from gnomehall.core.game import AnyGame, Game, Setup
from gnomehall.core.match import Below
from gnomehall.core.record import Move, Result, dumps, loads
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.core.view import Drawing, View
from gnomehall.core.vocabulary import CHANCE, SPECTATOR, Action, Viewer
from gnomehall.drawing import WIDTH, draw_html, draw_text
from gnomehall.library.board import draw_board, viewer_of, words_of
from gnomehall.library.bots import NamedBot
from gnomehall.words import FALLBACK

Chance = Literal["roll", "hold"]
"""Whether a match rolls what chance decides by itself, or waits until somebody plays or rolls it."""

MIND: Final = 1 << 63
"""Separates the seed of the bots' randomness from that of chance."""


class NoSeat(GnomehallError):
    """A seat that the match does not have."""


class Match(core.Match):
    """A game being played: its position, and the moves that led to it.

    Every roll has its own random stream, so a match of the same seed gives the same draws after an undo.
    """

    game: Game[State, Any]

    def __init__(
        self,
        game: AnyGame,
        setup: Setup[Any],
        players: tuple[str, ...] = (),
        state: State | None = None,
        moves: list[Move] | None = None,
        seed: int | None = None,
        chance: Chance = "roll",
    ) -> None:
        super().__init__(game, setup, players, state, moves)
        self.seed = secrets.randbits(64) if seed is None else seed
        if chance not in ("roll", "hold"):
            raise BadSetup(f"chance is one of roll, hold, not '{chance}'")
        self.chance: Chance = chance
        self._roll_on()

    # --- playing ----------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The moves that can be made now."""
        return [self.game.text(self.state, action) for action in self.state.legal_actions()]

    def play(self, move: str | Action) -> list[Event]:
        """Make a move, as text or by its number; returns the events of the move and of the chance after it.

        Raises BadNotation for a text that is no move of this game, IllegalAction for a move that is not legal now.
        """
        action = self.game.parse(self.state, move) if isinstance(move, str) else move
        return self.act(action) + self._roll_on()

    def act(self, action: Action) -> list[Event]:
        """Make a move by its number, without rolling the chance after it. The number is checked, as in `play`."""
        return super().act(self.game.check(self.state, action))

    def roll(self, below: Below | None = None) -> list[Event]:
        """Let chance decide once, if it is held: from the seed, or from the source that is passed."""
        return super().roll(below or Rng(self.seed, len(self.moves)).below)

    def undo(self, seat: int | None = None) -> Move:
        """Take back the last move of a player and the chance after it; if chance is held, the last move of any kind.

        With a seat, only what this seat may undo in a game among people: its own last move, if it revealed nothing.
        """
        if seat is not None:
            return super().undo(seat)
        for number in reversed(range(len(self.moves))):
            move = self.moves[number]
            if self.chance == "hold" or move.who != CHANCE:
                self.cut(number)
                return move
        raise CannotUndo("nothing")

    def finish(self, bots: str | NamedBot | Sequence[str | NamedBot]) -> Result:
        """Play to the end, with one bot for all seats or one for each, and roll all chance; returns the result."""
        given = [bots] * self.setup.seats if isinstance(bots, str | NamedBot) else list(bots)
        if len(given) != self.setup.seats:
            raise BadSetup(f"there are {self.setup.seats} seats, but {len(given)} bots")
        seated = [NamedBot(bot) if isinstance(bot, str) else bot for bot in given]
        while not self.over:
            if self.state.player() == CHANCE:
                self.roll()
            else:
                self.act(seated[self.state.player()].decide(self))
        result = self.record().result
        assert result is not None
        return result

    def mind(self) -> Rng:
        """The random generator for a bot at this move; it is separate from chance."""
        return Rng(self.seed ^ MIND, len(self.moves))

    def branch(self) -> "Match":
        """An independent match at this position: moves in it do not change this one."""
        state, moves = self.state.copy(), self.moves[:]
        return Match(self.game, self.setup, self.players, state, moves, self.seed, self.chance)

    def _roll_on(self) -> list[Event]:
        events: list[Event] = []
        while self.chance == "roll" and self.state.player() == CHANCE:
            events += self.roll()
        return events

    # --- looking ----------------------------------------------------------------------------

    def view(self, viewer: Viewer = SPECTATOR) -> View:
        """What a seat may see, or a spectator if none is named, as data."""
        if viewer != SPECTATOR and not 0 <= viewer < self.setup.seats:
            raise NoSeat(f"there is no seat {viewer}; the seats are 0 to {self.setup.seats - 1}")
        return self.game.view(self.state, viewer)

    def draw(self, viewer: Viewer | None = None, language: str = FALLBACK, width: int = WIDTH) -> str:
        """The board as text, as the viewer sees it; if none is named, as the player who decides sees it."""
        return draw_text(self._drawing(viewer, language), width)

    def __str__(self) -> str:
        words, viewer, now = words_of(self.game, self.setup), viewer_of(self.state), self.state.round()
        if self.over:
            title = words.say("title-over")
        elif viewer == SPECTATOR:
            title = words.say("title-round", round=now)
        else:
            title = words.say("title-decides", round=now, player=words.player(viewer))
        return f"{self.game.meta.title} · {title}\n{self.draw()}\n{words.prompt(self.view(viewer))}"

    def _repr_html_(self) -> str:
        return draw_html(self._drawing(None, FALLBACK))

    def _drawing(self, viewer: Viewer | None, language: str) -> Drawing:
        if viewer is not None:
            self.view(viewer)  # refuses a seat that is not there
        return draw_board(self.game, self.setup, self.state, viewer, language)

    # --- keeping ----------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the match as a record, a text file that people can read and `load` reads back."""
        files.write_text(Path(path), dumps(self.record()))

    def __copy__(self) -> "Match":
        return self.branch()

    def __deepcopy__(self, memo: Any) -> "Match":
        return self.branch()

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_record, (dumps(self.record()), self.seed, self.chance)


def new(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: Edition | str | Path | None = None,
    players: Sequence[str] = (),
    chance: Chance = "roll",
) -> Match:
    """A new match. The same seed deals the same game; without one, the match picks one at random.

    `edition` is another edition of the components: an object, a file, or the name of one that another package adds.
    With `chance="hold"` the match waits for chance to be played or rolled, like any other decision.
    """
    if players and len(players) != seats:
        raise BadSetup(f"there are {seats} seats, but {len(players)} players are named")
    setup = registry.setup(game, index(seats), options, find_edition(game, edition))
    seed = None if seed is None else index(seed)
    return Match(registry.game(game), setup, tuple(players), seed=seed, chance=chance)


def find_edition(game: str, edition: Edition | str | Path | None) -> Edition | None:
    """An edition of the game: the one that is passed, or that of a file, or one that another package adds."""
    found = registry.game(game)
    if isinstance(edition, str | Path):
        edition = found.edition(read_edition(edition))
    if edition is not None and not isinstance(edition, type(registry.shipped_edition(game))):
        raise BadSetup(f"{edition!r} is no edition of {found.meta.title}")
    return edition


def read_edition(name: str | Path) -> str:
    """The text of an edition, from a file or by the name of one that another package adds."""
    installed = None if Path(name).exists() else registry.edition_text(str(name))
    return files.read_text(Path(name)) if installed is None else installed


def load(path: str | Path, seed: int | None = None, chance: Chance = "roll") -> Match:
    """Read a record and replay it; BadRecord names the line that is wrong."""
    return _from_record(files.read_text(Path(path)), seed, chance)


def _from_record(text: str, seed: int | None, chance: Chance) -> Match:
    played = registry.replay_record(loads(text))
    return Match(played.game, played.setup, played.players, played.state, played.moves, seed, chance)
