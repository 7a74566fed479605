"""The components as data: reads `edition.toml`, checks every field, and builds the tables that states share."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.edition import Edition, Entry, digest_of, raise_if_wrong, read_toml, unique
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.tables import Tables
from gnomehall.parts import bag, counts

TOKEN_NAMES: Final = ("wood", "sand", "mushroom", "chamomile", "crystal")
LADDER_NAMES: Final = ("left", "middle", "right")
ANIMAL_NAMES: Final = ("", "frog", "owl", "hedgehog", "any")
BOOK_EFFECTS: Final = {
    "coins": codes.DOES_COINS,
    "keys": codes.DOES_KEYS,
    "steps": codes.DOES_STEPS,
    "tokens": codes.DOES_TOKENS,
    "upgrade": codes.DOES_UPGRADE,
    "invite": codes.DOES_INVITE,
    "invite_free": codes.DOES_INVITE_FREE,
    "refresh": codes.DOES_REFRESH,
}
ABILITIES: Final = {
    "coins": codes.DOES_COINS,
    "keys": codes.DOES_KEYS,
    "steps": codes.DOES_STEPS,
    "upgrade": codes.DOES_UPGRADE,
    "chest": codes.DOES_CHEST,
    "trade": codes.DOES_TRADE,
    "tile": codes.DOES_TILE,
}
REWARD_EFFECTS: Final = {
    "coins": codes.DOES_COINS,
    "keys": codes.DOES_KEYS,
    "steps": codes.DOES_STEPS,
    "tokens": codes.DOES_TOKENS,
    "upgrade": codes.DOES_UPGRADE,
    "invite": codes.DOES_INVITE,
    "points": codes.DOES_POINTS,
    "free_use": codes.DOES_FREE_USE,
    "first_player": codes.DOES_FIRST,
    "double_bedroom": codes.DOES_DOUBLE,
}
SCORINGS: Final = ("bedroom", "crystals", "coins", "furthest", "animal", "keys", "opened", "upgrades")
AMOUNTED: Final = ("coins", "keys", "steps", "points")
"""The effects that say how much."""


@dataclass(frozen=True, slots=True)
class Named:
    """A component with an id for moves and a name for people."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class MightyEdition(Edition):
    tables: Tables
    glades: tuple[str, ...]
    books: tuple[Named, ...]
    gnomes: tuple[Named, ...]
    chests: tuple[Named, ...]
    trades: tuple[tuple[str, ...], ...]
    """By gnome, the ids of its trades."""
    rewards: tuple[tuple[str, ...], ...]
    """By round, the ids of its rewards."""


def load(text: str) -> MightyEdition:
    """BadEdition lists everything that is wrong."""
    top = read_toml(text, "mighty-gnomes")
    t = Tables()
    name = top.text("name")
    _table(top.table("table"), t)
    _tokens(top.table("tokens"), t)
    _ladders(top.table("ladders"), t)
    glades = _glades(top, t)
    books = _books(top, t)
    gnomes, trades = _gnomes(top, t)
    chests = _chests(top, t)
    _track(top.table("warehouse"), t, codes.SAND)
    _track(top.table("dining"), t, codes.WOOD)
    _trail(top.table("trail"), t)
    rewards = _boxes(top, t)
    top.done()
    raise_if_wrong(top)
    return MightyEdition(name, digest_of(top.data), text, t, glades, books, gnomes, chests, trades, rewards)


def _table(entry: Entry, t: Tables) -> None:
    t.start_coins = entry.numbers("start_coins")
    if len(t.start_coins) != codes.MOST_SEATS:
        entry.wrong("start_coins", f"must be {codes.MOST_SEATS} numbers, one for each place in the stack")
    t.open_chests = entry.number("open_chests", most=5)
    t.key_limit = entry.number("key_limit", least=1, most=9)
    t.sizes[codes.DRUID] = entry.number("druid_size", least=1, most=4)
    t.close_points = entry.number("close_points", most=5)
    t.items_per_point = entry.number("items_per_point", least=1)
    t.crystal_points = entry.number("crystal_points", most=9)
    t.set_points = entry.number("set_points", most=20)
    t.pair_points = entry.number("pair_points", most=20)
    entry.provenance()
    entry.done()


