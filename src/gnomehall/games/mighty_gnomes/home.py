"""A player board."""

from gnomehall.games.mighty_gnomes.tables import ALL_TILES, Source, Tile
from gnomehall.parts import counts
from gnomehall.parts.bag import Bag
from gnomehall.parts.bits import Bits
from gnomehall.parts.counts import Counts


class Home:
    """A player's mushroom home: the player board and all that lies on it (MIG-2)."""

    def __init__(self) -> None:
        self.coins = 0
        self.stock: Counts = 0
        """Resources and crystals, as counts."""
        self.keys = 0
        self.vault: Bag = 0
        """Face-down chests, a bag. Only the owner knows it."""
        self.opened: Bag = 0
        """Opened chests, a bag."""
        self.cards: Bits = 0
        """Mighty gnomes, a bit set."""
        self.traded: Bits = 0
        """Of these, who has traded this round."""
        self.tiles: Bits = ALL_TILES
        """Gnome tiles not used yet this round, a bit set by size."""
        self.bedroom: Tile = 0
        """The tile in the bedroom, 0 if there is none."""
        self.freed = 0
        """Whether the bedroom tile need not be used first (MIG-100)."""
        self.warehouse = 0
        self.dining = 0
        self.space = 0
        """Where the adventure token stands."""
        self.points: Counts = 0
        """Victory points so far, as counts by where they came from."""

    def copy(self) -> "Home":
        b = Home()
        b.coins = self.coins
        b.stock = self.stock
        b.keys = self.keys
        b.vault = self.vault
        b.opened = self.opened
        b.cards = self.cards
        b.traded = self.traded
        b.tiles = self.tiles
        b.bedroom = self.bedroom
        b.freed = self.freed
        b.warehouse = self.warehouse
        b.dining = self.dining
        b.space = self.space
        b.points = self.points
        return b


def score(home: Home, source: Source, points: int) -> None:
    """MIG-Q70: victory points never fall, and the track is endless."""
    home.points += points * counts.one(source)
