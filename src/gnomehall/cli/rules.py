"""`gnomehall rules`: what a rule says."""

import argparse

from gnomehall import registry
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Misuse
from gnomehall.cli.screen import console_for, markdown
from gnomehall.cli.words import near

EXAMPLES = """
  gnomehall rules GNO-41                                  one rule
  gnomehall rules gnomopolis | less                       all rules of a game
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "rules",
        run,
        "show the text of a rule, or all rules of a game",
        "Show the text of a rule by its number, or all rules of a game by its name.",
        EXAMPLES,
    )
    parser.add_argument("what", metavar="RULE", help="a rule like GNO-41, or the name of a game")


def run(args: argparse.Namespace) -> int:
    what: str = args.what
    if what.lower() in registry.GAMES:
        text = registry.rules_page(what.lower())
    elif "-" in what:
        text = registry.rule_text(what)
    else:
        guess = near(what, registry.GAMES)
        raise Misuse(f"'{what}' is neither a rule, like GNO-41, nor a game{guess} (games: {', '.join(registry.GAMES)})")
    console_for().print(markdown(text))
    return 0
