"""The board of a table in characters, for a viewer and in a language: what browsers show of a game without a board."""

from gnomehall.core.view import Panel
from gnomehall.core.vocabulary import Seat, Viewer
from gnomehall.server.tables.table import Table
from gnomehall.words.speech import Speech


def drawing_of(table: Table, viewer: Viewer, seq: int, language: str) -> list[list[Panel]]:
    """The position at a seq. What may be chosen is marked for the player who decides now."""
    match = table.match_at(seq)
    faces, edition = match.game.faces(), match.setup.edition

    def name_player(seat: Seat) -> str:
        # People count from 1, as everywhere in the browser.
        return table.row.seats[seat].name or words.say("seat", number=seat + 1)

    words = Speech(language, match.game.meta.id, edition, name_player)
    chooses = seq == table.seq and viewer == table.turn
    choices = faces.choices(match.state) if chooses else []
    return [list(row) for row in faces.draw(edition, match.game.view(match.state, viewer), choices, words)]
