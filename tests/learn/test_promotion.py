"""A challenger takes the title only if it surely plays better, and every generation is logged."""

from pathlib import Path

import pytest

from gnomehall.core.network import Weights
from gnomehall.core.weights import digest
from gnomehall.learn import generations
from gnomehall.learn.generations import Plan, Run
from gnomehall.learn.training import Trained
from gnomehall.sim.tally import wilson


def surely(least: float, games: int = 400) -> int:
    """The fewest wins whose interval is above this."""
    return next(wins for wins in range(games) if wilson(wins, games)[0] > least)


@pytest.mark.parametrize(("short_by", "promoted"), [(0, True), (1, False), (100, False)])
def test_the_lower_end_of_the_interval_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_by: int, promoted: bool
) -> None:
    run = Run(tmp_path, Plan("gnomopolis"))
    silent = Weights([[0, 0] for _ in run.inputs.names], [0, 0], [0, 0], 1)
    wins = surely(0.52) - short_by
    monkeypatch.setattr(generations, "train", lambda *args: Trained(silent, 10, 0.7, 0.6, 0.6))
    monkeypatch.setattr(Run, "play", lambda *args: 4)
    monkeypatch.setattr(Run, "duel", lambda *args: (float(wins), *wilson(wins, 400)))
    done = run.advance()
    assert done.promoted == promoted
    champion = run.champion()
    assert (champion is not None) == promoted
    assert champion is None or digest(champion) == done.network
    assert run.advance().generation == 1
    assert [line["promoted"] for line in run.log()] == [promoted, promoted]
    assert (tmp_path / "networks" / "001.net").exists()
