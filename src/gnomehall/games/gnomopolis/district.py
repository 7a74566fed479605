"""What a player owns, and the gnomes at work this turn."""

from gnomehall.core.mypyc import i64
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnomopolis.tables import ScrollNumber
from gnomehall.parts.counts import Counts
from gnomehall.parts.word import Word


class Work:
    """What lies on a scroll since it was used. It is never changed, so copies of a state share it."""

    def __init__(self, scroll: ScrollNumber, copied: ScrollNumber, standing: Counts, lying: Counts) -> None:
        self.scroll = scroll
        self.copied = copied
        """The scroll whose action was taken: another one only on the caravan. It says which tokens lie here."""
        self.standing = standing
        self.lying = lying


class District:
    """One player's gnomes (as counts by colour), coins, helpers, scrolls (as a set) and caravan marker."""

    def __init__(
        self, cup: Counts, active: Counts, exhausted: Counts, coins: i64, helpers: i64, scrolls: Word, marker: Seat
    ) -> None:
        self.cup = cup
        self.active = active
        self.exhausted = exhausted
        self.coins = coins
        self.helpers = helpers
        self.scrolls = scrolls
        """The scrolls that others may copy and the owner may use: board (but the caravan), buildings, advisors."""
        self.marker = marker

    def copy(self) -> "District":
        return District(self.cup, self.active, self.exhausted, self.coins, self.helpers, self.scrolls, self.marker)
