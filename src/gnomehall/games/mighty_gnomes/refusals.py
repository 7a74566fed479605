"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from typing import Final

from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Refusal
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES
from gnomehall.games.mighty_gnomes.edition import LADDER_NAMES, MightyEdition
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.notation import TILES, TRACKS
from gnomehall.games.mighty_gnomes.reasons import refusal
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


def numbered(tokens: int) -> list[int]:
    return counts.numbers_of(tokens, codes.TOKENS)


def why_not(edition: MightyEdition, s: Mighty, action: int) -> Refusal:
    if s.player() == NOBODY:
        return refusal("over", "the game is over")
    if s.player() == CHANCE:
        return refusal("chance", "this is for chance to decide")
    if action >= codes.FIRST:
        return refusal("only chance", "only chance draws")
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
        if asked == "Claim":
            return refusal("claim first", "claim a reward first")
        return refusal("use first", "use a gnome tile first: passing is not possible")
    if codes.CLAIM <= action < codes.END:
        if asked != "Claim":
            return refusal("not evening", "rewards are claimed at the end of the round, one each")
        return refusal("claimed", "that reward has been claimed this round")
    if codes.ACTIVATE <= action < codes.OPEN:
        return _activate(edition, s, asked, home, action - codes.ACTIVATE)
    return _use(s, asked, home, action)


def _unasked(asked: str, action: int) -> Refusal:
    """An answer that nothing asks for now: what would lead to the question."""
    if action < codes.DISCARD:
        if asked == "Turn":
            return refusal("choose tile", "first choose the tile")
        return refusal("tile used", "one gnome tile a turn, and it has been used")
    if action < codes.KEEP:
        return refusal("not full", "your warehouse is not too full")
    if action < codes.TAKE:
        return refusal("none drawn", "no chests have been drawn")
    if action < codes.INVITE:
        return refusal("no icon", "reach a chest icon on the trail to use an open chest")
    if action < codes.UPGRADE:
        return refusal("no invitation", "an Invite book or a reward lets you invite a mighty gnome")
    if action < codes.REFRESH:
        return refusal("no upgrade", "an Upgrade book, a reward or the Farmer moves a steward")
    return refusal("no refresh", "the book Refresh Spirit lets a mighty gnome act once more")


def _use(s: Mighty, asked: str, home: Home, action: int) -> Refusal:
    if asked != "Turn":
        return refusal("tile used", "one gnome tile a turn, and it has been used")
    if s.todo[-1].arg == codes.DRUID:
        return refusal("druid only", "a druid turn is for the druid tile alone")
    if action == codes.SKIP:
        return refusal("no skip", "only a druid turn may be skipped")
    tile = action - codes.USE
    if tile == codes.DRUID:
        return refusal("druid later", "the druid tile has its own turn after the third turns of all players")
    if home.bedroom and home.tiles >> tile & 1:
        reason = f"the first tile of the round is the one in the bedroom, {TILES[home.bedroom]}"
        return refusal("bedroom first", reason, tile=home.bedroom)
    return refusal("this tile used", f"{tile_name(tile)} has been used this round", tile=tile)


def _activate(edition: MightyEdition, s: Mighty, asked: str, home: Home, rung: int) -> Refusal:
    if asked != "After":
        return refusal("no ladder yet", "books are activated after placing a tile on a ladder")
    if not s.reach >> rung & 1:
        reason = f"the book at rung {rung + 1} is not in reach, or has been used by this tile"
        return refusal("out of reach", reason, rung=rung + 1)
    return _book(edition, s, home, book_at(s, s.column, rung))


def _book(edition: MightyEdition, s: Mighty, home: Home, book: int) -> Refusal:
    name = edition.books[book].name
    if not payable(s, home, book):
        cost = "1 coin" if s.t.book_coins[book] else said(s.t.book_tokens[book])
        return refusal("bookmark", f"{name} costs {cost}, which you have not got", book=book)
    return refusal("no effect", f"{name} could do nothing for you now", book=book)


