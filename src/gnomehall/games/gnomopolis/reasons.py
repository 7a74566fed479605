"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from typing import Any

from gnomehall.core.state import CHANCE, Step
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.steps.building import JOIN
from gnomehall.games.gnomopolis.steps.effects import GAIN
from gnomehall.games.gnomopolis.steps.paying import PAY
from gnomehall.games.gnomopolis.steps.turn import TURN
from gnomehall.games.gnomopolis.tables import (
    BUILDINGS,
    BUILDS,
    COLOURS,
    COPIES,
    DRAWS,
    FILLS,
    FIRST_BUILDING,
    GAINS,
    GNOMES_AND_HELPER,
    HELPER,
    JOINS,
    LETTERS,
    OPENINGS,
    OPENINGS_OF_A_CARD,
    PASS,
    PAYS,
    SEEKS_CUP,
    SEEKS_EXHAUSTED,
    SEEKS_LYING,
    SEEKS_STANDING,
    SEEKS_TEAM,
    USES,
    Payment,
    Scroll,
    ScrollNumber,
    Tables,
    letters_of,
)
from gnomehall.parts.counts import Counts, count, holds, one, total


def why_not(s: Gnomopolis, action: Action) -> Refusal:
    if not s.todo:
        return Refusal("GNO-96", "over")
    if s.player() == CHANCE:
        return Refusal("GNO-119", "none-to-draw" if action >= DRAWS else "chance")
    if action >= DRAWS:
        return Refusal("GNO-119", "only-chance")
    step = s.todo[-1].step
    if step is not TURN:
        return Refusal("GNO-27", "answer-first") if action < PAYS else _no_answer(s, step, action)
    if action >= PAYS:
        return Refusal("GNO-25", "not-asked")
    if action >= BUILDS:
        return _no_build(s, action - BUILDS)
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
        return next((COPIES + _any_use(t, n) for n in range(len(ids)) if host.scrolls >> n & 1), None)
    areas = {"old": GAINS, "new": GAINS, "cup": SEEKS_CUP, "exhausted": SEEKS_EXHAUSTED, "team": SEEKS_TEAM}
    if kind in areas:
        return areas[kind] + LETTERS.index(name) if len(name) == 1 and name in LETTERS else None
    if name not in ids:
        return None
    index = ids.index(name)
    if kind == "offer":
        card = index - FIRST_BUILDING
        return BUILDS + card * OPENINGS_OF_A_CARD + t.cards[card].teams[0].opening if 0 <= card < BUILDINGS else None
    starts = {"scroll": USES, "visit": COPIES, "advisor": USES}
    return starts[kind] + _any_use(t, index) if kind in starts and index != t.caravan else None


def _any_use(t: Tables, scroll: ScrollNumber) -> Payment:
    """A scroll with a payment that fits its cost, whoever stands on the first wild icon."""
    return scroll * FILLS + (1 if t.scrolls[scroll].wilds else 0)


def _no_answer(s: Gnomopolis, step: Step[Any], action: Action) -> Refusal:
    if step is PAY:
        return _no_payer(s, action)
    if step is JOIN:
        return _no_builder(s, action)
    return _no_gain(s, action) if step is GAIN else _no_search(s, action)


def _no_payer(s: Gnomopolis, action: Action) -> Refusal:
    if action >= JOINS:
        return Refusal("GNO-124", "choose-payer")
    return _no_member(s, "GNO-124", LETTERS[action - PAYS])


def _no_builder(s: Gnomopolis, action: Action) -> Refusal:
    if not JOINS <= action < GAINS:
        return Refusal("GNO-63", "choose-builder")
    return _no_member(s, "GNO-63", GNOMES_AND_HELPER[action - JOINS])


def _no_member(s: Gnomopolis, rule: str, letter: str) -> Refusal:
    """Nobody of that kind is there, or those who come before are named first, or the cost could not be met."""
    d = s.districts[s.player()]
    there = d.helpers if letter == "H" else count(d.active, LETTERS.index(letter))
    return Refusal(rule, "not-this-one" if there else "none-ready", {"gnome": letter})


def _no_gain(s: Gnomopolis, action: Action) -> Refusal:
    if not GAINS <= action < SEEKS_CUP:
        return Refusal("GNO-42", "choose-gain")
    colour = action - GAINS
    if not s.todo[-1].arg >> colour & 1:
        return Refusal("GNO-122", "no-profession", {"gnome": LETTERS[colour]})
    return Refusal("GNO-42", "none-to-gain", {"gnome": LETTERS[colour]})


