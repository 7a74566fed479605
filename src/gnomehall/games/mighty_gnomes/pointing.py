"""Why nothing can be done with a thing that somebody points at: what they have in mind, and the rule against it."""

from typing import Final

from gnomehall.core.view import Refusal
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES
from gnomehall.games.mighty_gnomes.edition import LADDER_NAMES, MightyEdition
from gnomehall.games.mighty_gnomes.notation import TILES, TRACKS, WAYS
from gnomehall.games.mighty_gnomes.reasons import refusal
from gnomehall.games.mighty_gnomes.refusals import MENUS, why_not
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.parts import counts

SIMPLE: Final = {"end": codes.END, "skip": codes.SKIP, "coins": codes.COINS, "decline": codes.DECLINE}


def why_dark(edition: MightyEdition, s: Mighty, thing: str) -> Refusal | None:
    """Of a thing on the board that no choice touches now."""
    if s.player() < 0:
        return None
    kind, _, name = thing.partition(":")
    asked = type(s.todo[-1].step).__name__
    if kind == "token" and asked in MENUS:
        return refusal("exchange first", "to exchange, first choose the resource that you want")
    if kind == "gnome":
        return _gnome(edition, s, asked, name)
    if kind == "exchange" and name in TOKEN_NAMES[: codes.BASIC] and asked in MENUS:
        return _exchange(s, name)
    if kind == "book":
        return _book(edition, s, name)
    action = _meant(edition, s, kind, name)
    return None if action is None else why_not(edition, s, action)


def _meant(edition: MightyEdition, s: Mighty, kind: str, name: str) -> int | None:
    """The action that somebody has in mind who points at a thing; None if nothing is ever done with it."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind in TRACKS:
        return codes.UPGRADE + TRACKS.index(kind)
    if kind == "square":
        return _gather(s, name)
    if kind == "trade":
        gnome, _, trade = name.partition(":")
        ids = [one.id for one in edition.gnomes]
        if gnome not in ids or trade not in edition.trades[ids.index(gnome)]:
            return None
        return codes.TRADE + 2 * ids.index(gnome) + edition.trades[ids.index(gnome)].index(trade)
    chests = [chest.id for chest in edition.chests]
    known: dict[str, tuple[int, list[str]]] = {
        "tile": (codes.USE, list(TILES)),
        "ladder": (codes.LADDER, [WAYS[0], WAYS[1], LADDER_NAMES[codes.MIDDLE]] if name == "middle" else list(WAYS)),
        "display": (codes.DISPLAY, list("1234")),
        "vault": (codes.OPEN, chests),
        "open": (codes.TAKE, chests),
        "stack": (codes.INVITE, [gnome.id for gnome in edition.gnomes]),
        "reward": (codes.CLAIM, list(edition.rewards[s.day - 1])),
        "token": (codes.DISCARD, list(TOKEN_NAMES)),
        "exchange": (codes.EXCHANGE, list(TOKEN_NAMES[: codes.BASIC])),
    }
    start, names = known.get(kind, (0, []))
    return start + names.index(name) if name and name in names else None


def _gather(s: Mighty, name: str) -> int | None:
    """A square, and maybe the way that the tile would lie: `2,3` or `2,3:v`."""
    place, _, way = name.partition(":")
    row, _, column = place.partition(",")
    if not (row.isdigit() and column.isdigit() and way in ("", "h", "v")):
        return None
    if not (1 <= int(row) <= s.forest.rows and 1 <= int(column) <= codes.COLUMNS):
        return None
    square = (int(row) - 1) * codes.COLUMNS + int(column) - 1
    return codes.GATHER + 2 * square + (way == "v")


def _gnome(edition: MightyEdition, s: Mighty, asked: str, name: str) -> Refusal | None:
    ids = [gnome.id for gnome in edition.gnomes]
    if name not in ids:
        return None
    gnome = ids.index(name)
    if asked == "Refresh":
        return why_not(edition, s, codes.REFRESH + gnome)
    if edition.trades[gnome]:
        return why_not(edition, s, codes.TRADE + 2 * gnome)
    if s.t.gnome_ability[gnome] == codes.DOES_TILE:
        return refusal("druid later", "its tile has its own turn after the third turns of all players")
    return refusal("acts once", "it acts once, at the moment it joins")


def _exchange(s: Mighty, name: str) -> Refusal:
    token = TOKEN_NAMES.index(name)
    if not counts.count(s.supply, token):
        return refusal("supply", f"the supply has no {name} left", token=token)
    return refusal("exchange how", f"{name} costs 1 crystal, or 2 basic resources of other kinds", token=token)


def _book(edition: MightyEdition, s: Mighty, name: str) -> Refusal | None:
    side, _, rung = name.partition(":")
    if side not in ("left", "right") or not rung.isdigit() or not 1 <= int(rung) <= codes.RUNGS:
        return None
    asked = type(s.todo[-1].step).__name__
    if asked == "After" and s.reach and side != ("left", "right")[s.column]:
        return refusal(
            "other column", f"this tile works with the {('left', 'right')[s.column]} column", column=s.column
        )
    return why_not(edition, s, codes.ACTIVATE + int(rung) - 1)
