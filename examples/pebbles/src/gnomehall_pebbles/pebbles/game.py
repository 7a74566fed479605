"""How Pebbles is set up, written down and shown."""

from dataclasses import dataclass

from gnomehall.core.edition import digest_of, raise_if_wrong, read_toml
from gnomehall.core.errors import BadNotation
from gnomehall.core.faces import Faces
from gnomehall.core.game import Game, Meta, Setup
from gnomehall.core.view import Choice, Drawing, Panel, Refusal, Sheet, SheetLine, View, line
from gnomehall.core.words import Words
from gnomehall_pebbles.pebbles.state import STEPS, Pebbles, PebblesEdition


@dataclass(frozen=True, slots=True)
class PebblesView(View):
    heap: int
    taken: list[int]


class PebblesFaces(Faces[Pebbles, PebblesEdition]):
    def choice(self, s: Pebbles, action: int) -> Choice:
        return Choice(action, f"take {action + 1}", "take", "PEB-2", {"count": action + 1}, ("heap",))

    def sheet(self, s: Pebbles) -> Sheet:
        return Sheet((SheetLine("points", "PEB-4", tuple(s.scores())),))

    def draw(self, edition: PebblesEdition, view: View, choices: list[Choice], words: Words) -> Drawing:
        assert isinstance(view, PebblesView)
        heap = Panel(words.say("board-heap"), (line(words.say("board-pebbles", count=view.heap)),))
        players = [
            Panel("", (line(words.player(seat)), line(words.say("board-pebbles", count=count))))
            for seat, count in enumerate(view.taken)
        ]
        return ((heap,), tuple(players))


class PebblesGame(Game[Pebbles, PebblesEdition]):
    meta = Meta("pebbles", "Pebbles", "PEB", 1, (2, 3, 4), "2", ("An example",), open=True, sample=True)
    steps = STEPS
    state = Pebbles

    def faces(self) -> PebblesFaces:
        return PebblesFaces()

    def edition(self, text: str) -> PebblesEdition:
        top = read_toml(text, "pebbles")
        name, pebbles, bonus = top.line("name"), top.number("pebbles", 5, 200), top.number("bonus", 0, 50)
        top.provenance()
        top.done()
        raise_if_wrong(top)
        return PebblesEdition(name, digest_of(top.data), text, pebbles, bonus)

    def start(self, setup: Setup[PebblesEdition]) -> Pebbles:
        return Pebbles(setup.seats, setup.edition)

    def bound(self, setup: Setup[PebblesEdition]) -> int:
        return setup.edition.pebbles + 1

    def action_count(self, edition: PebblesEdition) -> int:
        return 3

    def census(self, s: Pebbles) -> dict[str, int]:
        return {"pebbles": s.heap + sum(s.taken)}

    def text(self, s: Pebbles, action: int) -> str:
        return f"take {action + 1}"

    def read(self, s: Pebbles, text: str) -> int:
        match text.lower().split():
            case ["take", ("1" | "2" | "3") as count]:
                return int(count) - 1
        raise BadNotation(text, "unknown")

    def why_not(self, s: Pebbles, action: int) -> Refusal:
        return Refusal("PEB-2", "too-many", {"count": s.heap}) if s.todo else Refusal("PEB-3", "over")

    def view(self, s: Pebbles, viewer: int) -> PebblesView:
        return PebblesView(
            viewer, s.player(), s.asked(), {}, s.round(), s.ending(), s.scores(), heap=s.heap, taken=s.taken[:]
        )
