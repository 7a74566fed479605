"""The report of `gnomehall compare`: sentences and tables."""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Final

from gnomehall.cli.compare_phrases import (
    change_of,
    figure_name,
    kind_and_name,
    label,
    note,
    offered,
    points,
    share_of_all,
    value_of,
    with_interval,
    worth_cell,
)
from gnomehall.cli.sections import Column, Section
from gnomehall.cli.text import capitalise
from gnomehall.sim.compare import WAYS, Comparison, Component
from gnomehall.sim.figures import EVERY, LEAST, Difference
from gnomehall.sim.weight import FEWEST
from gnomehall.words.speech import Speech

MOST_SHOWN: Final = 12
"""Components in a table of a short report."""
TRIED: Final = 1000.0
"""What puts components that were tried by trials before all others."""
MOST_NAMED: Final = 5
"""Components that a sentence names."""


def report(found: Comparison, words: Speech, short: bool = False) -> Section:
    """All that was found out at one number of players, or the components alone of which most is to be said."""
    there = [component for component in found.components if was_there(component)]
    sections = [_figures(found, words)]
    if found.pairing.alone:
        tables = [(_alone, _foremost(there, _worth_told) if short else there)]
    else:
        by_taken, by_worth = (_foremost(there, size) for size in (_taken_changed, _worth_changed))
        tables = [(_taken, by_taken if short else there), (_worth, by_worth if short else there)]
    sections += [table(shown, found, words) for table, shown in tables if shown]
    others = len(there) - len({component.thing for _, shown in tables for component in shown})
    if others:
        sections.append(Section("", says=words.say("compare-others", count=others)))
    told = summary(found, words) if found.figures else words.say("compare-few", fewest=FEWEST)
    return Section(heading_of(found, words), says=f"{how_many(found, words)} {told}", below=tuple(sections))


def heading_of(found: Comparison, words: Speech) -> str:
    return f"{words.say('players', count=found.players)}, {found.pairing.bot}"


def _foremost(components: Sequence[Component], size: Callable[[Component], float]) -> list[Component]:
    """Those of which most is to be said, the foremost first; nothing is said of those of size 0."""
    sized = [(size(component), component) for component in components]
    return [component for large, component in sorted(sized, key=lambda pair: -pair[0]) if large][:MOST_SHOWN]


def _taken_changed(component: Component) -> float:
    """How far it moved how often it is taken, as far as that is told from luck; what is new or gone comes first."""
    if component.taken is None:
        return inf
    return abs(component.taken.change.value) if component.taken.changed else 0.0


def _worth_changed(component: Component) -> float:
    """How far its worth moved, of those of which it is told from luck; what was tried by trials comes first."""
    sides = [side for side in component.sides if side is not None]
    known = [side.adjusted.value for side in sides if side.adjusted is not None]
    first = TRIED if any(side.forbidden is not None for side in sides) else 0.0
    if not known or not (first or any("adjusted" in side.told for side in sides)):
        return 0.0
    return first + (abs(known[-1] - known[0]) if len(known) > 1 else abs(known[0]))


def _worth_told(component: Component) -> float:
    """How much it is worth either way, if that is told from luck; what was tried by trials comes first."""
    side = component.sides[1]
    if side is None or side.adjusted is None:
        return 0.0
    first = TRIED if side.forbidden is not None else 0.0
    return first + abs(side.adjusted.value) if first or "adjusted" in side.told else 0.0


def how_many(found: Comparison, words: Speech) -> str:
    kind = "compare-games" if found.pairing.alone else "compare-pairs"
    says = words.say(kind, count=found.pairs, seed=str(found.pairing.seed))
    return f"{says} {words.say('compare-stopped')}" if found.stopped else says


def summary(found: Comparison, words: Speech) -> str:
    """What changed and what did not, in sentences; of an edition alone, how it plays."""
    return " ".join(sentences(found, words))


