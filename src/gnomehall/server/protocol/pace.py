"""The pace of a table: what time its players have, and what happens when it runs out."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct


class Pace(Struct, frozen=True):
    """No clock; minutes for the whole game, with seconds added for each turn; or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    """A live game: for each player and the whole game."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 30
    """A live game: seconds added when a player's turn has passed on."""
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    """By days: for each turn."""
    weekends: bool = False
    """By days: whether the clocks stand still on Saturdays and Sundays, in UTC."""
    holidays: Annotated[int, Meta(ge=0, le=60)] = 0
    """By days: for how many days of the game a player may stop their own clock."""
    out: Literal["bot", "lost"] = "bot"
    """When a player's time runs out: a bot takes over until they return, or they have lost."""


NO_PACE: Final = Pace()
Lapse = Literal["", "late", "time", "absent"]
"""What became of a player: late and replaced by a bot until they return; lost on time; lost because they were away."""


class ClockOut(Struct, frozen=True):
    """What time is left at a table, when this was told. Only who decides uses any."""

    left: tuple[int, ...]
    """By seat, in seconds; of no meaning for bots."""
    turn: int
    """Whose clock it is that runs, or would."""
    runs: bool
    """Whether it goes down now."""
    why: Literal["", "seats", "weekend", "holiday", "bot", "over"] = ""
    """Why it does not."""
    holidays: tuple[int, ...] = ()
    """By seat, seconds of holidays that are left."""
    away: tuple[int, ...] = ()
    """The seats that are on holiday."""


class Holiday(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool
