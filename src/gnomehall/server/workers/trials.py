"""What a worker does for somebody who wants to know what a change of an edition does: it plays for a while."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from gnomehall.server import protocol
from gnomehall.sim.compare import Comparison, Component
from gnomehall.sim.figures import Difference
from gnomehall.sim.paired import Pairing
from gnomehall.sim.quick import compare_for
from gnomehall.sim.weight import Estimate

SEED: Final = 0
"""The same for all, so that a trial that is run again plays the same games first."""


TELL_SECONDS: Final = 1.0
GRACE_SECONDS: Final = 120.0
"""How much longer than it should a trial may take: the last pair is played to its end."""


def run_trial(
    game: str,
    text: str | None,
    players: int,
    bot: str,
    seconds: float,
    clock: Callable[[], float],
    heard: Callable[[int], None],
) -> protocol.TrialOut:
    """The shipped edition against another one."""
    played = [0]

    def count(pairs: int) -> None:
        played[0] = pairs

    with _telling(lambda: heard(played[0]), seconds + GRACE_SECONDS):
        found = compare_for(Pairing(game, players, bot, SEED, {}, (None, text)), seconds, clock, count)
    return trial_out(found)


@contextmanager
def _telling(tell: Callable[[], None], most: float) -> Iterator[None]:
    """Tell every second that we are still at it, for a while: whoever plays for ever falls silent."""
    over = threading.Event()

    def run() -> None:
        for _ in range(int(most / TELL_SECONDS)):
            if over.wait(TELL_SECONDS):
                return
            tell()

    teller = threading.Thread(target=run, daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()


def trial_out(found: Comparison) -> protocol.TrialOut:
    figures = tuple(_figure(one) for one in found.figures)
    components = tuple(out for component in found.components if (out := _component(component)) is not None)
    return protocol.TrialOut(found.pairs, found.players, found.pairing.bot, SEED, figures, components)


def _figure(found: Difference) -> protocol.TrialFigure:
    figure = found.figure
    sides = (_range(found.before), _range(found.after), _range(found.change))
    return protocol.TrialFigure(figure.kind, figure.of, figure.share, figure.headline, *sides, found.changed)


def _component(found: Component) -> protocol.TrialComponent | None:
    """How a component of the changed edition fares; None for one that it does not have, or that never was there."""
    side = found.sides[1]
    if side is None or not side.weight.games:
        return None
    return protocol.TrialComponent(
        found.thing.kind,
        found.thing.id,
        side.weight.takers,
        None if found.taken is None else _range(found.taken.change),
        found.taken is not None and found.taken.changed,
        None if side.adjusted is None else _range(side.adjusted),
        "adjusted" in side.told,
    )


def _range(found: Estimate) -> protocol.Range:
    return protocol.Range(round(found.value, 4), round(found.low, 4), round(found.high, 4))
