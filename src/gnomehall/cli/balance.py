"""`gnomehall balance`: how balanced a game is, for people who design one."""

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from gnomehall import files
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.balance_report import how_to_read, page_head, report
from gnomehall.cli.batches import add_batch, as_json, command_of, play_batch, share_json, show_command, show_stopped
from gnomehall.cli.errors import Misuse
from gnomehall.cli.screen import console_for
from gnomehall.cli.sections import markdown, put_section, show
from gnomehall.cli.text import seats_range
from gnomehall.core.edition import Edition
from gnomehall.sim.balance import Balance, Measuring, Spread
from gnomehall.sim.batch import Batch
from gnomehall.sim.weight import Estimate, Weight
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "balance", run)
    shared.add_game(parser)
    players = shared.number(words, 1, 16)
    parser.add_argument("--players", metavar="P", type=players, default=2, help=parser.text("help-at-table"))
    parser.add_argument("--bot", metavar="BOT", default="greedy", help=parser.text("help-balance-bot"))
    add_batch(parser, 1000, "help-games-1000")
    parser.add_argument("--markdown", metavar="FILE", type=Path, help=parser.text("help-markdown"))


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.bot, human=False, flag="--bot")
    if len(bots) > 1:
        raise Misuse("one-bot")
    if args.players not in game.meta.seats:
        allowed = seats_range(game.meta.seats)
        raise Misuse("wrong-players", game=game.meta.title, allowed=allowed, count=args.players)
    setup = shared.setup_of(game, args.players, args)
    edition: Edition = setup.edition
    text = None if args.edition is None else edition.text
    words = Speech(args.words.language, game.meta.id, edition)
    batch = Batch(
        game.meta.id, bots * args.players, args.games, args.seed, None, setup.options, text, counts_takings=True
    )
    measuring = Measuring(game.faces().things(setup), args.players)
    # What can't be written is said before hours are spent on it; what is written there meanwhile is kept.
    read_page(args.markdown)
    summary = play_batch(args, batch, measuring.add)
    found = measuring.balance()
    command = command_of(args, "--players", str(args.players), "--bot", args.bot)
    made = report(args.bot, batch, found, words)
    if args.markdown is not None and not summary.stopped:
        # Of a batch that was stopped, the command would not make the same section again.
        section = replace(made, says=f"{made.says} {words.say('balance-made-by', command=command)}")
        page = read_page(args.markdown) or page_head(game.meta.title, words)
        files.write_text(args.markdown, put_section(page, markdown(section, 2)))
    if args.json:
        print(json.dumps(as_json(batch, summary, edition, command) | balance_json(args.bot, found)))
    else:
        console = console_for()
        if summary.stopped:
            show_stopped(console, found.games, batch, words)
        if found.games:
            show(console, replace(made, title=f"{game.meta.title}, {made.title}"))
            if found.weights:
                show(console, how_to_read(words))
            show_command(console, command, words)
    return 130 if summary.stopped else 0


def read_page(path: Path | None, flag: str = "--markdown") -> str:
    """The page that gets the section, as it is now; empty if there is none yet."""
    if path is None or not path.exists():
        if path is not None and not path.parent.is_dir():
            raise Misuse("page-folder", flag=flag, folder=str(path.parent))
        return ""
    return files.read_text(path)


def balance_json(bot: str, found: Balance) -> dict[str, Any]:
    return {
        "bot": bot,
        "players": found.players,
        "fair": found.fair,
        "turn_order": [share_json(share) for share in found.order],
        "rounds": _spread_json(found.rounds),
        "scores": _spread_json(found.scores),
        "winning_scores": _spread_json(found.winners),
        "margins": _spread_json(found.margins),
        "things": [_weight_json(weight) for weight in found.weights],
    }


def _spread_json(found: Spread) -> dict[str, Any]:
    return {
        "mean": found.mean,
        "min": found.min,
        "p10": found.low,
        "p50": found.middle,
        "p90": found.high,
        "max": found.max,
    }


def _weight_json(found: Weight) -> dict[str, Any]:
    return {
        "kind": found.thing.kind,
        "id": found.thing.id,
        "games": found.games,
        "taken": found.taken,
        "takes": found.takes,
        "taken_by": found.takers,
        "wins": _estimate_json(found.wins),
        "mixed_tables": found.mixed,
        "points": _estimate_json(found.points),
        "points_each": _estimate_json(found.each),
        "notes": list(found.notes),
    }


def _estimate_json(found: Estimate | None) -> dict[str, Any] | None:
    return None if found is None else {"mean": found.value, "interval": [found.low, found.high]}
