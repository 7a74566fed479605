"""Tries the laws on one game, and keeps what shows that one of them is broken."""

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import AnyGame
from gnomehall.core.match import Match
from gnomehall.core.record import dumps
from gnomehall.laws import LAWS
from gnomehall.laws.laws import Law
from gnomehall.laws.walks import Case, Walk, cases, walk

HERE: Final = Path(__file__).parent


class NotChecked(GnomehallError):
    """The laws can't be tried here."""


@dataclass(frozen=True)
class Breach:
    """A law that a game breaks: in which setup, after how many moves, and how."""

    case: str
    seed: int
    moves: int
    reason: str
    record: str
    """The game up to there, as a record; empty if not even that can be written."""


@dataclass(frozen=True)
class Verdict:
    law: str
    """The sentence that was tried."""
    games: int
    breach: Breach | None


def check(game: AnyGame, games: int, seed: int = 0) -> Iterator[Verdict]:
    """Try every law on so many games of every setup, one law after the other, each until it is broken."""
    if not __debug__:
        raise NotChecked("the laws are assertions, which python -O leaves out; run it without -O")
    tried = cases([game])
    for name, law in LAWS.items():
        yield _verdict(name.replace("_", " "), law, tried, range(seed, seed + games))


def _verdict(name: str, law: Law, tried: Sequence[Case], seeds: Sequence[int]) -> Verdict:
    count = 0
    for seed in seeds:
        for case in tried:
            count += 1
            played = Walk(case, seed, seed, ())
            try:
                played = walk(case, seed, seed)
                law(played)
            except Exception as error:  # whatever a game raises, it is what breaks the law
                breach = Breach(case.name, seed, played.now, _reason(error), _record(played))
                return Verdict(name, count, breach)
    return Verdict(name, count, None)


def _reason(error: Exception) -> str:
    """What was claimed, or what was raised, and where in the laws."""
    steps = traceback.extract_tb(error.__traceback__)
    inside = [step for step in steps if Path(step.filename).parent == HERE] or steps
    said = str(error) or (inside[-1].line or "")
    what = said if isinstance(error, AssertionError) else f"{type(error).__name__}: {said}"
    return " ".join(f"{what} ({Path(inside[-1].filename).name}:{inside[-1].lineno})".split())


def _record(played: Walk) -> str:
    try:
        match = Match(played.game, played.case.setup)
        for action in played.actions[: played.now]:
            match.act(action)
        return dumps(match.record())
    except Exception:  # a game that breaks a law may break this too
        return ""
