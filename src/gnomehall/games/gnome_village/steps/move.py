"""Move: chapter 9 of the rules."""

from typing import Final

from gnomehall.core.state import MENU, PART, Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village.ids import cell_id, letter_id, tile_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.business import arrive
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.tables import END_TURN, GNOME, GNOMES, SLOTS, TILE, Gnome, Slots
from gnomehall.games.gnome_village.walk import walk
from gnomehall.parts.bits import bit


def kept_free(s: Village, seat: Seat) -> Slots:
    """The tiles that gnomes of the player stand on, and the Airports of those who travel (GNV-100, GNV-106)."""
    found = s.own(seat)
    p = s.players[seat]
    if p.away:
        for letter in range(GNOMES):
            if p.away >> letter & 1 and p.tie(letter) >= 0:
                found |= bit(p.tie(letter))
    return found


def goals(s: Village, gnome: Gnome, taken: Slots) -> Slots:
    """The tiles on which a gnome may end: those it can reach (GNV-98), its own among them (GNV-103)."""
    g = s.players[gnome // GNOMES].ground
    here = s.spot(gnome) % SLOTS
    return g.network(here) & (g.workshops | g.businesses) & ~(taken & ~bit(here))


class MoveMenu(VillageStep):
    """GNV-101: which upright gnome of the own village is resolved next, each at most once; or the end of the turn."""

    name = "move-menu"
    rule = "GNV-101"
    kind = MENU
    verb = "move"
    asks = GNOME

    def always_asked(self) -> bool:
        return True

    def legal(self, s: Village, f: Frame) -> list[Action]:
        ready = s.in_village(f.player) & ~s.players[f.player].done
        found = [END_TURN]
        if ready == 0:
            return found
        taken = kept_free(s, f.player)
        for letter in range(GNOMES):
            if ready >> letter & 1 and goals(s, GNOMES * f.player + letter, taken):
                found.append(GNOME + GNOMES * f.player + letter)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action != END_TURN:
            s.push(MOVE_MENU, f.player)
            s.push(GO, f.player, action - GNOME)


class Go(VillageStep):
    """GNV-97, GNV-103: the Workshop or Business where the gnome ends, which may be the one it stands on."""

    name = "go"
    rule = "GNV-98"
    kind = PART
    verb = "go"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, goals(s, f.arg, kept_free(s, f.player)))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        letter: int = f.arg % GNOMES
        p = s.players[f.player]
        if s.log is not None:
            slot = slot_of(action)
            cell, tile = cell_id(p.ground.cells[slot]), tile_id(s.tables, p.ground.faces[slot])
            path = [cell_id(step) for step in walk(p.ground, s.spot(f.arg) % SLOTS, slot)]
            gnome = letter_id(letter)
            s.emit("go", "GNV-97", {"seat": f.player, "gnome": gnome, "cell": cell, "tile": tile, "path": path})
        p.done |= bit(letter)
        s.lift(f.arg, action - TILE)
        arrive(s, f.player, letter, action - TILE)


MOVE_MENU: Final = MoveMenu()
GO: Final = Go()
