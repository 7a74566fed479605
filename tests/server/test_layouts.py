"""Layouts: a database of any release can be led to the newest one and back, and copied, with nothing lost."""

import asyncio
import re
import shutil
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from gnomehall.core.errors import GnomehallError
from gnomehall.server import databases, serve
from gnomehall.server.store import archive, layouts
from gnomehall.server.store.interface import Grant
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.places import Place, PostgresUrl, open_store
from gnomehall.server.store.rows import SCHEMA_VERSION
from gnomehall.server.tables.seats import hash_of
from tests.postgres import Server
from tests.server.halls import LONG, ME, opened, running
from tests.server.test_store import DEAL, ROW, step

FOLDER = Path(__file__).parents[1] / "released"
RELEASES = sorted(path.parent.name for path in FOLDER.glob("*/hall.db"))
RELEASED = FOLDER / "0.1.0" / "hall.db"


@pytest.fixture(params=RELEASES)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database of a release, to change."""
    return Path(shutil.copy(FOLDER / request.param / "hall.db", tmp_path / "old.db"))


@pytest.fixture
def oldest(tmp_path: Path) -> Path:
    """That of release 0.1.0, which has the first layout."""
    return Path(shutil.copy(RELEASED, tmp_path / "oldest.db"))


def layout_of(path: Path) -> int:
    with opened(path) as db:
        (found,) = db.execute("PRAGMA user_version").fetchone()
        return int(found)


def contents(place: Place) -> dict[str, list[archive.Values]]:
    async def read() -> dict[str, list[archive.Values]]:
        async with archive.opened(place, alone=True) as found:
            return {part.name: [row async for chunk in found.rows(part) for row in chunk] for part in archive.PARTS}

    return asyncio.run(read())


def time_of(rows: dict[str, list[archive.Values]]) -> float:
    """When the database was made: later, tables that nobody played at would be cleared away, and seats filled."""
    return float(max(row[10] for row in rows["tables"]) + 1)


def schema(path: Path) -> list[Any]:
    with opened(path) as db:
        return db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def fill(place: Place) -> None:
    async def write() -> None:
        store = await open_store(place)
        await store.create(ROW, [DEAL, step(1)], [Grant(hash_of("a"), "host")])
        await store.close()

    asyncio.run(write())


def test_the_database_of_release_0_1_0_has_the_first_layout_and_tables_of_every_kind() -> None:
    report = asyncio.run(databases.check(RELEASED, replay=True))
    assert report.layout == layouts.FIRST
    assert (report.tables, report.damages, report.unplayable) == (32, [], [])
    states = {(row[1], row[9]) for row in contents(RELEASED)["tables"]}
    games = {"gnomopolis", "gnome-village", "mighty-gnomes", "toadstools"}
    assert states == {(game, state) for game in games for state in ("playing", "over")}


@pytest.mark.parametrize("release", RELEASES)
def test_the_database_of_a_release_is_sound_and_its_tables_can_be_played_on(release: str) -> None:
    report = asyncio.run(databases.check(FOLDER / release / "hall.db", replay=True))
    assert (report.damages, report.unplayable) == ([], [])


def test_the_page_about_hosting_names_the_layout_of_every_release() -> None:
    page = (FOLDER.parents[1] / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = dict(re.findall(r"^\| (\d+\.\d+\.\d+) \| (\d+) \|$", page, re.M))
    assert {release: int(named[release]) for release in RELEASES} == {
        release: layout_of(FOLDER / release / "hall.db") for release in RELEASES
    }


def test_there_and_back_the_database_of_a_release_is_what_it_was(old: Path) -> None:
    layout, rows, made = layout_of(old), contents(old), schema(old)
    assert asyncio.run(databases.migrate(old)) == layout
    assert contents(old) == rows
    assert (schema(old) == made) == (layout == SCHEMA_VERSION)
    assert asyncio.run(databases.migrate(old, layout)) == SCHEMA_VERSION
    assert contents(old) == rows
    assert schema(old) == made
    assert layout_of(old) == layout


def test_a_new_database_has_the_layout_of_one_that_was_led_there(old: Path, tmp_path: Path) -> None:
    asyncio.run(databases.migrate(old))
    fill(tmp_path / "new.db")
    assert schema(old) == schema(tmp_path / "new.db")


def test_in_postgres_the_way_down_and_up_again_changes_no_row(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    def indexes() -> list[str]:
        return postgres_server.ask("SELECT indexdef FROM pg_indexes ORDER BY 1", postgres_place.url)

    fill(postgres_place)
    rows, newest = contents(postgres_place), indexes()
    asyncio.run(databases.migrate(postgres_place, layouts.FIRST))
    assert len(indexes()) < len(newest)
    assert contents(postgres_place) == rows
    asyncio.run(databases.migrate(postgres_place))
    assert (contents(postgres_place), indexes()) == (rows, newest)


def test_in_postgres_too_the_database_of_a_release_goes_down_to_its_layout_and_up_again_whole(
    old: Path, postgres_place: PostgresUrl, postgres_server: Server, tmp_path: Path
) -> None:
    layout = layout_of(old)
    asyncio.run(databases.migrate(old))
    asyncio.run(databases.copy(old, postgres_place))
    rows = contents(old)
    assert asyncio.run(databases.migrate(postgres_place, layout)) == SCHEMA_VERSION
    assert postgres_server.ask("SELECT layout FROM hall", postgres_place.url) == [str(layout)]
    assert contents(postgres_place) == rows
    assert asyncio.run(databases.migrate(postgres_place)) == layout
    assert contents(postgres_place) == rows
    asyncio.run(databases.copy(postgres_place, tmp_path / "back.db"))
    assert contents(tmp_path / "back.db") == rows


def test_a_way_that_fails_in_the_middle_changes_nothing(oldest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = layouts.Migration(SCHEMA_VERSION, ("CREATE INDEX mine ON tables (game)", "CREATE NONSENSE"), ())
    monkeypatch.setattr(layouts, "MIGRATIONS", (wrong,))
    before = schema(oldest)
    with pytest.raises(BadDatabase, match=r"oldest\.db.*NONSENSE"):
        asyncio.run(databases.migrate(oldest))
    assert schema(oldest) == before
    assert layout_of(oldest) == layouts.FIRST


def test_a_hall_opens_the_database_of_a_release_and_its_tables_go_on(old: Path) -> None:
    rows = contents(old)
    going = [row[0] for row in rows["tables"] if row[9] == "playing"]

    async def main() -> None:
        async with running(old, wall=lambda: time_of(rows)) as server:
            listed = await server.get("/api/tables")
            assert {table["state"] for table in listed} == {"playing", "over"}
            for name in going:
                table = await server.hall.table(name)
                assert table.turn >= 0

    asyncio.run(asyncio.wait_for(main(), LONG))
    # While a clock runs, the hall writes down that it is up.
    assert {**contents(old), "uptimes": rows["uptimes"]} == rows
    assert asyncio.run(databases.check(old)).layout == SCHEMA_VERSION


# --- moving -------------------------------------------------------------------------------------


def test_a_hall_moves_to_the_other_database_and_back_whole(
    old: Path, postgres_place: PostgresUrl, tmp_path: Path
) -> None:
    asyncio.run(databases.migrate(old))
    rows, back = contents(old), tmp_path / "back.db"
    sums = asyncio.run(databases.copy(old, postgres_place))
    assert {part: found.rows for part, found in sums.items()} == {part: len(found) for part, found in rows.items()}
    assert contents(postgres_place) == rows
    assert asyncio.run(databases.copy(postgres_place, back)) == sums
    assert contents(back) == rows
    assert (schema(back), asyncio.run(databases.check(back)).damages) == (schema(old), [])


def test_a_hall_that_moved_is_played_on(old: Path, postgres_place: PostgresUrl) -> None:
    asyncio.run(databases.migrate(old))
    asyncio.run(databases.copy(old, postgres_place))

    async def main() -> None:
        async with running(postgres_place, wall=lambda: time_of(rows)) as server:
            public = [row for row in rows["tables"] if row[8]]
            assert len(await server.get("/api/tables")) == len(public)
            made = await server.open(ME, ME)
            async with server.player(made, made["mine"][0]["token"]) as player:
                assert (await player.play())["seq"] == 1

    rows = contents(old)
    asyncio.run(asyncio.wait_for(main(), LONG))


def test_nothing_is_copied_onto_tables_or_from_an_older_layout_or_onto_itself(oldest: Path, place: Place) -> None:
    fill(place)
    before = contents(place)
    with pytest.raises(BadDatabase, match="gnomehall db migrate"):
        asyncio.run(databases.copy(oldest, place))
    asyncio.run(databases.migrate(oldest))
    with pytest.raises(BadDatabase, match="already"):
        asyncio.run(databases.copy(oldest, place))
    with pytest.raises(BadDatabase, match="source and the target"):
        asyncio.run(databases.copy(place, place))
    assert contents(place) == before


def test_a_copy_that_fails_in_the_middle_leaves_nothing(old: Path, postgres_place: PostgresUrl) -> None:
    asyncio.run(databases.migrate(old))
    with opened(old) as db:
        # PostgreSQL has no such character in a text.
        db.execute("UPDATE steps SET moves = moves || char(0) WHERE seq = 3")
    with pytest.raises(BadDatabase):
        asyncio.run(databases.copy(old, postgres_place))
    assert contents(postgres_place) == {part.name: [] for part in archive.PARTS}


def test_a_hall_that_is_served_is_not_moved(place: Place, tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(place)
        with serve.sole_use(place) if isinstance(place, Path) else nullcontext():
            for job in (databases.copy(place, tmp_path / "copy.db"), databases.migrate(place, layouts.FIRST)):
                with pytest.raises(GnomehallError, match="served by another process"):
                    await job
        await store.close()

    asyncio.run(main())


# --- looking ------------------------------------------------------------------------------------


def test_damage_is_found_and_named(place: Place, postgres_server: Server) -> None:
    def change(sql: str) -> None:
        if isinstance(place, PostgresUrl):
            postgres_server.ask(sql, place.url)
        else:
            with opened(place) as db:
                db.execute(sql)

    def found() -> list[str]:
        return asyncio.run(databases.check(place, replay=True)).damages

    fill(place)
    assert found() == []
    change("UPDATE steps SET seq = 5 WHERE seq = 1")
    assert found() == ["table t: its entries are not all there"]
    change("DELETE FROM steps")
    assert found() == ["table t: its entries are not all there"]
    change("UPDATE tables SET seats = 'nobody'")
    assert any(line.startswith("table t can't be read") for line in found())


def test_a_table_that_our_rules_can_not_replay_is_named_and_is_no_damage(place: Place) -> None:
    fill(place)
    report = asyncio.run(databases.check(place, replay=True))
    assert report.damages == []
    (line,) = report.unplayable
    assert line.startswith("table t: ")


def test_what_is_no_hall_is_refused_and_stays_as_it_is(tmp_path: Path, postgres_place: PostgresUrl) -> None:
    empty: tuple[Place, ...] = (tmp_path / "none.db", postgres_place)
    for place in empty:
        with pytest.raises(BadDatabase, match="there is no hall in"):
            asyncio.run(databases.check(place))
    assert not (tmp_path / "none.db").exists()
    with pytest.raises(BadDatabase, match="there is no layout 2"):
        asyncio.run(databases.migrate(RELEASED, 2))
