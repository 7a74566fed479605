"""Gnome Village: lay Roads and buildings, send gnomes to work; most points win when a village has five."""

from gnomehall.core.game import Game, Setup
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action, Viewer
from gnomehall.games.gnome_village import edition as editions
from gnomehall.games.gnome_village import invariants, notation, reasons, view_builder
from gnomehall.games.gnome_village.advice import WEIGHTS, VillageAdvice
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.encoder import VillageEncoder, encoder_of
from gnomehall.games.gnome_village.faces import VillageFaces
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.inputs import VillageInputs
from gnomehall.games.gnome_village.meta import META
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps import STEPS
from gnomehall.games.gnome_village.steps.turn import COURSE
from gnomehall.games.gnome_village.tables import ACTIONS, SHOPS
from gnomehall.games.gnome_village.view import VillageView
from gnomehall.parts import counts


class GnomeVillage(Game[Village, VillageEdition]):
    meta = META
    steps = STEPS
    state = Village
    pieces = (lambda: Player(Ground([])), lambda: Ground([]))
    _faces = VillageFaces()

    def faces(self) -> VillageFaces:
        return self._faces

    def edition(self, text: str) -> VillageEdition:
        return editions.read(text)

    def start(self, setup: Setup[VillageEdition]) -> Village:
        """GNV-21, GNV-27, GNV-28: all that is the same every time; kits wait to be laid, stacks to be drawn from."""
        tables, seats = setup.edition.tables, setup.seats
        s = Village(seats, [], tables, COURSE, [], [], [])
        s.first = setup.seat("first")
        for _ in range(seats):
            p = Player(Ground(tables.open))
            p.kit, p.kit_houses, p.coins = counts.counts_of(tables.kit_roads), tables.kit_houses, tables.start_coins
            s.players.append(p)
        s.bank = tables.coins - seats * tables.start_coins
        s.tokens = counts.counts_of([tables.tokens] * SHOPS)
        s.houses = seats * (tables.houses - tables.kit_houses)
        s.shops = counts.counts_of([tables.shop_copies[seats - 2]] * SHOPS)
        s.roads = counts.counts_of(tables.road_copies) - seats * counts.counts_of(tables.kit_roads)
        deluxe = setup.option("deluxe", "no") == "yes"
        s.stack = [
            0 if plus and not deluxe else copies
            for copies, plus in zip(tables.kind_copies, tables.kind_deluxe, strict=True)
        ]
        s.deck = tables.card_copies[:]
        s.gnome_limit = tables.gnomes - (setup.option("young", "no") == "yes")
        # GNV-175: the option makes the limit of the edition shorter, never longer.
        s.round_limit = min(tables.rounds, int(setup.option("rounds", str(tables.rounds))))
        return s

    def bound(self, setup: Setup[VillageEdition]) -> int:
        return invariants.bound(setup)

    def action_count(self, edition: VillageEdition) -> int:
        return ACTIONS

    def census(self, s: Village) -> dict[str, int]:
        return invariants.census(s)

    def text(self, s: Village, action: Action) -> str:
        return notation.text(s, action)

    def read(self, s: Village, text: str) -> Action:
        return notation.read(s, text)

    def why_not(self, s: Village, action: Action) -> Refusal:
        return reasons.why_not(s, action)

    def view(self, s: Village, viewer: Viewer) -> VillageView:
        return view_builder.view_of(s, viewer)

    def encoder(self, edition: VillageEdition, seats: int) -> VillageEncoder:
        return encoder_of(edition.tables, self.steps, seats)

    def advice(self) -> VillageAdvice:
        return VillageAdvice(WEIGHTS)

    def inputs(self) -> VillageInputs:
        return VillageInputs()


GAME = GnomeVillage()
