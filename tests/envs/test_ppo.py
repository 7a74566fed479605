"""sb3-contrib's MaskablePPO learns a game as it is: the run of the example with a smaller budget."""

from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="PyTorch is large: `make ppo` installs it and runs this test")


def test_a_short_run_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    example = import_module("maskable_ppo")
    model = example.train("gnomopolis", steps=12_288, seed=1)
    assert example.win_rate(model, "gnomopolis", games=40) > 0.75
