"""Many games between bots, as a table."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gnomehall import players, registry
from gnomehall.bots.roster import UnknownBot
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadSetup
from gnomehall.library.match import read_edition
from gnomehall.library.table import Row, Table
from gnomehall.sim.batch import Batch, run
from gnomehall.sim.tally import Played, Share, Summary


class Simulation(Table):
    """One row for each bot. `games` is a table with one row for each game, `seats` one with a row for each seat."""

    def __init__(self, batch: Batch, summary: Summary, played: Sequence[Played]) -> None:
        rows = [{"bot": name, **_share(share)} for name, share in zip(batch.bots, summary.entrants, strict=True)]
        super().__init__(rows, f"{registry.game(batch.game).meta.title}: {summary.games} games, seed {batch.seed}")
        self.summary = summary
        self.seats = Table([{"seat": seat, **_share(share)} for seat, share in enumerate(summary.seats)], "By seat")
        """How each seat did, averaged over the bots that sat there."""
        self.games = Table([_game(batch, game) for game in played], self.title)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    edition: Edition | str | Path | None = None,
    jobs: int = 1,
) -> Simulation:
    """Play many games between bots, one for each seat, who change seats from game to game.

    The result depends only on the arguments, and not on `jobs`, the number of processes. A script that uses several
    must be guarded by `if __name__ == "__main__"`, as always with processes.
    """
    for name in bots:
        if not players.is_bot(name):
            raise UnknownBot(f"there is no bot '{name}'; the bots are {players.help_text()}")
    if games < 1:
        raise BadSetup(f"there must be at least one game, not {games}")
    text = edition.text if isinstance(edition, Edition) else None if edition is None else read_edition(edition)
    batch = Batch(game, tuple(bots), games, seed, None, dict(options or {}), text)
    played: list[Played] = []
    summary = run(batch, jobs, watch=played.append)
    if summary.stopped:
        raise KeyboardInterrupt
    return Simulation(batch, summary, played)


def _share(share: Share) -> Row:
    return {
        "games": share.games,
        "wins": float(share.wins),
        "win_rate": share.win_rate,
        "low": share.low,
        "high": share.high,
        "mean_score": share.mean_score,
        "margin": share.margin,
    }


def _game(batch: Batch, game: Played) -> Row:
    row: dict[str, Any] = {"number": game.number, "ending": game.ending, "rounds": game.rounds}
    row["decisions"] = game.decisions
    for seat, entrant in enumerate(game.seated):
        row[f"bot_{seat}"] = batch.bots[entrant]
        row[f"score_{seat}"] = game.scores[seat]
        row[f"place_{seat}"] = game.places[seat]
    return row
