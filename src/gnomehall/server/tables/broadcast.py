"""What viewers are sent of a game: whole, and as changes to what they have."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from gnomehall.core.delta import delta
from gnomehall.core.match import Match
from gnomehall.core.record import Result
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY
from gnomehall.core.view import View
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server import protocol
from gnomehall.server.tables.choices import try_choices
from gnomehall.server.tables.timeline import Timeline
from gnomehall.server.tables.undoing import NOTHING as NOTHING_UNDONE
from gnomehall.server.tables.undoing import RATED, MayAgree, undo_state

encode: Final = msgspec.json.Encoder().encode
NOTHING: Final = msgspec.Raw(b"[]")


@dataclass(slots=True)
class SentChoices:
    """The last choices that a seat was given: those who have them are sent only their moves."""

    seq: int
    mark: int
    choices: dict[str, protocol.Choice]


@dataclass(slots=True)
class SentView:
    """A view as it was last sent, and what the last step changed in it."""

    view: View
    changes: msgspec.Raw


class Broadcast:
    """Works a position out for its viewers: each view once, however many look on, and one for all in an open game."""

    def __init__(self, timeline: Timeline, may_agree: MayAgree, rated: bool = False) -> None:
        self.timeline = timeline
        self.rated = rated
        self._may_agree = may_agree
        self._open = timeline.match.game.meta.open
        self._seen: dict[int, SentView] = {}
        self._known: dict[int, SentChoices] = {}

    def _as(self, viewer: int) -> int:
        return SPECTATOR if self._open else viewer

    def view(self, viewer: int) -> View:
        """The view as it is now, which the next change will be told against."""
        as_ = self._as(viewer)
        if as_ not in self._seen:
            self._seen[as_] = SentView(view_of(self.timeline.match, as_), NOTHING)
        view = self._seen[as_].view
        return view if as_ == viewer else replace(view, viewer=viewer)

    def choices(self, viewer: int) -> tuple[list[protocol.Choice], int]:
        """What the viewer may choose now, whole, and the mark of that list; nothing and -1 if it is not their turn."""
        if self.timeline.match.state.player() != viewer:
            return [], -1
        known = self._learn(viewer)
        return list(known.choices.values()), known.mark

    def _learn(self, viewer: int) -> SentChoices:
        known = self._known.get(viewer)
        if known is None or known.seq != self.timeline.seq:
            mark = 0 if known is None else known.mark + 1
            known = SentChoices(self.timeline.seq, mark, choices_of(self.timeline.match))
            self._known[viewer] = known
        return known

    def undo(self, viewer: int) -> protocol.UndoState:
        """What the viewer may take back now; nothing any more when the game is over."""
        over = self.timeline.match.state.player() == NOBODY
        if self.rated and not over:
            return RATED
        return NOTHING_UNDONE if over else undo_state(self.timeline, viewer, self._may_agree)

    def moved(self, table: str, marks: dict[int, set[int]]) -> tuple[dict[tuple[int, int], bytes], int]:
        """The messages of the last step, by viewer and by the mark of the choices that a connection has.

        The number is the new mark of the choices of whoever decides now, -1 if nobody looks on as them.
        """
        for as_, seen in self._seen.items():
            view = view_of(self.timeline.match, as_)
            seen.changes = msgspec.Raw(encode(delta(seen.view, view)))
            seen.view = view
        state = self.timeline.match.state
        turn, made = state.player(), self._maker(table)
        out: dict[tuple[int, int], bytes] = {}
        for viewer, have in marks.items():
            if viewer != turn:
                data = made(viewer, [])
                out.update(((viewer, mark), data) for mark in have)
        if turn not in marks:
            return out, -1
        before, known = self._known.get(turn), self._learn(turn)
        for mark in marks[turn]:
            old = before.choices if before is not None and before.mark == mark else {}
            out[turn, mark] = made(turn, [t if old.get(t) == c else c for t, c in known.choices.items()])
        return out, known.mark

    def _maker(self, table: str) -> Callable[[int, list[Any]], bytes]:
        """Writes the messages of one step; what is the same for all is worked out once."""
        timeline = self.timeline
        result = result_of(timeline.match)
        same: dict[tuple[int, protocol.UndoState], bytes] = {}

        def make(viewer: int, choices: list[Any]) -> bytes:
            undo = self.undo(viewer)
            key = self._as(viewer), undo
            if not choices and key in same:
                return same[key]
            entry, changes = timeline.log[-1].to(viewer), self._seen[key[0]].changes
            data = encode(protocol.Moved(table, timeline.seq, entry, changes, choices, undo, result))
            if not choices:
                same[key] = data
            return data

        return make

    def keep(self, viewers: set[int]) -> None:
        """Forget what nobody looks on as any more."""
        wanted = {self._as(viewer) for viewer in viewers}
        self._seen = {as_: seen for as_, seen in self._seen.items() if as_ in wanted}
        self._known = {viewer: known for viewer, known in self._known.items() if viewer in viewers}


def view_of(match: Match, viewer: int) -> View:
    return match.game.view(match.state, viewer)


def choices_of(match: Match) -> dict[str, protocol.Choice]:
    """Every legal move of whoever decides now, by its text."""
    s = match.state
    # What follows may hang on what is hidden from the player, so it is tried on what they may believe.
    return {choice.move: choice for choice in try_choices(match.game, s, s.determinize(s.player(), Rng(0)))}


def result_of(match: Match) -> Result | None:
    if not match.over:
        return None
    s = match.state
    return Result(s.ending(), tuple(s.scores()), tuple(s.places()))


def position_of(seq: int, match: Match, viewer: int) -> protocol.Position:
    return protocol.Position(seq, viewer, view_of(match, viewer), match.game.faces().sheet(match.state))
