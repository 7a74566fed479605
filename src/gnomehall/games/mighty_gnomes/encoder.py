"""What a seat may see of Mighty Gnomes, as numbers: see `view` for the same in words."""

from typing import Any, Final

from gnomehall.core.encoder import Encoder, asked_of, question_fields
from gnomehall.core.layout import Field, Layout, around, numbered, within
from gnomehall.core.row import Row, one_hot, small
from gnomehall.core.state import State, Step
from gnomehall.core.vocabulary import Seat
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import ANIMAL_IDS, ICON_IDS, LADDER_IDS, SIDES, SOURCES, TOKEN_IDS
from gnomehall.games.mighty_gnomes.scoring import final_points
from gnomehall.games.mighty_gnomes.state import Mighty, capacity, entry_seat, entry_tile, room
from gnomehall.games.mighty_gnomes.tables import (
    COLUMNS,
    DOES_TOKENS,
    DRUID,
    GLADE_COUNT,
    MOST_CHESTS,
    MOST_GNOMES,
    MOST_ROWS,
    REWARD_COUNT,
    RUNGS,
    TOKENS,
    Book,
    Chest,
    Gnome,
    Tables,
)
from gnomehall.parts import bag, counts
from gnomehall.parts.word import bit

VERSION: Final = 1
ARG_BITS: Final = 3
SQUARES: Final = COLUMNS * MOST_ROWS
SPACES: Final = 16
KEPT: Final = 4096
"""How many columns of books are kept as numbers."""
STEWARD_SPACES: Final = 7
EFFECTS: Final = ("coins", "keys", "steps", "tokens", "upgrade", "invite", "invite-free", "refresh", "chest", "points",
                  "free-use", "first", "double", "trade", "tile")  # fmt: skip
"""What books, rewards and gnomes do, by the number of the effect less 1."""
SCORED: Final = ("bedroom", "crystals", "coins", "furthest", "animal", "keys", "opened", "upgrades")
"""What gnomes score for at the end."""
TRADE_PARTS: Final = (*(f"gives-{token}" for token in TOKEN_IDS), "points", "coins", "chests")
EFFECT_PARTS: Final = (*EFFECTS, "amount", *TOKEN_IDS)
BOOK_PARTS: Final = (*EFFECT_PARTS, *(f"costs-{token}" for token in TOKEN_IDS), "costs-coins", "golden")
GNOME_PARTS: Final = (
    *(f"costs-{token}" for token in TOKEN_IDS),
    *(*EFFECTS, "amount"),
    *(*(f"scores-{what}" for what in SCORED), "score", "per"),
    *(f"trade-{which}-{part}" for which in (1, 2) for part in TRADE_PARTS),
)
CHEST_PARTS: Final = ("copies", "points", "coins", *TOKEN_IDS, "draws", *ANIMAL_IDS[1:])
TABLE_PARTS: Final = (
    *("rounds", "key-limit", "close-points", "items-per-point"),
    *("crystal-points", "set-points", "pair-points", "druid-size"),
)


