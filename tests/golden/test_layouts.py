"""Observations of today are those that a policy learnt from: a layout never changes under its version."""

from hashlib import sha256

import pytest

from gnomehall import registry
from gnomehall.envs import encoding

LAYOUTS = {
    ("gnomopolis", 1): "9c8bcda254126ef8",
    ("gnome-village", 1): "6bdcdbaf4c78af34",
    ("mighty-gnomes", 1): "ee2bcf420dbb0fd7",
    ("toadstools", 1): "ece8c385ff6bbe7e",
}
"""By game and version, for all numbers of players: the names of the numbers, their scales, the number of actions.

A layout that changes is the next version of it, with a line of its own here and one in the changelog.
"""


def digest_of(game: str) -> str:
    found = sha256()
    for seats in registry.game(game).meta.seats:
        encoded = encoding(game, seats)
        found.update(repr((encoded.layout.names(), encoded.layout.scales(), encoded.actions)).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_layout_never_changes_under_its_version(game: str) -> None:
    assert digest_of(game) == LAYOUTS[game, encoding(game).layout.version]
