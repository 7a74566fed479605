"""A small honest game, and the same game with one flaw at a time, to show that the laws catch them."""

from dataclasses import dataclass, replace
from typing import Any

from gnomehall.core.edition import Edition
from gnomehall.core.encoder import Encoder, asked_of, question_fields
from gnomehall.core.errors import BadNotation
from gnomehall.core.faces import Faces
from gnomehall.core.game import Game, Meta, Setup
from gnomehall.core.layout import Field, Layout
from gnomehall.core.mask import Mask
from gnomehall.core.rng import Rng
from gnomehall.core.row import Row, small
from gnomehall.core.state import CHANCE, DRAW, Frame, State, Step
from gnomehall.core.view import Choice, Refusal, Sheet, SheetLine, View
from gnomehall.core.vocabulary import Plain
from gnomehall.laws.walks import Case


class Marbles(State):
    """Black and white marbles are drawn in secret, two a seat, and each is kept or thrown back."""

    def __init__(self, seats: int, flaw: str) -> None:
        super().__init__(seats, [])
        self.flaw = flaw
        self.bag = [8, 8]
        self.hands = [[0, 0] for _ in range(seats)]
        self.thrown = 0
        self.draws = 0

    def copy(self) -> "Marbles":
        t = Marbles(self.seats, self.flaw)
        t.todo, t.thrown, t.draws = self.todo[:], self.thrown, self.draws
        t.bag = self.bag if self.flaw == "shares its bag" else self.bag[:]
        t.hands = self.hands[:] if self.flaw == "shares its hands" else [hand[:] for hand in self.hands]
        return t

    def determinize(self, viewer: int, rng: Rng) -> "Marbles":
        t = self.copy()
        if self.flaw == "deals the truth":
            return t
        others = [seat for seat in range(t.seats) if seat != viewer]
        if self.flaw == "deals by what it knows":
            for _ in range(self.bag[0]):
                rng.word()
        for colour in (0, 1):
            t.bag[colour] += sum(t.hands[seat][colour] for seat in others)
        for seat in others:
            t.hands[seat] = [0, 0]
            for _ in range(sum(self.hands[seat]) + (self.flaw == "deals a marble too many")):
                colour = rng.pick(t.bag)
                t.bag[colour] -= 1
                t.hands[seat][colour] += 1
        return t

    def proceed(self) -> None:
        if self.draws < 2 * self.seats or self.flaw == "never ends":
            self.push(ASK, self.draws % self.seats)
            self.push(DRAWING, CHANCE, self.draws % self.seats)
            self.draws += self.flaw != "never ends"

    def scores(self) -> list[int]:
        """Marbles kept; their colours stay a secret to the end."""
        return [sum(hand) for hand in self.hands]

    def places(self) -> list[int]:
        best = min if self.flaw == "crowns the last" else max
        return [int(score != best(self.scores())) for score in self.scores()][: self.seats]

    def round(self) -> int:
        return 9 - self.draws if self.flaw == "counts rounds backwards" else 1 + self.draws // 3

    def ending(self) -> str:
        return "drawn" if self.draws == 2 * self.seats and self.flaw != "ends for no reason" else ""


class Draw(Step[Marbles]):
    name, rule, kind = "draw", "MRB-1", DRAW

    def legal(self, s: Marbles, f: Frame) -> list[int]:
        if s.flaw == "changes when asked":
            s.thrown += 1
        return [1, 0] if s.flaw == "lists downwards" else [0, 1]

    def weights(self, s: Marbles, f: Frame) -> list[int]:
        return [1] if s.flaw == "forgets a weight" else [w + 1 for w in s.bag]

    def draw(self, s: Marbles, f: Frame, rng: Rng) -> int:
        return rng.below(2) if s.flaw == "draws whatever the weights" else super().draw(s, f, rng)

    def apply(self, s: Marbles, f: Frame, action: int) -> None:
        s.bag[action] -= 1
        s.hands[f.arg][action] += 1
        if s.log is not None:
            s.emit("draw", "MRB-1", {"colour": action}, to=-1 if s.flaw == "tells a secret" else f.arg)


