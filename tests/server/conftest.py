"""Databases for the tests of the server: every test with a `place` runs on both kinds of them."""

from pathlib import Path

import pytest

from gnomehall.server.store.places import Place, PostgresUrl


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
