"""The notebook of examples runs from its first cell to its last, and answers what it asks."""

import json
from pathlib import Path
from typing import Any

import pytest

import gnomehall

NOTEBOOK = Path(__file__).parents[2] / "examples" / "results.ipynb"


def test_the_notebook_answers_five_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(gnomehall.__file__).parents[1]))
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    asked = [cell for cell in cells if cell["cell_type"] == "markdown" and "".join(cell["source"]).startswith("## ")]
    assert len(asked) == 5
    seen: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "what it prints is not kept in the repository"
            exec("".join(cell["source"]).replace("GAMES = 300", "GAMES = 24"), seen)
    assert seen["turn_order"]["turn"].to_list() == [1, 2, 3]
    assert seen["turn_order"]["wins"].sum() == pytest.approx(1.0)
    assert seen["lengths"]["games"].sum() == 24
    assert 0.0 <= seen["wanted"]["taken"].min() <= seen["wanted"]["taken"].max() <= 1.0
    assert seen["worth"].height > 0
    scores = sorted(seen["match"].state.scores())
    assert scores[-1] - scores[-2] == seen["closest"]["margin"]
