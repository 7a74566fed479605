"""What `gnomehall compare` found, as JSON."""

from typing import Any

from gnomehall.sim.compare import WAYS, Comparison, Component, Worth
from gnomehall.sim.figures import Difference
from gnomehall.sim.weight import Estimate


def comparison_json(found: Comparison) -> dict[str, Any]:
    return {
        "players": found.players,
        "pairs": found.pairs,
        "stopped": found.stopped,
        "trials": found.trials,
        "figures": [{"figure": str(one.figure), **_difference_json(one)} for one in found.figures],
        "components": [_component_json(component) for component in found.components],
    }


def _difference_json(found: Difference) -> dict[str, Any]:
    return {
        "headline": found.figure.headline,
        "share": found.figure.share,
        "before": _estimate_json(found.before),
        "after": _estimate_json(found.after),
        "change": _estimate_json(found.change),
        "p": found.chance,
        "changed": found.changed,
    }


def _component_json(component: Component) -> dict[str, Any]:
    taken = component.taken
    return {
        "kind": component.thing.kind,
        "id": component.thing.id,
        "taken_by": None if taken is None else _difference_json(taken),
        "editions": [None if side is None else _worth_json(side) for side in component.sides],
    }


def _worth_json(side: Worth) -> dict[str, Any]:
    ways = {way: _estimate_json(side.way(way)) for way in WAYS}
    weight = side.weight
    seen = {"games": weight.games, "taken": weight.taken, "takes": weight.takes, "taken_by": weight.takers}
    return {**seen, **ways, "told": [way for way in WAYS if way in side.told]}


def _estimate_json(found: Estimate | None) -> dict[str, Any] | None:
    return None if found is None else {"mean": found.value, "interval": [found.low, found.high]}
