"""Reads the components of Gnomopolis from TOML, and says everything that is wrong with them."""

import re
from dataclasses import dataclass
from typing import Final

from gnomehall.core.edition import Edition, Entry, digest_of, raise_if_wrong, read_toml, unique
from gnomehall.games.gnomopolis import tables
from gnomehall.games.gnomopolis.tables import Advisor, Box, Card, Effect, Scroll, Tables
from gnomehall.parts.counts import count, counts_of, one, total

LETTERS: Final = "CVSMAI"
TYPES: Final = ("Military", "Trade", "Craft", "Invention")
COLOUR_ICONS: Final = tuple(LETTERS)
WILD_ICONS: Final = (*COLOUR_ICONS, "W")
LARGEST: Final = 9
"""No number on a card has two digits."""


@dataclass(frozen=True, slots=True)
class GnomopolisEdition(Edition):
    tables: Tables
    scroll_ids: tuple[str, ...]
    scroll_names: tuple[str, ...]
    """Of all 39 scrolls: the board's, the buildings', the advisors'."""
    actions: tuple[str, ...]
    """Cost and effects of each scroll, as people write them: VW>$1, draw 1."""
    types: tuple[str, ...]
    """Of the building cards."""
    teams: tuple[str, ...]
    immigrations: tuple[str, ...]
    homes: tuple[str, ...]
    hints: tuple[str, ...]


def read_edition(text: str) -> GnomopolisEdition:
    top = read_toml(text, "gnomopolis")
    name = top.line("name")
    box = _box(top)
    board_homes = _board_homes(top.table("board"))
    boards, cards, advisors = list(top.tables("scrolls")), list(top.tables("buildings")), list(top.tables("advisors"))
    entries = [*boards, *cards, *advisors]
    _check_counts(top, boards, cards, advisors)
    ids = [_id(entry) for entry in entries]
    unique(entries, "id", ids)
    scrolls, caravan = _scrolls(top, entries, len(boards))
    made_cards = _cards(cards)
    made_advisors = _advisors(advisors)
    for entry in entries:
        entry.provenance()
    words = _Words(boards, cards, advisors)
    for entry in entries:
        entry.done()
    top.done()
    raise_if_wrong(top)
    return GnomopolisEdition(
        name=name,
        digest=digest_of(top.data),
        text=text,
        tables=Tables(box, scrolls, caravan, made_cards, made_advisors, board_homes),
        scroll_ids=tuple(ids),
        scroll_names=tuple(words.names),
        actions=tuple(words.actions),
        types=tuple(words.types),
        teams=tuple(words.teams),
        immigrations=tuple(words.immigrations),
        homes=tuple(words.homes),
        hints=tuple(words.hints),
    )


def _id(entry: Entry) -> str:
    """Moves name scrolls by their ids, so that these must be words of their own in any case of letters."""
    id_ = entry.text("id")
    if isinstance(entry.data.get("id"), str) and not re.fullmatch(r"[A-Z]+[0-9]+", id_):
        entry.wrong("id", f"must be capital letters and a number, like B01, not '{id_}'")
    return id_


def _check_counts(top: Entry, boards: list[Entry], cards: list[Entry], advisors: list[Entry]) -> None:
    for field, found, wanted in (
        ("scrolls", boards, tables.BOARD_SCROLLS),
        ("buildings", cards, tables.BUILDINGS),
        ("advisors", advisors, tables.ADVISORS),
    ):
        if len(found) != wanted:
            top.wrong(field, f"there must be {wanted} (GNO-1, GNO-8), not {len(found)}")


# --- the box --------------------------------------------------------------------------------


def _box(top: Entry) -> Box:
    box = top.table("box")
    start = _icons(box, "start", COLOUR_ICONS, least=1)
    gnomes = _gnomes(box.table("gnomes"))
    stock_gnomes, stock_coins = _stock(top, gnomes, start)
    made = Box(
        coins=box.number("coins", least=1),
        helpers=box.number("helpers"),
        start=start,
        offer=box.number("offer", least=1, most=tables.BUILDINGS),
        workforce=box.number("workforce", least=1, most=LARGEST),
        buildings_to_end=box.number("buildings_to_end", least=1, most=LARGEST),
        last_round=box.number("last_round", least=1, most=100),
        last_round_solo=box.number("last_round_solo", least=1, most=100),
        stock_gnomes=stock_gnomes,
        stock_coins=stock_coins,
    )
    for coins in stock_coins:
        if coins > made.coins:
            box.wrong("coins", f"{made.coins} coins can't stock an Old Capital with {coins}")
    box.provenance()
    box.done()
    return made


