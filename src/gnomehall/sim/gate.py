"""A gate: what must hold of a changed edition, so that a change that breaks its balance is noticed by itself."""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gnomehall.core.edition import Entry
from gnomehall.core.errors import BadEdition, GnomehallError
from gnomehall.core.taking import Thing
from gnomehall.sim.compare import Comparison, Component
from gnomehall.sim.figures import ORDER, Difference, Figure, benjamini_hochberg, two_sided
from gnomehall.sim.tally import Z, wilson
from gnomehall.sim.weight import FEWEST, Estimate

MOST: Final = 1_000_000
"""Of any bound."""
COMPONENTS: Final = "components"
PLAYERS: Final = "players"
TAKERS: Final = 30
"""With fewer takers than this, a gate says nothing of what a component is worth: their scatter is itself luck."""
MEASURES: Final = ("taken", "worth")
"""What is bounded of components: the share of games in which anybody takes one that is within reach, and its worth."""


class BadGate(GnomehallError):
    """A file that is no gate."""


@dataclass(frozen=True, slots=True)
class Bound:
    """One thing that must hold. Shares are in percent."""

    measure: str
    """The kind of a figure, or one of the measures of components."""
    side: str
    """least, most, or change: how far it may move either way."""
    value: int
    players: int | None = None
    """The number of players that it is for; None for all that have no bound of their own."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A bound that does not hold: beyond it with the whole 95 % interval."""

    players: int
    subject: Figure | Thing
    """The figure or the component."""
    bound: Bound
    found: Estimate

    @property
    def what(self) -> str:
        """As a gate and JSON name it."""
        return str(self.subject)


@dataclass(frozen=True, slots=True)
class Gate:
    bounds: tuple[Bound, ...]
    exceptions: frozenset[str]
    """Components that are known to be otherwise."""

    def breaches(self, found: Comparison) -> list[Breach]:
        """What does not hold in the changed edition."""
        bounds = [bound for bound in self.bounds if self._applies(bound, found.players)]
        broken: list[Breach] = []
        for bound in bounds:
            beyond: Sequence[tuple[Figure | Thing, Estimate]]
            if bound.measure in MEASURES:
                beyond = _beyond(list(self._components(bound, found.components, found.players)), bound)
            else:
                beyond = [one for one in _figures(bound, found.figures) if _is_beyond(one[1], bound)]
            broken += [Breach(found.players, subject, bound, value) for subject, value in beyond]
        return broken

    def _applies(self, bound: Bound, players: int) -> bool:
        if bound.players is not None:
            return bound.players == players
        own = [(one.measure, one.side) for one in self.bounds if one.players == players]
        return (bound.measure, bound.side) not in own

    def _components(
        self, bound: Bound, components: Sequence[Component], players: int
    ) -> Iterator[tuple[Thing, Estimate]]:
        for component in components:
            side = component.sides[1]
            if side is None or str(component.thing) in self.exceptions or side.weight.games < FEWEST:
                continue
            if bound.measure == "taken":
                games = side.weight.games
                low, high = wilson(side.weight.taken * games, games)
                yield component.thing, _percent(Estimate(side.weight.taken, low, high))
            elif side.adjusted is not None and side.weight.takers * side.weight.games * players >= TAKERS:
                yield component.thing, _percent(side.adjusted)


def _figures(bound: Bound, figures: Sequence[Difference]) -> Iterator[tuple[Figure, Estimate]]:
    for one in figures:
        if one.figure.kind == bound.measure:
            value = one.change if bound.side == "change" else one.after
            yield one.figure, _percent(value) if one.figure.share else value


def _beyond(found: Sequence[tuple[Thing, Estimate]], bound: Bound) -> list[tuple[Thing, Estimate]]:
    """Which components are beyond the bound, all of them considered: few of those named are there by luck."""
    named = benjamini_hochberg([_luck(value, bound) for _, value in found])
    return [one for one, yes in zip(found, named, strict=True) if yes and _is_beyond(one[1], bound)]


