"""A legal action as a person meets it: what sort of move it is, what it is about, and what it touches on the board."""

from gnomehall.core.view import Choice
from gnomehall.core.vocabulary import Action, Plain
from gnomehall.games.mighty_gnomes import notation
from gnomehall.games.mighty_gnomes.args import FREE
from gnomehall.games.mighty_gnomes.forest import bar
from gnomehall.games.mighty_gnomes.ids import (
    ICON_IDS,
    LADDER_IDS,
    SIDES,
    TILES,
    TOKEN_IDS,
    TRACKS,
    WAYS,
    book_id,
    chest_data,
    chest_id,
    gnome_id,
    reward_data,
    square_id,
    tile_id,
    token_ids,
    trade_brings,
)
from gnomehall.games.mighty_gnomes.state import Mighty, book_at, creditors_of, displayed, gather_cost
from gnomehall.games.mighty_gnomes.steps.gnomes import INVITE
from gnomehall.games.mighty_gnomes.steps.place import column_of, ladder_of
from gnomehall.games.mighty_gnomes.tables import (
    ACTIVATES,
    CLAIMS,
    COINS,
    COLUMNS,
    DECLINE,
    DISCARDS,
    DISPLAYS,
    DRAWS,
    END,
    EXCHANGE_GIVES,
    EXCHANGE_TAKES,
    EXCHANGES,
    FIRSTS,
    GATHERS,
    GLADES,
    INVITES,
    KEEPS,
    LADDERS,
    OPENS,
    REFRESHES,
    SHELVES,
    SKIP,
    STACKS,
    TAKES,
    TRADES,
    UPGRADES,
    USES,
)
from gnomehall.parts import bits, counts

About = tuple[str, str, dict[str, Plain], tuple[str, ...]]
"""The kind of a choice, its rule, its data and what it touches."""


def choice(s: Mighty, action: Action) -> Choice:
    if action < EXCHANGES:
        about = _turn(s, action)
    elif action < GATHERS:
        about = _free_or_claim(s, action)
    elif action < DISCARDS:
        about = _place(s, action)
    elif action < FIRSTS:
        about = _answer(s, action)
    else:
        about = _draw(s, action)
    return Choice(action, notation.text(s, action), *about)


def _turn(s: Mighty, action: Action) -> About:
    if action < SKIP:
        tile = action - USES
        return "use", "MIG-26", {"tile": tile_id(tile)}, (f"tile:{TILES[tile]}",)
    if action == SKIP:
        if s.todo[-1].step is INVITE:
            return "invite-nobody", "MIG-Q50", {}, ("skip",)
        return "skip", "MIG-Q63", {}, ("skip",)
    if action < OPENS:
        rung = action - ACTIVATES
        book = book_id(s.tables, book_at(s, s.column, rung))
        return "activate", "MIG-52", {"rung": rung + 1, "book": book}, (f"book:{SIDES[s.column]}:{rung + 1}",)
    data = chest_data(s.tables, action - OPENS)
    return "open", "MIG-68", data, (f"vault:{data['chest']}",)


