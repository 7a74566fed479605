"""A small table: rows are dicts, printed in columns."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final, overload

MOST_SHOWN: Final = 20
"""How many rows are printed at most; the table has all of them."""

Row = dict[str, Any]


class Table(Sequence[Row]):
    """Rows with the same keys. Data frame libraries accept it like any list of dicts."""

    def __init__(self, rows: Sequence[Row], title: str = "") -> None:
        self._rows = list(rows)
        self.title = title

    @property
    def columns(self) -> list[str]:
        return list(self._rows[0]) if self._rows else []

    def column(self, name: str) -> list[Any]:
        """The values of one column."""
        return [row[name] for row in self._rows]

    @overload
    def __getitem__(self, at: int) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> "Table": ...
    def __getitem__(self, at: int | slice) -> "Row | Table":
        return Table(self._rows[at], self.title) if isinstance(at, slice) else self._rows[at]

    def __len__(self) -> int:
        return len(self._rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._rows == other._rows

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return str(self)

    def __str__(self) -> str:
        shown = self._rows[:MOST_SHOWN]
        cells = [self.columns, *([_cell(value) for value in row.values()] for row in shown)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        numeric = [all(isinstance(row[name], int | float) for row in shown) for name in self.columns]
        lines = [
            "  ".join(
                text.rjust(width) if right else text.ljust(width)
                for text, width, right in zip(row, widths, numeric, strict=True)
            ).rstrip()
            for row in cells
        ]
        more = len(self) - len(shown)
        return "\n".join([*([self.title] if self.title else []), *lines, *([f"... and {more} more"] if more else [])])

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        rows = [
            "".join(f"<td>{escape(_cell(value))}</td>" for value in row.values()) for row in self._rows[:MOST_SHOWN]
        ]
        more = len(self) - len(rows)
        caption = f"<caption>{escape(self.title)}</caption>" if self.title else ""
        tail = f"<p>... and {more} more</p>" if more else ""
        return f"<table>{caption}<tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>{tail}"


def _cell(value: Any) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)
