"""Self-play as data: the games that were played, row by row."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from gnomehall import registry
from gnomehall.cli.main import main
from gnomehall.envs import encoding
from gnomehall.envs.selfplay import BadTarget, SelfPlay, read_npz, write_games
from gnomehall.files import BadFile
from gnomehall.sim.batch import Batch, run
from gnomehall.sim.tally import Played

CASES = [(game.meta.id, seats) for game in registry.all_games() for seats in (2, 3)]


def batch(game: str, seats: int = 2, games: int = 3, seed: int = 4) -> Batch:
    return Batch(game, ("random", "greedy", "random")[:seats], games, seed)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_rows_are_the_decisions_of_the_games_that_sim_plays(game: str, seats: int, tmp_path: Path) -> None:
    wanted, played = batch(game, seats), list[Played]()
    run(wanted, jobs=1, watch=played.append)
    rows = write_games(tmp_path / "games.npz", SelfPlay(wanted), jobs=1)
    facts, columns = read_npz(tmp_path / "games.npz")
    assert rows == len(columns["action"]) == sum(found.decisions for found in played)
    assert facts["entrants"] == list(wanted.bots)
    for found in played:
        mine = columns["game"] == found.number
        assert mine.sum() == found.decisions
        for seat in range(seats):
            worth = set(columns["reward"][mine & (columns["seat"] == seat)].tolist())
            assert (max(worth) == 1) == (found.places[seat] == 0 and found.places.count(0) == 1)
    assert columns["mask"][np.arange(rows), columns["action"]].all()


def test_a_row_is_what_the_seat_observed_and_may_be_played_again(tmp_path: Path) -> None:
    write_games(tmp_path / "games.npz", SelfPlay(batch("toadstools", games=1)), jobs=1)
    facts, columns = read_npz(tmp_path / "games.npz")
    found = encoding("toadstools", 2)
    assert columns["observation"].shape[1] == found.size
    assert {name: slice(*where) for name, where in facts["fields"].items()} == found.layout.slices()
    assert columns["mask"].shape[1] == facts["actions"] == found.actions
    decides = columns["observation"][:, found.layout.slice("decides")]
    assert (decides[:, 0] == 1).all()


def test_parquet_holds_the_same_as_npz(tmp_path: Path) -> None:
    wanted = SelfPlay(batch("toadstools"), "margin")
    write_games(tmp_path / "games.npz", wanted, jobs=1)
    write_games(tmp_path / "games.parquet", wanted, jobs=1)
    facts, columns = read_npz(tmp_path / "games.npz")
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert json.loads(table.schema.metadata[b"gnomehall"]) == facts
    for name in ("game", "seat", "action", "reward", "observation"):
        assert (np.array(table[name].to_pylist()) == columns[name]).all()


def test_the_number_of_processes_makes_no_difference(tmp_path: Path) -> None:
    for jobs in (1, 2):
        write_games(tmp_path / f"{jobs}.npz", SelfPlay(batch("toadstools", games=6)), jobs=jobs)
    one, two = read_npz(tmp_path / "1.npz")[1], read_npz(tmp_path / "2.npz")[1]
    assert all((one[name] == two[name]).all() for name in one)


def test_a_file_of_another_kind_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadTarget, match=r"games\.csv: the name must end in \.npz or \.parquet"):
        write_games(tmp_path / "games.csv", SelfPlay(batch("toadstools")))
    with pytest.raises(BadFile, match="no folder"):
        write_games(tmp_path / "nowhere" / "games.npz", SelfPlay(batch("toadstools")))
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.npz"
    words = ["selfplay", "toadstools", "--games", "2", "--out", str(path), "--jobs", "1"]
    assert main([*words, "--language", "en"]) == 0
    rows = len(read_npz(path)[1]["game"])
    assert capsys.readouterr().out == f"{path}: {rows} decisions of 2 games\n"
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(path), "games": 2, "decisions": rows}
