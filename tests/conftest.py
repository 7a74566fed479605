"""What all tests share: how hard Hypothesis looks, and which build of the rules is under test."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

import gnomehall

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


def pytest_configure() -> None:
    """GNOMEHALL_EXPECT says which build a run is meant for, so that none passes on the other one by mistake."""
    expected = os.environ.get("GNOMEHALL_EXPECT")
    build = "compiled" if gnomehall.COMPILED else "pure"
    if expected not in (None, build):
        raise pytest.UsageError(f"this run is meant for the {expected} build, but the {build} one was found")
