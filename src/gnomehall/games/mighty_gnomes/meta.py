"""What the game says of itself."""

from typing import Final

from gnomehall.core.game import Meta, Option

META: Final = Meta(
    id="mighty-gnomes",
    title="Mighty Gnomes",
    prefix="MIG",
    rules=1,
    seats=(2, 3, 4),
    minutes="30-60",
    credits=("Citie Lo (design)",),
    options=(
        Option("first", "MIG-Q10", ("random",), seat=True, ways=("chosen",)),
        Option("gnomes", "MIG-Q9", ("random",), free=True),
    ),
)
