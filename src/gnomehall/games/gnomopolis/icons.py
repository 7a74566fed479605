"""Reads what is printed on scrolls and cards in icons: costs, effects, teams, homes."""

from typing import Final

from gnomehall.core.edition import Entry
from gnomehall.games.gnomopolis import tables
from gnomehall.games.gnomopolis.tables import LETTERS, Effect, Payment, Scroll, ScrollNumber
from gnomehall.parts.counts import Counts, one, total

COLOUR_ICONS: Final = tuple(LETTERS)
WILD_ICONS: Final = (*COLOUR_ICONS, "W")
LARGEST: Final = 9
"""No number on a card has two digits."""
DIGITS: Final = tuple(str(n) for n in range(1, LARGEST + 1))


def icons(entry: Entry, field: str, allowed: tuple[str, ...], least: int = 0) -> Counts:
    """Counts of colours; wild icons are counted next to them."""
    icons = entry.texts(field, allowed)
    if field in entry.data:
        check_size(entry, field, len(icons), least)
    return sum(one(WILD_ICONS.index(icon)) for icon in icons[:LARGEST])


def check_size(entry: Entry, field: str, size: int, least: int) -> None:
    if not least <= size <= LARGEST:
        entry.wrong(field, f"must be {least} to {LARGEST} gnomes, not {size}")


def scrolls(top: Entry, entries: list[Entry], boards: int) -> tuple[list[Scroll], ScrollNumber]:
    made: list[Scroll] = []
    caravans: list[ScrollNumber] = []
    first = 0
    for i, entry in enumerate(entries):
        if i < boards and entry.flag("caravan"):
            caravans.append(i)
            made.append(Scroll([], False, 0, 0, [], first))
            continue
        scroll = _scroll(entry, first)
        first += len(scroll.pays)
        made.append(scroll)
    if len(caravans) != 1:
        top.wrong("scrolls", f"one of the board must be the caravan (GNO-8), not {len(caravans)}")
    return made, caravans[0] if caravans else 0


def _scroll(entry: Entry, first: Payment) -> Scroll:
    gnomes, wilds, lying, coins, helpers = _cost(entry)
    effects = _effects(entry)
    icons = total(gnomes) + wilds
    searches = sum(e.amount for e in effects if e.kind == tables.SEARCH_GNOMES)
    draws = sum(e.amount for e in effects if e.kind == tables.DRAW_GNOMES)
    if "cost" in entry.data and icons < 1:
        entry.wrong("cost", "must have at least one gnome (GNO-114)")
    check_size(entry, "cost", icons, least=0)
    if icons and not coins and not helpers and 2 * searches + draws > 3 * icons - 1:
        worth = f"{searches} Searches and {draws} Draws"
        payers = f"{icons} gnome{'' if icons == 1 else 's'}"
        entry.wrong("effects", f"{worth} are too much for {payers}: a turn could go on for ever (GNO-114)")
    return Scroll(tables.payments(gnomes, wilds), lying, coins, helpers, effects, first)


def _cost(entry: Entry) -> tuple[int, int, bool, int, int]:
    """Coloured gnomes, wild ones, whether they are returned, coins and helpers."""
    gnomes = wilds = returned = coins = helpers = 0
    icons = entry.texts("cost")
    if len(icons) > 2 * LARGEST:
        entry.wrong("cost", f"must be at most {2 * LARGEST} icons, not {len(icons)}")
    for icon in icons[: 2 * LARGEST]:
        plain = icon.removesuffix("!")
        if plain in COLOUR_ICONS:
            gnomes += one(COLOUR_ICONS.index(plain))
            returned += plain != icon
        elif plain == "W":
            wilds += 1
            returned += plain != icon
        elif icon[:1] in ("$", "H") and icon[1:] in DIGITS:
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
        if number != icon and number in DIGITS:
            return Effect(kind, int(number))
    return None
