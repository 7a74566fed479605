"""Games by lot, position by position."""

from collections.abc import Iterator

from gnomehall import registry
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village.state import Village


def positions(seats: int, seed: int, **options: str) -> Iterator[Village]:
    """Every position of a game, the last included; a copy each, so that they can be kept."""
    s = GAME.new(registry.setup("gnome-village", seats, options))
    rng = Rng(seed)
    yield s.copy()
    while s.player() != NOBODY:
        actions = s.legal_actions()
        s.apply(roll(s, rng) if s.player() == CHANCE else actions[rng.below(len(actions))])
        yield s.copy()
