"""A digest of many random games, to compare builds by: python -m tests.parity

It covers every game, number of players and option, and in each position who decides, what is legal, what chance weighs,
what was done, what everybody observes, what a network says where the game has one, and the scores; in the first game of
each case also what bots with a network choose. Two builds that print the same lines have played the same games.
"""

import argparse
import hashlib
import multiprocessing
import os
import sys
from collections.abc import Iterator

import gnomehall
from gnomehall import registry
from gnomehall.bots.roster import bot
from gnomehall.core.bot import InformationSet
from gnomehall.core.encoder import mask
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.laws.walks import Case, cases

CASES = cases()
SHARES = 8
"""Each case is cut into so many shares, so that several processes can work at it."""

THINKERS = ("greedy:network=yes", "ismcts:4:turns=0:network=yes", "ismcts:4:turns=0:network=sparingly")
ASKED_EVERY = 20
"""Bots think long in the pure build: they are asked about one decision in so many, of one game."""


def digest_of(case: Case, games: range) -> str:
    """The digest of some of the games of a case; game n is always the same."""
    found = hashlib.sha256()
    encoder = case.game.encoder(case.setup.edition, case.setup.seats)
    actions = case.game.action_count(case.setup.edition)
    advice = registry.advice(case.game.meta.id) if registry.network(case.game.meta.id) is not None else None
    thinkers = [bot(name, advice) for name in THINKERS] if advice is not None and case.setup.seats > 1 else []
    decisions = 0
    for n in games:
        s, rng = case.game.new(case.setup), Rng(n, 77)
        while s.player() != NOBODY:
            who, legal = s.player(), s.legal_actions()
            weights = s.weights() if who == CHANCE else []
            action = legal[rng.pick(weights)] if weights else legal[rng.below(len(legal))]
            found.update(repr((who, legal, weights, action)).encode())
            if who != CHANCE:
                found.update(encoder.observe(s, who) + mask(s, actions))
                if advice is not None:
                    found.update(repr(advice.values(s)).encode())
                decisions += 1
                if n == 0 and decisions % ASKED_EVERY == 0:
                    chosen = [
                        thinker.choose(InformationSet(s, who, Rng(n, decisions)), Rng(n, who)) for thinker in thinkers
                    ]
                    found.update(repr(chosen).encode())
            s.apply(action)
        found.update(repr((s.scores(), s.places(), s.round(), s.ending())).encode())
    return found.hexdigest()


def share(job: tuple[int, int, int]) -> str:
    index, first, games = job
    return digest_of(CASES[index], range(first, first + games))


def lines(games: int, jobs: int) -> Iterator[str]:
    """A line for each case, and one for all."""
    each = -(-games // (len(CASES) * SHARES))
    work = [(index, part * each, each) for index in range(len(CASES)) for part in range(SHARES)]
    with multiprocessing.Pool(jobs) as pool:
        found = pool.map(share, work, chunksize=1)
    for index, case in enumerate(CASES):
        digests = found[index * SHARES : (index + 1) * SHARES]
        yield f"{case.name}: {SHARES * each} games {hashlib.sha256(''.join(digests).encode()).hexdigest()[:16]}"
    yield f"all: {len(work) * each} games {hashlib.sha256(''.join(found).encode()).hexdigest()[:16]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2200, help="how many games at least, over all cases")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    args = parser.parse_args()
    build = "compiled" if gnomehall.COMPILED else "pure"
    if os.environ.get("GNOMEHALL_EXPECT", build) != build:
        raise SystemExit(f"this run is meant for the {os.environ['GNOMEHALL_EXPECT']} build, but found the {build} one")
    for line in lines(args.games, args.jobs):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
