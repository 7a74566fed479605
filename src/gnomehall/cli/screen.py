"""The terminal: what games draw as plain panels, drawn with Rich, at any width and with or without colour."""

import sys
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from gnomehall.cli.text import name_player
from gnomehall.core.view import Choice, Drawing, Line, Panel, Sheet
from gnomehall.drawing import BORDERS, bracket
from gnomehall.sim.analysis import Hint, Reason
from gnomehall.words.speech import Speech

STYLES: Final = {
    "choice": "bold #ffd777",
    "brown": "orange4",
    "gray": "grey62",
    "grey": "grey62",
    "orange": "dark_orange",
    "pink": "pink1",
    "purple": "medium_purple",
    "white": "bright_white",
}
"""The words that games use and Rich calls otherwise."""

BORDER: Final = {"choice": "#ffd777"}
"""The frame of the seat that decides: gold as what it may choose, and not bold."""


def console_for(stderr: bool = False) -> Console:
    """A console that prints what it is given: no markup, no emoji codes, no guesses at what to highlight."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def plain(console: Console) -> bool:
    """Whether there is no colour, so that marks must say what styles would."""
    return console.no_color or console.color_system is None


def style_of(words: str) -> str:
    return " ".join(STYLES.get(word, word) for word in words.split())


def clear(console: Console) -> None:
    """Empty the screen and what can be scrolled back to: the next player must not see it."""
    if console.is_terminal:
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stdout.flush()


def text_of(line: Line, marked: bool) -> Text:
    """A line of a drawing; where there is no colour, what may be chosen stands in brackets."""
    text = Text(no_wrap=False)
    for span in bracket(line) if marked else line:
        text.append(span.text, style_of(span.style))
    return text


def board(console: Console, drawing: Drawing) -> list[RenderableType]:
    """The rows of a drawing: panels side by side as long as there is room, the others below."""
    marked = plain(console)
    shown: list[RenderableType] = []
    for row in drawing:
        together: list[tuple[Panel, list[Text], int]] = []
        for panel in row:
            lines = [text_of(line, marked) for line in panel.lines]
            width = max([cell_len(panel.title) + 2, *(text.cell_len for text in lines)]) + BORDERS
            if together and sum(w for _, _, w in together) + width > console.width:
                shown.append(_side_by_side(console, together))
                together = []
            together.append((panel, lines, width))
        if together:
            shown.append(_side_by_side(console, together))
    return shown


def _side_by_side(console: Console, panels: list[tuple[Panel, list[Text], int]]) -> RenderableType:
    """One row of panels, all of the same height."""
    grid = Table.grid()
    fits = sum(width for _, _, width in panels) <= console.width
    height = max(len(lines) for _, lines, _ in panels) + 2 if fits else None
    cells: list[RenderableType] = []
    for panel, lines, width in panels:
        grid.add_column(width=min(width, console.width))
        cells.append(
            Frame(
                Text("\n").join(lines),
                title=Text(panel.title, style="bold"),
                title_align="left",
                border_style=BORDER.get(panel.style) or style_of(panel.style) or "dim",
                box=box.ROUNDED,
                height=height,
            )
        )
    grid.add_row(*cells)
    return grid


def sheet_table(sheet: Sheet, players: tuple[str, ...], words: Speech) -> Table:
    """The score line by line, one column a seat; below the total, what breaks ties."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("sheet-title"))
    for seat, player in enumerate(players):
        table.add_column(f"{seat} {name_player(player, words)}", justify="right")
    table.add_column(words.say("rule"), style="dim")
    for line in sheet.lines:
        table.add_row(words.sheet_line(line), *map(str, line.points), line.rule)
    table.add_section()
    table.add_row(words.say("sheet-total"), *map(str, sheet.totals()), "", style="bold", end_section=bool(sheet.ties))
    for line in sheet.ties:
        # Alone nobody ties: the line says what else there is to know of the score.
        label = words.sheet_line(line)
        label = words.say("sheet-tie", what=label) if len(players) > 1 else label
        table.add_row(label, *map(str, line.points), line.rule)
    return table


def markdown(text: str) -> RenderableType:
    """A rule as it is written on its page; one that is a row of a table there becomes a paragraph."""
    if text.startswith("|"):
        rows = [" · ".join(cell.strip() for cell in row.strip().strip("|").split("|")) for row in text.splitlines()]
        text = "\n\n".join(rows)
    return Markdown(text)


def moves_columns(choices: list[Choice]) -> Columns:
    """Many legal moves, numbered, in as few lines as possible."""
    digits = len(str(len(choices)))
    cells = [Text(f"{i:>{digits}} ").append(choice.text, "bold") for i, choice in enumerate(choices, 1)]
    return Columns(cells, padding=(0, 2), column_first=True)


def hint_grid(found: Hint, words: Speech) -> Table:
    """The best moves: text, value, how sure the search is of it, and what it is better or worse for."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(style="dim")
    grid.add_column()
    for place, idea in enumerate(found.ideas):
        sure = words.say("hint-interval", low=words.percent(idea.low), high=words.percent(idea.high))
        visits = words.say("hint-visits", count=idea.visits, share=words.percent(idea.share))
        beside = words.say("hint-best" if place else "hint-second")
        grid.add_row(idea.text, words.percent(idea.value, 1), sure, visits, _reason(idea.reason, beside, words))
    return grid


def _reason(reason: Reason, beside: str, words: Speech) -> str:
    size = abs(reason.by)
    by = words.decimal(100 * size) if reason.kind == "chance" else words.decimal(size, 1)
    return words.say(f"hint-{reason.kind}", by=by, better=reason.by >= 0, beside=beside)


def moves_grid(choices: list[Choice], words: Speech) -> Table:
    """The legal moves, numbered: text, sentence, rule."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for number, choice in enumerate(choices, 1):
        grid.add_row(str(number), choice.text, words.choice(choice), choice.rule)
    return grid
