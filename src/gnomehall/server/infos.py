"""Tables, games and bots as the lobby lists them."""

from gnomehall import registry
from gnomehall.bots.roster import LEVELS, NAMES
from gnomehall.core.game import AnyGame
from gnomehall.core.state import NOBODY
from gnomehall.server import protocol
from gnomehall.server.store import Step, TableRow


def info_of(row: TableRow, last: Step, reason: str, here: set[int], watchers: int) -> protocol.TableInfo:
    seats = tuple(
        protocol.SeatInfo(i, "bot" if s.bot else "human", s.name, s.bot, s.taken, bool(s.bot) or i in here)
        for i, s in enumerate(row.seats)
    )
    return protocol.TableInfo(
        id=row.id,
        game=row.game,
        edition=row.edition,
        digest=row.digest,
        options=row.options,
        seats=seats,
        public=row.public,
        state="unreadable" if reason else row.state,
        reason=reason,
        seq=last.seq,
        turn=last.turn if row.state == "playing" and not reason else NOBODY,
        round=last.round,
        created=row.created,
        changed=last.at,
        watchers=watchers,
        result=row.result,
        rematch=row.rematch,
    )


def bot_infos() -> list[protocol.BotInfo]:
    """The bots that can be seated, weakest first."""
    says = {"random": "plays by lot", "greedy": "looks one move ahead"}
    for name, (seconds, _) in LEVELS.items():
        says[name] = f"searches for at most {seconds:g} s a move"
    return [protocol.BotInfo(name, says.get(name, "")) for name in NAMES]


def game_info(game: AnyGame) -> protocol.GameInfo:
    meta = game.meta
    options = tuple(protocol.OptionInfo(o.name, o.help, o.rule, o.values, o.free) for o in meta.options)
    return protocol.GameInfo(
        meta.id, meta.title, meta.tagline, meta.prefix, meta.rules, meta.seats, meta.minutes, meta.credits, options,
        meta.sample, registry.lesson(meta.id) is not None,
    )  # fmt: skip
