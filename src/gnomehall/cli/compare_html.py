"""The report of `gnomehall compare` as one HTML file: no script in it, and nothing that is fetched.

Charts are Vega-Lite, drawn as SVG when the file is written; every number in them also stands in a table, for paper and
for screen readers.
"""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from gnomehall.cli.compare_report import figure_name
from gnomehall.cli.sections import Section
from gnomehall.sim.compare import Comparison
from gnomehall.words.speech import Speech

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid #ddd; text-align: right; }
th:first-child, td:first-child, td:last-child { text-align: left; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
code { background: #f2f2f2; padding: 0.1rem 0.3rem; overflow-wrap: anywhere; }
@media print { body { margin: 0; } table, figure { break-inside: avoid; } }
"""
BLUE: Final = "#1f5fa8"
GREY: Final = "#999999"


def page(title: str, language: str, about: str, parts: Sequence[tuple[Section, list[str]]]) -> str:
    """The whole file: each section with the charts above its tables."""
    body = "".join(section_html(section, 2, charts) for section, charts in parts)
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head>{head}</head>\n'
        f"<body><main><h1>{escape(title)}</h1><p>{escape(about)}</p>{body}</main></body></html>\n"
    )


def section_html(section: Section, depth: int, charts: Sequence[str] = ()) -> str:
    parts = [f"<h{depth}>{escape(section.title)}</h{depth}>\n"] if section.title else []
    parts += [f"<p>{escape(section.says)}</p>\n"] if section.says else []
    parts += charts
    if section.rows:
        head = "".join(f'<th scope="col">{escape(column.name)}</th>' for column in section.columns)
        rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in section.rows)
        parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table>\n")
    parts += [section_html(below, min(depth + 1, 6)) for below in section.below]
    return "".join(parts)


def charts_of(found: Comparison, words: Speech) -> list[str]:
    """The changes of shares with their intervals; components by how often they are taken and what they are worth."""
    charts = [figure_html(changes_chart(found, words), words.say("chart-changes"))]
    values = component_values(found, words)
    if values:
        charts.append(figure_html(components_chart(values, words), words.say("chart-components")))
    return charts


def changes_chart(found: Comparison, words: Speech) -> dict[str, Any]:
    values = [
        {
            "name": figure_name(one, words),
            "change": 100 * one.change.value,
            "low": 100 * one.change.low,
            "high": 100 * one.change.high,
            "changed": one.changed,
        }
        for one in found.figures
        if one.figure.share
    ]
    names = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": {"labelLimit": 400}}
    colour = {"condition": {"test": "datum.changed", "value": BLUE}, "value": GREY}
    change = {"type": "quantitative", "title": words.say("chart-points")}
    interval = {"y": names, "x": {"field": "low", **change}, "x2": {"field": "high"}, "color": colour}
    point = {"y": names, "x": {"field": "change", **change}, "color": colour}
    layers = [{"mark": "rule", "encoding": interval}, {"mark": {"type": "point", "filled": True}, "encoding": point}]
    return {"data": {"values": values}, "width": 420, "layer": layers}


def component_values(found: Comparison, words: Speech) -> list[dict[str, Any]]:
    sides = [(component.thing, component.sides[1]) for component in found.components]
    return [
        {
            "name": words.thing(thing),
            "kind": words.say(f"thing-{thing.kind}"),
            "taken": 100 * side.weight.takers,
            "worth": 100 * side.adjusted.value,
            "label": words.thing(thing) if side.told else "",
        }
        for thing, side in sides
        if side is not None and side.adjusted is not None
    ]


def components_chart(values: list[dict[str, Any]], words: Speech) -> dict[str, Any]:
    x = {"field": "taken", "type": "quantitative", "title": words.say("chart-taken")}
    y = {"field": "worth", "type": "quantitative", "title": words.say("chart-worth")}
    kind = {"field": "kind", "type": "nominal", "title": None}
    points = {"mark": {"type": "point", "filled": True}, "encoding": {"x": x, "y": y, "color": kind, "shape": kind}}
    label = {"field": "label", "type": "nominal"}
    names = {"mark": {"type": "text", "align": "left", "dx": 6}, "encoding": {"x": x, "y": y, "text": label}}
    return {"data": {"values": values}, "width": 520, "height": 340, "layer": [points, names]}


def figure_html(chart: dict[str, Any], label: str) -> str:
    # Only whoever asks for charts needs what draws them.
    import vl_convert

    svg = vl_convert.vegalite_to_svg(chart)
    return f'<figure role="img" aria-label="{escape(label)}">{svg}<figcaption>{escape(label)}</figcaption></figure>\n'
