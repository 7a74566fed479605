"""Mighty gnomes: inviting them, and what they do on arrival (MIG-53, MIG-114 to 123); upgrades (MIG-54)."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.mighty_gnomes.args import FREE, REWARD
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import TRACKS, gnome_id
from gnomehall.games.mighty_gnomes.state import Mighty, capacity
from gnomehall.games.mighty_gnomes.steps.chests import GAIN_CHEST
from gnomehall.games.mighty_gnomes.steps.storage import award, earn, pay, take_keys
from gnomehall.games.mighty_gnomes.steps.trail import advance
from gnomehall.games.mighty_gnomes.tables import (
    DINING,
    DOES_CHEST,
    DOES_COINS,
    DOES_KEYS,
    DOES_STEPS,
    DOES_UPGRADE,
    FROM_UPGRADES,
    INVITES,
    REFRESHES,
    SKIP,
    UPGRADES,
    WAREHOUSE,
    Gnome,
    Track,
)
from gnomehall.parts import counts, word
from gnomehall.parts.word import bit


class Invite(Step[Mighty]):
    """MIG-53: invite a mighty gnome that one has not got, if the table has a plate left and the cost can be paid."""

    name = "invite"
    rule = "MIG-53"
    verb = "invite"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        home = s.homes[f.player]
        actions = [INVITES + gnome for gnome in word.members(invitable(s, home, home.stock, f.arg == FREE))]
        if f.arg == REWARD and actions:
            actions.insert(0, SKIP)
        return actions

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if action == SKIP:
            if s.log is not None:
                s.emit("no-invite", "MIG-Q50", {"seat": f.player})
            return
        home, gnome = s.homes[f.player], action - INVITES
        if f.arg != FREE:
            pay(s, home, s.tables.gnome_cost[gnome])
        home.cards |= bit(gnome)
        if s.log is not None:
            free = f.arg == FREE
            data: dict[str, Plain] = {"seat": f.player, "gnome": gnome_id(s.tables, gnome), "free": free}
            s.emit("invite", "MIG-58" if free else "MIG-53", data)
        arrive(s, f.player, gnome)


class Upgrade(Step[Mighty]):
    """MIG-54, MIG-91: move a steward one space to the right, at its price or for free."""

    name = "upgrade"
    rule = "MIG-54"
    verb = "upgrade"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        home = s.homes[f.player]
        return [UPGRADES + track for track in (WAREHOUSE, DINING) if can_upgrade(s, home, track, f.arg == FREE)]

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        home, track = s.homes[f.player], action - UPGRADES
        space = home.dining if track == DINING else home.warehouse
        if f.arg != FREE:
            pay(s, home, s.tables.upgrade_cost[track][space])
        if track == DINING:
            home.dining += 1
        else:
            home.warehouse += 1
        if s.log is not None:
            holds = s.tables.holds[track][space + 1]
            s.emit("upgrade", "MIG-54", {"seat": f.player, "track": TRACKS[track], "holds": holds})
        award(s, f.player, FROM_UPGRADES, s.tables.upgrade_points[track][space], "MIG-54")


class Refresh(Step[Mighty]):
    """MIG-61: carry out once more the one-time ability of an own mighty gnome that can do something."""

    name = "refresh"
    rule = "MIG-61"
    verb = "refresh"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        home = s.homes[f.player]
        return [REFRESHES + gnome for gnome in word.members(home.cards) if refreshable(s, home, gnome)]

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if s.log is not None:
            s.emit("refresh", "MIG-61", {"seat": f.player, "gnome": gnome_id(s.tables, action - REFRESHES)})
        arrive(s, f.player, action - REFRESHES)


INVITE: Final = Invite()
UPGRADE: Final = Upgrade()
REFRESH: Final = Refresh()


def invitable(s: Mighty, home: Home, stock: counts.Counts, free: bool) -> word.Word:
    """MIG-53, MIG-Q32: the gnomes that a player with this stock could invite now, a bit set."""
    if word.size(home.cards) >= capacity(s, home):
        return 0
    found = rest = s.stacks & ~home.cards
    while rest and not free:
        gnome = word.lowest(rest)
        rest &= rest - 1
        if not counts.holds(stock, s.tables.gnome_cost[gnome]):
            found &= ~bit(gnome)
    return found


def can_upgrade(s: Mighty, home: Home, track: Track, free: bool) -> bool:
    """MIG-Q34, MIG-Q35: the track has a space left, and its price is there."""
    space = home.dining if track == DINING else home.warehouse
    if space + 1 >= len(s.tables.holds[track]):
        return False
    return free or counts.holds(home.stock, s.tables.upgrade_cost[track][space])


def arrive(s: Mighty, seat: Seat, gnome: Gnome) -> None:
    """MIG-123, MIG-Q59: a one-time ability happens at once, as far as it can."""
    ability, amount = s.tables.gnome_ability[gnome], s.tables.gnome_amount[gnome]
    if ability == DOES_COINS:
        earn(s, seat, amount, "MIG-117")
    elif ability == DOES_STEPS:
        advance(s, seat, amount)
    elif ability == DOES_KEYS:
        take_keys(s, seat, amount, "MIG-120")
    elif ability == DOES_CHEST:
        s.push(GAIN_CHEST, seat)
    elif ability == DOES_UPGRADE:
        s.push(UPGRADE, seat, FREE)


def refreshable(s: Mighty, home: Home, gnome: Gnome) -> bool:
    """MIG-Q36, MIG-Q72: whether it has a one-time ability that can do something now."""
    ability = s.tables.gnome_ability[gnome]
    if ability == DOES_COINS:
        return True
    if ability == DOES_STEPS:
        return home.space < len(s.tables.trail_points) - 1
    if ability == DOES_KEYS:
        return home.keys < s.tables.key_limit
    if ability == DOES_CHEST:
        return s.bag != 0
    if ability == DOES_UPGRADE:
        return can_upgrade(s, home, WAREHOUSE, True) or can_upgrade(s, home, DINING, True)
    return False
