"""The components as data: reads `edition.toml`, checks every field, and builds the tables that states share."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.edition import Edition, Entry, digest_of, raise_if_wrong, read_toml
from gnomehall.games.mighty_gnomes.components import (
    BoxReward,
    Named,
    read_books,
    read_boxes,
    read_chests,
    read_glades,
    read_gnomes,
)
from gnomehall.games.mighty_gnomes.ids import LADDER_IDS, TOKEN_IDS
from gnomehall.games.mighty_gnomes.notation import Notation
from gnomehall.games.mighty_gnomes.tables import DRUID, MOST_SEATS, SAND, STACK_COUNT, WOOD, Tables, Token
from gnomehall.parts import counts

LAST_SPACE: Final = 15
"""Of the longest trail."""


@dataclass(frozen=True, slots=True, repr=False)
class MightyEdition(Edition):
    tables: Tables
    pieces: dict[str, int]
    """How many of each piece are in the box that no table speaks of."""
    glades: tuple[str, ...]
    books: tuple[Named, ...]
    gnomes: tuple[Named, ...]
    chests: tuple[Named, ...]
    trades: tuple[tuple[str, ...], ...]
    """By gnome, the ids of its trades."""
    rewards: tuple[tuple[BoxReward, ...], ...]
    """By round, its rewards."""
    notation: Notation


def read(text: str) -> MightyEdition:
    """Read an edition; BadEdition lists everything that is wrong."""
    top = read_toml(text, "mighty-gnomes")
    t = Tables()
    name = top.line("name")
    _table(top.table("table"), t)
    pieces = _pieces(top.table("pieces"))
    _tokens(top.table("tokens"), t)
    _ladders(top.table("ladders"), t)
    glades = read_glades(top, t)
    books = read_books(top, t)
    gnomes, trades = read_gnomes(top, t)
    chests = read_chests(top, t)
    _track(top.table("warehouse"), t, SAND)
    _track(top.table("dining"), t, WOOD)
    _trail(top.table("trail"), t)
    rewards = read_boxes(top, t)
    top.done()
    raise_if_wrong(top)
    notation = Notation(
        chests=[chest.id for chest in chests],
        gnomes=[gnome.id for gnome in gnomes],
        trades=trades,
        books=[book.id for book in books],
        glades=glades,
        rewards=[[reward.id for reward in box] for box in rewards],
    )
    digest = digest_of(top.data)
    t.edition = MightyEdition(name, digest, text, t, pieces, glades, books, gnomes, chests, trades, rewards, notation)
    return t.edition


def _table(entry: Entry, t: Tables) -> None:
    t.start_coins = entry.numbers("start_coins")
    if len(t.start_coins) != MOST_SEATS:
        entry.wrong("start_coins", f"must be {MOST_SEATS} numbers, one for each place in the stack")
    t.open_chests = entry.number("open_chests", most=5)
    t.key_limit = entry.number("key_limit", least=1, most=9)
    t.sizes[DRUID] = entry.number("druid_size", least=1, most=4)
    t.close_points = entry.number("close_points", most=5)
    t.items_per_point = entry.number("items_per_point", least=1)
    t.crystal_points = entry.number("crystal_points", most=9)
    t.set_points = entry.number("set_points", most=20)
    t.pair_points = entry.number("pair_points", most=20)
    entry.provenance()
    entry.done()


def _pieces(entry: Entry) -> dict[str, int]:
    """What every player must have enough of; the rest of the box is there to be read."""
    found = {name: entry.number(name, least=1) for name in ("coins_of_1", "coins_of_5")}
    for name in ("cards_of_each_gnome", "druid_tiles"):
        found[name] = entry.number(name, least=MOST_SEATS)
    found["stewards"] = entry.number("stewards", least=3)
    sizes = entry.numbers("gnome_tiles")
    if sizes != [1, 2, 3, 4]:
        entry.wrong("gnome_tiles", f"the rules are for tiles of 1, 2, 3 and 4, not {sizes}")
    found["gnome_tiles"] = MOST_SEATS * len(sizes)
    entry.provenance()
    entry.done()
    return found


def _tokens(entry: Entry, t: Tables) -> None:
    t.supply = counts.counts_of([entry.number(token, least=1, most=60) for token in TOKEN_IDS])
    entry.provenance()
    entry.done()


def _ladders(entry: Entry, t: Tables) -> None:
    t.ladders = [0, 0]
    for field in ("two", "three", "four"):
        names = entry.texts(field, LADDER_IDS)
        if not names or len(set(names)) < len(names):
            entry.wrong(field, "must name one to three different ladders")
        t.ladders.append(sum(1 << i for i, name in enumerate(LADDER_IDS) if name in names))
    entry.provenance()
    entry.done()


def _track(entry: Entry, t: Tables, token: Token) -> None:
    holds = entry.numbers("holds", least=1, most=60)
    cost, points = entry.numbers("cost", most=60), entry.numbers("points", most=60)
    if not 1 <= len(holds) <= 7 or holds != sorted(holds):
        entry.wrong("holds", "must be one to seven numbers that never fall")
    for field, values in (("cost", cost), ("points", points)):
        if len(values) != len(holds) - 1:
            entry.wrong(field, f"must be {len(holds) - 1} numbers, one for each step of the steward")
    if token == WOOD and holds and holds[-1] > STACK_COUNT:
        entry.wrong("holds", f"there are only {STACK_COUNT} slots for mighty gnomes")
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
    if not 1 <= last <= LAST_SPACE:
        entry.wrong("points", f"must be 2 to {LAST_SPACE + 1} numbers, one for each space")
    if t.trail_points[:1] != [0]:
        entry.wrong("points", "the first space is the start and scores nothing")
    for space in entry.numbers("chests", least=1):
        if space > last:
            entry.wrong("chests", f"there is no space {space}, the trail ends at {last}")
        elif space <= LAST_SPACE:
            t.trail_chests |= 1 << space
    if sum(t.trail_points) > 20:
        entry.wrong("points", "must be at most 20 together")
    entry.provenance()
    entry.done()
