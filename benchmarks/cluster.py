"""Games a second on one process, on two, and through Ray with two workers: what a cluster costs.

Run: PYTHONPATH=.build/compiled python benchmarks/cluster.py [GAME] [BOT] [GAMES]
"""

import sys
import time

from gnomehall.sim.batch import Batch, run
from gnomehall.sim.cluster import on_cluster


def measure(what: str, batch: Batch, jobs: int) -> float:
    began = time.perf_counter()
    games = run(batch, jobs).games
    rate = games / (time.perf_counter() - began)
    print(f"{what:34} {rate:8.2f} games/s")
    return rate


def main(game: str = "gnomopolis", bot: str = "medium", games: str = "200") -> None:
    batch = Batch(game, (bot, bot), int(games), 0)
    print(f"{game}, two {bot}, {games} games")
    measure("one process", batch, 1)
    two = measure("two processes", batch, 2)
    began = time.perf_counter()
    with on_cluster("ray", 2):
        print(f"{'a fresh local cluster starts in':34} {time.perf_counter() - began:8.2f} s")
        measure("Ray, two workers, the first time", batch, 2)
        ray = measure("Ray, two workers, once they run", batch, 2)
    print(f"{'overhead of Ray beside processes':34} {100 * (two / ray - 1):8.1f} %")


if __name__ == "__main__":
    main(*sys.argv[1:])
