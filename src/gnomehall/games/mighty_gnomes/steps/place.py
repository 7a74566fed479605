"""The main actions (MIG-34 to 49, MIG-62 to 66): where the chosen tile goes, and what it brings there."""

from typing import Final

from gnomehall.core.state import PART, Frame, Step
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.mighty_gnomes.forest import bar
from gnomehall.games.mighty_gnomes.ids import LADDER_IDS, SIDES, tile_id
from gnomehall.games.mighty_gnomes.state import (
    Mighty,
    book_at,
    creditors_of,
    displayed,
    entry,
    gather_cost,
    replaced,
    rivals,
    touched,
)
from gnomehall.games.mighty_gnomes.steps.after import AFTER
from gnomehall.games.mighty_gnomes.steps.books import activate, usable
from gnomehall.games.mighty_gnomes.steps.chests import GAIN_CHEST
from gnomehall.games.mighty_gnomes.steps.storage import award, earn, receive
from gnomehall.games.mighty_gnomes.steps.trail import MOVE_MARKER
from gnomehall.games.mighty_gnomes.tables import (
    CHEST_ICON,
    COINS,
    COLUMNS,
    COMPASS,
    DISPLAYS,
    DRUID,
    FROM_LADDERS,
    GATHERS,
    LADDERS,
    LEFT,
    MIDDLE,
    ON_LEFT,
    ON_RIGHT,
    RIGHT,
    RUNGS,
    Ladder,
    Tile,
    Way,
)
from gnomehall.parts import counts, word
from gnomehall.parts.word import bit


class Place(Step[Mighty]):
    """MIG-26: gather with the chosen tile, put it on a ladder or (2 players) beside a display book, or take coins.

    `arg` is the tile; nothing has happened to it yet.
    """

    name = "place"
    rule = "MIG-26"
    kind = PART

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        actions: list[Action] = []
        add_gathers(s, f.player, f.arg, actions)
        size = s.tables.sizes[f.arg]
        for way in range(4):
            ladder = ladder_of(way)
            if s.tables.ladders[s.seats] >> ladder & 1 and s.height[ladder] + size <= RUNGS:
                if word.size(creditors_of(s, f.player, f.arg, ladder)) <= s.homes[f.player].coins:
                    actions.append(LADDERS + way)
        if s.seats == 2:
            for slot in range(4):
                if not s.lent >> slot & 1 and usable(s, s.homes[f.player], displayed(s, slot)):
                    actions.append(DISPLAYS + slot)
        actions.append(COINS)
        return actions

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        home = s.homes[f.player]
        if f.arg != DRUID:
            home.tiles &= ~bit(f.arg)
            if home.bedroom == f.arg:
                home.bedroom = 0
        if action == COINS:
            s.laid = [*s.laid, entry(0, f.arg, f.player, action)]
            if s.log is not None:
                s.emit("away", "MIG-63", {"seat": f.player, "tile": tile_id(f.arg)})
            earn(s, f.player, s.tables.sizes[f.arg] - 1, "MIG-63")
            return
        s.push(AFTER, f.player)
        if action < LADDERS:
            gather(s, f.player, f.arg, action)
        elif action < DISPLAYS:
            climb(s, f.player, f.arg, action)
        else:
            lay_beside(s, f.player, f.arg, action)


PLACE: Final = Place()


def add_gathers(s: Mighty, seat: Seat, tile: Tile, actions: list[Action]) -> None:
    """MIG-34, MIG-35, MIG-38, MIG-39: every place in the forest where this tile fits and can be paid."""
    size = s.tables.sizes[tile]
    free = s.forest.squares & ~(s.taken | s.crystals if size > 1 else s.taken)
    # All bars at once: one begins where this square is free, and the next, and the next.
    across = free & s.forest.across[size]
    upwards = free if size > 1 else 0
    for i in range(1, size):
        across &= free >> i
        upwards &= free >> (COLUMNS * i)
    paid = 0 if tile == DRUID else rivals(s, seat)
    coins = s.homes[seat].coins
    halos = s.forest.halos[size]
    starts = across | upwards
    while starts:
        square = starts & -starts
        starts ^= square
        place = 2 * word.lowest(square)
        if square & across and (not halos[place] & paid or touched(s, seat, halos[place]) <= coins):
            actions.append(GATHERS + place)
        place += 1
        if square & upwards and (not halos[place] & paid or touched(s, seat, halos[place]) <= coins):
            actions.append(GATHERS + place)


