"""Gnome Village: lay Roads and buildings, send gnomes to work, and house five of them."""

from gnomehall.core.errors import BadSetup
from gnomehall.core.event import Event
from gnomehall.core.game import Game, Meta, Option, Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Refusal, Sheet, SheetLine, View
from gnomehall.games.gnome_village import board, dark, notation, refusals, scoring, takings, words
from gnomehall.games.gnome_village import edition as editions
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.advice import WEIGHTS, VillageAdvice
from gnomehall.games.gnome_village.edition import VillageEdition, edition_of
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.questions import RULES
from gnomehall.games.gnome_village.state import SUPPLY, Village
from gnomehall.games.gnome_village.steps.turn import COURSE
from gnomehall.games.gnome_village.tables import ACTIONS, GNOMES, SHOPS
from gnomehall.games.gnome_village.view import VillageView, view_of
from gnomehall.parts import bits, counts


class GnomeVillage(Game[Village, VillageEdition]):
    meta = Meta(
        "gnome-village",
        "Gnome Village",
        "Lay out a village, send its gnomes to work, and be the first to house five.",
        "GNV",
        rules=1,
        seats=(2, 3, 4),
        minutes="30-60",
        open=True,
        credits=(
            "Marinde Kneppers (design)",
            "Jason Gamber (art)",
            "Drumpi Games with Zilverspar Games, 2025",
        ),
        options=(
            Option("deluxe", "shuffle the four Deluxe Businesses in with the others", "GNV-20"),
            Option("young", "four gnomes each instead of five, for younger players", "GNV-168"),
            Option("first", "who takes the first turn: random, or a seat", "GNV-30", ("random",), free=True),
        ),
    )

    def edition(self, text: str) -> VillageEdition:
        return editions.read(text)

    def start(self, setup: Setup[VillageEdition]) -> Village:
        """GNV-21, GNV-27, GNV-28: all that is the same every time; kits wait to be laid, stacks to be drawn from."""
        tables, seats = setup.edition.tables, setup.seats
        s = Village(seats, [], tables, COURSE, [], [], [], [], [])
        first = setup.option("first", "random")
        if first != "random":
            if first not in [str(seat) for seat in range(seats)]:
                raise BadSetup(f"option first is 'random' or a seat from 0 to {seats - 1}, not '{first}'")
            s.first = int(first)
        for _ in range(seats):
            p = Player(Ground(tables.open))
            p.kit, p.kit_houses, p.coins = counts.counts_of(tables.kit_roads), tables.kit_houses, tables.start_coins
            s.players.append(p)
        s.spots, s.ties = [SUPPLY] * (GNOMES * seats), [-1] * (GNOMES * seats)
        s.bank = tables.coins - seats * tables.start_coins
        s.tokens = counts.counts_of([tables.tokens] * SHOPS)
        s.houses = seats * (tables.houses - tables.kit_houses)
        s.shops = counts.counts_of([tables.shop_copies[seats - 2]] * SHOPS)
        s.roads = counts.counts_of(tables.road_copies) - seats * counts.counts_of(tables.kit_roads)
        deluxe = setup.option("deluxe", "no") == "yes"
        s.stack = [
            0 if plus and not deluxe else copies
            for copies, plus in zip(tables.kind_copies, tables.kind_deluxe, strict=True)
        ]
        s.deck = tables.card_copies[:]
        s.gnome_limit = tables.gnomes - (setup.option("young", "no") == "yes")
        return s

    def bound(self, setup: Setup[VillageEdition]) -> int:
        """GNV-176: every phase is finite, and there are so many rounds at the most."""
        tables = setup.edition.tables
        layout = 3 * (sum(tables.kit_roads) + tables.kit_houses) + 1
        forest = 1 + 2 * setup.seats + 3
        # A step of Work & Buy uses up a coin, a token or an active Workshop, and takes at most six answers and draws.
        work = 1 + 6 * (tables.coins + SHOPS * (tables.tokens + max(tables.shop_copies)))
        # A gnome goes somewhere, flies on, and lands on an Architect, whose steps take at most five answers.
        move = 1 + tables.gnomes * (3 + 5 * tables.remodelling)
        turn = GNOMES + forest + GNOMES * setup.seats + work + move
        return 3 + setup.seats * (layout + tables.rounds * turn)

    def action_count(self, edition: VillageEdition) -> int:
        return ACTIONS

    def census(self, s: Village) -> dict[str, int]:
        """GNV-184: the tiles of a kit not yet laid and a drawn tile count as in the village."""
        edition = edition_of(s.tables)
        found = {"coins": s.bank + sum(p.coins for p in s.players)}
        tokens = s.tokens + sum(p.tokens for p in s.players)
        for shop, thing in enumerate(edition.shops):
            found[f"{thing.id} tokens"] = counts.count(tokens, shop)
            there = sum(bits.size(p.ground.shops[shop]) for p in s.players)
            found[f"{thing.id} tiles"] = counts.count(s.shops, shop) + there
        found["houses"] = s.houses + sum(p.kit_houses + bits.size(p.ground.houses) for p in s.players)
        faces = [p.ground.faces[slot] for p in s.players for slot in bits.members(p.ground.taken)]
        faces.append(s.drawn)
        for shape, road in enumerate(edition.shapes):
            laid = sum(face >> 2 == (t.ROAD >> 2) + shape for face in faces)
            found[f"roads {road.id}"] = laid + counts.count(s.roads + sum(p.kit for p in s.players), shape)
        for kind, business in enumerate(edition.businesses):
            numbers = range(s.tables.kind_first[kind], s.tables.kind_first[kind] + s.tables.kind_copies[kind])
            placed = sum(face - t.BUSINESS in numbers for face in faces)
            gone = sum(s.removed >> number & 1 for number in numbers)
            found[business.id] = s.stack[kind] + placed + gone + (s.left == kind) + (s.right == kind)
        found["gnomes"] = sum(p.gnomes for p in s.players) + s.spots.count(SUPPLY)
        return found

    def text(self, s: Village, action: int) -> str:
        return notation.text(s, edition_of(s.tables), action)

    def read(self, s: Village, text: str) -> int:
        return notation.read(s, edition_of(s.tables), text)

    def why_not(self, s: Village, action: int) -> Refusal:
        return refusals.why_not(edition_of(s.tables), s, action)

    def why_dark(self, s: Village, thing: str) -> Refusal | None:
        return dark.why_dark(edition_of(s.tables), s, thing)

    def view(self, s: Village, viewer: int) -> VillageView:
        return view_of(edition_of(s.tables), s, viewer, self.asked(s))

    def choice(self, s: Village, action: int) -> Choice:
        return words.choice(edition_of(s.tables), s, action)

    def prompt(self, s: Village) -> str:
        return words.prompt(s)

    def prompt_rule(self, s: Village) -> str:
        return RULES.get(self.asked(s), "")

    def tell(self, edition: VillageEdition, event: Event) -> str:
        return words.tell(edition, event)

    def sheet(self, s: Village) -> Sheet:
        """GNV-164, line by line."""
        players, tables = s.players, s.tables
        hats = tuple(tables.hat_points * p.hats if seat == s.happy else 0 for seat, p in enumerate(players))
        lines = (
            SheetLine("Workshops", "GNV-164", tuple(scoring.workshop_points(p, tables) for p in players)),
            SheetLine("Lit Houses", "GNV-164", tuple(scoring.house_points(p, tables) for p in players)),
            SheetLine("Restaurants", "GNV-113", tuple(scoring.restaurant_points(p, tables) for p in players)),
            SheetLine("Hats of the Happy Gnome", "GNV-115", hats),
            SheetLine("Coins", "GNV-164", tuple(p.coins for p in players)),
        )
        tiles = ", ".join(f"seat {seat} has {p.ground.size()}" for seat, p in enumerate(players))
        return Sheet(lines, (f"Ties go to the most tiles: {tiles}",))

    def advice(self) -> VillageAdvice:
        return VillageAdvice(WEIGHTS)

    def things(self, setup: Setup[VillageEdition]) -> list[Thing]:
        return takings.things(setup.edition, setup.option("deluxe", "no") == "yes")

    def takings(self, setup: Setup[VillageEdition], events: list[Event]) -> list[Taking]:
        return takings.takings(setup.edition, events)

    def draw(self, edition: VillageEdition, view: View, choices: list[Choice]) -> Drawing:
        assert isinstance(view, VillageView)
        return board.draw(edition, view, choices)


GAME = GnomeVillage()
