"""Lessons as data: what is read, what is refused, and how moves are credited."""

import pytest

from gnomehall.core.errors import BadEdition
from gnomehall.core.lesson import Lesson, LessonStep, read_lesson
from gnomehall.core.record import Move

HEAD = 'game = "x"\nseats = 2\nseat = 0\nbot = "easy"\nopening = ["* deal 3", "1 take 2"]\n[options]\nfirst = "0"\n'
STEPS = "".join(f'[[steps]]\nid = "s{n}"\nrule = "X-{n}"\n' for n in range(6))


def wanting(*wants: tuple[str, ...]) -> Lesson:
    steps = tuple(LessonStep(f"s{n}", "X-1", want) for n, want in enumerate(wants))
    return Lesson("x", 2, 0, "easy", {}, (Move(-1, "deal 3"),), steps)


def played(*moves: str) -> list[Move]:
    return [Move(-1, "deal 3"), *(Move(0, move) for move in moves)]


def test_a_lesson_is_read_with_its_opening_and_options() -> None:
    lesson = read_lesson(HEAD + STEPS, "x")
    assert lesson.opening == (Move(-1, "deal 3"), Move(1, "take 2"))
    assert lesson.options == {"first": "0"}
    assert [step.id for step in lesson.steps] == ["s0", "s1", "s2", "s3", "s4", "s5"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEAD + STEPS.replace('rule = "X-0"', "", 1), "rule: is missing"),
        (HEAD + STEPS.replace("s1", "s0"), "already the id"),
        (HEAD + STEPS.replace('"X-1"', '"X-1"\nwant = ["take"]'), "want: is unknown"),
        (HEAD.replace("1 take 2", "2 take 2") + STEPS, "not a seat"),
        (HEAD + STEPS[: len(STEPS) // 2], "6 to 12 steps, not 3"),
        (HEAD.replace('"x"', '"y"') + STEPS, "for 'y', not for 'x'"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(text: str, reason: str) -> None:
    with pytest.raises(BadEdition) as refused:
        read_lesson(text, "x")
    assert any(reason in problem for problem in refused.value.problems), refused.value.problems


def test_a_wish_is_met_by_whole_words_whatever_their_case() -> None:
    step = LessonStep("s", "X-1", ("use B2", "pass"))
    assert step.wanted("use b2 VV")
    assert step.wanted("pass")
    assert not step.wanted("use B25 V")
    assert not step.wanted("use")


def test_each_move_is_credited_to_one_step_in_any_order() -> None:
    lesson = wanting(("use",), (), ("build",), ("use",))
    assert lesson.fulfilled(played()) == []
    assert lesson.fulfilled(played("build A")) == ["s2"]
    assert lesson.fulfilled(played("build A", "use B")) == ["s0", "s2"]
    assert lesson.fulfilled(played("use A", "use A", "use A")) == ["s0", "s3"]


def test_only_moves_of_the_learner_after_the_opening_count() -> None:
    lesson = wanting(("use",), ("deal",))
    assert lesson.fulfilled([Move(-1, "deal 3"), Move(1, "use A"), Move(-1, "deal 4")]) == []


def test_a_game_that_began_otherwise_is_no_lesson() -> None:
    lesson = wanting(("use",))
    assert lesson.begins(played("use A"))
    assert not lesson.begins([Move(-1, "deal 4")])
    assert not lesson.begins([])
