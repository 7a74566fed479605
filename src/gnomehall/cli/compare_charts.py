"""The charts of `gnomehall compare`: Vega-Lite, drawn as SVG when the report is written, so that it needs no script."""

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import ceil
from typing import Any, Final

from gnomehall.cli.chart_names import place_names
from gnomehall.cli.compare_phrases import figure_name
from gnomehall.cli.text import capitalise
from gnomehall.sim.compare import WAYS, Comparison, Component
from gnomehall.sim.figures import Difference
from gnomehall.sim.weight import Estimate
from gnomehall.words.speech import Speech

BLUE: Final = "#1f5fa8"
GREY: Final = "#8c8c8c"
LIGHT: Final = "#c9d6e6"
WIDTH: Final = 300
"""So wide that two charts with their names stand side by side, and one can be read on a phone."""
WRAPPED: Final = 28
"""Letters of a name before it goes on in the next line."""
PLOT: Final = (400, 260)
"""Width and height of a chart of components."""
MOST_BARS: Final = 26
"""Values of a number that have a bar of their own; of more, several share one."""
NAMED: Final = 3
"""Components of a kind that are named in the chart, at either end."""
FAR: Final = 40
"""Points of 100 that a component may be worth before its chart ends."""
LABELS: Final = {"labelLimit": 400, "labelExpr": r"split(datum.label, '\n')"}
TICKS: Final = {"tickCount": 5}
"""Of an axis so short that the numbers of more would touch."""
TEXT: Final = {"labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": "normal"}
CONFIG: Final = {
    "padding": {"left": 24, "right": 8, "top": 5, "bottom": 5},
    "axis": TEXT,
    "legend": TEXT,
    "text": {"fontSize": 12},
}

MARKS: Final = re.compile(r' (?:role|aria-roledescription|aria-label)="[^"]*"')
"""What Vega says to screen readers of every mark."""

Spec = dict[str, Any]


def charts_of(found: Comparison, words: Speech, at: str) -> str:
    """All charts of a number of players. Every number in them also stands in a table, for screen readers."""
    specs: list[tuple[str, Spec]] = []
    if found.players > 1:
        specs.append(("wins", shares_chart(found, "wins", words)))
    specs.append(("ending", shares_chart(found, "ending", words)))
    specs += [(name, spread_chart(found, name, words)) for name in ("rounds", "scores")]
    if not found.pairing.alone:
        specs.append(("changes", changes_chart(found.figures, words)))
    drawn = "".join(figure_html(spec, words.say(f"chart-{name}"), f"{at}-{name}") for name, spec in specs)
    return f'<div class="charts">{drawn}</div>\n{components_html(found, words, f"{at}-components")}'


def components_html(found: Comparison, words: Speech, at: str) -> str:
    """What components are worth against how often they are taken: a chart for each kind, all on the same scale."""
    values = component_values(found, words)
    if not values:
        return ""
    far = max(5.0, *(1.2 * abs(value["value"]) for value in values))
    figures = []
    for number, kind in enumerate(dict.fromkeys(value["kind"] for value in values), 1):
        chart = components_chart([value for value in values if value["kind"] == kind], far, words)
        figures.append(figure_html(chart, kind, f"{at}-{number}"))
    about = escape(words.say("chart-components"))
    return f'<p id="{at}">{about}</p>\n<div class="charts">{"".join(figures)}</div>\n'


def editions(found: Comparison) -> list[tuple[str, int]]:
    """What the editions are called, and their numbers; an edition alone has no name."""
    return [("", 1)] if found.pairing.alone else [("A", 0), ("B", 1)]


def colours(found: Comparison) -> Spec:
    """Which edition it is, told by colour and shape."""
    names = [name for name, _ in editions(found)]
    scale = {"domain": names, "range": [GREY, BLUE][-len(names) :]}
    legend = None if found.pairing.alone else {"title": None, "orient": "top"}
    return {"field": "edition", "type": "nominal", "scale": scale, "legend": legend}


