"""Points at the end of the game, and who wins. Scoring consumes nothing: a token may count twice (MIG-Q55)."""

from gnomehall.core.mypyc import i64
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.tables import (
    ANIMALS,
    ANY_ANIMAL,
    CRYSTAL,
    SCORES_ANIMAL,
    SCORES_BEDROOM,
    SCORES_COINS,
    SCORES_CRYSTALS,
    SCORES_FURTHEST,
    SCORES_KEYS,
    SCORES_OPENED,
    Gnome,
    Tables,
)
from gnomehall.parts import bag, counts, word
from gnomehall.parts.counts import Counts


def final_points(t: Tables, home: Home, furthest: bool) -> i64:
    """MIG-129: all points of a player, as if the game ended now."""
    points = counts.total(home.points) + item_points(t, home) + crystal_points(t, home) + animal_points(t, home)
    cards = home.cards
    while cards:
        points += gnome_points(t, home, word.lowest(cards), furthest)
        cards &= cards - 1
    return points


def item_points(t: Tables, home: Home) -> i64:
    """MIG-130: coins, basic resources and keys are added up and divided once."""
    basics = counts.total(home.stock) - counts.count(home.stock, CRYSTAL)
    return (home.coins + basics + home.keys) // t.items_per_point


def crystal_points(t: Tables, home: Home) -> i64:
    """MIG-131."""
    return counts.count(home.stock, CRYSTAL) * t.crystal_points


def gnome_points(t: Tables, home: Home, gnome: Gnome, furthest: bool) -> i64:
    """MIG-132: what one mighty gnome scores. The animal of a druid is scored with the others."""
    kind, points, per = t.gnome_scores[gnome], t.gnome_points[gnome], t.gnome_per[gnome]
    if kind == SCORES_BEDROOM:
        return points * home.bedroom
    if kind == SCORES_CRYSTALS:
        return points * counts.count(home.stock, CRYSTAL)
    if kind == SCORES_COINS:
        return points * (home.coins // per)
    if kind == SCORES_FURTHEST:
        return points if furthest else per
    if kind == SCORES_KEYS:
        return points * home.keys
    if kind == SCORES_OPENED:
        return points * bag.total(home.opened)
    if kind == SCORES_ANIMAL:
        return 0
    return points * (home.warehouse + home.dining)


def animals_of(t: Tables, home: Home) -> Counts:
    """The animals of all open chests, as counts; a druid is one of any kind."""
    found: Counts = 0
    rest = home.opened
    chest: i64 = 0
    while rest:
        animal = t.chest_animal[chest]
        if animal:
            found += (rest & bag.NIBBLE) * counts.one(animal)
        rest >>= bag.WIDTH
        chest += 1
    cards = home.cards
    while cards:
        if t.gnome_scores[word.lowest(cards)] == SCORES_ANIMAL:
            found += counts.one(ANY_ANIMAL)
        cards &= cards - 1
    return found


def animal_points(t: Tables, home: Home) -> int:
    """MIG-133. Searches ask for it all the time, about few different sets of animals."""
    found = animals_of(t, home)
    points = t.animal_points.get(found)
    if points is None:
        points = t.animal_points[found] = best_split(t, found)
    return points


def best_split(t: Tables, found: Counts) -> int:
    """MIG-133: the best split of all animals into sets; a wild one and the druid are whichever kind is best."""
    tame = [counts.count(found, animal) for animal in range(1, ANIMALS + 1)]
    wild = counts.count(found, ANY_ANIMAL)
    best = 0
    for a in range(wild + 1):
        for b in range(wild - a + 1):
            best = max(best, best_sets(t, tame[0] + a, tame[1] + b, tame[2] + wild - a - b))
    return best


def best_sets(t: Tables, a: int, b: int, c: int) -> int:
    """MIG-Q67: each animal in one set at most; so many sets of three, and pairs of what is left."""
    best = 0
    for threes in range(min(a, b, c) + 1):
        pairs = (a - threes) // 2 + (b - threes) // 2 + (c - threes) // 2
        points = threes * t.set_points + pairs * t.pair_points
        if points > best:
            best = points
    return best


def places_of(scores: list[int], trail: list[int]) -> list[int]:
    """MIG-134, MIG-135: by points, then by who is further on the trail; so no place is shared."""
    places = [0] * len(scores)
    for seat in range(len(scores)):
        for other in range(len(scores)):
            ahead = scores[other] - scores[seat]
            if ahead > 0 or (ahead == 0 and trail.index(other) > trail.index(seat)):
                places[seat] += 1
    return places
