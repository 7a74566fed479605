"""Reads what is printed on scrolls and cards in icons: costs, effects, teams, homes."""

from typing import Final

from gnomehall.core.edition import Entry
from gnomehall.games.gnomopolis import tables
from gnomehall.games.gnomopolis.tables import LETTERS, Arrivals, Effect, Scroll, ScrollNumber
from gnomehall.parts.counts import Counts, one

COLOUR_ICONS: Final = tuple(LETTERS)
WILD_ICONS: Final = (*COLOUR_ICONS, "W")
CHOICE_ICONS: Final = {"W": tables.ANYONE, "P": tables.PROFESSIONS}
"""Icons that leave open which gnome comes, and the colours to choose from."""
LARGEST: Final = 9
"""No number on a card has two digits."""
DIGITS: Final = tuple(str(n) for n in range(1, LARGEST + 1))


def icons(entry: Entry, field: str, allowed: tuple[str, ...], least: int = 0) -> Counts:
    """Counts of colours; wild icons are counted next to them."""
    icons = entry.texts(field, allowed)
    if field in entry.data:
        check_size(entry, field, len(icons), least)
    return sum(one(WILD_ICONS.index(icon)) for icon in icons[:LARGEST])


def check_size(entry: Entry, field: str, size: int, least: int, what: str = "gnomes") -> None:
    if not least <= size <= LARGEST:
        entry.wrong(field, f"must be {least} to {LARGEST} {what}, not {size}")


def arrivals(entry: Entry, field: str) -> Arrivals:
    """GNO-125: what comes with a card: gnomes, coloured or of one's choice, coins, helpers."""
    gnomes = coins = helpers = 0
    choices: list[int] = []
    found = entry.texts(field)
    if field in entry.data:
        check_size(entry, field, len(found), least=0, what="icons")
    for icon in found[:LARGEST]:
        if icon in COLOUR_ICONS:
            gnomes += one(COLOUR_ICONS.index(icon))
        elif icon in CHOICE_ICONS:
            choices.append(CHOICE_ICONS[icon])
        elif icon[:1] in ("$", "H") and icon[1:] in DIGITS:
            coins += int(icon[1:]) if icon[0] == "$" else 0
            helpers += int(icon[1:]) if icon[0] == "H" else 0
        else:
            entry.wrong(field, f"unknown icon '{icon}'; there are {', '.join(WILD_ICONS)}, P, $n, Hn")
    return Arrivals(gnomes, coins, helpers, choices)


def scrolls(top: Entry, entries: list[Entry], boards: int) -> tuple[list[Scroll], ScrollNumber]:
    made: list[Scroll] = []
    caravans: list[ScrollNumber] = []
    for i, entry in enumerate(entries):
        if i < boards and entry.flag("caravan"):
            caravans.append(i)
            made.append(Scroll(i, 0, 0, 0, 0, 0, 0, []))
        else:
            made.append(_scroll(i, entry))
    if len(caravans) != 1:
        top.wrong("scrolls", f"one of the board must be the caravan (GNO-8), not {len(caravans)}")
    return made, caravans[0] if caravans else 0


def _scroll(number: ScrollNumber, entry: Entry) -> Scroll:
    """GNO-114: no scroll may feed itself for ever. One that holds a token can't be freed, so that it is used once."""
    effects = _effects(entry)
    scroll = _cost(number, entry, effects)
    searches = sum(e.amount for e in effects if e.kind == tables.SEARCH_GNOMES)
    draws = sum(e.amount for e in effects if e.kind == tables.DRAW_GNOMES)
    check_size(entry, "cost", scroll.size, least=0)
    if scroll.coins or scroll.helpers:
        return scroll
    if "cost" in entry.data and not scroll.size:
        entry.wrong("cost", "must have at least one gnome or token (GNO-114)")
    if scroll.size and 2 * searches + draws > 3 * scroll.size - 1:
        worth = f"{searches} Searches and {draws} Draws"
        payers = f"{scroll.size} gnome{'' if scroll.size == 1 else 's'}"
        entry.wrong("effects", f"{worth} are too much for {payers}: a turn could go on for ever (GNO-114)")
    return scroll


def _cost(number: ScrollNumber, entry: Entry, effects: list[Effect]) -> Scroll:
    gnomes = [0, 0]
    wilds = [0, 0]
    coins = helpers = 0
    found = entry.texts("cost")
    if len(found) > 2 * LARGEST:
        entry.wrong("cost", f"must be at most {2 * LARGEST} icons, not {len(found)}")
    for icon in found[: 2 * LARGEST]:
        plain = icon.removesuffix("!")
        returned = int(plain != icon)
        if plain in COLOUR_ICONS:
            gnomes[returned] += one(COLOUR_ICONS.index(plain))
        elif plain == "W":
            wilds[returned] += 1
        elif icon[:1] in ("$", "H") and icon[1:] in DIGITS:
            coins += int(icon[1:]) if icon[0] == "$" else 0
            helpers += int(icon[1:]) if icon[0] == "H" else 0
        else:
            known = f"{', '.join(WILD_ICONS)}, each with or without !, $n, Hn"
            entry.wrong("cost", f"unknown icon '{icon}'; there are {known}")
    return Scroll(number, gnomes[0], gnomes[1], wilds[0], wilds[1], coins, helpers, effects)


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
    if icon[:1] == "+" and icon[1:] in (*COLOUR_ICONS, *CHOICE_ICONS):
        if icon[1] in COLOUR_ICONS:
            return Effect(tables.GAIN_GNOME, COLOUR_ICONS.index(icon[1]))
        return Effect(tables.GAIN_CHOSEN, CHOICE_ICONS[icon[1]])
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
