"""What never changes in a game, and how long one can be."""

from gnomehall.core.game import Setup
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.ids import TOKEN_IDS
from gnomehall.games.mighty_gnomes.state import Mighty, entry_seat, entry_tile
from gnomehall.games.mighty_gnomes.tables import (
    BOOK_COUNT,
    CRYSTAL,
    DOES_TOKENS,
    DRUID,
    FIXED_SLOTS,
    GLADE_COUNT,
    MOST_GNOMES,
    STACK_COUNT,
    TOKENS,
)
from gnomehall.parts import bag, bits, counts
from gnomehall.parts.counts import Counts


def census(s: Mighty) -> dict[str, int]:
    """MIG-3: every component counted wherever it is."""
    edition = s.tables.edition
    tokens = counts.numbers_of(s.supply + sum(home.stock for home in s.homes), TOKENS)
    found = {f"tokens {name}": n for name, n in zip(TOKEN_IDS, tokens, strict=True)}
    chests = s.bag + s.open + s.used + s.drawn + sum(home.vault + home.opened for home in s.homes)
    for kind, chest in enumerate(edition.chests):
        found[f"chests {chest.id}"] = bag.count(chests, kind)
    # Sums of bits show a thing that is there twice, which a union would hide.
    shelved = sum(1 << book for book in [*s.left, *s.right, *s.aside, *s.tables.display])
    found["books"] = s.books_left + shelved
    for seat, home in enumerate(s.homes):
        out = [entry_tile(laid) for laid in s.laid if entry_seat(laid) == seat and entry_tile(laid) != DRUID]
        found[f"tiles of seat {seat}"] = home.tiles + sum(1 << tile for tile in out)
    lying = [side // 2 for side in s.glades]
    found["glades"] = sum(1 << tile for tile in lying) + _rest(lying, len(edition.glades) // 2)
    return found


def _rest(lying: list[int], number: int) -> int:
    return bits.bits_of([tile for tile in range(number) if tile not in lying])


def weight(tokens: Counts) -> int:
    """2 for a crystal, 1 for a basic resource. An exchange lowers a player's weight by 1, a discard by at least 1."""
    return counts.total(tokens) + counts.count(tokens, CRYSTAL)


def bound(setup: Setup[MightyEdition]) -> int:
    """More moves than any game has, chance included.

    Nothing but a placement, a book, a chest or a reward raises a player's weight, and there are only so many of these:

    - A round has at most 4 turns and a claim for each player. A turn has the choice of a tile, its place, and `end`,
      and at most 4 books, each with at most one answer of its own (invite, upgrade or refresh) and one more that a
      gnome asks on arrival. A claim has itself, an answer, the gnome's, and `end`.
    - No chest comes back from a vault, so each is kept and opened once at most; a draw for two brings one into a
      vault, so there are at most two draws and one `keep` for each chest.
    - A token passes each chest icon once between two returns to the tower, one return a round.
    - Exchanges and discards together are no more than the weight that all players ever gain.
    """
    t, seats = setup.edition.tables, setup.seats
    rounds = t.rounds
    chests = bag.numbers_of(t.chest_bag, len(t.chest_points))
    number = sum(chests)
    books = [
        weight(amount) for amount, effect in zip(t.book_amount, t.book_effect, strict=True) if effect == DOES_TOKENS
    ]
    gathered = max(2 * 4, 4 * max(books, default=0))
    rewards = max(
        (
            weight(amount)
            for row, kinds in zip(t.reward_amount, t.reward_effect, strict=True)
            for amount, kind in zip(row, kinds, strict=True)
            if kind == DOES_TOKENS
        ),
        default=0,
    )
    inside = [weight(tokens) for tokens in t.chest_tokens]
    gained = seats * rounds * (4 * gathered + rewards)
    gained += sum(n * w for n, w in zip(chests, inside, strict=True)) + t.open_chests * max(inside)
    dealt = 1 + STACK_COUNT + GLADE_COUNT + (BOOK_COUNT - FIXED_SLOTS) + t.open_chests
    turns = seats * rounds * 4 * (3 + 4 * 3)
    claims = seats * rounds * 4
    icons = seats * (rounds + 1) * bits.size(t.trail_chests)
    trades = seats * rounds * MOST_GNOMES
    return dealt + turns + claims + icons + trades + 4 * number + gained + rounds
