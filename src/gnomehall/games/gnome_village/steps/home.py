"""Going home: chapter 8.4 of the rules."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.games.gnome_village.state import ON_THE_WAY, Village
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.tables import GNOMES, SLOTS


class Home(Step[Village]):
    """GNV-95: a gnome that is sent home stands upright on a lit House of its owner's choice on which no gnome is."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return tiles(f.player, s.players[f.player].lit & ~s.own(f.player))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.spots[f.arg] = SLOTS * f.player + slot_of(action)
        if s.log is not None:
            s.emit("home", "GNV-95", {"seat": f.player, "gnome": f.arg % GNOMES, "cell": _cell(s, f, action)})


def _cell(s: Village, f: Frame, action: int) -> int:
    return s.players[f.player].ground.cells[slot_of(action)]


HOME: Final = Home()


def send_home(s: Village, gnomes: list[int]) -> None:
    """Send gnomes home, the active player's first, then clockwise (GNV-8)."""
    for gnome in gnomes:
        s.lift(gnome, ON_THE_WAY)
    for i in range(s.seats):
        owner = (s.turn + s.seats - 1 - i) % s.seats
        for gnome in gnomes:
            if gnome // GNOMES == owner:
                s.push(HOME, owner, gnome)
