"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from typing import Final

from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Refusal
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES
from gnomehall.games.mighty_gnomes.edition import LADDER_NAMES, MightyEdition
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.notation import TILES, TRACKS
from gnomehall.games.mighty_gnomes.state import (
    Mighty,
    book_at,
    capacity,
    creditors_of,
    displayed,
    gather_cost,
    room,
)
from gnomehall.games.mighty_gnomes.steps.books import payable
from gnomehall.games.mighty_gnomes.steps.gnomes import FREE, can_upgrade
from gnomehall.games.mighty_gnomes.steps.place import ladder_of
from gnomehall.games.mighty_gnomes.tables import EXCHANGE_GIVES, EXCHANGE_TAKES, bar
from gnomehall.games.mighty_gnomes.words import many, said, tile_name
from gnomehall.parts import bits, counts

MENUS: Final = ("Turn", "After", "Claim", "AfterClaim")


def why_not(edition: MightyEdition, s: Mighty, action: int) -> Refusal:
    if s.player() == NOBODY:
        return Refusal("MIG-128", "the game is over")
    if s.player() == CHANCE:
        return Refusal("MIG-138", "this is for chance to decide")
    if action >= codes.FIRST:
        return Refusal("MIG-138", "only chance draws")
    asked = type(s.todo[-1].step).__name__
    if asked in MENUS:
        return _menu(edition, s, asked, action)
    if asked == "Place":
        return _place(edition, s, action)
    return _answer(edition, s, asked, action)


def _menu(edition: MightyEdition, s: Mighty, asked: str, action: int) -> Refusal:
    home = s.homes[s.player()]
    if action >= codes.GATHER:
        return _unasked(asked, action)
    if codes.OPEN <= action < codes.CLAIM:
        return _free(edition, s, home, action)
    if action == codes.END:
        reason = "claim a reward first" if asked == "Claim" else "use a gnome tile first: passing is not possible"
        return Refusal("MIG-Q50" if asked == "Claim" else "MIG-28", reason)
    if codes.CLAIM <= action < codes.END:
        if asked != "Claim":
            return Refusal("MIG-86", "rewards are claimed at the end of the round, one each")
        return Refusal("MIG-86", "that reward has been claimed this round")
    if codes.ACTIVATE <= action < codes.OPEN:
        return _activate(edition, s, asked, home, action - codes.ACTIVATE)
    return _use(s, asked, home, action)


def _unasked(asked: str, action: int) -> Refusal:
    """An answer that nothing asks for now: what would lead to the question."""
    if action < codes.DISCARD:
        if asked == "Turn":
            return Refusal("MIG-29", "first choose the tile")
        return Refusal("MIG-26", "one gnome tile a turn, and it has been used")
    if action < codes.KEEP:
        return Refusal("MIG-42", "your warehouse is not too full")
    if action < codes.TAKE:
        return Refusal("MIG-37", "no chests have been drawn")
    if action < codes.INVITE:
        return Refusal("MIG-78", "reach a chest icon on the trail to use an open chest")
    if action < codes.UPGRADE:
        return Refusal("MIG-53", "an Invite book or a reward lets you invite a mighty gnome")
    if action < codes.REFRESH:
        return Refusal("MIG-54", "an Upgrade book, a reward or the Farmer moves a steward")
    return Refusal("MIG-61", "the book Refresh Spirit lets a mighty gnome act once more")


def _use(s: Mighty, asked: str, home: Home, action: int) -> Refusal:
    if asked != "Turn":
        return Refusal("MIG-26", "one gnome tile a turn, and it has been used")
    if s.todo[-1].arg == codes.DRUID:
        return Refusal("MIG-125", "a druid turn is for the druid tile alone")
    if action == codes.SKIP:
        return Refusal("MIG-28", "only a druid turn may be skipped")
    tile = action - codes.USE
    if tile == codes.DRUID:
        return Refusal("MIG-125", "the druid tile has its own turn after the third turns of all players")
    if home.bedroom and home.tiles >> tile & 1:
        return Refusal("MIG-31", f"the first tile of the round is the one in the bedroom, {TILES[home.bedroom]}")
    return Refusal("MIG-26", f"{tile_name(tile)} has been used this round")


def _activate(edition: MightyEdition, s: Mighty, asked: str, home: Home, rung: int) -> Refusal:
    if asked != "After":
        return Refusal("MIG-50", "books are activated after placing a tile on a ladder")
    if not s.reach >> rung & 1:
        return Refusal("MIG-51", f"the book at rung {rung + 1} is not in reach, or has been used by this tile")
    return _book(edition, s, home, book_at(s, s.column, rung))


def _book(edition: MightyEdition, s: Mighty, home: Home, book: int) -> Refusal:
    name = edition.books[book].name
    if not payable(s, home, book):
        cost = "1 coin" if s.t.book_coins[book] else said(s.t.book_tokens[book])
        return Refusal("MIG-52", f"{name} costs {cost}, which you have not got")
    return Refusal("MIG-Q31", f"{name} could do nothing for you now")


