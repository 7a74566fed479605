"""With a tiny budget, a network already judges better than the advice that it starts from."""

import json
from pathlib import Path

import pytest

from gnomehall.cli.main import main
from gnomehall.learn.generations import OtherRun, Plan, Run

pytest.importorskip("torch", reason="PyTorch is large: `make learn` installs it and runs this test")


def test_learning_improves_on_the_start_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["learn", "gnomopolis", "--folder", str(tmp_path), "--games", "400", "--duel", "40", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["generation"] == 0
    assert first["held_out_loss"] < 0.97 * first["plain_loss"]
    assert first["wins"] > first["duel"] / 2
    played = {path: path.stat().st_mtime_ns for path in (tmp_path / "replay").iterdir()}
    (tmp_path / "log.jsonl").unlink()
    (tmp_path / "champion.net").unlink(missing_ok=True)
    assert main([*words, "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    times = dict.fromkeys((name for name in first if name.endswith("seconds")), 0)
    assert again | times == first | times
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "replay").iterdir()} == played
    assert main([*words, "--games", "40"]) == 0
    assert "Generation 1" in capsys.readouterr().out
    with pytest.raises(OtherRun, match="gnomopolis"):
        Run(tmp_path, Plan("gnome-village"))
