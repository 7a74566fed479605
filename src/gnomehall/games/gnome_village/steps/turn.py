"""The course of the game: chapters 5 and 7 of the rules, and the end of chapter 14."""

from typing import Final

from gnomehall.core.state import CHANCE
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnome_village import state as at
from gnomehall.games.gnome_village.ids import letter_id
from gnomehall.games.gnome_village.state import Course, Village
from gnomehall.games.gnome_village.steps.forest import REVEAL
from gnomehall.games.gnome_village.steps.home import send_home
from gnomehall.games.gnome_village.steps.move import MOVE_MENU
from gnomehall.games.gnome_village.steps.place import DEAL_BUSINESS
from gnomehall.games.gnome_village.steps.setup import FIRST_PLAYER, LAY_KIT, LIGHT
from gnomehall.games.gnome_village.steps.work import WORK_MENU
from gnomehall.games.gnome_village.tables import BUSINESS, GNOMES, SHOP, SHOP_IDS, SLOTS, Gnome, Letters
from gnomehall.parts import counts
from gnomehall.parts.bits import bit

COUNTDOWN: Final = 5
"""GNV-175: so many rounds before the last there can be, each one is announced."""


class VillageCourse(Course):
    """GNV-31: from phase to phase, as soon as nothing waits any more."""

    def go_on(self, s: Village) -> None:
        while not s.todo and s.phase != at.OVER:
            begin(s)


def begin(s: Village) -> None:
    """Begin the phase that is due."""
    phase = s.phase
    if phase <= at.MARKET:
        set_up(s)
    elif phase == at.START:
        start(s)
        s.phase = at.REVEALING
    elif phase == at.REVEALING:
        reveal(s)
        s.phase = at.COIN
    elif phase == at.COIN:
        if s.owed:
            coins = s.receive(s.turn, s.owed)
            s.owed = 0
            if s.log is not None:
                s.emit("coins", "GNV-39", {"seat": s.turn, "coins": coins})
        s.phase = at.EARN
    elif phase == at.EARN:
        earn(s)
        s.phase = at.FLIGHTS
    elif phase == at.FLIGHTS:
        end_visits(s)
        s.phase = at.WORK
    elif phase == at.WORK:
        s.paid = 0
        s.push(WORK_MENU, s.turn)
        s.phase = at.MOVE
    elif phase == at.MOVE:
        move(s)
        s.phase = at.FINISHING
    else:
        finish(s)


def set_up(s: Village) -> None:
    """GNV-189: the starting player, then the layouts one after another, then the market."""
    if s.phase == at.FIRST:
        if s.first < 0:
            s.push(FIRST_PLAYER, CHANCE)
        s.phase = at.LAYOUT
    elif s.phase == at.LAYOUT:
        if s.laid == s.seats:
            s.phase = at.MARKET
            return
        s.turn = (s.first + s.laid) % s.seats
        s.laid += 1
        s.push(LIGHT, s.turn)
        s.push(LAY_KIT, s.turn)
    else:
        s.push(DEAL_BUSINESS, CHANCE, 1)
        s.push(DEAL_BUSINESS, CHANCE, 0)
        s.turn = s.first
        s.phase = at.START


def start(s: Village) -> None:
    """GNV-36: gnomes held by a Chapel come home before the card is turned."""
    p = s.players[s.turn]
    p.barred, p.uses = p.uses, 0
    if s.log is not None:
        s.emit("turn", "GNV-31", {"seat": s.turn, "round": s.round_number})
    if p.held:
        send_home(s, those(s.turn, p.held))


def those(seat: Seat, letters: Letters) -> list[Gnome]:
    """The gnomes of a player with these letters."""
    found: list[int] = []
    for letter in range(GNOMES):
        if letters >> letter & 1:
            found.append(GNOMES * seat + letter)
    return found


def reveal(s: Village) -> None:
    """GNV-41: an empty deck is made new of the discards, which are all the cards."""
    left = 0
    for copies in s.deck:
        left += copies
    if left == 0:
        s.deck = s.tables.card_copies
        if s.log is not None:
            s.emit("reshuffle", "GNV-41", {})
    s.push(REVEAL, CHANCE)


