"""Effects of scrolls (GNO-36 to GNO-57): what happens at once, and what asks for a choice."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.core.state import CHANCE, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnomopolis.args import pack_effects, scroll_of, start_of
from gnomehall.games.gnomopolis.district import District, Work
from gnomehall.games.gnomopolis.gains import gain_coins, gain_gnome, gain_gnomes, gain_helpers
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.steps.chance import DRAW
from gnomehall.games.gnomopolis.tables import (
    COLOURS,
    DRAW_GNOMES,
    GAIN_CHOSEN,
    GAIN_COINS,
    GAIN_GNOME,
    GAIN_HELPERS,
    GAINS,
    HELPER,
    LETTERS,
    SEEKS_CUP,
    SEEKS_EXHAUSTED,
    SEEKS_LYING,
    SEEKS_STANDING,
    SEEKS_TEAM,
    Arrivals,
    Colour,
    ScrollNumber,
)
from gnomehall.parts.counts import kinds, one
from gnomehall.parts.word import bit


def resolve(s: Gnomopolis, seat: Seat, scroll: ScrollNumber, start: i64) -> None:
    """GNO-36: effects from left to right; one that asks something makes the later ones wait."""
    effects = s.tables.scrolls[scroll].effects
    for i in range(start, len(effects)):
        kind = effects[i].kind
        amount = effects[i].amount
        if kind == GAIN_COINS:
            gain_coins(s, seat, amount, "GNO-43")
        elif kind == GAIN_HELPERS:
            gain_helpers(s, seat, amount)
        elif kind == GAIN_GNOME:
            gain_gnome(s, seat, amount, "GNO-40")
        else:
            if i + 1 < len(effects):
                s.push(EFFECTS, seat, pack_effects(scroll, i + 1))
            if kind == GAIN_CHOSEN:
                s.push(GAIN, seat, amount)
            else:
                if kind == DRAW_GNOMES:
                    s.push(DRAW, CHANCE, seat, times=amount)
                else:
                    s.push(SEARCH, seat, times=amount)
            return


def receive(s: Gnomopolis, seat: Seat, arrivals: Arrivals, rule: str, why: str) -> None:
    """GNO-125: gnomes, coins and helpers as printed; then a gnome is chosen for each icon that leaves it open."""
    if arrivals.gnomes:
        gain_gnomes(s, seat, arrivals.gnomes, rule)
    if arrivals.coins:
        gain_coins(s, seat, arrivals.coins, rule, why)
    if arrivals.helpers:
        gain_helpers(s, seat, arrivals.helpers)
    for i in range(len(arrivals.choices)):
        s.push(GAIN, seat, arrivals.choices[len(arrivals.choices) - 1 - i])


class Effects(Deed[Gnomopolis]):
    """GNO-36: the effects of a scroll that waited for an answer; `arg` says which scroll and from which effect on."""

    name = "effects"
    rule = "GNO-36"

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        resolve(s, f.player, scroll_of(f.arg), start_of(f.arg))


class Gain(Step[Gnomopolis]):
    """GNO-42, GNO-122: a gnome of a colour of one's choice, from the set `arg`, that one of the capitals has."""

    name = "gain"
    rule = "GNO-42"
    verb = "gain"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        return [GAINS + colour for colour in kinds(s.old + s.new) if f.arg >> colour & 1]

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        gain_gnome(s, f.player, action - GAINS, "GNO-42")


class Search(Step[Gnomopolis]):
    """GNO-50 to GNO-57: one gnome from cup or exhausted area to the active area, or one working gnome off its place."""

    name = "search"
    rule = "GNO-50"
    verb = "seek"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        d = s.districts[f.player]
        actions = [SEEKS_CUP + colour for colour in kinds(d.cup)]
        for colour in kinds(d.exhausted):
            actions.append(SEEKS_EXHAUSTED + colour)
        for work in s.works:
            for colour in kinds(work.standing):
                actions.append(SEEKS_STANDING + work.scroll * COLOURS + colour)
            for colour in kinds(work.lying):
                actions.append(SEEKS_LYING + work.scroll * COLOURS + colour)
        for colour in kinds(s.team & (one(HELPER) - 1)):
            actions.append(SEEKS_TEAM + colour)
        actions.sort()
        return actions

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        d = s.districts[f.player]
        scroll: ScrollNumber = -1
        colour: Colour = 0
        lying = False
        if action < SEEKS_EXHAUSTED:
            colour = action - SEEKS_CUP
            d.cup -= one(colour)
            d.active += one(colour)
            event = "search-cup"
        elif action < SEEKS_STANDING:
            colour = action - SEEKS_EXHAUSTED
            d.exhausted -= one(colour)
            d.active += one(colour)
            event = "search-exhausted"
        elif action < SEEKS_TEAM:
            lying = action >= SEEKS_LYING
            number: i64 = action - (SEEKS_LYING if lying else SEEKS_STANDING)
            colour = number % COLOURS
            scroll = number // COLOURS
            take_off_scroll(s, d, scroll, colour, lying)
            event = "search-scroll"
        else:
            colour = action - SEEKS_TEAM
            s.team -= one(colour)
            d.exhausted += one(colour)
            event = "search-team"
        if s.log is not None:
            what: dict[str, Plain] = {"seat": f.player, "gnome": LETTERS[colour]}
            if scroll >= 0:
                what["scroll"] = s.tables.edition.scroll_ids[scroll]
                what["lying"] = lying
            s.emit(event, "GNO-50", what)


def take_off_scroll(s: Gnomopolis, d: District, scroll: ScrollNumber, colour: Colour, lying: bool) -> None:
    """GNO-51, GNO-56: a standing gnome is exhausted, a lying one returned; a scroll with nothing left on it is free."""
    for i in range(len(s.works)):
        work = s.works[i]
        if work.scroll == scroll:
            if lying:
                s.new += one(colour)
                left = Work(scroll, work.copied, work.standing, work.lying - one(colour))
            else:
                d.exhausted += one(colour)
                left = Work(scroll, work.copied, work.standing - one(colour), work.lying)
            copied = s.tables.scrolls[work.copied]
            if left.standing or left.lying or copied.coins or copied.helpers:
                s.works = s.works[:i] + [left] + s.works[i + 1 :]  # noqa: RUF005 - compiled, a sum of lists is faster
            else:
                s.works = s.works[:i] + s.works[i + 1 :]
                s.busy &= ~bit(scroll)
            return
    raise ValueError("nobody works on that scroll")


EFFECTS: Final = Effects()
GAIN: Final = Gain()
SEARCH: Final = Search()
