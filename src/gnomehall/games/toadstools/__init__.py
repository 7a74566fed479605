"""Toadstools, the sample game: its edition, notation and view."""

from dataclasses import dataclass

from gnomehall.core.edition import Edition, digest_of, raise_if_wrong, read_toml, unique
from gnomehall.core.errors import BadNotation
from gnomehall.core.game import Game, Meta, Setup
from gnomehall.core.state import CHANCE
from gnomehall.core.view import View
from gnomehall.games.toadstools.state import DUSTS, PICK, PLANTS, Toadstools
from gnomehall.parts import counts

LETTERS = "abcdefg"


@dataclass(frozen=True, slots=True)
class ToadstoolsEdition(Edition):
    copies: list[int]
    dusting: int
    hand: int


@dataclass(frozen=True, slots=True)
class ToadstoolsView(View):
    meadow: list[int]
    basket: int
    held: list[int]  # how many mushrooms each seat holds
    hand: list[int]  # the viewer's own, by kind; empty for a spectator


class ToadstoolsGame(Game[Toadstools, ToadstoolsEdition]):
    meta = Meta("toadstools", "Toadstools", "A sample game: plant what others plant, and dust them.", "TOAD",
                rules=1, seats=(2, 3, 4), minutes="3", credits=("Gnomehall",), sample=True)  # fmt: skip

    def edition(self, text: str) -> ToadstoolsEdition:
        top = read_toml(text, "toadstools")
        entries = list(top.tables("mushrooms"))
        ids = [entry.text("id") for entry in entries]
        copies = [entry.number("copies", least=1, most=30) for entry in entries]
        dusting = top.one_of("dusting", tuple(ids) or ("",))
        name, hand = top.text("name"), top.number("hand", least=1, most=sum(copies) // 4)
        if not 2 <= len(entries) <= len(LETTERS):
            top.wrong("mushrooms", f"must be 2 to {len(LETTERS)} kinds, not {len(entries)}")
        unique(entries, "id", ids)
        top.provenance()
        for entry in (top, *entries):
            entry.done()
        raise_if_wrong(top)
        return ToadstoolsEdition(name, digest_of(top.data), text, copies, ids.index(dusting), hand)

    def start(self, setup: Setup[ToadstoolsEdition]) -> Toadstools:
        """TOAD-1: everybody picks a hand from the full basket."""
        s = Toadstools(setup.seats, [], counts.counts_of(setup.edition.copies), setup.edition.dusting)
        for i in range(setup.seats * setup.edition.hand):
            s.push(PICK, CHANCE, i % setup.seats)
        return s

    def bound(self, setup: Setup[ToadstoolsEdition]) -> int:
        return 1 + 3 * sum(setup.edition.copies)  # each mushroom is picked, planted, and may dust once

    def action_count(self, edition: ToadstoolsEdition) -> int:
        return DUSTS + 4

    def census(self, s: Toadstools) -> dict[str, int]:
        return {"mushrooms, by kind": s.basket + s.meadow + sum(s.hands)}

    def text(self, s: Toadstools, action: int) -> str:
        if action >= DUSTS:
            return f"dust {action - DUSTS}"
        return f"plant {LETTERS[action - PLANTS]}" if action >= PLANTS else f"pick {LETTERS[action]}"

    def read(self, s: Toadstools, text: str) -> int:
        match text.lower().split():
            case ["dust", ("0" | "1" | "2" | "3") as seat]:
                return DUSTS + int(seat)
            case ["pick" | "plant" as verb, letter] if letter in tuple(LETTERS):
                return LETTERS.index(letter) + (PLANTS if verb == "plant" else 0)
        raise BadNotation(f"'{text}' is no move of Toadstools; moves are like: plant a, dust 1")

    def view(self, s: Toadstools, viewer: int) -> ToadstoolsView:
        return ToadstoolsView(
            viewer, s.player(), self.asked(s), s.round(), s.ending(), s.scores(),
            meadow=counts.numbers_of(s.meadow, len(LETTERS)), basket=counts.total(s.basket),
            held=[counts.total(hand) for hand in s.hands],
            hand=counts.numbers_of(s.hands[viewer], len(LETTERS)) if viewer >= 0 else [],
        )  # fmt: skip


GAME = ToadstoolsGame()