def shares_chart(found: Comparison, kind: str, words: Speech) -> Spec:
    """Shares in percent with their intervals: wins by turn order, with the fair share, or endings."""
    values = [
        {"name": _name_beside(one, words), "edition": name, **_percents((one.before, one.after)[side])}
        for one in found.figures
        if one.figure.kind == kind
        for name, side in editions(found)
    ]
    scale = {"domain": [0, 100]}
    x = {"type": "quantitative", "scale": scale, "axis": TICKS, "title": words.say("chart-percent")}
    y = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": LABELS}
    shared: Spec = {"y": y, "yOffset": {"field": "edition", "type": "nominal"}, "color": colours(found)}
    layers = [*_interval_layers(shared, x, {"shape": {"field": "edition", "type": "nominal", "legend": None}})]
    if kind == "wins":
        fair = {"mark": {"type": "rule", "strokeDash": [4, 4], "color": "#444444"}}
        layers.insert(0, {**fair, "encoding": {"x": {"datum": 100 / found.players, **x}}})
    return {"data": {"values": values}, "width": WIDTH, "height": {"step": 40, "for": "position"}, "layer": layers}


def _name_beside(found: Difference, words: Speech) -> str:
    """A figure as its axis says it; that an ending is one, the chart says."""
    figure = found.figure
    return wrapped(capitalise(words.ending(figure.of) if figure.kind == "ending" else figure_name(found.figure, words)))


def wrapped(name: str) -> str:
    return "\n".join(textwrap.wrap(name, WRAPPED))


def _interval_layers(shared: Spec, x: Spec, point: Spec) -> list[Spec]:
    """A line from the low to the high end of the interval, and a point on it."""
    line = {**shared, "x": {"field": "low", **x}, "x2": {"field": "high"}}
    dot = {**shared, **point, "x": {"field": "value", **x}}
    mark = {"type": "point", "filled": True, "size": 60}
    return [{"mark": {"type": "rule", "strokeWidth": 2}, "encoding": line}, {"mark": mark, "encoding": dot}]


def _percents(found: Estimate) -> dict[str, float]:
    return {"value": 100 * found.value, "low": 100 * found.low, "high": 100 * found.high}


def spread_chart(found: Comparison, name: str, words: Speech) -> Spec:
    """How often each length, or score, occurred: percent of the games, or of the players."""
    spreads = [(edition, getattr(found.counted[side], name)) for edition, side in editions(found)]
    bins = _bins([counted for _, counted in spreads])
    values = [
        {"value": first, "share": share, "edition": edition}
        for edition, counted in spreads
        for first, share in _bars(counted, bins)
    ]
    # Each value has its place whether it occurred or not, so that lengths look as long as they are.
    x = {"field": "value", "type": "ordinal", "sort": None, "axis": {"labelAngle": 0, "labelOverlap": True}}
    y = {"field": "share", "type": "quantitative", "title": words.say(f"chart-share-of-{name}")}
    title = words.say(f"chart-axis-{name}", step=bins.step)
    encoding: Spec = {"x": {**x, "title": title}, "y": y, "color": colours(found)}
    if not found.pairing.alone:
        encoding["xOffset"] = {"field": "edition", "type": "nominal"}
    return {"data": {"values": values}, "width": WIDTH, "height": 180, "mark": "bar", "encoding": encoding}


