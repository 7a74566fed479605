"""What the seats of a game opened it with: the first free choice of each, as the game's words say it."""

from typing import Final

import msgspec

from gnomehall import registry
from gnomehall.core.errors import GnomehallError
from gnomehall.core.match import Match
from gnomehall.core.state import MENU, MORE
from gnomehall.core.vocabulary import Plain
from gnomehall.server import protocol
from gnomehall.server.store.interface import TableRow, TimelineEntry
from gnomehall.server.tables.timeline import record_of, standing

ANYBODY: Final = 0
"""Which seat a choice is about is left out: whoever does the same to somebody else opens the game in the same way."""


def openings_of(row: TableRow, entries: list[TimelineEntry]) -> dict[int, str] | None:
    """By seat, the first free choice; none of a seat that had none. None where the game can't be replayed."""
    found: dict[int, str] = {}
    try:
        match = registry.replay_record(record_of(row, entries, []), upto=0)
        for seq in standing(entries):
            for text in entries[seq].moves:
                seat = match.state.player()
                if seat >= 0 and seat not in found and match.state.todo[-1].step.kind in (MENU, MORE):
                    found[seat] = _text_of(match, text)
                match.play(text)
            if len(found) == len(row.seats):
                break
    except GnomehallError:
        return None
    return found


def choice_of(opening: str) -> protocol.OpeningChoice:
    """An opening as it was kept."""
    return msgspec.json.decode(opening, type=protocol.OpeningChoice)


def _text_of(match: Match, text: str) -> str:
    faces = match.game.faces()
    choice = faces.choice(match.state, match.game.parse(match.state, text))
    data = {key: _anybody(value) if key in faces.seat_keys else value for key, value in choice.data.items()}
    return msgspec.json.encode(protocol.OpeningChoice(choice.kind, data), order="deterministic").decode()


def _anybody(value: Plain) -> Plain:
    return [ANYBODY] * len(value) if isinstance(value, list) else ANYBODY
