"""What a gate found, as a section of a report."""

from collections.abc import Callable, Sequence
from typing import Final

from gnomehall.cli.compare_phrases import figure_name, label
from gnomehall.cli.sections import Column, Section
from gnomehall.cli.text import capitalise
from gnomehall.cli.variants import Variant
from gnomehall.sim.figures import Figure
from gnomehall.sim.gate import Breach
from gnomehall.words.speech import Speech

BOUNDS: Final = {"least": "gate-least", "most": "gate-most", "change": "gate-change"}


def gate_section(
    broken: Sequence[tuple[Variant, Breach]], words: Speech, speaking: Callable[[Variant], Speech]
) -> Section:
    """What does not hold, or that all does. A changed edition names its components in words of its own."""
    if not broken:
        return Section(words.say("gate-title"), says=words.say("gate-holds"))
    rows = []
    for one, breach in broken:
        where = words.say("players", count=breach.players)
        bound, found = breach.bound, breach.found
        what = subject_name(breach, speaking(one))
        rows.append(
            (
                f"{one.change}: {what}" if one.change else what,
                where,
                words.say(BOUNDS[bound.side], value=bound.value),
                f"{words.decimal(found.value, 1)} ±{words.decimal(found.half, 1)}",
            )
        )
    names = ("component", "at-table", "bound", "found")
    columns = tuple(Column(words.say("gate-what") if n == "component" else words.say(f"column-{n}")) for n in names)
    return Section(words.say("gate-title"), columns, tuple(rows), words.say("gate-broken", count=len(broken)))


def subject_name(breach: Breach, words: Speech) -> str:
    """`Wins of the second to move`, `Card: Bank (card: B10)`: with what `except` calls it."""
    if isinstance(breach.subject, Figure):
        return capitalise(figure_name(breach.subject, words))
    return f"{label(breach.subject, words)} ({breach.subject})"
