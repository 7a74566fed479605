"""A report made of sections with tables, that can be read on a terminal and in Markdown."""

from dataclasses import dataclass, field

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

WIDE = 110
"""Columns of a terminal from which a table shows all it has."""


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    wide: bool = False
    """Whether a narrow terminal does without it."""


@dataclass(frozen=True, slots=True)
class Section:
    """A table below a title, with what is to be said about it. The first column is words, and so is a nameless last."""

    title: str
    columns: tuple[Column, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    says: str = ""
    below: tuple["Section", ...] = field(default=())

    def words(self, number: int) -> bool:
        return number == 0 or (number == len(self.columns) - 1 and not self.columns[number].name)


def show(console: Console, section: Section) -> None:
    if section.title:
        console.print(Text(section.title, "bold"))
    if section.rows:
        console.print(_table(section, console.width >= WIDE))
        console.print()
    if section.says:
        console.print(Text(section.says))
        console.print()
    for below in section.below:
        show(console, below)


def _table(section: Section, wide: bool) -> Table:
    shown = [number for number, column in enumerate(section.columns) if wide or not column.wide]
    headed = any(column.name for column in section.columns)
    table = Table(
        box=box.SIMPLE_HEAD,
        show_header=headed,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
        collapse_padding=True,
    )
    for number in shown:
        words = section.words(number)
        table.add_column(section.columns[number].name, justify="left" if words else "right", no_wrap=not words)
    for row in section.rows:
        table.add_row(*(row[number] for number in shown))
    return table


def markdown(section: Section, depth: int) -> str:
    """The section with its heading so many signs deep."""
    parts = [f"{'#' * depth} {section.title}"] if section.title else []
    if section.says:
        parts.append(section.says)
    if section.rows:
        rule = ["---" if section.words(number) else "---:" for number in range(len(section.columns))]
        lines = [[column.name for column in section.columns], rule, *section.rows]
        parts.append("\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines))
    parts += [markdown(below, depth + 1) for below in section.below]
    return "\n\n".join(parts)


def put_section(page: str, text: str) -> str:
    """The page with this section in it: in place of the one with the same heading, or at the end."""
    heading, _, _ = text.partition("\n")
    depth = heading.partition(" ")[0]
    before, found, rest = _split(page, heading)
    if not found:
        return (page.rstrip("\n") + "\n\n" if page.strip() else "") + text + "\n"
    lines = rest.split("\n")
    ends = [i for i, line in enumerate(lines) if _opens(line, len(depth))]
    after = "\n".join(lines[ends[0] :]) if ends else ""
    return before + text + "\n" + (f"\n{after}" if after else "")


def _split(page: str, heading: str) -> tuple[str, bool, str]:
    """What stands before a heading, whether it is there, and what stands after it."""
    lines = page.split("\n")
    if heading not in lines:
        return page, False, ""
    at = lines.index(heading)
    return "".join(line + "\n" for line in lines[:at]), True, "\n".join(lines[at + 1 :])


def _opens(line: str, depth: int) -> bool:
    """Whether a line is a heading that ends a section of this depth."""
    signs = line.partition(" ")[0]
    return bool(signs) and signs == "#" * len(signs) and len(signs) <= depth
