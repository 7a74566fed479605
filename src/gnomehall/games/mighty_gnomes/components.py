"""Reading the components of an edition, one kind after another, into tables. Every mistake is noted where it is."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.edition import Entry, unique
from gnomehall.games.mighty_gnomes.ids import TOKEN_IDS
from gnomehall.games.mighty_gnomes.tables import (
    BOOK_COUNT,
    COLUMNS,
    DOES_CHEST,
    DOES_COINS,
    DOES_DOUBLE,
    DOES_FIRST,
    DOES_FREE_USE,
    DOES_INVITE,
    DOES_INVITE_FREE,
    DOES_KEYS,
    DOES_POINTS,
    DOES_REFRESH,
    DOES_STEPS,
    DOES_TILE,
    DOES_TOKENS,
    DOES_TRADE,
    DOES_UPGRADE,
    GLADE_COUNT,
    LETTERS,
    MOST_CHESTS,
    MOST_GNOMES,
    REWARD_COUNT,
    STACK_COUNT,
    TOKENS,
    Tables,
)
from gnomehall.parts import bag, bits, counts
from gnomehall.parts.counts import Counts

ANIMAL_NAMES: Final = ("", "frog", "owl", "hedgehog", "any")
BOOK_EFFECTS: Final = {
    "coins": DOES_COINS,
    "keys": DOES_KEYS,
    "steps": DOES_STEPS,
    "tokens": DOES_TOKENS,
    "upgrade": DOES_UPGRADE,
    "invite": DOES_INVITE,
    "invite_free": DOES_INVITE_FREE,
    "refresh": DOES_REFRESH,
}
ABILITIES: Final = {
    "coins": DOES_COINS,
    "keys": DOES_KEYS,
    "steps": DOES_STEPS,
    "upgrade": DOES_UPGRADE,
    "chest": DOES_CHEST,
    "trade": DOES_TRADE,
    "tile": DOES_TILE,
}
REWARD_EFFECTS: Final = {
    "coins": DOES_COINS,
    "keys": DOES_KEYS,
    "steps": DOES_STEPS,
    "tokens": DOES_TOKENS,
    "upgrade": DOES_UPGRADE,
    "invite": DOES_INVITE,
    "points": DOES_POINTS,
    "free_use": DOES_FREE_USE,
    "first_player": DOES_FIRST,
    "double_bedroom": DOES_DOUBLE,
}
SCORINGS: Final = ("bedroom", "crystals", "coins", "furthest", "animal", "keys", "opened", "upgrades")
MOST_TOKENS: Final = 9
AMOUNTED: Final = ("coins", "keys", "steps", "points")
"""The effects that say how much."""


@dataclass(frozen=True, slots=True)
class Named:
    """A component with an id for moves and a name for people."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class BoxReward:
    """A reward of a box: its id for moves, and what sort of thing it brings."""

    id: str
    effect: str


def _tokens_of(entry: Entry, field: str, default: str | None = None, icons: str = LETTERS[:TOKENS]) -> Counts:
    """Tokens written as letters, as counts."""
    found = 0
    for letter in entry.text(field, default):
        if letter not in icons:
            entry.wrong(field, f"'{letter}' is none of the letters {icons}")
        else:
            found += counts.one(LETTERS.index(letter))
    if counts.total(found) > MOST_TOKENS:
        entry.wrong(field, f"must be at most {MOST_TOKENS} tokens")
    return found


def read_glades(top: Entry, t: Tables) -> tuple[str, ...]:
    entries = list(top.tables("glades"))
    if len(entries) != GLADE_COUNT:
        top.wrong("glades", f"must be {GLADE_COUNT} tiles, not {len(entries)}")
    ids = [entry.text("id") for entry in entries]
    unique(entries, "id", ids)
    for entry in entries:
        for side in ("a", "b"):
            icons = entry.text(side)
            if len(icons) != COLUMNS:
                entry.wrong(side, f"must be {COLUMNS} letters, not {len(icons)}")
            for letter in icons:
                if letter not in LETTERS:
                    entry.wrong(side, f"'{letter}' is none of the letters {LETTERS}")
            t.glades.append([LETTERS.find(letter) for letter in icons])
        entry.provenance()
        entry.done()
    return tuple(f"{name}{side}" for name in ids for side in "AB")


