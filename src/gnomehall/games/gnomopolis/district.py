"""What a player owns, and the gnomes at work this turn."""

from gnomehall.core.mypyc import i64
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnomopolis.tables import LETTERS, ScrollNumber
from gnomehall.parts import counts
from gnomehall.parts.counts import Counts
from gnomehall.parts.word import Word, size


def letters_of(gnomes: Counts) -> str:
    """Gnomes by their letters, for people who read a `repr`."""
    return "".join([LETTERS[kind] * counts.count(gnomes, kind) for kind in counts.kinds(gnomes)]) or "nobody"


class Work:
    """What lies on a scroll since it was used. It is never changed, so copies of a state share it."""

    def __init__(self, scroll: ScrollNumber, copied: ScrollNumber, standing: Counts, lying: Counts) -> None:
        self.scroll = scroll
        self.copied = copied
        """The scroll whose action was taken: another one only on the caravan. It says which tokens lie here."""
        self.standing = standing
        self.lying = lying

    def __repr__(self) -> str:
        return f"<Work on scroll {self.scroll}: standing {letters_of(self.standing)}, lying {letters_of(self.lying)}>"


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

    def __repr__(self) -> str:
        gnomes = f"cup {letters_of(self.cup)}, ready {letters_of(self.active)}, resting {letters_of(self.exhausted)}"
        return f"<District: {gnomes}, coins {self.coins}, helpers {self.helpers}, scrolls {size(self.scrolls)}>"

    def copy(self) -> "District":
        return District(self.cup, self.active, self.exhausted, self.coins, self.helpers, self.scrolls, self.marker)
