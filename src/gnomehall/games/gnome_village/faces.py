"""What people are shown of Gnome Village."""

from collections.abc import Mapping

from gnomehall.core.event import Event
from gnomehall.core.faces import Faces
from gnomehall.core.game import Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Refusal, Sheet, View
from gnomehall.core.vocabulary import Action
from gnomehall.core.words import Words
from gnomehall.games.gnome_village import board, choices, reasons, sheet, takings
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.view import VillageView


class VillageFaces(Faces[Village, VillageEdition]):
    name_keys = ("tile", "tiles", "shape", "shop", "shops", "icons", "business", "preset")

    def choice(self, s: Village, action: Action) -> Choice:
        return choices.choice(s, action)

    def why_unavailable(self, s: Village, thing: str) -> Refusal | None:
        return reasons.why_unavailable(s, thing)

    def names(self, edition: VillageEdition) -> Mapping[str, str]:
        named = (*edition.presets, *edition.shops, *edition.businesses)
        return {road.id: road.name for road in edition.shapes} | {thing.id: thing.name for thing in named}

    def sheet(self, s: Village) -> Sheet:
        return sheet.sheet(s)

    def draw(self, edition: VillageEdition, view: View, choices: list[Choice], words: Words) -> Drawing:
        assert isinstance(view, VillageView)
        return board.draw(edition, view, choices, words)

    def things(self, setup: Setup[VillageEdition]) -> list[Thing]:
        return takings.things(setup)

    def takings(self, setup: Setup[VillageEdition], events: list[Event]) -> list[Taking]:
        return takings.takings(setup, events)
