"""`gnomehall db`: a database is looked at, led to another layout and back, and moved."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gnomehall.server.store.rows import SCHEMA_VERSION as NEWEST
from tests.cli.conftest import Run

RELEASED = Path(__file__).parents[1] / "released" / "0.1.0" / "hall.db"
COUNTS = "32 tables, 4983 entries, 74 grants, 0 editions\n"


@pytest.fixture
def old(tmp_path: Path) -> str:
    """The URL of a copy of the database of release 0.1.0, in the folder where commands run."""
    shutil.copy(RELEASED, tmp_path / "old.db")
    return "sqlite:///old.db"


def test_a_database_is_checked_led_up_and_led_back(command: Run, old: str) -> None:
    checked = command("db", "check", old, "--replay")
    assert checked.stdout == (
        f"old.db: layout 3 (this program writes layout {NEWEST})\n{COUNTS}sound, and every table can be played on\n"
    )
    assert checked.returncode == 0
    assert command("db", "migrate", old).stdout == f"old.db: migrated from layout 3 to layout {NEWEST}\n"
    assert command("db", "migrate", old).stdout == f"old.db: has layout {NEWEST} already\n"
    assert f"layout {NEWEST} " in command("db", "check", old).stdout
    assert command("db", "migrate", old, "--to", "3").stdout == f"old.db: migrated from layout {NEWEST} to layout 3\n"


def test_a_hall_is_copied_and_compared(command: Run, old: str) -> None:
    command("db", "migrate", old)
    done = command("db", "copy", old, "sqlite:///new.db")
    assert done.stdout == (f"old.db copied to new.db, read again and compared: the same in every row\n{COUNTS}")
    again = command("db", "copy", old, "sqlite:///new.db")
    assert (again.returncode, again.stdout) == (2, "")
    assert "there are tables in the target already" in again.stderr


def test_a_hall_moves_to_postgres_and_back(command: Run, old: str, postgres_database: str) -> None:
    command("db", "migrate", old)
    assert COUNTS in command("db", "copy", old, postgres_database).stdout
    checked = command("db", "check", postgres_database, "--replay")
    assert f"{COUNTS}sound, and every table can be played on\n" in checked.stdout
    assert COUNTS in command("db", "copy", postgres_database, "sqlite:///back.db").stdout


def test_damage_is_said_and_is_the_exit_status(command: Run, old: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        (name,) = db.execute("SELECT id FROM tables LIMIT 1").fetchone()
        db.execute("DELETE FROM steps WHERE table_id = ? AND seq = 0", (name,))
    checked = command("db", "check", old)
    assert checked.returncode == 1
    assert f"  table {name}: its entries are not all there\ndamaged: 1 problem\n" in checked.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("db",), "Name one of check, migrate, copy"),
        (("db", "check", "sqlite:///none.db"), "there is no hall in none.db"),
        (("db", "check", "hall.db"), "sqlite:///FILE or postgresql://USER@HOST/NAME, not 'hall.db'"),
        (
            ("db", "migrate", "sqlite:///old.db", "--to", "99"),
            f"there is no layout 99; this program knows 3 to {NEWEST}",
        ),
        (("db", "check", "postgresql://me:secret@127.0.0.1:1/hall"), "postgresql://me@127.0.0.1:1/hall"),
        (("db", "copy", "sqlite:///old.db", "sqlite:///new.db"), "gnomehall db migrate"),
    ],
)
def test_what_can_not_be_done_is_refused_in_one_line(
    command: Run, old: str, words: tuple[str, ...], reason: str
) -> None:
    done = command(*words)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert reason in line
    assert "secret" not in line


def test_postgres_without_its_driver_names_the_extra(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.server.store.places.DRIVER", "no_such_driver")
    done = command("db", "check", "postgresql://me@127.0.0.1:1/hall")
    assert done.returncode == 2
    assert "pip install 'gnomehall[hall-postgres]'" in done.stderr
