"""Editions as spreadsheets: CSV both ways, and mistakes by the cell they are in.

A file has a block for each table of the edition, below its name in brackets: `[box]` has a row for each field,
`[[buildings]]` a header and a row for each entry. A list is written with `; ` between its items, an empty one as `[]`;
an empty cell is a field that is not there.
"""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gnomehall.cli.errors import Misuse
from gnomehall.cli.variants import entry_name, read_value
from gnomehall.core.toml import is_table_list, write_toml, write_value

TOP: Final = "edition"
"""The name of the block of the fields that are in no table."""
DELIMITERS: Final = (",", ";", "\t")
"""What spreadsheets put between cells, by country."""
JOIN: Final = "; "

Kinds = Mapping[tuple[str, str], type]
"""By table and field, what a value is: a list of texts has items that need no quotes."""


def write_csv(data: Mapping[str, Any]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    plain = {key: value for key, value in data.items() if not isinstance(value, dict) and not is_table_list(value)}
    for name, table in ((TOP, plain), *((key, value) for key, value in data.items() if isinstance(value, dict))):
        writer.writerow([f"[{name}]"])
        writer.writerows([key, write_cell(value)] for key, value in table.items())
        writer.writerow([])
    for name, entries in ((key, value) for key, value in data.items() if is_table_list(value)):
        fields = list(dict.fromkeys(key for entry in entries for key in entry))
        writer.writerow([f"[[{name}]]"])
        writer.writerow(fields)
        writer.writerows([write_cell(entry[key]) if key in entry else "" for key in fields] for entry in entries)
        writer.writerow([])
    return out.getvalue()


def write_cell(value: Any) -> str:
    if isinstance(value, list) and value and all(isinstance(item, str | int) for item in value):
        texts = [str(item) for item in value]
        if not any(";" in text or text != text.strip() or not text for text in texts):
            return JOIN.join(texts)
    return value if isinstance(value, str) else write_value(value)


@dataclass(slots=True)
class Sheet:
    """An edition out of a spreadsheet, and where everything in it stands."""

    data: dict[str, Any] = field(default_factory=dict)
    cells: dict[tuple[str, str], str] = field(default_factory=dict)
    """By the path of an entry as mistakes name it, and its field: the cell; without a field, the entry's first."""

    def place(self, problem: str) -> str:
        """A mistake with the cell that it is in, as far as it is in one."""
        path, _, rest = problem.partition(": ")
        name, _, _ = rest.partition(": ")
        # What is wrong within a field that is a table itself is in the cell of that field.
        outer, _, inner = path.rpartition(".")
        places = ((path, name), (outer, inner), (path, ""))
        cell = next((self.cells[place] for place in places if place in self.cells), None)
        return problem if cell is None else f"{cell}: {problem}"

    @property
    def text(self) -> str:
        return write_toml(self.data)


def read_csv(text: str, file: str, kinds: Kinds) -> Sheet:
    sheet = Sheet()
    for name, is_list, rows in _blocks(text, file):
        if is_list:
            _read_entries(sheet, name, rows, kinds, file)
        else:
            _read_fields(sheet, name, rows, kinds)
    return sheet


def kinds_of(data: Mapping[str, Any]) -> Kinds:
    """What the values of an edition are, to read cells by."""
    found: dict[tuple[str, str], type] = {}
    for key, value in data.items():
        entries = value if is_table_list(value) else [value] if isinstance(value, dict) else []
        found |= {(key, name): type(inner) for entry in entries for name, inner in entry.items()}
        if not entries:
            found[TOP, key] = type(value)
    return found


def game_in(text: str) -> str | None:
    """The game that a spreadsheet says it is for."""
    for row in csv.reader(io.StringIO(text), delimiter=_delimiter(text)):
        if row[:1] == ["game"] and len(row) > 1:
            return row[1].strip()
    return None


Row = tuple[int, list[str]]
"""The number of a row, from 1, and its cells."""


def _blocks(text: str, file: str) -> Iterator[tuple[str, bool, list[Row]]]:
    """The name of each block, whether it is a list of entries, and its rows."""
    name, is_list, rows = "", False, list[Row]()
    for number, raw in enumerate(csv.reader(io.StringIO(text), delimiter=_delimiter(text)), 1):
        cells = [cell.strip() for cell in raw]
        if not any(cells):
            continue
        if cells[0].startswith("[") and cells[0].endswith("]") and not any(cells[1:]):
            if name:
                yield name, is_list, rows
            name, is_list, rows = cells[0].strip("[]"), cells[0].startswith("[["), []
        elif not name:
            raise Misuse("csv-start", file=file)
        else:
            rows.append((number, cells))
    if not name:
        raise Misuse("csv-start", file=file)
    yield name, is_list, rows


def _delimiter(text: str) -> str:
    return max(DELIMITERS, key=lambda sign: sum(line.count(sign) for line in text.splitlines()[:4]))


def _read_fields(sheet: Sheet, name: str, rows: Sequence[Row], kinds: Kinds) -> None:
    table = sheet.data if name == TOP else sheet.data.setdefault(name, {})
    path = TOP if name == TOP else f"{TOP}.{name}"
    for number, cells in rows:
        key, value = cells[0], cells[1] if len(cells) > 1 else ""
        sheet.cells[path, key] = f"B{number}"
        sheet.cells.setdefault((path, ""), f"A{number}")
        if value:
            table[key] = read_cell(value, kinds.get((name, key)))


def _read_entries(sheet: Sheet, name: str, rows: Sequence[Row], kinds: Kinds, file: str) -> None:
    entries = sheet.data.setdefault(name, [])
    if not rows:
        return
    fields = rows[0][1]
    sheet.cells[TOP, name] = f"A{rows[0][0]}"
    for number, cells in rows[1:]:
        entry: dict[str, Any] = {}
        for at, value in enumerate(cells):
            if value and (at >= len(fields) or not fields[at]):
                raise Misuse("csv-column", file=file, cell=f"{_letters(at)}{number}")
            if value:
                entry[fields[at]] = read_cell(value, kinds.get((name, fields[at])))
        entries.append(entry)
        # Mistakes name an entry by its id, by another field that tells it from the rest, or by its place.
        for path in (f"{name} {entry_name(entry)}", f"{name} number {len(entries)}"):
            for at, key in enumerate(fields):
                sheet.cells.setdefault((path, key), f"{_letters(at)}{number}")
            sheet.cells.setdefault((path, ""), f"A{number}")


def read_cell(text: str, kind: type | None) -> Any:
    """A value by what such a field is in the shipped edition; what does not fit is left for the game to refuse."""
    if kind is str:
        return text
    if kind is list and not text.startswith("["):
        return [int(item) if _is_whole(item) else item for item in (part.strip() for part in text.split(";"))]
    return read_value(text)


def _is_whole(text: str) -> bool:
    return text.isascii() and text.removeprefix("-").isdecimal()


def _letters(column: int) -> str:
    """The name of a column, as spreadsheets count: A to Z, then AA."""
    before, at = divmod(column, 26)
    return (_letters(before - 1) if before else "") + chr(ord("A") + at)