def gather(s: Mighty, seat: Seat, tile: Tile, action: Action) -> None:
    """MIG-36, MIG-37, MIG-Q20: pay, take the tokens, then all the steps as one move, then the chests."""
    place = action - GATHERS
    square, stride = place // 2, COLUMNS if place % 2 else 1
    size = s.tables.sizes[tile]
    mask = bar(s.forest.rows, size, square, place % 2)
    cost = gather_cost(s, seat, tile, mask)
    s.homes[seat].coins -= cost
    if s.log is not None:
        row, column = square // COLUMNS + 1, square % COLUMNS + 1
        data: dict[str, Plain] = {"seat": seat, "tile": tile_id(tile), "row": row, "column": column}
        s.emit("gather", "MIG-36", data | {"way": "v" if place % 2 else "h", "cost": cost})
    s.laid = [*s.laid, entry(mask, tile, seat, action)]
    s.taken |= mask
    tokens = steps = 0
    for _ in range(size):
        icon = s.tables.glades[s.glades[square // COLUMNS]][square % COLUMNS]
        if icon < COMPASS:
            tokens += counts.one(icon)
        elif icon == COMPASS:
            steps += 1
        elif icon == CHEST_ICON:
            s.push(GAIN_CHEST, seat)
        square += stride
    if steps:
        s.push(MOVE_MARKER, seat, steps)
    if tokens:
        receive(s, seat, tokens, "MIG-36")


def ladder_of(way: Way) -> Ladder:
    if way == ON_LEFT:
        return LEFT
    return RIGHT if way == ON_RIGHT else MIDDLE


def column_of(way: Way) -> int:
    """MIG-47: which column a tile works with: 0 the left, 1 the right."""
    return way % 2


def climb(s: Mighty, seat: Seat, tile: Tile, action: Action) -> None:
    """MIG-43 to MIG-51: pay those below, stand on the ladder, and find the books in reach."""
    way = action - LADDERS
    ladder, size = ladder_of(way), s.tables.sizes[tile]
    paid = word.members(creditors_of(s, seat, tile, ladder))
    for other in paid:
        s.homes[seat].coins -= 1
        s.homes[other].coins += 1
    low = s.height[ladder]
    top = low + size - 1
    if s.log is not None:
        data: dict[str, Plain] = {"seat": seat, "tile": tile_id(tile), "ladder": LADDER_IDS[ladder]}
        data |= {"column": SIDES[column_of(way)], "rung": top + 1}
        s.emit("ladder", "MIG-43", data | {"cost": len(paid), "seats": paid})
    s.laid = [*s.laid, entry(0, tile, seat, action)]
    s.height = replaced(s.height, ladder, top + 1)
    if tile != DRUID:
        s.climbers = replaced(s.climbers, ladder, s.climbers[ladder] | bit(seat))
    s.column = column_of(way)
    s.reach = bit(top)
    for rung in range(low, top):
        if not s.tables.golden[book_at(s, s.column, rung)]:
            s.reach |= bit(rung)
    if top == RUNGS - 1:
        award(s, seat, FROM_LADDERS, s.tables.close_points, "MIG-48")


def lay_beside(s: Mighty, seat: Seat, tile: Tile, action: Action) -> None:
    """MIG-62, MIG-Q37: a tile of any size beside a display book uses that book at once and blocks it for the round."""
    slot = action - DISPLAYS
    s.laid = [*s.laid, entry(0, tile, seat, action)]
    s.lent |= bit(slot)
    if s.log is not None:
        s.emit("display", "MIG-62", {"seat": seat, "tile": tile_id(tile), "slot": slot + 1})
    activate(s, seat, displayed(s, slot))
