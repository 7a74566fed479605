"""Editions are written out, changed, checked and played."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from gnomehall import registry

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_is_exported_is_a_good_edition(command: Run, tmp_path: Path, game: str) -> None:
    exported = command("edition", "export", game)
    assert exported.returncode == 0
    assert exported.stdout == registry.shipped_text(game)
    (tmp_path / "my.toml").write_text(exported.stdout, encoding="utf-8")
    for more in ((), ("--game", game)):
        done = command("edition", "check", "my.toml", *more)
        assert done.returncode == 0
        assert registry.shipped_edition(game).digest in done.stdout
        assert "as shipped" in done.stdout


def test_the_counts_of_a_good_edition_are_told(command: Run, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(registry.shipped_text("toadstools").replace("copies = 6", "copies = 7"))
    said = command("edition", "check", "my.toml").stdout
    assert "a good edition of Toadstools" in said
    assert "changed from the shipped one" in said
    assert "mushrooms 3" in " ".join(said.split())


def test_every_mistake_is_named_by_entry_and_field(command: Run, tmp_path: Path) -> None:
    text = registry.shipped_text("toadstools")
    text = text.replace("copies = 6", "copies = -6").replace("hand = 3", "hands = 3").replace('"bolete"', '"puffball"')
    (tmp_path / "my.toml").write_text(text)
    done = command("edition", "check", "my.toml")
    assert done.returncode == 2
    problems = done.stdout.splitlines()
    assert all(problem.startswith("my.toml: ") for problem in problems)
    assert "my.toml: mushrooms chanterelle: copies: must be at least 1, not -6" in problems
    assert "my.toml: edition: hand: is missing" in problems
    assert any("hands: is unknown" in problem for problem in problems)
    assert any("'puffball' is already the id of" in problem for problem in problems)
    assert done.stderr == f"gnomehall: my.toml: {len(problems)} problems to mend\n"


def test_a_wrong_edition_is_not_played(command: Run, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(registry.shipped_text("toadstools").replace("copies = 6", "copies = 'six'"))
    for words in ("play toadstools", "sim toadstools", "perft toadstools --players 2 --depth 1"):
        done = command(*words.split(), "--edition", "my.toml")
        assert done.returncode == 2
        assert done.stdout == ""
        assert "my.toml: mushrooms chanterelle: copies: must be a whole number, not 'six'" in done.stderr


def test_games_lists_seats_options_and_credits(command: Run) -> None:
    said = " ".join(command("games").stdout.split())
    for game in registry.all_games():
        assert game.meta.id in said
        assert game.meta.minutes in said
        for option in game.meta.options:
            assert option.name in said
            assert option.rule in said
    assert "Igor Knop and Patrick Matheus" in said
    assert "1-4" in said


def test_a_rule_is_shown_by_its_number(command: Run) -> None:
    done = command("rules", "gno-41")
    assert done.returncode == 0
    assert done.stdout.startswith("GNO-41 ")
    assert "GNO-42" not in done.stdout
    assert "GNO-42" in command("rules", "gnomopolis").stdout