def _gnomes(entry: Entry) -> int:
    gnomes = counts_of([entry.number(letter, most=100) for letter in LETTERS])
    entry.done()
    return gnomes


def _stock(top: Entry, gnomes: int, start: int) -> tuple[list[int], list[int]]:
    """Gnomes of each colour and coins of the Old Capital, by number of players; the box must be able to supply them."""
    each, coins = [0] * 5, [0] * 5
    entries = list(top.tables("stock", key="players"))
    unique(entries, "players", [str(entry.data.get("players", i)) for i, entry in enumerate(entries)])
    for entry in entries:
        players = entry.number("players", least=1, most=4)
        each[players % 5] = entry.number("gnomes_each", least=1, most=25)
        coins[players % 5] = entry.number("coins", least=1, most=1000)
        entry.provenance()
        entry.done()
        for colour, letter in enumerate(LETTERS):
            needed = each[players % 5] + players * count(start, colour)
            if needed > count(gnomes, colour):
                reason = f"{players} players need {needed} gnomes {letter}, the box has {count(gnomes, colour)}"
                entry.wrong("gnomes_each", reason)
    for players in range(1, 5):
        if not each[players]:
            top.wrong("stock", f"nothing is said for {players} players")
    return each, coins


def _board_homes(board: Entry) -> int:
    """GNO-103: the best housing is known in closed form as long as the board has no wild home."""
    homes = _icons(board, "homes", COLOUR_ICONS)
    board.provenance()
    board.done()
    return homes


# --- scrolls --------------------------------------------------------------------------------


def _icons(entry: Entry, field: str, allowed: tuple[str, ...], least: int = 0) -> int:
    """Counts of colours; wild icons are counted next to them."""
    icons = entry.texts(field, allowed)
    if field in entry.data:
        _check_size(entry, field, len(icons), least)
    return sum(one(WILD_ICONS.index(icon)) for icon in icons)


def _check_size(entry: Entry, field: str, size: int, least: int) -> None:
    if not least <= size <= LARGEST:
        entry.wrong(field, f"must be {least} to {LARGEST} gnomes, not {size}")


def _scrolls(top: Entry, entries: list[Entry], boards: int) -> tuple[list[Scroll], int]:
    scrolls: list[Scroll] = []
    caravans: list[int] = []
    first = 0
    for i, entry in enumerate(entries):
        if i < boards and entry.flag("caravan"):
            caravans.append(i)
            scrolls.append(Scroll([], False, 0, 0, [], first))
            continue
        scroll = _scroll(entry, first)
        first += len(scroll.pays)
        scrolls.append(scroll)
    if len(caravans) != 1:
        top.wrong("scrolls", f"one of the board must be the caravan (GNO-8), not {len(caravans)}")
    return scrolls, caravans[0] if caravans else 0


def _scroll(entry: Entry, first: int) -> Scroll:
    gnomes, wilds, lying, coins, helpers = _cost(entry)
    effects = _effects(entry)
    icons = total(gnomes) + wilds
    searches = sum(e.amount for e in effects if e.kind == tables.SEARCH_GNOMES)
    draws = sum(e.amount for e in effects if e.kind == tables.DRAW_GNOMES)
    if "cost" in entry.data and icons < 1:
        entry.wrong("cost", "must have at least one gnome (GNO-114)")
    _check_size(entry, "cost", icons, least=0)
    if icons and not coins and not helpers and 2 * searches + draws > 3 * icons - 1:
        worth = f"{searches} Searches and {draws} Draws"
        payers = f"{icons} gnome{'' if icons == 1 else 's'}"
        entry.wrong("effects", f"{worth} are too much for {payers}: a turn could go on for ever (GNO-114)")
    return Scroll(tables.payments(gnomes, wilds), lying, coins, helpers, effects, first)


