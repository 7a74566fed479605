"""What chance decides: the first player, the cards of the offer, the gnomes that are drawn."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import DRAW as BY_CHANCE
from gnomehall.core.state import NOTHING, SEVERAL, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import LETTERS
from gnomehall.parts import bits
from gnomehall.parts.counts import Counts, amounts, kinds, nth, one, sole, total


class FirstPlayer(Step[Gnomopolis]):
    """GNO-20: chance names the first player."""

    name = "first-player"
    rule = "GNO-20"
    kind = BY_CHANCE
    verb = "first"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        return [s.tables.first + seat for seat in range(s.seats)]

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        s.first = action - s.tables.first
        if s.log is not None:
            s.emit("first", "GNO-20", {"seat": s.first})


class Reveal(Step[Gnomopolis]):
    """GNO-12, GNO-67: a card of the deck comes into an empty place of the offer; with no deck the place stays empty."""

    name = "reveal"
    rule = "GNO-67"
    kind = BY_CHANCE
    verb = "reveal"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        reveal = s.tables.reveal
        return [reveal + card for card in bits.members(s.deck)]

    def sole(self, s: Gnomopolis, f: Frame) -> int:
        if not s.deck:
            return NOTHING
        return SEVERAL if s.deck & (s.deck - 1) else s.tables.reveal + bits.lowest(s.deck)

    def draw(self, s: Gnomopolis, f: Frame, rng: Rng) -> Action:
        return s.tables.reveal + bits.nth(s.deck, rng.below(bits.size(s.deck)))

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        card = action - s.tables.reveal
        s.deck &= ~(1 << card)
        s.offer[f.arg] = card
        if s.log is not None:
            s.emit("reveal", "GNO-67", {"card": s.tables.edition.card_id(card), "place": f.arg})


def full_cup(s: Gnomopolis, seat: Seat) -> Counts:
    """GNO-48: the gnomes that a seat draws from, as the cup is or will be filled for it."""
    d = s.districts[seat]
    return d.cup if d.cup else d.exhausted


class Draw(Step[Gnomopolis]):
    """GNO-47 to GNO-49: a gnome from the cup of seat `arg`; an empty cup is first filled from the exhausted area."""

    name = "draw"
    rule = "GNO-47"
    kind = BY_CHANCE
    verb = "draw"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        draw = s.tables.draw
        return [draw + colour for colour in kinds(full_cup(s, f.arg))]

    def weights(self, s: Gnomopolis, f: Frame) -> list[int]:
        return amounts(full_cup(s, f.arg))

    def sole(self, s: Gnomopolis, f: Frame) -> int:
        colour = sole(full_cup(s, f.arg))
        return colour if colour < 0 else s.tables.draw + colour

    def draw(self, s: Gnomopolis, f: Frame, rng: Rng) -> Action:
        cup = full_cup(s, f.arg)
        return s.tables.draw + nth(cup, rng.below(total(cup)))

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        d = s.districts[f.arg]
        if not d.cup:
            d.cup = d.exhausted
            d.exhausted = 0
            if s.log is not None:
                s.emit("refill", "GNO-48", {"seat": f.arg})
        colour = action - s.tables.draw
        d.cup -= one(colour)
        d.active += one(colour)
        if s.log is not None:
            s.emit("draw", "GNO-47", {"seat": f.arg, "gnome": LETTERS[colour]})


FIRST_PLAYER: Final = FirstPlayer()
REVEAL: Final = Reveal()
DRAW: Final = Draw()