def sentences(found: Comparison, words: Speech) -> Iterator[str]:
    return _how_it_plays(found, words) if found.pairing.alone else _what_changed(found, words)


def _what_changed(found: Comparison, words: Speech) -> Iterator[str]:
    changed = [_clause(one, words) for one in found.figures if one.changed]
    same = [figure_name(one.figure, words) for one in found.figures if not one.changed and one.figure.headline]
    if changed:
        yield words.say("compare-changed", changes="; ".join(changed))
    if same:
        yield words.say("compare-same", names=words.list(same))
    taken = [one for one in found.components if one.taken is not None and one.taken.changed]
    if taken:
        named = [
            f"{kind_and_name(one, words)} ({change_of(one.taken, words)})"
            for one in _foremost(taken, _taken_changed)[:MOST_NAMED]
            if one.taken is not None
        ]
        yield words.say("compare-taken-changed", count=len(taken), names="; ".join(named))


def _how_it_plays(found: Comparison, words: Speech) -> Iterator[str]:
    by_name = {str(one.figure): one.after for one in found.figures}
    wins = [one for one in found.figures if one.figure.kind == "wins"]
    if wins:
        order = [
            f"{words.say('ordinal', number=int(one.figure.of))} {with_interval(one.after, True, words)}" for one in wins
        ]
        yield words.say("alone-wins", wins=words.list(order), fair=words.percent(1 / found.players, 1))
    rounds, score = (words.decimal(by_name[name].value, 1) for name in ("rounds", "score"))
    yield words.say("alone-course", rounds=rounds, score=score)
    ends = sorted((one for one in found.figures if one.figure.kind == "ending"), key=lambda one: -one.after.value)
    endings = [f"{words.ending(one.figure.of)} {words.percent(one.after.value, 1)}" for one in ends]
    yield words.say("alone-endings", endings=words.list(endings))
    if wins:
        leads, decided = words.decimal(by_name["leads"].value, 1), words.percent(by_name["decided"].value)
        yield words.say("alone-drama", leads=leads, decided=decided)
    for kind, sign in (("alone-strong", 1), ("alone-weak", -1)):
        names = [
            f"{kind_and_name(component, words)} ({points(side.adjusted, words)})"
            for component in _by_worth(found.components, sign)[:MOST_NAMED]
            if (side := component.sides[1]) is not None and side.adjusted is not None
        ]
        if names:
            yield words.say(kind, names="; ".join(names))


def _by_worth(components: Sequence[Component], sign: int) -> list[Component]:
    """Those whose adjusted worth is told from luck on this side of 0, the farthest first."""
    told: list[tuple[float, Component]] = []
    for component in components:
        side = component.sides[1]
        if (
            side is not None
            and side.adjusted is not None
            and "adjusted" in side.told
            and sign * side.adjusted.value > 0
        ):
            told.append((sign * side.adjusted.value, component))
    return [component for _, component in sorted(told, key=lambda pair: -pair[0])]


def overview(found: Sequence[tuple[str, Comparison, Speech]]) -> Section | None:
    """What changed in each of several comparisons, by their titles and in the words of their editions."""
    if len(found) < 2 or all(one.pairing.alone for _, one, _ in found):
        return None
    rows = []
    for title, one, words in found:
        if one.pairing.alone:
            rows.append((title, words.say("compare-overview-equal")))
            continue
        changed = [_clause(figure, words) for figure in one.figures if figure.changed and figure.figure.headline]
        rows.append((title, "; ".join(changed) or words.say("compare-overview-none")))
    return Section(found[0][2].say("compare-overview"), (Column(""), Column("")), tuple(rows))


def _clause(found: Difference, words: Speech) -> str:
    return f"{figure_name(found.figure, words)} {change_of(found, words)}"


