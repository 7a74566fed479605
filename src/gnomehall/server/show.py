"""What viewers are sent of a game: whole, and as changes to what they have."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Sheet
from gnomehall.server import protocol
from gnomehall.server.delta import delta
from gnomehall.server.timeline import Timeline

encode: Final = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Known:
    """The last choices that a seat was given: those who have them are sent only their moves."""

    seq: int
    mark: int
    encoded: dict[str, bytes]


class Show:
    """Works a position out for its viewers, each viewer once, however many connections look on."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self._views: dict[int, Any] = {}
        self._known: dict[int, Known] = {}

    def view(self, viewer: int) -> Any:
        """The view as it is now, which the next change will be told against."""
        if viewer not in self._views:
            self._views[viewer] = view_of(self.timeline.match, viewer)
        return self._views[viewer]

    def choices(self, viewer: int) -> tuple[list[msgspec.Raw], int]:
        """What the viewer may choose now, whole, and the mark of that list; nothing and -1 if it is not their turn."""
        if self.timeline.match.state.player() != viewer:
            return [], -1
        known = self._learn(viewer)
        return [msgspec.Raw(choice) for choice in known.encoded.values()], known.mark

    def _learn(self, viewer: int) -> Known:
        known = self._known.get(viewer)
        if known is None or known.seq != self.timeline.seq:
            mark = 0 if known is None else known.mark + 1
            known = Known(self.timeline.seq, mark, choices_of(self.timeline.match))
            self._known[viewer] = known
        return known

    def moved(self, table: str, viewer: int, marks: set[int]) -> tuple[dict[int, bytes], int]:
        """The message of the last step to this viewer, by the mark of the choices that a connection has."""
        before, self_known = self._views.pop(viewer), self._known.get(viewer)
        changes = delta(before, self.view(viewer))
        match = self.timeline.match
        if match.state.player() != viewer:
            data = self._moved(table, viewer, changes, [])
            return dict.fromkeys(marks, data), -1
        known = self._learn(viewer)
        whole: list[Any] = [msgspec.Raw(choice) for choice in known.encoded.values()]
        out = {}
        for mark in marks:
            if self_known is not None and mark == self_known.mark:
                old = self_known.encoded
                brief = [t if old.get(t) == e else msgspec.Raw(e) for t, e in known.encoded.items()]
                out[mark] = self._moved(table, viewer, changes, brief)
            else:
                out[mark] = self._moved(table, viewer, changes, whole)
        return out, known.mark

    def _moved(self, table: str, viewer: int, changes: list[Any], choices: list[Any]) -> bytes:
        timeline, state = self.timeline, self.timeline.match.state
        return encode(
            protocol.Moved(
                table=table,
                seq=timeline.seq,
                entry=timeline.told[-1].to(viewer),
                delta=changes,
                prompt=timeline.match.game.prompt(state),
                choices=choices,
                undo=timeline.undo_target(viewer) is not None and state.player() != NOBODY,
                round=state.round(),
                turn=state.player(),
                result=result_of(timeline.match),
            )
        )

    def forget(self, viewer: int) -> None:
        """Nobody looks on as this viewer any more."""
        self._views.pop(viewer, None)
        self._known.pop(viewer, None)


def view_of(match: Match, viewer: int) -> Any:
    return msgspec.to_builtins(match.game.view(match.state, viewer))


def choices_of(match: Match) -> dict[str, bytes]:
    """Every legal move of whoever decides now, encoded, by its text."""
    s = match.state
    # Whether chance follows may hang on what is hidden from the player, so it is tried on what they may believe.
    believed = s.determinize(s.player(), Rng(0))
    found = {}
    for choice in match.game.choices(s):
        trial = believed.copy()
        trial.apply(choice.action)
        draws = trial.player() == CHANCE
        out = protocol.Choice(choice.text, choice.kind, choice.says, choice.rule, choice.touches, draws)
        found[choice.text] = encode(out)
    return found


def result_of(match: Match) -> protocol.ResultInfo | None:
    if not match.over:
        return None
    s = match.state
    return protocol.ResultInfo(s.ending(), tuple(s.scores()), tuple(s.places()))


def sheet_of(match: Match) -> protocol.SheetOut:
    sheet: Sheet = match.game.sheet(match.state)
    lines = tuple(protocol.SheetLineOut(line.label, line.rule, line.points) for line in sheet.lines)
    return protocol.SheetOut(lines, sheet.notes, tuple(sheet.totals()))


def position_of(table: str, seq: int, match: Match, viewer: int) -> protocol.Position:
    prompt = match.game.prompt(match.state)
    return protocol.Position(table, seq, viewer, view_of(match, viewer), prompt, sheet_of(match))
