"""Simulations give tables."""

from pathlib import Path

import pytest

import gnomehall
from gnomehall import registry
from gnomehall.bots.roster import UnknownBot


def test_a_simulation_has_a_row_for_each_bot() -> None:
    result = gnomehall.simulate("toadstools", ["greedy", "random", "random"], games=30, seed=5)
    assert [row["bot"] for row in result] == ["greedy", "random", "random"]
    assert sum(result.column("wins")) == pytest.approx(30)
    assert result.columns[:3] == ["bot", "games", "wins"]


def test_the_games_of_a_simulation_are_a_table_too() -> None:
    result = gnomehall.simulate("toadstools", ["greedy", "random"], games=30)
    assert len(result.games) == 30
    wins = sum(1 / len(firsts) for game in result.games if "greedy" in (firsts := winners(game)))
    assert wins == pytest.approx(result[0]["wins"])
    assert [row["seat"] for row in result.seats] == [0, 1]


def winners(game: dict[str, object]) -> list[object]:
    return [game[f"bot_{seat}"] for seat in range(2) if game[f"place_{seat}"] == 0]


def test_a_simulation_depends_on_its_seed_alone() -> None:
    bots = ["greedy", "random"]
    assert gnomehall.simulate("toadstools", bots, 20, seed=1) == gnomehall.simulate("toadstools", bots, 20, seed=1)
    one, other = (gnomehall.simulate("toadstools", bots, 20, seed=seed).games for seed in (1, 2))
    assert one != other


def test_a_simulation_takes_an_edition(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(registry.shipped_text("toadstools").replace("copies = 6", "copies = 9"), encoding="utf-8")
    shipped = gnomehall.simulate("toadstools", ["random"] * 2, games=4)
    longer = gnomehall.simulate("toadstools", ["random"] * 2, games=4, edition=mine)
    assert min(longer.games.column("decisions")) > max(shipped.games.column("decisions"))


def test_what_can_not_be_simulated_is_refused() -> None:
    with pytest.raises(UnknownBot):
        gnomehall.simulate("toadstools", ["best", "random"])
    with pytest.raises(gnomehall.BadSetup, match="at least one game"):
        gnomehall.simulate("toadstools", ["random"] * 2, games=0)
    with pytest.raises(gnomehall.BadSetup, match="2 to 4 players"):
        gnomehall.simulate("toadstools", ["random"])


def test_a_table_is_shown_in_columns_and_not_at_any_length() -> None:
    table = gnomehall.Table([{"name": "a<b", "share": 0.5}, {"name": "c", "share": 12.25}], "Shares")
    assert str(table) == "Shares\nname   share\na<b    0.500\nc     12.250"
    assert repr(table) == str(table)
    assert "<td>a&lt;b</td>" in table._repr_html_()
    long = gnomehall.Table([{"n": n} for n in range(50)])
    assert str(long).splitlines()[-1] == "... and 30 more"
    assert "and 30 more" in long._repr_html_()
    assert long[-1] == {"n": 49}
    assert len(long[10:20]) == 10
    assert str(gnomehall.Table([])) == ""
