"""How long a game can be (MIG-144)."""

from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.tables import Tables
from gnomehall.parts import bag, bits, counts


def weight(tokens: int) -> int:
    """2 for a crystal, 1 for a basic resource. An exchange lowers a player's weight by 1, a discard by at least 1."""
    return counts.total(tokens) + counts.count(tokens, codes.CRYSTAL)


def bound(t: Tables, seats: int) -> int:
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
    rounds = t.rounds
    chests = bag.numbers_of(t.chest_bag, len(t.chest_points))
    number = sum(chests)
    books = [
        weight(amount)
        for amount, effect in zip(t.book_amount, t.book_effect, strict=True)
        if effect == codes.DOES_TOKENS
    ]
    gathered = max(2 * 4, 4 * max(books, default=0))
    rewards = max(
        (
            weight(amount)
            for row, kinds in zip(t.reward_amount, t.reward_effect, strict=True)
            for amount, kind in zip(row, kinds, strict=True)
            if kind == codes.DOES_TOKENS
        ),
        default=0,
    )
    inside = [weight(tokens) for tokens in t.chest_tokens]
    gained = seats * rounds * (4 * gathered + rewards)
    gained += sum(n * w for n, w in zip(chests, inside, strict=True)) + t.open_chests * max(inside)
    setup = 1 + codes.STACKS + codes.GLADES + (codes.BOOKS - codes.FIXED_SLOTS) + t.open_chests
    turns = seats * rounds * 4 * (3 + 4 * 3)
    claims = seats * rounds * 4
    icons = seats * (rounds + 1) * bits.size(t.trail_chests)
    trades = seats * rounds * codes.MOST_GNOMES
    return setup + turns + claims + icons + trades + 4 * number + gained + rounds
