"""What people are shown of Gnomopolis."""

from collections.abc import Mapping
from typing import ClassVar

from gnomehall.core.event import Event
from gnomehall.core.faces import Faces
from gnomehall.core.game import Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Refusal, Sheet, View
from gnomehall.core.vocabulary import Action
from gnomehall.core.words import Words
from gnomehall.games.gnomopolis import board, choices, reasons, sheet, takings
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.view import GnomopolisView


class GnomopolisFaces(Faces[Gnomopolis, GnomopolisEdition]):
    name_keys = ("scroll", "card", "advisor", "gnome")
    merits: ClassVar = {"buildings": {"team": -1, "immigration": 1, "cost": -1, "effects": 1, "homes": 1}}
    count_keys = ("gnomes", "lost", "pay", "returned", "effects", "team", "immigrants", "bonus", "ready")

    def choice(self, s: Gnomopolis, action: Action) -> Choice:
        return choices.choice(s, action)

    def why_unavailable(self, s: Gnomopolis, thing: str) -> Refusal | None:
        return reasons.why_unavailable(s, thing)

    def names(self, edition: GnomopolisEdition) -> Mapping[str, str]:
        return dict(zip(edition.scroll_ids, edition.scroll_names, strict=True))

    def sheet(self, s: Gnomopolis) -> Sheet:
        return sheet.sheet(s)

    def draw(self, edition: GnomopolisEdition, view: View, choices: list[Choice], words: Words) -> Drawing:
        assert isinstance(view, GnomopolisView)
        return board.draw(edition, view, choices, words)

    def things(self, setup: Setup[GnomopolisEdition]) -> list[Thing]:
        return takings.things(setup.edition)

    def takings(self, setup: Setup[GnomopolisEdition], events: list[Event]) -> list[Taking]:
        return takings.takings(setup.edition, events)
