"""What people are shown of Mighty Gnomes."""

from collections.abc import Mapping

from gnomehall.core.event import Event
from gnomehall.core.faces import Faces
from gnomehall.core.game import Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Refusal, Sheet, View
from gnomehall.core.vocabulary import Action
from gnomehall.core.words import Words
from gnomehall.games.mighty_gnomes import board, choices, reasons, sheet, takings
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.view import MightyView


class MightyFaces(Faces[Mighty, MightyEdition]):
    name_keys = (
        *("tile", "token", "takes", "icons", "price"),
        *("book", "left", "right", "gnome", "chest", "back"),
    )
    turn_kinds = ("turn", "evening", "glades")
    count_keys = ("tokens", "gives", "brings", "contents")

    def choice(self, s: Mighty, action: Action) -> Choice:
        return choices.choice(s, action)

    def why_unavailable(self, s: Mighty, thing: str) -> Refusal | None:
        return reasons.why_unavailable(s, thing)

    def names(self, edition: MightyEdition) -> Mapping[str, str]:
        return {named.id: named.name for named in (*edition.books, *edition.gnomes, *edition.chests)}

    def sheet(self, s: Mighty) -> Sheet:
        return sheet.sheet(s)

    def draw(self, edition: MightyEdition, view: View, choices: list[Choice], words: Words) -> Drawing:
        assert isinstance(view, MightyView)
        return board.draw(edition, view, choices, words)

    def things(self, setup: Setup[MightyEdition]) -> list[Thing]:
        return takings.things(setup)

    def takings(self, setup: Setup[MightyEdition], events: list[Event]) -> list[Taking]:
        return takings.takings(setup, events)
