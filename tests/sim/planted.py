"""Editions and a game with one hole each, planted to see whether `probe` finds it."""

import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

from gnomehall import registry
from gnomehall.cli.variants import set_field
from gnomehall.core.edition import Edition
from gnomehall.core.game import Setup
from gnomehall.core.state import CHANCE
from gnomehall.core.toml import write_toml
from tests.laws.flawed import ASK, DRAWING, Marbles, MarblesGame


@dataclass(frozen=True)
class Planted:
    """An edition with a hole, and the finding that names it."""

    name: str
    kind: str
    what: str = ""
    game: str = "gnomopolis"
    sets: dict[str, Any] = field(default_factory=dict)
    text: str = ""
    games: int = 80
    tricks: bool = False

    def edition(self) -> str:
        return self.text or changed(self.game, **self.sets)


def changed(game: str, **sets: Any) -> str:
    """The shipped edition with some fields set to other values."""
    data = tomllib.loads(registry.shipped_text(game))
    for path, value in sets.items():
        set_field(data, path.replace("__", "."), value)
    return write_toml(data)


def toadstools(hand: int, **copies: int) -> str:
    """Mushrooms of so many copies; the last kind dusts."""
    kinds = "".join(f'[[mushrooms]]\nid = "{id_}"\ncopies = {number}\n' for id_, number in copies.items())
    head = f'game = "toadstools"\nname = "planted"\nprovenance = "reconstructed"\nhand = {hand}\n'
    return f'{head}dusting = "{list(copies)[-1]}"\n{kinds}'


QUICK: Final = (
    Planted("a hand of one mushroom", "idle", game="toadstools", text=toadstools(1, a=6, b=5, p=4)),
    Planted("one player plants more often", "seat", "1", "toadstools", text=toadstools(3, a=6, b=5, p=4)),
    Planted(
        "nearly all mushrooms dust",
        "trick",
        "never plant d",
        "toadstools",
        text=toadstools(5, a=4, b=4, c=4, p=20),
        tricks=True,
    ),
    Planted(
        "two kinds are scarce", "trick", "never plant a", "toadstools", text=toadstools(7, a=30, b=2, p=2), tricks=True
    ),
)
"""What can be played at once in either build."""

SLOW: Final = (
    Planted("it is over before it begins", "endless", sets={"box__last_round": 4}),
    Planted(
        "an Old Capital that never empties",
        "stalling",
        sets={"stock__2__coins": 100, "stock__2__gnomes_each": 9, "box__buildings_to_end": 9, "box__last_round": 9},
    ),
    Planted("nine inventors build the Armory", "never-legal", "card: B05", sets={"buildings__B05__team": ["I"] * 9}),
    Planted(
        "no building brings the Master-at-Arms",
        "never-legal",
        "advisor: A1",
        sets={f"buildings__B0{n}__copies": 0 for n in range(1, 8)},
    ),
    Planted("a Patrol of three merchants", "unwanted", "use: D5", sets={"scrolls__D5__cost": ["M!", "M!", "M!"]}),
    Planted(
        "a Guardhouse that is a lesser Barracks",
        "dominated",
        "B02",
        sets={
            "buildings__B02__team": ["V", "V"],
            "buildings__B02__immigration": ["C", "V"],
            "buildings__B02__cost": ["V!"],
            "buildings__B02__effects": ["$1"],
            "buildings__B02__homes": ["S", "C"],
        },
    ),
    Planted("nine come to the Market Square", "strong", "card: B08", sets={"buildings__B08__immigration": ["W"] * 9}),
    Planted("a village of three rounds", "endless", game="gnome-village", sets={"supply__rounds": 3}, games=60),
)
"""What takes the compiled build."""


class Round(Marbles):
    """Marbles in which a marble that is thrown back was never drawn: nothing makes the game go on."""

    def copy(self) -> "Round":
        t = Round(self.seats, self.flaw)
        t.todo, t.bag, t.hands = self.todo[:], self.bag[:], [hand[:] for hand in self.hands]
        return t

    def edition(self) -> Edition:
        return Edition("first", "0", "")

    def proceed(self) -> None:
        self.thrown = 0
        kept = sum(map(sum, self.hands))
        if kept < 2 * self.seats:
            self.push(ASK, kept % self.seats)
            self.push(DRAWING, CHANCE, kept % self.seats)


class RoundGame(MarblesGame):
    def start(self, setup: Setup[Edition]) -> Round:
        return Round(setup.seats, self.flaw)
