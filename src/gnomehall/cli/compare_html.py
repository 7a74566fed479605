"""The report of `gnomehall compare` as one HTML file: no script in it, and nothing that is fetched.

It is read on a screen, on paper and by a screen reader: every chart has its numbers in a table.
"""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from gnomehall.cli.compare_charts import charts_of, component_chart, editions, figure_html
from gnomehall.cli.compare_component import numbers_of, sentences_of
from gnomehall.cli.compare_phrases import label
from gnomehall.cli.compare_report import how_many, report, sentences, was_there
from gnomehall.cli.sections import Section
from gnomehall.sim.compare import Comparison, Component
from gnomehall.sim.examples import Example
from gnomehall.words.speech import Speech

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #222; background: #fff; }
h1, h2, h3, h4 { line-height: 1.2; overflow-wrap: anywhere; } h4 { margin: 2rem 0 0.3rem; }
h2 { margin-top: 3rem; border-bottom: 2px solid #1f5fa8; }
a { color: #1f5fa8; } nav ul { columns: 16rem; }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.94rem; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid #ddd; text-align: right; vertical-align: top; }
th:first-child, td.words { text-align: left; font-weight: normal; }
td.words { overflow-wrap: anywhere; } td:not(.words) { white-space: nowrap; } thead th { font-weight: 600; }
.wide { overflow-x: auto; } .charts { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
figure { margin: 1rem 0; max-width: 100%; } figcaption { font-size: 0.9rem; color: #444; max-width: 36rem; }
svg { max-width: 100%; height: auto; overflow: visible; }
code { background: #f2f2f2; padding: 0.1rem 0.3rem; overflow-wrap: anywhere; }
@media print {
  body { margin: 0; max-width: none; font-size: 11pt; } h2 { break-before: page; } h3, h4 { break-after: avoid; }
  tr, figure, .component { break-inside: avoid; } a { color: inherit; } thead { display: table-header-group; }
  .wide { overflow: visible; } table { font-size: 9pt; } nav + h2, nav + p + h2 { break-before: avoid; }
}
"""


MOST_GAMES: Final = 4
"""Games that a component leads to."""


@dataclass(frozen=True, slots=True)
class Part:
    """The report of one change at one number of players."""

    title: str
    found: Comparison
    words: Speech
    records: Mapping[tuple[int, int], str]
    """The games that are shown, by number and edition."""
    at: str
    """What its anchors begin with."""


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    about: str
    """Which editions are compared; nothing of one by itself."""
    language: str
    parts: Sequence[Part]
    overview: Section | None
    """What each of several comparisons found."""
    after: Sequence[Section]
    """The gate, how to read it all, and what was played by which command."""


def page(made: Page, words: Speech) -> str:
    """The whole file."""
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(made.title)}</title><style>{STYLE}</style>"
    )
    ids = [f"s{number}" for number in range(len(made.after))]
    anchors = [
        *((part.at, part.title) for part in made.parts),
        *zip(ids, (one.title for one in made.after), strict=True),
    ]
    contents = "".join(f'<li><a href="#{at}">{escape(title)}</a></li>' for at, title in anchors)
    body = f"<p>{escape(made.about)}</p>\n" if made.about else ""
    if made.overview is not None:
        body += section_html(made.overview, 2, {part.title: part.at for part in made.parts})
    body += "".join(part_html(part) for part in made.parts)
    body += "".join(section_html(one, 2, {}, at) for at, one in zip(ids, made.after, strict=True))
    return (
        f'<!doctype html>\n<html lang="{escape(made.language)}"><head>{head}</head>\n'
        f"<body><main><h1>{escape(made.title)}</h1>\n"
        f'<nav aria-label="{escape(words.say("report-contents"))}"><ul>{contents}</ul></nav>\n'
        f"{body}</main></body></html>\n"
    )


def part_html(part: Part) -> str:
    found, words = part.found, part.words
    section = report(found, words)
    links = {
        label(component.thing, words): f"{part.at}-{component.thing.kind}-{component.thing.id}"
        for component in found.components
        if was_there(component)
    }
    parts = [f'<h2 id="{part.at}">{escape(part.title)}</h2>\n<p>{escape(how_many(found, words))}</p>\n']
    if found.figures:
        says = "".join(f"<li>{escape(sentence)}</li>\n" for sentence in sentences(found, words))
        parts.append(f"<ul>{says}</ul>\n")
        parts.append(charts_of(found, words, part.at))
    parts += [section_html(below, 3, links) for below in section.below]
    parts.append(examples_html(part))
    components = [component for component in found.components if was_there(component)]
    if components:
        parts.append(f"<h3>{escape(words.say('report-components'))}</h3>\n")
        parts += [component_html(one, part, links[label(one.thing, words)]) for one in components]
    return "".join(parts)


def section_html(section: Section, depth: int, links: Mapping[str, str], at: str = "") -> str:
    """A section; the names of what has a place of its own on the page lead there."""
    anchor = f' id="{at}"' if at else ""
    parts = [f"<h{depth}{anchor}>{escape(section.title)}</h{depth}>\n"] if section.title else []
    parts += [f"<p>{escape(section.says)}</p>\n"] if section.says else []
    parts += [table_html(section, links)] if section.rows else []
    parts += [section_html(below, min(depth + 1, 6), links) for below in section.below]
    return "".join(parts)


def table_html(section: Section, links: Mapping[str, str]) -> str:
    names = [column.name for column in section.columns]
    head = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in names)
    head = f"<thead><tr>{head}</tr></thead>" if any(column.name for column in section.columns) else ""
    rows = "".join(f"<tr>{_row(section, row, links)}</tr>\n" for row in section.rows)
    caption = f"<caption>{escape(section.title)}</caption>" if section.title else ""
    table = f"<table>{caption}{head}<tbody>\n{rows}</tbody></table>"
    return scrolling(table, section.title) if section.title else f"{table}\n"


def scrolling(table: str, name: str) -> str:
    """A table that may be wider than the screen, and can then be scrolled with keys too."""
    return f'<div class="wide" role="group" tabindex="0" aria-label="{escape(name)}">{table}</div>\n'


def _row(section: Section, row: Sequence[str], links: Mapping[str, str]) -> str:
    first, *others = row
    name = f'<a href="#{links[first]}">{escape(first)}</a>' if first in links else escape(first)
    cells = [
        f'<td class="words">{escape(cell)}</td>' if section.words(number) else f"<td>{escape(cell)}</td>"
        for number, cell in enumerate(others, 1)
    ]
    return f'<th scope="row">{name}</th>{"".join(cells)}'


def examples_html(part: Part) -> str:
    """Games to look at, each with its record in the page itself."""
    found, words = part.found, part.words
    if not found.examples:
        return ""
    names = [words.say(f"column-{name}") for name in ("game", "example-of", "save")]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(_example(one, part) for one in found.examples)
    title = words.say("report-examples")
    table = f"<table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table>"
    about = f"<h3>{escape(title)}</h3>\n<p>{escape(words.say('report-examples-about'))}</p>\n"
    return about + scrolling(table, title)


def _example(one: Example, part: Part) -> str:
    words = part.words
    why = words.list([words.say(f"example-{why}") for why in one.whys]) or words.say("example-components")
    saves = " · ".join(
        f'<a download="{file}" href="data:text/plain;base64,{b64encode(text.encode()).decode()}">{escape(file)}</a>'
        for name, side in editions(part.found)
        if (text := part.records.get((one.number, 0 if part.found.pairing.alone else side))) is not None
        for file in [file_of(part.found, one.number, name)]
    )
    at = f"{part.at}-game-{one.number}"
    return (
        f'<tr id="{at}"><th scope="row">{one.number}</th><td class="words">{escape(why)}</td>'
        f'<td class="words">{saves}</td></tr>\n'
    )


def file_of(found: Comparison, number: int, edition: str) -> str:
    """The name of the file of a game: `gnomopolis-2-17-B.game`."""
    words = [found.pairing.game, str(found.players), str(number), *([edition] if edition else [])]
    return f"{'-'.join(words)}.game"


def component_html(component: Component, part: Part, at: str) -> str:
    """The page of one component: sentences, a chart, a table, and games in which it was taken."""
    found, words = part.found, part.words
    parts = [f'<section class="component" id="{at}"><h4>{escape(label(component.thing, words))}</h4>\n']
    parts.append(f"<p>{escape(' '.join(sentences_of(component, found, words)))}</p>\n")
    chart = component_chart(component, found, words)
    drawn = "" if chart is None else figure_html(chart, words.say("chart-component"), f"{at}-chart")
    parts.append(f'<div class="charts">{table_html(numbers_of(component, found, words), {})}{drawn}</div>\n')
    games = games_of(component, found)
    if games:
        links = ", ".join(f'<a href="#{part.at}-game-{number}">{number}</a>' for number in games)
        parts.append(f"<p>{escape(words.say('report-taken-in'))} {links}.</p>\n")
    return "".join([*parts, "</section>\n"])


def games_of(component: Component, found: Comparison) -> list[int]:
    """A few games of those shown in which it was taken, in either edition."""
    numbers = [
        next((number for number, thing in enumerate(things) if thing == component.thing), None)
        for things in found.things
    ]
    games = [
        one.number
        for one in found.examples
        if any(number in taken for number, taken in zip(numbers, one.taken, strict=True))
    ]
    return games[:MOST_GAMES]
