"""What `gnomehall compare` knows of one component: in sentences, and as a table."""

from collections.abc import Iterator

from gnomehall.cli.compare_charts import editions
from gnomehall.cli.compare_phrases import offered, points, worth_cell
from gnomehall.cli.compare_report import ways_known
from gnomehall.cli.sections import Column, Section
from gnomehall.sim.compare import Comparison, Component, Worth
from gnomehall.words.speech import Speech


def sentences_of(component: Component, found: Comparison, words: Speech) -> Iterator[str]:
    before, after = component.sides
    side = after if after is not None else before
    assert side is not None
    share, taken = offered(side, found, words), words.percent(side.weight.takers, 1)
    if found.pairing.alone:
        yield words.say("component-alone", offered=share, taken=taken)
    elif component.taken is None or before is None or after is None:
        where = words.say("compare-note-gone" if after is None else "compare-note-new")
        yield words.say("component-one", where=where, offered=share, taken=taken)
    else:
        earlier, taken = (words.percent(one.value, 1) for one in (component.taken.before, component.taken.after))
        kind = "component-changed" if component.taken.changed else "component-same"
        change = points(component.taken.change, words)
        yield words.say(kind, offered=share, before=earlier, after=taken, change=change)
    yield from _worth(side, words)


def _worth(side: Worth, words: Speech) -> Iterator[str]:
    """What becomes of its takers, each way in a sentence, as far as it is known."""
    adjusted = side.adjusted
    if adjusted is None:
        yield words.say("component-unknown")
        return
    if "adjusted" not in side.told:
        yield words.say("component-not-told", points=points(adjusted, words))
    else:
        kind = "component-strong" if adjusted.value > 0 else "component-weak"
        size = f"{words.decimal(100 * abs(adjusted.value), 1)} ±{words.decimal(100 * adjusted.half, 1)}"
        yield words.say(kind, points=size)
    if side.forbidden is not None:
        yield words.say("component-forbidden", points=points(side.forbidden, words))
    if side.search is not None:
        yield words.say("component-search", points=points(side.search, words))


def numbers_of(component: Component, found: Comparison, words: Speech) -> Section:
    """A column for each edition: narrow enough for any screen."""
    ways = ways_known(found)
    names = ("offered", "taken", "by", "takes", *ways)
    columns = [Column("")]
    cells = []
    for name, number in editions(found):
        side = component.sides[number]
        if side is not None:
            weight = side.weight
            numbers = (words.percent(weight.taken), words.percent(weight.takers, 1), words.decimal(weight.takes, 2))
            worth = (worth_cell(side, way, words) or "–" for way in ways)  # noqa: RUF001  # a dash, for what is unknown
            columns.append(Column(name or words.say("edition-alone")))
            cells.append((offered(side, found, words), *numbers, *worth))
    rows = zip((words.say(f"column-{name}") for name in names), *cells, strict=True)
    return Section("", tuple(columns), tuple(rows))
