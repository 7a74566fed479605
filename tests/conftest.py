"""What all tests share: how hard Hypothesis looks, which build of the rules is under test, and a PostgreSQL."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

import gnomehall
from tests import postgres

settings.register_profile(
    "quick",
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # a smaller seed is no simpler game, so nothing is shrunk
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("quick"), max_examples=100, derandomize=False, print_blob=True)
settings.load_profile("quick")
# Hypothesis links the settings of each test to those of the one before and walks the whole chain.
sys.setrecursionlimit(20_000)
# A shell has its background jobs ignore the interrupt, and so would every command that a test interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure() -> None:
    """GNOMEHALL_EXPECT says which build a run is meant for, so that none passes on the other one by mistake."""
    expected = os.environ.get("GNOMEHALL_EXPECT")
    build = "compiled" if gnomehall.COMPILED else "pure"
    if expected not in (None, build):
        raise pytest.UsageError(f"this run is meant for the {expected} build, but the {build} one was found")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """A PostgreSQL server for all tests of this process."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_database(postgres_server: postgres.Server) -> str:
    """The URL of an empty database of it."""
    return postgres_server.new_database()
