"""Which books work, and what they do (MIG-50 to 62)."""

from gnomehall.core.vocabulary import Seat
from gnomehall.games.mighty_gnomes.args import AT_COST, FREE
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import book_id
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.gnomes import (
    INVITE,
    REFRESH,
    UPGRADE,
    can_upgrade,
    invitable,
    refreshable,
)
from gnomehall.games.mighty_gnomes.steps.storage import available, earn, pay, receive, take_keys
from gnomehall.games.mighty_gnomes.steps.trail import advance
from gnomehall.games.mighty_gnomes.tables import (
    DINING,
    DOES_COINS,
    DOES_INVITE,
    DOES_INVITE_FREE,
    DOES_KEYS,
    DOES_REFRESH,
    DOES_STEPS,
    DOES_TOKENS,
    DOES_UPGRADE,
    WAREHOUSE,
    Book,
)
from gnomehall.parts import counts, word


def payable(s: Mighty, home: Home, book: Book) -> bool:
    """MIG-52: whether the item on the bookmark is there."""
    return home.coins >= s.tables.book_coins[book] and counts.holds(home.stock, s.tables.book_tokens[book])


def usable(s: Mighty, home: Home, book: Book) -> bool:
    """MIG-Q31: whether its bookmark can be paid and its effect can do something."""
    return payable(s, home, book) and effective(s, home, book)


def effective(s: Mighty, home: Home, book: Book) -> bool:
    """MIG-Q31, MIG-Q72: whether its effect can do something once the bookmark is paid."""
    t = s.tables
    effect = t.book_effect[book]
    if effect == DOES_COINS:
        return True
    if effect == DOES_TOKENS:
        return available(s, t.book_amount[book]) != 0
    if effect == DOES_INVITE:
        return invitable(s, home, home.stock - t.book_tokens[book], False) != 0
    if effect == DOES_INVITE_FREE:
        return invitable(s, home, home.stock, True) != 0
    if effect == DOES_UPGRADE:
        return can_upgrade(s, home, WAREHOUSE, False) or can_upgrade(s, home, DINING, False)
    if effect == DOES_STEPS:
        return home.space < len(t.trail_points) - 1
    if effect == DOES_KEYS:
        return home.keys < t.key_limit
    for gnome in word.members(home.cards):
        if refreshable(s, home, gnome):
            return True
    return False


def activate(s: Mighty, seat: Seat, book: Book) -> None:
    """MIG-52: pay the bookmark, then carry out the book."""
    t, home = s.tables, s.homes[seat]
    if s.log is not None:
        s.emit("book", "MIG-52", {"seat": seat, "book": book_id(t, book)})
    pay(s, home, t.book_tokens[book])
    home.coins -= t.book_coins[book]
    effect, amount, golden = t.book_effect[book], t.book_amount[book], t.golden[book]
    if effect == DOES_COINS:
        earn(s, seat, amount, "MIG-56" if golden else "MIG-60")
    elif effect == DOES_TOKENS:
        receive(s, seat, amount, "MIG-60")
    elif effect == DOES_INVITE:
        s.push(INVITE, seat, AT_COST)
    elif effect == DOES_INVITE_FREE:
        s.push(INVITE, seat, FREE)
    elif effect == DOES_UPGRADE:
        s.push(UPGRADE, seat, AT_COST)
    elif effect == DOES_STEPS:
        advance(s, seat, amount)
    elif effect == DOES_KEYS:
        take_keys(s, seat, amount, "MIG-57" if golden else "MIG-60")
    elif effect == DOES_REFRESH:
        s.push(REFRESH, seat)
