"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Refusal
from gnomehall.games.gnomopolis.edition import LETTERS, GnomopolisEdition
from gnomehall.games.gnomopolis.notation import gnomes_text
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDINGS, COLOURS, FIRST_BUILDING, HELPER, PASS
from gnomehall.games.gnomopolis.words import SINGULAR, a_gnome, many
from gnomehall.parts.counts import count, one


def why_not(edition: GnomopolisEdition, s: Gnomopolis, action: int) -> Refusal:
    t = edition.tables
    asked = type(s.todo[-1].step).__name__ if s.todo else ""
    if s.player() == NOBODY:
        return Refusal("GNO-96", "the game is over")
    if s.player() == CHANCE:
        possible = "there is none left to be drawn" if action >= t.draw else "chance decides now, not a player"
        return Refusal("GNO-119", possible)
    if action >= t.draw:
        return Refusal("GNO-119", "only chance decides that")
    if asked != "Turn":
        if action < t.gain:
            return Refusal("GNO-27", "first answer what the last play asks")
        return _no_gain(edition, s, action) if asked == "Gain" else _no_search(edition, action)
    if action >= t.gain:
        return Refusal("GNO-25", "nothing asks for that now: use a scroll, send the caravan, build or pass")
    if action >= t.build:
        return _build(edition, s, action - t.build)
    return _use(edition, s, action)


def why_dark(edition: GnomopolisEdition, s: Gnomopolis, thing: str) -> Refusal | None:
    """Of a thing on the board that no choice touches now."""
    action = _meant(edition, s, thing)
    return None if action is None else why_not(edition, s, action)


def _meant(edition: GnomopolisEdition, s: Gnomopolis, thing: str) -> int | None:
    """The action that somebody has in mind who points at a thing; any of several that differ in who pays."""
    t = edition.tables
    kind, _, name = thing.partition(":")
    if kind == "pass":
        return PASS
    if kind == "caravan" and s.player() >= 0:
        host = s.districts[s.visited(s.player())]
        return next((t.copy + n for n, scroll in enumerate(t.use_scroll) if host.scrolls >> scroll & 1), None)
    areas = {"old": t.gain, "new": t.gain, "cup": t.seek_cup, "exhausted": t.seek_exhausted, "team": t.seek_team}
    if kind in areas:
        return areas[kind] + LETTERS.index(name) if len(name) == 1 and name in LETTERS else None
    if name not in edition.scroll_ids:
        return None
    index = edition.scroll_ids.index(name)
    if kind == "offer":
        card = index - FIRST_BUILDING
        return t.build + t.build_card.index(card) if card in t.build_card else None
    starts = {"scroll": t.use, "visit": t.copy, "advisor": t.use}
    return starts[kind] + t.use_scroll.index(index) if kind in starts and index in t.use_scroll else None


def _no_gain(edition: GnomopolisEdition, s: Gnomopolis, action: int) -> Refusal:
    t = edition.tables
    if action >= t.seek_cup:
        return Refusal("GNO-42", "choose the gnome that you gain")
    colour = action - t.gain
    if not s.todo[-1].arg >> colour & 1:
        return Refusal("GNO-122", f"{a_gnome(colour)} has no profession")
    return Refusal("GNO-42", f"neither capital has {a_gnome(colour)}")


def _no_search(edition: GnomopolisEdition, action: int) -> Refusal:
    t = edition.tables
    if action < t.seek_cup:
        return Refusal("GNO-50", "choose the gnome that the Search moves")
    if action < t.seek_exhausted:
        return Refusal("GNO-50", f"you have no {SINGULAR[action - t.seek_cup]} in your cup")
    if action < t.seek_scroll:
        return Refusal("GNO-50", f"you have no exhausted {SINGULAR[action - t.seek_exhausted]}")
    if action < t.seek_team:
        number = action - t.seek_scroll
        scroll, gnome = t.work_scroll[number], SINGULAR[t.work_colour[number]]
        return Refusal("GNO-51", f"you have no {gnome} on {edition.scroll_ids[scroll]} {edition.scroll_names[scroll]}")
    return Refusal("GNO-55", f"you have no {SINGULAR[action - t.seek_team]} in a build team")


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
        return Refusal("GNO-32", f"{name} costs {many(printed.coins, 'coin')}, you have {d.coins}")
    if d.helpers < printed.helpers:
        return Refusal("GNO-32", f"{name} costs {many(printed.helpers, 'helper')}, you have {d.helpers}")
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
        return Refusal("GNO-73", f"the team has {many(count(team, HELPER), 'helper')}, you have {d.helpers}")
    gnomes = gnomes_text(team & (one(COLOURS) - 1))
    return Refusal("GNO-63", f"you need {gnomes} in your active area, where you have {_or_nobody(d.active)}")


def _or_nobody(gnomes: int) -> str:
    return gnomes_text(gnomes) or "nobody"
