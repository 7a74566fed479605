"""The report of `gnomehall balance`: its sections, tables and explanations."""

from typing import Final

from gnomehall.cli.batches import share_cells
from gnomehall.cli.sections import WIDE, Column, Section, markdown
from gnomehall.cli.words import counted
from gnomehall.sim.balance import Balance, Spread
from gnomehall.sim.batch import Batch
from gnomehall.sim.weight import ALWAYS, FAR_OFF, FEWEST, NEVER, Estimate, Weight

PLACES: Final = ("first", "second", "third", "fourth")

ORDER: Final = (
    "Whoever was the first to decide anything in a game was the first to move, the next seat the second, and so on: "
    "where the first player is drawn by lot, the number of a seat says nothing."
)
CAUTION: Final = (
    "Who is ahead can take more, so most things look good, and a number is a reason to look, not a proof: compare "
    "things of one kind. What one bot does not take, a better bot or a person may."
)
READING: Final = (
    ("Games", "in how many games the thing was within reach"),
    ("Taken", "the share of these games in which anybody took it"),
    ("Takes", "how often a player took it in such a game, on average"),
    ("By", "the share of players who took it at least once"),
    ("Wins", "percentage points that its takers won more than a fair share of the games"),
    ("Points", "how much more its takers scored than the others of the same table, where there were both"),
    ("Each", f"points ahead of the table for every take more than it; a terminal of {WIDE} columns shows it"),
    ("±", f"half the 95 % interval; nothing is said unless {FEWEST} tables had takers and others"),
    ("never", f"taken in less than {NEVER:.0%} of the games"),
    ("always", f"taken by more than {ALWAYS:.0%} of the players; in as many games, if only one player can have it"),
    ("strong, weak", f"the wins are more than {100 * FAR_OFF:.0f} points off, and their interval is clear of 0"),
)
HOW_TO_READ: Final = Section("How to read what was taken", (Column("Word"), Column("")), READING, CAUTION)


def report(bot: str, batch: Batch, found: Balance) -> Section:
    sections = [_order(found)] if found.players > 1 else []
    sections += [_course(found), *_weights(found)]
    says = f"{counted(found.games, 'game')}, seed {batch.seed}."
    return Section(f"{counted(found.players, 'player').capitalize()}, {bot}", says=says, below=tuple(sections))


def page_head(title: str) -> str:
    """How a page begins that has no section yet."""
    about = (
        "Bots of one kind play each other, so that nothing but the game tells the players apart. Each section names "
        "the command that made it; with `--markdown` it makes the section anew."
    )
    return f"# How balanced {title} is\n\n{about}\n\n{markdown(HOW_TO_READ, 2)}\n"


def _order(found: Balance) -> Section:
    columns = tuple(Column(name) for name in ("To move", "Games", "Wins", "Win rate", "95 %", "Score", "Margin", ""))
    rows = []
    for place, share in enumerate(found.order):
        off = "more" if share.low > found.fair else "less" if share.high < found.fair else ""
        rows.append((PLACES[place] if place < len(PLACES) else f"{place + 1}th", *share_cells(share), off))
    fair = f"A fair share is {found.fair:.1%}; more or less is noted where the interval does not hold it."
    return Section("Turn order", columns, tuple(rows), f"{ORDER} {fair}")


def _course(found: Balance) -> Section:
    """How the games went: their length, scores and endings."""
    columns = tuple(Column(name) for name in ("", "Mean", "Least", "10 %", "Half", "90 %", "Most"))
    rows = [_spread("Rounds", found.rounds), _spread("Scores", found.scores)]
    if found.players > 1:
        rows += [_spread("Scores of winners", found.winners), _spread("Margin of victory", found.margins)]
    endings = ", ".join(f"{kind} {n:,} ({n / found.games:.1%})" for kind, n in found.endings.items())
    shared = f" Shared victories: {found.shared:,} ({found.shared / found.games:.1%})." if found.shared else ""
    at_most = "10 %, half and 90 % of all are at most the numbers below these words."
    return Section("Course", columns, tuple(rows), f"{at_most} Endings: {endings}.{shared}")


def _spread(name: str, found: Spread) -> tuple[str, ...]:
    numbers = (found.min, found.low, found.middle, found.high, found.max)
    return (name, f"{found.mean:.1f}", *(f"{number:,}" for number in numbers))


def _weights(found: Balance) -> list[Section]:
    if not found.weights:
        return []
    names = ("Games", "Taken", "Takes", "By", "Wins", "Points")
    columns = (*(Column(name) for name in names), Column("Each", wide=True), Column(""))
    kinds: dict[str, list[tuple[str, ...]]] = {}
    for weight in found.weights:
        kinds.setdefault(weight.thing.kind, []).append(_row(weight))
    tables = [Section("", (Column(kind.capitalize()), *columns), tuple(rows)) for kind, rows in kinds.items()]
    return [Section("What was taken", below=tuple(tables)), *_noted(found)]


def _noted(found: Balance) -> list[Section]:
    """The things that have a note, by note; and how many of them luck alone would note."""
    rows = []
    for note in ("strong", "weak", "never", "always"):
        names = [str(weight.thing) for weight in found.weights if note in weight.notes]
        if names:
            rows.append((note, "; ".join(names)))
    tried = sum(weight.wins is not None for weight in found.weights)
    luck = (
        f"The wins of {counted(tried, 'thing')} were tried against luck, each at 95 %: if all were fair, up to about "
        f"{round(tried / 20)} would still be noted as strong or weak. More games show which of them are."
    )
    return [Section("To look at", (Column("Note"), Column("")), tuple(rows), luck)] if rows else []


def _row(weight: Weight) -> tuple[str, ...]:
    return (
        weight.thing.name,
        f"{weight.games:,}",
        f"{weight.taken:.0%}",
        f"{weight.takes:.2f}",
        f"{weight.takers:.0%}",
        _estimate(weight.wins, 100),
        _estimate(weight.points, 1),
        _estimate(weight.each, 1),
        " ".join(weight.notes),
    )


def _estimate(found: Estimate | None, scale: int) -> str:
    return "" if found is None else f"{scale * found.value:+.1f} ±{scale * found.half:.1f}"
