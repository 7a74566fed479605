"""Boards for the render modes of environments: as characters, and as pixels."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from gnomehall.core.view import Drawing, Panel, Span
from gnomehall.drawing import COLOURS, bracket, measure

SIZE: Final = 14
"""Of the letters, in pixels."""
CELL: Final = (9, 18)
"""Every letter has a cell of this size, so that columns stay true."""
MARGIN: Final = 6
GROUND: Final = "#201d1a"
INK: Final = "#e8e2d8"
BORDER: Final = "#6b6256"


def paint(drawing: Drawing) -> NDArray[np.uint8]:
    """The board as a picture: height, width, and red, green and blue."""
    rows = [[(panel, *_measure(panel)) for panel in row] for row in drawing if row]
    width = max((sum(w + MARGIN for _, w, _ in row) for row in rows), default=0) + MARGIN
    height = sum(max(h for _, _, h in row) + MARGIN for row in rows) + MARGIN
    image = Image.new("RGB", (width, height), GROUND)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    y = MARGIN
    for row in rows:
        x, tallest = MARGIN, max(h for _, _, h in row)
        for panel, w, _ in row:
            _paint_panel(pen, font, panel, x, y, w, tallest)
            x += w + MARGIN
        y += tallest + MARGIN
    return np.asarray(image, np.uint8)


def _measure(panel: Panel) -> tuple[int, int]:
    texts = [panel.title, *("".join(span.text for span in bracket(line)) for line in panel.lines)]
    columns = max(map(measure, texts))
    lines = len(panel.lines) + bool(panel.title)
    return CELL[0] * columns + 4 * MARGIN, CELL[1] * lines + 2 * MARGIN


def _paint_panel(pen: ImageDraw.ImageDraw, font: Any, panel: Panel, x: int, y: int, width: int, height: int) -> None:
    border = COLOURS.get(panel.style.split(" ")[0], BORDER)
    pen.rounded_rectangle((x, y, x + width, y + height), MARGIN, outline=border)
    lines = [[Span(panel.title, "bold")]] if panel.title else []
    lines += [bracket(line) for line in panel.lines]
    for i, line in enumerate(lines):
        _paint_line(pen, font, line, x + 2 * MARGIN, y + MARGIN + CELL[1] * i)


def _paint_line(pen: ImageDraw.ImageDraw, font: Any, line: list[Span], x: int, y: int) -> None:
    for span in line:
        words = span.style.split()
        ink = next((COLOURS[word] for word in words if word in COLOURS), INK)
        for letter in span.text:
            if letter != " ":
                # In the middle of its cell.
                pen.text((x + CELL[0] // 2, y), letter, ink, font, anchor="ma")
            x += CELL[0] * measure(letter)
