"""Draws the curves of growth.py as one small SVG: a panel each, costs from 0 upwards, numbers by their logarithm."""

from html import escape
from math import log10

WIDE, HIGH, GAP = 300, 150, 24
COLUMNS = 2
LEFT, RIGHT, TOP, BOTTOM = 34, 34, 44, 34
"""The margins around the plot of a panel, where its words are."""

Shown = tuple[str, str, str, dict[int, float]]
"""A curve: its name, what it is over, the unit of its costs, and the costs by number."""

STYLE = """
  text { font: 11px sans-serif; fill: #333 } .name { font-weight: bold } .of { fill: #666 }
  .line { fill: none; stroke: #2f7d4f; stroke-width: 2 } .dot { fill: #2f7d4f } .axis { stroke: #bbb }
  .panel { fill: #fff; stroke: #ddd }
"""


def draw(curves: list[Shown]) -> str:
    rows = -(-len(curves) // COLUMNS)
    width, height = COLUMNS * (WIDE + GAP) + GAP, rows * (HIGH + GAP) + GAP
    panels = []
    for i, curve in enumerate(curves):
        x, y = GAP + i % COLUMNS * (WIDE + GAP), GAP + i // COLUMNS * (HIGH + GAP)
        panels.append(f'<g transform="translate({x} {y})">{_panel(*curve)}</g>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    ground = f'<rect width="{width}" height="{height}" fill="#fafaf7"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", ground, *panels, "</svg>", ""])


def _panel(name: str, of: str, unit: str, points: dict[int, float]) -> str:
    """Twice the highest cost is the top, so that a level line is seen as one."""
    numbers, most = list(points), 2 * max(*points.values(), 0.001)
    first, last = log10(numbers[0]), log10(numbers[-1])
    places = []
    for number, cost in points.items():
        along = (log10(number) - first) / (last - first)
        x = LEFT + along * (WIDE - LEFT - RIGHT)
        places.append((x, HIGH - BOTTOM - max(cost, 0.0) / most * (HIGH - TOP - BOTTOM), number, cost))
    parts = [f'<rect class="panel" width="{WIDE}" height="{HIGH}"/>']
    parts.append(f'<text class="name" x="10" y="18">{escape(name)}</text>')
    parts.append(f'<text class="of" x="10" y="33">by {escape(of)}</text>')
    base = HIGH - BOTTOM
    parts.append(f'<line class="axis" x1="{LEFT}" y1="{base}" x2="{WIDE - RIGHT}" y2="{base}"/>')
    parts.append(f'<polyline class="line" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y, _, _ in places)}"/>')
    for x, y, number, cost in places:
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>')
        parts.append(f'<text x="{x:.1f}" y="{y - 7:.1f}" text-anchor="middle">{_short(cost)} {unit}</text>')
        parts.append(f'<text class="of" x="{x:.1f}" y="{base + 16}" text-anchor="middle">{number:,}</text>')
    return "".join(parts)


def _short(cost: float) -> str:
    return f"{cost:,.0f}" if cost >= 10 else f"{cost:.1f}"
