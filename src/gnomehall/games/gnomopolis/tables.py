"""The components in the form that states share: frozen tables, and the numbers that name every action."""

from typing import TYPE_CHECKING, Final, TypeAlias

from gnomehall.parts.counts import Counts, count, kinds, one, total

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.edition import GnomopolisEdition

Colour: TypeAlias = int
"""A kind of gnome: C V S M A I, from 0."""
ScrollNumber: TypeAlias = int
"""A scroll: those of the board, then those of the buildings, then the advisors'."""
CardNumber: TypeAlias = int
"""A building card."""
Payment: TypeAlias = int
"""A way to pay for a scroll, among all payments for all scrolls; likewise a team among all teams."""

CHILD: Final = 0
VILLAGER: Final = 1
COLOURS: Final = 6
"""Counts of gnomes go by the order of LETTERS."""
LETTERS: Final = "CVSMAI"
GNOMES_AND_HELPER: Final = "CVSMAIH"
HELPER: Final = 6
"""Where a build team counts its Mechanical Helpers, next to the six colours."""
WILD: Final = 6
"""Where homes count the wild ones, next to the six colours."""
ANYONE: Final = 0b111111
PROFESSIONS: Final = 0b111100
"""Sets of colours that a gain may leave open."""

PASS: Final = 0

TYPES: Final = 4
BOARD_SCROLLS: Final = 7
BUILDINGS: Final = 28
ADVISORS: Final = 4
FIRST_BUILDING: Final = BOARD_SCROLLS
FIRST_ADVISOR: Final = BOARD_SCROLLS + BUILDINGS
SCROLLS: Final = FIRST_ADVISOR + ADVISORS
BUILDING_BITS: Final = ((1 << BUILDINGS) - 1) << FIRST_BUILDING

GAIN_COINS: Final = 0
GAIN_HELPERS: Final = 1
GAIN_GNOME: Final = 2
GAIN_CHOSEN: Final = 3
DRAW_GNOMES: Final = 4
SEARCH_GNOMES: Final = 5


