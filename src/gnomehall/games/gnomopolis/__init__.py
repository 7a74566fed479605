"""Gnomopolis, by Igor Knop and Patrick Matheus (Conclave Editora, 2018)."""

from gnomehall.core.game import Game, Setup
from gnomehall.core.state import CHANCE
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action, Viewer
from gnomehall.games.gnomopolis import edition as editions
from gnomehall.games.gnomopolis import invariants, notation, reasons
from gnomehall.games.gnomopolis.advice import WEIGHTS, GnomopolisAdvice
from gnomehall.games.gnomopolis.district import District, Work
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.encoder import GnomopolisEncoder, encoder_of
from gnomehall.games.gnomopolis.faces import GnomopolisFaces
from gnomehall.games.gnomopolis.inputs import GnomopolisInputs
from gnomehall.games.gnomopolis.meta import META
from gnomehall.games.gnomopolis.state import EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.steps import STEPS
from gnomehall.games.gnomopolis.steps.chance import DRAW, FIRST_PLAYER, REVEAL
from gnomehall.games.gnomopolis.steps.turn import NEXT_TURN
from gnomehall.games.gnomopolis.tables import ACTIONS, COLOURS
from gnomehall.games.gnomopolis.view import GnomopolisView
from gnomehall.games.gnomopolis.view_builder import view_of
from gnomehall.parts.counts import counts_of


class GnomopolisGame(Game[Gnomopolis, GnomopolisEdition]):
    meta = META
    steps = STEPS
    state = Gnomopolis
    pieces = (lambda: District(0, 0, 0, 0, 0, 0, 0), lambda: Work(0, 0, 0, 0))
    _faces = GnomopolisFaces()

    def faces(self) -> GnomopolisFaces:
        return self._faces

    def edition(self, text: str) -> GnomopolisEdition:
        return editions.read(text)

    def start(self, setup: Setup[GnomopolisEdition]) -> Gnomopolis:
        """GNO-10 to GNO-21: stocked capitals, full cups, and all that chance deals waiting."""
        tables, seats = setup.edition.tables, setup.seats
        box = tables.box
        sprint = setup.option("sprint", "no") == "yes"
        s = Gnomopolis(
            tables,
            seats,
            [],
            [District(box.start, 0, 0, 0, 0, tables.board_bits, seat) for seat in range(seats)],
            [EMPTY] * box.offer,
            [],
            sprint,
        )
        s.deck = setup.edition.deck
        s.old = counts_of([box.stock_gnomes[seats]] * COLOURS)
        s.old_coins = box.stock_coins[seats]
        s.old_helpers = box.helpers
        s.reserve = box.coins - s.old_coins
        s.push(NEXT_TURN, CHANCE)
        for seat in reversed(range(seats)):
            for _ in range(box.workforce):
                s.push(DRAW, CHANCE, seat)
        for place in reversed(range(box.offer)):
            s.push(REVEAL, CHANCE, place)
        s.first = setup.seat("first")
        if s.first < 0:
            s.push(FIRST_PLAYER, CHANCE)
        return s

    def bound(self, setup: Setup[GnomopolisEdition]) -> int:
        return invariants.bound(setup)

    def action_count(self, edition: GnomopolisEdition) -> int:
        return ACTIONS

    def census(self, s: Gnomopolis) -> dict[str, int]:
        return invariants.census(s)

    def text(self, s: Gnomopolis, action: Action) -> str:
        return notation.text(s, action)

    def read(self, s: Gnomopolis, text: str) -> Action:
        return notation.read(s, text)

    def why_not(self, s: Gnomopolis, action: Action) -> Refusal:
        return reasons.why_not(s, action)

    def view(self, s: Gnomopolis, viewer: Viewer) -> GnomopolisView:
        return view_of(s, viewer)

    def encoder(self, edition: GnomopolisEdition, seats: int) -> GnomopolisEncoder:
        return encoder_of(edition.tables, self.steps, seats)

    def advice(self) -> GnomopolisAdvice:
        return GnomopolisAdvice(WEIGHTS)

    def inputs(self) -> GnomopolisInputs:
        return GnomopolisInputs()


GAME = GnomopolisGame()
