"""What people's side calls things: the ids in moves, views, events, choices and refusals."""

from typing import Final

from gnomehall.core.vocabulary import Plain
from gnomehall.games.mighty_gnomes.tables import (
    COLUMNS,
    DOES_TOKENS,
    Book,
    Chest,
    Gnome,
    Reward,
    Square,
    Tables,
    Tile,
    Trade,
)
from gnomehall.parts import counts
from gnomehall.parts.counts import Counts

TOKEN_IDS: Final = ("wood", "sand", "mushroom", "chamomile", "crystal")
ICON_IDS: Final = (*TOKEN_IDS, "compass", "chest")
TILES: Final = ("", "1", "2", "3", "4", "druid")
LADDER_IDS: Final = ("left", "middle", "right")
WAYS: Final = ("left", "right", "middle-left", "middle-right")
SIDES: Final = ("left", "right")
TRACKS: Final = ("warehouse", "dining")
ANIMAL_IDS: Final = ("", "frog", "owl", "hedgehog", "any-animal")
SOURCES: Final = ("bedroom", "trail", "upgrades", "chests", "ladders", "trades", "rewards")
"""Where victory points come from during the game, in the order in which they are counted."""


def tile_id(tile: Tile) -> str:
    """A tile as words name it; `druid` alone is the gnome."""
    return f"tile-{TILES[tile]}"


def token_ids(tokens: Counts) -> list[str]:
    """Tokens one by one, those of a kind side by side."""
    found = []
    for kind in counts.kinds(tokens):
        found += [TOKEN_IDS[kind]] * counts.count(tokens, kind)
    return found


def square_id(square: Square) -> str:
    """A forest square as row and column, both from 1 at the lower left."""
    return f"{square // COLUMNS + 1},{square % COLUMNS + 1}"


def book_id(t: Tables, book: Book) -> str:
    return t.edition.books[book].id


def gnome_id(t: Tables, gnome: Gnome) -> str:
    return t.edition.gnomes[gnome].id


def chest_id(t: Tables, chest: Chest) -> str:
    return t.edition.chests[chest].id


def trade_brings(t: Tables, trade: Trade) -> list[str]:
    """What a gnome's trade brings, one by one."""
    brings = ["point"] * t.trade_points[trade] + ["coin"] * t.trade_coins[trade]
    return brings + ["kept-chest"] * t.trade_chests[trade]


def chest_contents(t: Tables, chest: Chest) -> list[str]:
    """What is in a chest, one by one."""
    found = ["point"] * t.chest_points[chest] + ["coin"] * t.chest_coins[chest] + token_ids(t.chest_tokens[chest])
    found += ["draw"] * t.chest_draws[chest]
    return [*found, ANIMAL_IDS[t.chest_animal[chest]]] if t.chest_animal[chest] else found


def chest_data(t: Tables, chest: Chest) -> dict[str, Plain]:
    return {"chest": chest_id(t, chest), "contents": chest_contents(t, chest)}


def reward_data(t: Tables, day: int, reward: Reward) -> dict[str, Plain]:
    """A reward of a round and what it brings."""
    named, effect, amount = t.edition.rewards[day - 1][reward], t.reward_effect, t.reward_amount[day - 1][reward]
    tokens = effect[day - 1][reward] == DOES_TOKENS
    return {
        "reward": named.id,
        "effect": named.effect,
        "amount": counts.total(amount) if tokens else amount,
        "tokens": token_ids(amount) if tokens else [],
    }
