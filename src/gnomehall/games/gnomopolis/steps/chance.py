"""What chance decides: the first player, the cards of the offer, the gnomes that are drawn."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.core.rng import Rng
from gnomehall.core.state import DRAW as BY_CHANCE
from gnomehall.core.state import Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import DRAWS, FIRSTS, LETTERS, REVEALS, CardNumber, Colour
from gnomehall.parts import word
from gnomehall.parts.counts import Counts, amounts, kinds, nth, one, sole, total


class FirstPlayer(Step[Gnomopolis]):
    """GNO-20: chance names the first player."""

    name = "first-player"
    rule = "GNO-20"
    kind = BY_CHANCE
    verb = "first"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        return [FIRSTS + seat for seat in range(s.seats)]

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        s.first = action - FIRSTS
        if s.log is not None:
            s.emit("first", "GNO-20", {"seat": s.first})


class Reveal(Step[Gnomopolis]):
    """GNO-12, GNO-67: a card of the deck comes into an empty place of the offer; with no deck the place stays empty."""

    name = "reveal"
    rule = "GNO-67"
    kind = BY_CHANCE
    verb = "reveal"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        return [REVEALS + card for card in word.members(s.deck)]

    def sole(self, s: Gnomopolis, f: Frame) -> i64:
        card = word.sole(s.deck)
        return card if card < 0 else REVEALS + card

    def draw(self, s: Gnomopolis, f: Frame, rng: Rng) -> i64:
        return REVEALS + word.nth(s.deck, rng.below(word.size(s.deck)))

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        card: CardNumber = action - REVEALS
        s.deck &= ~word.bit(card)
        offer_card(s, f.arg, card)
        if s.log is not None:
            s.emit("reveal", "GNO-67", {"card": s.tables.edition.card_id(card), "place": f.arg})


def offer_card(s: Gnomopolis, place: i64, card: CardNumber) -> None:
    """GNO-67: what lies in a place of the offer from now on: a card, or EMPTY."""
    offer = s.offer[:]
    offer[place] = card
    s.offer = offer


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
        return [DRAWS + colour for colour in kinds(full_cup(s, f.arg))]

    def weights(self, s: Gnomopolis, f: Frame) -> list[int]:
        return amounts(full_cup(s, f.arg))

    def sole(self, s: Gnomopolis, f: Frame) -> i64:
        colour = sole(full_cup(s, f.arg))
        return colour if colour < 0 else DRAWS + colour

    def draw(self, s: Gnomopolis, f: Frame, rng: Rng) -> i64:
        cup = full_cup(s, f.arg)
        return DRAWS + nth(cup, rng.below(total(cup)))

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        d = s.districts[f.arg]
        if not d.cup:
            d.cup = d.exhausted
            d.exhausted = 0
            if s.log is not None:
                s.emit("refill", "GNO-48", {"seat": f.arg})
        colour: Colour = action - DRAWS
        gnome = one(colour)
        d.cup -= gnome
        d.active += gnome
        if s.log is not None:
            s.emit("draw", "GNO-47", {"seat": f.arg, "gnome": LETTERS[colour]})


FIRST_PLAYER: Final = FirstPlayer()
REVEAL: Final = Reveal()
DRAW: Final = Draw()
