"""The course of a round: turns, druid turns, claims, refresh (MIG-83 to 113, MIG-124 to 128)."""

from typing import Final

from gnomehall.core.state import CHANCE, DRAW, MENU, MORE, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.args import FREE, REWARD
from gnomehall.games.mighty_gnomes.ids import book_id, reward_data
from gnomehall.games.mighty_gnomes.state import Mighty, spread_glades
from gnomehall.games.mighty_gnomes.steps.free import act_freely, add_free
from gnomehall.games.mighty_gnomes.steps.gnomes import INVITE, UPGRADE
from gnomehall.games.mighty_gnomes.steps.storage import award, earn, receive, take_keys
from gnomehall.games.mighty_gnomes.steps.trail import advance
from gnomehall.games.mighty_gnomes.steps.turn import begin_turn
from gnomehall.games.mighty_gnomes.tables import (
    ALL_TILES,
    CLAIMS,
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
    REWARD_COUNT,
    SHELVES,
    Reward,
)
from gnomehall.parts import word
from gnomehall.parts.word import bit


class Days(Deed[Mighty]):
    """MIG-24, MIG-25: what comes next when a turn is over. It lies below all else to the end, and asks nothing."""

    name = "days"
    rule = "MIG-24"

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
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
        elif s.day == s.tables.rounds:
            s.over = 1
            s.todo.pop()
        elif s.turn == 4 * n + 1:
            refresh(s)
        else:
            new_round(s)


class Claim(Step[Mighty]):
    """MIG-86, MIG-Q47: a small turn in which a player claims a reward of this round's box that nobody has claimed."""

    name = "claim"
    rule = "MIG-86"
    kind = MENU

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        actions: list[Action] = []
        add_free(s, s.homes[f.player], actions)
        for reward in range(REWARD_COUNT):
            if not s.claimed >> reward & 1:
                actions.append(CLAIMS + reward)
        return actions

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if action < CLAIMS:
            s.todo.append(f)
            act_freely(s, f.player, action)
            return
        s.claimed |= bit(action - CLAIMS)
        s.push(AFTER_CLAIM, f.player)
        if s.log is not None:
            data = reward_data(s.tables, s.day, action - CLAIMS)
            s.emit("claim", "MIG-86", {"seat": f.player, "round": s.day} | data)
        grant(s, f.player, action - CLAIMS)


class AfterClaim(Step[Mighty]):
    """MIG-Q47: free actions after the claim, or stop."""

    name = "after-claim"
    rule = "MIG-Q47"
    kind = MORE

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        actions: list[Action] = []
        add_free(s, s.homes[f.player], actions)
        actions.append(END)
        return actions

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if action != END:
            s.todo.append(f)
            act_freely(s, f.player, action)


class Restock(Step[Mighty]):
    """MIG-105, MIG-111: the two books set aside go on top of the columns, at random which one to the left."""

    name = "restock"
    rule = "MIG-105"
    kind = DRAW
    verb = "shelve"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        a, b = s.aside[0], s.aside[1]
        return [SHELVES + min(a, b), SHELVES + max(a, b)]

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        book = action - SHELVES
        other = s.aside[1] if s.aside[0] == book else s.aside[0]
        s.aside = [s.left[0], s.right[0]]
        s.left = [*s.left[1:], book]
        s.right = [*s.right[1:], other]
        if s.log is not None:
            s.emit("restock", "MIG-105", {"left": book_id(s.tables, book), "right": book_id(s.tables, other)})


DAYS: Final = Days()
CLAIM: Final = Claim()
AFTER_CLAIM: Final = AfterClaim()
RESTOCK: Final = Restock()


def owns_druid(s: Mighty, seat: Seat) -> bool:
    cards = s.homes[seat].cards
    while cards:
        if s.tables.gnome_ability[word.lowest(cards)] == DOES_TILE:
            return True
        cards &= cards - 1
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
        s.emit("evening", "MIG-85", {"round": s.day, "seats": s.trail[::-1]})
    for seat in s.trail:
        s.push(CLAIM, seat)


def grant(s: Mighty, seat: Seat, reward: Reward) -> None:
    """MIG-91 to MIG-100: what a reward brings; one that can't be used brings nothing (MIG-Q50)."""
    effect, amount = s.tables.reward_effect[s.day - 1][reward], s.tables.reward_amount[s.day - 1][reward]
    home = s.homes[seat]
    if effect == DOES_UPGRADE:
        s.push(UPGRADE, seat, FREE)
    elif effect == DOES_FREE_USE:
        home.freed = 1
    elif effect == DOES_FIRST:
        s.first = seat
    elif effect == DOES_COINS:
        earn(s, seat, amount, "MIG-92")
    elif effect == DOES_STEPS:
        advance(s, seat, amount)
    elif effect == DOES_KEYS:
        take_keys(s, seat, amount, "MIG-92")
    elif effect == DOES_DOUBLE:
        award(s, seat, FROM_BEDROOM, home.bedroom - 1, "MIG-94")
    elif effect == DOES_TOKENS:
        receive(s, seat, amount, "MIG-92")
    elif effect == DOES_INVITE:
        s.push(INVITE, seat, REWARD)
    elif effect == DOES_POINTS:
        award(s, seat, FROM_REWARDS, amount, "MIG-92")


def refresh(s: Mighty) -> None:
    """MIG-101 to MIG-105: the lowest glade turns over and joins the end; the others slide down.

    So the queue's first tile is the new top row, and with 4 players, who have no queue, the turned tile itself.
    """
    lowest = s.glades[0]
    s.glades = [*s.glades[1:], lowest ^ 1]
    spread_glades(s)
    if s.log is not None:
        s.emit("glades", "MIG-101", {"glade": s.tables.edition.glades[lowest ^ 1]})
    s.push(RESTOCK, CHANCE)


def new_round(s: Mighty) -> None:
    """MIG-112, MIG-113."""
    s.day += 1
    s.turn = -1
    s.claimed = 0
    for home in s.homes:
        home.traded = 0
    if s.log is not None:
        s.emit("morning", "MIG-112", {"round": s.day, "seat": s.first})
