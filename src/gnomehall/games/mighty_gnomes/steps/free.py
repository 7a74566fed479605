"""Free actions (MIG-67 to 73): opening chests, exchanging, and what a gnome trades once per round."""

from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import gnome_id, token_ids
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.chests import GAIN_CHEST, open_chest
from gnomehall.games.mighty_gnomes.steps.storage import add_exchanges, award, earn, exchange, pay
from gnomehall.games.mighty_gnomes.tables import (
    EXCHANGES,
    FROM_TRADES,
    OPENS,
    TRADES,
    Trade,
)
from gnomehall.parts import bag, counts, word
from gnomehall.parts.word import bit


def add_free(s: Mighty, home: Home, actions: list[Action]) -> None:
    """Append every free action that this player may take."""
    if home.keys and home.vault:
        for kind in bag.kinds(home.vault):
            actions.append(OPENS + kind)
    if home.stock:
        add_exchanges(s, home, actions)
        if home.cards & ~home.traded:
            for gnome in word.members(home.cards & ~home.traded):
                for trade in (2 * gnome, 2 * gnome + 1):
                    if tradable(s, home, trade):
                        actions.append(TRADES + trade)


def tradable(s: Mighty, home: Home, trade: Trade) -> bool:
    """MIG-70: whether there is such a trade, its price can be paid and, if a chest is wanted, one is in the bag."""
    gives = s.tables.trade_gives[trade]
    if not gives or not counts.holds(home.stock, gives):
        return False
    return s.bag != 0 or not s.tables.trade_chests[trade]


def act_freely(s: Mighty, seat: Seat, action: Action) -> None:
    """Carry out a free action."""
    if action < EXCHANGES:
        open_chest(s, seat, action - OPENS)
    elif action < TRADES:
        exchange(s, seat, action - EXCHANGES)
    else:
        trade(s, seat, action - TRADES)


def trade(s: Mighty, seat: Seat, which: Trade) -> None:
    """MIG-115, MIG-116: a gnome trades, once per round."""
    t, home = s.tables, s.homes[seat]
    if s.log is not None:
        gnome, named = gnome_id(t, which // 2), t.edition.trades[which // 2][which % 2]
        gives = token_ids(t.trade_gives[which])
        s.emit("trade", "MIG-70", {"seat": seat, "gnome": gnome, "trade": named, "gives": gives})
    home.traded |= bit(which // 2)
    pay(s, home, t.trade_gives[which])
    award(s, seat, FROM_TRADES, t.trade_points[which], "MIG-115")
    if t.trade_coins[which]:
        earn(s, seat, t.trade_coins[which], "MIG-116")
    for _ in range(t.trade_chests[which]):
        s.push(GAIN_CHEST, seat)
