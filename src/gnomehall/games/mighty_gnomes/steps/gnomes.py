"""Mighty gnomes: inviting them, and what they do on arrival (MIG-53, MIG-114 to 123); upgrades (MIG-54)."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.games.mighty_gnomes.codes import (
    DINING,
    DOES_CHEST,
    DOES_COINS,
    DOES_KEYS,
    DOES_STEPS,
    DOES_UPGRADE,
    FROM_UPGRADES,
    INVITE,
    REFRESH,
    SKIP,
    UPGRADE,
    WAREHOUSE,
)
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.state import Mighty, capacity
from gnomehall.games.mighty_gnomes.steps.chests import GAIN_CHEST
from gnomehall.games.mighty_gnomes.steps.storage import award, earn, pay, take_keys
from gnomehall.games.mighty_gnomes.steps.trail import advance
from gnomehall.parts import bits, counts

AT_COST: Final = 0
FREE: Final = 1
REWARD: Final = 2
"""At its cost, but it may be declined (MIG-95)."""


class Invite(Step[Mighty]):
    """MIG-53: invite a mighty gnome that one has not got, if the table has a plate left and the cost can be paid."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        home = s.homes[f.player]
        actions = [INVITE + gnome for gnome in invitable(s, home, home.stock, f.arg == FREE)]
        if f.arg == REWARD and actions:
            actions.insert(0, SKIP)
        return actions

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        home, gnome = s.homes[f.player], action - INVITE
        if f.arg != FREE:
            pay(s, home, s.t.gnome_cost[gnome])
        home.cards |= 1 << gnome
        if s.log is not None:
            s.emit("invite", "MIG-53", {"seat": f.player, "gnome": gnome, "free": f.arg == FREE})
        arrive(s, f.player, gnome)


class Upgrade(Step[Mighty]):
    """MIG-54, MIG-91: move a steward one space to the right, at its price or for free."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        home = s.homes[f.player]
        return [UPGRADE + track for track in (WAREHOUSE, DINING) if can_upgrade(s, home, track, f.arg == FREE)]

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        home, track = s.homes[f.player], action - UPGRADE
        space = home.dining if track == DINING else home.warehouse
        if f.arg != FREE:
            pay(s, home, s.t.upgrade_cost[track][space])
        if track == DINING:
            home.dining += 1
        else:
            home.warehouse += 1
        if s.log is not None:
            holds = s.t.holds[track][space + 1]
            s.emit("upgrade", "MIG-54", {"seat": f.player, "track": track, "holds": holds})
        award(s, f.player, FROM_UPGRADES, s.t.upgrade_points[track][space], "MIG-54")


class Refresh(Step[Mighty]):
    """MIG-61: carry out once more the one-time ability of an own mighty gnome that can do something."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        home = s.homes[f.player]
        return [REFRESH + gnome for gnome in bits.members(home.cards) if refreshable(s, home, gnome)]

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        if s.log is not None:
            s.emit("refresh", "MIG-61", {"seat": f.player, "gnome": action - REFRESH})
        arrive(s, f.player, action - REFRESH)


INVITATION: Final = Invite()
IMPROVE: Final = Upgrade()
AGAIN: Final = Refresh()


def invitable(s: Mighty, home: Home, stock: int, free: bool) -> list[int]:
    """MIG-53, MIG-Q32: the gnomes that a player with this stock could invite now."""
    found: list[int] = []
    if bits.size(home.cards) < capacity(s, home):
        for gnome in bits.members(s.stacks & ~home.cards):
            if free or counts.holds(stock, s.t.gnome_cost[gnome]):
                found.append(gnome)
    return found


def can_upgrade(s: Mighty, home: Home, track: int, free: bool) -> bool:
    """MIG-Q34, MIG-Q35: the track has a space left, and its price is there."""
    space = home.dining if track == DINING else home.warehouse
    if space + 1 >= len(s.t.holds[track]):
        return False
    return free or counts.holds(home.stock, s.t.upgrade_cost[track][space])


def arrive(s: Mighty, seat: int, gnome: int) -> None:
    """MIG-123, MIG-Q59: a one-time ability happens at once, as far as it can."""
    ability, amount = s.t.gnome_ability[gnome], s.t.gnome_amount[gnome]
    if ability == DOES_COINS:
        earn(s, seat, amount, "MIG-117")
    elif ability == DOES_STEPS:
        advance(s, seat, amount)
    elif ability == DOES_KEYS:
        take_keys(s, seat, amount)
    elif ability == DOES_CHEST:
        s.push(GAIN_CHEST, seat)
    elif ability == DOES_UPGRADE:
        s.push(IMPROVE, seat, FREE)


def refreshable(s: Mighty, home: Home, gnome: int) -> bool:
    """MIG-Q36, MIG-Q72: whether it has a one-time ability that can do something now."""
    ability = s.t.gnome_ability[gnome]
    if ability == DOES_COINS:
        return True
    if ability == DOES_STEPS:
        return home.space < len(s.t.trail_points) - 1
    if ability == DOES_KEYS:
        return home.keys < s.t.key_limit
    if ability == DOES_CHEST:
        return s.bag != 0
    if ability == DOES_UPGRADE:
        return can_upgrade(s, home, WAREHOUSE, True) or can_upgrade(s, home, DINING, True)
    return False
