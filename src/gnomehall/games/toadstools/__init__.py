"""Toadstools, the sample game: players hold mushrooms in secret and plant one a turn."""

from gnomehall.core.game import Game, Meta, Setup
from gnomehall.core.state import CHANCE
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action, Viewer
from gnomehall.games.toadstools import edition as editions
from gnomehall.games.toadstools import notation
from gnomehall.games.toadstools.edition import ToadstoolsEdition
from gnomehall.games.toadstools.encoder import ToadstoolsEncoder, encoder_of
from gnomehall.games.toadstools.faces import ToadstoolsFaces
from gnomehall.games.toadstools.state import Toadstools
from gnomehall.games.toadstools.steps import PICK, PLANT, STEPS, mushroom
from gnomehall.games.toadstools.tables import ACTIONS, DUSTS, PLANTS
from gnomehall.games.toadstools.view import ToadstoolsView, view_of
from gnomehall.parts import counts


class ToadstoolsGame(Game[Toadstools, ToadstoolsEdition]):
    meta = Meta(
        "toadstools", "Toadstools", "TOAD", rules=1, seats=(2, 3, 4), minutes="3", credits=("Gnomehall",), sample=True
    )
    steps = STEPS
    state = Toadstools
    _faces = ToadstoolsFaces()

    def faces(self) -> ToadstoolsFaces:
        return self._faces

    def edition(self, text: str) -> ToadstoolsEdition:
        return editions.read(text)

    def start(self, setup: Setup[ToadstoolsEdition]) -> Toadstools:
        """TOAD-1: everybody picks a hand from the full basket."""
        s = Toadstools(setup.seats, [], setup.edition.tables, counts.counts_of(setup.edition.copies))
        for i in range(setup.seats * setup.edition.hand):
            s.push(PICK, CHANCE, i % setup.seats)
        return s

    def bound(self, setup: Setup[ToadstoolsEdition]) -> int:
        return 1 + 3 * sum(setup.edition.copies)  # each mushroom is picked, planted, and may dust once

    def action_count(self, edition: ToadstoolsEdition) -> int:
        return ACTIONS

    def census(self, s: Toadstools) -> dict[str, int]:
        return {"mushrooms, by kind": s.basket + s.meadow + sum(s.hands)}

    def text(self, s: Toadstools, action: Action) -> str:
        return notation.text(action)

    def read(self, s: Toadstools, text: str) -> Action:
        return notation.read(text)

    def why_not(self, s: Toadstools, action: Action) -> Refusal:
        if not s.todo:
            return Refusal("TOAD-6", "over")
        step, seat = s.todo[-1].step, s.player()
        if seat == CHANCE:
            return Refusal("TOAD-2", "chance")
        if step is PLANT and PLANTS <= action < PLANTS + len(s.tables.edition.ids):
            return Refusal("TOAD-3", "no-mushroom", {"mushroom": mushroom(s, action - PLANTS)})
        if step is not PLANT and action == DUSTS + seat:
            return Refusal("TOAD-5", "yourself")
        return Refusal(step.rule, "not-asked")

    def view(self, s: Toadstools, viewer: Viewer) -> ToadstoolsView:
        return view_of(s, viewer)

    def encoder(self, edition: ToadstoolsEdition, seats: int) -> ToadstoolsEncoder:
        return encoder_of(edition.tables, self.steps, seats)


GAME = ToadstoolsGame()
