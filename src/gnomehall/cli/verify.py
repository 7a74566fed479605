"""`gnomehall verify`: whether the draws of a record are those that were promised."""

import argparse
import sys
from pathlib import Path

from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.errors import BadRecordFile, explain
from gnomehall.cli.text import one_line
from gnomehall.core.errors import BadRecord
from gnomehall.core.match import Match
from gnomehall.core.record import Record, loads
from gnomehall.core.verdict import Fault, Verdict, draws_of, verify
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "verify", run)
    parser.add_argument("file", metavar="FILE", type=Path, help=parser.text("help-saved-game"))
    parser.add_argument("--commitment", metavar="HASH", help=parser.text("help-verify-commitment"))


def run(args: argparse.Namespace) -> int:
    words: Speech = args.words
    text = files.read_text(args.file)
    game: str | None = None
    try:
        record = loads(text)
        game = record.game
        match = registry.replay_record(record)
    except BadRecord as error:
        print(f"gnomehall: {one_line(explain(BadRecordFile(args.file, error, game), words))}", file=sys.stderr)
        return 1
    lines, fine = judge(record, Match(match.game, match.setup), args.commitment, words)
    for line in lines:
        print(f"{args.file}: {one_line(line)}")
    return 0 if fine else 1


def judge(record: Record, start: Match, commitment: str | None, words: Speech) -> tuple[list[str], bool]:
    """What there is to say of the draws of a record, and whether they are those that were promised."""
    proof = record.proof
    if proof is None:
        return [words.say("verify-unprovable")], False
    if not proof.secret:
        return [words.say("verify-hidden", commitment=proof.commitment)], False
    found = verify(proof, draws_of(start, record.moves))
    faults = [say_fault(fault, record, words) for fault in found.faults]
    if commitment is not None and commitment.lower() != proof.commitment:
        faults.append(words.say("verify-other", commitment=proof.commitment))
    if faults:
        return faults, False
    return say_sound(found, proof.commitment, words), True


def say_fault(fault: Fault, record: Record, words: Speech) -> str:
    if fault.kind == "secret":
        return words.say("verify-secret")
    line = record.moves[fault.at].line
    return words.say("verify-draw", line=str(line), drawn=fault.drawn, due=fault.due)


def say_sound(found: Verdict, commitment: str, words: Speech) -> list[str]:
    """What holds, and how far it goes."""
    lines = [words.say("verify-sound", count=found.draws, commitment=commitment)]
    if found.repeats:
        return [*lines, words.say("verify-repeats")]
    lines.append(words.say("verify-opener" if found.opened else "verify-no-opener"))
    lines.append(words.say("verify-numbers", count=found.entered, chains=found.chains))
    if found.undone:
        lines.append(words.say("verify-undone", count=found.undone))
    return lines