class MightyEncoder(Encoder):
    """Books, glades and rewards stand where they lie, as what they do; chests and gnomes are counted by kind."""

    def __init__(self, layout: Layout, printed: bytes, asked: dict[str, bytes], t: Tables) -> None:
        super().__init__(layout, printed, asked, ARG_BITS)
        self._books: Final = [small(book_numbers(t, book)) for book in range(len(t.book_effect))]
        self._sides: Final = [small(glade_numbers(icons)) for icons in t.glades]
        self._rows: Final[dict[int, bytes]] = {}
        self._columns: Final[dict[int, bytes]] = {}
        self._ladders: Final = ladder_rows(layout.seats)
        self._rewards: Final = [small(reward_numbers(t, day)) for day in range(t.rounds)]
        self._display: Final = b"".join([self._books[book] for book in t.display])

    def write(self, s: State, viewer: Seat, into: Row) -> None:
        assert isinstance(s, Mighty)
        self.write_question(s, viewer, into)
        n = s.seats
        into.number(s.day)
        into.number(s.turn)
        into.place((s.first - viewer) % n, n)
        self._write_forest(s, viewer, into)
        self._write_shelves(s, viewer, into)
        into.put(self._rewards[s.day - 1])
        into.bits(s.claimed, REWARD_COUNT)
        into.bits(s.stacks, MOST_GNOMES)
        into.counts(s.supply, TOKENS)
        self._write_chests(s, viewer, into)
        for i in range(n):
            seat = (viewer + i) % n
            _write_home(s, seat, into)

    def _write_forest(self, s: Mighty, viewer: Seat, into: Row) -> None:
        into.put(self._glades(s))
        n = s.seats
        druids = 0
        covered = [0] * n
        for laid in s.laid:
            if entry_tile(laid) == DRUID:
                druids |= laid & s.forest.squares
            else:
                covered[entry_seat(laid)] |= laid & s.forest.squares
        for i in range(n):
            into.bits(covered[(viewer + i) % n], SQUARES)
        into.bits(druids, SQUARES)

    def _glades(self, s: Mighty) -> bytes:
        """The rows of the forest and the queue. They stay for a round, so they are put together once."""
        key = len(s.glades)
        for side in s.glades:
            key = key << 4 | side
        found = self._rows.get(key)
        if found is None:
            if len(self._rows) >= KEPT:
                self._rows.clear()
            missing = GLADE_COUNT - len(s.glades)
            found = b"".join([self._sides[side] for side in s.glades]) + bytes(len(self._sides[0]) * missing)
            self._rows[key] = found
        return found

    def _write_shelves(self, s: Mighty, viewer: Seat, into: Row) -> None:
        n = s.seats
        everyone = bit(n) - 1
        for ladder in range(len(s.height)):
            up = s.height[ladder] << 1 | s.tables.ladders[n] >> ladder & 1
            climbers = s.climbers[ladder]
            into.put(self._ladders[up << n | (climbers >> viewer | climbers << (n - viewer)) & everyone])
        self._write_books(s.left, RUNGS, into)
        self._write_books(s.right, RUNGS, into)
        self._write_books(s.aside, 2, into)
        if n == 2:
            into.put(self._display)
            into.bits(s.lent, 4)
        into.bits(s.reach, RUNGS)
        into.number(s.column)

    def _write_books(self, books: list[Book], size: int, into: Row) -> None:
        """Columns stay for a round too."""
        key = size << 3 | len(books)
        for book in books:
            key = key << 5 | book
        found = self._columns.get(key)
        if found is None:
            if len(self._columns) >= KEPT:
                self._columns.clear()
            missing = size - len(books)
            found = b"".join([self._books[book] for book in books]) + bytes(len(BOOK_PARTS) * missing)
            self._columns[key] = found
        into.put(found)

    def _write_chests(self, s: Mighty, viewer: Seat, into: Row) -> None:
        """MIG-139: what the viewer has not seen is one pool, whoever holds what of it."""
        unseen = s.bag
        for seat in range(s.seats):
            if seat != viewer:
                unseen += s.homes[seat].vault
        drawn = s.drawn
        if s.drawer != viewer:
            unseen += drawn
            drawn = 0
        into.bag(s.open, MOST_CHESTS)
        into.bag(unseen, MOST_CHESTS)
        into.bag(drawn, MOST_CHESTS)
        into.bag(s.homes[viewer].vault, MOST_CHESTS)
        into.number(bag.total(s.bag))
        into.number(bag.total(s.drawn))


def _write_home(s: Mighty, seat: Seat, into: Row) -> None:
    home: Home = s.homes[seat]
    score = final_points(s.tables, home, s.trail[-1] == seat)
    into.six(score, home.space, s.trail.index(seat), home.bedroom, home.coins, home.keys)
    into.six(bag.total(home.vault), home.freed, home.warehouse, room(s, home), home.dining, capacity(s, home))
    into.counts(home.stock, TOKENS)
    into.bag(home.opened, MOST_CHESTS)
    into.bits(home.cards | home.traded << MOST_GNOMES, 2 * MOST_GNOMES)
    into.bits(home.tiles >> 1, 4)
    into.counts(home.points, len(SOURCES))


# --- what is printed on the components -------------------------------------------------------------------------------


def ladder_rows(seats: int) -> list[bytes]:
    """Every ladder that there may be: its height, whether it is open, and who is on it, in that order of weight."""
    found: list[bytes] = []
    for height in range(RUNGS + 1):
        for is_open in range(2):
            for climbers in range(1 << seats):
                found.append(small([is_open, height, *[climbers >> seat & 1 for seat in range(seats)]]))
    return found


def effect_numbers(effect: int, amount: int) -> list[int]:
    tokens = effect == DOES_TOKENS
    return [
        *one_hot(effect - 1, len(EFFECTS)),
        counts.total(amount) if tokens else amount,
        *counts.numbers_of(amount if tokens else 0, TOKENS),
    ]


def book_numbers(t: Tables, book: Book) -> list[int]:
    does = effect_numbers(t.book_effect[book], t.book_amount[book])
    return [*does, *counts.numbers_of(t.book_tokens[book], TOKENS), t.book_coins[book], t.golden[book]]


def glade_numbers(icons: list[int]) -> list[int]:
    found: list[int] = []
    for icon in icons:
        found += one_hot(icon, len(ICON_IDS))
    return found


def reward_numbers(t: Tables, day: int) -> list[int]:
    found: list[int] = []
    for reward in range(REWARD_COUNT):
        found += effect_numbers(t.reward_effect[day][reward], t.reward_amount[day][reward])
    return found


def gnome_numbers(t: Tables, gnome: Gnome) -> list[int]:
    found = counts.numbers_of(t.gnome_cost[gnome], TOKENS)
    found += [*one_hot(t.gnome_ability[gnome] - 1, len(EFFECTS)), t.gnome_amount[gnome]]
    found += [*one_hot(t.gnome_scores[gnome], len(SCORED)), t.gnome_points[gnome], t.gnome_per[gnome]]
    for trade in (2 * gnome, 2 * gnome + 1):
        found += counts.numbers_of(t.trade_gives[trade], TOKENS)
        found += [t.trade_points[trade], t.trade_coins[trade], t.trade_chests[trade]]
    return found


