"""A game of made-up questions, to see which of them are asked."""

from gnomehall.core import state
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, Frame, State, Step


class Quiz(State):
    """It writes down what was answered; when nothing waits, it goes on to the next of its plans."""

    def __init__(self, plans: list[list[int]]) -> None:
        super().__init__(2, [])
        self.plans = plans
        self.answers: list[int] = []

    def proceed(self) -> None:
        if self.plans:
            for number in self.plans.pop(0):
                self.push(QUESTION if number >= 0 else MENU, 0, abs(number))

    def copy(self) -> "Quiz":
        raise AssertionError("not needed here")

    def determinize(self, viewer: int, rng: Rng) -> "Quiz":
        raise AssertionError("not needed here")

    def scores(self) -> list[int]:
        return [len(self.answers), 0]

    def places(self) -> list[int]:
        return [0, 1]

    def round(self) -> int:
        return 1

    def ending(self) -> str:
        return ""


class Question(Step[Quiz]):
    """A question with `arg` answers, which are 10, 11, and so on."""

    def legal(self, s: Quiz, f: Frame) -> list[int]:
        return [10 + i for i in range(f.arg)]

    def apply(self, s: Quiz, f: Frame, action: int) -> None:
        s.answers.append(action)
        s.emit("answer", "QUIZ-1", {"answer": action})


class Menu(Question):
    """The same, but asked even with one answer."""

    kind = state.MENU

    def always_asked(self) -> bool:
        return True


class Coin(Question):
    """Chance answers it."""


QUESTION, MENU, COIN = Question(), Menu(), Coin()


def quiz(*plans: list[int]) -> Quiz:
    """Settled on its first question. A plan is numbers of answers, the last asked first; -n is a menu of n."""
    s = Quiz(list(plans))
    s.settle()
    return s


def with_coin(answers: int) -> Quiz:
    s = Quiz([])
    s.push(COIN, CHANCE, answers)
    s.settle()
    return s