def _no_search(s: Gnomopolis, action: Action) -> Refusal:
    if action < SEEKS_CUP:
        return Refusal("GNO-50", "choose-search")
    if action < SEEKS_EXHAUSTED:
        return Refusal("GNO-50", "not-in-cup", {"gnome": LETTERS[action - SEEKS_CUP]})
    if action < SEEKS_STANDING:
        return Refusal("GNO-50", "not-resting", {"gnome": LETTERS[action - SEEKS_EXHAUSTED]})
    if action < SEEKS_TEAM:
        lying = action >= SEEKS_LYING
        number = action - (SEEKS_LYING if lying else SEEKS_STANDING)
        scroll = s.tables.edition.scroll_ids[number // COLOURS]
        return Refusal(
            "GNO-51", "not-on-scroll", {"gnome": LETTERS[number % COLOURS], "scroll": scroll, "lying": lying}
        )
    return Refusal("GNO-55", "not-in-team", {"gnome": LETTERS[action - SEEKS_TEAM]})


def _no_use(s: Gnomopolis, action: Action) -> Refusal:
    t = s.tables
    assert action != PASS, "passing is always legal in a turn"
    seat = s.player()
    d = s.districts[seat]
    by_caravan = action >= COPIES
    number = action - (COPIES if by_caravan else USES)
    scroll, fill = number // FILLS, number % FILLS
    id_ = t.edition.scroll_ids[scroll]
    if scroll == t.caravan:
        return Refusal("GNO-85", "copies-itself") if by_caravan else Refusal("GNO-84", "what-to-copy")
    if by_caravan:
        host = s.visited(seat)
        if s.busy >> t.caravan & 1:
            return Refusal("GNO-90", "caravan-away")
        if not s.districts[host].scrolls >> scroll & 1:
            if s.seats == 1:
                return Refusal("GNO-109", "not-yours", {"scroll": id_})
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
    return _no_payment(printed, id_, fill, d.active)


def _no_payment(printed: Scroll, id_: str, fill: int, active: Counts) -> Refusal:
    """The payment is not what the scroll costs, or the gnomes are not there."""
    cost = [*letters_of(printed.need), *["W"] * printed.wilds]
    if (fill > 0) != (printed.wilds > 0):
        return Refusal("GNO-32", "not-the-cost" if cost else "no-gnome-wanted", {"scroll": id_, "gnomes": cost})
    named = printed.need + (one(fill - 1) if fill else 0)
    if not holds(active, named) and holds(active, printed.need) and total(active) >= printed.size:
        return _too_few("GNO-32", letters_of(named), active)
    if holds(active, named) and total(active) >= printed.size:
        return Refusal("GNO-124", "not-this-one", {"gnome": LETTERS[fill - 1]})
    return _too_few("GNO-32", cost, active)


def _no_build(s: Gnomopolis, number: int) -> Refusal:
    t = s.tables
    d = s.districts[s.player()]
    card, opening = number // OPENINGS_OF_A_CARD, number % OPENINGS_OF_A_CARD
    id_ = t.edition.card_id(card)
    if s.built:
        return Refusal("GNO-62", "built")
    if card not in s.offer:
        return Refusal("GNO-61", "not-offered", {"card": id_})
    fitting = [team.members for team in t.cards[card].teams if team.opening == opening]
    if not fitting:
        return Refusal("GNO-63", "not-the-team", {"card": id_, "team": list(t.edition.teams[card])})
    helpers = min(count(team, HELPER) for team in fitting)
    if helpers > d.helpers:
        return Refusal("GNO-73", "team-helpers", {"needed": helpers, "have": d.helpers})
    gnomes = (fitting[0] if len(fitting) == 1 else OPENINGS[opening]) & (one(HELPER) - 1)
    if len(fitting) > 1 and holds(d.active, gnomes):
        return _too_few("GNO-63", list(t.edition.teams[card]), d.active)
    return _too_few("GNO-63", letters_of(gnomes), d.active)


def _too_few(rule: str, needed: list[str], active: Counts) -> Refusal:
    if not active:
        return Refusal(rule, "no-gnomes", {"gnomes": needed})
    return Refusal(rule, "gnomes", {"gnomes": needed, "ready": letters_of(active)})
