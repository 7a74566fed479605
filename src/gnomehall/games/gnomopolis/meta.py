"""What Gnomopolis says of itself."""

from typing import Final

from gnomehall.core.game import Meta, Option

META: Final = Meta(
    id="gnomopolis",
    title="Gnomopolis",
    prefix="GNO",
    rules=1,
    seats=(1, 2, 3, 4),
    minutes="45",
    open=True,
    cut_off=("rounds",),
    credits=("Igor Knop and Patrick Matheus (design)", "Marcelo Bastos (art)", "Conclave Editora, 2018"),
    options=(
        Option("sprint", "GNO-123", seats=(1,)),
        Option("first", "GNO-20", ("random",), seat=True, ways=("chosen", "shortest"), seats=(2, 3, 4)),
    ),
)
