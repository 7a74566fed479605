"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from typing import Final

from gnomehall.core.event import Plain
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Refusal
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.icons import LETTERS
from gnomehall.games.gnomopolis.notation import gnomes_text
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDINGS, COLOURS, FIRST_BUILDING, HELPER, PASS
from gnomehall.games.gnomopolis.words import SINGULAR, a_gnome, many
from gnomehall.parts.counts import count, numbers_of, one

RULES: Final = {
    "over": "GNO-96",
    "none to draw": "GNO-119",
    "chance": "GNO-119",
    "only chance": "GNO-119",
    "answer first": "GNO-27",
    "not asked": "GNO-25",
    "choose gain": "GNO-42",
    "no profession": "GNO-122",
    "none to gain": "GNO-42",
    "choose search": "GNO-50",
    "not in cup": "GNO-50",
    "not resting": "GNO-50",
    "not on scroll": "GNO-51",
    "not in team": "GNO-55",
    "caravan away": "GNO-90",
    "not there": "GNO-88",
    "not yours": "GNO-30",
    "not empty": "GNO-31",
    "coins": "GNO-32",
    "helpers": "GNO-32",
    "gnomes": "GNO-32",
    "built": "GNO-62",
    "not offered": "GNO-61",
    "team helpers": "GNO-73",
    "team": "GNO-63",
}
"""The kinds of reasons, and the rule behind each."""


def _refusal(kind: str, reason: str, **data: Plain) -> Refusal:
    return Refusal(RULES[kind], reason, kind, data)


def why_not(edition: GnomopolisEdition, s: Gnomopolis, action: int) -> Refusal:
    t = edition.tables
    asked = type(s.todo[-1].step).__name__ if s.todo else ""
    if s.player() == NOBODY:
        return _refusal("over", "the game is over")
    if s.player() == CHANCE:
        if action >= t.draw:
            return _refusal("none to draw", "there is none left to be drawn")
        return _refusal("chance", "chance decides now, not a player")
    if action >= t.draw:
        return _refusal("only chance", "only chance decides that")
    if asked != "Turn":
        if action < t.gain:
            return _refusal("answer first", "first answer what the last play asks")
        return _no_gain(edition, s, action) if asked == "Gain" else _no_search(edition, action)
    if action >= t.gain:
        return _refusal("not asked", "nothing asks for that now: use a scroll, send the caravan, build or pass")
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
        return _refusal("choose gain", "choose the gnome that you gain")
    colour = action - t.gain
    if not s.todo[-1].arg >> colour & 1:
        return _refusal("no profession", f"{a_gnome(colour)} has no profession", colour=colour)
    return _refusal("none to gain", f"neither capital has {a_gnome(colour)}", colour=colour)


def _no_search(edition: GnomopolisEdition, action: int) -> Refusal:
    t = edition.tables
    if action < t.seek_cup:
        return _refusal("choose search", "choose the gnome that the Search moves")
    if action < t.seek_exhausted:
        colour = action - t.seek_cup
        return _refusal("not in cup", f"you have no {SINGULAR[colour]} in your cup", colour=colour)
    if action < t.seek_scroll:
        colour = action - t.seek_exhausted
        return _refusal("not resting", f"you have no exhausted {SINGULAR[colour]}", colour=colour)
    if action < t.seek_team:
        number = action - t.seek_scroll
        scroll, colour = t.work_scroll[number], t.work_colour[number]
        where = f"{edition.scroll_ids[scroll]} {edition.scroll_names[scroll]}"
        return _refusal("not on scroll", f"you have no {SINGULAR[colour]} on {where}", colour=colour, scroll=scroll)
    colour = action - t.seek_team
    return _refusal("not in team", f"you have no {SINGULAR[colour]} in a build team", colour=colour)


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
            return _refusal("caravan away", "your caravan scroll is not empty")
        if not s.districts[host].scrolls >> scroll & 1:
            reason = f"your caravan visits seat {host} next, which has no {name}"
            return _refusal("not there", reason, host=host, scroll=scroll)
    else:
        if not d.scrolls >> scroll & 1:
            return _refusal("not yours", f"{name} is not in your district", scroll=scroll)
        if s.busy >> scroll & 1:
            return _refusal("not empty", f"{name} is not empty", scroll=scroll)
    printed = t.scrolls[scroll]
    if d.coins < printed.coins:
        reason = f"{name} costs {many(printed.coins, 'coin')}, you have {d.coins}"
        return _refusal("coins", reason, scroll=scroll, needed=printed.coins, have=d.coins)
    if d.helpers < printed.helpers:
        reason = f"{name} costs {many(printed.helpers, 'helper')}, you have {d.helpers}"
        return _refusal("helpers", reason, scroll=scroll, needed=printed.helpers, have=d.helpers)
    return _too_few("gnomes", pay, d.active)


def _build(edition: GnomopolisEdition, s: Gnomopolis, number: int) -> Refusal:
    t = edition.tables
    d = s.districts[s.player()]
    card, team = t.build_card[number], t.build_team[number]
    if s.built:
        return _refusal("built", "you have built this turn")
    if card not in s.offer:
        index = FIRST_BUILDING + card
        assert card < BUILDINGS
        name = f"{edition.scroll_ids[index]} {edition.scroll_names[index]}"
        return _refusal("not offered", f"{name} is not in the offer", scroll=index)
    helpers = count(team, HELPER)
    if helpers > d.helpers:
        reason = f"the team has {many(helpers, 'helper')}, you have {d.helpers}"
        return _refusal("team helpers", reason, needed=helpers, have=d.helpers)
    return _too_few("team", team & (one(COLOURS) - 1), d.active)


def _too_few(kind: str, needed: int, active: int) -> Refusal:
    have = gnomes_text(active) or "nobody"
    reason = f"you need {gnomes_text(needed)} in your active area, where you have {have}"
    return _refusal(kind, reason, needed=numbers_of(needed, COLOURS), have=numbers_of(active, COLOURS))
