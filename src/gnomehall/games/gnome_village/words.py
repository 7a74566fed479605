"""Moves, questions and events in plain sentences."""

from typing import Final

from gnomehall.core.event import Event, Plain, number
from gnomehall.core.state import CHANCE
from gnomehall.core.view import Choice
from gnomehall.games.gnome_village import notation
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import SHOP_IDS, VillageEdition
from gnomehall.games.gnome_village.notation import LETTERS, cell_text
from gnomehall.games.gnome_village.questions import PAID_FOR, PROMPTS, RULES
from gnomehall.games.gnome_village.state import Village

COLOURS: Final = ("red", "blue", "green", "yellow")
ENDINGS: Final = {"gnomes": "a village has all its gnomes", "rounds": "the last round is over"}

PLAIN: Final = {
    t.END_WORK: "End Work & Buy",
    t.END_TURN: "End your turn",
    t.DECLINE: "Decline",
    t.USE: "Use the action",
    t.FINISH: "Leave the village as it is now",
    t.SHIFT: "Shift a tile to an empty cell",
    t.ROTATE: "Rotate a Road where it lies",
    t.SWAP: "Swap two tiles",
    t.PAY_TOKEN: "Pay with a product token",
    t.BUILD_HOUSE: "Build a House",
    t.ADD_GNOME: "Take a new gnome",
    t.BUILD_ROAD: "Build a Road",
    t.LAY_HOUSE: "Lay a House",
}

TILE_WORDS: Final = {
    "light": "Light the",
    "home": "Go home to the",
    "activate": "Activate the",
    "remove": "Remove the",
    "pay": "Turn over the",
    "settle": "Move into the",
    "go": "Go to the",
    "sell": "Sell the product of the",
    "heal": "Activate the",
    "refresh": "Activate the",
    "fly": "Fly to the",
    "tile": "Take the",
    "with": "Swap it with the",
}
TOUCHED: Final = {
    t.END_WORK: "end:work",
    t.END_TURN: "end:turn",
    t.DECLINE: "decline",
    t.USE: "use",
    t.FINISH: "finish",
    t.SHIFT: "shift",
    t.ROTATE: "rotate",
    t.SWAP: "swap",
    t.BUILD_HOUSE: "stack:house",
    t.ADD_GNOME: "stack:gnome",
    t.BUILD_ROAD: "stack:road",
    t.LAY_HOUSE: "kit:house",
}
"""What these moves touch on the board: a button, a stack, a part of the start kit."""

GNOME_WORDS: Final = {"move": "Move", "scare": "Send home", "take": "Take"}
SEAT_WORDS: Final = {"first": "Begins: ", "rob": "Rob ", "to": "Give it to "}


def coins_text(n: int) -> str:
    return f"{n} coin{'' if n == 1 else 's'}"


def face_name(edition: VillageEdition, face: int) -> str:
    """What a tile is called."""
    if face >= t.ROAD:
        return f"Road {edition.shapes[(face - t.ROAD) // 4].id}"
    if face >= t.BUSINESS:
        return edition.businesses[edition.tables.kind_of[face - t.BUSINESS]].name
    return "House" if face == t.HOUSE else edition.shops[face - t.SHOP].name


def choice(edition: VillageEdition, s: Village, action: int) -> Choice:
    text = notation.text(s, edition, action)
    says, touches = _says(edition, s, action, text.split()[0])
    return Choice(action, text, text.split()[0], says, RULES[notation.asked(s)], touches)


def _says(edition: VillageEdition, s: Village, action: int, verb: str) -> tuple[str, tuple[str, ...]]:
    """The sentence of a move, and the ids of what it concerns on the board."""
    seat = s.player()
    if action == t.PAY_COINS:
        return f"Pay {coins_text(edition.tables.product_price)}", (f"coins:{seat}",)
    if action == t.PAY_TOKEN:
        return PLAIN[action], (f"token:{seat}:{SHOP_IDS[PAID_FOR[notation.asked(s)]]}",)
    if action in PLAIN:
        return PLAIN[action], (TOUCHED[action],)
    if action < t.PRESET:
        return turn_words(action - t.TURN), (f"turn:{action - t.TURN}",)
    if action < t.SEAT:
        preset = edition.presets[action - t.PRESET]
        return f"Take the layout {preset.name}", (f"preset:{preset.id}",)
    if action < t.BUY_SHOP:
        return f"{SEAT_WORDS.get(verb, '')}seat {action - t.SEAT}", (f"seat:{action - t.SEAT}",)
    if action < t.LAY_ROAD:
        shop, price = edition.shops[action - t.BUY_SHOP], coins_text(edition.tables.shop_price)
        return f"Buy a {shop.name} for {price}", (f"shop:{shop.id}",)
    if action < t.REVEAL:
        shape = edition.shapes[action - t.LAY_ROAD]
        return f"{'Draw' if seat == CHANCE else 'Lay'} a {shape.name}", (f"kit:{shape.id}",)
    if action < t.BUY:
        return f"Reveal {edition.cards[action - t.REVEAL].id}", ()
    if action < t.GNOME:
        kind = edition.businesses[action - t.BUY]
        if seat == CHANCE:
            return f"{kind.name} is turned up", ()
        return f"Buy the {kind.name} for {coins_text(edition.tables.business_price)}", (f"market:{kind.id}",)
    if action < t.TILE:
        gnome = action - t.GNOME
        touched = f"gnome:{gnome // t.GNOMES}:{LETTERS[gnome % t.GNOMES]}"
        return f"{GNOME_WORDS.get(verb, 'Choose')} {gnome_words(s, gnome)}", (touched,)
    if action < t.CELL:
        return _says_tile(edition, s, action - t.TILE, verb)
    return f"At {cell_text(action - t.CELL)}", (f"cell:{seat}:{cell_text(action - t.CELL)}",)


