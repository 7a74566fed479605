"""A game at the terminal: its course, what may be typed, and how one leaves."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from gnomehall import registry
from gnomehall.bots.thinking import Budget
from gnomehall.cli import screen
from gnomehall.cli.saves import check_replaceable, keep_failure, open_record, path_typed, save, seats_for
from gnomehall.cli.table import Table, table_of
from gnomehall.cli.terminal import Leave, Terminal
from gnomehall.cli.words import counted, outcome
from gnomehall.core.errors import CannotUndo, GnomehallError
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.sim.analysis import hint
from gnomehall.sim.failure import BotFailed

COMMANDS: Final = {
    "board": ("board", "show the board and the moves again"),
    "moves": ("moves", "every move you may make, each with a sentence"),
    "score": ("score", "the score sheet as it stands"),
    "hint": ("hint", "the three moves a search likes best, what they are worth, and how sure it is"),
    "log": ("log [N]", "the last N things that happened (20)"),
    "rules": ("rules ID", "the text of a rule, by the number that moves and refusals name"),
    "undo": ("undo", "take back your last move, unless something was drawn or another seat moved since"),
    "save": ("save FILE", "write the game down; 'load' and 'gnomehall replay' read it"),
    "load": ("load FILE", "go on with a saved game instead of this one"),
    "help": ("help", "this list"),
    "quit": ("quit", "leave the table; so does Ctrl-D"),
}
"""What can be typed besides moves, with its arguments and what it does."""

LOG_LINES: Final = 20
HINT: Final = Budget(20_000, 1.0)


class Session(Terminal):
    """One table played at one terminal."""

    def __init__(self, console: Console, table: Table, saved_in: Path | None) -> None:
        super().__init__(console, table)
        self.saved_in = saved_in
        """Where every move is written at once."""
        self.kept = len(table.match.moves)
        """How many moves some file holds: what was loaded, saved, or nothing worth keeping yet."""
        self.sitting: int | None = None
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
                self.title(f"round {self.table.match.state.round()}")
                self.board([])

    def hand_over(self) -> None:
        """Where people share a screen and have secrets, let each of them sit down alone."""
        seat = self.table.match.state.player()
        self.secrets = self.secrets or self.table.private()
        if len(self.table.humans) > 1 and self.secrets and self.sitting != seat:
            if self.sitting is not None:
                self.news(self.sitting)
                self.ask("\nEnter clears the screen for the next player: ")
                screen.clear(self.console)
            self.ask(f"Hand over to {self.table.name(seat)}, who presses Enter to look: ")
        self.sitting = seat

    def decide(self) -> None:
        """Show a person the position and take words until one of them is a move."""
        self.show()
        while True:
            typed = self.ask(f"seat {self.table.match.state.player()}> ").strip()
            command, _, rest = typed.partition(" ")
            try:
                if command.lower() in COMMANDS:
                    again = self.commands()[command.lower()](rest.strip())
                elif typed:
                    self.table.play(typed)
                    return
                else:
                    again = False
                    self.say("Type a number or a move, or help.", "dim")
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
        self.news(viewer, self.told.get(self.sitting if self.sitting is not None else viewer, 0))
        self.title("the game is over")
        self.board([])
        self.score("")
        for words in outcome(state, tuple(table.name(seat) for seat in range(len(table.seats)))):
            self.say(words)
        if self.saved_in is not None:
            self.say(f"The whole game is in {self.saved_in}. To see it again:")
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
        self.console.print(screen.hint_grid(found))
        self.say(
            f"(the chance to win, and its 95 % interval; {counted(found.iterations, 'iteration')} of search)", "dim"
        )
        return False

    def log(self, rest: str) -> bool:
        if rest and not (rest.isdecimal() and int(rest[:6])):
            raise GnomehallError(f"log takes a number of lines, not '{rest}'")
        for line in self.table.told(0, self.table.viewer())[-int(rest[:6] or LOG_LINES) :]:
            self.say(f"  {line}")
        return False

    def rules(self, rest: str) -> bool:
        if not rest:
            raise GnomehallError(f"name a rule, like: rules {self.table.game.meta.prefix}-1")
        wanted = rest if not rest.isdecimal() else f"{self.table.game.meta.prefix}-{rest}"
        self.console.print(Padding(screen.markdown(registry.rule_text(wanted)), (0, 2)))
        return False

    def undo(self, rest: str) -> bool:
        seat = self.table.match.state.player()
        try:
            move = self.table.undo()
        except CannotUndo as error:
            raise GnomehallError(f"Nothing is taken back: {error}.") from None
        self.told[seat] = min(self.told.get(seat, 0), len(self.table.match.moves))
        self.say(f"Taken back: {move.text}", "bold")
        self.autosave()
        return True

    def save(self, rest: str) -> bool:
        if not rest:
            raise GnomehallError("name a file, like: save monday.game")
        path = path_typed(rest)
        check_replaceable(path)
        save(path, self.table.record())
        self.kept = len(self.table.match.moves)
        self.say(f"Saved in {path}. To go on with it:")
        self.command("play", self.table.game.meta.id, "--load", str(path))
        return False

    def load(self, rest: str) -> bool:
        if not rest:
            raise GnomehallError("name a file, like: load monday.game")
        path = path_typed(rest)
        record = open_record(path)
        if record.game != self.table.game.meta.id:
            raise GnomehallError(f"{path} is a game of {record.game}: gnomehall play {record.game} --load {path}")
        self.table = table_of(record, seats_for(record, None), self.table.seed)
        if self.saved_in is not None:
            self.saved_in = path
        self.kept = len(self.table.match.moves)
        self.told.clear()
        self.sitting = None
        self.say(f"Loaded {path}, {counted(self.kept, 'move')}.")
        return True

    def help(self, rest: str) -> bool:
        self.say("Make a move by its number, by its text, or by as much of its text as tells it from the others.")
        grid = Grid.grid(padding=(0, 2))
        for usage, what in COMMANDS.values():
            grid.add_row(Text(usage, style="bold"), Text(what))
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
            self.say(f"From now on the game is not saved: {error}. Use: save FILE", "red")

    def farewell(self) -> None:
        """Say plainly what becomes of an unfinished game."""
        game, moves = self.table.game.meta.id, len(self.table.match.moves)
        if self.saved_in is not None:
            self.say(f"You left the table. The game is saved in {self.saved_in}. To go on with it:")
            self.command("play", game, "--load", str(self.saved_in), "--save", str(self.saved_in))
        elif self.kept == moves:
            self.say("You left the table; nothing was played since the game was begun, saved or loaded.")
        else:
            self.say("You left the table, and this game is not saved.")
            self.say("Next time, type save FILE before you quit, or let every move be saved:")
            self.command("play", game, "--save", "FILE")