def _luck(found: Estimate, bound: Bound) -> float:
    """How likely luck alone puts a component so far beyond the bound, if the truth is on it."""
    beyond = bound.value - found.value if bound.side == "least" else found.value - bound.value
    if found.half == 0.0 or beyond <= 0.0:
        return 0.0 if beyond > 0.0 else 1.0
    return two_sided(beyond / found.half * Z) / 2


def _percent(found: Estimate) -> Estimate:
    return Estimate(100 * found.value, 100 * found.low, 100 * found.high)


def _is_beyond(found: Estimate, bound: Bound) -> bool:
    if bound.side == "least":
        return found.high < bound.value
    if bound.side == "most":
        return found.low > bound.value
    return found.low > bound.value or found.high < -bound.value


def read_gate(text: str, file: str) -> Gate:
    """A gate out of TOML; BadGate names what is wrong with it."""
    try:
        top = Entry("gate", tomllib.loads(text), [])
        bounds = [*_bounds(top, None)]
        exceptions: list[str] = []
        if COMPONENTS in top.data:
            exceptions = top.table(COMPONENTS).texts("except", default=[])
        for players in top.table(PLAYERS).data if PLAYERS in top.data else {}:
            if not players.isdecimal():
                top.wrong(PLAYERS, f"must be followed by a number, as in [players.4.wins], not '{players}'")
            bounds += _bounds(_table(top.table(PLAYERS), players), int(players) if players.isdecimal() else 0)
        _refuse_others(top, (*ORDER, COMPONENTS, PLAYERS))
    except BadEdition as error:
        raise BadGate(f"{file}: {error.problems[0]}") from None
    except ValueError as error:
        raise BadGate(f"{file}: not a TOML file: {error}") from None
    if top.problems:
        raise BadGate(f"{file}: {top.problems[0]}")
    if not bounds:
        raise BadGate(f"{file}: it says nothing that must hold; begin with [wins] and most = 58")
    return Gate(tuple(bounds), frozenset(exceptions))


def _bounds(entry: Entry, players: int | None) -> Iterator[Bound]:
    for kind in ORDER:
        if kind in entry.data:
            yield from _sides(_table(entry, kind), kind, ("least", "most", "change"), players)
    if COMPONENTS in entry.data:
        components = _table(entry, COMPONENTS)
        components.texts("except", default=[])
        for measure in MEASURES:
            if measure in components.data:
                yield from _sides(_table(components, measure), measure, ("least", "most"), players)
        _refuse_others(components, ("except", *MEASURES))
    if players is not None:
        _refuse_others(entry, (*ORDER, COMPONENTS))


def _refuse_others(entry: Entry, known: Sequence[str]) -> None:
    """An entry reads only what a gate says, so it does not know what else one could say."""
    for field in entry.data:
        if field not in known:
            entry.wrong(field, f"is unknown; the fields here are {', '.join(known)}")


def _sides(entry: Entry, measure: str, sides: tuple[str, ...], players: int | None) -> Iterator[Bound]:
    for side in sides:
        if side in entry.data:
            yield Bound(measure, side, entry.number(side, least=-MOST, most=MOST), players)
        else:
            entry.number(side, least=-MOST, most=MOST, default=0)
    entry.done()


def _table(entry: Entry, field: str) -> Entry:
    """A table within a table; the top one is not named."""
    found = entry.table(field)
    return Entry(found.path.removeprefix("gate."), found.data, found.problems)


def breach_json(breach: Breach) -> dict[str, Any]:
    bound = {"measure": breach.bound.measure, breach.bound.side: breach.bound.value}
    interval = [breach.found.low, breach.found.high]
    return {
        "players": breach.players,
        "what": breach.what,
        "bound": bound,
        "found": breach.found.value,
        "interval": interval,
    }
