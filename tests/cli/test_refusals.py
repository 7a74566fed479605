"""Moves typed at the prompt that the rules do not allow: the answer gives the reason and the number of the rule."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.record import dumps

Run = Callable[..., "subprocess.CompletedProcess[str]"]

# By game: moves that are made first, then moves that are refused, each with its rule and words of the reason.
REFUSED: dict[str, list[tuple[list[str], list[tuple[str, str, str]]]]] = {
    "gnomopolis": [
        (
            [],
            [
                ("use D3 M", "GNO-32", "you need 1 merchant ready to work"),
                ("use B01 V", "GNO-30", "not in your district"),
                ("build B28 II", "GNO-61", "not on offer"),
                ("build B08 VH", "GNO-73", "the team has 1 helper, you have 0"),
                ("build B17 VA", "GNO-63", "you need 1 villager and 1 artisan"),
                ("caravan B01 V", "GNO-88", "visits Seat 1 next"),
                ("seek cup V", "GNO-25", "this is not the moment for that"),
                ("draw V", "GNO-119", "only luck"),
            ],
        ),
        (
            ["use D2 V"],
            [
                ("pass", "GNO-27", "first answer"),
                ("gain V", "GNO-122", "no profession"),
                ("seek cup V", "GNO-42", "choose the gnome"),
            ],
        ),
        (
            ["use D2 V", "gain S", "use D1 C"],
            [("use D2 V", "GNO-31", "is in use"), ("use D1 C", "GNO-31", "is in use")],
        ),
    ],
    "gnome-village": [
        (
            [],
            [
                ("buy goldsmith", "GNV-80", "not in the market"),
                ("move A", "GNV-31", "gnomes move after the Work & Buy phase"),
                ("end turn", "GNV-31", "end it first"),
                ("place 0,0", "GNV-60", "first choose what you build or buy"),
                ("reveal angry", "GNV-179", "only luck"),
                ("pay coins", "GNV-60", "or end the phase"),
            ],
        ),
        (
            ["buy gardener"],
            [
                ("place 0,0", "GNV-2", "there is a tile already"),
                ("place 9,9", "GNV-154", "not be linked to a Road"),
                ("end work", "GNV-60", "first answer what is asked"),
                ("buy theater", "GNV-60", "first answer what is asked"),
            ],
        ),
    ],
    "mighty-gnomes": [
        (
            [],
            [
                ("gather 1,1 h", "MIG-29", "first choose the tile"),
                ("activate 1", "MIG-50", "after placing a tile on a ladder"),
                ("open frog", "MIG-68", "you have no key"),
                ("exchange WW S", "MIG-69", "you don't have 2 "),
                ("trade magic wood", "MIG-70", "is not at your table"),
                ("claim coins", "MIG-86", "at the end of the round"),
                ("end", "MIG-28", "nobody may pass"),
                ("use druid", "MIG-125", "its own turn"),
                ("draw frog", "MIG-138", "only luck"),
            ],
        ),
        (
            ["use 3"],
            [
                ("gather 2,1 h", "MIG-38", "only a tile of one may cover a crystal"),
                ("gather 1,5 h", "MIG-34", "stick out of the forest"),
                ("ladder left", "MIG-46", "not used with 2 players"),
                ("use 2", "MIG-Q12", "first say where"),
            ],
        ),
    ],
}


def saved(game: str, moves: list[str]) -> str:
    """A game of two people, dealt as its lesson is, after some moves."""
    lesson = registry.lesson(game)
    assert lesson is not None
    match = Match(registry.game(game), registry.setup(game, lesson.seats, lesson.options), ("human", "human"))
    for text in [*(move.text for move in lesson.opening), *moves]:
        match.play(text)
    return dumps(match.record())


@pytest.mark.parametrize("game", REFUSED)
def test_a_refused_move_is_answered_with_its_rule_and_reason(
    game: str, command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert sum(len(refused) for _, refused in REFUSED[game]) >= 10
    for made, refused in REFUSED[game]:
        (tmp_path / "x.game").write_text(saved(game, made), encoding="utf-8")
        done = command("play", "--load", "x.game", typed="".join(f"{move}\n" for move, _, _ in refused))
        answers = [line for line in done.stdout.splitlines() if ": not now. " in line]
        assert len(answers) == len(refused), done.stdout
        for answer, (move, rule, words) in zip(answers, refused, strict=True):
            assert f"{move}: not now." in answer
            assert words in answer
            assert answer.endswith(f"({rule})")
            assert f"To read the rule: rules {rule}." in done.stdout
            assert registry.rule_text(rule)
