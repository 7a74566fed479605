"""Storage and supply (MIG-41 to 42), and the small gains that ask nothing."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.home import Home, score
from gnomehall.games.mighty_gnomes.ids import SOURCES, TOKEN_IDS, token_ids
from gnomehall.games.mighty_gnomes.state import Mighty, room
from gnomehall.games.mighty_gnomes.tables import (
    DISCARDS,
    EXCHANGE_GIVES,
    EXCHANGE_TAKES,
    EXCHANGES,
    OFFERS,
    TOKENS,
    Source,
    purse,
)
from gnomehall.parts import counts
from gnomehall.parts.counts import Counts

ONE_OF_EACH: Final = counts.one(0) + counts.one(1) + counts.one(2) + counts.one(3)
"""Of the basic resources."""


class Discard(Step[Mighty]):
    """MIG-42, MIG-Q23: whoever holds more than the warehouse does gives tokens back, one by one, or exchanges them."""

    name = "discard"
    rule = "MIG-42"
    verb = "discard"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        home = s.homes[f.player]
        if counts.total(home.stock) <= room(s, home):
            return []
        actions: list[Action] = []
        add_exchanges(s, home, actions)
        for kind in counts.kinds(home.stock):
            actions.append(DISCARDS + kind)
        return actions

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        s.todo.append(f)
        if action < DISCARDS:
            exchange(s, f.player, action - EXCHANGES)
            return
        pay(s, s.homes[f.player], counts.one(action - DISCARDS))
        if s.log is not None:
            s.emit("discard", "MIG-42", {"seat": f.player, "token": TOKEN_IDS[action - DISCARDS]})


DISCARD: Final = Discard()


def available(s: Mighty, tokens: Counts) -> Counts:
    """MIG-Q24: as much of it as the supply has."""
    if counts.holds(s.supply, tokens):
        return tokens
    found = 0
    for kind in range(TOKENS):
        wanted, there = counts.count(tokens, kind), counts.count(s.supply, kind)
        found += (wanted if wanted < there else there) * counts.one(kind)
    return found


def receive(s: Mighty, seat: Seat, tokens: Counts, rule: str) -> None:
    """MIG-Q24, MIG-Q23: take what is left of it; if that is too much, the rest of the effect waits for a discard."""
    take(s, seat, tokens, rule)
    home = s.homes[seat]
    if counts.total(home.stock) > room(s, home):
        s.push(DISCARD, seat)


def take(s: Mighty, seat: Seat, tokens: Counts, rule: str) -> None:
    """Tokens of the supply, as far as it has them, whether there is room or not."""
    got = available(s, tokens)
    s.supply -= got
    s.homes[seat].stock += got
    if s.log is not None:
        if got:
            s.emit("tokens", rule, {"seat": seat, "tokens": token_ids(got)})
        else:
            s.emit("no-tokens", "MIG-Q24", {"seat": seat, "tokens": token_ids(tokens)})


def add_exchanges(s: Mighty, home: Home, actions: list[Action]) -> None:
    """MIG-69: append every exchange that can be paid, and whose token the supply has."""
    offers = OFFERS[purse(home.stock)]
    if offers:
        if counts.holds(s.supply, ONE_OF_EACH):
            actions.extend(offers)
        else:
            for action in offers:
                if counts.count(s.supply, EXCHANGE_TAKES[action - EXCHANGES]):
                    actions.append(action)


def exchange(s: Mighty, seat: Seat, which: int) -> None:
    """MIG-69: a crystal, or two basic resources, for one basic resource of another kind. It takes no more room."""
    if s.log is not None:
        s.emit("exchange", "MIG-69", {"seat": seat, "gives": token_ids(EXCHANGE_GIVES[which])})
    pay(s, s.homes[seat], EXCHANGE_GIVES[which])
    take(s, seat, counts.one(EXCHANGE_TAKES[which]), "MIG-69")


def pay(s: Mighty, home: Home, tokens: Counts) -> None:
    """Tokens go back to the supply."""
    home.stock -= tokens
    s.supply += tokens


def earn(s: Mighty, seat: Seat, coins: int, rule: str) -> None:
    """Coins never run out (MIG-Q24)."""
    s.homes[seat].coins += coins
    if s.log is not None:
        s.emit("coins", rule, {"seat": seat, "coins": coins})


def take_keys(s: Mighty, seat: Seat, keys: int, rule: str) -> None:
    """MIG-73, MIG-Q38: keys beyond the limit are not taken."""
    home = s.homes[seat]
    before = home.keys
    home.keys = min(before + keys, s.tables.key_limit)
    if s.log is not None:
        s.emit("keys", rule, {"seat": seat, "keys": home.keys - before, "lost": before + keys - home.keys})


def award(s: Mighty, seat: Seat, source: Source, points: int, rule: str) -> None:
    """Victory points, at once."""
    if points:
        score(s.homes[seat], source, points)
        if s.log is not None:
            s.emit("points", rule, {"seat": seat, "points": points, "source": SOURCES[source]})
