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
    "LayKit": (edition(), []),
    "PlaceRoad": (edition(), [["lay X", "lay T"]]),
    "TurnRoad": (edition(), [["lay X", "lay T", "place"]]),
    "PlaceKitHouse": (edition(), [["lay X", "lay house"]]),
    "Light": (edition(), [[MAIN]]),
    "Activate": (edition(card="all-painter-school"), [[MAIN, "buy school", "place"]]),
    "Remove": (edition(card="removal"), [[MAIN], [MAIN, *["buy goldsmith"] * 4, "place"]]),
    "Angry": (edition(card="angry", coins=18), [WORKS]),
    "Home": (edition(card="angry", coins=18), [[*WORKS, "scare"]]),
    "WorkMenu": (edition(), [[MAIN]]),
    "PayCarpenter": (
        edition(card="activate-carpenter-painter", coins=18),
        [[MAIN, "buy carpenter", "place", "end work", "activate", "build house"]],
    ),
    "PayPainter": (
        edition(card="activate-carpenter-painter", coins=18),
        [[MAIN, "buy painter", "place", "end work", "activate", "build house"]],
    ),
    "PlaceHouse": (edition(coins=18), [[MAIN, "build house"]]),
    "PaySchool": (
        edition(card="activate-painter-school", coins=18),
        [[MAIN, "buy school", "place", "end work", "activate", "add gnome"]],
    ),
    "Settle": (edition(coins=18), [[MAIN, "build house", "place", "add gnome"]]),
    "PayGardener": (
        edition(card="activate-school-gardener", coins=18),
        [[MAIN, "buy gardener", "place", "end work", "activate", "build road"]],
    ),
    "PlaceWorkshop": (edition(), [[MAIN, "buy school"]]),
    "PlaceBought": (edition(), [[MAIN, "buy goldsmith"]]),
    "MoveMenu": (edition(), [[MAIN, "buy goldsmith", "place", "end work"]]),
    "Go": (edition(), [[MAIN, "buy goldsmith", "buy school", "place", "end work", "move A"]]),
    "Police": (edition("police"), [acts("police")]),
    "Chapel": (edition("chapel"), [acts("chapel")]),
    "Theater": (edition("theater"), [acts("theater")]),
    "Courier": (edition("courier", "activate-painter-school"), [shop_first("courier", "school")]),
    "CourierTo": (edition("courier", "activate-painter-school"), [shop_first("courier", "school", "sell")]),
    "Military": (edition("military"), [acts("military")]),
    "Thief": (edition("thief"), [acts("thief")]),
    "Advisor": (edition("advisor", "angry", coins=2), [[MAIN, "buy advisor", "buy school", "place", "move A", "go"]]),
    "Architect": (edition("architect"), [acts("architect")]),
    "Rearrange": (edition("architect"), [acts("architect", "swap", "tile 2,-1", "with 1,-1")]),
    "ShiftTile": (edition("architect"), [acts("architect", "shift")]),
    "ShiftTo": (edition("architect"), [acts("architect", "shift", "tile")]),
    "ShiftTurn": (edition("architect"), [acts("architect", "shift", "tile 3,0")]),
    "RotateTile": (edition("architect"), [acts("architect", "rotate")]),
    "RotateTurn": (edition("architect"), [acts("architect", "rotate", "tile 3,0")]),
    "SwapTile": (edition("architect"), [acts("architect", "swap")]),
    "SwapWith": (edition("architect"), [acts("architect", "swap", "tile")]),
    "SwapTurn": (edition("architect"), [acts("architect", "swap", "tile 3,0", "with 1,0")]),
    "SwapTurnWith": (edition("architect"), [acts("architect", "swap", "tile 1,0", "with 3,0")]),
    "Doctor": (edition("doctor"), [shop_first("doctor", "school")]),
    "DoctorTo": (edition("doctor"), [shop_first("doctor", "school", "heal")]),
    "Fly": (edition("airport"), [[*acts("airport"), "move A"], [MAIN, "buy school", "place"]]),
    "Construction": (edition("construction"), [acts("construction")]),
    "PlaceBusiness": (edition("construction"), [acts("construction", "use")]),
    "Prison": (edition("prison"), [acts("prison")]),
    "Pool": (edition("pool"), [shop_first("pool", "school")]),
}
"""How every question that is asked of a player comes about: the components, and what the seats do."""