def _free_or_claim(s: Mighty, action: Action) -> About:
    t = s.tables
    if action < TRADES:
        gives, takes = EXCHANGE_GIVES[action - EXCHANGES], TOKEN_IDS[EXCHANGE_TAKES[action - EXCHANGES]]
        tokens = [f"token:{TOKEN_IDS[kind]}" for kind in counts.kinds(gives)]
        return "exchange", "MIG-69", {"gives": token_ids(gives), "takes": takes}, (f"exchange:{takes}", *tokens)
    if action < CLAIMS:
        which = action - TRADES
        gnome, trade = gnome_id(t, which // 2), t.edition.trades[which // 2][which % 2]
        data: dict[str, Plain] = {"gnome": gnome, "gives": token_ids(t.trade_gives[which])}
        data["brings"] = trade_brings(t, which)
        return "trade", "MIG-70", data, (f"trade:{gnome}:{trade}", f"gnome:{gnome}")
    if action < END:
        data = reward_data(t, s.day, action - CLAIMS)
        return "claim", "MIG-86", data, (f"reward:{data['reward']}",)
    return "end", "MIG-29", {}, ("end",)


def _place(s: Mighty, action: Action) -> About:
    tile, seat = s.todo[-1].arg, s.player()
    size = s.tables.sizes[tile]
    if action < LADDERS:
        place = action - GATHERS
        square, upwards = place // 2, place % 2
        mask = bar(s.forest.rows, size, square, upwards)
        squares = bits.members(mask)
        data: dict[str, Plain] = {
            "icons": [ICON_IDS[s.tables.glades[s.glades[at // COLUMNS]][at % COLUMNS]] for at in squares],
            "row": square // COLUMNS + 1,
            "column": square % COLUMNS + 1,
            "way": "none" if size == 1 else "v" if upwards else "h",
            "cost": gather_cost(s, seat, tile, mask),
        }
        return "gather", "MIG-36", data, tuple(f"square:{square_id(at)}" for at in squares)
    if action < DISPLAYS:
        way = action - LADDERS
        ladder = ladder_of(way)
        data = {"ladder": LADDER_IDS[ladder], "column": SIDES[column_of(way)], "rung": s.height[ladder] + size}
        data["cost"] = bits.size(creditors_of(s, seat, tile, ladder))
        return "ladder", "MIG-43", data, tuple(dict.fromkeys((f"ladder:{WAYS[way]}", f"ladder:{LADDER_IDS[ladder]}")))
    if action < COINS:
        slot = action - DISPLAYS
        data = {"slot": slot + 1, "book": book_id(s.tables, displayed(s, slot))}
        return "display", "MIG-62", data, (f"display:{slot + 1}",)
    return "coins", "MIG-63", {"coins": size - 1}, ("coins",)


def _answer(s: Mighty, action: Action) -> About:
    t = s.tables
    if action < KEEPS:
        token = TOKEN_IDS[action - DISCARDS]
        return "discard", "MIG-42", {"token": token}, (f"token:{token}",)
    if action < TAKES:
        data = chest_data(t, action - KEEPS)
        return "keep", "MIG-37", data, (f"drawn:{data['chest']}",)
    if action < DECLINE:
        data = chest_data(t, action - TAKES)
        return "take", "MIG-78", data, (f"open:{data['chest']}",)
    if action == DECLINE:
        return "decline", "MIG-Q45", {}, ("decline",)
    if action < UPGRADES:
        gnome, cost = gnome_id(t, action - INVITES), token_ids(t.gnome_cost[action - INVITES])
        free = s.todo[-1].arg == FREE or not cost
        rule = "MIG-58" if s.todo[-1].arg == FREE else "MIG-53"
        return "invite", rule, {"gnome": gnome, "gives": cost, "free": free}, (f"stack:{gnome}",)
    if action < REFRESHES:
        track = TRACKS[action - UPGRADES]
        return "upgrade", "MIG-54", {"track": track}, (track,)
    gnome = gnome_id(t, action - REFRESHES)
    return "refresh", "MIG-61", {"gnome": gnome}, (f"gnome:{gnome}",)


def _draw(s: Mighty, action: Action) -> About:
    """What chance may bring."""
    t, rule = s.tables, s.todo[-1].step.rule
    if action < STACKS:
        return "first", rule, {"seat": action - FIRSTS}, ()
    if action < GLADES:
        return "stack", rule, {"gnome": gnome_id(t, action - STACKS)}, ()
    if action < SHELVES:
        return "glade", rule, {"glade": t.edition.glades[action - GLADES]}, ()
    if action < DRAWS:
        return "shelve", rule, {"book": book_id(t, action - SHELVES)}, ()
    return "draw", rule, {"chest": chest_id(t, action - DRAWS)}, ()
