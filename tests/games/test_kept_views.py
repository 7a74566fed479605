"""Views are put together from parts that are kept: a part must be kept under all that it shows."""

import importlib

import pytest

from gnomehall import registry
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY
from gnomehall.core.vocabulary import SPECTATOR

EVERY = 7
"""A builder that has kept nothing is slow, so it looks at every so many positions."""


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("id_", ["gnomopolis", "gnome_village", "mighty_gnomes"])
def test_a_view_of_kept_parts_is_the_view_of_who_looks_for_the_first_time(id_: str, seats: int) -> None:
    module = importlib.import_module(f"gnomehall.games.{id_}.view_builder")
    game, setup = registry.game(id_.replace("_", "-")), registry.setup(id_.replace("_", "-"), seats)
    kept, compared = module.ViewBuilder(setup.edition.tables), 0
    for seed in range(3):
        s, rng = game.new(setup), Rng(seed)
        while s.player() != NOBODY:
            for viewer in (SPECTATOR, 0, seats - 1):
                view = kept.view(s, viewer)
                if compared % EVERY == 0:
                    assert view == module.ViewBuilder(setup.edition.tables).view(s, viewer)
                compared += 1
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
    assert compared > 100
