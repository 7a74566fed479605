"""What can be done with the database of a hall that nobody serves: look, change the layout, copy."""

import contextlib
from collections.abc import AsyncGenerator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from gnomehall.server.serve import sole_use
from gnomehall.server.store import archive, layouts
from gnomehall.server.store.archive import PARTS, Archive, Sum, Values
from gnomehall.server.store.editions import edition_of
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.places import Place, PostgresUrl, wait_for_authority
from gnomehall.server.store.rows import SCHEMA_VERSION, entry_of, grant_of, row_of
from gnomehall.server.tables.timeline import Unreadable, rebuild

__all__ = ["SCHEMA_VERSION", "Place", "PostgresUrl", "Report", "check", "copy", "migrate", "wait_for_authority"]

NO_ENTRIES: Final[tuple[str, list[Values]]] = ("", [])
T = TypeVar("T")


@dataclass(slots=True)
class Report:
    """What was found in a database."""

    layout: int
    tables: int = 0
    entries: int = 0
    grants: int = 0
    editions: int = 0
    damages: list[str] = field(default_factory=list)
    """What is wrong, one line each."""
    unplayable: list[str] = field(default_factory=list)
    """Tables that are whole, but that our rules can't replay, with the reason."""


@contextlib.contextmanager
def _alone(*places: Place) -> Iterator[None]:
    """Nobody else uses these files. Of PostgreSQL, the session holds a lock."""
    with contextlib.ExitStack() as stack:
        for place in places:
            if isinstance(place, Path):
                stack.enter_context(sole_use(place))
        yield


async def _known(place: Place, found: Archive) -> int:
    """The layout of a database that has one; a refusal of one that has none, or one that we do not know."""
    version = await found.layout()
    if not version:
        raise BadDatabase(f"there is no hall in {place}")
    layouts.check_layout(str(place), version)
    return version


async def migrate(place: Place, to: int = SCHEMA_VERSION) -> int:
    """Lead a database to a layout; the one that it had."""
    layouts.check_target(to)
    with _alone(place):
        async with archive.opened(place, alone=True) as found:
            await _known(place, found)
            return await found.migrate(to)


async def copy(source: Place, target: Place) -> dict[str, Sum]:
    """Copy a hall into an empty database, read what was written there, and compare; how many rows each part has."""
    if source == target:
        raise BadDatabase(f"{source} is the source and the target; give two")
    with _alone(source, target):
        async with archive.opened(source, alone=True) as theirs, archive.opened(target, alone=True) as ours:
            if await _known(source, theirs) != SCHEMA_VERSION:
                raise BadDatabase(f"{source} has an older layout; run gnomehall db migrate first")
            if version := await ours.layout():
                layouts.check_layout(str(target), version)
            sums = await archive.copy(theirs, ours)
    for part, (read, written) in sums.items():
        if read != written:
            raise BadDatabase(f"{target}: {part} differs from what was copied: {written.rows} rows of {read.rows}")
    return {part: written for part, (_, written) in sums.items()}


async def check(place: Place, replay: bool = False) -> Report:
    """Read a database whole, and where it is asked, replay every table by our rules. It may be served meanwhile."""
    async with archive.opened(place, alone=False) as found:
        report = Report(await _known(place, found))
        report.damages += await found.find_damage()
        async with found.snapshot():
            await _check_tables(found, report, replay)
            async for grants in found.rows(PARTS[2]):
                report.grants += len(grants)
                for table, *values in grants:
                    _read(report, f"a grant of {table}", grant_of, tuple(values))
            async for kept in found.rows(PARTS[3]):
                report.editions += len(kept)
                for row in kept:
                    _read(report, f"edition {row[0]}", edition_of, row)
    return report


async def _check_tables(found: Archive, report: Report, replay: bool) -> None:
    """Tables and entries are both in the order of the tables' names, so they are walked side by side."""
    entries = _by_table(found)
    name, theirs = await anext(entries)
    async for tables in found.rows(PARTS[0]):
        for values in tables:
            report.tables += 1
            while name and name < values[0]:
                report.damages.append(f"entries of {name}, which is no table")
                name, theirs = await anext(entries)
            own: list[Values] = []
            if name == values[0]:
                own = theirs
                name, theirs = await anext(entries)
            _check_table(report, values, own, replay)
    while name:
        report.damages.append(f"entries of {name}, which is no table")
        name, theirs = await anext(entries)


async def _by_table(found: Archive) -> AsyncGenerator[tuple[str, list[Values]], None]:
    """The entries of one table after another, and none of no table at the end."""
    name, own = NO_ENTRIES
    async for chunk in found.rows(PARTS[1]):
        for table, *values in chunk:
            if table != name:
                if name:
                    yield name, own
                name, own = table, []
            own.append(tuple(values))
    if name:
        yield name, own
    yield NO_ENTRIES


def _check_table(report: Report, values: Values, own: list[Values], replay: bool) -> None:
    name = str(values[0])
    row = _read(report, f"table {name}", row_of, values)
    entries = [entry for found in own if (entry := _read(report, f"an entry of {name}", entry_of, found))]
    report.entries += len(own)
    if [entry.seq for entry in entries] != [*range(len(entries))] or not entries:
        report.damages.append(f"table {name}: its entries are not all there")
    elif replay and row:
        try:
            rebuild(row, entries)
        except Unreadable as error:
            report.unplayable.append(f"table {name}: {error}")


def _read(report: Report, what: str, read: Callable[[Values], T], values: Values) -> T | None:
    try:
        return read(values)
    except (TypeError, ValueError, AttributeError, msgspec.MsgspecError) as error:
        report.damages.append(f"{what} can't be read: {error}")
        return None
