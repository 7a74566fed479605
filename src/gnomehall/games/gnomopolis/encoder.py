"""What a seat sees of Gnomopolis, as numbers; nothing is hidden from anybody but what chance has not decided yet."""

from typing import Any, Final

from gnomehall.core.encoder import Encoder, asked_of, question_fields
from gnomehall.core.layout import Field, Layout, around, numbered, within
from gnomehall.core.row import Row, one_hot, small
from gnomehall.core.state import State, Step
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnomopolis.scoring import housing_of, score
from gnomehall.games.gnomopolis.state import EMPTY, REASONS, Gnomopolis
from gnomehall.games.gnomopolis.tables import (
    ADVISORS,
    BUILDINGS,
    COLOURS,
    DRAW_GNOMES,
    FIRST_BUILDING,
    GAIN_CHOSEN,
    GAIN_COINS,
    GAIN_GNOME,
    GAIN_HELPERS,
    GNOMES_AND_HELPER,
    HELPER,
    LETTERS,
    SCROLLS,
    SEARCH_GNOMES,
    TYPES,
    Arrivals,
    Card,
    Scroll,
    Tables,
)
from gnomehall.parts import bits, counts

VERSION: Final = 1
ARG_BITS: Final = 12
PLACES: Final = 8
"""How many places of the offer are described where they are; `offered` names all cards of a larger one."""
KEPT: Final = 4096
"""How many offers are kept as numbers."""

COLOUR_PARTS: Final = tuple(LETTERS)
SCROLL_PARTS: Final = (
    *(*(f"stands-{c}" for c in LETTERS), *(f"lies-{c}" for c in LETTERS), "any-stands", "any-lies", "costs-coins"),
    *("costs-helpers", "coins", "helpers", *(f"gains-{c}" for c in LETTERS), *(f"chooses-{c}" for c in LETTERS)),
    *("draws", "searches"),
)
ARRIVAL_PARTS: Final = (*(f"brings-{c}" for c in LETTERS), "brings-coins", "brings-helpers", "choices")
HOME_PARTS: Final = (*(f"homes-{c}" for c in LETTERS), "homes-any")
CARD_PARTS: Final = (
    *(f"type-{kind}" for kind in range(TYPES)),
    *(*(f"team-{c}" for c in LETTERS), "team-any"),
    *(*ARRIVAL_PARTS, *HOME_PARTS),
)
OFFER_PARTS: Final = (*CARD_PARTS, *SCROLL_PARTS)
ADVISOR_PARTS: Final = (*(f"type-{kind}" for kind in range(TYPES)), *ARRIVAL_PARTS, "value")
BOX_PARTS: Final = ("coins", "helpers", "offer", "workforce", "buildings-to-end", *HOME_PARTS)


class GnomopolisEncoder(Encoder):
    """Cards of the offer stand where they lie, with what they cost and do; districts name theirs by number."""

    def __init__(self, layout: Layout, printed: bytes, asked: dict[str, bytes], t: Tables) -> None:
        super().__init__(layout, printed, asked, ARG_BITS)
        self._cards: Final = [small(offer_numbers(t, card)) for card in range(BUILDINGS)]
        self._no_card: Final = bytes(len(OFFER_PARTS))
        self._offers: Final[dict[int, bytes]] = {}

    def write(self, s: State, viewer: Seat, into: Row) -> None:
        assert isinstance(s, Gnomopolis)
        self.write_question(s, viewer, into)
        n = s.seats
        into.four(s.rounds, s.last_round(), s.plays, 1 if s.built else 0)
        into.place(s.reason - 1, len(REASONS) - 1)
        into.place((s.first - viewer) % n if s.first >= 0 else -1, n)
        into.place((s.turn - viewer) % n if s.turn >= 0 else -1, n)
        into.counts(s.old, COLOURS)
        into.counts(s.new, COLOURS)
        into.four(s.old_coins, s.old_helpers, s.new_coins, s.new_helpers)
        self._write_offer(s, into)
        _write_works(s, into)
        for i in range(n):
            _write_district(s, viewer, (viewer + i) % n, into)

    def _write_offer(self, s: Gnomopolis, into: Row) -> None:
        """The offer stays for many moves, so it is put together once."""
        key = offered = 0
        for card in s.offer:
            key = key << 5 | card + 1
            if card != EMPTY:
                offered |= 1 << card
        found = self._offers.get(key)
        if found is None:
            if len(self._offers) >= KEPT:
                self._offers.clear()
            places = [self._no_card if card == EMPTY else self._cards[card] for card in s.offer[:PLACES]]
            found = b"".join(places) + bytes(len(OFFER_PARTS) * (PLACES - len(places)))
            self._offers[key] = found
        into.put(found)
        into.bits(offered | s.deck << BUILDINGS, 2 * BUILDINGS)


def _write_works(s: Gnomopolis, into: Row) -> None:
    """Who stands and who lies on each scroll of the player whose turn it is; what the caravan copied; the team."""
    busy = s.busy
    behind = 0
    copied = -1
    while busy:
        scroll = bits.lowest(busy)
        busy &= busy - 1
        for work in s.works:
            if work.scroll == scroll:
                into.zeros(2 * COLOURS * (scroll - behind))
                into.counts(work.standing, COLOURS)
                into.counts(work.lying, COLOURS)
                behind = scroll + 1
                if work.copied != scroll:
                    copied = work.copied
    into.zeros(2 * COLOURS * (SCROLLS - behind))
    into.bits(s.busy, SCROLLS)
    into.place(copied, SCROLLS)
    into.counts(s.team, COLOURS + 1)


