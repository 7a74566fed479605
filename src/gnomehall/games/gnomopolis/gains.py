"""What comes from the capitals (GNO-40 to GNO-45): the Old one first, then the New; nothing goes back to the Old."""

from gnomehall.core.mypyc import i64
from gnomehall.core.vocabulary import Plain, Seat
from gnomehall.games.gnomopolis.state import BY_COINS, BY_GNOMES, Gnomopolis
from gnomehall.games.gnomopolis.tables import COLOURS, Colour, letters_of
from gnomehall.parts.counts import WIDTH, Counts, count, holds, one


def common(gnomes: Counts, there: Counts) -> Counts:
    """As many gnomes of each colour as both have."""
    found: Counts = 0
    for colour in range(COLOURS):
        found += min(count(gnomes, colour), count(there, colour)) << (colour * WIDTH)
    return found


def gain_gnomes(s: Gnomopolis, seat: Seat, gnomes: Counts, rule: str) -> None:
    """Gnomes arrive exhausted; what neither capital has is lost (GNO-40, GNO-41)."""
    if holds(s.old, gnomes):
        old, new = gnomes, 0
    else:
        old = common(gnomes, s.old)
        new = common(gnomes - old, s.new)
    s.old -= old
    s.new -= new
    s.districts[seat].exhausted += old + new
    if s.log is not None:
        what: dict[str, Plain] = {"seat": seat, "gnomes": letters_of(old + new)}
        what["old"] = letters_of(old)
        what["new"] = letters_of(new)
        lost = gnomes - old - new
        if lost:
            s.emit("gain-less" if old + new else "gain-none", rule, what | {"lost": letters_of(lost)})
        else:
            s.emit("gain", rule, what)
    if s.old == 0:
        s.trigger(BY_GNOMES)


def gain_gnome(s: Gnomopolis, seat: Seat, colour: Colour, rule: str) -> None:
    gain_gnomes(s, seat, one(colour), rule)


def gain_coins(s: Gnomopolis, seat: Seat, coins: i64, rule: str, why: str = "scroll") -> None:
    """Coins never run out: after the capitals comes the reserve (GNO-43). `why` is scroll, advisor or visit."""
    from_old = min(coins, s.old_coins)
    from_new = min(coins - from_old, s.new_coins)
    s.old_coins -= from_old
    s.new_coins -= from_new
    from_reserve = coins - from_old - from_new
    s.reserve -= from_reserve
    s.districts[seat].coins += coins
    if s.log is not None:
        what: dict[str, Plain] = {"seat": seat, "coins": coins, "why": why, "old": from_old, "new": from_new}
        what["reserve"] = from_reserve
        s.emit("coins", rule, what)
    if s.old_coins == 0:
        s.trigger(BY_COINS)


def gain_helpers(s: Gnomopolis, seat: Seat, helpers: i64) -> None:
    """Nor do helpers: what the capitals lack simply appears (GNO-44)."""
    from_old = min(helpers, s.old_helpers)
    from_new = min(helpers - from_old, s.new_helpers)
    s.old_helpers -= from_old
    s.new_helpers -= from_new
    made = helpers - from_old - from_new
    s.made_helpers += made
    s.districts[seat].helpers += helpers
    if s.log is not None:
        what: dict[str, Plain] = {"seat": seat, "helpers": helpers, "old": from_old, "new": from_new, "reserve": made}
        s.emit("helpers", "GNO-44", what)
