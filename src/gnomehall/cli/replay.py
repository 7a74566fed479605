"""`gnomehall replay`: a record, printed, stepped through or checked."""

import argparse
import sys
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli import screen
from gnomehall.cli.args import Commands, Misuse
from gnomehall.cli.saves import in_file, open_record
from gnomehall.cli.words import counted, one_line, outcome
from gnomehall.core.errors import BadRecord
from gnomehall.core.match import Match
from gnomehall.core.record import Record, loads
from gnomehall.core.state import CHANCE
from gnomehall.core.vocabulary import SPECTATOR

EXAMPLES = """
  gnomehall replay evening.game                           every move, what it did, and the result
  gnomehall replay evening.game --step                    move by move with the board; Enter goes on
  gnomehall replay evening.game --at 40                   the board after 40 moves
  gnomehall replay evening.game --check                   exit status 0 if it holds, 1 if not

A replay shows everything, also what was hidden while the game was played.
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "replay",
        run,
        "print, step through or check a saved game",
        "Print a saved game move by move, step through it, or check that it holds.",
        EXAMPLES,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="the saved game")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help="show the board after every move and wait for Enter")
    how.add_argument("--at", metavar="N", type=shared.number(0), help="show the board after N moves, and stop")
    how.add_argument("--check", action="store_true", help="only say whether it holds; exit status 1 if it does not")


def run(args: argparse.Namespace) -> int:
    if args.check:
        return check(args.file)
    record = open_record(args.file)
    try:
        held = registry.replay_record(record)
    except BadRecord as error:
        raise in_file(args.file, error) from None
    if args.at is not None and args.at > len(held.moves):
        raise Misuse(f"--at: the game has {counted(len(held.moves), 'move')}; ask for fewer than {args.at}")
    show = Show(held, record)
    if args.at is not None:
        show.position(args.at)
    elif args.step:
        show.stepwise()
    else:
        show.whole()
    return 0


def check(path: Path) -> int:
    """Say whether a record holds. A file that can't be read at all is bad input, not a bad record."""
    text = files.read_text(path)
    try:
        record = loads(text)
        registry.replay_record(record)
    except BadRecord as error:
        print(f"gnomehall: {one_line(f'{path}, {error}')}", file=sys.stderr)
        return 1
    result = "not over" if record.result is None else f"ended by {record.result.ending}"
    print(
        f"{path} holds: {record.game}, {counted(record.seats, 'seat')}, {counted(len(record.moves), 'move')}, {result}"
    )
    return 0


class Show:
    """A record played out again, with everything open."""

    def __init__(self, held: Match, record: Record) -> None:
        self.console = screen.console_for()
        self.held = held
        self.record = record
        self.match = Match(held.game, held.setup, held.players)
        known = len(record.players) == record.seats
        self.players = tuple(map(one_line, record.players)) if known else ("?",) * record.seats
        self.names = tuple(f"seat {seat} ({player})" for seat, player in enumerate(self.players))

    def whole(self) -> None:
        self.head()
        while len(self.match.moves) < len(self.held.moves):
            self.step()
        self.result()

    def stepwise(self) -> None:
        """Every move with the board after it. Whoever ends the input has seen enough."""
        self.head()
        self.board()
        while len(self.match.moves) < len(self.held.moves):
            try:
                typed = input("Enter goes on, q quits: ").strip().lower()
            except EOFError:
                self.console.print()
                return
            if typed in ("q", "quit"):
                return
            self.console.print(Rule(style="dim"))
            self.step()
            self.board()
        self.result()

    def position(self, moves: int) -> None:
        """The board after so many moves."""
        self.head()
        for move in self.held.moves[:moves]:
            self.match.play(move.text)
        self.say(f"After {counted(moves, 'move')}, in round {self.match.state.round()}:")
        self.board()
        if self.match.over:
            self.result()
        else:
            self.say(f"Now {self.who(self.match.state.player())} decides: {self.match.game.prompt(self.match.state)}")

    def head(self) -> None:
        meta, edition = self.match.game.meta, self.match.setup.edition
        self.say(f"{meta.title}, rules {meta.rules}, edition {one_line(edition.name)} ({edition.digest})", "bold")
        for name, value in self.record.options.items():
            self.say(f"option {name}: {one_line(value)}")
        for name in self.names:
            self.say(name)
        self.console.print()

    def step(self) -> None:
        """The next move, and what it brings about."""
        number = len(self.match.moves)
        move = self.held.moves[number]
        self.say(f"{number + 1:>4}  {self.who(move.who)}: {move.text}", "bold")
        for event in self.match.play(move.text):
            self.say(f"      {self.match.game.tell(self.match.setup.edition, event)}")

    def board(self) -> None:
        """What the seat that decides sees, with its choices."""
        game, state = self.match.game, self.match.state
        viewer = state.player() if state.player() >= 0 else SPECTATOR
        choices = game.choices(state) if viewer >= 0 else []
        for row in screen.board(self.console, game.draw(self.match.setup.edition, game.view(state, viewer), choices)):
            self.console.print(row)

    def result(self) -> None:
        state = self.match.state
        self.console.print(screen.sheet_table(self.match.game.sheet(state), self.players))
        for note in self.match.game.sheet(state).notes:
            self.say(note)
        if not self.match.over:
            self.say(f"The game is not over; {self.who(state.player())} decides. This is the score as it stands.")
            return
        for words in outcome(state, self.names):
            self.say(words)

    def who(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.names[seat]

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))