def read_books(top: Entry, t: Tables) -> tuple[Named, ...]:
    entries = list(top.tables("books"))
    names = [Named(entry.text("id"), entry.text("name")) for entry in entries]
    unique(entries, "id", [book.id for book in names])
    marked: dict[str, list[int]] = {"golden": [], "silver": []}
    for book, entry in enumerate(entries):
        colour = entry.one_of("colour", ("golden", "silver"))
        t.golden.append(1 if colour == "golden" else 0)
        bookmark = entry.one_of("bookmark", ("none", "coin", *TOKEN_IDS), default="none")
        if (bookmark == "none") != (colour == "golden"):
            entry.wrong("bookmark", "a silver book has one and a golden book has none")
        t.book_coins.append(1 if bookmark == "coin" else 0)
        t.book_tokens.append(counts.one(TOKEN_IDS.index(bookmark)) if bookmark in TOKEN_IDS else 0)
        effect = entry.one_of("effect", tuple(BOOK_EFFECTS))
        t.book_effect.append(BOOK_EFFECTS[effect])
        t.book_amount.append(_amount(entry, effect))
        if entry.flag("two_players"):
            marked[colour].append(book)
        entry.provenance()
        entry.done()
    if len(marked["golden"]) != 1 or len(marked["silver"]) != 1:
        top.wrong("books", "one golden and one silver book must have 'two_players = true'")
    t.display = [*marked["golden"], *marked["silver"]]
    t.golden_books = bits.bits_of([book for book, golden in enumerate(t.golden[:BOOK_COUNT]) if golden])
    t.shelf_books = bits.bits_of([book for book in range(BOOK_COUNT) if book not in t.display])
    if len(entries) != BOOK_COUNT or sum(t.golden) != BOOK_COUNT // 2:
        half = BOOK_COUNT // 2
        top.wrong("books", f"must be {half} golden and {half} silver, not {sum(t.golden)} of {len(entries)} golden")
    return tuple(names)


def _amount(entry: Entry, effect: str) -> int:
    if effect == "tokens":
        found = _tokens_of(entry, "tokens")
        if not found:
            entry.wrong("tokens", "must name at least one token")
        return found
    return entry.number("amount", least=1, most=9) if effect in AMOUNTED else 0


def read_gnomes(top: Entry, t: Tables) -> tuple[tuple[Named, ...], tuple[tuple[str, ...], ...]]:
    entries = list(top.tables("gnomes"))
    names = [Named(entry.text("id"), entry.text("name")) for entry in entries]
    unique(entries, "id", [gnome.id for gnome in names])
    if not STACK_COUNT <= len(entries) <= MOST_GNOMES:
        top.wrong("gnomes", f"must be {STACK_COUNT} to {MOST_GNOMES} kinds, not {len(entries)}")
    trades = []
    for entry in entries:
        t.gnome_cost.append(_tokens_of(entry, "cost"))
        ability = entry.one_of("ability", tuple(ABILITIES))
        t.gnome_ability.append(ABILITIES[ability])
        t.gnome_amount.append(entry.number("amount", least=1, most=9) if ability in AMOUNTED else 0)
        trades.append(_trades(entry, t, ability == "trade"))
        scoring = entry.one_of("scores", SCORINGS)
        t.gnome_scores.append(SCORINGS.index(scoring))
        t.gnome_points.append(entry.number("points", most=20))
        t.gnome_per.append(_per(entry, scoring))
        entry.provenance()
        entry.done()
    return tuple(names), tuple(trades)


def _per(entry: Entry, scoring: str) -> int:
    """The second number of a scoring: so many coins a point, or the points of those who are not furthest."""
    if scoring == "coins":
        return entry.number("per", least=1)
    return entry.number("otherwise", most=20) if scoring == "furthest" else 1


