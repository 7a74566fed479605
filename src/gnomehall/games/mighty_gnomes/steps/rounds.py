"""The course of a round: turns, druid turns, claims, refresh (MIG-83 to 113, MIG-124 to 128)."""

from typing import Final

from gnomehall.core.state import CHANCE, Deed, Frame, Step
from gnomehall.games.mighty_gnomes.codes import (
    ALL_TILES,
    CLAIM,
    DOES_COINS,
    DOES_DOUBLE,
    DOES_FIRST,
    DOES_FREE_USE,
    DOES_INVITE,
    DOES_KEYS,
    DOES_POINTS,
    DOES_STEPS,
    DOES_TILE,
    DOES_TOKENS,
    DOES_UPGRADE,
    END,
    FROM_BEDROOM,
    FROM_REWARDS,
    REWARDS,
    SHELVE,
)
from gnomehall.games.mighty_gnomes.state import Mighty, spread_glades
from gnomehall.games.mighty_gnomes.steps.free import act_freely, add_free
from gnomehall.games.mighty_gnomes.steps.gnomes import FREE, IMPROVE, INVITATION, REWARD
from gnomehall.games.mighty_gnomes.steps.storage import award, earn, receive, take_keys
from gnomehall.games.mighty_gnomes.steps.trail import advance
from gnomehall.games.mighty_gnomes.steps.turn import begin_turn
from gnomehall.parts import bits


class Days(Deed[Mighty]):
    """MIG-24, MIG-25: what comes next when a turn is over. It lies below all else to the end, and asks nothing."""

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        s.todo.append(f)
        s.turn += 1
        n = s.seats
        seat = (s.first + s.turn) % n
        if s.turn < 3 * n:
            begin_turn(s, seat, False)
        elif s.turn < 4 * n:
            if owns_druid(s, seat):
                begin_turn(s, seat, True)
        elif s.turn == 4 * n:
            end_round(s)
        elif s.day == s.t.rounds:
            s.over = 1
            s.todo.pop()
        elif s.turn == 4 * n + 1:
            refresh(s)
        else:
            new_round(s)


class Claim(Step[Mighty]):
    """MIG-86, MIG-Q47: a small turn in which a player claims a reward of this round's box that nobody has claimed."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        actions: list[int] = []
        add_free(s, s.homes[f.player], actions)
        for reward in range(REWARDS):
            if not s.claimed >> reward & 1:
                actions.append(CLAIM + reward)
        return actions

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        if action < CLAIM:
            s.todo.append(f)
            act_freely(s, f.player, action)
            return
        s.claimed |= 1 << (action - CLAIM)
        s.push(REST, f.player)
        if s.log is not None:
            s.emit("claim", "MIG-86", {"seat": f.player, "round": s.day, "reward": action - CLAIM})
        grant(s, f.player, action - CLAIM)


class AfterClaim(Step[Mighty]):
    """MIG-Q47: free actions after the claim, or stop."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        actions: list[int] = []
        add_free(s, s.homes[f.player], actions)
        actions.append(END)
        return actions

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        if action != END:
            s.todo.append(f)
            act_freely(s, f.player, action)


class Restock(Step[Mighty]):
    """MIG-105, MIG-111: the two books set aside go on top of the columns, by lot which one to the left."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        a, b = s.aside[0], s.aside[1]
        return [SHELVE + min(a, b), SHELVE + max(a, b)]

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        book = action - SHELVE
        other = s.aside[1] if s.aside[0] == book else s.aside[0]
        s.aside = [s.left.pop(0), s.right.pop(0)]
        s.left.append(book)
        s.right.append(other)
        if s.log is not None:
            s.emit("restock", "MIG-105", {"left": book, "right": other})


DAYS: Final = Days()
CLAIM_REWARD: Final = Claim()
REST: Final = AfterClaim()
RESTOCK: Final = Restock()


def owns_druid(s: Mighty, seat: int) -> bool:
    for gnome in bits.members(s.homes[seat].cards):
        if s.t.gnome_ability[gnome] == DOES_TILE:
            return True
    return False


def end_round(s: Mighty) -> None:
    """MIG-84 to MIG-86: tiles come back, tokens go back to the tower in their order, and claim from top to bottom."""
    for home in s.homes:
        home.tiles = ALL_TILES
        home.freed = 0
        home.space = 0
    s.laid = []
    s.taken = s.lent = 0
    s.height = [0, 0, 0]
    s.climbers = [0, 0, 0]
    if s.log is not None:
        s.emit("evening", "MIG-85", {"round": s.day, "order": s.trail[::-1]})
    for seat in s.trail:
        s.push(CLAIM_REWARD, seat)


def grant(s: Mighty, seat: int, reward: int) -> None:
    """MIG-91 to MIG-100: what a reward brings; one that can't be used brings nothing (MIG-Q50)."""
    effect, amount = s.t.reward_effect[s.day - 1][reward], s.t.reward_amount[s.day - 1][reward]
    home = s.homes[seat]
    if effect == DOES_UPGRADE:
        s.push(IMPROVE, seat, FREE)
    elif effect == DOES_FREE_USE:
        home.freed = 1
    elif effect == DOES_FIRST:
        s.first = seat
    elif effect == DOES_COINS:
        earn(s, seat, amount, "MIG-92")
    elif effect == DOES_STEPS:
        advance(s, seat, amount)
    elif effect == DOES_KEYS:
        take_keys(s, seat, amount)
    elif effect == DOES_DOUBLE:
        award(s, seat, FROM_BEDROOM, home.bedroom - 1, "MIG-94")
    elif effect == DOES_TOKENS:
        receive(s, seat, amount)
    elif effect == DOES_INVITE:
        s.push(INVITATION, seat, REWARD)
    elif effect == DOES_POINTS:
        award(s, seat, FROM_REWARDS, amount, "MIG-92")


def refresh(s: Mighty) -> None:
    """MIG-101 to MIG-105: the lowest glade turns over and joins the end; the others slide down.

    So the queue's first tile is the new top row, and with 4 players, who have no queue, the turned tile itself.
    """
    lowest = s.glades.pop(0)
    s.glades.append(lowest ^ 1)
    spread_glades(s)
    if s.log is not None:
        s.emit("glades", "MIG-101", {"turned": lowest ^ 1, "rows": s.glades[: s.forest.rows]})
    s.push(RESTOCK, CHANCE)


def new_round(s: Mighty) -> None:
    """MIG-112, MIG-113."""
    s.day += 1
    s.turn = -1
    s.claimed = 0
    for home in s.homes:
        home.traded = 0
    if s.log is not None:
        s.emit("morning", "MIG-112", {"round": s.day, "first": s.first})
