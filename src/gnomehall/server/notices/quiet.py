"""Quiet hours: when they end, in the zone of whoever has them."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from gnomehall.server.store.notices import WishesRow

DAY: Final = 1440
"""Minutes of a day."""


def is_zone(name: str) -> bool:
    return _zone(name) is not None


def quiet_until(wishes: WishesRow, now: int) -> int:
    """When the quiet hours end that it is in the middle of; 0 if it is in none."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    zone = _zone(wishes.zone)
    if begin == end or zone is None:
        return 0
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return 0
    # By the clock on the wall, so that a night in which clocks are changed ends when it should.
    ends = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    if end <= minute:
        ends += timedelta(days=1)
    return max(now + 1, int(ends.timestamp()))


def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