class Effect:
    """One effect of a scroll: its kind, and how many, which colour, or which set of colours."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


class Scroll:
    """An action: what it costs and brings. `first` is the number of its first payment among all payments."""

    def __init__(
        self, pays: list[Counts], lying: bool, coins: int, helpers: int, effects: list[Effect], first: int
    ) -> None:
        self.pays: Final = pays
        self.size: Final = total(pays[0]) if pays else 0
        """How many gnomes it takes: the same in every payment."""
        self.need: Final = shared(pays)
        """The gnomes of its coloured icons, which are in every payment."""
        self.lying: Final = lying
        self.coins: Final = coins
        self.helpers: Final = helpers
        self.effects: Final = effects
        self.first: Final = first

    def most_uses(self) -> int:
        """What the scroll can add to the number of plays of a turn (GNO-112)."""
        if not self.coins and not self.helpers:
            return 2 * total(self.pays[0]) if self.pays else 0
        uses = 1
        for effect in self.effects:
            if effect.kind == SEARCH_GNOMES:
                uses += 2 * effect.amount
            elif effect.kind == DRAW_GNOMES:
                uses += effect.amount
        return uses


class Card:
    """A building card, but for its scroll. `first` is the number of its first team among all teams."""

    def __init__(self, kind: int, teams: list[Counts], immigration: Counts, homes: Counts, first: Payment) -> None:
        self.kind: Final = kind
        self.teams: Final = teams
        self.size: Final = total(teams[0])
        """How many gnomes and helpers it takes: as many in every team."""
        self.immigration: Final = immigration
        self.homes: Final = homes
        self.first: Final = first


class Advisor:
    def __init__(self, kind: int, bonus: int, value: int) -> None:
        self.kind: Final = kind
        self.bonus: Final = bonus
        self.value: Final = value


class Box:
    """Counts that are not on any card."""

    def __init__(
        self,
        coins: int,
        helpers: int,
        start: Counts,
        offer: int,
        workforce: int,
        buildings_to_end: int,
        last_round: int,
        last_round_solo: int,
        stock_gnomes: list[int],
        stock_coins: list[int],
    ) -> None:
        self.coins: Final = coins
        self.helpers: Final = helpers
        self.start: Final = start
        self.offer: Final = offer
        self.workforce: Final = workforce
        self.buildings_to_end: Final = buildings_to_end
        self.last_round: Final = last_round
        self.last_round_solo: Final = last_round_solo
        self.stock_gnomes: Final = stock_gnomes
        self.stock_coins: Final = stock_coins


class Tables:
    """Everything printed, and the action numbers that follow from it.

    The actions, in ascending order: pass; use a scroll with a payment; send the caravan to copy a scroll with a
    payment; build a card with a team; gain a colour; seek in the cup, in the exhausted area, on a scroll, in the team;
    and the outcomes of chance: draw a colour, reveal a card, name the first player.
    """

    edition: "GnomopolisEdition"
    """What they were made from, for what people read; no rule looks at it."""

    def __init__(
        self,
        box: Box,
        scrolls: list[Scroll],
        caravan: ScrollNumber,
        cards: list[Card],
        advisors: list[Advisor],
        board_homes: Counts,
    ) -> None:
        self.box: Final = box
        self.scrolls: Final = scrolls
        self.caravan: Final = caravan
        self.cards: Final = cards
        self.advisors: Final = advisors
        self.board_homes: Final = board_homes
        self.board_bits: Final = ((1 << BOARD_SCROLLS) - 1) & ~(1 << caravan)
        self.most_plays: Final = self._most_plays()
        self.type_bits: Final = [self._bits_of_type(kind) for kind in range(TYPES)]
        self.advisor_of_type: Final = [self._advisor_for(kind) for kind in range(TYPES)]

        self.use_scroll: Final = [i for i in range(SCROLLS) for _ in scrolls[i].pays]
        self.use_pay: Final = [pay for scroll in scrolls for pay in scroll.pays]
        self.build_card: Final = [i for i in range(BUILDINGS) for _ in cards[i].teams]
        self.build_team: Final = [team for card in cards for team in card.teams]
        self.work_scroll: Final[list[ScrollNumber]] = []
        self.work_colour: Final[list[Colour]] = []
        self.work_number: Final = [-1] * (SCROLLS * COLOURS)
        self._number_works()

        self.use: Final = 1
        self.copy: Final = self.use + len(self.use_scroll)
        self.build: Final = self.copy + len(self.use_scroll)
        self.gain: Final = self.build + len(self.build_card)
        self.seek_cup: Final = self.gain + COLOURS
        self.seek_exhausted: Final = self.seek_cup + COLOURS
        self.seek_scroll: Final = self.seek_exhausted + COLOURS
        self.seek_team: Final = self.seek_scroll + len(self.work_scroll)
        self.draw: Final = self.seek_team + COLOURS
        self.reveal: Final = self.draw + COLOURS
        self.first: Final = self.reveal + BUILDINGS
        self.actions: Final = self.first + 4

    def _most_plays(self) -> int:
        """More plays than this can't be made in one turn, if every scroll keeps the condition of GNO-114.

        A scroll whose cost has no token can be freed by Searches and adds 2 uses for each gnome it holds; one with a
        token is used once, and its Searches and Draws may free others. The workforce and the build come on top.
        """
        adds = [scroll.most_uses() for scroll in self.scrolls]
        built = sorted(adds[FIRST_BUILDING:FIRST_ADVISOR])[-self.box.buildings_to_end :]
        return sum(adds[:FIRST_BUILDING]) + sum(built) + sum(adds[FIRST_ADVISOR:]) + max(adds) + self.box.workforce + 1

    def _bits_of_type(self, kind: int) -> int:
        bits = 0
        for i in range(BUILDINGS):
            if self.cards[i].kind == kind:
                bits |= 1 << (FIRST_BUILDING + i)
        return bits

    def _advisor_for(self, kind: int) -> int:
        for i in range(ADVISORS):
            if self.advisors[i].kind == kind:
                return i
        raise ValueError("every type of building has its advisor")

    def _number_works(self) -> None:
        """A number for each gnome that can stand on a scroll: any colour on the caravan, else those that can pay it."""
        for scroll in range(SCROLLS):
            payable = 0
            for pay in self.scrolls[scroll].pays:
                payable |= pay
            for colour in range(COLOURS):
                if scroll == self.caravan or count(payable, colour):
                    self.work_number[scroll * COLOURS + colour] = len(self.work_scroll)
                    self.work_scroll.append(scroll)
                    self.work_colour.append(colour)


def payments(gnomes: Counts, wilds: int) -> list[Counts]:
    """The sets of gnomes that meet a cost of coloured icons and wild ones."""
    found = {gnomes}
    for _ in range(wilds):
        found = {pay + one(colour) for pay in found for colour in range(COLOURS)}
    return sorted(found)


def shared(pays: list[Counts]) -> Counts:
    """The gnomes that all payments have in common."""
    least = pays[0] if pays else 0
    for pay in pays:
        least = sum([min(count(least, colour), count(pay, colour)) * one(colour) for colour in range(COLOURS)])
    return least


def teams(gnomes: Counts, wilds: int) -> list[Counts]:
    """The teams that can build: payments, with any number of the icons replaced by helpers (GNO-73)."""
    found = set(payments(gnomes, wilds))
    waiting = list(found)
    while waiting:
        team = waiting.pop()
        for colour in kinds(team):
            if colour != HELPER:
                other = team - one(colour) + one(HELPER)
                if other not in found:
                    found.add(other)
                    waiting.append(other)
    return sorted(found)


def letters_of(gnomes: Counts) -> list[str]:
    """Gnomes and helpers as ids, one for each: two villagers are V and V."""
    found: list[str] = []
    for kind in range(COLOURS + 1):
        found += [GNOMES_AND_HELPER[kind]] * count(gnomes, kind)
    return found
