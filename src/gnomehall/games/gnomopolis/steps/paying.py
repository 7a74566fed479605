"""What a scroll costs is put on it (GNO-32 to GNO-35, GNO-84 to GNO-92); then its effects begin."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.core.state import PART, Frame, Step
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnomopolis.args import least_of, lying_of, pack_pay, standing_of
from gnomehall.games.gnomopolis.district import Work
from gnomehall.games.gnomopolis.gains import gain_coins
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.steps.effects import resolve
from gnomehall.games.gnomopolis.tables import COLOURS, PAYS, Colour, ScrollNumber, letters_of
from gnomehall.parts.counts import WIDTH, count, one, total
from gnomehall.parts.word import bit


def place_cost(s: Gnomopolis, seat: Seat, onto: ScrollNumber, copied: ScrollNumber, fill: i64) -> None:
    """GNO-33: gnomes stand or lie on the scroll, tokens beside them, until the end of the turn.

    `fill` is who stands on the first wild icon, as the action names it: 0 nobody, else a colour from 1 on.
    """
    d = s.districts[seat]
    scroll = s.tables.scrolls[copied]
    standing = scroll.standing
    lying = scroll.lying
    if fill:
        if scroll.wilds_lying:
            lying += one(fill - 1)
        else:
            standing += one(fill - 1)
    d.active -= standing + lying
    d.coins -= scroll.coins
    d.helpers -= scroll.helpers
    s.works = s.works + [Work(onto, copied, standing, lying)]  # noqa: RUF005 - compiled, a sum of lists is faster
    s.busy |= bit(onto)
    if scroll.wilds > 1:
        lying_left = max(scroll.wilds_lying - 1, 0)
        ask_on(s, seat, lying_left, scroll.wilds - 1 - lying_left, fill - 1)
    else:
        take_effect(s, seat)


def ask_on(s: Gnomopolis, seat: Seat, lying: i64, standing: i64, last: i64) -> None:
    """GNO-124: so many wild icons are left; those that are alike are filled in the order of the colours."""
    filled = s.tables.scrolls[s.works[-1].copied]
    alike = lying > 0 or standing < filled.wilds_standing
    s.push(PAY, seat, pack_pay(lying, standing, last if alike else 0))


def take_effect(s: Gnomopolis, seat: Seat) -> None:
    """GNO-36, GNO-87: the cost is paid; the host of a caravan gets a coin, then come the effects."""
    work = s.works[-1]
    by_caravan = work.scroll == s.tables.caravan
    host = s.districts[seat].marker
    if s.log is not None:
        ids = s.tables.edition.scroll_ids
        what: dict[str, Plain] = {"seat": seat, "scroll": ids[work.copied]}
        what["gnomes"] = letters_of(work.standing + work.lying)
        if not by_caravan:
            s.emit("use", "GNO-32", what)
        elif s.seats == 1:
            s.emit("caravan-home", "GNO-109", what)
        else:
            s.emit("caravan", "GNO-84", what | {"whom": host})
    if by_caravan and s.seats > 1:
        gain_coins(s, host, 1, "GNO-87", "visit")
    resolve(s, seat, work.copied, 0)


class Pay(Step[Gnomopolis]):
    """GNO-124: one gnome for the next wild icon of the cost; `arg` says how many are left, and of which colour on."""

    name = "pay"
    rule = "GNO-124"
    kind = PART
    verb = "pay"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        active = s.districts[f.player].active
        least = least_of(f.arg)
        alike = lying_of(f.arg) if lying_of(f.arg) else standing_of(f.arg)
        actions: list[Action] = []
        for colour in range(least, COLOURS):
            if count(active, colour) and total(active >> (colour * WIDTH)) >= alike:
                actions.append(PAYS + colour)
        return actions

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        colour: Colour = action - PAYS
        s.districts[f.player].active -= one(colour)
        work = s.works[-1]
        lying = lying_of(f.arg)
        standing = standing_of(f.arg)
        if lying:
            lying -= 1
            s.works = [*s.works[:-1], Work(work.scroll, work.copied, work.standing, work.lying + one(colour))]
        else:
            standing -= 1
            s.works = [*s.works[:-1], Work(work.scroll, work.copied, work.standing + one(colour), work.lying)]
        if lying + standing:
            ask_on(s, f.player, lying, standing, colour)
        else:
            take_effect(s, f.player)


PAY: Final = Pay()
