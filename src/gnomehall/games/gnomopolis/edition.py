"""Reads the components of Gnomopolis from TOML, and says everything that is wrong with them."""

import re
from dataclasses import dataclass
from typing import Final

from gnomehall.core.edition import Edition, Entry, digest_of, raise_if_wrong, read_toml, unique
from gnomehall.games.gnomopolis import notation, tables
from gnomehall.games.gnomopolis.icons import COLOUR_ICONS, LARGEST, WILD_ICONS, arrivals, icons, scrolls
from gnomehall.games.gnomopolis.tables import LETTERS, Advisor, Box, Card, CardNumber, Tables
from gnomehall.parts.bits import Bits, bits_of
from gnomehall.parts.counts import Counts, count, counts_of, one

TYPES: Final = ("Military", "Trade", "Craft", "Invention")


@dataclass(frozen=True, slots=True, repr=False)
class GnomopolisEdition(Edition):
    tables: Tables
    scroll_ids: tuple[str, ...]
    scroll_names: tuple[str, ...]
    """Of all 39 scrolls: the board's, the buildings', the advisors'."""
    actions: tuple[str, ...]
    """Cost and effects of each scroll, as people write them: VW>$1, draw 1; empty for the caravan."""
    types: tuple[str, ...]
    """Of the building cards."""
    teams: tuple[str, ...]
    immigrations: tuple[str, ...]
    bonuses: tuple[str, ...]
    """What the advisors bring when they come."""
    homes: tuple[str, ...]
    texts: list[str]
    """Every action as a move."""
    actions_by_text: dict[str, int]
    deck: Bits
    """The cards that are played with; those without copies stay in the box."""

    def card_id(self, card: CardNumber) -> str:
        return self.scroll_ids[tables.FIRST_BUILDING + card]

    def advisor_id(self, advisor: int) -> str:
        return self.scroll_ids[tables.FIRST_ADVISOR + advisor]


def read(text: str) -> GnomopolisEdition:
    top = read_toml(text, "gnomopolis")
    name = top.line("name")
    box = _box(top)
    board_homes = _board_homes(top.table("board"))
    boards, cards, advisors = list(top.tables("scrolls")), list(top.tables("buildings")), list(top.tables("advisors"))
    entries = [*boards, *cards, *advisors]
    _check_counts(top, boards, cards, advisors)
    ids = [_id(entry) for entry in entries]
    unique(entries, "id", ids)
    made_scrolls, caravan = scrolls(top, entries, len(boards))
    made_cards = _cards(cards)
    copies = [entry.number("copies", most=1, default=1) for entry in cards]
    if not any(copies):
        top.wrong("buildings", "at least one must have a copy")
    made_advisors = _advisors(advisors)
    for entry in entries:
        entry.provenance()
    words = _Words(boards, cards, advisors)
    for entry in entries:
        entry.done()
    top.done()
    raise_if_wrong(top)
    made = Tables(box, made_scrolls, caravan, made_cards, made_advisors, board_homes)
    texts = notation.all_texts(made, ids)
    edition = GnomopolisEdition(
        name=name,
        digest=digest_of(top.data),
        text=text,
        tables=made,
        scroll_ids=tuple(ids),
        scroll_names=tuple(words.names),
        actions=tuple(words.actions),
        types=tuple(words.types),
        teams=tuple(words.teams),
        immigrations=tuple(words.immigrations),
        bonuses=tuple(words.bonuses),
        homes=tuple(words.homes),
        texts=texts,
        actions_by_text={text.lower(): action for action, text in enumerate(texts)},
        deck=bits_of([card for card, there in enumerate(copies) if there]),
    )
    made.edition = edition
    return edition


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
    start = icons(box, "start", COLOUR_ICONS, least=1)
    gnomes = _gnomes(box.table("gnomes"))
    stock_gnomes, stock_coins = _stock(top, gnomes, start)
    sprint = top.table("sprint")
    made = Box(
        coins=box.number("coins", least=1),
        helpers=box.number("helpers"),
        start=start,
        offer=box.number("offer", least=1, most=tables.BUILDINGS),
        workforce=box.number("workforce", least=1, most=LARGEST),
        buildings_to_end=box.number("buildings_to_end", least=1, most=LARGEST),
        last_round=box.number("last_round", least=1, most=100),
        sprint_rounds=sprint.number("rounds", least=1, most=100),
        sprint_ranks=_ranks(sprint),
        stock_gnomes=stock_gnomes,
        stock_coins=stock_coins,
    )
    for coins in stock_coins:
        if coins > made.coins:
            box.wrong("coins", f"{made.coins} coins can't stock an Old Capital with {coins}")
    for entry in (box, sprint):
        entry.provenance()
        entry.done()
    return made


def _ranks(sprint: Entry) -> list[int]:
    """GNO-111: the scores from which on a district is more than a hamlet, ascending."""
    ranks = sprint.numbers("ranks", most=1000)
    if "ranks" in sprint.data and (len(ranks) != tables.RANKS or ranks != sorted(set(ranks))):
        sprint.wrong("ranks", f"must be {tables.RANKS} different numbers, the smallest first")
    return (ranks + [0] * tables.RANKS)[: tables.RANKS]


def _gnomes(entry: Entry) -> Counts:
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


def _board_homes(board: Entry) -> Counts:
    """GNO-103: the best housing is known in closed form as long as the board has no wild home."""
    homes = icons(board, "homes", COLOUR_ICONS)
    board.provenance()
    board.done()
    return homes


# --- cards ----------------------------------------------------------------------------------


def _cards(entries: list[Entry]) -> list[Card]:
    cards = []
    for number, entry in enumerate(entries):
        team = icons(entry, "team", WILD_ICONS, least=1)
        wilds = count(team, tables.WILD)
        cards.append(
            Card(
                number=number,
                kind=TYPES.index(entry.one_of("type", TYPES)),
                teams=tables.teams(team - wilds * one(tables.WILD), wilds) if team else [one(tables.VILLAGER)],
                immigration=arrivals(entry, "immigration"),
                homes=icons(entry, "homes", WILD_ICONS),
            )
        )
    return cards


def _advisors(entries: list[Entry]) -> list[Advisor]:
    advisors = []
    for entry in entries:
        kind = TYPES.index(entry.one_of("type", TYPES))
        advisors.append(Advisor(kind, arrivals(entry, "bonus"), entry.number("value", most=LARGEST)))
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
        self.bonuses = ["".join(entry.texts("bonus")) for entry in advisors]
        self.homes = ["".join(entry.texts("homes")) for entry in cards]
        for entry in cards:
            entry.text("hint", default="")  # what the picture shows: for those who draw it

    def _action(self, entry: Entry) -> str:
        if entry.data.get("caravan") is True:
            return ""
        return f"{''.join(entry.texts('cost'))}>{', '.join(entry.texts('effects'))}"
