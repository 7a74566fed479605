"""How fast random play, copying and search are, beside peers measured in the same run.

    make bench
    python benchmarks/bench.py --json

One process at a time, one core. Everything is measured several times in turn, so that a busy moment of the machine does
not fall on one subject alone. A measurement is a mean over all its games; the table shows the median of them, for us
and for the peers alike.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from peers import PEERS, measurable

ROOT = Path(__file__).resolve().parents[1]
PEER = "catanatron"
"""Whom the ratios are to."""
LIMIT = "limit"
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / ".build" / "compiled"}
SEATS = (2, 4)


@dataclass(frozen=True)
class Row:
    game: str
    seats: int
    build: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    copy_us: float
    ratio: float
    """Decisions a second, over those of the peer with as many players."""
    of_limit: float
    """The same over those of the small game in C; 0 where there is no C compiler."""


@dataclass(frozen=True)
class SearchRow:
    game: str
    build: str
    iterations_per_second: float
    playouts_per_second: float
    ratio: float
    """Full playouts a second, over those of the peer."""


def games() -> list[str]:
    """Our games, but not the sample."""
    code = "from gnomehall import registry; print(*[g.meta.id for g in registry.all_games() if not g.meta.sample])"
    return _python("pure", ["-c", code]).split()


def _python(build: str, words: list[str]) -> str:
    env = os.environ | {"PYTHONPATH": str(BUILDS.get(build, BUILDS["pure"]))}
    done = subprocess.run([sys.executable, *words], env=env, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def measure(script: str, game: str, seats: int, build: str, seconds: float) -> dict[str, Any]:
    path = str(ROOT / "benchmarks" / script)
    found: dict[str, Any] = json.loads(_python(build, [path, game, str(seats), "--seconds", str(seconds)]))
    if game not in PEERS and found["build"] != build:
        raise SystemExit(
            f"{game}: asked for the {build} build, but Python found the {found['build']} one: make compiled"
        )
    return found


def rows(rounds: int, seconds: float) -> list[Row]:
    subjects = [(name, seats, PEERS[name][0]) for name in measurable() for seats in PEERS[name][1]]
    subjects += [(game, seats, build) for game in games() for seats in SEATS for build in BUILDS]
    found: dict[tuple[str, int, str], list[dict[str, Any]]] = {subject: [] for subject in subjects}
    for _ in range(rounds):
        for subject in subjects:
            found[subject].append(measure("measure.py", *subject, seconds))
    speeds = {key: median(m["decisions"] / m["seconds"] for m in found[key]) for key in subjects}
    return [
        Row(
            game,
            seats,
            build,
            speeds[game, seats, build],
            median(m["games"] / m["seconds"] for m in found[game, seats, build]),
            median(m["decisions"] / m["games"] for m in found[game, seats, build]),
            median(m["copy_us"] for m in found[game, seats, build]),
            speeds[game, seats, build] / speeds[PEER, seats, "pure"],
            speeds[game, seats, build] / speeds[LIMIT, seats, "C"] if LIMIT in measurable() else 0.0,
        )
        for game, seats, build in subjects
    ]


def search_rows(rounds: int, seconds: float) -> list[SearchRow]:
    """Search is compiled, and compared with two players."""
    subjects = [(PEER, 2, "pure"), *((game, 2, "compiled") for game in games())]
    found: dict[tuple[str, int, str], list[dict[str, Any]]] = {subject: [] for subject in subjects}
    for _ in range(rounds):
        for subject in subjects:
            found[subject].append(measure("measure_search.py", *subject, seconds))
    playouts = {key: median(m["playouts_per_second"] for m in found[key]) for key in subjects}
    return [
        SearchRow(
            key[0],
            key[2],
            median(m["iterations_per_second"] for m in found[key]),
            playouts[key],
            playouts[key] / playouts[subjects[0]],
        )
        for key in subjects
    ]


def play_table(found: list[Row]) -> str:
    head = ["game", "players", "build", "decisions/s", "games/s", "decisions/game", "one copy", f"x {PEER}", "of C"]
    cells = [
        [
            row.game,
            str(row.seats),
            row.build,
            f"{row.decisions_per_second:,.0f}",
            f"{row.games_per_second:,.1f}",
            f"{row.decisions_per_game:,.0f}",
            f"{row.copy_us:,.2f} us",
            f"{row.ratio:.1f}",
            f"{row.of_limit:.0%}" if row.of_limit else "",
        ]
        for row in found
    ]
    return table(head, cells, 3)


def search_table(found: list[SearchRow]) -> str:
    head = ["game", "build", "iterations/s", "full playouts/s", f"x {PEER}"]
    cells = [
        [
            row.game,
            row.build,
            f"{row.iterations_per_second:,.0f}" if row.iterations_per_second else "",
            f"{row.playouts_per_second:,.0f}",
            f"{row.ratio:.0f}",
        ]
        for row in found
    ]
    return table(head, cells, 2)


def table(head: list[str], cells: list[list[str]], words: int) -> str:
    """A table in Markdown; the first columns are words, the others numbers."""
    widths = [max(len(line[i]) for line in [head, *cells]) for i in range(len(head))]
    rule = ["-" * width for width in widths]
    return "\n".join(
        "| "
        + " | ".join(
            cell.ljust(w) if i < words else cell.rjust(w) for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        )
        + " |"
        for line in [head, rule, *cells]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long one measurement plays")
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    args = parser.parse_args()
    found, searched = rows(args.rounds, args.seconds), search_rows(args.rounds, args.seconds)
    if args.json:
        both = {"rows": [asdict(row) for row in found], "search": [asdict(row) for row in searched]}
        print(json.dumps({"python": platform.python_version()} | both))
    else:
        print(play_table(found))
        print("\nSearch, two players:\n")
        print(search_table(searched))
        print(f"\nPython {platform.python_version()}, peers as packaged, median of {args.rounds} rounds on one core.")
        if LIMIT not in measurable():
            print("There is no C compiler here (cc), so the game in C was left out.")


if __name__ == "__main__":
    main()
