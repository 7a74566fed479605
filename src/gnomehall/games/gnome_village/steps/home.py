"""Going home: chapter 8.4 of the rules."""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.ids import cell_id, letter_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.tables import GNOMES, ON_THE_WAY, SLOTS, TILE, Gnome


class Home(VillageStep):
    """GNV-95: a gnome that is sent home stands upright on a lit House of its owner's choice on which no gnome is."""

    name = "home"
    rule = "GNV-95"
    verb = "home"
    asks = TILE
    asks_all = True

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, s.players[f.player].lit & ~s.own(f.player))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.stand(f.arg, SLOTS * f.player + slot_of(action))
        if s.log is not None:
            cell = s.players[f.player].ground.cells[slot_of(action)]
            gnome = letter_id(f.arg % GNOMES)
            s.emit("home", "GNV-95", {"seat": f.player, "gnome": gnome, "cell": cell_id(cell)})


HOME: Final = Home()


def send_home(s: Village, gnomes: list[Gnome]) -> None:
    """Send gnomes home, the active player's first, then clockwise (GNV-8)."""
    for gnome in gnomes:
        s.lift(gnome, ON_THE_WAY)
    for i in range(s.seats):
        owner = (s.turn + s.seats - 1 - i) % s.seats
        for gnome in gnomes:
            if gnome // GNOMES == owner:
                s.push(HOME, owner, gnome)