def _cost(entry: Entry) -> tuple[int, int, bool, int, int]:
    """Coloured gnomes, wild ones, whether they are returned, coins and helpers."""
    gnomes = wilds = returned = coins = helpers = 0
    icons = entry.texts("cost")
    for icon in icons:
        plain = icon.removesuffix("!")
        if plain in COLOUR_ICONS:
            gnomes += one(COLOUR_ICONS.index(plain))
            returned += plain != icon
        elif plain == "W":
            wilds += 1
            returned += plain != icon
        elif icon[:1] in ("$", "H") and icon[1:].isdecimal() and 1 <= int(icon[1:]) <= LARGEST:
            coins += int(icon[1:]) if icon[0] == "$" else 0
            helpers += int(icon[1:]) if icon[0] == "H" else 0
        else:
            entry.wrong(
                "cost", f"unknown icon '{icon}'; there are {', '.join(WILD_ICONS)}, each with or without !, $n, Hn"
            )
    if wilds > 1:
        entry.wrong("cost", "has more than one wild gnome (GNO-114)")
    if returned not in (0, total(gnomes) + wilds):
        entry.wrong("cost", "mixes returned and standing gnomes (GNO-114)")
    return gnomes, wilds, returned > 0, coins, helpers


def _effects(entry: Entry) -> list[Effect]:
    effects = []
    for icon in entry.texts("effects"):
        effect = _effect(icon)
        if effect is None:
            known = "+C to +I, +W, +P, $n, Hn, 'draw n', 'search n'"
            entry.wrong("effects", f"unknown icon '{icon}'; there are {known} (n from 1 to {LARGEST})")
        else:
            effects.append(effect)
    if "effects" in entry.data and not 1 <= len(effects) <= LARGEST:
        entry.wrong("effects", f"a scroll must do 1 to {LARGEST} things, not {len(effects)}")
    return effects


def _effect(icon: str) -> Effect | None:
    if icon[:1] == "+" and icon[1:] in (*WILD_ICONS, "P"):
        if icon[1] in COLOUR_ICONS:
            return Effect(tables.GAIN_GNOME, COLOUR_ICONS.index(icon[1]))
        return Effect(tables.GAIN_CHOSEN, tables.ANYONE if icon[1] == "W" else tables.PROFESSIONS)
    for opening, kind in (
        ("$", tables.GAIN_COINS),
        ("H", tables.GAIN_HELPERS),
        ("draw ", tables.DRAW_GNOMES),
        ("search ", tables.SEARCH_GNOMES),
    ):
        number = icon.removeprefix(opening)
        if number != icon and number.isdecimal() and 1 <= int(number) <= LARGEST:
            return Effect(kind, int(number))
    return None


# --- cards ----------------------------------------------------------------------------------


def _cards(entries: list[Entry]) -> list[Card]:
    cards = []
    first = 0
    for entry in entries:
        team = _icons(entry, "team", WILD_ICONS, least=1)
        wilds = count(team, tables.WILD)
        teams = tables.teams(team - wilds * one(tables.WILD), wilds)
        cards.append(
            Card(
                kind=TYPES.index(entry.one_of("type", TYPES)),
                teams=teams,
                immigration=_icons(entry, "immigration", COLOUR_ICONS),
                homes=_icons(entry, "homes", WILD_ICONS),
                first=first,
            )
        )
        first += len(teams)
    return cards


def _advisors(entries: list[Entry]) -> list[Advisor]:
    advisors = []
    for entry in entries:
        kind = TYPES.index(entry.one_of("type", TYPES))
        advisors.append(Advisor(kind, entry.number("bonus_coins", most=LARGEST), entry.number("value", most=LARGEST)))
    unique(entries, "type", [TYPES[advisor.kind] for advisor in advisors])
    return advisors


class _Words:
    """What is printed, as people read it."""

    def __init__(self, boards: list[Entry], cards: list[Entry], advisors: list[Entry]) -> None:
        self.names = [entry.line("name") for entry in (*boards, *cards, *advisors)]
        self.actions = [self._action(entry) for entry in (*boards, *cards, *advisors)]
        self.types = [entry.text("type") for entry in cards]
        self.teams = ["".join(entry.texts("team")) for entry in cards]
        self.immigrations = ["".join(entry.texts("immigration")) for entry in cards]
        self.homes = ["".join(entry.texts("homes")) for entry in cards]
        self.hints = [entry.text("hint", default="") for entry in cards]

    def _action(self, entry: Entry) -> str:
        if entry.data.get("caravan") is True:
            return "copies a scroll"
        return f"{''.join(entry.texts('cost'))}>{', '.join(entry.texts('effects'))}"
