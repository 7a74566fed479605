"""What a gate found, as a section of a report."""

from collections.abc import Sequence
from typing import Final

from gnomehall.cli.sections import Column, Section
from gnomehall.cli.variants import Variant
from gnomehall.sim.gate import Breach
from gnomehall.words.speech import Speech

BOUNDS: Final = {"least": "gate-least", "most": "gate-most", "change": "gate-change"}


def gate_section(broken: Sequence[tuple[Variant, Breach]], words: Speech) -> Section:
    """What does not hold, or that all does."""
    if not broken:
        return Section(words.say("gate-title"), says=words.say("gate-holds"))
    rows = []
    for one, breach in broken:
        where = words.say("players", count=breach.players)
        bound, found = breach.bound, breach.found
        rows.append(
            (
                f"{one.change}: {breach.what}" if one.change else breach.what,
                where,
                words.say(BOUNDS[bound.side], value=bound.value),
                f"{words.decimal(found.value, 1)} ±{words.decimal(found.half, 1)}",
            )
        )
    names = ("component", "at-table", "bound", "found")
    columns = tuple(Column(words.say("gate-what") if n == "component" else words.say(f"column-{n}")) for n in names)
    return Section(words.say("gate-title"), columns, tuple(rows), words.say("gate-broken", count=len(broken)))