def chest_numbers(t: Tables, chest: Chest) -> list[int]:
    found = [bag.count(t.chest_bag, chest), t.chest_points[chest], t.chest_coins[chest]]
    found += counts.numbers_of(t.chest_tokens[chest], TOKENS)
    return [*found, t.chest_draws[chest], *one_hot(t.chest_animal[chest] - 1, len(ANIMAL_IDS) - 1)]


def track_numbers(t: Tables, track: int) -> list[int]:
    found: list[int] = []
    for space in range(STEWARD_SPACES):
        there, goes_on = space < len(t.holds[track]), space < len(t.upgrade_points[track])
        found.append(t.holds[track][space] if there else 0)
        found.append(counts.total(t.upgrade_cost[track][space]) if goes_on else 0)
        found.append(t.upgrade_points[track][space] if goes_on else 0)
    return found


def printed_of(t: Tables) -> bytes:
    found = [t.rounds, t.key_limit, t.close_points, t.items_per_point, t.crystal_points, t.set_points, t.pair_points]
    found.append(t.sizes[DRUID])
    for chest in range(MOST_CHESTS):
        found += chest_numbers(t, chest) if chest < len(t.chest_points) else [0] * len(CHEST_PARTS)
    for gnome in range(MOST_GNOMES):
        found += gnome_numbers(t, gnome) if gnome < len(t.gnome_cost) else [0] * len(GNOME_PARTS)
    found += track_numbers(t, 0) + track_numbers(t, 1)
    for space in range(SPACES):
        found.append(t.trail_points[space] if space < len(t.trail_points) else 0)
        found.append(t.trail_chests >> space & 1)
    return small(found)


def printed_fields() -> list[Field]:
    steward = ("holds", "costs", "points")
    return [
        Field("printed.table", TABLE_PARTS, 10),
        Field("printed.chests", within(numbered(MOST_CHESTS), CHEST_PARTS), 4),
        Field("printed.gnomes", within(numbered(MOST_GNOMES), GNOME_PARTS), 4),
        Field("printed.warehouse", within(numbered(STEWARD_SPACES), steward), 10),
        Field("printed.dining", within(numbered(STEWARD_SPACES), steward), 10),
        Field("printed.trail", within(numbered(SPACES), ("points", "chest")), 2),
    ]


def board_fields(seats: int) -> list[Field]:
    shelf = within(numbered(RUNGS), BOOK_PARTS)
    display = [Field("display", within(("D3", "D4"), BOOK_PARTS), 3), Field("lent", ("D1", "D2", "D3", "D4"))]
    return [
        Field("round", most=7),
        Field("turn", most=4 * seats),
        Field("first", around(seats)),
        Field("glades", within(numbered(GLADE_COUNT * COLUMNS), ICON_IDS)),
        *(Field(f"{who}.squares", numbered(SQUARES)) for who in (*around(seats), "druid")),
        *(Field(f"ladder.{name}", ("open", "height", *around(seats)), RUNGS) for name in LADDER_IDS),
        *(Field(f"shelf.{side}", shelf, 3) for side in SIDES),
        Field("aside", within(numbered(2), BOOK_PARTS), 3),
        *(display if seats == 2 else []),
        Field("reach", numbered(RUNGS)),
        Field("column"),
        Field("rewards", within(numbered(REWARD_COUNT), EFFECT_PARTS), 5),
        Field("claimed", numbered(REWARD_COUNT)),
        Field("stacks", numbered(MOST_GNOMES)),
        Field("supply", TOKEN_IDS, 20),
        *(Field(f"chests.{where}", numbered(MOST_CHESTS), 4) for where in ("open", "unseen", "drawn", "vault")),
        Field("bag", most=30),
        Field("drawing", most=2),
    ]


def home_fields(who: str) -> list[Field]:
    return [
        Field(f"{who}.score", most=60),
        Field(f"{who}.stands", ("space", "trail-place", "bedroom"), 5),
        Field(f"{who}.has", ("coins", "keys", "chests", "freed"), 10),
        Field(f"{who}.stewards", ("warehouse", "room", "dining", "capacity"), 7),
        Field(f"{who}.tokens", TOKEN_IDS, 5),
        Field(f"{who}.opened", numbered(MOST_CHESTS), 2),
        Field(f"{who}.gnomes", numbered(MOST_GNOMES)),
        Field(f"{who}.traded", numbered(MOST_GNOMES)),
        Field(f"{who}.tiles", ("1", "2", "3", "4")),
        Field(f"{who}.points", SOURCES, 20),
    ]


def encoder_of(t: Tables, steps: tuple[Step[Any], ...], seats: int) -> MightyEncoder:
    fields = [*printed_fields(), *question_fields(steps, seats, ARG_BITS), *board_fields(seats)]
    for who in around(seats):
        fields += home_fields(who)
    layout = Layout("mighty-gnomes", VERSION, seats, tuple(fields))
    return MightyEncoder(layout, printed_of(t), asked_of(steps), t)
