"""The report of `gnomehall compare`: sentences, tables, and the same as JSON."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from gnomehall.cli.sections import Column, Section
from gnomehall.cli.text import capitalise
from gnomehall.cli.variants import Variant
from gnomehall.sim.compare import Comparison, Component, Worth
from gnomehall.sim.figures import EVERY, LEAST, Difference
from gnomehall.sim.gate import Breach
from gnomehall.sim.weight import FEWEST, Estimate
from gnomehall.words.speech import Speech

WAYS: Final = ("raw", "adjusted", "forbidden", "search")
"""What a component is worth, in four ways. Words: `column-<way>`, and `reading-<way>`."""

BOUNDS: Final = {"least": "gate-least", "most": "gate-most", "change": "gate-change"}


def report(found: Comparison, words: Speech) -> Section:
    """All that was found out at one number of players."""
    sections = [_figures(found, words)]
    components = [component for component in found.components if _was_there(component)]
    if components:
        sections += [_taken(components, words), _worth(components, words)]
    players = words.say("players", count=found.players)
    says = words.say("compare-pairs", count=found.pairs, seed=str(found.pairing.seed))
    if found.stopped:
        says = f"{says} {words.say('compare-stopped')}"
    told = summary(found, words) if found.figures else words.say("compare-few", fewest=FEWEST)
    return Section(f"{players}, {found.pairing.bot}", says=f"{says} {told}", below=tuple(sections))


def shorten(section: Section, found: Comparison, words: Speech) -> Section:
    """The report without the components of which nothing is told."""
    components = [component for component in found.components if _was_there(component)]
    if not components:
        return section
    named = [component for component in components if _is_named(component)]
    others = len(components) - len(named)
    more = Section("", says=words.say("compare-others", count=others)) if others else None
    below = [section.below[0]]
    if named:
        below += [_taken(named, words), _worth(named, words)]
    return replace(section, below=tuple([*below, more] if more is not None else below))


def summary(found: Comparison, words: Speech) -> str:
    """What changed and what did not, in sentences."""
    changed = [_clause(one, words) for one in found.figures if one.changed]
    same = [figure_name(one, words) for one in found.figures if not one.changed and one.figure.headline]
    sentences = []
    if changed:
        sentences.append(words.say("compare-changed", changes="; ".join(changed)))
    if same:
        sentences.append(words.say("compare-same", names=words.list(same)))
    taken = [
        words.thing(component.thing)
        for component in found.components
        if component.taken is not None and component.taken.changed
    ]
    if taken:
        sentences.append(words.say("compare-taken-changed", names=words.list(taken)))
    return " ".join(sentences)


def _clause(found: Difference, words: Speech) -> str:
    return f"{figure_name(found, words)} {_change(found, words)}"


def figure_name(found: Difference, words: Speech) -> str:
    figure = found.figure
    if figure.kind == "wins":
        return words.say("figure-wins", place=words.say("ordinal", number=int(figure.of)))
    if figure.kind == "ending":
        return words.say("figure-ending", ending=words.ending(figure.of))
    return words.say(f"figure-{figure.kind}")


def _value(found: Estimate, share: bool, words: Speech) -> str:
    return words.percent(found.value, 1) if share else words.decimal(found.value, 2)


def _change(found: Difference, words: Speech) -> str:
    return _estimate(found.change, found.figure.share, words)


def _estimate(found: Estimate | None, share: bool, words: Speech) -> str:
    """A difference with half its interval: points of 100 for shares."""
    if found is None:
        return ""
    scale, digits = (100, 1) if share else (1, 2)
    return f"{words.decimal(scale * found.value, digits, signed=True)} ±{words.decimal(scale * found.half, digits)}"


def _figures(found: Comparison, words: Speech) -> Section:
    columns = ("", "before", "after", "change")
    rows = [
        (
            capitalise(figure_name(one, words)),
            _value(one.before, one.figure.share, words),
            _value(one.after, one.figure.share, words),
            _change(one, words),
            words.say("compare-note-changed") if one.changed else "",
        )
        for one in found.figures
    ]
    heads = (*(Column(words.say(f"column-{name}") if name else "") for name in columns), Column(""))
    return Section(words.say("compare-figures"), heads, tuple(rows))


def _was_there(component: Component) -> bool:
    return any(side is not None and side.weight.games for side in component.sides)


def _is_named(component: Component) -> bool:
    changed = component.taken is not None and component.taken.changed
    lacking = None in component.sides
    tried = any(side is not None and side.forbidden is not None for side in component.sides)
    return changed or lacking or tried or any(side is not None and side.told for side in component.sides)


def _label(component: Component, words: Speech) -> str:
    return f"{capitalise(words.say(f'thing-{component.thing.kind}'))}: {words.thing(component.thing)}"


def _taken(components: list[Component], words: Speech) -> Section:
    """How often components are within reach and taken."""
    names = ("offered-before", "offered-after", "taken-before", "taken-after", "change")
    columns = (
        Column(words.say("column-component")),
        *(Column(words.say(f"column-{name}"), wide=name.startswith("offered")) for name in names),
        Column(""),
    )
    rows = []
    for component in components:
        before, after = component.sides
        taken = component.taken
        rows.append(
            (
                _label(component, words),
                *("" if side is None else words.decimal(side.weight.games) for side in (before, after)),
                *("" if side is None else words.percent(side.weight.takers, 1) for side in (before, after)),
                "" if taken is None else _change(taken, words),
                _note(component, words),
            )
        )
    return Section(words.say("compare-taken"), columns, tuple(rows))


def _note(component: Component, words: Speech) -> str:
    if component.taken is not None:
        return words.say("compare-note-changed") if component.taken.changed else ""
    return words.say("compare-note-gone" if component.sides[1] is None else "compare-note-new")


def _worth(components: list[Component], words: Speech) -> Section:
    columns = (
        Column(words.say("column-component")),
        Column(words.say("column-edition")),
        *(Column(words.say(f"column-{way}")) for way in WAYS),
        Column(""),
    )
    rows = []
    for component in components:
        label = _label(component, words)
        for edition, side in zip("AB", component.sides, strict=True):
            if side is not None:
                note = words.say("compare-note-told") if side.told else ""
                estimates = [_estimate(_way(side, way), True, words) for way in WAYS]
                rows.append((label, edition, *estimates, note))
    return Section(words.say("compare-worth"), columns, tuple(rows))


def _way(side: Worth, way: str) -> Estimate | None:
    ways = {"raw": side.weight.wins, "adjusted": side.adjusted, "forbidden": side.forbidden, "search": side.search}
    return ways[way]


def how_compared(words: Speech) -> Section:
    """How the games were paired and judged, and what the columns mean."""
    numbers = {"every": EVERY, "least": LEAST, "fewest": FEWEST}
    rows = [(words.say(f"column-{way}"), words.say(f"reading-{way}")) for way in WAYS]
    rows.append(("±", words.say("reading-interval", fewest=FEWEST)))
    rows += [
        (words.say("compare-note-changed"), words.say("reading-changed")),
        (words.say("compare-note-told"), words.say("reading-told")),
    ]
    columns = (Column(words.say("balance-word")), Column(""))
    return Section(words.say("compare-reading"), columns, tuple(rows), words.say("compare-about", **numbers))


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


def comparison_json(found: Comparison) -> dict[str, Any]:
    return {
        "players": found.players,
        "pairs": found.pairs,
        "stopped": found.stopped,
        "trials": found.trials,
        "figures": [{"figure": str(one.figure), **_difference_json(one)} for one in found.figures],
        "components": [_component_json(component) for component in found.components],
    }


def _difference_json(found: Difference) -> dict[str, Any]:
    return {
        "headline": found.figure.headline,
        "share": found.figure.share,
        "before": _estimate_json(found.before),
        "after": _estimate_json(found.after),
        "change": _estimate_json(found.change),
        "p": found.chance,
        "changed": found.changed,
    }


def _component_json(component: Component) -> dict[str, Any]:
    taken = component.taken
    return {
        "kind": component.thing.kind,
        "id": component.thing.id,
        "taken_by": None if taken is None else _difference_json(taken),
        "editions": [None if side is None else _worth_json(side) for side in component.sides],
    }


def _worth_json(side: Worth) -> dict[str, Any]:
    ways = {way: _estimate_json(_way(side, way)) for way in WAYS}
    weight = side.weight
    seen = {"games": weight.games, "taken": weight.taken, "takes": weight.takes, "taken_by": weight.takers}
    return {**seen, **ways, "told": side.told}


def _estimate_json(found: Estimate | None) -> dict[str, Any] | None:
    return None if found is None else {"mean": found.value, "interval": [found.low, found.high]}
