"""What Gnome Village says of itself."""

from typing import Final

from gnomehall.core.game import Meta, Option

META: Final = Meta(
    "gnome-village",
    "Gnome Village",
    "GNV",
    rules=1,
    seats=(2, 3, 4),
    minutes="30-60",
    open=True,
    cut_off=("rounds",),
    credits=("Marinde Kneppers (design)", "Jason Gamber (art)", "Drumpi Games with Zilverspar Games, 2025"),
    options=(
        Option("deluxe", "GNV-20"),
        Option("young", "GNV-168"),
        Option("rounds", "GNV-175", ("50", "30", "20", "12")),
        Option("first", "GNV-30", ("random",), seat=True, ways=("chosen",)),
    ),
)
