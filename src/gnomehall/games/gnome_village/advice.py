"""What a position of Gnome Village is worth: the points as they stand, and what may still come of it."""

from typing import Final

from gnomehall.core.advice import Features, LinearAdvice
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.architect import ARCHITECT, REARRANGE
from gnomehall.games.gnome_village.tables import CARPENTER, DECLINE, FINISH, GNOMES, PAINTER, SCHOOL, SHOPS, SLOTS, Shop
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
    20.0,  # the upper hand
]  # fmt: skip
"""Found by trial: see docs/strength.md. What they multiply is in `describe`, in this order."""

ROUNDS_A_GNOME: Final = 2.5
"""How long it takes a player to win one more gnome, roughly."""
SURE_LEAD: Final = 8
"""Points that are as good as more."""


class VillageAdvice(LinearAdvice):
    def spread(self, s: State) -> float:
        assert isinstance(s, Village)
        return 2.0 + 0.8 * rounds_to_come(s)

    def depth(self) -> int:
        return 4

    def iterations(self) -> tuple[int, int, int]:
        """Rearranging a village has so many ways that more would not fit the time of hard."""
        return 20, 40, 400

    def worthwhile(self, s: State, actions: list[Action]) -> list[Action]:
        """A whole village is left as it is: there are hundreds of ways to rearrange one, and hardly any is of use."""
        assert isinstance(s, Village)
        step = s.todo[-1].step
        if (step is ARCHITECT or step is REARRANGE) and FINISH in actions:
            if not s.players[s.todo[-1].player].ground.split():
                return [FINISH]
        return actions

    def leanings(self, s: State, actions: list[Action]) -> list[int]:
        """Rather do something than nothing; any place is as good as any other."""
        return [1 if action <= DECLINE else 3 for action in actions]

    def describe(self, s: State, seat: Seat, points: list[int], into: Features) -> None:
        assert isinstance(s, Village)
        p = s.players[seat]
        left = rounds_to_come(s)
        turns = left + (1.0 if to_come_this_round(s, seat) else 0.0)
        dark = float(bits.size(p.ground.houses & ~p.lit))
        upright = float(p.gnomes - bits.size(p.lying))
        for shop in range(SHOPS):
            active = float(bits.size(p.ground.shops[shop] & p.active))
            into.add(min(active, turns) if turns < 2.0 else active)
            into.add(1.0 if p.ground.shops[shop] and left > 0.0 else 0.0)
        into.add(float(counts.total(p.tokens)) * min(turns, 1.0))
        into.add(dark * min(turns, 1.0))
        into.add(dark * left)
        into.add(float(p.gnomes) * left)
        into.add(upright * min(turns, 1.0))
        paid = float(wages(s, seat, p))
        into.add(paid * min(turns, 1.0))
        into.add(paid * left)
        into.add(float(min(p.coins, 3)) * min(turns, 1.0))
        into.add(float(min(p.coins, 9)) * min(left, 3.0))
        into.add(float(p.hats) if s.happy != seat else 0.0)
        into.add(float(bits.size(p.held | p.jailed)))
        into.add(1.0 if p.ground.split() else 0.0)
        into.add(float(bits.size(p.ground.businesses)) * min(left, 4.0))
        into.add(turns)
        into.add(upper_hand(s, seat, points))


def rounds_to_come(s: Village) -> float:
    """How many more turns each player may expect after this round."""
    if s.ended:
        return 0.0
    most = 0
    for p in s.players:
        most = max(most, p.gnomes)
    return ROUNDS_A_GNOME * (s.gnome_limit - most)


def upper_hand(s: Village, seat: Seat, points: list[int]) -> float:
    """From 0 to 1: who leads would end the game now, and the fewer products that still takes, the better."""
    best = -1000
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    lead = min(points[seat] - best, SURE_LEAD)
    return max(lead, 0) / SURE_LEAD * (1.0 - products_lacking(s, s.players[seat]) / (3.0 * s.gnome_limit))


def products_lacking(s: Village, p: Player) -> int:
    """How many products a player has yet to make for the gnome that ends the game."""
    gnomes = s.gnome_limit - p.gnomes
    houses = max(s.gnome_limit - bits.size(p.ground.houses), 0)
    return lacking(p, CARPENTER, houses) + lacking(p, PAINTER, houses) + lacking(p, SCHOOL, gnomes)


def lacking(p: Player, shop: Shop, wanted: int) -> int:
    ready = bits.size(p.ground.shops[shop] & p.active) + counts.count(p.tokens, shop)
    return max(wanted - ready, 0)


def to_come_this_round(s: Village, seat: Seat) -> bool:
    """Whether the player has a turn in this round that is not over."""
    return (seat - s.first) % s.seats >= (s.turn - s.first) % s.seats


def wages(s: Village, seat: Seat, p: Player) -> int:
    """What the Businesses pay on which own gnomes stand (GNV-56)."""
    found = 0
    base = SLOTS * seat
    for gnome in range(GNOMES * seat, GNOMES * seat + p.gnomes):
        slot = s.spots[gnome] - base
        if 0 <= slot < SLOTS and p.ground.businesses >> slot & 1:
            found += s.tables.kind_coins[s.tables.kind_of[s.business_at(seat, slot)]]
    return found
