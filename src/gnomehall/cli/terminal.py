"""What is shown of a table at a terminal."""

import shlex
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from gnomehall.cli import screen
from gnomehall.cli.table import Table
from gnomehall.core.errors import GnomehallError, IllegalAction
from gnomehall.core.view import Choice

NEWS_LINES: Final = 14
"""News that stand above the board at most; the rest is in the log."""
SHORT_LIST: Final = 10
ROOM_FOR_BOARD: Final = 16
"""Where the list of moves is long and the terminal low, sentences give way so that one's own board stays in sight."""


class Leave(Exception):
    """A person leaves the table."""


class Terminal:
    """A table, and a screen that it is shown on."""

    def __init__(self, console: Console, table: Table) -> None:
        self.console = console
        self.table = table
        self.told: dict[int, int] = {}
        """How many moves each viewer has been told of."""
        self.taught = False
        """Whether it was said what can be typed."""

    def show(self) -> None:
        """All that the person who decides needs: news, board, what is asked, what may be done."""
        table, state = self.table, self.table.match.state
        seat = state.player()
        choices = table.game.choices(state)
        self.title(f"round {state.round()} · {table.name(seat)} decides")
        self.news(seat)
        self.board(choices)
        self.say(table.game.prompt(state), "bold")
        room = max(SHORT_LIST, self.console.height - ROOM_FOR_BOARD)
        if self.console.is_terminal and len(choices) > room:
            self.console.print(screen.moves_columns(choices))
            self.say("(moves: each of them with a sentence)", "dim")
        else:
            self.moves("")
        if not self.taught:
            self.say("Type the number of a move or its text; help lists what else there is.", "dim")
            self.taught = True

    def title(self, words: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(f"{self.table.game.meta.title} · {words}"), style="dim"))

    def news(self, viewer: int, first: int | None = None) -> None:
        """What happened since the viewer looked last."""
        since = self.told.get(viewer, 0) if first is None else first
        self.told[viewer] = len(self.table.match.moves)
        lines = self.table.told(since, viewer)
        if len(lines) > NEWS_LINES and self.table.humans:
            self.say(f"  … {len(lines) - NEWS_LINES} more before (log {len(lines)})", "dim")
            lines = lines[-NEWS_LINES:]
        for line in lines:
            self.say(f"  {line}")

    def board(self, choices: list[Choice]) -> None:
        for row in screen.board(self.console, self.table.drawing(choices)):
            self.console.print(row)

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))

    def command(self, *words: str) -> None:
        """A command of the shell, on one line however long it is, so that it can be copied."""
        self.console.print(Text(f"  gnomehall {shlex.join(words)}", "bold"), soft_wrap=True)

    def refuse(self, error: GnomehallError) -> None:
        if isinstance(error, IllegalAction):
            self.say(f"{error.move}: not now. {error.reason} ({error.rule})", "red")
            read = f"To read the rule: rules {error.rule}. " if "-" in error.rule else ""
            self.say(f"{read}To see what you may do: moves", "dim")
        else:
            self.say(str(error), "red")

    def ask(self, words: str) -> str:
        try:
            return input(words)
        except EOFError:
            self.console.print()
            raise Leave from None

    def moves(self, rest: str) -> bool:
        self.console.print(screen.moves_grid(self.table.game.choices(self.table.match.state)))
        return False

    def score(self, rest: str) -> bool:
        sheet = self.table.game.sheet(self.table.match.state)
        self.console.print(screen.sheet_table(sheet, self.table.seats))
        for note in sheet.notes:
            self.say(note)
        return False
