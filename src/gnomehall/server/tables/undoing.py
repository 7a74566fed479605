"""What a seat may take back now, and why not what it may not."""

from collections.abc import Callable
from typing import Final

from gnomehall.server import protocol
from gnomehall.server.limits import UNDONE_ENTRIES
from gnomehall.server.tables.timeline import Timeline

MayAgree = Callable[[int], bool]
"""Whether there is anybody whom a seat could ask."""
NOTHING: Final = protocol.UndoState("none", "nothing")
RATED: Final = protocol.UndoState("none", "rated")


def undo_state(timeline: Timeline, seat: int, may_agree: MayAgree) -> protocol.UndoState:
    """How a seat's last move can be taken back: alone, if the others agree, or not."""
    if seat < 0 or timeline.before_last(seat) is None:
        return NOTHING
    if timeline.undone >= UNDONE_ENTRIES:
        return protocol.UndoState("none", "too-much")
    why = timeline.obstacle(seat)
    if not why:
        return protocol.UndoState("alone", turn=timeline.turn_start(seat))
    by = timeline.last_mover() if why == "other-moved" else -1
    return protocol.UndoState("ask" if may_agree(seat) else "none", why, by)
