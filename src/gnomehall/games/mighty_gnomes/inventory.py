"""Every component counted wherever it is (MIG-3): the numbers stay the same all game."""

from gnomehall.games.mighty_gnomes.codes import DRUID, TOKENS
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.state import Mighty, entry_seat, entry_tile
from gnomehall.parts import bag, bits, counts


def census(edition: MightyEdition, s: Mighty) -> dict[str, int]:
    tokens = counts.numbers_of(s.supply + sum(home.stock for home in s.homes), TOKENS)
    found = {f"tokens {name}": n for name, n in zip(TOKEN_NAMES, tokens, strict=True)}
    chests = s.bag + s.open + s.used + s.drawn + sum(home.vault + home.opened for home in s.homes)
    for kind, chest in enumerate(edition.chests):
        found[f"chests {chest.id}"] = bag.count(chests, kind)
    # Sums of bits show a thing that is there twice, which a union would hide.
    shelved = sum(1 << book for book in [*s.left, *s.right, *s.aside, *s.t.display])
    found["books"] = s.books_left + shelved
    for seat, home in enumerate(s.homes):
        out = [entry_tile(laid) for laid in s.laid if entry_seat(laid) == seat and entry_tile(laid) != DRUID]
        found[f"tiles of seat {seat}"] = home.tiles + sum(1 << tile for tile in out)
    lying = [side // 2 for side in s.glades]
    found["glades"] = sum(1 << tile for tile in lying) + _rest(lying, len(edition.glades) // 2)
    return found


def _rest(lying: list[int], number: int) -> int:
    return bits.bits_of([tile for tile in range(number) if tile not in lying])
