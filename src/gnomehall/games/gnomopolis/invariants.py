"""How long a game can last, and what never changes in it."""

from gnomehall.core.game import Setup
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.state import EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, HELPER, LETTERS
from gnomehall.parts import bits
from gnomehall.parts.counts import count


def bound(setup: Setup[GnomopolisEdition]) -> int:
    """Rounds, times seats, times plays, each with at most so many answers and draws; then the workforce."""
    t = setup.edition.tables
    uses = [scroll.wilds + sum(max(1, effect.amount) for effect in scroll.effects) for scroll in t.scrolls]
    bonus = max(len(advisor.bonus.choices) for advisor in t.advisors)
    builds = [card.size + len(card.immigration.choices) + bonus for card in t.cards]
    answers = 1 + max(*uses, *builds)
    turn = t.most_plays * (1 + answers) + 1 + t.box.workforce
    return 1 + t.box.offer + setup.seats * (t.box.workforce + t.box.last_round * turn)


def census(s: Gnomopolis) -> dict[str, int]:
    """GNO-22: gnomes by colour, coins, helpers, cards and advisors, wherever they are."""
    works = [(work.standing + work.lying, s.tables.scrolls[work.copied]) for work in s.works]
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
