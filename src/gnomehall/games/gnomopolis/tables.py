"""The components in the form that states share: frozen tables, and the numbers that name every action."""

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from gnomehall.core.mypyc import i64
from gnomehall.parts.counts import WIDTH, Counts, count, holds, kinds, one, total
from gnomehall.parts.word import Word, bit

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.edition import GnomopolisEdition

Colour: TypeAlias = i64
"""A kind of gnome: C V S M A I, from 0."""
ScrollNumber: TypeAlias = i64
"""A scroll: those of the board, then those of the buildings, then the advisors'."""
CardNumber: TypeAlias = i64
"""A building card."""
Payment: TypeAlias = i64
"""A scroll and who stands on its first wild icon (see FILLS); likewise a card and the opening of its team."""

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

MOST_SEATS: Final = 4
TYPES: Final = 4
RANKS: Final = 4
"""Ranks of a solo sprint above the lowest."""
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

# --- the numbers of actions -----------------------------------------------------------------
#
# They are the same in every edition: an action names a scroll or a card and what is chosen beyond what is printed on
# it, never a place in a list of the costs that happen to occur. What an edition never asks for is simply never legal.

FILLS: Final = 1 + COLOURS
"""Who stands on the first wild icon of a cost: nobody, if it has none, or a gnome of one of the colours. For each
further wild icon the gnome is asked for (PAYS)."""


def _openings() -> list[Counts]:
    alone = [one(kind) for kind in range(COLOURS + 1)]
    return sorted({*alone, *[first + second for first in alone for second in alone]})


OPENINGS: Final[list[Counts]] = _openings()
"""The first two members of a build team by the order of GNOMES_AND_HELPER, or its only one. In a larger team the
others are asked for, one by one and in that order (JOINS)."""
OPENINGS_OF_A_CARD: Final = 35

PASS: Final = 0
USES: Final = 1
"""Each kind of action begins at its own number: use a scroll of the own district, and who is on its first wild icon."""
COPIES: Final = USES + SCROLLS * FILLS
"""Send the caravan to copy a scroll."""
BUILDS: Final = COPIES + SCROLLS * FILLS
"""Build a card, and with whom."""
PAYS: Final = BUILDS + BUILDINGS * OPENINGS_OF_A_CARD
"""A colour for the next wild icon."""
JOINS: Final = PAYS + COLOURS
"""A colour, or a helper, for the next place in a team."""
GAINS: Final = JOINS + COLOURS + 1
"""A colour, as are these: found in the cup, in the exhausted area, standing or lying on a scroll, in the team."""
SEEKS_CUP: Final = GAINS + COLOURS
SEEKS_EXHAUSTED: Final = SEEKS_CUP + COLOURS
SEEKS_STANDING: Final = SEEKS_EXHAUSTED + COLOURS
SEEKS_LYING: Final = SEEKS_STANDING + SCROLLS * COLOURS
SEEKS_TEAM: Final = SEEKS_LYING + SCROLLS * COLOURS
DRAWS: Final = SEEKS_TEAM + COLOURS
"""From here on chance acts: a colour is drawn, a card revealed, the first player named."""
REVEALS: Final = DRAWS + COLOURS
FIRSTS: Final = REVEALS + BUILDINGS
ACTIONS: Final = FIRSTS + MOST_SEATS

OBJECTS: Final[list[Any]] = list(range(ACTIONS))
"""Every action as an object: compiled code would make a new one for each number that it appends to a list."""


class Effect:
    """One effect of a scroll: its kind, and how many, which colour, or which set of colours."""

    def __init__(self, kind: i64, amount: i64) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


class Scroll:
    """An action: the gnomes, wild icons and tokens that it costs, and what it brings."""

    def __init__(
        self,
        number: ScrollNumber,
        standing: Counts,
        lying: Counts,
        wilds_standing: i64,
        wilds_lying: i64,
        coins: i64,
        helpers: i64,
        effects: list[Effect],
    ) -> None:
        self.first: Final = number * FILLS
        """The first of its payments, among those of all scrolls."""
        self.standing: Final = standing
        self.lying: Final = lying
        """The gnomes of the coloured icons, by how they work: those that lie are returned."""
        self.wilds_standing: Final = wilds_standing
        self.wilds_lying: Final = wilds_lying
        """Wild icons; those whose gnomes are returned are filled first."""
        self.wilds: Final = wilds_standing + wilds_lying
        self.need: Final = standing + lying
        """The gnomes of all coloured icons, which are in every payment."""
        self.size: Final = total(self.need) + self.wilds
        """How many gnomes it takes: as many in every payment."""
        self.coins: Final = coins
        self.helpers: Final = helpers
        self.effects: Final = effects

    def most_uses(self) -> int:
        """What the scroll can add to the number of plays of a turn (GNO-112)."""
        if not self.coins and not self.helpers:
            return 2 * self.size
        uses = 1
        for effect in self.effects:
            if effect.kind == SEARCH_GNOMES:
                uses += 2 * effect.amount
            elif effect.kind == DRAW_GNOMES:
                uses += effect.amount
        return uses


