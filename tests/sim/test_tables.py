"""Results as data: every game, seat and taking is a row, and folders are joined without counting a game twice."""

from collections.abc import Callable
from pathlib import Path

import polars
import pyarrow.parquet
import pytest

from gnomehall import registry
from gnomehall.core.record import loads
from gnomehall.sim.batch import Batch, run
from gnomehall.sim.compare import Goal, compare
from gnomehall.sim.merging import merge
from gnomehall.sim.paired import Pairing
from gnomehall.sim.tables import COLUMNS, BadTables, Rows, TableWriter
from gnomehall.sim.tally import Played

Spoil = Callable[[Path], object]

BATCH = Batch("toadstools", ("random",) * 3, games=12, seed=7, counts_takings=True, records=True)


def write(folder: Path, batch: Batch = BATCH) -> list[Played]:
    folder.mkdir(parents=True)
    rows, played = Rows(batch), list[Played]()
    with TableWriter(folder) as tables:

        def count(game: Played) -> None:
            played.append(game)
            tables.add(rows.rows(game))

        run(batch, 1, watch=count)
    return played


def table(folder: Path, name: str) -> polars.DataFrame:
    return polars.read_parquet(folder / f"{name}.parquet")


def test_every_game_and_seat_is_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.sim.tables.MOST_KEPT", 5)
    played = write(tmp_path / "a")
    games, seats = table(tmp_path / "a", "games"), table(tmp_path / "a", "seats")
    assert games["number"].to_list() == list(range(12)), (
        "written in three parts, in their order, and no row is a header"
    )
    assert games["rounds"].to_list() == [game.rounds for game in played]
    assert seats.height == 36
    assert seats["won"].sum() == pytest.approx(12)
    by_game = seats.group_by("number", maintain_order=True).agg("score", "place", "turn")
    assert by_game["score"].to_list() == [list(game.scores) for game in played]
    assert [sorted(turns) for turns in by_game["turn"].to_list()] == [[1, 2, 3]] * 12
    assert [min(places) for places in by_game["place"].to_list()] == [1] * 12
    assert not list((tmp_path / "a").glob(".*")), "no part is left behind"


def test_takings_add_up_to_what_was_taken(tmp_path: Path) -> None:
    batch = Batch("gnomopolis", ("greedy", "greedy"), games=3, seed=1, counts_takings=True)
    played = write(tmp_path / "a", batch)
    takings = table(tmp_path / "a", "takings")
    things = registry.game("gnomopolis").faces().things(batch.setup())
    for game in played:
        assert game.takings is not None
        for seat, took in enumerate(game.takings.took):
            rows = takings.filter((polars.col("number") == game.number) & (polars.col("seat") == seat))
            found = {(row["kind"], row["id"]): row["times"] for row in rows.iter_rows(named=True)}
            wanted = {(thing.kind, thing.id): n for thing, n in zip(things, took, strict=True) if n}
            assert found == wanted
    offers = table(tmp_path / "a", "offers")
    assert offers.height == sum(len(game.takings.offered) for game in played if game.takings is not None)


def test_the_tables_have_the_columns_that_the_page_describes(tmp_path: Path) -> None:
    write(tmp_path / "a")
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    for name, columns in COLUMNS.items():
        # Arrow reads it too, so whatever is built on Arrow does.
        assert pyarrow.parquet.read_schema(tmp_path / "a" / f"{name}.parquet").names == list(columns)
        assert f"`{name}.parquet`" in page
        for column in columns:
            assert f"`{column}`" in page


def test_a_record_is_the_game_that_its_row_tells_of(tmp_path: Path) -> None:
    played = write(tmp_path / "a")
    for row in table(tmp_path / "a", "records").iter_rows(named=True):
        over = registry.replay_record(loads(row["record"])).state
        assert over.scores() == list(played[row["number"]].scores)
        assert over.player() < 0


