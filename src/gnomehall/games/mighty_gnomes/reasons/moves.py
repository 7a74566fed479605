"""Why a move is not legal now, by the rule that forbids it."""

from typing import Any, Final

from gnomehall.core.state import CHANCE, NOBODY, Step
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.args import FREE
from gnomehall.games.mighty_gnomes.forest import bar
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import (
    LADDER_IDS,
    TOKEN_IDS,
    TRACKS,
    book_id,
    chest_id,
    gnome_id,
    tile_id,
    token_ids,
)
from gnomehall.games.mighty_gnomes.reasons.kinds import refuse
from gnomehall.games.mighty_gnomes.state import (
    Mighty,
    book_at,
    capacity,
    creditors_of,
    displayed,
    entry_action,
    entry_tile,
    gather_cost,
    room,
)
from gnomehall.games.mighty_gnomes.steps.after import AFTER
from gnomehall.games.mighty_gnomes.steps.books import payable
from gnomehall.games.mighty_gnomes.steps.chests import KEEP_CHEST
from gnomehall.games.mighty_gnomes.steps.gnomes import INVITE, REFRESH, UPGRADE, can_upgrade
from gnomehall.games.mighty_gnomes.steps.place import PLACE, ladder_of
from gnomehall.games.mighty_gnomes.steps.rounds import AFTER_CLAIM, CLAIM
from gnomehall.games.mighty_gnomes.steps.storage import DISCARD
from gnomehall.games.mighty_gnomes.steps.trail import TAKE
from gnomehall.games.mighty_gnomes.steps.turn import DRUID_TURN, TURN
from gnomehall.games.mighty_gnomes.tables import (
    ACTIVATES,
    CLAIMS,
    DECLINE,
    DINING,
    DISCARDS,
    DISPLAYS,
    DOES_INVITE,
    DOES_INVITE_FREE,
    DRUID,
    END,
    EXCHANGE_GIVES,
    EXCHANGE_TAKES,
    EXCHANGES,
    FIRSTS,
    GATHERS,
    INVITES,
    KEEPS,
    LADDERS,
    OPENS,
    REFRESHES,
    RUNGS,
    SKIP,
    TAKES,
    TRADES,
    UPGRADES,
    USES,
    Book,
    Gnome,
    Tile,
    Track,
)
from gnomehall.parts import bits, counts

TURNS: Final = (TURN, DRUID_TURN)
MENUS: Final = (*TURNS, AFTER, CLAIM, AFTER_CLAIM)
"""The steps in which free actions can be taken."""


def why_not(s: Mighty, action: Action) -> Refusal:
    if s.player() == NOBODY:
        return refuse("over")
    if s.player() == CHANCE:
        return refuse("chance")
    if action >= FIRSTS:
        return refuse("only-chance")
    if not _in_box(s, action):
        return refuse("not-in-box")
    step = s.todo[-1].step
    if step in MENUS:
        return _menu(s, action)
    return _place(s, action) if step is PLACE else _answer(s, action)


def _in_box(s: Mighty, action: Action) -> bool:
    """Whether the edition has what an action names: there is room in the action space for more than most have."""
    chests, gnomes = len(s.tables.edition.chests), len(s.tables.edition.gnomes)
    for start, end, size in (
        (OPENS, EXCHANGES, chests),
        (TRADES, CLAIMS, 2 * gnomes),
        (KEEPS, TAKES, chests),
        (TAKES, DECLINE, chests),
        (INVITES, UPGRADES, gnomes),
        (REFRESHES, FIRSTS, gnomes),
    ):
        if start <= action < end:
            return action < start + size
    return True


def _menu(s: Mighty, action: Action) -> Refusal:
    home, step = s.homes[s.player()], s.todo[-1].step
    if action >= GATHERS:
        return _unasked(s, action)
    if OPENS <= action < CLAIMS:
        return _free(s, home, action)
    if action == END:
        return refuse("claim-first" if step is CLAIM else "druid-only" if step is DRUID_TURN else "use-first")
    if CLAIMS <= action < END:
        return refuse("claimed" if step is CLAIM else "not-evening")
    if ACTIVATES <= action < OPENS:
        return _activate(s, home, action - ACTIVATES)
    return _use(s, home, action)