def _figures(found: Comparison, words: Speech) -> Section:
    if found.pairing.alone:
        rows = [
            (capitalise(figure_name(one.figure, words)), with_interval(one.after, one.figure.share, words))
            for one in found.figures
        ]
        columns = (Column(""), Column(words.say("column-mean")))
        return Section(words.say("alone-figures"), columns, tuple(rows))
    names = ("", "before", "after", "change")
    changes = [
        (
            capitalise(figure_name(one.figure, words)),
            value_of(one.before, one.figure.share, words),
            value_of(one.after, one.figure.share, words),
            change_of(one, words),
            words.say("compare-note-changed") if one.changed else "",
        )
        for one in found.figures
    ]
    heads = (*(Column(words.say(f"column-{name}") if name else "") for name in names), Column(""))
    return Section(words.say("compare-figures"), heads, tuple(changes))


def was_there(component: Component) -> bool:
    return any(side is not None and side.weight.games for side in component.sides)


def _alone(components: list[Component], found: Comparison, words: Speech) -> Section:
    """How often components are offered and taken, and what they are worth, in one edition."""
    ways = ways_known(found)
    names = ("offered", "by", *ways)
    columns = (Column(words.say("column-component")), *(Column(words.say(f"column-{name}")) for name in names))
    rows = []
    for component in components:
        side = component.sides[1]
        assert side is not None
        taken = words.percent(side.weight.takers)
        worth = [worth_cell(side, way, words) for way in ways]
        rows.append((label(component.thing, words), offered(side, found, words), taken, *worth))
    return Section(words.say("alone-components"), columns, tuple(rows))


def ways_known(found: Comparison) -> tuple[str, ...]:
    """The ways in which components were weighed; trials must be asked for."""
    return WAYS if found.trials else WAYS[:2]


def _taken(components: list[Component], found: Comparison, words: Speech) -> Section:
    """How often components are within reach and taken."""
    names = ("offered-before", "offered-after", "taken-before", "taken-after", "change")
    columns = (
        Column(words.say("column-component")),
        *(Column(words.say(f"column-{name}"), wide=name.startswith("offered")) for name in names),
        Column(""),
    )
    rows = []
    for component in components:
        taken = component.taken
        rows.append(
            (
                label(component.thing, words),
                *(offered(side, found, words) for side in component.sides),
                *(share_of_all(side, found, words) for side in component.sides),
                "" if taken is None else change_of(taken, words),
                note(component, words),
            )
        )
    return Section(words.say("compare-taken"), columns, tuple(rows))


def _worth(components: list[Component], found: Comparison, words: Speech) -> Section:
    ways = ways_known(found)
    columns = (
        Column(words.say("column-component")),
        Column(words.say("column-edition")),
        *(Column(words.say(f"column-{way}")) for way in ways),
    )
    rows = []
    for component in components:
        for edition, side in zip("AB", component.sides, strict=True):
            if side is not None:
                rows.append((label(component.thing, words), edition, *(worth_cell(side, way, words) for way in ways)))
    return Section(words.say("compare-worth"), columns, tuple(rows))


def how_compared(words: Speech, alone: bool = False) -> Section:
    """How the games were paired and judged, and what the columns mean."""
    numbers = {"every": EVERY, "least": LEAST, "fewest": FEWEST}
    rows = [(words.say(f"column-{way}"), words.say(f"reading-{way}")) for way in WAYS]
    rows.insert(0, (words.say("column-offered"), words.say("reading-offered")))
    rows.insert(1, (words.say("column-by"), words.say("reading-by")))
    if not alone:
        rows.insert(2, (words.say("column-by-ab"), words.say("reading-by-all")))
    rows.append(("±", words.say("reading-interval", fewest=FEWEST)))
    rows.append(("*", words.say("reading-told")))
    if not alone:
        rows.append((words.say("compare-note-changed"), words.say("reading-changed")))
    columns = (Column(words.say("balance-word")), Column(""))
    return Section(
        words.say("compare-reading"),
        columns,
        tuple(rows),
        words.say("alone-about" if alone else "compare-about", **numbers),
    )
