"""The names of numbers: what an int stands for in a signature. To Python they are all `int`."""

from typing import Any, Final, TypeAlias

from gnomehall.core.mypyc import i64

Seat: TypeAlias = i64
"""The index of a player at the table, from 0."""

Decider: TypeAlias = i64
"""Who decides: a seat, CHANCE or NOBODY."""

Viewer: TypeAlias = int
"""Who looks: a seat or SPECTATOR."""

Action: TypeAlias = int
"""What was chosen: a number that names the thing, below the game's action count."""

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -3
"""The viewer who sits nowhere and sees what is open to all.

It is neither CHANCE nor NOBODY: those may decide, but never see.
"""

Plain = int | str | bool | list[Any]
"""What the data of events, choices and refusals is made of, so that it goes over a wire as it is.

A list has numbers or texts. To say so here would be a union of two lists, which nothing that reads JSON can tell apart.
"""
