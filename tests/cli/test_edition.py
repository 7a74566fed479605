"""Editions are written out, changed, checked and played."""

import csv
import io
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
    assert done.stderr == f"gnomehall: my.toml: {len(problems)} problems to fix\n"


def test_a_wrong_edition_is_not_played(command: Run, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(registry.shipped_text("toadstools").replace("copies = 6", "copies = 'six'"))
    for words in ("play toadstools", "sim toadstools", "perft toadstools --players 2 --depth 1"):
        done = command(*words.split(), "--edition", "my.toml")
        assert done.returncode == 2
        assert done.stdout == ""
        assert "my.toml: mushrooms chanterelle: copies: must be a whole number, not 'six'" in done.stderr


@pytest.mark.parametrize("sign", [",", ";", "\t"])
@pytest.mark.parametrize("game", registry.GAMES)
def test_an_edition_goes_to_a_spreadsheet_and_back(command: Run, tmp_path: Path, game: str, sign: str) -> None:
    sheet = command("edition", "csv", game)
    assert sheet.returncode == 0
    rows = list(csv.reader(io.StringIO(sheet.stdout)))
    with (tmp_path / "cards.csv").open("w", encoding="utf-8-sig", newline="") as file:
        # As spreadsheets write it: every row as wide as the widest.
        widest = max(map(len, rows))
        csv.writer(file, delimiter=sign).writerows(row + [""] * (widest - len(row)) for row in rows)
    back = command("edition", "csv", "cards.csv")
    assert back.returncode == 0, back.stderr
    assert registry.game(game).edition(back.stdout).digest == registry.shipped_edition(game).digest


def test_a_changed_cell_is_a_changed_edition(command: Run, tmp_path: Path) -> None:
    sheet = command("edition", "csv", "toadstools").stdout
    (tmp_path / "cards.csv").write_text(sheet.replace("bolete,5", "bolete,7") + "\n", encoding="utf-8")
    back = command("edition", "csv", "cards.csv").stdout
    (tmp_path / "my.toml").write_text(back, encoding="utf-8")
    assert registry.game("toadstools").edition(back).digest != registry.shipped_edition("toadstools").digest
    assert "bolete,7" in command("edition", "csv", "my.toml").stdout


def test_mistakes_in_a_spreadsheet_are_named_by_their_cell(command: Run, tmp_path: Path) -> None:
    sheet = command("edition", "csv", "toadstools").stdout
    rows = sheet.splitlines()
    assert rows[4].startswith("hand,")
    assert rows[8] == "id,copies"
    wrong = sheet.replace("hand,3", "hand,three").replace("bolete,5", "bolete,-5").replace("puffball,4", "puffball,")
    (tmp_path / "cards.csv").write_text(wrong, encoding="utf-8")
    done = command("edition", "csv", "cards.csv")
    assert done.returncode == 2
    assert done.stdout == ""
    said = done.stderr.splitlines()
    assert "cards.csv: B5: edition: hand: must be a whole number, not 'three'" in said
    assert "cards.csv: B11: mushrooms bolete: copies: must be at least 1, not -5" in said
    assert "cards.csv: B12: mushrooms puffball: copies: is missing" in said
    assert said[-1] == "gnomehall: cards.csv: 3 problems to fix"


def test_an_entry_without_an_id_is_found_by_its_first_field(command: Run, tmp_path: Path) -> None:
    rows = command("edition", "csv", "gnomopolis").stdout.splitlines()
    [number] = [at for at, row in enumerate(rows, 1) if row.startswith("2,5,30,")]
    rows[number - 1] = rows[number - 1].replace("2,5,30,", "2,5,-4,")
    (tmp_path / "cards.csv").write_text("\n".join(rows), encoding="utf-8")
    done = command("edition", "csv", "cards.csv")
    assert done.returncode == 2
    assert f"cards.csv: C{number}: stock 2: coins: must be at least 1, not -4" in done.stderr.splitlines()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game,toadstools\n", "begins with [edition]"),
        ("[edition]\nname,first\n", "no row says which game it is for"),
        ("[edition]\ngame,chess\n", "chess"),
        ("[edition]\ngame,toadstools\n[[mushrooms]]\nid,copies\nbolete,5,6\n", "cards.csv: C5: its column has no name"),
    ],
)
def test_what_is_no_spreadsheet_of_an_edition_is_refused(command: Run, tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "cards.csv").write_text(text, encoding="utf-8")
    done = command("edition", "csv", "cards.csv")
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


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
    assert "GNO-42" in command("rules", "gnomopolis", "--numbered").stdout
    assert "GNO-E1" in command("rules", "gnomopolis", "--sources").stdout
    rules, aid = command("rules", "gnomopolis").stdout, command("rules", "gnomopolis", "--aid").stdout
    assert "Your turn" in rules
    assert "GNO-42" not in rules
    assert ":coin:" not in rules
    assert "at a glance" in aid
    assert len(aid) < len(rules) / 3
    assert "A sua vez" in command("--language", "pt-BR", "rules", "gnomopolis").stdout
