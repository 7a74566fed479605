"""Actions as people meet them: kind, what they are about, and the things on the board that they touch."""

from functools import cache, lru_cache
from typing import Final

from gnomehall.core.view import Choice
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnomopolis import tables
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import (
    COLOURS,
    GNOMES_AND_HELPER,
    HELPER,
    LETTERS,
    PASS,
    PROFESSIONS,
    Effect,
    Tables,
    letters_of,
)
from gnomehall.parts.counts import Counts, count, numbers_of

OLD: Final = 0
NEW: Final = 1
"""The capital that a gnome comes from."""
LIES: Final = 1
"""Whether who is searched for lies on a scroll."""
HOME: Final = -1
"""Where the caravan goes when there is nobody to visit."""

Meant = tuple[str, str, dict[str, Plain], tuple[str, ...]]
"""Kind, rule, data and things touched."""


def choice(s: Gnomopolis, action: Action) -> Choice:
    return choices_of(s.tables).choice(s, action)


@lru_cache(maxsize=64)
def choices_of(t: Tables) -> "Choices":
    """One for each edition that is being played."""
    return Choices(t)


class Choices:
    """The actions of one edition. Besides the action a choice depends on one number at most, so each is made once."""

    def __init__(self, t: Tables) -> None:
        self.tables = t
        self._made = cache(self._make)

    def choice(self, s: Gnomopolis, action: Action) -> Choice:
        t = self.tables
        if t.copy <= action < t.build:
            return self._made(action, s.visited(s.player()) if s.seats > 1 else HOME)
        if t.gain <= action < t.seek_cup:
            return self._made(action, OLD if count(s.old, action - t.gain) else NEW)
        return self._made(action, LIES if lies(s, action) else 0)

    def _make(self, action: Action, where: int) -> Choice:
        kind, rule, data, touches = self._meant(action, where)
        return Choice(action, self.tables.edition.texts[action], kind, rule, data, touches)

    def _meant(self, action: Action, where: int) -> Meant:
        t = self.tables
        if action == PASS:
            return "pass", "GNO-28", {}, ("pass",)
        if action < t.build:
            return self._use(action, where)
        if action < t.gain:
            return self._build(action)
        if action < t.seek_cup:
            letter = LETTERS[action - t.gain]
            return "gain", "GNO-42", {"gnome": letter}, (f"{'old' if where == OLD else 'new'}:{letter}",)
        return self._seek(action, where == LIES) if action < t.draw else self._outcome(action)

    def _use(self, action: Action, host: Seat) -> Meant:
        t = self.tables
        by_caravan = action >= t.copy
        number = action - (t.copy if by_caravan else t.use)
        scroll, pay = t.scrolls[t.use_scroll[number]], t.use_pay[number]
        id_ = t.edition.scroll_ids[t.use_scroll[number]]
        paid = [*letters_of(pay), *["coin"] * scroll.coins, *["H"] * scroll.helpers]
        effects = [id_ for effect in scroll.effects for id_ in effect_ids(effect)]
        data: dict[str, Plain] = {"scroll": id_, "pay": paid, "lying": scroll.lying, "effects": effects}
        if not by_caravan:
            return "use", "GNO-32", data, (f"scroll:{id_}", *payers(pay))
        touches = ("caravan", f"visit:{id_}", *payers(pay))
        if host == HOME:
            return "caravan-home", "GNO-109", data, touches
        return "caravan", "GNO-84", data | {"whom": host}, touches

    def _build(self, action: Action) -> Meant:
        t = self.tables
        card, team = t.build_card[action - t.build], t.build_team[action - t.build]
        id_ = t.edition.card_id(card)
        immigrants = letters_of(t.cards[card].immigration)
        data: dict[str, Plain] = {"card": id_, "team": letters_of(team), "immigrants": immigrants}
        return "build", "GNO-63", data, (f"offer:{id_}", *payers(team))

    def _seek(self, action: Action, lying: bool) -> Meant:
        t = self.tables
        if action < t.seek_exhausted:
            letter = LETTERS[action - t.seek_cup]
            return "seek-cup", "GNO-50", {"gnome": letter}, (f"cup:{letter}",)
        if action < t.seek_scroll:
            letter = LETTERS[action - t.seek_exhausted]
            return "seek-exhausted", "GNO-50", {"gnome": letter}, (f"exhausted:{letter}",)
        if action < t.seek_team:
            number = action - t.seek_scroll
            letter, scroll = LETTERS[t.work_colour[number]], t.edition.scroll_ids[t.work_scroll[number]]
            data: dict[str, Plain] = {"gnome": letter, "scroll": scroll, "lying": lying}
            return "seek-scroll", "GNO-51", data, (f"work:{scroll}:{letter}",)
        letter = LETTERS[action - t.seek_team]
        return "seek-team", "GNO-55", {"gnome": letter}, (f"team:{letter}",)

    def _outcome(self, action: Action) -> Meant:
        """What chance may bring."""
        t = self.tables
        if action < t.reveal:
            letter = LETTERS[action - t.draw]
            return "draw", "GNO-47", {"gnome": letter}, (f"cup:{letter}",)
        if action < t.first:
            card = t.edition.card_id(action - t.reveal)
            return "reveal", "GNO-67", {"card": card}, (f"offer:{card}",)
        return "first", "GNO-20", {"seat": action - t.first}, ()


def effect_ids(effect: Effect) -> list[str]:
    """What an effect brings, as ids that are counted: two coins are coin and coin."""
    match effect.kind:
        case tables.GAIN_COINS:
            return ["coin"] * effect.amount
        case tables.GAIN_HELPERS:
            return ["H"] * effect.amount
        case tables.GAIN_GNOME:
            return [LETTERS[effect.amount]]
        case tables.GAIN_CHOSEN:
            return ["P" if effect.amount == PROFESSIONS else "W"]
        case tables.DRAW_GNOMES:
            return ["draw"] * effect.amount
    assert effect.kind == tables.SEARCH_GNOMES
    return ["search"] * effect.amount


def lies(s: Gnomopolis, action: Action) -> bool:
    """Whether a Search would take a gnome that lies on its scroll."""
    t = s.tables
    if not t.seek_scroll <= action < t.seek_team:
        return False
    scroll = t.work_scroll[action - t.seek_scroll]
    return any(work.lying for work in s.works if work.scroll == scroll)


def payers(gnomes: Counts) -> tuple[str, ...]:
    """Where the gnomes of a payment stand; helpers lie in the district."""
    found: list[str] = []
    for kind, n in enumerate(numbers_of(gnomes, COLOURS + 1)):
        if n:
            found.append("helpers" if kind == HELPER else f"active:{GNOMES_AND_HELPER[kind]}")
    return tuple(found)