def _says_tile(edition: VillageEdition, s: Village, spot: int, verb: str) -> tuple[str, tuple[str, ...]]:
    village, slot = spot // t.SLOTS, spot % t.SLOTS
    g = s.players[village].ground
    whose = "" if village == s.player() else f" of seat {village}"
    says = (
        f"{TILE_WORDS.get(verb, 'Choose the')} {face_name(edition, g.faces[slot])} at {cell_text(g.cells[slot])}{whose}"
    )
    return says, (f"tile:{village}:{cell_text(g.cells[slot])}",)


def gnome_words(s: Village, gnome: int) -> str:
    owner, letter = gnome // t.GNOMES, LETTERS[gnome % t.GNOMES]
    return f"gnome {letter}" if owner == s.player() else f"gnome {letter} of seat {owner}"


def turn_words(rotation: int) -> str:
    return ("As printed", "A quarter turn clockwise", "Half a turn", "A quarter turn counterclockwise")[rotation]


def prompt(s: Village) -> str:
    asked = notation.asked(s)
    return PROMPTS[asked] if asked else "The game is over"


def tell(edition: VillageEdition, event: Event) -> str:
    """An event as a sentence; the seat stands for its player."""
    d = event.data
    who = f"Seat {d['seat']}" if "seat" in d else ""
    at = cell_text(number(d, "cell")) if "cell" in d else ""
    tile = face_name(edition, number(d, "face")) if "face" in d else ""
    gnome = f"gnome {LETTERS[number(d, 'gnome')]}" if "gnome" in d else ""
    shop = edition.shops[number(d, "shop")].name if "shop" in d else ""
    coins = coins_text(number(d, "coins")) if "coins" in d else ""
    match event.kind:
        case "first":
            return f"{who} takes the first turn"
        case "turn":
            return f"Round {d['round']}: {who}'s turn"
        case "lay":
            return f"{who} lays {tile} at {at}"
        case "light":
            return f"{who}'s first gnome moves in at {at}"
        case "draw":
            return f"{who} draws {tile}"
        case "deal":
            return f"{edition.businesses[number(d, 'kind')].name} comes into the market"
        case "reveal":
            return f"{who} reveals the Forest card {edition.cards[number(d, 'card')].id}"
        case "reshuffle":
            return "The Forest discards are shuffled into a new deck"
        case "coins" | "earn" | "theater" | "advice":
            return f"{who} receives {coins}" + {"coins": "", "earn": " in wages"}.get(event.kind, f" ({event.kind})")
        case "activate":
            return f"{who}'s {tile} at {at} becomes active"
        case "remove":
            return f"{who} removes the {tile} of seat {d['whose']} at {at}"
        case "angry":
            return f"{who}'s {gnome} is scared off its work"
        case "home":
            return f"{who}'s {gnome} goes home to {at}"
        case "pay":
            how = {"token": "a token", "coins": "coins", "workshop": "an active Workshop"}[str(d["way"])]
            return f"{who} pays for the {shop} with {how}"
        case "buy":
            return f"{who} buys the {tile} for {coins}"
        case "settle":
            return f"{who}'s {gnome} moves in at {at} and lies down"
        case "go":
            return f"{who}'s {gnome} goes to the {tile} at {at}"
        case "happy":
            return "The Happy Gnome goes back to the middle" if d["seat"] == -1 else f"{who} takes the Happy Gnome"
        case "last round":
            return f"{who} has all gnomes: this round is the last"
        case "over":
            return "The game is over"
    return _tell_action(d, event.kind, who, at, tile, gnome, shop, coins)


def _tell_action(
    d: dict[str, Plain], kind: str, who: str, at: str, tile: str, gnome: str, shop: str, coins: str
) -> str:
    """What Businesses do."""
    match kind:
        case "police":
            fined = d["from"]
            assert isinstance(fined, list)
            return f"{who}'s Police fines seats {', '.join(map(str, fined))} a coin each"
        case "chapel":
            return f"{who}'s Chapel takes in {gnome} of seat {d['whose']}"
        case "prison":
            return f"{who}'s Prison locks up {gnome} of seat {d['whose']}"
        case "ransom":
            return f"{who} pays seat {d['whom']} a coin of ransom"
        case "courier":
            return f"{who} sells a {shop} token to seat {d['whom']} for {coins}"
        case "military":
            return f"{who}'s village is protected"
        case "thief":
            return f"{who} steals {coins} from seat {d['whom']}"
        case "advisor":
            return f"{who} gets a coin at the end of the turn"
        case "remodel":
            return f"{who} rearranges the village"
        case "doctor":
            return f"{who} gives seat {d['whom']} a {shop} token"
        case "fly":
            return f"{who}'s {gnome} flies to the {tile} of seat {d['whose']} at {at}"
        case "fly back":
            return f"{who}'s {gnome} flies back to its Airport"
        case "guest coin":
            return f"{who} receives a coin for a guest"
        case "guest token":
            return f"{who} receives a {shop} token for a guest"
        case "construction":
            return f"{who} draws a Business for the Construction Site"
    raise AssertionError(f"an event without words: {kind}")
