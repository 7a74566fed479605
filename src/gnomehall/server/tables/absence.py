"""Since when the players of a table have been away, by the clock of the hall."""

from collections.abc import Callable, Collection

Clock = Callable[[], float]
"""Seconds since some moment; tests have one that they move."""


class Absence:
    """Nothing of it is kept: when a table comes back into memory, all count as just gone."""

    def __init__(self, seats: int, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[int, float] = dict.fromkeys(range(seats), clock())

    def update(self, present: Collection[int], seats: int) -> None:
        """Take in who is there now."""
        now = self._clock()
        self._since = {seat: self._since.get(seat, now) for seat in range(seats) if seat not in present}

    def restart(self, seat: int) -> None:
        """Count from now on, for a seat that somebody else is to take."""
        if seat in self._since:
            self._since[seat] = self._clock()

    def seconds(self) -> dict[int, int]:
        """For how long those have been away who are."""
        now = self._clock()
        return {seat: int(now - since) for seat, since in self._since.items()}
