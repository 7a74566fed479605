"""Why nothing can be done with a thing on the board: what whoever points at it has in mind, and what forbids it."""

from typing import Final

from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action
from gnomehall.games.mighty_gnomes.ids import LADDER_IDS, SIDES, TILES, TOKEN_IDS, TRACKS, WAYS, token_ids
from gnomehall.games.mighty_gnomes.reasons.kinds import refuse
from gnomehall.games.mighty_gnomes.reasons.moves import MENUS, why_not
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.after import AFTER
from gnomehall.games.mighty_gnomes.steps.gnomes import REFRESH
from gnomehall.games.mighty_gnomes.steps.storage import DISCARD
from gnomehall.games.mighty_gnomes.tables import (
    ACTIVATES,
    BASIC,
    CLAIMS,
    COINS,
    COLUMNS,
    DECLINE,
    DISCARDS,
    DISPLAYS,
    DOES_TILE,
    END,
    EXCHANGES,
    GATHERS,
    INVITES,
    LADDERS,
    MIDDLE,
    OPENS,
    REFRESHES,
    RUNGS,
    SKIP,
    TAKES,
    TRADES,
    UPGRADES,
    USES,
)
from gnomehall.parts import counts

SIMPLE: Final = {"end": END, "skip": SKIP, "coins": COINS, "decline": DECLINE}


def why_unavailable(s: Mighty, thing: str) -> Refusal | None:
    """Of a thing on the board that no choice touches now."""
    if s.player() < 0:
        return None
    kind, _, name = thing.partition(":")
    step = s.todo[-1].step
    if kind == "token" and step in MENUS:
        return refuse("exchange-first")
    if kind == "gnome":
        return _gnome(s, name)
    if kind == "exchange" and name in TOKEN_IDS[:BASIC] and (step in MENUS or step is DISCARD):
        return _exchange(s, name)
    if kind == "book":
        return _book(s, name)
    action = _meant(s, kind, name)
    return None if action is None else _why(s, action)


def _why(s: Mighty, action: Action) -> Refusal | None:
    """Nothing is against what is legal."""
    return None if action in s.legal_actions() else why_not(s, action)


def _meant(s: Mighty, kind: str, name: str) -> Action | None:
    """The action that somebody has in mind who points at a thing; None if nothing is ever done with it."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind in TRACKS:
        return UPGRADES + TRACKS.index(kind)
    if kind == "square":
        return _gather(s, name)
    if kind == "trade":
        return _trade(s, name)
    edition = s.tables.edition
    chests = [chest.id for chest in edition.chests]
    # With the middle ladder alone, no column is meant yet.
    ways = [WAYS[0], WAYS[1], LADDER_IDS[MIDDLE]] if name == LADDER_IDS[MIDDLE] else list(WAYS)
    known: dict[str, tuple[Action, list[str]]] = {
        "tile": (USES, list(TILES)),
        "ladder": (LADDERS, ways),
        "display": (DISPLAYS, list("1234")),
        "vault": (OPENS, chests),
        "open": (TAKES, chests),
        "stack": (INVITES, [gnome.id for gnome in edition.gnomes]),
        "reward": (CLAIMS, [reward.id for reward in edition.rewards[s.day - 1]]),
        "token": (DISCARDS, list(TOKEN_IDS)),
        "exchange": (EXCHANGES, list(TOKEN_IDS[:BASIC])),
    }
    start, names = known.get(kind, (0, []))
    return start + names.index(name) if name and name in names else None


def _gather(s: Mighty, name: str) -> Action | None:
    """A square, and maybe the way that the tile would lie: `2,3` or `2,3:v`."""
    place, _, way = name.partition(":")
    row, _, column = place.partition(",")
    rows, columns = _numbers_to(s.forest.rows), _numbers_to(COLUMNS)
    if row not in rows or column not in columns or way not in ("", "h", "v"):
        return None
    square = rows.index(row) * COLUMNS + columns.index(column)
    return GATHERS + 2 * square + (way == "v")


def _numbers_to(most: int) -> list[str]:
    """As ids write them: Python reads more as a number, and fails at some that look like one."""
    return [str(n) for n in range(1, most + 1)]


def _trade(s: Mighty, name: str) -> Action | None:
    """A gnome and its trade: `magic:wood`."""
    edition = s.tables.edition
    named, _, trade = name.partition(":")
    for gnome, one in enumerate(edition.gnomes):
        if one.id == named and trade in edition.trades[gnome]:
            return TRADES + 2 * gnome + edition.trades[gnome].index(trade)
    return None


def _gnome(s: Mighty, name: str) -> Refusal | None:
    ids = [gnome.id for gnome in s.tables.edition.gnomes]
    if name not in ids:
        return None
    gnome = ids.index(name)
    if s.todo[-1].step is REFRESH:
        return _why(s, REFRESHES + gnome)
    if s.tables.edition.trades[gnome]:
        return _trades(s, gnome)
    return refuse("druid-later" if s.tables.gnome_ability[gnome] == DOES_TILE else "acts-once")


def _trades(s: Mighty, gnome: int) -> Refusal | None:
    """Where neither payment is there, both are named."""
    one, other = _why(s, TRADES + 2 * gnome), _why(s, TRADES + 2 * gnome + 1)
    if one is None or other is None:
        return None
    gives, instead = s.tables.trade_gives[2 * gnome], s.tables.trade_gives[2 * gnome + 1]
    if one.kind == other.kind == "trade-price" and gives != instead:
        return refuse("trade-prices", tokens=token_ids(gives), gives=token_ids(instead))
    return one


def _exchange(s: Mighty, name: str) -> Refusal:
    left = counts.count(s.supply, TOKEN_IDS.index(name))
    return refuse("exchange-how" if left else "supply", token=name)


def _book(s: Mighty, name: str) -> Refusal | None:
    side, _, rung = name.partition(":")
    rungs = _numbers_to(RUNGS)
    if side not in SIDES or rung not in rungs:
        return None
    if s.todo[-1].step is AFTER and s.reach and side != SIDES[s.column]:
        return refuse("other-column", column=SIDES[s.column])
    return _why(s, ACTIVATES + rungs.index(rung))