def _tokens(entry: Entry, t: Tables) -> None:
    t.supply = counts.counts_of([entry.number(token, least=1, most=60) for token in TOKEN_NAMES])
    entry.provenance()
    entry.done()


def _ladders(entry: Entry, t: Tables) -> None:
    t.ladders = [0, 0]
    for field in ("two", "three", "four"):
        names = entry.texts(field, LADDER_NAMES)
        if not names or len(set(names)) < len(names):
            entry.wrong(field, "must name one to three different ladders")
        t.ladders.append(sum(1 << i for i, name in enumerate(LADDER_NAMES) if name in names))
    entry.provenance()
    entry.done()


def _tokens_of(entry: Entry, field: str, default: str | None = None, icons: str = codes.ICONS[: codes.TOKENS]) -> int:
    """Tokens written as letters, as counts."""
    found = 0
    for letter in entry.text(field, default):
        if letter not in icons:
            entry.wrong(field, f"'{letter}' is none of the letters {icons}")
        else:
            found += counts.one(codes.ICONS.index(letter))
    return found


def _glades(top: Entry, t: Tables) -> tuple[str, ...]:
    entries = list(top.tables("glades"))
    if len(entries) != codes.GLADES:
        top.wrong("glades", f"must be {codes.GLADES} tiles, not {len(entries)}")
    ids = [entry.text("id") for entry in entries]
    unique(entries, "id", ids)
    for entry in entries:
        for side in ("a", "b"):
            icons = entry.text(side)
            if len(icons) != codes.COLUMNS:
                entry.wrong(side, f"must be {codes.COLUMNS} letters, not {len(icons)}")
            for letter in icons:
                if letter not in codes.ICONS:
                    entry.wrong(side, f"'{letter}' is none of the letters {codes.ICONS}")
            t.glades.append([codes.ICONS.find(letter) for letter in icons])
        entry.provenance()
        entry.done()
    return tuple(f"{name}{side}" for name in ids for side in "AB")


def _books(top: Entry, t: Tables) -> tuple[Named, ...]:
    entries = list(top.tables("books"))
    names = [Named(entry.text("id"), entry.text("name")) for entry in entries]
    unique(entries, "id", [book.id for book in names])
    marked: dict[str, list[int]] = {"golden": [], "silver": []}
    for book, entry in enumerate(entries):
        colour = entry.one_of("colour", ("golden", "silver"))
        t.golden.append(1 if colour == "golden" else 0)
        bookmark = entry.one_of("bookmark", ("none", "coin", *TOKEN_NAMES), default="none")
        if (bookmark == "none") != (colour == "golden"):
            entry.wrong("bookmark", "a silver book has one and a golden book has none")
        t.book_coins.append(1 if bookmark == "coin" else 0)
        t.book_tokens.append(counts.one(TOKEN_NAMES.index(bookmark)) if bookmark in TOKEN_NAMES else 0)
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
    if len(entries) != codes.BOOKS or sum(t.golden) != codes.BOOKS // 2:
        half = codes.BOOKS // 2
        top.wrong("books", f"must be {half} golden and {half} silver, not {sum(t.golden)} of {len(entries)} golden")
    return tuple(names)


def _amount(entry: Entry, effect: str) -> int:
    if effect == "tokens":
        found = _tokens_of(entry, "tokens")
        if not found:
            entry.wrong("tokens", "must name at least one token")
        return found
    return entry.number("amount", least=1, most=9) if effect in AMOUNTED else 0


def _gnomes(top: Entry, t: Tables) -> tuple[tuple[Named, ...], tuple[tuple[str, ...], ...]]:
    entries = list(top.tables("gnomes"))
    names = [Named(entry.text("id"), entry.text("name")) for entry in entries]
    unique(entries, "id", [gnome.id for gnome in names])
    if not codes.STACKS <= len(entries) <= codes.MOST_GNOMES:
        top.wrong("gnomes", f"must be {codes.STACKS} to {codes.MOST_GNOMES} kinds, not {len(entries)}")
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
        t.trade_points.append(trade.number("points", most=9, default=0))
        t.trade_coins.append(trade.number("coins", most=20, default=0))
        t.trade_chests.append(trade.number("chests", most=1, default=0))
        trade.done()
    for column in (t.trade_gives, t.trade_points, t.trade_coins, t.trade_chests):
        column.extend([0] * (2 - len(trades[:2])))
    return tuple(ids)


