"""`gnomehall check-game`: the laws of every game, tried on one, ours or of another package."""

import argparse
from pathlib import Path

from gnomehall import files
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.screen import console_for
from gnomehall.cli.text import one_line
from gnomehall.laws import LAWS
from gnomehall.laws.check import Verdict, check
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "check-game", run)
    number = shared.number
    shared.add_game(parser)
    parser.add_argument("--games", metavar="N", type=number(words, 1), default=3, help=parser.text("help-check-games"))
    shared.add_seed(parser, "help-check-seed", 0)


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    words: Speech = args.words
    console = console_for()
    broken = 0
    verdicts = check(game, args.games, args.seed)
    for number, name in enumerate(LAWS, 1):
        with console.status(f"{number}/{len(LAWS)} {name.replace('_', ' ')}"):
            verdict = next(verdicts)
        broken += verdict.breach is not None
        for line in report(verdict, number, game.meta.id, words):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
    end = words.say("check-broken", count=broken) if broken else words.say("check-kept", count=len(LAWS))
    console.print(f"{game.meta.title}: {end}", markup=False, highlight=False, soft_wrap=True)
    return 1 if broken else 0


def report(verdict: Verdict, number: int, game: str, words: Speech) -> list[str]:
    """A law in one line, and if it is broken, how, and where the game is that shows it."""
    breach = verdict.breach
    if breach is None:
        return [f"ok      {verdict.law} ({words.say('check-games', count=verdict.games)})"]
    where = words.say("check-where", setup=breach.case, seed=str(breach.seed), count=breach.moves)
    lines = [f"BROKEN  {verdict.law}", f"        {where}", f"        {one_line(breach.reason)}"]
    if breach.record:
        file = Path(f"{game}-law-{number}.game")
        files.write_text(file, breach.record)
        lines.append(f"        {words.say('check-record', file=str(file))}")
    return lines
