"""The kinds of reasons why something can't be done now, and the rule behind each."""

from typing import Final

from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Plain

RULES: Final = {
    "over": "MIG-128",
    "chance": "MIG-138",
    "only-chance": "MIG-138",
    # A turn.
    "claim-first": "MIG-Q50",
    "use-first": "MIG-28",
    "not-evening": "MIG-86",
    "claimed": "MIG-86",
    "choose-tile": "MIG-29",
    "tile-used": "MIG-26",
    "not-full": "MIG-42",
    "none-drawn": "MIG-37",
    "no-icon": "MIG-78",
    "no-invitation": "MIG-53",
    "no-upgrade": "MIG-54",
    "no-refresh": "MIG-61",
    "druid-only": "MIG-125",
    "no-skip": "MIG-28",
    "druid-later": "MIG-125",
    "bedroom-first": "MIG-31",
    "this-tile-used": "MIG-26",
    # Books.
    "no-ladder-yet": "MIG-50",
    "out-of-reach": "MIG-51",
    "other-column": "MIG-47",
    "golden-below": "MIG-52",
    "bookmark": "MIG-52",
    "no-effect": "MIG-Q31",
    # Free actions.
    "no-key": "MIG-68",
    "no-such-chest": "MIG-68",
    "exchange-price": "MIG-69",
    "exchange-how": "MIG-69",
    "exchange-first": "MIG-69",
    "supply": "MIG-Q24",
    "not-yours": "MIG-70",
    "acted": "MIG-123",
    "acts-once": "MIG-123",
    "trade-price": "MIG-70",
    "trade-prices": "MIG-70",
    "bag": "MIG-Q41",
    # Placing.
    "place-first": "MIG-Q12",
    "ladder-shut": "MIG-46",
    "ladder-full": "MIG-45",
    "ladder-coins": "MIG-49",
    "no-display": "MIG-62",
    "display-used": "MIG-62",
    "one-way": "MIG-34",
    "sticks-out": "MIG-34",
    "taken": "MIG-35",
    "crystal": "MIG-38",
    "touch-coins": "MIG-39",
    # Questions.
    "discard-first": "MIG-Q23",
    "answer-first": "MIG-Q12",
    "no-such-token": "MIG-42",
    "not-drawn": "MIG-37",
    "not-open": "MIG-78",
    "not-again": "MIG-Q72",
    "not-in-play": "MIG-15",
    "not-in-box": "MIG-3",
    "invited": "MIG-Q32",
    "table-full": "MIG-53",
    "gnome-price": "MIG-53",
    "track-end": "MIG-Q35",
    "upgrade-price": "MIG-54",
}


def refuse(kind: str, **data: Plain) -> Refusal:
    return Refusal(RULES[kind], kind, data)
