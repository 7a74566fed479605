"""What one player has. Sets of gnomes are bits by letter, sets of tiles bits by slot."""

from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.tables import Letters, Slots
from gnomehall.parts.bits import Bits
from gnomehall.parts.counts import Counts


class Player:
    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.kit: Counts = 0
        """The tiles of the start kit not yet laid: counts of road shapes."""
        self.kit_houses = 0
        self.coins = 0
        self.tokens: Counts = 0
        """Product tokens, counts by kind of Workshop."""
        self.lit: Slots = 0
        self.active: Slots = 0
        self.gnomes = 0
        """How many are in play: those with the first letters."""
        self.lying: Letters = 0
        self.fresh: Letters = 0
        """Those laid down in the present turn (GNV-96)."""
        self.away: Letters = 0
        """Travelling by Airport."""
        self.held: Letters = 0
        """Captured by a Chapel."""
        self.jailed: Letters = 0
        """Captured by a Prison."""
        self.done: Letters = 0
        """Resolved in this Move phase."""
        self.unpaid: Letters = 0
        """GNV-138: flown back, and not paid for it on the Airport."""
        self.guards: Letters = 0
        """GNV-125: those whose Military protects the village."""
        self.uses: Bits = 0
        """The Businesses whose action was carried out this turn, by number, and in the turn before (GNV-111)."""
        self.barred: Bits = 0
        self.hats = 0
        self.restaurants = 0

    def copy(self) -> "Player":
        p = Player(self.ground)
        p.kit, p.kit_houses = self.kit, self.kit_houses
        p.coins, p.tokens, p.lit, p.active = self.coins, self.tokens, self.lit, self.active
        p.gnomes, p.lying, p.fresh, p.away = self.gnomes, self.lying, self.fresh, self.away
        p.held, p.jailed, p.done, p.unpaid = self.held, self.jailed, self.done, self.unpaid
        p.guards, p.uses, p.barred = self.guards, self.uses, self.barred
        p.hats, p.restaurants = self.hats, self.restaurants
        return p