def _free(edition: MightyEdition, s: Mighty, home: Home, action: int) -> Refusal:
    if action < codes.EXCHANGE:
        if not home.keys:
            return Refusal("MIG-68", "you have no key")
        return Refusal("MIG-68", f"there is no {edition.chests[action - codes.OPEN].name} in your vault")
    if action < codes.TRADE:
        which = action - codes.EXCHANGE
        if not counts.holds(home.stock, EXCHANGE_GIVES[which]):
            return Refusal("MIG-69", f"you have not got {said(EXCHANGE_GIVES[which])}")
        return Refusal("MIG-Q24", f"the supply has no {TOKEN_NAMES[EXCHANGE_TAKES[which]]} left")
    which = action - codes.TRADE
    gnome = edition.gnomes[which // 2].name
    if not home.cards >> (which // 2) & 1:
        return Refusal("MIG-70", f"the {gnome} is not yours")
    if home.traded >> (which // 2) & 1:
        return Refusal("MIG-123", f"the {gnome} has acted this round")
    if not counts.holds(home.stock, s.t.trade_gives[which]):
        return Refusal("MIG-70", f"you have not got {said(s.t.trade_gives[which])}")
    return Refusal("MIG-Q41", "there is no chest in the bag")


def _place(edition: MightyEdition, s: Mighty, action: int) -> Refusal:
    seat, tile = s.player(), s.todo[-1].arg
    home, size = s.homes[seat], s.t.sizes[tile]
    if not codes.GATHER <= action < codes.DISCARD:
        return Refusal("MIG-Q12", f"first say where {tile_name(tile)} goes")
    if action < codes.LADDER:
        return _gather(s, seat, tile, action - codes.GATHER)
    if action < codes.DISPLAY:
        ladder = ladder_of(action - codes.LADDER)
        name = LADDER_NAMES[ladder]
        if not s.t.ladders[s.seats] >> ladder & 1:
            return Refusal("MIG-46", f"the {name} ladder is not used with {s.seats} players")
        if s.height[ladder] + size > codes.RUNGS:
            return Refusal("MIG-45", f"the {name} ladder has only {many(codes.RUNGS - s.height[ladder], 'rung')} left")
        cost = bits.size(creditors_of(s, seat, tile, ladder))
        return Refusal("MIG-49", f"it costs {many(cost, 'coin')} to the players below, you have {home.coins}")
    if s.seats != 2:
        return Refusal("MIG-62", "display books are for 2 players")
    slot = action - codes.DISPLAY
    if s.lent >> slot & 1:
        return Refusal("MIG-62", "that display book has been used this round")
    return _book(edition, s, home, displayed(s, slot))


def _gather(s: Mighty, seat: int, tile: int, place: int) -> Refusal:
    size = s.t.sizes[tile]
    if size == 1 and place % 2:
        return Refusal("MIG-34", "a single square lies one way only: write h")
    mask = bar(s.forest.rows, size, place // 2, place % 2)
    if not mask:
        return Refusal("MIG-34", "the tile would stick out of the forest")
    if mask & s.taken:
        return Refusal("MIG-35", "another tile lies there")
    if size > 1 and mask & s.crystals:
        return Refusal("MIG-38", "only a 1-gnome tile may cover a crystal")
    cost = gather_cost(s, seat, tile, mask)
    return Refusal("MIG-39", f"it touches {many(cost, 'tile')} of other players, you have {s.homes[seat].coins} coins")


def _answer(edition: MightyEdition, s: Mighty, asked: str, action: int) -> Refusal:
    home = s.homes[s.player()]
    starts = {"Discard": codes.DISCARD, "Keep": codes.KEEP, "Take": codes.TAKE, "Invite": codes.INVITE}
    starts |= {"Upgrade": codes.UPGRADE, "Refresh": codes.REFRESH}
    ends = {"Discard": codes.KEEP, "Keep": codes.TAKE, "Take": codes.DECLINE, "Invite": codes.UPGRADE}
    ends |= {"Upgrade": codes.REFRESH, "Refresh": codes.FIRST}
    named = action - starts[asked]
    if not starts[asked] <= action < ends[asked]:
        if asked == "Discard":
            held = counts.total(home.stock)
            return Refusal("MIG-Q23", f"first discard: you hold {held} resources and have room for {room(s, home)}")
        return Refusal("MIG-Q12", "first answer what is asked")
    match asked:
        case "Discard":
            return Refusal("MIG-42", f"you have no {TOKEN_NAMES[named]}")
        case "Keep":
            return Refusal("MIG-37", "that is none of the two chests drawn")
        case "Take":
            return Refusal("MIG-78", "that is none of the open chests")
        case "Upgrade":
            return _upgrade(s, home, named)
        case "Refresh":
            return Refusal("MIG-Q72", f"the {edition.gnomes[named].name} is not yours or can do nothing now")
    return _invite(edition, s, home, named)


def _invite(edition: MightyEdition, s: Mighty, home: Home, gnome: int) -> Refusal:
    name = edition.gnomes[gnome].name if gnome < len(edition.gnomes) else "gnome"
    if not s.stacks >> gnome & 1:
        return Refusal("MIG-15", f"the {name} is not in play")
    if home.cards >> gnome & 1:
        return Refusal("MIG-Q32", f"the {name} is with you already")
    if bits.size(home.cards) >= capacity(s, home):
        return Refusal("MIG-53", f"your table seats {capacity(s, home)}")
    return Refusal("MIG-53", f"the {name} costs {said(s.t.gnome_cost[gnome])}")


def _upgrade(s: Mighty, home: Home, track: int) -> Refusal:
    name = TRACKS[track]
    if not can_upgrade(s, home, track, free=True):
        return Refusal("MIG-Q35", f"the {name} is at its end")
    assert s.todo[-1].arg != FREE, "a free upgrade is legal on any track that goes on"
    space = home.dining if track == codes.DINING else home.warehouse
    return Refusal("MIG-54", f"this step of the {name} costs {said(s.t.upgrade_cost[track][space])}")
