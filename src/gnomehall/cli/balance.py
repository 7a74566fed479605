"""`gnomehall balance`: how balanced a game is, for people who design one."""

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.text import Text

from gnomehall import files
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Misuse
from gnomehall.cli.batches import add_batch, as_json, command_of, played, share_json, show_command
from gnomehall.cli.screen import console_for
from gnomehall.cli.sections import markdown, put_section, show
from gnomehall.cli.weighed import HOW_TO_READ, page_head, report
from gnomehall.cli.words import seats_range
from gnomehall.core.edition import Edition
from gnomehall.sim.balance import Balance, Measuring, Spread
from gnomehall.sim.batch import Batch
from gnomehall.sim.weight import Estimate, Weight

EXAMPLES = """
  gnomehall balance gnomopolis --games 1000               two greedy bots
  gnomehall balance gnomopolis --players 4 --bot medium --games 200 --out four.jsonl
  gnomehall balance mighty-gnomes --edition my.toml       with changed components
  gnomehall balance gnome-village --option deluxe=yes --json > deluxe.json
  gnomehall balance gnomopolis --markdown balance.md      the tables for a page

Bots of one kind play each other, so that nothing but the game tells the players apart.
You see what it is worth to begin, how games end, how long they are, how scores spread, and
for each thing that can be taken how often it is, and how its takers fare. To try a change,
export the edition (gnomehall edition export), change it, and compare two reports with the
same seed. What a weak bot never takes may still be strong: ask a better bot too. And who
is ahead can take more, so a number is a reason to look, not a proof.
Ctrl-C stops the batch and prints what was played so far; with --out the same command goes
on from there.
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "balance",
        run,
        "measure how balanced a game is: turn order, lengths, scores, cards",
        "Let bots of one kind play each other on all cores, and measure how balanced the game is.",
        EXAMPLES,
    )
    parser.add_argument("game", metavar="GAME", help="one of 'gnomehall games'")
    parser.add_argument("--players", metavar="P", type=shared.number(1, 16), default=2, help="how many at a table (2)")
    parser.add_argument("--bot", metavar="BOT", default="greedy", help="the bot in every seat (greedy)")
    add_batch(parser, 1000, "")
    parser.add_argument(
        "--markdown",
        metavar="FILE",
        type=Path,
        help="write the tables as a section of this Markdown page, in place of the same section if it has it",
    )


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.bot, human=False, flag="--bot")
    if len(bots) > 1:
        raise Misuse("--bot: name one bot, which then sits in every seat")
    if args.players not in game.meta.seats:
        raise Misuse(f"--players: {game.meta.title} is for {seats_range(game.meta.seats)} players, not {args.players}")
    setup = shared.setup_of(game, args.players, args)
    edition: Edition = setup.edition
    text = None if args.edition is None else edition.text
    batch = Batch(game.meta.id, bots * args.players, args.games, args.seed, None, setup.options, text, counted=True)
    measuring = Measuring(game.things(setup), args.players)
    # What can't be written is said before hours are spent on it; what is written there meanwhile is kept.
    page_of(args.markdown)
    summary = played(args, batch, measuring.add)
    found = measuring.balance()
    command = command_of(args, "--players", str(args.players), "--bot", args.bot)
    made = report(args.bot, batch, found)
    if args.markdown is not None and not summary.stopped:
        # Of a batch that was stopped, the command would not make the same section again.
        section = replace(made, says=f"{made.says} Made by `{command}`.")
        page = page_of(args.markdown) or page_head(game.meta.title)
        files.write_text(args.markdown, put_section(page, markdown(section, 2)))
    if args.json:
        print(json.dumps(as_json(batch, summary, edition, command) | balance_json(args.bot, found)))
    else:
        console = console_for()
        if summary.stopped:
            console.print(Text(f"Stopped after {found.games:,} of {batch.total:,} games.", "bold"))
        if found.games:
            show(console, replace(made, title=f"{game.meta.title}, {made.title.lower()}"))
            if found.weights:
                show(console, HOW_TO_READ)
            show_command(console, command)
    return 130 if summary.stopped else 0


def page_of(path: Path | None) -> str:
    """The page that gets the section, as it is now; empty if there is none yet."""
    if path is None or not path.exists():
        if path is not None and not path.parent.is_dir():
            raise Misuse(f"--markdown: there is no folder {path.parent}; check the name")
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
        "name": found.thing.name,
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
