"""The turn (GNO-24 to GNO-35): use scrolls, send the caravan, build once, pass."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.core.state import CHANCE, MENU, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnomopolis.district import District
from gnomehall.games.gnomopolis.state import BY_ROUNDS, BY_SPRINT, EMPTY, NOT_ENDED, Gnomopolis
from gnomehall.games.gnomopolis.steps.building import build
from gnomehall.games.gnomopolis.steps.chance import DRAW
from gnomehall.games.gnomopolis.steps.paying import place_cost
from gnomehall.games.gnomopolis.tables import (
    BUILDS,
    COLOURS,
    COPIES,
    FILLS,
    HELPER,
    OBJECTS,
    OPENINGS_OF_A_CARD,
    PASS,
    USES,
    Card,
    Tables,
)
from gnomehall.parts import word
from gnomehall.parts.counts import BYTE, HIGH, MOST, WIDTH, Counts, count, holds, one, total


class NextTurn(Deed[Gnomopolis]):
    """GNO-24, GNO-96, GNO-113, GNO-123: clockwise; after a whole round the game ends if its end was triggered."""

    name = "next-turn"
    rule = "GNO-24"

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        seat = s.first if s.turn < 0 else (s.turn + 1) % s.seats
        if seat == s.first:
            if s.rounds >= s.last_round():
                s.trigger(BY_SPRINT if s.sprint else BY_ROUNDS)
            if s.reason != NOT_ENDED:
                return
            s.rounds += 1
            if s.sprint and s.log is not None:
                s.emit("sprint", "GNO-123", {"left": s.last_round() - s.rounds})
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
        add_uses(t, d, d.scrolls & ~s.busy, USES, actions)
        if not s.busy >> t.caravan & 1:
            add_uses(t, d, s.districts[s.visited(f.player)].scrolls, COPIES, actions)
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
        if action < COPIES:
            number: i64 = action - USES
            place_cost(s, f.player, number // FILLS, number // FILLS, number % FILLS)
        elif action < BUILDS:
            number = action - COPIES
            s.districts[f.player].marker = s.visited(f.player)
            place_cost(s, f.player, t.caravan, number // FILLS, number % FILLS)
        else:
            number = action - BUILDS
            build(s, f.player, number // OPENINGS_OF_A_CARD, number % OPENINGS_OF_A_CARD)


def add_uses(t: Tables, d: District, scrolls: word.Word, base: i64, actions: list[Action]) -> None:
    """GNO-32, GNO-35: every scroll whose cost is there, with every colour for its first wild icon."""
    active = d.active
    guarded = active | HIGH
    people = total(active)
    while scrolls:
        scroll = t.scrolls[word.lowest(scrolls)]
        scrolls &= scrolls - 1
        # Here and below, this is `holds` of the counts, without a call: nothing is looped over as often.
        if people >= scroll.size and (guarded - scroll.need) & HIGH == HIGH:
            if d.coins >= scroll.coins and d.helpers >= scroll.helpers:
                if scroll.wilds:
                    # As many gnomes as there are icons like the first: alike icons are filled in the order of colours.
                    alike = scroll.wilds_lying if scroll.wilds_lying else scroll.wilds_standing
                    add_fills(active - scroll.need, alike, base + scroll.first + 1, actions)
                else:
                    actions.append(OBJECTS[base + scroll.first])


def add_fills(spare: Counts, alike: i64, base: i64, actions: list[Action]) -> None:
    """The colours that may stand on the first of so many wild icons, if whoever comes after has no earlier colour."""
    for colour in range(COLOURS):
        if not spare:
            return
        if spare & BYTE and (alike == 1 or total(spare) >= alike):
            actions.append(OBJECTS[base + colour])
        spare >>= WIDTH


def add_builds(s: Gnomopolis, d: District, actions: list[Action]) -> None:
    """GNO-61, GNO-63, GNO-73: every card of the offer with every team that can be supplied, by how it opens."""
    t = s.tables
    hand = d.active + (min(d.helpers, MOST) << (HELPER * WIDTH))
    people = total(hand)
    if not people:
        return
    guarded = hand | HIGH
    offered: word.Word = 0
    for number in s.offer:
        if number != EMPTY:
            offered |= word.bit(number)
    while offered:
        card = t.cards[word.lowest(offered)]
        offered &= offered - 1
        if people >= card.size:
            base = BUILDS + card.first
            if card.size > 2:
                add_openings(card, hand, base, actions)
            else:
                for team in card.teams:
                    if team.members > hand:
                        break
                    if (guarded - team.members) & HIGH == HIGH:
                        actions.append(OBJECTS[base + team.opening])


def add_openings(card: Card, hand: Counts, base: i64, actions: list[Action]) -> None:
    """Several teams may begin with the same two: each beginning is listed once."""
    found: word.Word = 0
    for team in card.teams:
        if team.members > hand:
            break
        if holds(hand, team.members):
            found |= word.bit(team.opening)
    while found:
        actions.append(OBJECTS[base + word.lowest(found)])
        found &= found - 1


def end_turn(s: Gnomopolis, seat: Seat) -> None:
    """GNO-28: clear scrolls and team, exhaust everyone, draw the next workforce."""
    d = s.districts[seat]
    if s.log is not None:
        s.emit("pass", "GNO-28", {"seat": seat})
    for work in s.works:
        s.new += work.lying
        d.exhausted += work.standing
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
    s.push(DRAW, CHANCE, seat, times=s.tables.box.workforce)


NEXT_TURN: Final = NextTurn()
TURN: Final = Turn()
