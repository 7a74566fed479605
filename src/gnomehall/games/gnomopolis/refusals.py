"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Refusal
from gnomehall.games.gnomopolis.edition import LETTERS, GnomopolisEdition
from gnomehall.games.gnomopolis.notation import gnomes_text
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDINGS, COLOURS, FIRST_BUILDING, HELPER, PASS, PROFESSIONS
from gnomehall.parts.counts import count, one


def why_not(edition: GnomopolisEdition, s: Gnomopolis, action: int) -> Refusal:
    t = edition.tables
    asked = type(s.todo[-1].step).__name__ if s.todo else ""
    if s.player() == NOBODY:
        return Refusal("GNO-96", "the game is over")
    if s.player() == CHANCE or action >= t.draw:
        return Refusal("GNO-119", "this is for chance to decide" if s.player() == CHANCE else "only chance draws")
    if asked != "Turn":
        if action < t.gain:
            return Refusal("GNO-27", "first answer what the last play asks")
        return _answer(edition, s, asked, action)
    if action >= t.gain:
        return Refusal("GNO-25", "nothing asks for that now: use a scroll, send the caravan, build or pass")
    if action >= t.build:
        return _build(edition, s, action - t.build)
    return _use(edition, s, action)


def _answer(edition: GnomopolisEdition, s: Gnomopolis, asked: str, action: int) -> Refusal:
    t = edition.tables
    if asked == "Gain":
        if action >= t.seek_cup:
            return Refusal("GNO-42", "choose the colour of the gnome you gain")
        letter = LETTERS[action - t.gain]
        if s.todo[-1].arg == PROFESSIONS and action - t.gain < 2:
            return Refusal("GNO-122", f"{letter} is no profession")
        return Refusal("GNO-42", f"neither capital has a gnome {letter}")
    if action < t.seek_cup:
        return Refusal("GNO-50", "choose the gnome that the Search moves")
    return Refusal("GNO-50", "there is no such gnome in that place")


def _use(edition: GnomopolisEdition, s: Gnomopolis, action: int) -> Refusal:
    t = edition.tables
    assert action != PASS, "passing is always legal in a turn"
    seat = s.player()
    d = s.districts[seat]
    by_caravan = action >= t.copy
    number = action - (t.copy if by_caravan else t.use)
    scroll, pay = t.use_scroll[number], t.use_pay[number]
    name = f"{edition.scroll_ids[scroll]} {edition.scroll_names[scroll]}"
    if by_caravan:
        host = s.visited(seat)
        if s.busy >> t.caravan & 1:
            return Refusal("GNO-90", "your caravan scroll is not empty")
        if not s.districts[host].scrolls >> scroll & 1:
            return Refusal("GNO-88", f"your caravan visits seat {host} next, which has no {name}")
    else:
        if not d.scrolls >> scroll & 1:
            return Refusal("GNO-30", f"{name} is not in your district")
        if s.busy >> scroll & 1:
            return Refusal("GNO-31", f"{name} is not empty")
    printed = t.scrolls[scroll]
    if d.coins < printed.coins:
        return Refusal("GNO-32", f"{name} costs {printed.coins} coins, you have {d.coins}")
    if d.helpers < printed.helpers:
        return Refusal("GNO-32", f"{name} costs {printed.helpers} helpers, you have {d.helpers}")
    return Refusal("GNO-32", f"you need {gnomes_text(pay)} in your active area, where you have {_or_nobody(d.active)}")


def _build(edition: GnomopolisEdition, s: Gnomopolis, number: int) -> Refusal:
    t = edition.tables
    d = s.districts[s.player()]
    card, team = t.build_card[number], t.build_team[number]
    if s.built:
        return Refusal("GNO-62", "you have built this turn")
    if card not in s.offer:
        index = FIRST_BUILDING + card
        assert card < BUILDINGS
        return Refusal("GNO-61", f"{edition.scroll_ids[index]} {edition.scroll_names[index]} is not in the offer")
    if count(team, HELPER) > d.helpers:
        return Refusal("GNO-73", f"the team has {count(team, HELPER)} helpers, you have {d.helpers}")
    gnomes = gnomes_text(team & (one(COLOURS) - 1))
    return Refusal("GNO-63", f"you need {gnomes} in your active area, where you have {_or_nobody(d.active)}")


def _or_nobody(gnomes: int) -> str:
    return gnomes_text(gnomes) or "nobody"
