"""`gnomehall replay`: a record, printed, stepped through or checked."""

import argparse
import sys
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli import screen
from gnomehall.cli.args import Commands
from gnomehall.cli.errors import BadRecordFile, Misuse, explain
from gnomehall.cli.saves import open_record
from gnomehall.cli.text import name_seat, one_line, outcome
from gnomehall.core.errors import BadRecord
from gnomehall.core.match import Match
from gnomehall.core.record import Record, loads
from gnomehall.core.state import CHANCE
from gnomehall.core.vocabulary import SPECTATOR, Decider, Plain, Viewer
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "replay", run)
    parser.add_argument("file", metavar="FILE", type=Path, help=parser.text("help-saved-game"))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help=parser.text("help-replay-step"))
    how.add_argument("--at", metavar="N", type=shared.number(words, 0), help=parser.text("help-replay-at"))
    how.add_argument("--check", action="store_true", help=parser.text("help-replay-check"))


def run(args: argparse.Namespace) -> int:
    if args.check:
        return check(args.file, args.words)
    record = open_record(args.file)
    try:
        match = registry.replay_record(record)
    except BadRecord as error:
        raise BadRecordFile(args.file, error, record.game) from None
    if args.at is not None and args.at > len(match.moves):
        raise Misuse("fewer-moves", count=len(match.moves), given=args.at)
    replay = Replay(match, record, args.words.language)
    if args.at is not None:
        replay.show_position(args.at)
    elif args.step:
        replay.step_through()
    else:
        replay.show_all()
    return 0


def check(path: Path, words: Speech) -> int:
    """Say whether a record holds. A file that can't be read at all is bad input, not a bad record."""
    text = files.read_text(path)
    game: str | None = None
    try:
        record = loads(text)
        game = record.game
        match = registry.replay_record(record)
    except BadRecord as error:
        print(f"gnomehall: {one_line(explain(BadRecordFile(path, error, game), words))}", file=sys.stderr)
        return 1
    of_game = Speech(words.language, record.game, match.setup.edition)
    ending = words.say("record-not-over") if record.result is None else of_game.ending(record.result.ending)
    moves = words.say("moves", count=len(record.moves))
    players = words.say("players", count=record.seats)
    print(words.say("record-holds", file=str(path), game=record.game, players=players, moves=moves, ending=ending))
    return 0


class Replay:
    """A record played out again, with everything open."""

    def __init__(self, whole: Match, record: Record, language: str) -> None:
        self.console = screen.console_for()
        self.whole = whole
        self.record = record
        self.match = Match(whole.game, whole.setup, whole.players)
        self.words = Speech(language, record.game, whole.setup.edition)
        known = len(record.players) == record.seats
        self.players = tuple(map(one_line, record.players)) if known else ("?",) * record.seats
        self.names = tuple(name_seat(seat, player, self.words) for seat, player in enumerate(self.players))

    def show_all(self) -> None:
        self.show_head()
        while len(self.match.moves) < len(self.whole.moves):
            self.step()
        self.show_result()

    def step_through(self) -> None:
        """Every move with the board after it. Whoever ends the input has seen enough."""
        self.show_head()
        self.show_board()
        while len(self.match.moves) < len(self.whole.moves):
            try:
                typed = input(f"{self.words.say('replay-prompt')} ").strip().lower()
            except EOFError:
                self.console.print()
                return
            if typed in ("q", "quit"):
                return
            self.console.print(Rule(style="dim"))
            self.step()
            self.show_board()
        self.show_result()

    def show_position(self, moves: int) -> None:
        """The board after so many moves."""
        self.show_head()
        for move in self.whole.moves[:moves]:
            self.match.play(move.text)
        state = self.match.state
        self.say("replay-after", moves=self.words.say("moves", count=moves), round=state.round())
        self.show_board()
        if self.match.over:
            self.show_result()
        else:
            prompt = self.words.prompt(self.match.game.view(state, self.viewer()))
            self.say("replay-asked", player=self.name(state.player()), prompt=prompt)

    def show_head(self) -> None:
        game, edition = self.match.game, self.match.setup.edition
        name, version = one_line(edition.name), game.rules_of(self.match.setup)
        self.say("replay-head", "bold", game=game.meta.title, version=version, edition=name, hash=edition.digest)
        for option, value in self.record.options.items():
            self.say("replay-option", name=option, value=one_line(value))
        for player in self.names:
            self.print(player)
        self.console.print()

    def step(self) -> None:
        """The next move, and what it brings about."""
        number = len(self.match.moves)
        move = self.whole.moves[number]
        self.print(f"{number + 1:>4}  {self.name(move.who)}: {move.text}", "bold")
        for event in self.match.play(move.text):
            self.print(f"      {self.words.event(event)}")

    def show_board(self) -> None:
        """What the seat that decides sees, with its choices."""
        game, state = self.match.game, self.match.state
        viewer = self.viewer()
        choices = game.faces().choices(state) if viewer >= 0 else []
        drawing = game.faces().draw(self.match.setup.edition, game.view(state, viewer), choices, self.words)
        for row in screen.board(self.console, drawing):
            self.console.print(row)

    def viewer(self) -> Viewer:
        """Whose eyes the board is seen with: those of the seat that decides."""
        who = self.match.state.player()
        return who if who >= 0 else SPECTATOR

    def show_result(self) -> None:
        state = self.match.state
        self.console.print(screen.sheet_table(self.match.game.faces().sheet(state), self.players, self.words))
        if not self.match.over:
            self.say("replay-not-over", player=self.name(state.player()))
            return
        for line in outcome(state, self.names, self.words):
            self.print(line)

    def name(self, who: Decider) -> str:
        return self.words.say("chance") if who == CHANCE else self.names[who]

    def say(self, id_: str, style: str = "", **data: Plain) -> None:
        self.print(self.words.say(id_, **data), style)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))
