"""Actions as people meet them: kind, what they are about, and the things on the board that they touch."""

from functools import cache, lru_cache
from typing import Final

from gnomehall.core.view import Choice
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnomopolis import tables
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import (
    BUILDS,
    COLOURS,
    COPIES,
    DRAWS,
    FILLS,
    FIRSTS,
    GAINS,
    GNOMES_AND_HELPER,
    HELPER,
    JOINS,
    LETTERS,
    OPENINGS,
    OPENINGS_OF_A_CARD,
    PASS,
    PAYS,
    PROFESSIONS,
    REVEALS,
    SEEKS_CUP,
    SEEKS_EXHAUSTED,
    SEEKS_LYING,
    SEEKS_STANDING,
    SEEKS_TEAM,
    USES,
    Arrivals,
    Effect,
    Scroll,
    Tables,
    letters_of,
)
from gnomehall.parts.counts import Counts, count, numbers_of, one, total

OLD: Final = 0
NEW: Final = 1
"""The capital that a gnome comes from."""
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
        if COPIES <= action < BUILDS:
            return self._made(action, s.visited(s.player()) if s.seats > 1 else HOME)
        if GAINS <= action < SEEKS_CUP:
            return self._made(action, OLD if count(s.old, action - GAINS) else NEW)
        return self._made(action, 0)

    def _make(self, action: Action, where: int) -> Choice:
        kind, rule, data, touches = self._meant(action, where)
        return Choice(action, self.tables.edition.texts[action], kind, rule, data, touches)

    def _meant(self, action: Action, where: int) -> Meant:
        if action == PASS:
            return "pass", "GNO-28", {}, ("pass",)
        if action < BUILDS:
            return self._use(action, where)
        if action < PAYS:
            return self._build(action - BUILDS)
        if action < GAINS:
            return _answer(action)
        if action < SEEKS_CUP:
            letter = LETTERS[action - GAINS]
            return "gain", "GNO-42", {"gnome": letter}, (f"{'old' if where == OLD else 'new'}:{letter}",)
        return self._seek(action) if action < DRAWS else self._outcome(action)

    def _use(self, action: Action, host: Seat) -> Meant:
        by_caravan = action >= COPIES
        number = action - (COPIES if by_caravan else USES)
        scroll, fill = self.tables.scrolls[number // FILLS], number % FILLS
        id_ = self.tables.edition.scroll_ids[number // FILLS]
        named = scroll.need + (one(fill - 1) if fill else 0)
        # Who stands on further wild icons is asked for later.
        open_ = ["W"] * (scroll.wilds - (fill > 0))
        paid = [*letters_of(named), *open_, *["coin"] * scroll.coins, *["H"] * scroll.helpers]
        effects = [id_ for effect in scroll.effects for id_ in effect_ids(effect)]
        data: dict[str, Plain] = {"scroll": id_, "pay": paid, "effects": effects, **returns(scroll, fill)}
        if not by_caravan:
            return "use", "GNO-32", data, (f"scroll:{id_}", *payers(named))
        touches = ("caravan", f"visit:{id_}", *payers(named))
        if host == HOME:
            return "caravan-home", "GNO-109", data, touches
        return "caravan", "GNO-84", data | {"whom": host}, touches

    def _build(self, number: int) -> Meant:
        t = self.tables
        number, opening = number // OPENINGS_OF_A_CARD, OPENINGS[number % OPENINGS_OF_A_CARD]
        card, id_ = t.cards[number], t.edition.card_id(number)
        team = [*letters_of(opening), *["W"] * (card.size - total(opening))]
        data: dict[str, Plain] = {"card": id_, "team": team, "immigrants": arrival_ids(card.immigration)}
        return "build", "GNO-63", data, (f"offer:{id_}", *payers(opening))

    def _seek(self, action: Action) -> Meant:
        if action < SEEKS_EXHAUSTED:
            letter = LETTERS[action - SEEKS_CUP]
            return "seek-cup", "GNO-50", {"gnome": letter}, (f"cup:{letter}",)
        if action < SEEKS_STANDING:
            letter = LETTERS[action - SEEKS_EXHAUSTED]
            return "seek-exhausted", "GNO-50", {"gnome": letter}, (f"exhausted:{letter}",)
        if action < SEEKS_TEAM:
            lying = action >= SEEKS_LYING
            number = action - (SEEKS_LYING if lying else SEEKS_STANDING)
            letter, scroll = LETTERS[number % COLOURS], self.tables.edition.scroll_ids[number // COLOURS]
            data: dict[str, Plain] = {"gnome": letter, "scroll": scroll, "lying": lying}
            return "seek-scroll", "GNO-51", data, (f"{'lying' if lying else 'work'}:{scroll}:{letter}",)
        letter = LETTERS[action - SEEKS_TEAM]
        return "seek-team", "GNO-55", {"gnome": letter}, (f"team:{letter}",)

    def _outcome(self, action: Action) -> Meant:
        """What chance may bring."""
        if action < REVEALS:
            letter = LETTERS[action - DRAWS]
            return "draw", "GNO-47", {"gnome": letter}, (f"cup:{letter}",)
        if action < FIRSTS:
            card = self.tables.edition.card_id(action - REVEALS)
            return "reveal", "GNO-67", {"card": card}, (f"offer:{card}",)
        return "first", "GNO-20", {"seat": action - FIRSTS}, ()


def _answer(action: Action) -> Meant:
    """Who else pays, or joins the builders."""
    if action < JOINS:
        letter = LETTERS[action - PAYS]
        return "pay", "GNO-124", {"gnome": letter}, (f"active:{letter}",)
    letter = GNOMES_AND_HELPER[action - JOINS]
    return "join", "GNO-63", {"gnome": letter}, ("helpers" if letter == "H" else f"active:{letter}",)


def returns(scroll: Scroll, fill: int) -> dict[str, Plain]:
    """Which gnomes of a payment lie, and whether these are all, some or none of them."""
    lying = scroll.lying + (one(fill - 1) if fill and scroll.wilds_lying else 0)
    returned = [*letters_of(lying), *["W"] * max(0, scroll.wilds_lying - (fill > 0))]
    lie = "none" if not returned else "all" if len(returned) == scroll.size else "some"
    return {"lying": lie, "returned": returned}


def arrival_ids(arrivals: Arrivals) -> list[str]:
    """What comes with a card, as ids that are counted."""
    chosen = ["P" if colours == PROFESSIONS else "W" for colours in arrivals.choices]
    return [*letters_of(arrivals.gnomes), *chosen, *["coin"] * arrivals.coins, *["H"] * arrivals.helpers]


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


def payers(gnomes: Counts) -> tuple[str, ...]:
    """Where the gnomes of a payment stand; helpers lie in the district."""
    found: list[str] = []
    for kind, n in enumerate(numbers_of(gnomes, COLOURS + 1)):
        if n:
            found.append("helpers" if kind == HELPER else f"active:{GNOMES_AND_HELPER[kind]}")
    return tuple(found)