def _unasked(s: Mighty, action: Action) -> Refusal:
    """An answer that nothing asks for now: what would lead to the question."""
    if action < DISCARDS:
        return refuse("choose-tile") if s.todo[-1].step in TURNS else _no_tile(s)
    if action < KEEPS:
        return refuse("not-full")
    if action < TAKES:
        return refuse("none-drawn")
    if action < INVITES:
        return refuse("no-icon")
    if action < UPGRADES:
        return refuse("no-invitation")
    return refuse("no-upgrade" if action < REFRESHES else "no-refresh")


def _use(s: Mighty, home: Home, action: Action) -> Refusal:
    step, tile = s.todo[-1].step, action - USES
    if step not in TURNS:
        return _no_tile(s)
    if step is DRUID_TURN:
        return refuse("druid-only")
    if action == SKIP:
        return refuse("no-skip")
    if tile == DRUID:
        return refuse("druid-later")
    if home.bedroom and home.tiles >> tile & 1:
        return refuse("bedroom-first", tile=tile_id(home.bedroom))
    return refuse("this-tile-used", tile=tile_id(tile))


def _no_tile(s: Mighty) -> Refusal:
    """Where no tile can be used: the turn's has been, or it is evening and a reward is to be claimed."""
    return refuse("claim-first" if s.todo[-1].step is CLAIM else "tile-used")


def _activate(s: Mighty, home: Home, rung: int) -> Refusal:
    if s.todo[-1].step is not AFTER:
        return refuse("no-ladder-yet")
    if not s.reach >> rung & 1:
        return refuse("golden-below" if _golden_below(s, rung) else "out-of-reach", rung=rung + 1)
    return _book(s, home, book_at(s, s.column, rung))


def _golden_below(s: Mighty, rung: int) -> bool:
    """Whether a gnome of the tile just placed stands beside a golden book, but not its topmost one."""
    way = entry_action(s.laid[-1]) - LADDERS
    if not 0 <= way < DISPLAYS - LADDERS:
        return False
    top = s.height[ladder_of(way)] - 1
    beside = top - s.tables.sizes[entry_tile(s.laid[-1])] < rung < top
    return beside and s.tables.golden[book_at(s, s.column, rung)] != 0


def _book(s: Mighty, home: Home, book: Book) -> Refusal:
    t, named = s.tables, book_id(s.tables, book)
    if not payable(s, home, book):
        price = "coin" if t.book_coins[book] else token_ids(t.book_tokens[book])[0]
        return refuse("bookmark", book=named, price=price)
    if t.book_effect[book] in (DOES_INVITE, DOES_INVITE_FREE) and bits.size(home.cards) >= capacity(s, home):
        return refuse("table-full", room=capacity(s, home))
    return refuse("no-effect", book=named)


def _free(s: Mighty, home: Home, action: Action) -> Refusal:
    if action < EXCHANGES:
        if not home.keys:
            return refuse("no-key")
        return refuse("no-such-chest", chest=chest_id(s.tables, action - OPENS))
    if action < TRADES:
        gives, takes = EXCHANGE_GIVES[action - EXCHANGES], EXCHANGE_TAKES[action - EXCHANGES]
        if not counts.holds(home.stock, gives):
            return refuse("exchange-price", tokens=token_ids(gives))
        return refuse("supply", token=TOKEN_IDS[takes])
    which = action - TRADES
    gnome, named, gives = which // 2, gnome_id(s.tables, which // 2), s.tables.trade_gives[which]
    if not home.cards >> gnome & 1:
        return refuse("not-yours", gnome=named)
    if home.traded >> gnome & 1:
        return refuse("acted", gnome=named)
    if not counts.holds(home.stock, gives):
        return refuse("trade-price", tokens=token_ids(gives))
    return refuse("bag")


