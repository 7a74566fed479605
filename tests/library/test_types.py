"""A program that uses the library is clean for a strict type checker."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import gnomehall
from gnomehall import registry

match: gnomehall.Match = gnomehall.new("gnomopolis", seats=2, seed=7)
moves: list[str] = match.legal()
for event in match.play(moves[0]):
    kind: str = event.kind
text: str = match.undo().text
scores: tuple[int, ...] = match.finish([gnomehall.bot("random"), "greedy"]).scores
rounds: int = match.view(0).round
match.save("evening.game")
loaded: gnomehall.Match = gnomehall.load("evening.game")
key: bytes = loaded.state.key()
table = gnomehall.simulate("toadstools", ["random", "greedy"], games=10)
names: list[str] = [str(row["bot"]) for row in table]
state = registry.game("toadstools").new(registry.setup("toadstools", 2))
reveal_type(state)
reveal_type(match.game.new(match.setup))
match.play(1.5)
"""


def test_a_program_is_checked_and_only_what_is_wrong_in_it_is_found(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", program.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    *notes, error = done.stdout.splitlines()
    assert len(notes) == 2
    assert all(note.endswith('Revealed type is "gnomehall.core.state.State"') for note in notes)
    assert 'incompatible type "float"; expected "str | int"' in error
