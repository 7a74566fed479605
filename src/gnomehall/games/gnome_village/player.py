"""What one player has. Sets of gnomes are bits by letter, sets of tiles bits by slot.

Numbers that stay within a machine word are `i64`, so that compiled code copies and reads them as such. Sets of tiles
need not stay within one.
"""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.tables import GNOMES, ON_THE_WAY, SUPPLY, Slots, Spot
from gnomehall.parts import bits, counts

SPOT_BITS: Final = 10
TIE_BITS: Final = 8
SPOT_FIELD: Final = (1 << SPOT_BITS) - 1
TIE_FIELD: Final = (1 << TIE_BITS) - 1
ALL_IN_SUPPLY: Final = sum(SUPPLY - ON_THE_WAY << SPOT_BITS * letter for letter in range(GNOMES))


class Player:
    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.before: Ground | None = None
        """GNV-132: the village as it was, while an Architect rearranges it."""
        self.kit: i64 = 0
        """The tiles of the start kit not yet laid: counts of road shapes."""
        self.kit_houses: i64 = 0
        self.coins: i64 = 0
        self.tokens: i64 = 0
        """Product tokens, counts by kind of Workshop."""
        self.lit: Slots = 0
        self.active: Slots = 0
        self.gnomes: i64 = 0
        """How many are in play: those with the first letters."""
        self.spots: i64 = ALL_IN_SUPPLY
        self.ties: i64 = 0
        """Where they are, and what holds them there: see `spot` and `tie`."""
        self.lying: i64 = 0
        self.fresh: i64 = 0
        """Those laid down in the present turn (GNV-96)."""
        self.away: i64 = 0
        """Travelling by Airport."""
        self.held: i64 = 0
        """Captured by a Chapel."""
        self.jailed: i64 = 0
        """Captured by a Prison."""
        self.done: i64 = 0
        """Resolved in this Move phase."""
        self.unpaid: i64 = 0
        """GNV-138: flown back, and not paid for it on the Airport."""
        self.guards: i64 = 0
        """GNV-125: those whose Military protects the village."""
        self.uses: i64 = 0
        """The Businesses whose action was carried out this turn, by number, and in the turn before (GNV-111)."""
        self.barred: i64 = 0
        self.hats: i64 = 0
        self.restaurants: i64 = 0

    def __repr__(self) -> str:
        has = f"coins {self.coins}, tokens {counts.total(self.tokens)}, gnomes {self.gnomes}"
        return f"<Player: {has}, {self.ground!r}, lit {bits.size(self.lit)}>"

    def copy(self) -> "Player":
        p = Player(self.ground)
        p.before = self.before
        p.kit, p.kit_houses = self.kit, self.kit_houses
        p.coins, p.tokens, p.lit, p.active = self.coins, self.tokens, self.lit, self.active
        p.gnomes, p.spots, p.ties = self.gnomes, self.spots, self.ties
        p.lying, p.fresh, p.away = self.lying, self.fresh, self.away
        p.held, p.jailed, p.done, p.unpaid = self.held, self.jailed, self.done, self.unpaid
        p.guards, p.uses, p.barred = self.guards, self.uses, self.barred
        p.hats, p.restaurants = self.hats, self.restaurants
        return p

    def spot(self, letter: i64) -> Spot:
        """Where a gnome is: SLOTS * village + slot, SUPPLY or ON_THE_WAY."""
        return (self.spots >> SPOT_BITS * letter & SPOT_FIELD) + ON_THE_WAY

    def stand(self, letter: i64, spot: i64) -> None:
        """Put a gnome somewhere else."""
        at = SPOT_BITS * letter
        change = (self.spots >> at ^ spot - ON_THE_WAY) & SPOT_FIELD
        self.spots ^= change << at

    def tie(self, letter: i64) -> int:
        """For a traveller the slot of its home Airport (-1 once that is gone); for a prisoner the captor's seat."""
        return (self.ties >> TIE_BITS * letter & TIE_FIELD) - 1

    def bind(self, letter: i64, tie: i64) -> None:
        at = TIE_BITS * letter
        change = (self.ties >> at ^ tie + 1) & TIE_FIELD
        self.ties ^= change << at
