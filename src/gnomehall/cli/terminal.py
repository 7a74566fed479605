"""What is shown of a table at a terminal."""

import shlex
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from gnomehall.cli import screen
from gnomehall.cli.errors import explain
from gnomehall.cli.local_table import LocalTable
from gnomehall.cli.text import name_seat
from gnomehall.core.errors import GnomehallError, IllegalAction
from gnomehall.core.view import LAST_ROUND, LAST_TURN, Choice
from gnomehall.core.vocabulary import SPECTATOR, Plain, Seat, Viewer
from gnomehall.words.speech import Speech

NEWS_LINES: Final = 14
"""News that stand above the board at most; the rest is in the log."""
SHORT_LIST: Final = 10
ROOM_FOR_BOARD: Final = 16
"""Where the list of moves is long and the terminal low, sentences give way so that one's own board stays in sight."""


class Leave(Exception):
    """A person leaves the table."""


class Terminal:
    """A table, and a screen that it is shown on in a language."""

    table: LocalTable
    words: Speech

    def __init__(self, console: Console, table: LocalTable, language: str) -> None:
        self.console = console
        self.language = language
        self.shown: dict[Viewer, int] = {}
        """How many moves each viewer has been shown the events of."""
        self.taught = False
        """Whether it was said what can be typed."""
        self.sit_at(table)

    def sit_at(self, table: LocalTable) -> None:
        """Go to a table, whose game and components give the words."""
        self.table = table
        you = table.humans[0] if len(table.humans) == 1 else SPECTATOR
        self.words = Speech(self.language, table.game.meta.id, table.match.setup.edition, you=you)

    def name(self, seat: Seat) -> str:
        return name_seat(seat, self.table.seats[seat], self.words)

    def names(self) -> tuple[str, ...]:
        return tuple(self.name(seat) for seat in range(len(self.table.seats)))

    def show(self) -> None:
        """All that the person who decides needs: news, board, what is asked, what may be done."""
        table, state = self.table, self.table.match.state
        seat = state.player()
        choices = table.choices()
        self.title("title-decides", round=state.round(), player=self.name(seat))
        self.news(seat)
        self.board(choices)
        view = table.game.view(state, seat)
        if view.endings:
            self.print(" · ".join(self.words.near(ending) for ending in view.endings), "dim")
        if view.last == LAST_TURN:
            self.say("last-turn", "bold")
        elif view.last == LAST_ROUND:
            self.say("last-round-limit", "bold")
        self.print(self.words.prompt(view), "bold")
        room = max(SHORT_LIST, self.console.height - ROOM_FOR_BOARD)
        if self.console.is_terminal and len(choices) > room:
            self.console.print(screen.moves_columns(choices))
            self.say("moves-short", "dim")
        else:
            self.moves("")
        if not self.taught:
            self.say("how-to-type", "dim")
            self.taught = True

    def title(self, id_: str, **data: Plain) -> None:
        self.console.print()
        self.console.print(Rule(Text(f"{self.table.game.meta.title} · {self.words.say(id_, **data)}"), style="dim"))

    def news(self, viewer: Viewer, first: int | None = None) -> None:
        """What happened since the viewer looked last."""
        since = self.shown.get(viewer, 0) if first is None else first
        self.shown[viewer] = len(self.table.match.moves)
        events = self.table.events(since, viewer)
        if len(events) > NEWS_LINES and self.table.humans:
            more = self.words.say("more-before", count=len(events) - NEWS_LINES, all=len(events))
            self.print(f"  {more}", "dim")
            events = events[-NEWS_LINES:]
        for event in events:
            self.print(f"  {self.words.event(event)}")

    def board(self, choices: list[Choice]) -> None:
        for row in screen.board(self.console, self.table.draw(choices, self.words)):
            self.console.print(row)

    def say(self, id_: str, style: str = "", **data: Plain) -> None:
        self.print(self.words.say(id_, **data), style)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def command(self, *words: str) -> None:
        """A command of the shell, on one line however long it is, so that it can be copied."""
        self.console.print(Text(f"  gnomehall {shlex.join(words)}", "bold"), soft_wrap=True)

    def refuse(self, error: GnomehallError) -> None:
        self.print(explain(error, self.words), "red")
        if isinstance(error, IllegalAction):
            rule = error.why.rule
            if "-" in rule:
                self.say("read-rule", "dim", rule=rule)
            else:
                self.say("read-moves", "dim")

    def ask(self, text: str) -> str:
        try:
            return input(text)
        except EOFError:
            self.console.print()
            raise Leave from None

    def moves(self, rest: str) -> bool:
        self.console.print(screen.moves_grid(self.table.choices(), self.words))
        return False

    def score(self, rest: str) -> bool:
        sheet = self.table.game.faces().sheet(self.table.match.state)
        self.console.print(screen.sheet_table(sheet, self.table.seats, self.words))
        return False