@pytest.mark.parametrize("counts_takings", [False, True])
def test_a_game_is_the_same_whether_it_is_written_down_or_not(counts_takings: bool) -> None:
    noted, plain = list[Played](), list[Played]()
    words = {"games": 6, "seed": 3, "counts_takings": counts_takings}
    run(Batch("mighty-gnomes", ("greedy", "random"), records=True, **words), 1, watch=noted.append)  # type: ignore[arg-type]  # words of several types
    run(Batch("mighty-gnomes", ("greedy", "random"), **words), 1, watch=plain.append)  # type: ignore[arg-type]  # the same
    assert [(game.scores, game.decisions, game.takings) for game in noted] == [
        (game.scores, game.decisions, game.takings) for game in plain
    ]
    assert all(game.record is not None for game in noted)


def test_a_comparison_writes_the_games_of_both_editions(tmp_path: Path) -> None:
    text = registry.shipped_text("toadstools").replace("copies = 4", "copies = 5")
    pairing = Pairing("toadstools", 2, "random", 0, {}, (None, text), records=True)
    with TableWriter(tmp_path, "2-") as tables:
        compare(pairing, Goal(pairs=10), 1, tmp_path, None, tables)
    games = table(tmp_path, "2-games")
    assert games.group_by("edition_hash").len()["len"].to_list() == [10, 10]
    assert games["batch"].n_unique() == 2
    assert games["legal_moves"].null_count() == 0
    records = table(tmp_path, "2-records").join(games, on=["batch", "seed", "number"])
    for row in records.iter_rows(named=True):
        assert registry.replay_record(loads(row["record"])).setup.edition.digest == row["edition_hash"]


def test_of_equal_editions_a_comparison_writes_each_game_once(tmp_path: Path) -> None:
    with TableWriter(tmp_path, "2-") as tables:
        compare(Pairing("toadstools", 2, "random", 0, {}, (None, None)), Goal(pairs=6), 1, None, None, tables)
    assert table(tmp_path, "2-games").height == 6


def test_folders_are_joined_and_a_game_in_several_is_counted_once(tmp_path: Path) -> None:
    one, two, both = tmp_path / "one", tmp_path / "deep" / "two", tmp_path / "both"
    write(one)
    write(two, Batch("toadstools", ("random",) * 3, games=20, seed=7, counts_takings=True))
    write(tmp_path / "deep" / "three", Batch("toadstools", ("random",) * 3, games=5, seed=8, counts_takings=True))
    both.mkdir()
    found = merge([one, tmp_path / "deep"], both)
    assert (found.games, found.repeated) == (25, 12)
    assert table(both, "games").select("seed", "number").unique().height == 25
    assert table(both, "seats").height == 75
    assert table(both, "records").height == 12
    [standing] = found.standings
    assert (standing.bot, standing.games) == ("random", 75)
    assert standing.wins == pytest.approx(25)


def test_folders_that_contradict_each_other_are_refused(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    write(one)
    write(two)
    seats = table(two, "seats")
    seats.with_columns(polars.col("score") + 1).write_parquet(two / "seats.parquet")
    with pytest.raises(BadTables, match=r"game 0 of seed 7, batch .* is there twice, and differs in its seats"):
        merge([one, two], tmp_path)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda folder: (folder / "seats.parquet").unlink(), "no seats.parquet beside"),
        (lambda folder: (folder / "games.parquet").unlink(), "there is no games.parquet in"),
        (lambda folder: (folder / "games.parquet").write_bytes(b"PAR"), "games.parquet is no Parquet file"),
        (
            lambda folder: table(folder, "games").drop("ending").write_parquet(folder / "games.parquet"),
            "is not a table of games as this version writes it: look at its column ending",
        ),
        (
            lambda folder: table(folder, "seats").head(4).write_parquet(folder / "seats.parquet"),
            "game 1 of seed 7, .* is not whole",
        ),
    ],
)
def test_a_folder_that_is_not_whole_is_refused(tmp_path: Path, spoil: Spoil, said: str) -> None:
    write(tmp_path / "a")
    spoil(tmp_path / "a")
    with pytest.raises(BadTables, match=said):
        merge([tmp_path / "a"], tmp_path / "out")
