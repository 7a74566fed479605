"""Gnome Village: lay Roads and buildings, send gnomes to work, and house five of them."""

from gnomehall.core.errors import BadSetup
from gnomehall.core.game import Game, Meta, Option, Setup
from gnomehall.games.gnome_village import edition as editions
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.state import SUPPLY, Village
from gnomehall.games.gnome_village.steps.turn import COURSE
from gnomehall.games.gnome_village.tables import GNOMES, SHOPS
from gnomehall.parts import counts


class GnomeVillage(Game[Village, VillageEdition]):
    meta = Meta(
        "gnome-village",
        "Gnome Village",
        "Lay out a village, send its gnomes to work, and be the first to house five.",
        "GNV",
        rules=1,
        seats=(2, 3, 4),
        minutes="30-60",
        credits=(
            "Design: Marinde Kneppers",
            "Illustration: Jason Gamber",
            "Published by Drumpi Games with Zilverspar Games, 2025",
        ),
        options=(
            Option("deluxe", "shuffle the four Deluxe Businesses in with the others", "GNV-20"),
            Option("young", "four gnomes each instead of five, for younger players", "GNV-168"),
            Option("first", "who takes the first turn", "GNV-30", ("random", "0", "1", "2", "3")),
        ),
    )

    def edition(self, text: str) -> VillageEdition:
        return editions.read(text)

    def start(self, setup: Setup[VillageEdition]) -> Village:
        """GNV-21, GNV-27, GNV-28: all that is the same every time; kits wait to be laid, stacks to be drawn from."""
        tables, seats = setup.edition.tables, setup.seats
        s = Village(seats, [], tables, COURSE)
        first = setup.option("first", "random")
        if first != "random":
            if int(first) >= seats:
                raise BadSetup(f"option first names seat {first}, but the seats are 0 to {seats - 1}")
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
