"""What games draw as plain panels, as text for any screen and as HTML for a notebook."""

from html import escape
from typing import Final
from unicodedata import combining, east_asian_width

from gnomehall.core.view import Drawing, Line, Panel, Span

WIDTH: Final = 120
"""Columns of a drawing as text, unless one says otherwise."""
BORDERS: Final = 4
"""Columns that the frame of a panel takes."""

COLOURS: Final = {
    "blue": "#6aa9ff",
    "brown": "#b5793a",
    "choice": "#ffd777",
    "cyan": "#5fd7d7",
    "gray": "#a0a0a0",
    "green": "#6fcf6f",
    "grey": "#a0a0a0",
    "magenta": "#d787d7",
    "orange": "#ff9a3c",
    "pink": "#ffafd7",
    "purple": "#b294ff",
    "red": "#ff6b6b",
    "white": "#ffffff",
    "yellow": "#f0e060",
}
"""The colour words of games, for a dark ground."""
GROUND: Final = "background:#201d1a;color:#e8e2d8;padding:8px;display:flex;flex-direction:column;gap:6px"


def draw_text(drawing: Drawing, width: int = WIDTH) -> str:
    """The board in characters: panels side by side as long as there is room, what may be chosen in brackets."""
    lines: list[str] = []
    for row in drawing:
        together: list[list[str]] = []
        for panel in row:
            block = _frame(panel, width)
            if together and sum(measure(other[0]) for other in together) + measure(block[0]) > width:
                lines += _side_by_side(together)
                together = []
            together.append(block)
        if together:
            lines += _side_by_side(together)
    return "\n".join(line.rstrip() for line in lines)


def draw_html(drawing: Drawing) -> str:
    """The board for a notebook, in colours."""
    rows = [f'<div style="display:flex;flex-wrap:wrap;gap:6px">{"".join(map(_panel, row))}</div>' for row in drawing]
    return f'<div style="{GROUND}">{"".join(rows)}</div>'


def measure(text: str) -> int:
    """The columns that a text takes on a screen."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def bracket(line: Line) -> list[Span]:
    """Put brackets around choices, in place of blanks beside them where there are any, so that columns stay true.

    A game that marks its choices with a star of its own needs no brackets.
    """
    spans = [Span(span.text, span.style) for span in line]
    for i, span in enumerate(spans):
        core = span.text.strip()
        starred = "*" in core or (i > 0 and spans[i - 1].text.rstrip().endswith("*"))
        if "choice" not in span.style.split() or not core or starred:
            continue
        lead = len(span.text) - len(span.text.lstrip())
        tail = len(span.text) - len(span.text.rstrip())
        left, right = " " * lead, " " * tail
        if left:
            left = left[1:]
        elif i and spans[i - 1].text.endswith(" "):
            spans[i - 1] = Span(spans[i - 1].text[:-1], spans[i - 1].style)
        if right:
            right = right[1:]
        elif i + 1 < len(spans) and spans[i + 1].text.startswith(" "):
            spans[i + 1] = Span(spans[i + 1].text[1:], spans[i + 1].style)
        spans[i] = Span(f"{left}[{core}]{right}", span.style)
    return spans


def _frame(panel: Panel, width: int) -> list[str]:
    """A panel as lines of equal length; what does not fit is wrapped."""
    room = width - BORDERS
    lines = [part for line in panel.lines for part in _wrap("".join(span.text for span in bracket(line)), room)]
    title = f" {panel.title} " if panel.title else ""
    inner = max([measure(title), *map(measure, lines)])
    top = f"╭─{title}{'─' * (inner - measure(title))}─╮"
    return [top, *(f"│ {_pad(line, inner)} │" for line in lines), f"╰─{'─' * inner}─╯"]


def _wrap(text: str, room: int) -> list[str]:
    """The text in lines of at most so many columns, broken between words where it can be."""
    lines = []
    while measure(text) > room:
        end = room
        while measure(text[:end]) > room:
            end -= 1
        at = text.rfind(" ", 1, end + 1)
        lines.append(text[:at] if at > 0 else text[:end])
        text = text[at + 1 :] if at > 0 else text[end:]
    return [*lines, text]


def _pad(text: str, columns: int) -> str:
    return text + " " * (columns - measure(text))


def _side_by_side(blocks: list[list[str]]) -> list[str]:
    """One row of panels, all of the same height."""
    height = max(map(len, blocks))
    grown = []
    for top, *lines, bottom in blocks:
        empty = f"│{' ' * (measure(top) - 2)}│"
        grown.append([top, *lines, *[empty] * (height - 2 - len(lines)), bottom])
    return ["".join(parts) for parts in zip(*grown, strict=True)]


def _panel(panel: Panel) -> str:
    border = COLOURS.get(panel.style.split(" ")[0], "#6b6256")
    title = f"<b>{escape(panel.title)}</b>\n" if panel.title else ""
    lines = "\n".join("".join(_span(span) for span in line) for line in panel.lines)
    style = f"margin:0;padding:4px 8px;border:1px solid {border};border-radius:6px;color:inherit;background:none"
    return f'<pre style="{style}">{title}{lines}</pre>'


def _span(span: Span) -> str:
    style = []
    for word in span.style.split():
        if word in COLOURS:
            style.append(f"color:{COLOURS[word]}")
        if word in ("bold", "choice"):
            style.append("font-weight:bold")
        if word == "dim":
            style.append("opacity:0.65")
    return f'<span style="{";".join(style)}">{escape(span.text)}</span>' if style else escape(span.text)
