"""Whole games at the prompt."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.record import loads

Run = Callable[..., "subprocess.CompletedProcess[str]"]

ALWAYS_FIRST = "1\n" * 300


def flat(text: str) -> str:
    """The text as if the terminal were wide enough for all of it."""
    return " ".join(text.split())


def test_a_person_plays_a_whole_game(process: Run, tmp_path: Path) -> None:
    done = process(
        "play", "toadstools", "--seats", "human,random", "--seed", "1", "--save", "x.game", typed=ALWAYS_FIRST
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = loads((tmp_path / "x.game").read_text())
    assert record.result is not None
    assert record.players == ("human", "random")
    assert record.result.ending == "planted"
    assert "The game ended in round 8: all mushrooms are planted." in done.stdout
    best = record.result.places.index(0)
    assert f"Seat {best} ({record.players[best]}) wins." in done.stdout
    for seat, score in enumerate(record.result.scores):
        assert f"Seat {seat} ({record.players[seat]}), {score} points" in done.stdout
    assert process("replay", "x.game", "--check").returncode == 0


def test_gnomopolis_is_played_to_its_end_at_80_columns_without_colour(process: Run, tmp_path: Path) -> None:
    # Passing is always the first move, so the last ones make it a game.
    typed = "99\nuse D1\nbuild\n" + "1\n" * 500
    done = process("play", "gnomopolis", "--seats", "human,random,random", "--seed", "5", "--save", "x", typed=typed)
    assert done.returncode == 0, done.stderr
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert "\x1b" not in done.stdout
    for words in (
        "Old Capital",
        "New Capital",
        "Offer",
        "Advisors",
        "Seat 0 (you)",
        "Seat 1",
        "Seat 2",
        "(human) decides",
    ):
        assert words in done.stdout
    assert "The game ended in round" in done.stdout


def test_a_solo_game_tells_the_rank_and_no_winner(command: Run) -> None:
    sprint = ("--option", "sprint=yes")
    done = command("play", "gnomopolis", "--seats", "human", "--seed", "1", *sprint, typed="1\n" * 500)
    assert done.returncode == 0
    assert re.search(r"(Gnomopolis|City|Town|Village|Hamlet) +\d+ +GNO-111", done.stdout)
    assert "wins" not in done.stdout


def test_bots_alone_can_be_watched(command: Run) -> None:
    for game in registry.GAMES:
        done = command("play", game, "--seats", "random,random", "--seed", "4")
        assert done.returncode == 0
        assert "The game ended" in done.stdout
        assert "Seat 0>" not in done.stdout


def test_moves_go_by_number_by_text_and_by_the_beginning_of_it(command: Run, tmp_path: Path) -> None:
    for typed in ("2", "use D1 C", "USE  d1 c", "use D1", "use d"):
        save = f"{typed.replace(' ', '-')}.game"
        command("play", "gnomopolis", "--seats", "human", "--seed", "3", "--save", save, typed=f"{typed}\n")
        first = [move.text for move in loads((tmp_path / save).read_text()).moves if move.who == 0]
        # 'use d' may be D1 or D2, so it is no move yet.
        assert first == ([] if typed == "use d" else ["use D1 C"])


def test_a_refusal_names_the_rule_and_the_reason(command: Run) -> None:
    done = command("play", "gnomopolis", "--seed", "3", typed="use D3 M\nfly\n77\nuse\nrules 32\n")
    assert re.search(r"use D3 M: not now\. .* \(GNO-\d+\)", flat(done.stdout))
    assert "To read the rule: rules GNO-" in done.stdout
    assert "'fly'" in done.stdout
    assert "there is no move number 77; they go from 1 to" in done.stdout
    assert "'use' may be use D1" in done.stdout
    assert "GNO-32 " in done.stdout
    assert done.returncode == 0


def test_undo_takes_back_a_move_but_never_a_draw(command: Run) -> None:
    # Whoever plants a puffball (c) then dusts somebody; nothing is drawn between the two.
    typed = "undo\nplant c\nundo\nplant a\nundo\n"
    done = command("play", "toadstools", "--seats", "human,random,random", "--seed", "3", typed=typed)
    assert done.stdout.count("Taken back: plant c") == 1
    assert done.stdout.count("Taken back") == 1
    assert flat(done.stdout).count("a draw can't be taken back") == 2


def test_undo_never_takes_back_what_another_seat_did(command: Run, tmp_path: Path) -> None:
    # At the end the basket is empty and nothing is drawn any more, so the move before is another's and no draw.
    typed = "\n" + "1\n\n\n" * 13 + "undo\n"
    done = command("play", "toadstools", "--seats", "human,human", "--seed", "3", typed=typed)
    assert "Seat 0 has moved since, and only one's own move" in flat(done.stdout)


def test_a_game_saved_and_gone_on_with_is_the_game_played_in_one_go(command: Run, tmp_path: Path) -> None:
    play = ("play", "gnomopolis", "--seats", "human,random", "--seed", "11")
    typed = "2\n" * 9 + "1\n" * 300
    assert command(*play, "--save", "whole.game", typed=typed).returncode == 0
    first = command(*play, typed="2\n2\n2\n2\nsave part.game\nquit\n")
    assert "Saved in part.game" in first.stdout
    again = ("play", "--load", "part.game", "--save", "part.game", "--seed", "11")
    assert command(*again, typed="2\n" * 5 + "1\n" * 300).returncode == 0
    assert (tmp_path / "part.game").read_text() == (tmp_path / "whole.game").read_text()


def test_load_at_the_prompt_brings_back_the_saved_position(command: Run, tmp_path: Path) -> None:
    typed = "save a.game\n1\n1\nload a.game\nsave b.game\nload missing.game\nload\nsave\n"
    done = command("play", "toadstools", "--seats", "human,random", "--seed", "3", typed=typed)
    assert (tmp_path / "a.game").read_text() == (tmp_path / "b.game").read_text()
    assert "Loaded a.game, 6 moves." in done.stdout
    assert "missing.game does not exist" in done.stdout
    assert done.stdout.count("name a file") == 2


def test_a_loaded_game_leaves_the_file_of_the_first_one_alone(command: Run, tmp_path: Path) -> None:
    command("play", "toadstools", "--seed", "3", typed="save other.game\n")
    command("play", "toadstools", "--seed", "4", "--save", "mine.game", typed="1\nload other.game\n1\n")
    mine, other = (loads((tmp_path / name).read_text()) for name in ("mine.game", "other.game"))
    assert len([move for move in mine.moves if move.who == 0]) == 1
    assert len([move for move in other.moves if move.who == 0]) == 1
    assert mine.moves != other.moves


def test_a_game_of_another_kind_can_not_be_loaded(command: Run) -> None:
    command("play", "toadstools", typed="save t.game\n")
    done = command("play", "gnomopolis", typed="load t.game\n")
    assert "t.game is a game of toadstools: gnomehall play toadstools --load t.game" in flat(done.stdout)
    done = command("play", "gnomopolis", "--load", "t.game")
    assert done.returncode == 2
    assert "t.game is a game of toadstools, not of gnomopolis" in done.stderr


def test_leaving_says_plainly_what_becomes_of_the_game(command: Run, tmp_path: Path) -> None:
    for end in ("", "quit\n"):
        done = command("play", "toadstools", typed=f"1\n{end}")
        assert done.returncode == 0
        assert "this game is not saved" in done.stdout
    assert list(tmp_path.iterdir()) == []
    done = command("play", "toadstools", "--save", "x.game", typed="1\nquit\n")
    assert "gnomehall play toadstools --load x.game --save x.game" in done.stdout
    assert command("replay", "x.game", "--check").returncode == 0


def test_an_unfinished_game_is_not_written_over(command: Run, tmp_path: Path) -> None:
    command("play", "toadstools", "--save", "x.game", typed="1\n")
    before = (tmp_path / "x.game").read_text()
    done = command("play", "toadstools", "--save", "x.game", typed="1\n")
    assert done.returncode == 2
    assert "x.game holds a game that is not over" in done.stderr
    assert (tmp_path / "x.game").read_text() == before


def test_a_file_that_is_no_game_is_not_written_over(command: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("milk\n")
    done = command("play", "toadstools", typed="save notes.txt\n")
    assert "notes.txt exists and is not a saved game" in done.stdout
    assert (tmp_path / "notes.txt").read_text() == "milk\n"


def test_a_seed_repeats_a_game_and_without_one_it_differs(command: Run, tmp_path: Path) -> None:
    texts = []
    for i, seed in enumerate((("--seed", "9"), ("--seed", "9"), (), ())):
        command("play", "toadstools", "--seats", "random,random,random", "--save", f"{i}.game", *seed)
        texts.append((tmp_path / f"{i}.game").read_text())
    assert texts[0] == texts[1]
    assert len(set(texts)) == 3


def test_log_score_board_and_help_answer(command: Run) -> None:
    typed = "1\nlog\nlog 2\nlog x\nscore\nboard\nmoves\nhelp\n\nrules\nrules GNO-9999\n"
    done = command("play", "gnomopolis", "--seed", "3", typed=typed)
    assert "You draw " in done.stdout
    assert "log takes a number of lines, not 'x'" in done.stdout
    assert "Gnomes without a home" in done.stdout
    assert "write the game down" in done.stdout
    assert "name a rule, like: rules GNO-1" in done.stdout
    assert "has no rule GNO-9999" in done.stdout
    assert "Type a number or a move, or help." in done.stdout


def test_a_changed_edition_is_played_and_carried_by_the_record(command: Run, tmp_path: Path) -> None:
    text = registry.shipped_text("toadstools").replace("copies = 6", "copies = 9").replace('"first"', '"more"')
    (tmp_path / "my.toml").write_text(text)
    done = command("play", "toadstools", "--edition", "my.toml", "--save", "x.game", typed=ALWAYS_FIRST)
    assert done.returncode == 0
    (tmp_path / "my.toml").unlink()
    assert command("replay", "x.game", "--check").returncode == 0
    assert "edition more" in command("replay", "x.game").stdout


@pytest.mark.parametrize("bytes_typed", ["\x00\x1b[A\n", "é\ud7ff\n", "9" * 5000 + "\n", " \n\t\n"])
def test_odd_letters_at_the_prompt_are_refused_and_no_more(command: Run, bytes_typed: str) -> None:
    done = command("play", "toadstools", typed=bytes_typed + "1\nquit\n")
    assert done.returncode == 0
    assert done.stderr == ""
