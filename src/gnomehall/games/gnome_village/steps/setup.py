"""Setting up: chapter 4 of the rules."""

from typing import Final

from gnomehall.core.state import DRAW, MORE, PART, Frame
from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village import layout
from gnomehall.games.gnome_village.ids import cell_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.steps.place import PLACE_ROAD, kit_of, lay
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.tables import CELL, HOUSE, LAY_HOUSE, LAY_ROAD, PRESET, SEAT, SLOTS, TILE
from gnomehall.parts import counts
from gnomehall.parts.bits import bit


class FirstPlayer(VillageStep):
    """GNV-30: who takes the first turn is drawn by lot."""

    name = "first-player"
    rule = "GNV-30"
    kind = DRAW
    verb = "first"
    asks = SEAT

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return [SEAT + seat for seat in range(s.seats)]

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.first = action - SEAT
        if s.log is not None:
            s.emit("first", "GNV-30", {"seat": s.first})


class LayKit(VillageStep):
    """GNV-26: the next tile of the start kit, a Road first; or, with nothing laid yet, a whole preset."""

    name = "lay-kit"
    rule = "GNV-26"
    kind = MORE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        p, kit = s.players[f.player], kit_of(s, f.player)
        found: list[int] = []
        if p.ground.taken == 0:
            for preset in range(len(s.tables.preset_faces)):
                found.append(PRESET + preset)
            for shape in counts.kinds(p.kit):
                if layout.can_begin(s.tables.open, kit, shape):
                    found.append(LAY_ROAD + shape)
            return found
        free = layout.carefree(p.ground, kit)
        if kit.houses and (free or layout.house_cells(p.ground, kit, 0, 1)):
            found.append(LAY_HOUSE)
        for shape in counts.kinds(p.kit):
            if free or layout.road_cells(p.ground, kit, shape, 0, 1):
                found.append(LAY_ROAD + shape)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(LAY_KIT, f.player)
        if action == LAY_HOUSE:
            s.push(PLACE_KIT_HOUSE, f.player)
        elif action >= LAY_ROAD:
            s.push(PLACE_ROAD, f.player, action - LAY_ROAD)
        else:
            p = s.players[f.player]
            p.kit = p.kit_houses = 0
            faces, cells = s.tables.preset_faces[action - PRESET], s.tables.preset_cells[action - PRESET]
            for i in range(len(faces)):
                lay(s, f.player, faces[i], cells[i])


class PlaceKitHouse(VillageStep):
    """GNV-26: a House of the start kit goes where it is linked to a Road, or will be; it is dark for now."""

    name = "place-kit-house"
    rule = "GNV-26"
    kind = PART
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return layout.house_cells(s.players[f.player].ground, kit_of(s, f.player), CELL)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.players[f.player].kit_houses -= 1
        lay(s, f.player, HOUSE, action - CELL)


class Light(VillageStep):
    """GNV-25: one of the Houses is lit, and the first gnome stands upright on it."""

    name = "light"
    rule = "GNV-25"
    verb = "light"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, s.players[f.player].ground.houses)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        p = s.players[f.player]
        p.lit = bit(slot_of(action))
        p.gnomes = 1
        p.stand(0, SLOTS * f.player + slot_of(action))
        if s.log is not None:
            s.emit("light", "GNV-25", {"seat": f.player, "cell": cell_id(p.ground.cells[slot_of(action)])})


FIRST_PLAYER: Final = FirstPlayer()
LAY_KIT: Final = LayKit()
PLACE_KIT_HOUSE: Final = PlaceKitHouse()
LIGHT: Final = Light()