def _free(edition: MightyEdition, s: Mighty, home: Home, action: int) -> Refusal:
    if action < codes.EXCHANGE:
        if not home.keys:
            return refusal("no key", "you have no key")
        kind = action - codes.OPEN
        return refusal("no such chest", f"there is no {edition.chests[kind].name} in your vault", chest=kind)
    if action < codes.TRADE:
        which = action - codes.EXCHANGE
        if not counts.holds(home.stock, EXCHANGE_GIVES[which]):
            gives = EXCHANGE_GIVES[which]
            return refusal("exchange price", f"you have not got {said(gives)}", tokens=numbered(gives))
        token = EXCHANGE_TAKES[which]
        return refusal("supply", f"the supply has no {TOKEN_NAMES[token]} left", token=token)
    which = action - codes.TRADE
    gnome = edition.gnomes[which // 2].name
    if not home.cards >> (which // 2) & 1:
        return refusal("not yours", f"the {gnome} is not yours", gnome=which // 2)
    if home.traded >> (which // 2) & 1:
        return refusal("acted", f"the {gnome} has acted this round", gnome=which // 2)
    if not counts.holds(home.stock, s.t.trade_gives[which]):
        gives = s.t.trade_gives[which]
        return refusal("trade price", f"you have not got {said(gives)}", tokens=numbered(gives))
    return refusal("bag", "there is no chest in the bag")


def _place(edition: MightyEdition, s: Mighty, action: int) -> Refusal:
    seat, tile = s.player(), s.todo[-1].arg
    home, size = s.homes[seat], s.t.sizes[tile]
    if not codes.GATHER <= action < codes.DISCARD:
        return refusal("place first", f"first say where {tile_name(tile)} goes", tile=tile)
    if action < codes.LADDER:
        return _gather(s, seat, tile, action - codes.GATHER)
    if action < codes.DISPLAY:
        ladder = ladder_of(action - codes.LADDER)
        name = LADDER_NAMES[ladder]
        if not s.t.ladders[s.seats] >> ladder & 1:
            reason = f"the {name} ladder is not used with {s.seats} players"
            return refusal("ladder shut", reason, ladder=ladder, players=s.seats)
        if s.height[ladder] + size > codes.RUNGS:
            left = codes.RUNGS - s.height[ladder]
            return refusal(
                "ladder full", f"the {name} ladder has only {many(left, 'rung')} left", ladder=ladder, left=left
            )
        cost = bits.size(creditors_of(s, seat, tile, ladder))
        reason = f"it costs {many(cost, 'coin')} to the players below, you have {home.coins}"
        return refusal("ladder coins", reason, needed=cost, have=home.coins)
    if s.seats != 2:
        return refusal("no display", "display books are for 2 players")
    slot = action - codes.DISPLAY
    if s.lent >> slot & 1:
        return refusal("display used", "that display book has been used this round")
    return _book(edition, s, home, displayed(s, slot))


def _gather(s: Mighty, seat: int, tile: int, place: int) -> Refusal:
    size = s.t.sizes[tile]
    if size == 1 and place % 2:
        return refusal("one way", "a single square lies one way only: write h")
    mask = bar(s.forest.rows, size, place // 2, place % 2)
    if not mask:
        return refusal("sticks out", "the tile would stick out of the forest")
    if mask & s.taken:
        return refusal("taken", "another tile lies there")
    if size > 1 and mask & s.crystals:
        return refusal("crystal", "only a 1-gnome tile may cover a crystal")
    cost = gather_cost(s, seat, tile, mask)
    coins = s.homes[seat].coins
    reason = f"it touches {many(cost, 'tile')} of other players, you have {many(coins, 'coin')}"
    return refusal("touch coins", reason, needed=cost, have=coins)


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
            reason = f"first discard: you hold {held} resources and have room for {room(s, home)}"
            return refusal("discard first", reason, have=held, room=room(s, home))
        return refusal("answer first", "first answer what is asked")
    match asked:
        case "Discard":
            return refusal("no such token", f"you have no {TOKEN_NAMES[named]}", token=named)
        case "Keep":
            return refusal("not drawn", "that is none of the two chests drawn")
        case "Take":
            return refusal("not open", "that is none of the open chests")
        case "Upgrade":
            return _upgrade(s, home, named)
        case "Refresh":
            reason = f"the {edition.gnomes[named].name} is not yours or can do nothing now"
            return refusal("not again", reason, gnome=named)
    return _invite(edition, s, home, named)


def _invite(edition: MightyEdition, s: Mighty, home: Home, gnome: int) -> Refusal:
    name = edition.gnomes[gnome].name if gnome < len(edition.gnomes) else "gnome"
    if not s.stacks >> gnome & 1:
        return refusal("not in play", f"the {name} is not in play", gnome=gnome)
    if home.cards >> gnome & 1:
        return refusal("invited", f"the {name} is with you already", gnome=gnome)
    if bits.size(home.cards) >= capacity(s, home):
        return refusal("table full", f"your table seats {capacity(s, home)}", room=capacity(s, home))
    cost = s.t.gnome_cost[gnome]
    return refusal("gnome price", f"the {name} costs {said(cost)}", gnome=gnome, tokens=numbered(cost))


def _upgrade(s: Mighty, home: Home, track: int) -> Refusal:
    name = TRACKS[track]
    if not can_upgrade(s, home, track, free=True):
        return refusal("track end", f"the {name} is at its end", track=track)
    assert s.todo[-1].arg != FREE, "a free upgrade is legal on any track that goes on"
    space = home.dining if track == codes.DINING else home.warehouse
    cost = s.t.upgrade_cost[track][space]
    return refusal("upgrade price", f"this step of the {name} costs {said(cost)}", track=track, tokens=numbered(cost))
