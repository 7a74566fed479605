"""How strong the levels for people are: the steps between them, measured once for each release.

    make strength GAME=gnomopolis
    PYTHONPATH=.build/compiled python benchmarks/strength.py gnomopolis --games 20    a quick look

Every pairing is a batch as `gnomehall sim` plays it: seats rotated, chance mirrored, no clock, so it can be repeated.
Each keeps its games in .build/strength; stopped and started again, it goes on. When all are done, the section of the
game in docs/strength.md is written anew. A quick look writes nothing.
"""

import argparse
import os
import platform
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

import gnomehall
from gnomehall import registry
from gnomehall.sim.batch import Batch, run
from gnomehall.sim.ledger import Ledger
from gnomehall.sim.tally import Summary

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
FILES = ROOT / ".build" / "strength"
MANY, FEW = 400, 100
"""Games of a pairing; few where hard plays."""


@dataclass(frozen=True)
class Pairing:
    bots: tuple[str, ...]
    games: int
    least: float
    """What the first of them has to win: more than this."""
    surely: bool
    """Whether the lower end of the interval has to be above it, or the rate itself."""

    def holds(self, summary: Summary) -> bool:
        first = summary.entrants[0]
        return (first.low if self.surely else first.win_rate) > self.least

    def wanted(self) -> str:
        return f"{'lower end ' if self.surely else ''}above {self.least:.0%}"


CLASSIC_WINS: Final = {"mighty-gnomes": 0.6}
"""What `hard` has to win surely of games against `classic`, where it is not the usual."""
USUAL: Final = 0.7


def pairings(game: str, seats: tuple[int, ...]) -> list[Pairing]:
    found = [
        Pairing(("greedy", "random"), MANY, 0.9, False),
        Pairing(("medium", "greedy"), MANY, 0.6, True),
        Pairing(("medium", "easy"), MANY, 0.6, True),
        Pairing(("hard", "medium"), FEW, 0.6, True),
        Pairing(("hard", "classic"), FEW, CLASSIC_WINS.get(game, USUAL), True),
        Pairing(("expert", "hard"), FEW, 0.55, True),
    ]
    # Twice its share of games against several.
    found += [Pairing(("hard", *["classic"] * (n - 1)), FEW, 2.0 / n, False) for n in seats if n in (3, 4)]
    if 4 in seats:
        found.append(Pairing(("hard", "greedy", "greedy", "greedy"), FEW, 0.4, False))
    return found


def doubling(game: str) -> list[Pairing]:
    """What twice the thought is worth, from that of medium to twice that of hard: where luck rules, this shows it."""
    _, n, hard, _ = registry.game(game).advice().iterations()
    found = []
    while n <= hard:
        found.append(Pairing((f"ismcts:{2 * n}", f"ismcts:{n}"), FEW, 0.5, False))
        n *= 2
    return found


def play_pairing(game: str, pairing: Pairing, games: int | None, jobs: int) -> Summary:
    batch = Batch(game, pairing.bots, games or pairing.games, seed=0)
    FILES.mkdir(parents=True, exist_ok=True)
    name = "-".join([game, *(re.sub(r"\W", "_", bot) for bot in pairing.bots)])

    def progress(done: int) -> None:
        print(f"\r{' '.join(pairing.bots)}: {done}/{batch.total} ", end="", file=sys.stderr, flush=True)

    summary = run(batch, jobs, progress, Ledger(FILES / f"{name}.jsonl"))
    print(file=sys.stderr)
    if summary.stopped:
        raise SystemExit("stopped; the same command goes on")
    return summary


def row(game: str, pairing: Pairing, summary: Summary) -> str:
    first = summary.entrants[0]
    interval = f"{100 * first.low:.1f}-{100 * first.high:.1f}"
    command = f"gnomehall sim {game} --seats {','.join(pairing.bots)} --games {summary.games} --seed 0"
    verdict = "yes" if pairing.holds(summary) else "**no**"
    cells = [
        *(pairing.bots[0], ", ".join(pairing.bots[1:]), str(summary.games), f"{first.win_rate:.1%}", interval),
        *(f"{first.margin:+.1f}", pairing.wanted(), verdict, f"`{command}`"),
    ]
    return f"| {' | '.join(cells)} |"


def table(game: str, chosen: list[Pairing], games: int | None, jobs: int) -> Iterator[str]:
    yield "| who | against | games | wins | 95 % | margin | wanted | holds | command |"
    yield "|---|---|---:|---:|---:|---:|---|---|---|"
    for pairing in chosen:
        yield row(game, pairing, play_pairing(game, pairing, games, jobs))


def machine() -> str:
    model = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file() and (found := re.search(r"^model name\s*: (.*)$", info.read_text(encoding="utf-8"), re.M)):
        model = found.group(1)
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def write(game: str, lines: list[str]) -> None:
    """Put the section of a game in its place on the page, between its two marks."""
    first, last = f"<!-- begin {game} -->", f"<!-- end {game} -->"
    section = "\n".join([first, *lines, last])
    text = PAGE.read_text(encoding="utf-8")
    if first in text:
        before, _, rest = text.partition(first)
        text = before + section + rest.partition(last)[2]
    else:
        text = f"{text.rstrip()}\n\n## {registry.game(game).meta.title}\n\n{section}\n"
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, help="so many games of every pairing, and nothing is written")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--doubling", action="store_true", help="also measure what doubled budgets are worth")
    args = parser.parse_args()
    if not gnomehall.COMPILED:
        raise SystemExit("this is the pure build, which would take days: make strength uses the compiled one")
    chosen = pairings(args.game, registry.game(args.game).meta.seats)
    lines = list(table(args.game, chosen, args.games, args.jobs))
    if args.doubling:
        lines += ["", "Doubled budgets:", "", *table(args.game, doubling(args.game), args.games, args.jobs)]
    lines += ["", f"Measured {date.today().isoformat()} with version {gnomehall.__version__} on {machine()}."]
    print("\n".join(lines))
    if args.games is None:
        write(args.game, lines)


if __name__ == "__main__":
    main()
