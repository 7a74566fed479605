"""Effects of scrolls (GNO-36 to GNO-57): what happens at once, and what asks for a choice."""

from typing import Final

from gnomehall.core.state import CHANCE, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnomopolis.args import pack_effects, scroll_of, start_of
from gnomehall.games.gnomopolis.district import District, Work
from gnomehall.games.gnomopolis.gains import gain_coins, gain_gnome, gain_helpers
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.steps.chance import DRAW
from gnomehall.games.gnomopolis.tables import (
    COLOURS,
    DRAW_GNOMES,
    GAIN_CHOSEN,
    GAIN_COINS,
    GAIN_GNOME,
    GAIN_HELPERS,
    HELPER,
    LETTERS,
    Colour,
    ScrollNumber,
)
from gnomehall.parts.counts import kinds, one


def resolve(s: Gnomopolis, seat: Seat, scroll: ScrollNumber, start: int) -> None:
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
                for _ in range(amount):
                    if kind == DRAW_GNOMES:
                        s.push(DRAW, CHANCE, seat)
                    else:
                        s.push(SEARCH, seat)
            return


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
        gain = s.tables.gain
        return [gain + colour for colour in kinds(s.old + s.new) if f.arg >> colour & 1]

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        gain_gnome(s, f.player, action - s.tables.gain, "GNO-42")


class Search(Step[Gnomopolis]):
    """GNO-50 to GNO-57: one gnome from cup or exhausted area to the active area, or one working gnome off its place."""

    name = "search"
    rule = "GNO-50"
    verb = "seek"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        t = s.tables
        d = s.districts[f.player]
        actions = [t.seek_cup + colour for colour in kinds(d.cup)]
        for colour in kinds(d.exhausted):
            actions.append(t.seek_exhausted + colour)
        for work in s.works:
            for colour in kinds(work.gnomes):
                actions.append(t.seek_scroll + t.work_number[work.scroll * COLOURS + colour])
        for colour in kinds(s.team & (one(HELPER) - 1)):
            actions.append(t.seek_team + colour)
        actions.sort()
        return actions

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        t = s.tables
        d = s.districts[f.player]
        scroll = -1
        lying = False
        if action < t.seek_exhausted:
            colour = action - t.seek_cup
            d.cup -= one(colour)
            d.active += one(colour)
            event = "search-cup"
        elif action < t.seek_scroll:
            colour = action - t.seek_exhausted
            d.exhausted -= one(colour)
            d.active += one(colour)
            event = "search-exhausted"
        elif action < t.seek_team:
            number = action - t.seek_scroll
            colour = t.work_colour[number]
            scroll = t.work_scroll[number]
            lying = take_off_scroll(s, d, scroll, colour)
            event = "search-scroll"
        else:
            colour = action - t.seek_team
            s.team -= one(colour)
            d.exhausted += one(colour)
            event = "search-team"
        if s.log is not None:
            what: dict[str, Plain] = {"seat": f.player, "gnome": LETTERS[colour]}
            if scroll >= 0:
                what["scroll"] = t.edition.scroll_ids[scroll]
                what["lying"] = lying
            s.emit(event, "GNO-50", what)


def take_off_scroll(s: Gnomopolis, d: District, scroll: ScrollNumber, colour: Colour) -> bool:
    """GNO-51, GNO-56: a standing gnome is exhausted, a lying one returned; a scroll with nothing left on it is free.

    Whether the gnome lay.
    """
    for i in range(len(s.works)):
        work = s.works[i]
        if work.scroll == scroll:
            left = work.gnomes - one(colour)
            if work.lying:
                s.new += one(colour)
            else:
                d.exhausted += one(colour)
            copied = s.tables.scrolls[work.copied]
            if left or copied.coins or copied.helpers:
                s.works[i] = Work(scroll, work.copied, left, work.lying)
            else:
                s.works.pop(i)
                s.busy &= ~(1 << scroll)
            return work.lying
    raise ValueError("nobody works on that scroll")


EFFECTS: Final = Effects()
GAIN: Final = Gain()
SEARCH: Final = Search()
