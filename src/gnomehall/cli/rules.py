"""`gnomehall rules`: what a rule says."""

import argparse

from gnomehall import registry, rulebook
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.errors import Misuse
from gnomehall.cli.screen import console_for, markdown
from gnomehall.cli.text import similar
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "rules", run)
    parser.add_argument("what", metavar="RULE", help=parser.text("help-rule"))
    parts = parser.add_mutually_exclusive_group()
    for part in ("aid", "numbered", "sources"):
        parts.add_argument(f"--{part}", dest="part", action="store_const", const=part, help=parser.text(f"help-{part}"))
    parser.set_defaults(part="rules")


def run(args: argparse.Namespace) -> int:
    what: str = args.what
    if what.lower() in registry.GAMES:
        text = rulebook.without_pictures(rulebook.read(what.lower(), args.part, args.words.language))
    elif "-" in what:
        text = find_rule(what)
    else:
        raise Misuse("no-rule-or-game", name=what, near=similar(what, registry.GAMES), known=", ".join(registry.GAMES))
    console_for().print(markdown(text))
    return 0


def find_rule(wanted: str) -> str:
    """What a numbered rule says."""
    rule = wanted.strip().upper()
    for game in registry.all_games():
        if rule.startswith(f"{game.meta.prefix}-"):
            try:
                return registry.rule_text(rule)
            except registry.UnknownName:
                raise Misuse("no-rule", game=game.meta.title, rule=rule) from None
    prefixes = ", ".join(f"{game.meta.prefix}-1" for game in registry.all_games() if not game.meta.sample)
    raise Misuse("rule-form", given=wanted, known=prefixes)
