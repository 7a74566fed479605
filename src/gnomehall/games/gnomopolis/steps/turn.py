"""The turn (GNO-24 to GNO-35): use scrolls, send the caravan, build once, pass."""

from typing import Final

from gnomehall.core.state import CHANCE, MENU, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnomopolis.district import District, Work
from gnomehall.games.gnomopolis.gains import gain_coins
from gnomehall.games.gnomopolis.state import BY_ROUNDS, EMPTY, NOT_ENDED, Gnomopolis
from gnomehall.games.gnomopolis.steps.building import build
from gnomehall.games.gnomopolis.steps.chance import DRAW
from gnomehall.games.gnomopolis.steps.effects import resolve
from gnomehall.games.gnomopolis.tables import HELPER, PASS, Payment, ScrollNumber, Tables, letters_of
from gnomehall.parts import bits
from gnomehall.parts.counts import MOST, WIDTH, Counts, count, holds, one, total


class NextTurn(Deed[Gnomopolis]):
    """GNO-24, GNO-96, GNO-113: clockwise; after a whole round the game ends if its end was triggered."""

    name = "next-turn"
    rule = "GNO-24"

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        seat = s.first if s.turn < 0 else (s.turn + 1) % s.seats
        if seat == s.first:
            if s.rounds >= s.last_round:
                s.trigger(BY_ROUNDS)
            if s.reason != NOT_ENDED:
                return
            s.rounds += 1
        s.turn = seat
        s.plays = 0
        if s.log is not None:
            s.emit("turn", "GNO-24", {"seat": seat, "round": s.rounds})
        s.push(TURN, seat)


class Turn(Step[Gnomopolis]):
    """GNO-25: use a scroll, send the caravan, build once, or pass. Asked again after every play but the pass."""

    name = "turn"
    rule = "GNO-25"
    kind = MENU

    def always_asked(self) -> bool:
        return True

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        t = s.tables
        d = s.districts[f.player]
        actions = [PASS]
        add_uses(t, d, d.scrolls & ~s.busy, t.use, actions)
        if not s.busy >> t.caravan & 1:
            add_uses(t, d, s.districts[s.visited(f.player)].scrolls, t.copy, actions)
        if not s.built:
            add_builds(s, d, actions)
        return actions

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        t = s.tables
        if action == PASS:
            end_turn(s, f.player)
            return
        s.plays += 1
        assert s.plays <= t.most_plays, "a turn without end (GNO-112)"
        s.todo.append(f)
        if action < t.copy:
            use(s, f.player, action - t.use)
        elif action < t.build:
            send_caravan(s, f.player, action - t.copy)
        else:
            build(s, f.player, action - t.build)


def add_uses(t: Tables, d: District, scrolls: bits.Bits, base: Action, actions: list[Action]) -> None:
    """GNO-32, GNO-35: every payment for which the gnomes are active and the tokens there."""
    active = d.active
    people = total(active)
    while scrolls:
        scroll = t.scrolls[bits.lowest(scrolls)]
        scrolls &= scrolls - 1
        # Most scrolls can't be paid: this tells so before all their payments are gone through.
        if people >= scroll.size and holds(active, scroll.need):
            if d.coins >= scroll.coins and d.helpers >= scroll.helpers:
                action = base + scroll.first
                for pay in scroll.pays:
                    if holds(active, pay):
                        actions.append(action)
                    action += 1


def add_builds(s: Gnomopolis, d: District, actions: list[Action]) -> None:
    """GNO-61, GNO-63, GNO-73: every card of the offer with every team that can be supplied."""
    t = s.tables
    hand = d.active + (min(d.helpers, MOST) << (HELPER * WIDTH))
    people = total(hand)
    offered = 0
    for number in s.offer:
        if number != EMPTY:
            offered |= 1 << number
    while offered:
        card = t.cards[bits.lowest(offered)]
        offered &= offered - 1
        if people >= card.size:
            action = t.build + card.first
            for team in card.teams:
                if holds(hand, team):
                    actions.append(action)
                action += 1


def use(s: Gnomopolis, seat: Seat, number: Payment) -> None:
    """GNO-30: an action of the own district."""
    t = s.tables
    scroll = t.use_scroll[number]
    if s.log is not None:
        gnomes = letters_of(t.use_pay[number])
        s.emit("use", "GNO-32", {"seat": seat, "scroll": t.edition.scroll_ids[scroll], "gnomes": gnomes})
    place_cost(s, seat, scroll, scroll, t.use_pay[number])
    resolve(s, seat, scroll, 0)


def send_caravan(s: Gnomopolis, seat: Seat, number: Payment) -> None:
    """GNO-84 to GNO-92: the marker moves on, the cost lies on the caravan, the host gets a coin, then the effect."""
    t = s.tables
    copied = t.use_scroll[number]
    host = s.visited(seat)
    s.districts[seat].marker = host
    if s.log is not None:
        what: dict[str, Plain] = {"seat": seat, "scroll": t.edition.scroll_ids[copied]}
        what["gnomes"] = letters_of(t.use_pay[number])
        if host == seat:
            s.emit("caravan-home", "GNO-109", what)
        else:
            s.emit("caravan", "GNO-84", what | {"whom": host})
    place_cost(s, seat, t.caravan, copied, t.use_pay[number])
    if s.seats > 1:
        gain_coins(s, host, 1, "GNO-87", "visit")
    resolve(s, seat, copied, 0)


def place_cost(s: Gnomopolis, seat: Seat, onto: ScrollNumber, copied: ScrollNumber, pay: Counts) -> None:
    """GNO-33: gnomes stand or lie on the scroll, tokens beside them, until the end of the turn."""
    d = s.districts[seat]
    scroll = s.tables.scrolls[copied]
    d.active -= pay
    d.coins -= scroll.coins
    d.helpers -= scroll.helpers
    s.works.append(Work(onto, copied, pay, scroll.lying))
    s.busy |= 1 << onto


def end_turn(s: Gnomopolis, seat: Seat) -> None:
    """GNO-28: clear scrolls and team, exhaust everyone, draw the next workforce."""
    d = s.districts[seat]
    if s.log is not None:
        s.emit("pass", "GNO-28", {"seat": seat})
    for work in s.works:
        if work.lying:
            s.new += work.gnomes
        else:
            d.exhausted += work.gnomes
        s.new_coins += s.tables.scrolls[work.copied].coins
        s.new_helpers += s.tables.scrolls[work.copied].helpers
    d.exhausted += (s.team & (one(HELPER) - 1)) + d.active
    s.new_helpers += count(s.team, HELPER)
    d.active = 0
    s.works = []
    s.busy = 0
    s.team = 0
    s.built = False
    s.push(NEXT_TURN, seat)
    for _ in range(s.tables.box.workforce):
        s.push(DRAW, CHANCE, seat)


NEXT_TURN: Final = NextTurn()
TURN: Final = Turn()
