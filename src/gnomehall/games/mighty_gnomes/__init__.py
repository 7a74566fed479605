"""Mighty Gnomes, by Citie Lo (version 0.95), for two to four players."""

from gnomehall.core.errors import BadSetup
from gnomehall.core.game import Game, Setup
from gnomehall.core.state import CHANCE
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action, Viewer
from gnomehall.games.mighty_gnomes import edition as editions
from gnomehall.games.mighty_gnomes import invariants, notation, reasons
from gnomehall.games.mighty_gnomes.advice import WEIGHTS, MightyAdvice
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.encoder import MightyEncoder, encoder_of
from gnomehall.games.mighty_gnomes.faces import MightyFaces
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.inputs import MightyInputs
from gnomehall.games.mighty_gnomes.meta import META
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps import STEPS
from gnomehall.games.mighty_gnomes.steps.rounds import DAYS
from gnomehall.games.mighty_gnomes.steps.setup import push_setup
from gnomehall.games.mighty_gnomes.tables import ACTIONS, STACK_COUNT
from gnomehall.games.mighty_gnomes.view import MightyView
from gnomehall.games.mighty_gnomes.view_builder import hidden_from, view_of
from gnomehall.parts import bits
from gnomehall.parts.bits import Bits


class MightyGame(Game[Mighty, MightyEdition]):
    meta = META
    steps = STEPS
    state = Mighty
    pieces = (Home,)
    _faces = MightyFaces()

    def faces(self) -> MightyFaces:
        return self._faces

    def edition(self, text: str) -> MightyEdition:
        return editions.read(text)

    def start(self, setup: Setup[MightyEdition]) -> Mighty:
        """MIG-6 to MIG-23: empty homes, and all that chance deals waiting."""
        t, seats = setup.edition.tables, setup.seats
        homes, trail = [Home() for _ in range(seats)], list(range(seats))
        s = Mighty(t, seats, [], homes, trail, [], [], [], [], [], [0, 0, 0], [0, 0, 0])
        s.books_left = t.shelf_books
        s.push(DAYS, CHANCE)
        push_setup(s, setup.seat("first"), _stacks(setup))
        return s

    def bound(self, setup: Setup[MightyEdition]) -> int:
        return invariants.bound(setup)

    def action_count(self, edition: MightyEdition) -> int:
        return ACTIONS

    def census(self, s: Mighty) -> dict[str, int]:
        return invariants.census(s)

    def text(self, s: Mighty, action: Action) -> str:
        return notation.text(s, action)

    def read(self, s: Mighty, text: str) -> Action:
        return notation.read(s, text)

    def why_not(self, s: Mighty, action: Action) -> Refusal:
        return reasons.why_not(s, action)

    def view(self, s: Mighty, viewer: Viewer) -> MightyView:
        return view_of(s, viewer)

    def hidden(self, s: Mighty, viewer: Viewer) -> tuple[int, ...]:
        return hidden_from(s, viewer)

    def encoder(self, edition: MightyEdition, seats: int) -> MightyEncoder:
        return encoder_of(edition.tables, self.steps, seats)

    def advice(self) -> MightyAdvice:
        return MightyAdvice(WEIGHTS)

    def inputs(self) -> MightyInputs:
        return MightyInputs()


def _stacks(setup: Setup[MightyEdition]) -> Bits:
    """MIG-Q9: the gnomes that an option names; none if chance picks them."""
    wanted = setup.option("gnomes", "random")
    if wanted == "random":
        return 0
    known = [gnome.id for gnome in setup.edition.gnomes]
    names = wanted.replace(",", " ").lower().split()
    for name in names:
        if name not in known:
            raise BadSetup(f"option gnomes: '{name}' is none of {', '.join(known)}")
    if len(set(names)) != STACK_COUNT or len(names) != STACK_COUNT:
        raise BadSetup(f"option gnomes: name {STACK_COUNT} different ones of {', '.join(known)}, not {len(names)}")
    return bits.bits_of([known.index(name) for name in names])


GAME = MightyGame()