def _bins(counted: Sequence[Mapping[int, int]]) -> range:
    """The first values of the bars: so few that they can be told apart."""
    values = [value for one in counted for value in one]
    least, most = min(values), max(values)
    step = next(step for step in _steps() if ceil((most - least + 1) / step) <= MOST_BARS)
    return range(least // step * step, most + 1, step)


def _steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, ..."""
    ten = 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def _bars(counted: Mapping[int, int], bins: range) -> Iterator[tuple[int, float]]:
    """The first value of each bar, and the percentage of all that it holds."""
    total = sum(counted.values())
    for first in bins:
        times = sum(counted.get(value, 0) for value in range(first, first + bins.step))
        yield first, 100 * times / max(total, 1)


def changes_chart(figures: Sequence[Difference], words: Speech) -> Spec:
    """How far shares moved, with the intervals."""
    values = [
        {"name": wrapped(capitalise(figure_name(one.figure, words))), "changed": one.changed, **_percents(one.change)}
        for one in figures
        if one.figure.share
    ]
    colour = {"condition": {"test": "datum.changed", "value": BLUE}, "value": GREY}
    y = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": LABELS}
    x = {"type": "quantitative", "axis": TICKS, "title": words.say("chart-points")}
    layers = [_zero("x"), *_interval_layers({"y": y, "color": colour}, x, {})]
    return {"data": {"values": values}, "width": WIDTH, "height": {"step": 36}, "layer": layers}


def _zero(axis: str) -> Spec:
    return {"mark": {"type": "rule", "color": "#444444", "strokeDash": [4, 4]}, "encoding": {axis: {"datum": 0}}}


def component_values(found: Comparison, words: Speech) -> list[dict[str, Any]]:
    """The components of the changed edition whose worth is known; the best and the worst of each kind have names."""
    values: list[dict[str, Any]] = [
        {
            "kind": capitalise(words.say(f"thing-{component.thing.kind}")),
            "taken": 100 * side.weight.takers,
            "name": words.thing(component.thing),
            "told": "adjusted" in side.told,
            **_percents(side.adjusted),
        }
        for component in found.components
        if (side := component.sides[1]) is not None and side.adjusted is not None
    ]
    for kind in {value["kind"] for value in values}:
        told = sorted((one for one in values if one["told"] and one["kind"] == kind), key=lambda one: one["value"])
        for one in (*told[:NAMED], *told[-NAMED:]):
            one["label"] = one["name"]
    return values


def components_chart(values: list[dict[str, Any]], far: float, words: Speech) -> Spec:
    """What components of a kind are worth against how often they are taken, as far as so many points either way."""
    x = {"field": "taken", "type": "quantitative", "title": words.say("chart-taken"), "scale": {"domain": [0, 100]}}
    y = {"type": "quantitative", "title": words.say("chart-worth"), "scale": {"domain": [-far, far]}}
    colour = {"condition": {"test": "datum.told", "value": BLUE}, "value": GREY}
    line = {"x": x, "y": {"field": "low", **y}, "y2": {"field": "high"}}
    point = {"x": x, "y": {"field": "value", **y}}
    layers: list[Spec] = [
        _zero("y"),
        {"mark": {"type": "rule", "color": LIGHT, "clip": True}, "encoding": line},
        {"mark": {"type": "point", "filled": True, "size": 40}, "encoding": {**point, "color": colour}},
        *_name_layers(values, far),
    ]
    width, height = PLOT
    return {"data": {"values": values}, "width": width, "height": height, "layer": layers}


def _name_layers(values: list[dict[str, Any]], far: float) -> Iterator[Spec]:
    """The names of those that have one, to the right or the left of their points."""
    width, height = PLOT
    named = [value for value in values if "label" in value]
    points = [(value["taken"] * width / 100, (1 - value["value"] / far) * height / 2) for value in named]
    names = [(x, y, value["label"]) for (x, y), value in zip(points, named, strict=True)]
    placed = place_names(names, width, height)
    for value, one in zip(named, placed, strict=True):
        yield {
            "data": {"values": [{"label": value["label"]}]},
            "mark": {"type": "text", "align": "right" if one.left else "left", "baseline": "middle"},
            "encoding": {"text": {"field": "label"}, "x": {"value": one.x}, "y": {"value": one.y}},
        }


def component_chart(component: Component, found: Comparison, words: Speech) -> Spec | None:
    """What one component is worth in the ways that are known, with the intervals."""
    values = [
        {"name": words.say(f"column-{way}"), "edition": name, **_percents(estimate)}
        for way in WAYS
        for name, side in editions(found)
        if (worth := component.sides[side]) is not None and (estimate := worth.way(way)) is not None
    ]
    if not values:
        return None
    y = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": LABELS}
    shared: Spec = {"y": y, "yOffset": {"field": "edition", "type": "nominal"}, "color": colours(found)}
    # All components have the same scale, so that one can leaf through them.
    scale = {"domain": [-FAR, FAR], "clamp": True}
    x = {"type": "quantitative", "axis": TICKS, "title": words.say("chart-points-worth"), "scale": scale}
    layers = [_zero("x"), *_interval_layers(shared, x, {})]
    return {"data": {"values": values}, "width": 300, "height": {"step": 14}, "layer": layers}


def figure_html(chart: Spec, label: str, at: str) -> str:
    # Only whoever asks for charts needs what draws them.
    import vl_convert

    # To a screen reader the chart is one picture with a name, and no tree of unnamed marks.
    svg = MARKS.sub("", vl_convert.vegalite_to_svg({**chart, "config": CONFIG}))
    drawn = f'<div role="img" aria-labelledby="{at}">{svg}</div>'
    return f'<figure>{drawn}<figcaption id="{at}">{escape(label)}</figcaption></figure>\n'
