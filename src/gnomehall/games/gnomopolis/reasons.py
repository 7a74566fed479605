"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from gnomehall.core.state import CHANCE
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.steps.effects import GAIN
from gnomehall.games.gnomopolis.steps.turn import TURN
from gnomehall.games.gnomopolis.tables import FIRST_BUILDING, HELPER, LETTERS, PASS, Payment, letters_of
from gnomehall.parts.counts import Counts, count, one


def why_not(s: Gnomopolis, action: Action) -> Refusal:
    t = s.tables
    if not s.todo:
        return Refusal("GNO-96", "over")
    if s.player() == CHANCE:
        return Refusal("GNO-119", "none-to-draw" if action >= t.draw else "chance")
    if action >= t.draw:
        return Refusal("GNO-119", "only-chance")
    step = s.todo[-1].step
    if step is not TURN:
        if action < t.gain:
            return Refusal("GNO-27", "answer-first")
        return _no_gain(s, action) if step is GAIN else _no_search(s, action)
    if action >= t.gain:
        return Refusal("GNO-25", "not-asked")
    if action >= t.build:
        return _no_build(s, action - t.build)
    return _no_use(s, action)


def why_unavailable(s: Gnomopolis, thing: str) -> Refusal | None:
    """Of a thing on the board that no choice touches now."""
    action = _meant(s, thing)
    return None if action is None or action in s.legal_actions() else why_not(s, action)


def _meant(s: Gnomopolis, thing: str) -> Action | None:
    """The action that somebody has in mind who points at a thing; any of several that differ in who pays."""
    t, ids = s.tables, s.tables.edition.scroll_ids
    kind, _, name = thing.partition(":")
    if kind == "pass":
        return PASS
    if kind == "caravan" and s.player() >= 0:
        host = s.districts[s.visited(s.player())]
        return next((t.copy + n for n, scroll in enumerate(t.use_scroll) if host.scrolls >> scroll & 1), None)
    areas = {"old": t.gain, "new": t.gain, "cup": t.seek_cup, "exhausted": t.seek_exhausted, "team": t.seek_team}
    if kind in areas:
        return areas[kind] + LETTERS.index(name) if len(name) == 1 and name in LETTERS else None
    if name not in ids:
        return None
    index = ids.index(name)
    if kind == "offer":
        card = index - FIRST_BUILDING
        return t.build + t.build_card.index(card) if card in t.build_card else None
    starts = {"scroll": t.use, "visit": t.copy, "advisor": t.use}
    return starts[kind] + t.use_scroll.index(index) if kind in starts and index in t.use_scroll else None


def _no_gain(s: Gnomopolis, action: Action) -> Refusal:
    t = s.tables
    if action >= t.seek_cup:
        return Refusal("GNO-42", "choose-gain")
    colour = action - t.gain
    if not s.todo[-1].arg >> colour & 1:
        return Refusal("GNO-122", "no-profession", {"gnome": LETTERS[colour]})
    return Refusal("GNO-42", "none-to-gain", {"gnome": LETTERS[colour]})


def _no_search(s: Gnomopolis, action: Action) -> Refusal:
    t = s.tables
    if action < t.seek_cup:
        return Refusal("GNO-50", "choose-search")
    if action < t.seek_exhausted:
        return Refusal("GNO-50", "not-in-cup", {"gnome": LETTERS[action - t.seek_cup]})
    if action < t.seek_scroll:
        return Refusal("GNO-50", "not-resting", {"gnome": LETTERS[action - t.seek_exhausted]})
    if action < t.seek_team:
        number = action - t.seek_scroll
        scroll = t.edition.scroll_ids[t.work_scroll[number]]
        return Refusal("GNO-51", "not-on-scroll", {"gnome": LETTERS[t.work_colour[number]], "scroll": scroll})
    return Refusal("GNO-55", "not-in-team", {"gnome": LETTERS[action - t.seek_team]})


def _no_use(s: Gnomopolis, action: Action) -> Refusal:
    t = s.tables
    assert action != PASS, "passing is always legal in a turn"
    seat = s.player()
    d = s.districts[seat]
    by_caravan = action >= t.copy
    number = action - (t.copy if by_caravan else t.use)
    scroll, pay = t.use_scroll[number], t.use_pay[number]
    id_ = t.edition.scroll_ids[scroll]
    if by_caravan:
        host = s.visited(seat)
        if s.busy >> t.caravan & 1:
            return Refusal("GNO-90", "caravan-away")
        if not s.districts[host].scrolls >> scroll & 1:
            return Refusal("GNO-88", "not-there", {"whom": host, "scroll": id_})
    else:
        if not d.scrolls >> scroll & 1:
            return Refusal("GNO-30", "not-yours", {"scroll": id_})
        if s.busy >> scroll & 1:
            return Refusal("GNO-31", "not-empty", {"scroll": id_})
    printed = t.scrolls[scroll]
    if d.coins < printed.coins:
        return Refusal("GNO-32", "coins", {"scroll": id_, "needed": printed.coins, "have": d.coins})
    if d.helpers < printed.helpers:
        return Refusal("GNO-32", "helpers", {"scroll": id_, "needed": printed.helpers, "have": d.helpers})
    return _too_few("GNO-32", pay, d.active)


def _no_build(s: Gnomopolis, number: Payment) -> Refusal:
    t = s.tables
    d = s.districts[s.player()]
    card, team = t.build_card[number], t.build_team[number]
    if s.built:
        return Refusal("GNO-62", "built")
    if card not in s.offer:
        return Refusal("GNO-61", "not-offered", {"card": t.edition.card_id(card)})
    helpers = count(team, HELPER)
    if helpers > d.helpers:
        return Refusal("GNO-73", "team-helpers", {"needed": helpers, "have": d.helpers})
    return _too_few("GNO-63", team & (one(HELPER) - 1), d.active)


def _too_few(rule: str, needed: Counts, active: Counts) -> Refusal:
    if not active:
        return Refusal(rule, "no-gnomes", {"gnomes": letters_of(needed)})
    return Refusal(rule, "gnomes", {"gnomes": letters_of(needed), "ready": letters_of(active)})