def _write_district(s: Gnomopolis, viewer: Seat, seat: Seat, into: Row) -> None:
    d = s.districts[seat]
    population = s.population(seat)
    h = housing_of(s.tables, d, population)
    into.number(score(s.tables, d, h))
    into.four(d.coins, d.helpers, h.in_buildings, h.homeless)
    into.counts(d.cup, COLOURS)
    into.counts(d.active, COLOURS)
    into.counts(d.exhausted, COLOURS)
    into.bits(d.scrolls, SCROLLS)
    into.place((s.visited(seat) - viewer) % s.seats, s.seats)


# --- what is printed on the components ------------------------------------------------------------------------


def scroll_numbers(scroll: Scroll) -> list[int]:
    costs = counts.numbers_of(scroll.standing, COLOURS) + counts.numbers_of(scroll.lying, COLOURS)
    costs += [scroll.wilds_standing, scroll.wilds_lying, scroll.coins, scroll.helpers]
    coins = helpers = draws = searches = 0
    gains, chooses = [0] * COLOURS, [0] * COLOURS
    for effect in scroll.effects:
        if effect.kind == GAIN_COINS:
            coins += effect.amount
        elif effect.kind == GAIN_HELPERS:
            helpers += effect.amount
        elif effect.kind == GAIN_GNOME:
            gains[effect.amount] += 1
        elif effect.kind == GAIN_CHOSEN:
            for colour in bits.members(effect.amount):
                chooses[colour] += 1
        elif effect.kind == DRAW_GNOMES:
            draws += effect.amount
        elif effect.kind == SEARCH_GNOMES:
            searches += effect.amount
    return [*costs, coins, helpers, *gains, *chooses, draws, searches]


def arrival_numbers(arrivals: Arrivals) -> list[int]:
    return [*counts.numbers_of(arrivals.gnomes, COLOURS), arrivals.coins, arrivals.helpers, len(arrivals.choices)]


def team_numbers(card: Card) -> list[int]:
    """The icons of a team: a colour is there as often as every team without helpers has it, the rest is any."""
    plain = [team.members for team in card.teams if not counts.count(team.members, HELPER)]
    need = [min([counts.count(team, colour) for team in plain]) for colour in range(COLOURS)]
    return [*need, card.size - sum(need)]


def card_numbers(card: Card) -> list[int]:
    homes = counts.numbers_of(card.homes, COLOURS + 1)
    return [*one_hot(card.kind, TYPES), *team_numbers(card), *arrival_numbers(card.immigration), *homes]


def offer_numbers(t: Tables, card: int) -> list[int]:
    return card_numbers(t.cards[card]) + scroll_numbers(t.scrolls[FIRST_BUILDING + card])


def printed_of(t: Tables) -> bytes:
    box = t.box
    found = [box.coins, box.helpers, box.offer, box.workforce, box.buildings_to_end]
    found += counts.numbers_of(t.board_homes, COLOURS + 1)
    for scroll in t.scrolls:
        found += scroll_numbers(scroll)
    for card in t.cards:
        found += card_numbers(card)
    for advisor in t.advisors:
        found += [*one_hot(advisor.kind, TYPES), *arrival_numbers(advisor.bonus), advisor.value]
    return small(found)


def printed_fields() -> list[Field]:
    return [
        Field("printed.box", BOX_PARTS, 20),
        Field("printed.scrolls", within(numbered(SCROLLS), SCROLL_PARTS), 3),
        Field("printed.cards", within(numbered(BUILDINGS), CARD_PARTS), 3),
        Field("printed.advisors", within(numbered(ADVISORS), ADVISOR_PARTS), 3),
    ]


def board_fields(seats: int) -> list[Field]:
    works = within(numbered(SCROLLS), (*(f"stands-{c}" for c in LETTERS), *(f"lies-{c}" for c in LETTERS)))
    return [
        Field("rounds", ("now", "last", "plays"), 20),
        Field("built"),
        Field("ending", tuple(REASONS[1:])),
        Field("first", around(seats)),
        Field("turn", around(seats)),
        Field("old", COLOUR_PARTS, 5),
        Field("new", COLOUR_PARTS, 5),
        Field("capitals", ("old-coins", "old-helpers", "new-coins", "new-helpers"), 30),
        Field("offer", within(numbered(PLACES), OFFER_PARTS), 3),
        Field("offered", numbered(BUILDINGS)),
        Field("deck", numbered(BUILDINGS)),
        Field("works", works, 2),
        Field("busy", numbered(SCROLLS)),
        Field("copied", numbered(SCROLLS)),
        Field("team", tuple(GNOMES_AND_HELPER), 2),
    ]


def district_fields(who: str, seats: int) -> list[Field]:
    return [
        Field(f"{who}.score", most=40),
        Field(f"{who}.has", ("coins", "helpers", "housed", "homeless"), 10),
        *(Field(f"{who}.{where}", COLOUR_PARTS, 3) for where in ("cup", "active", "exhausted")),
        Field(f"{who}.scrolls", numbered(SCROLLS)),
        Field(f"{who}.visits", around(seats)),
    ]


def encoder_of(t: Tables, steps: tuple[Step[Any], ...], seats: int) -> GnomopolisEncoder:
    fields = [*printed_fields(), *question_fields(steps, seats, ARG_BITS), *board_fields(seats)]
    for who in around(seats):
        fields += district_fields(who, seats)
    layout = Layout("gnomopolis", VERSION, seats, tuple(fields))
    return GnomopolisEncoder(layout, printed_of(t), asked_of(steps), t)