def earn(s: Village) -> None:
    """GNV-59: own gnomes, guests, prisoners, in this order; the flights back follow."""
    p = s.players[s.turn]
    wages = 0
    for gnome in those(s.turn, s.in_village(s.turn) & ~p.unpaid):
        slot = s.spot(gnome) % SLOTS
        if p.ground.businesses >> slot & 1:
            number = s.business_at(s.turn, slot)
            wages += s.tables.kind_coins[s.tables.kind_of[number]]
    p.unpaid = 0
    if wages:
        wages = s.receive(s.turn, wages)
        if s.log is not None:
            s.emit("earn", "GNV-56", {"seat": s.turn, "coins": wages})
    for gnome in guests_of(s):
        pay_guest(s, gnome)
    if p.jailed:
        freed = those(s.turn, p.jailed)
        for gnome in freed:
            ransom(s, gnome)
        send_home(s, freed)


def end_visits(s: Village) -> None:
    """GNV-137, GNV-142: guests fly back, or go home if their Airport is gone."""
    lost: list[int] = []
    for gnome in guests_of(s):
        if not fly_back(s, gnome):
            lost.append(gnome)
    if lost:
        send_home(s, lost)


def guests_of(s: Village) -> list[Gnome]:
    """The travellers in the active player's village, by owner clockwise."""
    found: list[int] = []
    for i in range(1, s.seats):
        owner = (s.turn + i) % s.seats
        if s.players[owner].away:
            for gnome in those(owner, s.players[owner].away):
                if s.spot(gnome) // SLOTS == s.turn:
                    found.append(gnome)
    return found


def pay_guest(s: Village, gnome: Gnome) -> None:
    """GNV-136: a token of the Workshop's product, or a coin for a Business; nothing if the supply has none."""
    owner = gnome // GNOMES
    face = s.players[s.turn].ground.faces[s.spot(gnome) % SLOTS]
    if face >= BUSINESS:
        coins = s.receive(owner, 1)
        if s.log is not None and coins:
            s.emit("guest-coin", "GNV-136", {"seat": owner})
    elif counts.count(s.tokens, face - SHOP):
        s.give_token(owner, face - SHOP)
        if s.log is not None:
            s.emit("guest-token", "GNV-136", {"seat": owner, "shop": SHOP_IDS[face - SHOP]})


def ransom(s: Village, gnome: Gnome) -> None:
    """GNV-148: a coin to the captor, if the owner has one."""
    p, captor = s.players[s.turn], s.tie(gnome)
    if p.coins:
        p.coins -= 1
        s.players[captor].coins += 1
        if s.log is not None:
            s.emit("ransom", "GNV-148", {"seat": s.turn, "whom": captor})


def fly_back(s: Village, gnome: Gnome) -> bool:
    """GNV-137: back to the home Airport, unpaid for the next time (GNV-138); False if the Airport is gone (GNV-142)."""
    owner, base = gnome // GNOMES, s.tie(gnome)
    if base < 0:
        return False
    s.lift(gnome, SLOTS * owner + base)
    s.players[owner].unpaid |= bit(gnome % GNOMES)
    if s.log is not None:
        s.emit("fly-back", "GNV-137", {"seat": owner, "gnome": letter_id(gnome % GNOMES)})
    return True


def move(s: Village) -> None:
    """GNV-96: gnomes laid down in an earlier turn stand up. GNV-125: protection ends. GNV-130: are all coins spent?"""
    p = s.players[s.turn]
    s.broke = s.paid > 0 and p.coins == 0
    p.lying = p.fresh
    p.fresh = 0
    p.guards = 0
    p.done = 0
    s.push(MOVE_MENU, s.turn)


def finish(s: Village) -> None:
    """GNV-37: the Financial Advisor pays; then the game may end (GNV-163, GNV-175), or the next player begins."""
    if s.advice:
        coins = s.receive(s.turn, s.advice)
        s.advice = 0
        if s.log is not None:
            s.emit("advice", "GNV-129", {"seat": s.turn, "coins": coins})
    s.broke = False
    s.players[s.turn].done = 0
    following = (s.turn + 1) % s.seats
    if following == s.first and (s.ended or s.round_number == s.round_limit):
        s.phase = at.OVER
        if s.log is not None:
            s.emit("over", "GNV-162" if s.ended else "GNV-175", {})
        return
    if following == s.first:
        s.round_number += 1
        left = s.round_limit - s.round_number + 1
        if left <= COUNTDOWN and s.log is not None:
            s.emit("rounds-left", "GNV-175", {"rounds": left})
    s.turn = following
    s.phase = at.START


COURSE: Final = VillageCourse()