def _place(s: Mighty, action: Action) -> Refusal:
    seat, tile = s.player(), s.todo[-1].arg
    home, size = s.homes[seat], s.tables.sizes[tile]
    if not GATHERS <= action < DISCARDS:
        return refuse("place-first", tile=tile_id(tile))
    if action < LADDERS:
        return _gather(s, seat, tile, action - GATHERS)
    if action < DISPLAYS:
        ladder = ladder_of(action - LADDERS)
        named, left = LADDER_IDS[ladder], RUNGS - s.height[ladder]
        if not s.tables.ladders[s.seats] >> ladder & 1:
            return refuse("ladder-shut", ladder=named, players=s.seats)
        if size > left:
            return refuse("ladder-full", ladder=named, count=left)
        return refuse("ladder-coins", count=bits.size(creditors_of(s, seat, tile, ladder)), have=home.coins)
    if s.seats != 2:
        return refuse("no-display")
    slot = action - DISPLAYS
    return refuse("display-used") if s.lent >> slot & 1 else _book(s, home, displayed(s, slot))


def _gather(s: Mighty, seat: Seat, tile: Tile, place: int) -> Refusal:
    size = s.tables.sizes[tile]
    if size == 1 and place % 2:
        return refuse("one-way")
    mask = bar(s.forest.rows, size, place // 2, place % 2)
    if not mask:
        return refuse("sticks-out")
    if mask & s.taken:
        return refuse("taken")
    if size > 1 and mask & s.crystals:
        return refuse("crystal")
    return refuse("touch-coins", count=gather_cost(s, seat, tile, mask), have=s.homes[seat].coins)


ANSWERS: Final[dict[Step[Any], tuple[Action, Action]]] = {
    DISCARD: (DISCARDS, KEEPS),
    KEEP_CHEST: (KEEPS, TAKES),
    TAKE: (TAKES, DECLINE),
    INVITE: (INVITES, UPGRADES),
    UPGRADE: (UPGRADES, REFRESHES),
    REFRESH: (REFRESHES, FIRSTS),
}
"""Where the answers to a question begin and end."""


def _answer(s: Mighty, action: Action) -> Refusal:
    home, step = s.homes[s.player()], s.todo[-1].step
    start, end = ANSWERS[step]
    if not start <= action < end:
        if step is DISCARD and EXCHANGES <= action < TRADES:
            return _free(s, home, action)
        if step is DISCARD:
            return refuse("discard-first", have=counts.total(home.stock), room=room(s, home))
        return refuse("answer-first")
    named = action - start
    if step is DISCARD:
        return refuse("no-such-token", token=TOKEN_IDS[named])
    if step is KEEP_CHEST:
        return refuse("not-drawn")
    if step is TAKE:
        return refuse("not-open")
    if step is UPGRADE:
        return _upgrade(s, home, named)
    return _invite(s, home, named) if step is INVITE else refuse("not-again", gnome=gnome_id(s.tables, named))


def _invite(s: Mighty, home: Home, gnome: Gnome) -> Refusal:
    named = gnome_id(s.tables, gnome)
    if not s.stacks >> gnome & 1:
        return refuse("not-in-play", gnome=named)
    if home.cards >> gnome & 1:
        return refuse("invited", gnome=named)
    if bits.size(home.cards) >= capacity(s, home):
        return refuse("table-full", room=capacity(s, home))
    return refuse("gnome-price", gnome=named, tokens=token_ids(s.tables.gnome_cost[gnome]))


def _upgrade(s: Mighty, home: Home, track: Track) -> Refusal:
    if not can_upgrade(s, home, track, free=True):
        return refuse("track-end", track=TRACKS[track])
    assert s.todo[-1].arg != FREE, "a free upgrade is legal on any track that goes on"
    space = home.dining if track == DINING else home.warehouse
    return refuse("upgrade-price", track=TRACKS[track], tokens=token_ids(s.tables.upgrade_cost[track][space]))