class Ask(Step[Marbles]):
    name, rule = "ask", "MRB-2"

    def legal(self, s: Marbles, f: Frame) -> list[int]:
        return [2, 9] if s.flaw == "leaves the action space" else [2, 3]

    def mark(self, s: Marbles, f: Frame, into: Mask) -> None:
        super().mark(s, f, into)
        if s.flaw == "marks what is not legal":
            into.add(0)

    def sole(self, s: Marbles, f: Frame) -> int:
        return 2 if s.flaw == "answers for the player" else super().sole(s, f)

    def apply(self, s: Marbles, f: Frame, action: int) -> None:
        if action == 3:
            colour = 0 if s.hands[f.player][0] else 1
            s.hands[f.player][colour] -= 1
            s.bag[colour] += s.flaw != "loses a marble"
            s.thrown += 1
        if s.flaw == "peeks at what it leaves hidden":
            s.thrown += s.hands[1 - f.player][0]
        if s.flaw == "tells a hand":
            s.emit("ask", "MRB-2", {"hand": s.hands[f.player][:]})
        if s.flaw == "plays on when watched" and s.log is not None:
            s.thrown += 1


DRAWING, ASK = Draw(), Ask()
MOVES = ["draw black", "draw white", "keep", "throw"]


@dataclass(frozen=True, slots=True)
class MarblesView(View):
    held: list[int]
    thrown: int
    draws: int
    hand: Any


class MarblesFaces(Faces[Marbles, Edition]):
    def choice(self, s: Marbles, action: int) -> Choice:
        return Choice(action, move_text(s, action), MOVES[action].split()[0], s.todo[-1].step.rule)

    def sheet(self, s: Marbles) -> Sheet:
        return Sheet((SheetLine("kept", "MRB-2", (9, 9) if s.flaw == "adds up wrongly" else tuple(s.scores())),))


def move_text(s: Marbles, action: int) -> str:
    return "keep" if s.flaw == "writes two moves alike" and action == 3 else MOVES[action]


class MarblesEncoder(Encoder):
    def write(self, s: State, viewer: int, into: Row) -> None:
        assert isinstance(s, Marbles)
        self.write_question(s, viewer, into)
        into.put(small(s.hands[0 if s.flaw == "encodes another's hand" else viewer]))


class MarblesGame(Game[Marbles, Edition]):
    meta = Meta("marbles", "Marbles", "MRB", 1, (2,), "1", ())
    steps = (DRAWING, ASK)

    def __init__(self, flaw: str) -> None:
        self.flaw = flaw
        if flaw == "calls itself open":
            self.meta = replace(self.meta, open=True)

    def faces(self) -> MarblesFaces:
        return MarblesFaces()

    def edition(self, text: str) -> Edition:
        return Edition("first", "0", text)

    def start(self, setup: Setup[Edition]) -> Marbles:
        return Marbles(setup.seats, self.flaw)

    def bound(self, setup: Setup[Edition]) -> int:
        return 20

    def encoder(self, edition: Edition, seats: int) -> MarblesEncoder:
        fields = (*question_fields(self.steps, seats, 2), Field("hand", ("black", "white")))
        return MarblesEncoder(Layout("marbles", 1, seats, fields), b"", asked_of(self.steps), 2)

    def action_count(self, edition: Edition) -> int:
        return 4

    def census(self, s: Marbles) -> dict[str, int]:
        return {"marbles": sum(s.bag) + sum(map(sum, s.hands))}

    def text(self, s: Marbles, action: int) -> str:
        return move_text(s, action)

    def read(self, s: Marbles, text: str) -> int:
        if self.flaw == "takes any draw for a move" and text.startswith("draw"):
            return min(s.legal_actions(), default=0)
        if text in MOVES:
            return MOVES.index(text)
        raise BadNotation(text, "unknown")

    def why_not(self, s: Marbles, action: int) -> Refusal:
        if self.flaw == "is silent about a number" and action == 3:
            return Refusal("", "")
        return super().why_not(s, action)

    def hidden(self, s: Marbles, viewer: int) -> tuple[int, ...]:
        return tuple(n for seat, hand in enumerate([*s.hands, s.bag]) if seat != viewer for n in hand)

    def view(self, s: Marbles, viewer: int) -> MarblesView:
        hand: Any = s.hands[viewer][:] if viewer >= 0 else []
        if self.flaw == "shows every hand":
            hand = s.hands
        if self.flaw == "shows a set":
            hand = set(hand)
        held = [sum(hand) for hand in s.hands]
        about: dict[str, Plain] = {"bag": s.bag[:]} if self.flaw == "gives it away in the prompt" else {}
        return MarblesView(
            viewer, s.player(), s.asked(), about, s.round(), s.ending(), s.scores(), held, s.thrown, s.draws, hand
        )


def case(flaw: str) -> Case:
    game = MarblesGame(flaw)
    return Case(game, Setup(2, game.edition("")), f"marbles-2-{flaw}")
