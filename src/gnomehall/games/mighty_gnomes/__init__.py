"""Mighty Gnomes, by Citie Lo (version 0.95), for two to four players."""

from gnomehall.core.errors import BadSetup
from gnomehall.core.event import Event
from gnomehall.core.game import Game, Meta, Option, Setup
from gnomehall.core.state import CHANCE
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Refusal, Sheet, View
from gnomehall.games.mighty_gnomes import codes, pointing, refusals, takings, words
from gnomehall.games.mighty_gnomes.advice import WEIGHTS, MightyAdvice
from gnomehall.games.mighty_gnomes.bound import bound
from gnomehall.games.mighty_gnomes.edition import MightyEdition, load
from gnomehall.games.mighty_gnomes.faces import faces, give_faces
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.inventory import census
from gnomehall.games.mighty_gnomes.sheet import sheet
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.rounds import DAYS
from gnomehall.games.mighty_gnomes.steps.setup import push_setup
from gnomehall.games.mighty_gnomes.view import MightyView, view_of
from gnomehall.parts import bits


class MightyGame(Game[Mighty, MightyEdition]):
    meta = Meta(
        id="mighty-gnomes",
        title="Mighty Gnomes",
        tagline="Send gnomes into the forest and up the ladders, and win the mighty ones for your tribe.",
        prefix="MIG",
        rules=1,
        seats=(2, 3, 4),
        minutes="30-60",
        credits=("Citie Lo (design)",),
        options=(
            Option("first", "who begins: random, or the number of a seat", "MIG-Q10", ("random",), free=True),
            Option(
                "gnomes", "the five mighty gnomes in play: random, or their names", "MIG-Q9", ("random",), free=True
            ),
        ),
    )

    def edition(self, text: str) -> MightyEdition:
        return give_faces(load(text))

    def start(self, setup: Setup[MightyEdition]) -> Mighty:
        """MIG-6 to MIG-23: empty homes, and all that chance deals waiting."""
        t, seats = setup.edition.tables, setup.seats
        homes, trail = [Home() for _ in range(seats)], list(range(seats))
        s = Mighty(t, seats, [], homes, trail, [], [], [], [], [], [0, 0, 0], [0, 0, 0])
        s.books_left = t.shelf_books
        s.push(DAYS, CHANCE)
        push_setup(s, _first(setup), _stacks(setup))
        return s

    def bound(self, setup: Setup[MightyEdition]) -> int:
        return bound(setup.edition.tables, setup.seats)

    def action_count(self, edition: MightyEdition) -> int:
        return codes.ACTIONS

    def census(self, s: Mighty) -> dict[str, int]:
        return census(faces(s.t).edition, s)

    def text(self, s: Mighty, action: int) -> str:
        return faces(s.t).notation.text(action, s.day)

    def read(self, s: Mighty, text: str) -> int:
        return faces(s.t).notation.read(text, s.day)

    def why_not(self, s: Mighty, action: int) -> Refusal:
        return refusals.why_not(faces(s.t).edition, s, action)

    def why_dark(self, s: Mighty, thing: str) -> Refusal | None:
        return pointing.why_dark(faces(s.t).edition, s, thing)

    def view(self, s: Mighty, viewer: int) -> MightyView:
        return view_of(faces(s.t).edition, s, viewer, self.asked(s))

    def choice(self, s: Mighty, action: int) -> Choice:
        return faces(s.t).words.choice(s, action)

    def prompt(self, s: Mighty) -> str:
        return words.prompt(s, self.asked(s))

    def prompt_rule(self, s: Mighty) -> str:
        return words.prompt_rule(s, self.asked(s))

    def tell(self, edition: MightyEdition, event: Event) -> str:
        return faces(edition.tables).tales.tell(event)

    def sheet(self, s: Mighty) -> Sheet:
        return sheet(faces(s.t).edition, s)

    def advice(self) -> MightyAdvice:
        return MightyAdvice(WEIGHTS)

    def things(self, setup: Setup[MightyEdition]) -> list[Thing]:
        return takings.things(setup)

    def takings(self, setup: Setup[MightyEdition], events: list[Event]) -> list[Taking]:
        return takings.takings(setup.edition, events)

    def draw(self, edition: MightyEdition, view: View, choices: list[Choice]) -> Drawing:
        assert isinstance(view, MightyView)
        return faces(edition.tables).board.draw(view, choices)


def _first(setup: Setup[MightyEdition]) -> int:
    """MIG-Q10: the seat that an option names; -1 if chance picks it."""
    wanted = setup.option("first", "random")
    seats = [str(seat) for seat in range(setup.seats)]
    if wanted not in ("random", *seats):
        raise BadSetup(f"option first: '{wanted}' is neither random nor one of the seats {', '.join(seats)}")
    return -1 if wanted == "random" else int(wanted)


def _stacks(setup: Setup[MightyEdition]) -> int:
    """MIG-Q9: the gnomes that an option names, a bit set; none if chance picks them."""
    wanted = setup.option("gnomes", "random")
    if wanted == "random":
        return 0
    known = [gnome.id for gnome in setup.edition.gnomes]
    names = wanted.replace(",", " ").lower().split()
    for name in names:
        if name not in known:
            raise BadSetup(f"option gnomes: '{name}' is none of {', '.join(known)}")
    if len(set(names)) != codes.STACKS or len(names) != codes.STACKS:
        raise BadSetup(f"option gnomes: name {codes.STACKS} different ones of {', '.join(known)}, not {len(names)}")
    return bits.bits_of([known.index(name) for name in names])


GAME = MightyGame()
