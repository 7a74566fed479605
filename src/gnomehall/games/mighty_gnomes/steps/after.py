"""After the main action (MIG-29): books and free actions in any order."""

from typing import Final

from gnomehall.core.state import MORE, Frame, Step
from gnomehall.core.vocabulary import Action
from gnomehall.games.mighty_gnomes.state import Mighty, book_at
from gnomehall.games.mighty_gnomes.steps.books import activate, usable
from gnomehall.games.mighty_gnomes.steps.free import act_freely, add_free
from gnomehall.games.mighty_gnomes.tables import ACTIVATES, END, OPENS, RUNGS
from gnomehall.parts.word import bit


class After(Step[Mighty]):
    """MIG-29: after the main action, activate the books it reached and take free actions in any order, or stop."""

    name = "after"
    rule = "MIG-29"
    kind = MORE

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        home = s.homes[f.player]
        actions: list[Action] = []
        if s.reach:
            for rung in range(RUNGS):
                if s.reach >> rung & 1 and usable(s, home, book_at(s, s.column, rung)):
                    actions.append(ACTIVATES + rung)
        add_free(s, home, actions)
        actions.append(END)
        return actions

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if action == END:
            s.reach = s.column = 0
            return
        s.todo.append(f)
        if action < OPENS:
            rung = action - ACTIVATES
            s.reach &= ~bit(rung)
            activate(s, f.player, book_at(s, s.column, rung))
        else:
            act_freely(s, f.player, action)


AFTER: Final = After()
