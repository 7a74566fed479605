"""The arithmetic of clocks: from entries and their times to what each has left."""

from gnomehall.core.state import NOBODY
from gnomehall.server.protocol import Notice, Pace
from gnomehall.server.store.interface import TimelineEntry
from gnomehall.server.tables.clocks import DAY, FIRST_SATURDAY, WEEK, Clocks, Span, measure

LIVE = Pace("live", minutes=10, increment=5)
DAYS = Pace("days", days=2, weekends=True, holidays=3)
MONDAY = 100 * WEEK + FIRST_SATURDAY + 2 * DAY


class Table:
    """Entries by hand, two seats."""

    def __init__(self, pace: Pace, begin: int, down: tuple[Span, ...] = ()) -> None:
        self.seq = -1
        self.turn = 0
        self.clocks = Clocks(pace, 2, lambda a, b: [span for span in down if span[0] < b and a < span[1]])
        self._take(-1, begin, 0)

    def _take(
        self, who: int, at: int, turn: int, undo: int | None = None, notice: Notice = "", begins: bool = False
    ) -> "Table":
        self.seq, self.turn = self.seq + 1, turn
        moves = () if undo is not None or notice else ("m",)
        self.clocks = self.clocks.branch()
        self.clocks.take(TimelineEntry(self.seq, who, moves, undo, turn, 1, at, notice), begins)
        self.clocks.commit()
        return self

    def move(self, at: int, turn: int, begins: bool = False) -> "Table":
        return self._take(self.turn, at, turn, begins=begins)

    def note(self, who: int, notice: Notice, at: int) -> "Table":
        return self._take(who, at, self.turn, notice=notice)

    def undo(self, who: int, to: int, at: int, turn: int) -> "Table":
        return self._take(who, at, turn, undo=to)

    def left(self, at: int) -> tuple[int, int]:
        return self.clocks.left(0, at), self.clocks.left(1, at)


def test_nothing_runs_before_everybody_has_sat_down() -> None:
    table = Table(LIVE, 1000)
    assert table.left(5000) == (600, 600)
    assert table.clocks.due(5000) == 0
    table.note(1, "start", 5000)
    assert table.left(5100) == (500, 600)
    assert table.clocks.due(5100) == 5600


def test_a_live_turn_that_passes_on_adds_its_seconds_and_one_that_goes_on_does_not() -> None:
    table = Table(LIVE, 0).note(-1, "start", 0).move(30, 0)
    assert table.left(30) == (570, 600)
    table.move(40, 1)
    assert table.left(40) == (565, 600)
    assert table.left(100) == (565, 540), "who does not decide uses nothing"


def test_two_turns_in_a_row_of_one_player_are_two_turns() -> None:
    live = Table(LIVE, 0).note(-1, "start", 0).move(30, 0, begins=True)
    assert live.left(30) == (575, 600)
    days = Table(DAYS, MONDAY).note(-1, "start", MONDAY).move(MONDAY + DAY, 0, begins=True)
    assert days.left(MONDAY + DAY) == (2 * DAY, 2 * DAY)


def test_an_undo_gives_no_time_back_and_takes_back_what_was_added() -> None:
    table = Table(LIVE, 0).note(-1, "start", 0).move(30, 1)
    assert table.left(30) == (575, 600)
    table.undo(0, 1, 40, 0)
    assert table.left(40) == (570, 590)
    table.move(50, 1).undo(0, 1, 50, 0)
    assert table.left(50) == (560, 590), "to move and undo again and again gains nothing"


def test_by_days_each_turn_has_its_whole_deadline() -> None:
    table = Table(DAYS, MONDAY).note(-1, "start", MONDAY).move(MONDAY + DAY, 1)
    assert table.left(MONDAY + DAY + 60) == (DAY, 2 * DAY - 60)
    table.move(MONDAY + 2 * DAY, 0)
    assert table.left(MONDAY + 2 * DAY)[0] == 2 * DAY


def test_by_days_an_undo_brings_back_the_deadline_that_there_was() -> None:
    table = Table(DAYS, MONDAY).note(-1, "start", MONDAY).move(MONDAY + DAY, 1).undo(0, 1, MONDAY + DAY, 0)
    assert table.left(MONDAY + DAY)[0] == DAY


def test_weekends_do_not_count_and_the_deadline_is_after_them() -> None:
    friday = MONDAY + 4 * DAY
    table = Table(DAYS, friday).note(-1, "start", friday)
    monday = MONDAY + WEEK
    assert table.left(monday)[0] == DAY
    assert table.clocks.is_weekend(friday + DAY)
    assert not table.clocks.is_weekend(monday)
    assert table.clocks.due(friday) == monday + DAY
    assert table.clocks.due(friday + DAY + 60) == monday + DAY
    assert table.left(table.clocks.due(friday))[0] == 0


def test_what_the_hall_was_down_does_not_count() -> None:
    table = Table(LIVE, 0, down=((100, 400), (300, 500))).note(-1, "start", 0)
    assert table.left(600)[0] == 600 - 200
    table.move(600, 1)
    assert table.left(600)[0] == 405


def test_holes_that_overlap_are_counted_once() -> None:
    assert measure(0, 100, []) == 100
    assert measure(0, 100, [(20, 60), (10, 30), (90, 200), (-5, 2)]) == 100 - 50 - 10 - 2


def test_a_holiday_stops_ones_own_clock_until_one_moves_or_none_is_left() -> None:
    table = Table(DAYS, MONDAY).note(-1, "start", MONDAY).note(0, "holiday", MONDAY + 60)
    assert table.left(MONDAY + 2 * DAY)[0] == 2 * DAY - 60
    assert table.clocks.on_holiday(MONDAY + 2 * DAY) == (0,)
    assert table.clocks.due(MONDAY + 60) == MONDAY + 5 * DAY, "three days of holidays and two of the turn"
    assert table.clocks.on_holiday(MONDAY + 60 + 3 * DAY) == ()
    table.move(MONDAY + DAY, 1)
    assert table.clocks.spare(0, MONDAY + DAY) == 2 * DAY + 60
    assert table.left(MONDAY + 2 * DAY)[1] == DAY, "the other's clock runs"


def test_a_bot_that_took_over_uses_nothing_and_who_returns_has_a_little_time() -> None:
    table = Table(LIVE, 0).note(-1, "start", 0).note(0, "late", 600)
    assert table.left(900)[0] == 0
    assert table.clocks.due(900) == 0
    table.note(0, "return", 900)
    assert table.left(900)[0] == 60
    days = Table(DAYS, MONDAY).note(-1, "start", MONDAY).note(0, "late", MONDAY + 2 * DAY)
    assert days.note(0, "return", MONDAY + 3 * DAY).left(MONDAY + 3 * DAY)[0] == 2 * DAY


def test_whoever_takes_over_a_free_seat_begins_with_a_full_clock() -> None:
    table = Table(LIVE, 0).note(-1, "start", 0).note(0, "halt", 300)
    assert table.left(1000) == (600, 600)
    table.note(0, "start", 1000)
    assert table.left(1100) == (500, 600)


def test_when_the_game_is_over_no_clock_runs() -> None:
    table = Table(LIVE, 0).note(-1, "start", 0).move(10, NOBODY)
    assert table.clocks.due(10) == 0
    assert table.left(9999) == (595, 600)
