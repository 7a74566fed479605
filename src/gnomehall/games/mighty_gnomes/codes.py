"""The fixed action space of Mighty Gnomes, and the small numbers that name its things.

An action is the first number of its block plus what it names. The blocks stand in the order in which a menu lists them.
"""

from typing import Final

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
ICONS: Final = "WSMCXNT"

# Gnome tiles are named by their size; the druid tile is one more.
DRUID: Final = 5
ALL_TILES: Final = 0b11110

MOST_SEATS: Final = 4
COLUMNS: Final = 6
MOST_ROWS: Final = 5
RUNGS: Final = 7
GLADES: Final = 5
MOST_CHESTS: Final = 15
MOST_GNOMES: Final = 8
STACKS: Final = 5
BOOKS: Final = 18
REWARDS: Final = 5
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
USE: Final = 0
SKIP: Final = USE + 6
ACTIVATE: Final = SKIP + 1
OPEN: Final = ACTIVATE + RUNGS
EXCHANGE: Final = OPEN + MOST_CHESTS
TRADE: Final = EXCHANGE + 28
CLAIM: Final = TRADE + 2 * MOST_GNOMES
END: Final = CLAIM + REWARDS
# Where the chosen tile goes.
GATHER: Final = END + 1
LADDER: Final = GATHER + 2 * COLUMNS * MOST_ROWS
DISPLAY: Final = LADDER + 4
COINS: Final = DISPLAY + 4
# What an effect asks.
DISCARD: Final = COINS + 1
KEEP: Final = DISCARD + TOKENS
TAKE: Final = KEEP + MOST_CHESTS
DECLINE: Final = TAKE + MOST_CHESTS
INVITE: Final = DECLINE + 1
UPGRADE: Final = INVITE + MOST_GNOMES
REFRESH: Final = UPGRADE + 2
# Chance.
FIRST: Final = REFRESH + MOST_GNOMES
STACK: Final = FIRST + MOST_SEATS
GLADE: Final = STACK + MOST_GNOMES
SHELVE: Final = GLADE + 2 * GLADES
DRAW: Final = SHELVE + BOOKS
ACTIONS: Final = DRAW + MOST_CHESTS

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