def _chests(top: Entry, t: Tables) -> tuple[Named, ...]:
    entries = list(top.tables("chests"))
    names = [Named(entry.text("id"), entry.text("name")) for entry in entries]
    unique(entries, "id", [chest.id for chest in names])
    if not 1 <= len(entries) <= codes.MOST_CHESTS:
        top.wrong("chests", f"must be 1 to {codes.MOST_CHESTS} kinds, not {len(entries)}")
    copies = [entry.number("copies", least=1, most=bag.MOST) for entry in entries]
    if sum(copies) < t.open_chests + 1:
        top.wrong("chests", f"must be more than the {t.open_chests} that lie open, not {sum(copies)}")
    t.chest_bag = bag.bag_of(copies[: codes.MOST_CHESTS])
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


def _track(entry: Entry, t: Tables, token: int) -> None:
    holds, cost, points = entry.numbers("holds", least=1), entry.numbers("cost"), entry.numbers("points")
    if not 1 <= len(holds) <= 7 or holds != sorted(holds):
        entry.wrong("holds", "must be one to seven numbers that never fall")
    for field, values in (("cost", cost), ("points", points)):
        if len(values) != len(holds) - 1:
            entry.wrong(field, f"must be {len(holds) - 1} numbers, one for each step of the steward")
    if token == codes.SAND and holds and holds[-1] > 60:
        entry.wrong("holds", "a warehouse holds at most 60")
    if token == codes.WOOD and holds and holds[-1] > codes.STACKS:
        entry.wrong("holds", f"there are only {codes.STACKS} slots for mighty gnomes")
    if sum(points) > 60:
        entry.wrong("points", "must be at most 60 together")
    t.holds.append(holds)
    t.upgrade_cost.append([n * counts.one(token) for n in cost])
    t.upgrade_points.append(points)
    entry.provenance()
    entry.done()


def _trail(entry: Entry, t: Tables) -> None:
    t.trail_points = entry.numbers("points")
    last = len(t.trail_points) - 1
    if not 1 <= last <= 15:
        entry.wrong("points", "must be 2 to 16 numbers, one for each space")
    if t.trail_points[:1] != [0]:
        entry.wrong("points", "the first space is the start and scores nothing")
    for space in entry.numbers("chests", least=1):
        if space > last:
            entry.wrong("chests", f"there is no space {space}, the trail ends at {last}")
        else:
            t.trail_chests |= 1 << space
    if sum(t.trail_points) > 20:
        entry.wrong("points", "must be at most 20 together")
    entry.provenance()
    entry.done()


def _boxes(top: Entry, t: Tables) -> tuple[tuple[str, ...], ...]:
    boxes: dict[int, tuple[str, ...]] = {}
    effects: dict[int, list[int]] = {}
    amounts: dict[int, list[int]] = {}
    for entry in top.tables("boxes"):
        rewards = list(entry.tables("rewards"))
        if len(rewards) != codes.REWARDS:
            entry.wrong("rewards", f"must be {codes.REWARDS}, not {len(rewards)}")
        ids = [reward.text("id") for reward in rewards]
        unique(rewards, "id", ids)
        kinds, values = [], []
        for reward in rewards:
            reward.path = f"{entry.path}, {reward.path}"
            effect = reward.one_of("effect", tuple(REWARD_EFFECTS))
            kinds.append(REWARD_EFFECTS[effect])
            values.append(_amount(reward, effect))
            reward.done()
        entry.text("id")
        for number in entry.numbers("rounds", least=1):
            if number in boxes:
                entry.wrong("rounds", f"round {number} has a box already")
            boxes[number], effects[number], amounts[number] = tuple(ids), kinds, values
        entry.provenance()
        entry.done()
    t.rounds = len(boxes)
    if sorted(boxes) != list(range(1, t.rounds + 1)) or not 1 <= t.rounds <= 5:
        top.wrong("boxes", "must be for rounds 1, 2, ... without a gap, at most 5")
    t.reward_effect = [effects[n] for n in sorted(effects)]
    t.reward_amount = [amounts[n] for n in sorted(amounts)]
    return tuple(boxes[n] for n in sorted(boxes))
