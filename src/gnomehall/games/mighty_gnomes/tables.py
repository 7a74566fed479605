"""The numbers of actions and of things, and what is printed on the components of an edition.

An action is the first number of its block plus what it names. The blocks stand in the order in which a menu lists them.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from gnomehall.core.mypyc import i64
from gnomehall.core.vocabulary import Action
from gnomehall.parts import counts
from gnomehall.parts.bag import Bag
from gnomehall.parts.counts import Counts
from gnomehall.parts.word import Word

if TYPE_CHECKING:
    from gnomehall.games.mighty_gnomes.edition import MightyEdition

# What an int stands for in a signature. Components are numbered in the order of their edition.
Token: TypeAlias = i64
Tile: TypeAlias = i64
"""A gnome tile, named by its size; the druid tile is one more."""
Book: TypeAlias = i64
Gnome: TypeAlias = i64
Trade: TypeAlias = i64
"""Twice its gnome, and 1 more for the second one."""
Chest: TypeAlias = i64
"""A kind of chest."""
Reward: TypeAlias = i64
"""Its place in the box of the round."""
Track: TypeAlias = i64
Ladder: TypeAlias = i64
Way: TypeAlias = i64
"""A ladder and the column that a tile on it works with."""
Slot: TypeAlias = i64
"""A place of the display."""
Square: TypeAlias = i64
Squares: TypeAlias = Word
Source: TypeAlias = i64
"""Where victory points came from."""
Laid: TypeAlias = i64
"""A tile that lies somewhere: see `state.entry`."""

# Tokens, then the two icons that are no tokens. The first four are the basic resources (MIG-4).
WOOD: Final = 0
SAND: Final = 1
MUSHROOM: Final = 2
CHAMOMILE: Final = 3
CRYSTAL: Final = 4
COMPASS: Final = 5
CHEST_ICON: Final = 6
BASIC: Final = 4
TOKENS: Final = 5
LETTERS: Final = "WSMCXNT"
"""What the edition and moves call them."""

# Gnome tiles are named by their size; the druid tile is one more.
DRUID: Final = 5
ALL_TILES: Final = 0b11110

MOST_SEATS: Final = 4
COLUMNS: Final = 6
MOST_ROWS: Final = 5
RUNGS: Final = 7
GLADE_COUNT: Final = 5
MOST_CHESTS: Final = 15
MOST_GNOMES: Final = 8
STACK_COUNT: Final = 5
BOOK_COUNT: Final = 18
REWARD_COUNT: Final = 5
FIXED_SLOTS: Final = 2

# Ladders, and the ways to lay a tile on one: which ladder, with which column (MIG-47). Odd is the right column.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
ON_LEFT: Final = 0
ON_RIGHT: Final = 1
MIDDLE_LEFT: Final = 2
MIDDLE_RIGHT: Final = 3

# Where victory points came from while the game went on.
FROM_BEDROOM: Final = 0
FROM_TRAIL: Final = 1
FROM_UPGRADES: Final = 2
FROM_CHESTS: Final = 3
FROM_LADDERS: Final = 4
FROM_TRADES: Final = 5
FROM_REWARDS: Final = 6

WAREHOUSE: Final = 0
DINING: Final = 1

# The menu of a turn or a claim.
USES: Final = 0
SKIP: Final = USES + 6
ACTIVATES: Final = SKIP + 1
OPENS: Final = ACTIVATES + RUNGS
EXCHANGES: Final = OPENS + MOST_CHESTS
TRADES: Final = EXCHANGES + 28
CLAIMS: Final = TRADES + 2 * MOST_GNOMES
END: Final = CLAIMS + REWARD_COUNT
# Where the chosen tile goes.
GATHERS: Final = END + 1
LADDERS: Final = GATHERS + 2 * COLUMNS * MOST_ROWS
DISPLAYS: Final = LADDERS + 4
COINS: Final = DISPLAYS + 4
# What an effect asks.
DISCARDS: Final = COINS + 1
KEEPS: Final = DISCARDS + TOKENS
TAKES: Final = KEEPS + MOST_CHESTS
DECLINE: Final = TAKES + MOST_CHESTS
INVITES: Final = DECLINE + 1
UPGRADES: Final = INVITES + MOST_GNOMES
REFRESHES: Final = UPGRADES + 2
# Chance.
FIRSTS: Final = REFRESHES + MOST_GNOMES
STACKS: Final = FIRSTS + MOST_SEATS
GLADES: Final = STACKS + MOST_GNOMES
SHELVES: Final = GLADES + 2 * GLADE_COUNT
DRAWS: Final = SHELVES + BOOK_COUNT
ACTIONS: Final = DRAWS + MOST_CHESTS

# What a book, a reward or a gnome's ability does.
DOES_NOTHING: Final = 0
DOES_COINS: Final = 1
DOES_KEYS: Final = 2
DOES_STEPS: Final = 3
DOES_TOKENS: Final = 4
DOES_UPGRADE: Final = 5
DOES_INVITE: Final = 6
DOES_INVITE_FREE: Final = 7
DOES_REFRESH: Final = 8
DOES_CHEST: Final = 9
DOES_POINTS: Final = 10
DOES_FREE_USE: Final = 11
DOES_FIRST: Final = 12
DOES_DOUBLE: Final = 13
DOES_TRADE: Final = 14
DOES_TILE: Final = 15

# What a gnome scores for at the end.
SCORES_BEDROOM: Final = 0
SCORES_CRYSTALS: Final = 1
SCORES_COINS: Final = 2
SCORES_FURTHEST: Final = 3
SCORES_ANIMAL: Final = 4
SCORES_KEYS: Final = 5
SCORES_OPENED: Final = 6
SCORES_UPGRADES: Final = 7

# Animals on chests: none, three kinds, and one that may be any of them.
NO_ANIMAL: Final = 0
ANIMALS: Final = 3
ANY_ANIMAL: Final = 4


def _exchanges() -> tuple[list[int], list[int]]:
    """MIG-69: what each exchange gives up and which basic resource it takes; the pairs first, then the crystal."""
    give: list[int] = []
    take: list[int] = []
    for a in range(BASIC):
        for b in range(a, BASIC):
            for taken in range(BASIC):
                if taken not in (a, b):
                    give.append(counts.one(a) + counts.one(b))
                    take.append(taken)
    for taken in range(BASIC):
        give.append(counts.one(CRYSTAL))
        take.append(taken)
    return give, take


_ALL: Final = _exchanges()
EXCHANGE_GIVES: Final = _ALL[0]
EXCHANGE_TAKES: Final = _ALL[1]


def purse(stock: Counts) -> i64:
    """What matters of a stock to an exchange, as a small number: none, one or two of each basic, any crystal."""
    code: i64 = 1 if stock >> (CRYSTAL * counts.WIDTH) else 0
    for kind in range(BASIC):
        held = (stock >> (kind * counts.WIDTH)) & counts.BYTE
        code = code * 3 + (2 if held > 2 else held)
    return code


def _offers() -> list[list[Action]]:
    offers: list[list[Action]] = [[] for _ in range(2 * 3**BASIC)]
    for code in range(2 * 3**BASIC):
        stock: Counts = 0
        rest = code
        for kind in range(BASIC - 1, -1, -1):
            stock += (rest % 3) * counts.one(kind)
            rest //= 3
        stock += rest * counts.one(CRYSTAL)
        for i in range(len(EXCHANGE_GIVES)):
            if counts.holds(stock, EXCHANGE_GIVES[i]):
                offers[code].append(EXCHANGES + i)
    return offers


OFFERS: Final = _offers()
"""By `purse`, every exchange that can be paid."""


class Tables:
    """The numbers on the components of one edition. Built once, shared by all states."""

    edition: "MightyEdition"

    def __init__(self) -> None:
        self.supply: Counts = 0
        self.sizes = [0, 1, 2, 3, 4, 2]
        self.start_coins: list[int] = []
        self.open_chests: i64 = 0
        self.key_limit: i64 = 0
        self.close_points: i64 = 0
        self.items_per_point: i64 = 1
        self.crystal_points: i64 = 0
        self.set_points: i64 = 0
        self.pair_points: i64 = 0
        self.ladders: list[int] = []
        """By the number of players, the open ladders as a bit set."""
        self.glades: list[list[int]] = []
        """By side (2 x tile, + 1 for its B side), the icons from left to right."""
        self.golden: list[int] = []
        """By book, 1 if it is golden, 0 if it is silver."""
        self.golden_books: Word = 0
        """The same as a bit set."""
        self.shelf_books: Word = 0
        """The books that the setup deals, a bit set: all but the two of a two-player game."""
        self.book_effect: list[int] = []
        self.book_amount: list[int] = []
        """How much of the effect; for tokens, their counts."""
        self.book_tokens: list[int] = []
        """The token on the bookmark, as counts."""
        self.book_coins: list[int] = []
        """The coins on the bookmark."""
        self.display: list[int] = []
        """The two books of a two-player game: the golden, the silver."""
        self.gnome_cost: list[int] = []
        self.gnome_ability: list[int] = []
        self.gnome_amount: list[int] = []
        self.gnome_scores: list[int] = []
        self.gnome_points: list[int] = []
        self.gnome_per: list[int] = []
        self.trade_gives: list[int] = []
        """Two for each gnome; 0 where there is none."""
        self.trade_points: list[int] = []
        self.trade_coins: list[int] = []
        self.trade_chests: list[int] = []
        self.chest_bag: Bag = 0
        self.chest_points: list[int] = []
        self.chest_coins: list[int] = []
        self.chest_tokens: list[int] = []
        self.chest_draws: list[int] = []
        self.chest_animal: list[int] = []
        self.animal_points: dict[int, int] = {}
        """What those animals score, as counts, that anybody has asked about so far."""
        self.holds: list[list[int]] = []
        """Of the warehouse and the dining table, what each space lets one hold."""
        self.upgrade_cost: list[list[int]] = []
        """What the step away from each space costs, as counts."""
        self.upgrade_points: list[list[int]] = []
        self.trail_points: list[int] = []
        self.trail_chests: Word = 0
        """The spaces with a chest icon, as a bit set."""
        self.rounds: i64 = 0
        self.reward_effect: list[list[int]] = []
        """By round, from 0."""
        self.reward_amount: list[list[int]] = []

    def __repr__(self) -> str:
        return f"<Tables of {self.edition!r}>"
