"""What a position of Gnome Village is worth: the points as they stand, and what may still come of it."""

from typing import Final

from gnomehall.core.advice import Advice, Features, LinearAdvice, Weighed
from gnomehall.core.mypyc import i64
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import scoring
from gnomehall.games.gnome_village.args import draft_cell, draft_tile
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.mending import mendable, mending_cells, mending_tiles, mending_turns
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.architect import ARCHITECT, REARRANGE
from gnomehall.games.gnome_village.steps.picks import tiles
from gnomehall.games.gnome_village.steps.shift import SHIFT_TILE, SHIFT_TO, SHIFT_TURN
from gnomehall.games.gnome_village.tables import (
    CARPENTER,
    CELL,
    DECLINE,
    PAINTER,
    SCHOOL,
    SHIFT,
    SHOPS,
    SLOTS,
    TURN,
    Shop,
    Slots,
)
from gnomehall.parts import bits, counts

WEIGHTS: Final = [
    1.1, 0.7,  # Carpenters: active ones, and whether there is any
    1.5, 0.5,  # Painters
    1.8, 0.8,  # Schools
    0.3, 0.8,  # Gardeners
    0.7,  # tokens
    3.5, 0.6,  # dark Houses: in this round, and for every round to come
    0.9,  # gnomes for every round to come
    0.3,  # gnomes on their feet
    0.8, 0.6,  # wages: in this round, and for every round to come
    0.0, 0.0,  # the first coins: in this round, and for later ones
    0.2,  # hats of a Happy Gnome that another one holds
    -0.6,  # gnomes that are captured
    -0.6,  # a village in two parts
    0.3,  # Businesses for every round to come
    0.0,  # turns to come
    8.0,  # the upper hand
]  # fmt: skip
"""Found by trial: see docs/strength.md. What they multiply is in `add_features`, in this order, and `upper_hand`."""
CLASSIC_WEIGHTS: Final = [*WEIGHTS[:-1], 20.0]

ROUNDS_A_GNOME: Final = 2.5
"""How long it takes a player to win one more gnome, roughly."""
MOST_SEATS: Final = 4
LITTLE: Final = 0.02
"""Of the payoff of a finished game, for its margin."""
SURE_LEAD: Final = 8
"""Points that are as good as more."""


class Judged:
    """A seat as it was judged last: what it is worth but for the upper hand, and all that this depends on.

    What else it depends on (the edition, the options) is the same wherever the same ground lies.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weighed: Final = Weighed(0, weights)
        self.value = 0.0
        self.points = 0
        self.left = -1.0
        self.turns = 0.0
        self.happy = False
        self.ground: Ground | None = None
        self.lit: Slots = 0
        self.active: Slots = 0
        self.coins: i64 = 0
        self.tokens: i64 = 0
        self.gnomes: i64 = 0
        self.spots: i64 = 0
        self.lying: i64 = 0
        self.captured: i64 = 0
        self.hats: i64 = 0
        self.restaurants: i64 = 0

    def is_of(self, p: Player, left: float, turns: float, happy: bool) -> bool:
        return (
            (p.ground is self.ground and p.coins == self.coins and p.spots == self.spots and p.active == self.active)
            and (left == self.left and turns == self.turns and happy == self.happy)
            and (p.lit == self.lit and p.tokens == self.tokens and p.gnomes == self.gnomes and p.lying == self.lying)
            and (p.held | p.jailed == self.captured and p.hats == self.hats and p.restaurants == self.restaurants)
        )

    def judge(self, s: Village, seat: Seat, left: float, turns: float) -> None:
        p = s.players[seat]
        self.left, self.turns, self.happy = left, turns, s.happy == seat
        self.ground, self.lit, self.active, self.coins, self.tokens = p.ground, p.lit, p.active, p.coins, p.tokens
        self.gnomes, self.spots, self.lying, self.captured = p.gnomes, p.spots, p.lying, p.held | p.jailed
        self.hats, self.restaurants = p.hats, p.restaurants
        self.points = scoring.score(p, self.happy, s.tables)
        into = self.weighed
        into.total, into.at = float(self.points), 0
        add_features(s, seat, left, turns, into)
        self.value = into.total


class VillageAdvice(LinearAdvice):
    """Bots end the games that they lead.

    In the first release they did not: being near the end with a lead looked better than the end itself, so half the
    games of searches ran to the limit of rounds. `classic` is still so.
    """

    def __init__(self, weights: list[float], classic: bool = False) -> None:
        super().__init__(weights)
        self._classic: Final = classic
        self.last: Final = [Judged(weights) for _ in range(MOST_SEATS)]

    def spread(self, s: State) -> float:
        assert isinstance(s, Village)
        return 2.0 + (0.8 if self._classic else 2.4) * rounds_to_come(s)

    def margin(self) -> float:
        return super().margin() if self._classic else LITTLE

    def classic(self) -> Advice:
        return VillageAdvice(CLASSIC_WEIGHTS, True)

    def depth(self) -> int:
        return 4

    def iterations(self) -> tuple[int, int, int, int]:
        """Rearranging a village has so many ways that more would not fit the time of hard."""
        return 20, 40, 400, 1_200

    def networked(self) -> tuple[int, int, int, int]:
        return 0, 0, 200, 1_200

    def sparing(self) -> bool:
        return True

    def worthwhile(self, s: State, actions: list[Action]) -> list[Action]:
        """Of rearranging only what mends a village in one step: of thousands of ways hardly any other is of use."""
        assert isinstance(s, Village)
        step = s.todo[-1].step
        if step is ARCHITECT or step is REARRANGE:
            return rearranging(s, actions)
        if step is SHIFT_TILE or step is SHIFT_TO or step is SHIFT_TURN:
            return mending(s) or actions
        return actions

    def leanings(self, s: State, actions: list[Action]) -> list[int]:
        """Rather do something than nothing; any place is as good as any other."""
        return [1 if action <= DECLINE else 3 for action in actions]

    def values(self, s: State) -> list[float]:
        """As of any linear advice.

        Whoever compares moves asks about one position after another, and a move changes little for most seats: one for
        which nothing has changed is worth what it was, but for the upper hand, which depends on the others.
        """
        assert isinstance(s, Village)
        left = rounds_to_come(s)
        points: list[int] = []
        for seat in range(s.seats):
            judged, turns = self.last[seat], turns_to_come(s, seat, left)
            if not judged.is_of(s.players[seat], left, turns, s.happy == seat):
                judged.judge(s, seat, left, turns)
            points.append(judged.points)
        found: list[float] = []
        for seat in range(s.seats):
            found.append(self.last[seat].value + self.weights[-1] * upper_hand(s, seat, points))
        return found

    def describe(self, s: State, seat: Seat, points: list[int], into: Features) -> None:
        assert isinstance(s, Village)
        left = rounds_to_come(s)
        add_features(s, seat, left, turns_to_come(s, seat, left), into)
        into.add(upper_hand(s, seat, points))


def add_features(s: Village, seat: Seat, left: float, turns: float, into: Features) -> None:
    """What WEIGHTS are for, in their order, but for the last; `left` are the rounds to come, `turns` the seat's."""
    p = s.players[seat]
    soon = min(turns, 1.0)
    dark = float(bits.size(p.ground.houses & ~p.lit))
    upright = float(p.gnomes - bits.size(p.lying))
    for shop in range(SHOPS):
        active = float(bits.size(p.ground.shops[shop] & p.active))
        into.add(min(active, turns) if turns < 2.0 else active)
        into.add(1.0 if p.ground.shops[shop] and left > 0.0 else 0.0)
    into.add(float(counts.total(p.tokens)) * soon)
    into.add(dark * soon)
    into.add(dark * left)
    into.add(float(p.gnomes) * left)
    into.add(upright * soon)
    paid = float(wages(s, seat, p))
    into.add(paid * soon)
    into.add(paid * left)
    into.add(float(min(p.coins, 3)) * soon)
    into.add(float(min(p.coins, 9)) * min(left, 3.0))
    into.add(float(p.hats) if s.happy != seat else 0.0)
    into.add(float(bits.size(p.held | p.jailed)))
    into.add(1.0 if p.ground.split() else 0.0)
    into.add(float(bits.size(p.ground.businesses)) * min(left, 4.0))
    into.add(turns)


