"""Which questions are asked: forced answers are given, empty questions dropped, menus always put."""

from gnomehall.core.event import Event
from gnomehall.core.state import CHANCE, NOBODY, NOTHING, ONLY, SEVERAL, Deed, Frame
from tests.core.questions import COIN, QUESTION, Quiz, quiz, with_coin


def test_a_question_with_one_answer_is_answered_at_once() -> None:
    s = quiz([2, 1])
    assert s.answers == [10]
    assert s.legal_actions() == [10, 11]


def test_a_question_without_an_answer_is_dropped() -> None:
    s = quiz([2, 0])
    assert s.answers == []
    assert s.legal_actions() == [10, 11]


def test_a_menu_is_asked_even_with_one_answer() -> None:
    s = quiz([-1])
    assert s.answers == []
    assert s.legal_actions() == [10]
    s.apply(10)
    assert s.answers == [10]


def test_the_last_question_pushed_is_asked_first() -> None:
    s = quiz([3, 2])
    assert len(s.legal_actions()) == 2
    s.apply(11)
    assert len(s.legal_actions()) == 3


def test_when_nothing_waits_the_game_proceeds() -> None:
    s = quiz([1, 1], [0], [2])
    assert s.answers == [10, 10]
    assert s.player() == 0


def test_a_game_with_nothing_left_is_over() -> None:
    s = quiz([1])
    assert s.player() == NOBODY
    assert s.legal_actions() == []


def test_a_draw_with_one_outcome_is_made_without_asking_chance() -> None:
    assert with_coin(1).answers == [10]
    s = with_coin(2)
    assert s.player() == CHANCE
    assert s.weights() == [1, 1]


def test_what_is_answered_by_itself_is_told_as_well() -> None:
    s = quiz([1, 2])
    s.log = []
    s.apply(11)
    assert s.log == [Event("answer", "QUIZ-1", {"answer": 11}), Event("answer", "QUIZ-1", {"answer": 10})]


def test_nothing_is_told_while_nobody_watches() -> None:
    s = quiz([2])
    s.apply(10)
    assert s.log is None


def test_an_event_to_one_seat_is_seen_by_that_seat_alone() -> None:
    event = Event("secret", "QUIZ-2", {}, to=1)
    assert [event.seen_by(viewer) for viewer in (-1, 0, 1)] == [False, False, True]
    assert Event("open", "QUIZ-2", {}).seen_by(-1)


def test_a_step_says_whether_it_has_one_answer_none_or_several() -> None:
    for answers, only in ((0, NOTHING), (1, 10), (2, SEVERAL)):
        s = quiz([2])
        s.push(QUESTION, 0, answers)
        assert s.todo[-1].step.sole(s, s.todo[-1]) == only


class Bell(Deed[Quiz]):
    def apply(self, s: Quiz, f: Frame, action: int) -> None:
        s.answers.append(99)


def test_a_deed_asks_nothing_and_happens_once_what_came_after_it_is_done() -> None:
    s = quiz([2])
    s.push(Bell(), 0)
    s.push(QUESTION, 0, 2)
    assert Bell().legal(s, s.todo[-1]) == [ONLY]
    s.apply(11)
    assert s.answers == [11, 99]
    assert s.legal_actions() == [10, 11]


def test_a_move_is_complete_when_something_is_chosen_freely_again() -> None:
    s = quiz([-2, 2, 2])
    assert not s.is_move_complete(0)
    s.apply(10)
    assert not s.is_move_complete(0)
    s.apply(10)
    assert s.is_move_complete(0)


def test_a_move_is_complete_when_nothing_waits_for_the_seat() -> None:
    s = quiz([2])
    assert not s.is_move_complete(0)
    assert s.is_move_complete(1)
    s.apply(10)
    assert s.player() == NOBODY
    assert s.is_move_complete(0)


def test_what_chance_and_others_answer_in_between_belongs_to_the_move() -> None:
    s = quiz([2])
    s.push(QUESTION, 1, 2)
    assert not s.is_move_complete(0)
    s.push(COIN, CHANCE, 2)
    assert not s.is_move_complete(0)
    assert with_coin(2).is_move_complete(0)
