"""The gates of the three games hold for what is shipped, and a change for the worse breaks them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import gnomehall
from gnomehall import registry
from gnomehall.cli.toml import write_toml
from gnomehall.cli.variants import set_field
from gnomehall.sim.compare import Goal, compare
from gnomehall.sim.gate import Breach, Gate, read_gate
from gnomehall.sim.paired import Pairing

FOLDER = Path(__file__).parents[2] / "docs" / "balance"
GAMES = ("gnomopolis", "gnome-village", "mighty-gnomes")

pytestmark = pytest.mark.skipif(
    not gnomehall.COMPILED, reason="bots that think take minutes without the compiled build"
)


def gate_of(game: str) -> Gate:
    path = FOLDER / f"{game}.toml"
    return read_gate(path.read_text(encoding="utf-8"), path.name)


def breaches(game: str, edition: str | None, bot: str, games: int) -> list[Breach]:
    found = compare(Pairing(game, 2, bot, 5, {}, (edition, edition)), Goal(pairs=games), jobs=1)
    return gate_of(game).breaches(found)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_holds_its_gate(game: str) -> None:
    assert breaches(game, None, "medium", 20) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_exception_of_a_gate_is_a_component_of_the_game(game: str) -> None:
    things = {str(thing) for thing in registry.game(game).faces().things(registry.setup(game, 2))}
    assert gate_of(game).exceptions <= things


@pytest.mark.parametrize(
    ("game", "sets", "what"),
    [
        ("gnomopolis", {"buildings.B08.immigration": ["W"] * 9}, "card: B08"),
        ("gnomopolis", {"stock.2.coins": 3}, "rounds"),
        ("gnome-village", {"supply.rounds": 3}, "rounds"),
        ("mighty-gnomes", {"table.crystal_points": 9, "table.items_per_point": 1}, "score"),
    ],
)
def test_a_change_for_the_worse_breaks_its_gate(game: str, sets: dict[str, Any], what: str) -> None:
    data = tomllib.loads(registry.shipped_text(game))
    for path, value in sets.items():
        set_field(data, path, value)
    assert what in {breach.what for breach in breaches(game, write_toml(data), "greedy", 40)}