def rearranging(s: Village, actions: list[Action]) -> list[Action]:
    """A village that complies is left as it is; one that does not is mended by a shift, or left alone."""
    leave = actions[0]  # decline, finish or put back
    g = s.players[s.todo[-1].player].ground
    if SHIFT in actions and mendable(g, s.tables.turned):
        return [leave, SHIFT]
    return [leave]


def mending(s: Village) -> list[Action]:
    """The answers that lead to a shift that mends the village."""
    f = s.todo[-1]
    g, turned = s.players[f.player].ground, s.tables.turned
    if f.step is SHIFT_TILE:
        return tiles(f.player, mending_tiles(g, turned, SLOTS))
    if f.step is SHIFT_TO:
        return mending_cells(g, draft_tile(f.arg), turned, CELL, SLOTS)
    return [TURN + i for i in mending_turns(g, draft_tile(f.arg), draft_cell(f.arg), turned)]


def rounds_to_come(s: Village) -> float:
    """How many more turns each player may expect after this round."""
    if s.ended:
        return 0.0
    most = 0
    for p in s.players:
        most = max(most, p.gnomes)
    return ROUNDS_A_GNOME * float(s.gnome_limit - most)


def upper_hand(s: Village, seat: Seat, points: list[int]) -> float:
    """From 0 to 1: who leads would end the game now, and the fewer products that still takes, the better."""
    lead = SURE_LEAD
    for other in range(s.seats):
        if other != seat:
            lead = min(lead, points[seat] - points[other])
            if lead <= 0:
                return 0.0
    return lead / SURE_LEAD * (1.0 - products_lacking(s, s.players[seat]) / (3.0 * float(s.gnome_limit)))


def products_lacking(s: Village, p: Player) -> int:
    """How many products a player has yet to make for the gnome that ends the game."""
    gnomes = s.gnome_limit - p.gnomes
    houses = max(s.gnome_limit - bits.size(p.ground.houses), 0)
    return lacking(p, CARPENTER, houses) + lacking(p, PAINTER, houses) + lacking(p, SCHOOL, gnomes)


def lacking(p: Player, shop: Shop, wanted: int) -> int:
    ready = bits.size(p.ground.shops[shop] & p.active) + counts.count(p.tokens, shop)
    return max(wanted - ready, 0)


def turns_to_come(s: Village, seat: Seat, left: float) -> float:
    return left + (1.0 if to_come_this_round(s, seat) else 0.0)


def to_come_this_round(s: Village, seat: Seat) -> bool:
    """Whether the player has a turn in this round that is not over."""
    return (seat - s.first) % s.seats >= (s.turn - s.first) % s.seats


def wages(s: Village, seat: Seat, p: Player) -> int:
    """What the Businesses pay on which own gnomes stand (GNV-56)."""
    found = 0
    base = SLOTS * seat
    for letter in range(p.gnomes):
        slot = p.spot(letter) - base
        if 0 <= slot < SLOTS and p.ground.businesses >> slot & 1:
            found += s.tables.kind_coins[s.tables.kind_of[s.business_at(seat, slot)]]
    return found