class Arrivals:
    """What comes to a district with a card: gnomes, coins, helpers, and sets of colours to choose a gnome from."""

    def __init__(self, gnomes: Counts, coins: i64, helpers: i64, choices: list[int]) -> None:
        self.gnomes: Final = gnomes
        self.coins: Final = coins
        self.helpers: Final = helpers
        self.choices: Final = choices


class Team:
    """Gnomes and helpers that can build a card together, and the number of its opening."""

    def __init__(self, members: Counts) -> None:
        self.members: Final = members
        self.opening: Final[i64] = OPENINGS.index(opening_of(members))


class Card:
    """A building card, but for its scroll."""

    def __init__(
        self, number: CardNumber, kind: i64, teams: list[Counts], immigration: Arrivals, homes: Counts
    ) -> None:
        self.first: Final = number * OPENINGS_OF_A_CARD
        """The first of its openings, among those of all cards."""
        self.kind: Final = kind
        self.teams: Final = [Team(team) for team in sorted(teams)]
        """Ascending as numbers, in which helpers count most: none after one larger than a hand can be in that hand."""
        self.size: Final = total(teams[0])
        """How many gnomes and helpers it takes: as many in every team."""
        self.immigration: Final = immigration
        self.homes: Final = homes


class Advisor:
    def __init__(self, kind: i64, bonus: Arrivals, value: i64) -> None:
        self.kind: Final = kind
        self.bonus: Final = bonus
        self.value: Final = value


class Box:
    """Counts that are not on any card."""

    def __init__(
        self,
        coins: i64,
        helpers: i64,
        start: Counts,
        offer: i64,
        workforce: i64,
        buildings_to_end: i64,
        last_round: i64,
        sprint_rounds: i64,
        sprint_ranks: list[int],
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
        self.sprint_rounds: Final = sprint_rounds
        self.sprint_ranks: Final = sprint_ranks
        """What a score in a sprint must reach for each rank, the lowest first (GNO-111)."""
        self.stock_gnomes: Final = stock_gnomes
        self.stock_coins: Final = stock_coins


class Tables:
    """Everything printed."""

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
        self.board_bits: Final = (bit(BOARD_SCROLLS) - 1) & ~bit(caravan)
        self.most_plays: Final[i64] = self._most_plays()
        self.type_bits: Final = [self._bits_of_type(kind) for kind in range(TYPES)]
        self.advisor_of_type: Final = [self._advisor_for(kind) for kind in range(TYPES)]

    def __repr__(self) -> str:
        return f"<Tables of {self.edition!r}>"

    def _most_plays(self) -> int:
        """More plays than this can't be made in one turn, if every scroll keeps the condition of GNO-114.

        A scroll whose cost has no token can be freed by Searches and adds 2 uses for each gnome it holds; one with a
        token is used once, and its Searches and Draws may free others. The workforce and the build come on top.
        """
        adds = [scroll.most_uses() for scroll in self.scrolls]
        built = sorted(adds[FIRST_BUILDING:FIRST_ADVISOR])[-self.box.buildings_to_end :]
        return sum(adds[:FIRST_BUILDING]) + sum(built) + sum(adds[FIRST_ADVISOR:]) + max(adds) + self.box.workforce + 1

    def _bits_of_type(self, kind: int) -> Word:
        found: Word = 0
        for i in range(BUILDINGS):
            if self.cards[i].kind == kind:
                found |= bit(FIRST_BUILDING + i)
        return found

    def _advisor_for(self, kind: int) -> int:
        for i in range(ADVISORS):
            if self.advisors[i].kind == kind:
                return i
        raise ValueError("every type of building has its advisor")


def payments(gnomes: Counts, wilds: int) -> list[Counts]:
    """The sets of gnomes that meet a cost of coloured icons and wild ones."""
    found = {gnomes}
    for _ in range(wilds):
        found = {pay + one(colour) for pay in found for colour in range(COLOURS)}
    return sorted(found)


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


def opening_of(team: Counts) -> Counts:
    """The two first members of a team, or its only one."""
    first = one(kinds(team)[0])
    rest = team - first
    return first + one(kinds(rest)[0]) if rest else first


def goes_on(team: Counts, members: Counts, last: i64) -> bool:
    """Whether a team has these members, of which `last` is the last kind, and none of the others comes before it."""
    return holds(team, members) and not (team - members) & (one(last) - 1)


def last_kind(team: Counts) -> i64:
    """The kind of the last member; a team has at least one."""
    kind: i64 = -1
    while team:
        team >>= WIDTH
        kind += 1
    return kind
