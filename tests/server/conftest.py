"""Databases for the tests of the server: every test with a `place` runs on both kinds of them."""

from pathlib import Path

import pytest

from gnomehall.server import limits
from gnomehall.server.peers import caller, link
from gnomehall.server.store import authority
from gnomehall.server.store.places import Place, PostgresUrl
from tests.server.halls import PATIENCE


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall that does not lose its patience with a busy machine, on which a disk or a process may take seconds.

    What happens when such a time is over is tested where it is made short.
    """
    for where, name in (
        (limits, "LOCKED_SECONDS"),
        (limits, "HEALTH_SECONDS"),
        (limits, "OUTSIDE_SECONDS"),
        (authority, "LEASE_SECONDS"),
        (link, "SILENT_SECONDS"),
        (caller, "GREETING_SECONDS"),
    ):
        monkeypatch.setattr(where, name, PATIENCE)


@pytest.fixture
def postgres_place(postgres_database: str) -> PostgresUrl:
    """An empty database of PostgreSQL."""
    return PostgresUrl(postgres_database)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a hall can be kept."""
    if request.param == "sqlite":
        return tmp_path / "s.db"
    found: PostgresUrl = request.getfixturevalue("postgres_place")
    return found
