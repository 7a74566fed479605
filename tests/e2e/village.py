"""How every question that Gnome Village asks of a player comes about."""

from tests.e2e.seats import edition

MAIN = "preset main-street"
WORKS = [MAIN, "buy goldsmith", "buy school", "place", "add gnome", "end work", "end turn", "move A", "move B", "go"]
"""Two gnomes at work in the second round."""


def acts(kind: str, *more: str) -> list[str]:
    """Buy a Business and go there."""
    return [MAIN, f"buy {kind}", "place", "end work", "move A", "go", *more]


def shop_first(kind: str, shop: str, *more: str) -> list[str]:
    """Buy a Business and a Workshop, and go to the Business in both rounds."""
    return [MAIN, f"buy {kind}", f"buy {shop}", "place", "activate", "move A", "move A", "go", *more]


QUESTIONS: dict[str, tuple[str, list[list[str]]]] = {
    "lay-kit": (edition(), []),
    "place-road": (edition(), [["lay X", "lay T"]]),
    "turn-road": (edition(), [["lay X", "lay T", "place"]]),
    "place-kit-house": (edition(), [["lay X", "lay house"]]),
    "light": (edition(), [[MAIN]]),
    "activate": (edition(card="all-painter-school"), [[MAIN, "buy school", "place"]]),
    "remove": (edition(card="removal"), [[MAIN], [MAIN, *["buy goldsmith"] * 4, "place"]]),
    "angry": (edition(card="angry", coins=18), [WORKS]),
    "home": (edition(card="angry", coins=18), [[*WORKS, "scare"]]),
    "work-menu": (edition(), [[MAIN]]),
    "pay-carpenter": (
        edition(card="activate-carpenter-painter", coins=18),
        [[MAIN, "buy carpenter", "place", "end work", "activate", "build house"]],
    ),
    "pay-painter": (
        edition(card="activate-carpenter-painter", coins=18),
        [[MAIN, "buy painter", "place", "end work", "activate", "build house"]],
    ),
    "place-house": (edition(coins=18), [[MAIN, "build house"]]),
    "pay-school": (
        edition(card="activate-painter-school", coins=18),
        [[MAIN, "buy school", "place", "end work", "activate", "add gnome"]],
    ),
    "settle": (edition(coins=18), [[MAIN, "build house", "place", "add gnome"]]),
    "pay-gardener": (
        edition(card="activate-school-gardener", coins=18),
        [[MAIN, "buy gardener", "place", "end work", "activate", "build road"]],
    ),
    "place-workshop": (edition(), [[MAIN, "buy school"]]),
    "place-bought": (edition(), [[MAIN, "buy goldsmith"]]),
    "move-menu": (edition(), [[MAIN, "buy goldsmith", "place", "end work"]]),
    "go": (edition(), [[MAIN, "buy goldsmith", "buy school", "place", "end work", "move A"]]),
    "police": (edition("police"), [acts("police")]),
    "chapel": (edition("chapel"), [acts("chapel")]),
    "theater": (edition("theater"), [acts("theater")]),
    "courier": (edition("courier", "activate-painter-school"), [shop_first("courier", "school")]),
    "courier-to": (edition("courier", "activate-painter-school"), [shop_first("courier", "school", "sell")]),
    "military": (edition("military"), [acts("military")]),
    "thief": (edition("thief"), [acts("thief")]),
    "advisor": (edition("advisor", "angry", coins=2), [[MAIN, "buy advisor", "buy school", "place", "move A", "go"]]),
    "architect": (edition("architect"), [acts("architect")]),
    "rearrange": (edition("architect"), [acts("architect", "swap", "tile 2,-1", "with 1,-1")]),
    "shift-tile": (edition("architect"), [acts("architect", "shift")]),
    "shift-to": (edition("architect"), [acts("architect", "shift", "tile")]),
    "shift-turn": (edition("architect"), [acts("architect", "shift", "tile 3,0")]),
    "rotate-tile": (edition("architect"), [acts("architect", "rotate")]),
    "rotate-turn": (edition("architect"), [acts("architect", "rotate", "tile 3,0")]),
    "swap-tile": (edition("architect"), [acts("architect", "swap")]),
    "swap-with": (edition("architect"), [acts("architect", "swap", "tile")]),
    "swap-turn": (edition("architect"), [acts("architect", "swap", "tile 3,0", "with 1,0")]),
    "swap-turn-with": (edition("architect"), [acts("architect", "swap", "tile 1,0", "with 3,0")]),
    "doctor": (edition("doctor"), [shop_first("doctor", "school")]),
    "doctor-to": (edition("doctor"), [shop_first("doctor", "school", "heal")]),
    "fly": (edition("airport"), [[*acts("airport"), "move A"], [MAIN, "buy school", "place"]]),
    "construction": (edition("construction"), [acts("construction")]),
    "place-business": (edition("construction"), [acts("construction", "use")]),
    "prison": (edition("prison"), [acts("prison")]),
    "pool": (edition("pool"), [shop_first("pool", "school")]),
}
"""How every question that is asked of a player comes about: the components, and what the seats do."""
