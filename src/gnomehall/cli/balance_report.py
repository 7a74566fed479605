"""The report of `gnomehall balance`: its sections, tables and explanations."""

from typing import Final

from gnomehall.cli.batches import SHARE_COLUMNS, list_endings, share_cells
from gnomehall.cli.sections import WIDE, Column, Section, markdown
from gnomehall.cli.text import capitalise
from gnomehall.core.vocabulary import Plain
from gnomehall.sim.balance import Balance, Spread
from gnomehall.sim.batch import Batch
from gnomehall.sim.weight import ALWAYS, FAR_OFF, FEWEST, NEVER, Estimate, Weight
from gnomehall.words.speech import Speech

COLUMNS: Final = ("games", "taken", "takes", "by", "wins", "points")
"""The columns of a table of things. Words: `column-<name>`, and `reading-<name>`, what it means."""

NOTES: Final = ("strong", "weak", "never", "always")
"""What is noted of a thing. Words: `note-<name>`."""

NUMBERS: Final[dict[str, Plain]] = {
    "columns": WIDE,
    "fewest": FEWEST,
    "never": f"{NEVER:.0%}",
    "always": f"{ALWAYS:.0%}",
    "points": round(100 * FAR_OFF),
}
"""What the explanations name."""


def how_to_read(words: Speech) -> Section:
    """What the columns and notes mean."""
    rows = [(words.say(f"column-{name}"), words.say(f"reading-{name}")) for name in COLUMNS]
    rows.append((words.say("column-each"), words.say("reading-each", **NUMBERS)))
    rows.append(("±", words.say("reading-interval", **NUMBERS)))
    rows += [(words.say(f"note-{name}"), words.say(f"reading-{name}", **NUMBERS)) for name in ("never", "always")]
    rows.append((f"{words.say('note-strong')}, {words.say('note-weak')}", words.say("reading-strong", **NUMBERS)))
    columns = (Column(words.say("balance-word")), Column(""))
    return Section(words.say("balance-reading"), columns, tuple(rows), words.say("balance-caution"))


def report(bot: str, batch: Batch, found: Balance, words: Speech) -> Section:
    sections = [_turn_order(found, words)] if found.players > 1 else []
    sections += [_course(found, words), *_things(found, words)]
    games = words.say("balance-games", count=found.games, seed=str(batch.seed))
    players = words.say("players", count=found.players)
    return Section(f"{players}, {bot}", says=games, below=tuple(sections))


def page_head(title: str, words: Speech) -> str:
    """How a page begins that has no section yet."""
    head = words.say("balance-page", game=title)
    return f"# {head}\n\n{words.say('balance-page-about')}\n\n{markdown(how_to_read(words), 2)}\n"


def _turn_order(found: Balance, words: Speech) -> Section:
    names = ("to-move", *SHARE_COLUMNS)
    columns = (*(Column(words.say(f"column-{name}")) for name in names), Column(""))
    rows = []
    for place, share in enumerate(found.order):
        off = "more" if share.low > found.fair else "less" if share.high < found.fair else ""
        note = words.say(f"share-{off}") if off else ""
        rows.append((words.say("ordinal", number=place + 1), *share_cells(share, words), note))
    fair = words.say("balance-fair", share=words.percent(found.fair, 1))
    return Section(words.say("balance-order"), columns, tuple(rows), f"{words.say('balance-order-about')} {fair}")


def _course(found: Balance, words: Speech) -> Section:
    """How the games went: their length, scores and endings."""
    names = ("mean", "least", "tenth", "half", "ninety", "most")
    columns = (Column(""), *(Column(words.say(f"column-{name}")) for name in names))
    rows = [
        _spread(words.say("facts-rounds"), found.rounds, words),
        _spread(words.say("course-scores"), found.scores, words),
    ]
    if found.players > 1:
        rows.append(_spread(words.say("course-winners"), found.winners, words))
        rows.append(_spread(words.say("course-margins"), found.margins, words))
    endings = list_endings(found.endings, found.games, words)
    says = [words.say("course-reading"), words.say("course-endings", endings=endings)]
    if found.shared:
        share = words.percent(found.shared / found.games, 1)
        says.append(words.say("course-shared", count=found.shared, share=share))
    return Section(words.say("balance-course"), columns, tuple(rows), " ".join(says))


def _spread(name: str, found: Spread, words: Speech) -> tuple[str, ...]:
    numbers = (found.min, found.low, found.middle, found.high, found.max)
    return (name, words.decimal(found.mean, 1), *map(words.decimal, numbers))


def _things(found: Balance, words: Speech) -> list[Section]:
    """What was taken: a table for every kind of thing, and what is noted of them."""
    if not found.weights:
        return []
    each = Column(words.say("column-each"), wide=True)
    columns = (*(Column(words.say(f"column-{name}")) for name in COLUMNS), each, Column(""))
    kinds: dict[str, list[tuple[str, ...]]] = {}
    for weight in found.weights:
        kinds.setdefault(weight.thing.kind, []).append(_row(weight, words))
    tables = [
        Section("", (Column(capitalise(words.say(f"thing-{kind}"))), *columns), tuple(rows))
        for kind, rows in kinds.items()
    ]
    return [Section(words.say("balance-taken"), below=tuple(tables)), *_noted(found, words)]


def _noted(found: Balance, words: Speech) -> list[Section]:
    """The things that have a note, by note; and how many of them luck alone would note."""
    rows = []
    for note in NOTES:
        names = [
            f"{words.say(f'thing-{weight.thing.kind}')}: {words.thing(weight.thing)}"
            for weight in found.weights
            if note in weight.notes
        ]
        if names:
            rows.append((words.say(f"note-{note}"), "; ".join(names)))
    if not rows:
        return []
    tested = sum(weight.wins is not None for weight in found.weights)
    luck = words.say("balance-luck", count=tested, expected=round(tested / 20))
    columns = (Column(words.say("balance-note")), Column(""))
    return [Section(words.say("balance-noted"), columns, tuple(rows), luck)]


def _row(weight: Weight, words: Speech) -> tuple[str, ...]:
    return (
        words.thing(weight.thing),
        words.decimal(weight.games),
        words.percent(weight.taken),
        words.decimal(weight.takes, 2),
        words.percent(weight.takers),
        _estimate(weight.wins, 100, words),
        _estimate(weight.points, 1, words),
        _estimate(weight.each, 1, words),
        " ".join(words.say(f"note-{note}") for note in weight.notes),
    )


def _estimate(found: Estimate | None, scale: int, words: Speech) -> str:
    if found is None:
        return ""
    return f"{words.decimal(scale * found.value, 1, signed=True)} ±{words.decimal(scale * found.half, 1)}"
