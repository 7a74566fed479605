"""Gnomopolis, by Igor Knop and Patrick Matheus (Conclave Editora, 2018)."""

from typing import Final

from gnomehall.core.event import Event
from gnomehall.core.game import Game, Meta, Option, Setup
from gnomehall.core.state import CHANCE
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Refusal, Sheet, View
from gnomehall.games.gnomopolis import refusals, takings, words
from gnomehall.games.gnomopolis.advice import WEIGHTS, GnomopolisAdvice
from gnomehall.games.gnomopolis.district import District
from gnomehall.games.gnomopolis.edition import GnomopolisEdition, read_edition
from gnomehall.games.gnomopolis.faces import faces, give_faces
from gnomehall.games.gnomopolis.icons import LETTERS
from gnomehall.games.gnomopolis.sheet import housing_by_seat, sheet_lines
from gnomehall.games.gnomopolis.state import EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.steps.chance import DRAW, FIRST_PLAYER, REVEAL
from gnomehall.games.gnomopolis.steps.turn import NEXT_TURN
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, BUILDINGS, COLOURS, HELPER
from gnomehall.games.gnomopolis.view import GnomopolisView
from gnomehall.parts import bits
from gnomehall.parts.counts import count, counts_of

RANKS: Final = ((70, "Gnomopolis"), (60, "City"), (50, "Town"), (40, "Village"))
"""What a solo score is called (GNO-111); below the last it is a Hamlet."""


class GnomopolisGame(Game[Gnomopolis, GnomopolisEdition]):
    meta = Meta(
        id="gnomopolis",
        title="Gnomopolis",
        tagline="Draw gnomes from your cup, set them to work, and build the district that houses them best.",
        prefix="GNO",
        rules=1,
        seats=(1, 2, 3, 4),
        minutes="45",
        open=True,
        credits=("Igor Knop and Patrick Matheus (design)", "Marcelo Bastos (art)", "Conclave Editora, 2018"),
        options=(Option("endless", "a solo game has no last round of its own", "GNO-123"),),
    )

    def edition(self, text: str) -> GnomopolisEdition:
        return give_faces(read_edition(text))

    def start(self, setup: Setup[GnomopolisEdition]) -> Gnomopolis:
        """GNO-10 to GNO-21: stocked capitals, full cups, and all that chance deals waiting."""
        tables, seats = setup.edition.tables, setup.seats
        box = tables.box
        solo = seats == 1 and setup.option("endless", "no") == "no"
        s = Gnomopolis(
            tables,
            seats,
            [],
            [District(box.start, 0, 0, 0, 0, tables.board_bits, seat) for seat in range(seats)],
            [EMPTY] * box.offer,
            [],
            min(box.last_round_solo, box.last_round) if solo else box.last_round,
        )
        s.deck = bits.bits_of(list(range(BUILDINGS)))
        s.old = counts_of([box.stock_gnomes[seats]] * COLOURS)
        s.old_coins = box.stock_coins[seats]
        s.old_helpers = box.helpers
        s.reserve = box.coins - s.old_coins
        s.push(NEXT_TURN, CHANCE)
        for seat in reversed(range(seats)):
            for _ in range(box.workforce):
                s.push(DRAW, CHANCE, seat)
        for place in reversed(range(box.offer)):
            s.push(REVEAL, CHANCE, place)
        s.push(FIRST_PLAYER, CHANCE)
        return s

    def bound(self, setup: Setup[GnomopolisEdition]) -> int:
        """Rounds, times seats, times plays, each with at most so many answers and draws; then the workforce."""
        t = setup.edition.tables
        answers = 1 + max(sum(max(1, effect.amount) for effect in scroll.effects) for scroll in t.scrolls)
        turn = t.most_plays * (1 + answers) + 1 + t.box.workforce
        return 1 + t.box.offer + setup.seats * (t.box.workforce + t.box.last_round * turn)

    def action_count(self, edition: GnomopolisEdition) -> int:
        return edition.tables.actions

    def census(self, s: Gnomopolis) -> dict[str, int]:
        """GNO-22: gnomes by colour, coins, helpers, cards and advisors, wherever they are."""
        works = [(work.gnomes, s.tables.scrolls[work.copied]) for work in s.works]
        people = s.old + s.new + sum(d.cup + d.active + d.exhausted for d in s.districts)
        people += sum(gnomes for gnomes, _ in works)
        people += s.team
        found = {f"gnomes {letter}": count(people, colour) for colour, letter in enumerate(LETTERS)}
        coins = s.old_coins + s.new_coins + s.reserve + sum(d.coins for d in s.districts)
        found["coins"] = coins + sum(scroll.coins for _, scroll in works)
        helpers = s.old_helpers + s.new_helpers - s.made_helpers + sum(d.helpers for d in s.districts)
        found["helpers"] = helpers + sum(scroll.helpers for _, scroll in works) + count(s.team, HELPER)
        built = sum(bits.size(d.scrolls & BUILDING_BITS) for d in s.districts)
        found["cards"] = bits.size(s.deck) + sum(card != EMPTY for card in s.offer) + built
        return found

    def text(self, s: Gnomopolis, action: int) -> str:
        return faces(s.tables).notation.texts[action]

    def read(self, s: Gnomopolis, text: str) -> int:
        return faces(s.tables).notation.read(text)

    def why_not(self, s: Gnomopolis, action: int) -> Refusal:
        return refusals.why_not(faces(s.tables).edition, s, action)

    def why_dark(self, s: Gnomopolis, thing: str) -> Refusal | None:
        return refusals.why_dark(faces(s.tables).edition, s, thing)

    def view(self, s: Gnomopolis, viewer: int) -> GnomopolisView:
        return faces(s.tables).sight.view(s, viewer, self.asked(s))

    def choice(self, s: Gnomopolis, action: int) -> Choice:
        return faces(s.tables).words.choice(s, action)

    def prompt(self, s: Gnomopolis) -> str:
        return words.prompt(s, self.asked(s))

    def prompt_rule(self, s: Gnomopolis) -> str:
        return words.PROMPT_RULES.get(self.asked(s), "")

    def tell(self, edition: GnomopolisEdition, event: Event) -> str:
        return faces(edition.tables).words.tell(event)

    def advice(self) -> GnomopolisAdvice:
        return GnomopolisAdvice(WEIGHTS)

    def things(self, setup: Setup[GnomopolisEdition]) -> list[Thing]:
        return takings.things(setup.edition)

    def takings(self, setup: Setup[GnomopolisEdition], events: list[Event]) -> list[Taking]:
        return takings.takings(setup.edition, events)

    def sheet(self, s: Gnomopolis) -> Sheet:
        """GNO-102, line by line."""
        return Sheet(sheet_lines(s, housing_by_seat(s)), (f"Rank: {solo_rank(s.scores()[0])}",) if s.seats == 1 else ())

    def draw(self, edition: GnomopolisEdition, view: View, choices: list[Choice]) -> Drawing:
        assert isinstance(view, GnomopolisView)
        return faces(edition.tables).board.draw(view, choices)


def solo_rank(points: int) -> str:
    """GNO-111."""
    for least, rank in RANKS:
        if points >= least:
            return rank
    return "Hamlet"


GAME = GnomopolisGame()
