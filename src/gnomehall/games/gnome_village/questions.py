"""Every step as a question, and the rule behind it."""

from typing import Final

from gnomehall.games.gnome_village import tables as t

PROMPTS: Final = {
    "FirstPlayer": "The starting player is drawn by lot",
    "LayKit": "Lay out your village: which tile next?",
    "PlaceKitHouse": "Where does the House go?",
    "Light": "Which House is lit, with your first gnome on it?",
    "DealBusiness": "A Business comes into the market",
    "DrawRoad": "A Road is drawn",
    "DrawBusiness": "A Business is drawn for the Construction Site",
    "PlaceRoad": "Where does the Road go?",
    "TurnRoad": "Which way round does the Road lie?",
    "PlaceBusiness": "Where does the Business go?",
    "Reveal": "A Forest card is revealed",
    "Activate": "Activate: which Workshop, if any?",
    "Remove": "Removal: which Business is taken away?",
    "Angry": "Angry Gnome: which of your gnomes goes home?",
    "Home": "To which lit House does the gnome go home?",
    "WorkMenu": "Work & Buy: what next?",
    "PayCarpenter": "House: how do you pay for the Carpenter?",
    "PayPainter": "House: how do you pay for the Painter?",
    "PlaceHouse": "Where does the House go?",
    "PaySchool": "New gnome: how do you pay for the School?",
    "Settle": "In which House does the new gnome live?",
    "PayGardener": "Road: how do you pay for the Gardener?",
    "PlaceWorkshop": "Where does the Workshop go?",
    "PlaceBought": "Where does the Business go?",
    "MoveMenu": "Move: which gnome, or end the turn?",
    "Go": "Where does the gnome go?",
    "Police": "Police: fine every opponent a coin?",
    "Chapel": "Chapel: whose gnome falls in love?",
    "Theater": "Theater: give a performance?",
    "Courier": "Courier: which product do you sell?",
    "CourierTo": "Courier: who buys it?",
    "Military": "Military: protect your village?",
    "Thief": "Thief: whom do you rob?",
    "Advisor": "Financial Advisor: take a coin at the end of the turn?",
    "Architect": "Architect: rearrange your village?",
    "Rearrange": "Architect: another step?",
    "ShiftTile": "Shift: which tile?",
    "ShiftTo": "Shift: where to?",
    "ShiftTurn": "Shift: which way round?",
    "RotateTile": "Rotate: which Road?",
    "RotateTurn": "Rotate: which way round?",
    "SwapTile": "Swap: which tile?",
    "SwapWith": "Swap: with which other?",
    "SwapTurn": "Swap: which way round does the first Road lie?",
    "SwapTurnWith": "Swap: which way round does the second Road lie?",
    "Doctor": "Doctor: which Workshop do you activate?",
    "DoctorTo": "Doctor: which opponent gets the token?",
    "Fly": "Airport: where do you fly?",
    "Construction": "Construction Site: draw and build a Business?",
    "Prison": "Prison: whose gnome is locked up?",
    "Pool": "Swimming Pool: which Workshop do you activate?",
}

RULES: Final = {
    "FirstPlayer": "GNV-30", "LayKit": "GNV-26", "PlaceKitHouse": "GNV-154", "Light": "GNV-25",
    "DealBusiness": "GNV-80", "DrawRoad": "GNV-73", "DrawBusiness": "GNV-144", "PlaceRoad": "GNV-155",
    "TurnRoad": "GNV-182", "PlaceBusiness": "GNV-145", "Reveal": "GNV-32", "Activate": "GNV-44", "Remove": "GNV-46",
    "Angry": "GNV-55", "Home": "GNV-95", "WorkMenu": "GNV-60", "PayCarpenter": "GNV-85", "PayPainter": "GNV-85",
    "PlaceHouse": "GNV-71", "PaySchool": "GNV-88", "Settle": "GNV-89", "PayGardener": "GNV-73",
    "PlaceWorkshop": "GNV-81", "PlaceBought": "GNV-80", "MoveMenu": "GNV-101", "Go": "GNV-98", "Police": "GNV-117",
    "Chapel": "GNV-119", "Theater": "GNV-120", "Courier": "GNV-123", "CourierTo": "GNV-123", "Military": "GNV-124",
    "Thief": "GNV-128", "Advisor": "GNV-130", "Architect": "GNV-132", "Rearrange": "GNV-132",
    "ShiftTile": "GNV-132", "ShiftTo": "GNV-132", "ShiftTurn": "GNV-132", "RotateTile": "GNV-132",
    "RotateTurn": "GNV-132", "SwapTile": "GNV-132", "SwapWith": "GNV-132", "SwapTurn": "GNV-132",
    "SwapTurnWith": "GNV-132", "Doctor": "GNV-134", "DoctorTo": "GNV-134", "Fly": "GNV-139",
    "Construction": "GNV-145", "Prison": "GNV-147", "Pool": "GNV-149",
}  # fmt: skip
"""The rule behind each step, for choices and refusals."""

PAID_FOR: Final = {
    "PayCarpenter": t.CARPENTER,
    "PayPainter": t.PAINTER,
    "PaySchool": t.SCHOOL,
    "PayGardener": t.GARDENER,
}
"""The product that a step asks to pay for."""

PARTS: Final = frozenset(
    {
        *PAID_FOR, "PlaceKitHouse", "PlaceHouse", "PlaceWorkshop", "PlaceBought", "TurnRoad", "Settle", "Go",
        "CourierTo", "DoctorTo", "ShiftTile", "ShiftTo", "ShiftTurn", "RotateTile", "RotateTurn", "SwapTile",
        "SwapWith", "SwapTurn", "SwapTurnWith",
    }
)  # fmt: skip
"""GNV-192: the steps that ask for a later part of a choice, of which nothing has happened yet."""
