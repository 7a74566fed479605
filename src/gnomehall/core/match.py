"""A match: a game being played, with its record. The one place where moves from outside are judged and kept."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gnomehall.core.errors import BadNotation, BadRecord, CannotUndo, IllegalAction
from gnomehall.core.event import Event
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.record import Move, Record, Result
from gnomehall.core.rng import Rng, index_at
from gnomehall.core.state import CHANCE, NOBODY, State

Below = Callable[[int], int]
"""A source of chance: a number from 0 to n - 1, for n."""

SAMPLES: Final = 32
"""In how many positions we look for what a move may have revealed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """Setup, moves, and the position they lead to."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup[Any],
        players: tuple[str, ...] = (),
        state: State | None = None,
        moves: list[Move] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.players = players or ("?",) * setup.seats
        self.state: State = state or game.new(setup)
        """The position that the moves lead to; without both, that of the first decision."""
        self.moves: list[Move] = moves or []

    def __repr__(self) -> str:
        return (
            f"<Match {self.game.meta.id}, {len(self.moves)} move{'' if len(self.moves) == 1 else 's'}: {self.state!r}>"
        )

    @property
    def over(self) -> bool:
        return self.state.player() == NOBODY

    def play(self, text: str) -> list[Event]:
        """Make a move of whoever decides now; what it brought about."""
        return self.act(self.game.parse(self.state, text))

    def act(self, action: int) -> list[Event]:
        """Make a move that is known to be legal."""
        s = self.state
        self.moves.append(Move(s.player(), self.game.text(s, action)))
        events: list[Event] = []
        s.log = events
        s.apply(action)
        s.log = None
        return events

    def roll(self, below: Below) -> list[Event]:
        """Let chance decide."""
        s = self.state
        weights = s.weights()
        return self.act(s.legal_actions()[index_at(weights, below(sum(weights)))])

    def undo(self, seat: int) -> Move:
        """Take back the last move if it was this seat's; what was drawn or played by others stays."""
        if not self.moves:
            raise CannotUndo("nothing")
        last = self.moves[-1]
        if last.who == CHANCE:
            # What was drawn or played may be hidden from who asks, so the refusal does not name it.
            raise CannotUndo("drawn")
        if last.who != seat:
            raise CannotUndo("other-moved", {"seat": last.who})
        before = self._after(len(self.moves) - 1)
        if self.revealed(before, self.game.parse(before, last.text), seat):
            raise CannotUndo("revealed")
        self.moves.pop()
        self.state = before
        return last

    def revealed(self, before: State, action: int, seat: int) -> bool:
        """Whether the last move showed the seat what it could not know before it.

        Then the move would have looked otherwise in some other position that the seat held possible. A draw with one
        outcome is made without asking chance and stands in no record, but it may still be news.
        """
        seen = self.game.view(self.state, seat)
        for n in range(SAMPLES):
            s = before.determinize(seat, Rng(n))
            s.apply(action)
            if self.game.view(s, seat) != seen:
                return True
        return False

    def cut(self, length: int) -> None:
        """Go back to the position after so many moves."""
        self.state = self._after(length)
        del self.moves[length:]

    def _after(self, length: int) -> State:
        s: State = self.game.new(self.setup)
        for move in self.moves[:length]:
            s.apply(self.game.parse(s, move.text))
        return s

    def branch(self) -> "Match":
        """An independent match at this position: what is played in it changes nothing here."""
        return Match(self.game, self.setup, self.players, self.state.copy(), self.moves[:])

    def record(self) -> Record:
        """The match as a record, which carries its edition unless it is the shipped one."""
        s, setup, meta = self.state, self.setup, self.game.meta
        result = Result(s.ending(), tuple(s.scores()), tuple(s.places())) if self.over else None
        edition = setup.edition
        return Record(
            game=meta.id,
            rules=self.game.rules_of(setup),
            edition=edition.name,
            digest=edition.digest,
            seats=setup.seats,
            options=dict(setup.options),
            players=self.players,
            moves=tuple(self.moves),
            result=result,
            edition_text=None if setup.shipped else edition.text,
        )


def options_of(game: AnyGame, chosen: Mapping[str, str]) -> dict[str, str]:
    """The options of a game with what was chosen in place of the defaults."""
    return {option.name: option.default for option in game.meta.options} | dict(chosen)


def replay(game: AnyGame, setup: Setup[Any], record: Record, upto: int | None = None) -> Match:
    """Play a record out; BadRecord names the line of the move that can't be made, or the result that does not hold."""
    match = Match(game, setup, record.players)
    for move in record.moves[:upto]:
        if match.over:
            raise BadRecord(move.line, f"'{move.text}' comes after the end of the game")
        if move.who != match.state.player():
            turn = match.state.player()
            whose = "chance" if turn == CHANCE else f"seat {turn}"
            raise BadRecord(move.line, f"'{move.text}' is given to the wrong player: it is {whose} who decides here")
        try:
            match.play(move.text)
        except (IllegalAction, BadNotation) as error:
            raise BadRecord(move.line, str(error), error) from error
    if upto is None:
        _check_result(match, record)
    return match


def _check_result(match: Match, record: Record) -> None:
    found = match.record().result
    if found != record.result:
        said = "unfinished" if record.result is None else _words(record.result)
        got = "unfinished" if found is None else _words(found)
        where = "moves" if record.result is None else "ending"
        raise record.refuse(where, f"the result does not hold: the record says {said}, the moves give {got}")


def _words(result: Result) -> str:
    scores, places = " ".join(map(str, result.scores)), " ".join(map(str, result.places))
    return f"ended by {result.ending} with scores {scores} and places {places}"
