"""A game at the terminal: its course, what may be typed, and how one leaves."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from gnomehall.bots.thinking import Budget
from gnomehall.cli import screen
from gnomehall.cli.errors import BadRecordFile, Misuse, explain
from gnomehall.cli.local_table import LocalTable, table_of
from gnomehall.cli.rules import find_rule
from gnomehall.cli.saves import check_replaceable, expand_path, keep_failure, open_record, save, seats_for
from gnomehall.cli.terminal import Leave, Terminal
from gnomehall.cli.text import outcome
from gnomehall.core.errors import BadRecord, CannotUndo, GnomehallError
from gnomehall.core.vocabulary import SPECTATOR, Seat
from gnomehall.sim.analysis import hint
from gnomehall.sim.failure import BotFailed

COMMANDS: Final = {
    "board": "board",
    "moves": "moves",
    "score": "score",
    "hint": "hint",
    "log": "log [N]",
    "rules": "rules ID",
    "undo": "undo",
    "save": "save FILE",
    "load": "load FILE",
    "help": "help",
    "quit": "quit",
}
"""What can be typed besides moves, with its arguments. Words: `typed-<command>`, what it does."""

LOG_LINES: Final = 20
HINT: Final = Budget(20_000, 1.0)


class Session(Terminal):
    """One table played at one terminal."""

    def __init__(self, console: Console, table: LocalTable, saved_in: Path | None, language: str) -> None:
        super().__init__(console, table, language)
        self.saved_in = saved_in
        """Where every move is written at once."""
        self.kept = len(table.match.moves)
        """How many moves some file holds: what was loaded, saved, or nothing worth keeping yet."""
        self.sitting: Seat | None = None
        """Who looks at the screen, when several people share it."""
        self.secrets = False
        """Whether there has been anything that one person may see and another may not."""

    # --- the course of the game ---------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.table.match.over:
            if self.table.human_decides():
                self.hand_over()
                self.decide()
            else:
                self.watch()
            self.autosave()
        self.finish()

    def watch(self) -> None:
        """A move that no person makes. It is shown now if there is no person, else with the next decision."""
        before = self.table.match.state.round()
        try:
            self.table.advance()
        except BotFailed as failure:
            raise keep_failure(failure) from failure
        if not self.table.humans:
            self.news(SPECTATOR)
            if self.table.match.state.round() != before and not self.table.match.over:
                self.title("title-round", round=self.table.match.state.round())
                self.board([])

    def hand_over(self) -> None:
        """Where people share a screen and have secrets, let each of them sit down alone."""
        seat = self.table.match.state.player()
        self.secrets = self.secrets or self.table.has_secrets()
        if len(self.table.humans) > 1 and self.secrets and self.sitting != seat:
            if self.sitting is not None:
                self.news(self.sitting)
                self.ask(f"\n{self.words.say('clear-screen')} ")
                screen.clear(self.console)
            self.ask(f"{self.words.say('hand-over', player=self.name(seat))} ")
        self.sitting = seat

    def decide(self) -> None:
        """Show a person the position and take words until one of them is a move."""
        self.show()
        while True:
            typed = self.ask(f"{self.words.player(self.table.match.state.player())}> ").strip()
            command, _, rest = typed.partition(" ")
            try:
                if command.lower() in COMMANDS:
                    again = self.commands()[command.lower()](rest.strip())
                elif typed:
                    self.table.play(typed)
                    return
                else:
                    again = False
                    self.say("type-something", "dim")
            except GnomehallError as error:
                self.refuse(error)
                continue
            if again:
                # A game that was loaded or taken back may be another's to go on with.
                if not self.table.human_decides():
                    return
                self.hand_over()
                self.show()

    def finish(self) -> None:
        table, state = self.table, self.table.match.state
        viewer = table.viewer()
        self.news(viewer, self.shown.get(self.sitting if self.sitting is not None else viewer, 0))
        self.title("title-over")
        self.board([])
        self.score("")
        for line in outcome(state, self.names(), self.words):
            self.print(line)
        if self.saved_in is not None:
            self.say("whole-game-saved", file=str(self.saved_in))
            self.command("replay", str(self.saved_in))

    # --- what may be typed besides moves --------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """Every command; each says whether the position is to be shown again."""
        return {
            "board": self.show_again,
            "moves": self.moves,
            "score": self.score,
            "hint": self.hint,
            "log": self.log,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "help": self.help,
            "quit": self.quit,
        }

    def show_again(self, rest: str) -> bool:
        return True

    def hint(self, rest: str) -> bool:
        match = self.table.match
        found = hint(match, match.state.player(), HINT, time.monotonic)
        self.console.print(screen.hint_grid(found, self.words))
        self.say("hint-reading", "dim", count=found.iterations)
        return False

    def log(self, rest: str) -> bool:
        if rest and not (rest.isdecimal() and int(rest[:6])):
            raise Misuse("log-number", given=rest)
        for event in self.table.events(0, self.table.viewer())[-int(rest[:6] or LOG_LINES) :]:
            self.print(f"  {self.words.event(event)}")
        return False

    def rules(self, rest: str) -> bool:
        prefix = self.table.game.meta.prefix
        if not rest:
            raise Misuse("name-rule", rule=f"{prefix}-1")
        wanted = rest if not rest.isdecimal() else f"{prefix}-{rest}"
        self.console.print(Padding(screen.markdown(find_rule(wanted)), (0, 2)))
        return False

    def undo(self, rest: str) -> bool:
        seat = self.table.match.state.player()
        try:
            move = self.table.undo()
        except CannotUndo as error:
            raise Misuse("nothing-undone", reason=explain(error, self.words)) from None
        self.shown[seat] = min(self.shown.get(seat, 0), len(self.table.match.moves))
        self.say("undone", "bold", move=move.text)
        self.autosave()
        return True

    def save(self, rest: str) -> bool:
        if not rest:
            raise Misuse("name-file", command="save")
        path = expand_path(rest)
        check_replaceable(path)
        save(path, self.table.record())
        self.kept = len(self.table.match.moves)
        self.say("saved-in", file=str(path))
        self.command("play", self.table.game.meta.id, "--load", str(path))
        return False

    def load(self, rest: str) -> bool:
        if not rest:
            raise Misuse("name-file", command="load")
        path = expand_path(rest)
        record = open_record(path)
        if record.game != self.table.game.meta.id:
            raise Misuse("other-game", file=str(path), other=record.game)
        try:
            self.sit_at(table_of(record, seats_for(record, None), self.table.seed))
        except BadRecord as error:
            raise BadRecordFile(path, error, record.game) from None
        if self.saved_in is not None:
            self.saved_in = path
        self.kept = len(self.table.match.moves)
        self.shown.clear()
        self.sitting = None
        self.say("loaded", file=str(path), count=self.kept)
        return True

    def help(self, rest: str) -> bool:
        self.say("how-to-move")
        grid = Grid.grid(padding=(0, 2))
        for command, usage in COMMANDS.items():
            grid.add_row(Text(usage, style="bold"), Text(self.words.say(f"typed-{command}")))
        self.console.print(grid)
        return False

    def quit(self, rest: str) -> bool:
        raise Leave

    # --- keeping ------------------------------------------------------------------------------

    def autosave(self) -> None:
        if self.saved_in is None:
            return
        try:
            save(self.saved_in, self.table.record())
            self.kept = len(self.table.match.moves)
        except GnomehallError as error:
            self.saved_in = None
            self.say("not-saved-now", "red", reason=explain(error, self.words))

    def farewell(self) -> None:
        """Say plainly what becomes of an unfinished game."""
        game, moves = self.table.game.meta.id, len(self.table.match.moves)
        if self.saved_in is not None:
            self.say("left-saved", file=str(self.saved_in))
            self.command("play", game, "--load", str(self.saved_in), "--save", str(self.saved_in))
        elif self.kept == moves:
            self.say("left-nothing")
        else:
            self.say("left-unsaved")
            self.say("left-advice")
            self.command("play", game, "--save", "FILE")