def _trades(entry: Entry, t: Tables, wanted: bool) -> tuple[str, ...]:
    trades = list(entry.tables("trades")) if wanted else []
    if wanted and not 1 <= len(trades) <= 2:
        entry.wrong("trades", f"must be one or two, not {len(trades)}")
    ids = []
    for trade in trades[:2]:
        trade.path = f"{entry.path}, {trade.path}"
        ids.append(trade.text("id"))
        gives = _tokens_of(trade, "give")
        if not gives:
            trade.wrong("give", "must name at least one token")
        t.trade_gives.append(gives)
        t.trade_points.append(trade.number("points", most=3, default=0))
        t.trade_coins.append(trade.number("coins", most=20, default=0))
        t.trade_chests.append(trade.number("chests", most=1, default=0))
        trade.done()
    for column in (t.trade_gives, t.trade_points, t.trade_coins, t.trade_chests):
        column.extend([0] * (2 - len(trades[:2])))
    return tuple(ids)


def read_chests(top: Entry, t: Tables) -> tuple[Named, ...]:
    entries = list(top.tables("chests"))
    names = [Named(entry.text("id"), entry.text("name")) for entry in entries]
    unique(entries, "id", [chest.id for chest in names])
    if not 1 <= len(entries) <= MOST_CHESTS:
        top.wrong("chests", f"must be 1 to {MOST_CHESTS} kinds, not {len(entries)}")
    copies = [entry.number("copies", least=1, most=bag.MOST) for entry in entries]
    if sum(copies) < t.open_chests + 1:
        top.wrong("chests", f"must be more than the {t.open_chests} that lie open, not {sum(copies)}")
    t.chest_bag = bag.bag_of(copies[:MOST_CHESTS])
    for entry in entries:
        t.chest_points.append(entry.number("points", most=9, default=0))
        t.chest_coins.append(entry.number("coins", most=20, default=0))
        t.chest_tokens.append(_tokens_of(entry, "tokens", default=""))
        t.chest_draws.append(entry.number("chests", most=4, default=0))
        t.chest_animal.append(ANIMAL_NAMES.index(entry.one_of("animal", ANIMAL_NAMES, default="")))
        entry.provenance()
        entry.done()
    most = sum(n * points for n, points in zip(copies, t.chest_points, strict=True))
    if most + t.open_chests * max(t.chest_points, default=0) > counts.MOST:
        top.wrong("chests", f"must be worth at most {counts.MOST} points together, the open ones counted twice")
    return tuple(names)


def read_boxes(top: Entry, t: Tables) -> tuple[tuple[BoxReward, ...], ...]:
    boxes: dict[int, tuple[BoxReward, ...]] = {}
    effects: dict[int, list[int]] = {}
    amounts: dict[int, list[int]] = {}
    for entry in top.tables("boxes"):
        rewards = list(entry.tables("rewards"))
        if len(rewards) != REWARD_COUNT:
            entry.wrong("rewards", f"must be {REWARD_COUNT}, not {len(rewards)}")
        ids = [reward.text("id") for reward in rewards]
        unique(rewards, "id", ids)
        found, kinds, values = [], [], []
        for id_, reward in zip(ids, rewards, strict=True):
            reward.path = f"{entry.path}, {reward.path}"
            effect = reward.one_of("effect", tuple(REWARD_EFFECTS))
            found.append(BoxReward(id_, effect))
            kinds.append(REWARD_EFFECTS[effect])
            values.append(_amount(reward, effect))
            reward.done()
        entry.text("id")
        for number in entry.numbers("rounds", least=1):
            if number in boxes:
                entry.wrong("rounds", f"round {number} has a box already")
            boxes[number], effects[number], amounts[number] = tuple(found), kinds, values
        entry.provenance()
        entry.done()
    t.rounds = len(boxes)
    if sorted(boxes) != list(range(1, t.rounds + 1)) or not 1 <= t.rounds <= 5:
        top.wrong("boxes", "must be for rounds 1, 2, ... without a gap, at most 5")
    t.reward_effect = [effects[n] for n in sorted(effects)]
    t.reward_amount = [amounts[n] for n in sorted(amounts)]
    return tuple(boxes[n] for n in sorted(boxes))
