"""What `gnomehall compare` calls things, and how it writes numbers with their intervals."""

from gnomehall.cli.text import capitalise
from gnomehall.core.taking import Thing
from gnomehall.sim.compare import Comparison, Component, Worth
from gnomehall.sim.figures import Difference, Figure
from gnomehall.sim.weight import Estimate
from gnomehall.words.speech import Speech


def figure_name(figure: Figure, words: Speech) -> str:
    if figure.kind == "wins":
        return words.say("figure-wins", place=words.say("ordinal", number=int(figure.of)))
    if figure.kind == "ending":
        return words.say("figure-ending", ending=words.ending(figure.of))
    return words.say(f"figure-{figure.kind}")


def value_of(found: Estimate, share: bool, words: Speech) -> str:
    return words.percent(found.value, 1) if share else words.decimal(found.value, 2)


def with_interval(found: Estimate, share: bool, words: Speech) -> str:
    """`62.5% ±3.9`, `5.81 ±0.04`."""
    half = words.decimal(100 * found.half, 1) if share else words.decimal(found.half, 2)
    return f"{value_of(found, share, words)} ±{half}"


def change_of(found: Difference, words: Speech) -> str:
    return _estimate(found.change, found.figure.share, words)


def _estimate(found: Estimate | None, share: bool, words: Speech) -> str:
    """A difference with half its interval: points of 100 for shares."""
    if found is None:
        return ""
    scale, digits = (100, 1) if share else (1, 2)
    return f"{words.decimal(scale * found.value, digits, signed=True)} ±{words.decimal(scale * found.half, digits)}"


def points(found: Estimate | None, words: Speech) -> str:
    return _estimate(found, True, words)


def worth_cell(side: Worth | None, way: str, words: Speech) -> str:
    """What a component is worth in one way; a star is put to what is told from luck."""
    if side is None:
        return ""
    return points(side.way(way), words) + ("*" if way in side.told else "")


def label(thing: Thing, words: Speech) -> str:
    return f"{capitalise(words.say(f'thing-{thing.kind}'))}: {words.thing(thing)}"


def kind_and_name(component: Component, words: Speech) -> str:
    return f"{words.say(f'thing-{component.thing.kind}')} {words.thing(component.thing)}"


def offered(side: Worth | None, found: Comparison, words: Speech) -> str:
    return "" if side is None else words.percent(side.weight.games / found.pairs)


def share_of_all(side: Worth | None, found: Comparison, words: Speech) -> str:
    """The share of all players who took it, whether it was within reach or not: it is this that changes by pairs."""
    return "" if side is None else words.percent(side.weight.takers * side.weight.games / found.pairs, 1)


def note(component: Component, words: Speech) -> str:
    if component.taken is not None:
        return words.say("compare-note-changed") if component.taken.changed else ""
    return words.say("compare-note-gone" if component.sides[1] is None else "compare-note-new")
