"""A player board."""

from gnomehall.core.mypyc import i64
from gnomehall.games.mighty_gnomes.tables import ALL_TILES, Source, Tile
from gnomehall.parts import bag, counts
from gnomehall.parts.bag import Bag
from gnomehall.parts.counts import Counts
from gnomehall.parts.word import Word, size


class Home:
    """A player's mushroom home: the player board and all that lies on it (MIG-2)."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.stock: Counts = 0
        """Resources and crystals, as counts."""
        self.keys: i64 = 0
        self.vault: Bag = 0
        """Face-down chests, a bag. Only the owner knows it."""
        self.opened: Bag = 0
        """Opened chests, a bag."""
        self.cards: Word = 0
        """Mighty gnomes, a bit set."""
        self.traded: Word = 0
        """Of these, who has traded this round."""
        self.tiles: Word = ALL_TILES
        """Gnome tiles not used yet this round, a bit set by size."""
        self.bedroom: Tile = 0
        """The tile in the bedroom, 0 if there is none."""
        self.freed: i64 = 0
        """Whether the bedroom tile need not be used first (MIG-100)."""
        self.warehouse: i64 = 0
        self.dining: i64 = 0
        self.space: i64 = 0
        """Where the adventure token stands."""
        self.points: Counts = 0
        """Victory points so far, as counts by where they came from."""

    def __repr__(self) -> str:
        """What is open to all: which chests lie in the vault is not."""
        tokens, vault = counts.total(self.stock), bag.total(self.vault)
        has = f"coins {self.coins}, tokens {tokens}, keys {self.keys}, chests in the vault {vault}"
        return f"<Home: {has}, mighty gnomes {size(self.cards)}, points {counts.total(self.points)}>"

    def copy(self) -> "Home":
        b = Home()
        b.copy_from(self)
        return b

    def copy_from(self, other: "Home") -> None:
        self.coins = other.coins
        self.stock = other.stock
        self.keys = other.keys
        self.vault = other.vault
        self.opened = other.opened
        self.cards = other.cards
        self.traded = other.traded
        self.tiles = other.tiles
        self.bedroom = other.bedroom
        self.freed = other.freed
        self.warehouse = other.warehouse
        self.dining = other.dining
        self.space = other.space
        self.points = other.points

    def is_like(self, other: "Home") -> bool:
        return (
            self.coins == other.coins
            and self.stock == other.stock
            and self.keys == other.keys
            and self.vault == other.vault
            and self.opened == other.opened
            and self.cards == other.cards
            and self.traded == other.traded
            and self.tiles == other.tiles
            and self.bedroom == other.bedroom
            and self.freed == other.freed
            and self.warehouse == other.warehouse
            and self.dining == other.dining
            and self.space == other.space
            and self.points == other.points
        )


def score(home: Home, source: Source, points: i64) -> None:
    """MIG-Q70: victory points never fall, and the track is endless."""
    home.points += points * counts.one(source)
