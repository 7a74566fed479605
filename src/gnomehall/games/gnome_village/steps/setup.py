"""Setting up: chapter 4 of the rules."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.games.gnome_village import sites
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.steps.place import PLACE_ROAD, lay
from gnomehall.games.gnome_village.tables import CELL, GNOMES, HOUSE, LAY_HOUSE, LAY_ROAD, PRESET, SEAT, SLOTS
from gnomehall.parts import counts


class FirstPlayer(Step[Village]):
    """GNV-30: who takes the first turn is drawn by lot."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return [SEAT + seat for seat in range(s.seats)]

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.first = action - SEAT
        if s.log is not None:
            s.emit("first", "GNV-30", {"seat": s.first})


class LayKit(Step[Village]):
    """GNV-26: the next tile of the start kit, a Road first; or, with nothing laid yet, a whole preset."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        p = s.players[f.player]
        found: list[int] = []
        if p.kit_houses and sites.has_building_cell(p.ground):
            found.append(LAY_HOUSE)
        if p.ground.taken == 0:
            for preset in range(len(s.tables.preset_faces)):
                found.append(PRESET + preset)
        for shape in counts.kinds(p.kit):
            found.append(LAY_ROAD + shape)
        return found

    def apply(self, s: Village, f: Frame, action: int) -> None:
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


class PlaceKitHouse(Step[Village]):
    """GNV-154: a House of the start kit goes where it is linked to a Road; it is dark for now."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return sites.building_cells(s.players[f.player].ground, CELL)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.players[f.player].kit_houses -= 1
        lay(s, f.player, HOUSE, action - CELL)


class Light(Step[Village]):
    """GNV-25: one of the Houses is lit, and the first gnome stands upright on it."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return tiles(f.player, s.players[f.player].ground.houses)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        p = s.players[f.player]
        p.lit = 1 << slot_of(action)
        p.gnomes = 1
        s.spots[GNOMES * f.player] = SLOTS * f.player + slot_of(action)
        if s.log is not None:
            s.emit("light", "GNV-25", {"seat": f.player, "cell": p.ground.cells[slot_of(action)]})


FIRST_PLAYER: Final = FirstPlayer()
LAY_KIT: Final = LayKit()
PLACE_KIT_HOUSE: Final = PlaceKitHouse()
LIGHT: Final = Light()
