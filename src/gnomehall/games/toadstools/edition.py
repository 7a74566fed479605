"""The components of Toadstools, read from `edition.toml`."""

from dataclasses import dataclass

from gnomehall.core.edition import Edition, digest_of, raise_if_wrong, read_toml, unique
from gnomehall.games.toadstools.steps import PLANT
from gnomehall.games.toadstools.tables import KINDS, Tables


@dataclass(frozen=True, slots=True, repr=False)
class ToadstoolsEdition(Edition):
    ids: list[str]
    """The kinds of mushrooms."""
    copies: list[int]
    hand: int
    tables: Tables


def read(text: str) -> ToadstoolsEdition:
    """Read an edition; BadEdition lists everything that is wrong."""
    top = read_toml(text, "toadstools")
    entries = list(top.tables("mushrooms"))
    ids = [entry.text("id") for entry in entries]
    copies = [entry.number("copies", least=1, most=30) for entry in entries]
    dusting = top.one_of("dusting", tuple(ids) or ("",))
    name, hand = top.line("name"), top.number("hand", least=1, most=sum(copies) // 4)
    if not 2 <= len(entries) <= KINDS:
        top.wrong("mushrooms", f"must be 2 to {KINDS} kinds, not {len(entries)}")
    unique(entries, "id", ids)
    top.provenance()
    for entry in (top, *entries):
        entry.done()
    raise_if_wrong(top)
    tables = Tables(ids.index(dusting), PLANT)
    edition = ToadstoolsEdition(name, digest_of(top.data), text, ids, copies, hand, tables)
    tables.edition = edition
    return edition
