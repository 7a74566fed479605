"""Chapter 18: invariants, and that no turn goes on for ever."""

import pytest

from gnomehall import registry
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.invariants import weight
from gnomehall.games.mighty_gnomes.state import Mighty, capacity, room
from gnomehall.games.mighty_gnomes.tables import CLAIMS, DRUID, END, EXCHANGES, TRADES, USES
from gnomehall.parts import bag, bits, counts
from tests.games.mighty_gnomes.table import table


def is_exchange(action: int) -> bool:
    return EXCHANGES <= action < TRADES


@pytest.mark.rule("MIG-144", "MIG-E38")
def test_each_exchange_lowers_the_weight_by_one_until_none_is_left() -> None:
    t = table().has(0, "XWS").turn(0)
    weights = [weight(t.home(0).stock)]
    for move in ("exchange X M", "exchange WS C", "exchange MC W"):
        t.play(move)
        weights.append(weight(t.home(0).stock))
    assert weights == [4, 3, 2, 1]
    assert t.moves("exchange") == []


@pytest.mark.rule("MIG-144")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_who_exchange_whenever_they_can_still_come_to_an_end(seats: int) -> None:
    setup = registry.setup("mighty-gnomes", seats)
    for seed in range(3):
        s, rng = GAME.new(setup), Rng(seed)
        moves = decisions = exchanges = 0
        while s.player() != NOBODY:
            actions = s.legal_actions()
            if s.player() == CHANCE:
                action = roll(s, rng)
            else:
                wasteful = [a for a in actions if is_exchange(a)] or [a for a in actions if a < CLAIMS] or actions
                action = wasteful[rng.below(len(wasteful))]
                decisions += 1
                exchanges += is_exchange(action)
                before, seat = weight(s.homes[s.player()].stock), s.player()
            s.apply(action)
            if is_exchange(action):
                assert weight(s.homes[seat].stock) == before - 1
            moves += 1
        assert moves < GAME.bound(setup)
        assert decisions <= 276 * seats + 71
        assert exchanges > 0


def holds_always(s: Mighty) -> None:
    """The invariants of chapter 18 that a census does not show."""
    for seat, home in enumerate(s.homes):
        assert 0 <= home.keys <= s.tables.key_limit
        assert home.coins >= 0
        assert counts.holds(home.stock, 0)
        assert bits.size(home.cards) <= capacity(s, home)
        assert home.cards & ~s.stacks == 0
        full = counts.total(home.stock) > room(s, home)
        assert not full or (s.asked(), s.player()) == ("discard", seat)
    owned = [sum(home.cards >> gnome & 1 for home in s.homes) for gnome in bits.members(s.stacks)]
    assert all(n <= s.seats for n in owned)
    if s.asked() == "claim":
        assert not s.laid
        assert all(home.bedroom for home in s.homes)


@pytest.mark.rule("MIG-3", "MIG-144", "MIG-Q70", "MIG-83")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components_are_conserved_and_invariants_hold_after_every_action(seats: int) -> None:
    setup = registry.setup("mighty-gnomes", seats)
    for seed in range(4):
        s, rng = GAME.new(setup), Rng(seed, seats)
        census = GAME.census(s)
        points = [0] * seats
        turns = claims = 0
        while s.player() != NOBODY:
            actions = s.legal_actions()
            action = roll(s, rng) if s.player() == CHANCE else actions[rng.below(len(actions))]
            turns += USES < action < USES + DRUID and s.asked() == "turn"
            claims += CLAIMS <= action < END
            s.apply(action)
            assert GAME.census(s) == census
            holds_always(s)
            now = [counts.total(home.points) for home in s.homes]
            assert all(a >= b for a, b in zip(now, points, strict=True))
            points = now
        assert (turns, claims) == (15 * seats, 5 * seats)
    assert sum(n for name, n in census.items() if name.startswith("chests")) == 24
    assert [n for name, n in census.items() if name.startswith("tokens")] == [16] * 5
    assert bag.total(s.tables.chest_bag) == 24
