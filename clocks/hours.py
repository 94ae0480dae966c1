"""The hours of play: which part of the time counts.

Clocks run while the wall clock of the window's zone shows a time in `[opens, closes)`, past
midnight if it closes before it opens. So daylight saving needs no rule of its own: an hour that
the wall clock leaves out does not count, and one that it shows twice counts twice.

All arithmetic is in whole microseconds.
"""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from games.kernel.table.terms import Window

SECOND: Final = 1_000_000
DAY: Final = 86_400 * SECOND
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)
_LAST: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""Later than this nothing is worked out."""
_STRIDE: Final = 7 * DAY
"""No zone has changed its offset twice in a week and ended where it began."""


class Hours:
    """The hours of a window; without one, time always counts."""

    __slots__ = ("_closes", "_length", "_opens", "_zone")

    def __init__(self, window: Window | None) -> None:
        self._zone = None if window is None else ZoneInfo(window.zone)
        self._opens = 0 if window is None else _of_day(window.opens)
        self._closes = DAY if window is None else _of_day(window.closes)
        self._length = (self._closes - self._opens - 1) % DAY + 1

    def between(self, start: datetime, end: datetime) -> int:
        """The microseconds that count from `start` to `end`, which is not before it."""
        at, until = _micros(start), _micros(end)
        if self._zone is None:
            return until - at
        counted = 0
        while at < until:
            stop, shift = self._stretch(at, until)
            counted += self._counted(stop + shift) - self._counted(at + shift)
            at = stop
        return counted

    def after(self, start: datetime, need: int) -> datetime:
        """The first moment by which `need` microseconds have counted since `start`."""
        at = _micros(start)
        if self._zone is None or need <= 0:
            return _moment(min(at + max(0, need), _END))
        while at < _END:
            stop, shift = self._stretch(at, at + _STRIDE)
            before = self._counted(at + shift)
            there = self._counted(stop + shift) - before
            if there >= need:
                return _moment(self._reached(before + need) - shift)
            need -= there
            at = stop
        return _LAST

    def open_at(self, moment: datetime) -> bool:
        """Whether time counts at a moment."""
        return self.between(moment, moment + _MICROSECOND) > 0

    def _stretch(self, at: int, until: int) -> tuple[int, int]:
        """How far from `at` towards `until` the wall clock runs evenly, and its distance from
        UTC there."""
        stop = min(until, at + _STRIDE)
        shift = self._shift(at)
        if self._shift(stop) == shift:
            return stop, shift
        same, other = at, stop
        while other - same > 1:
            middle = (same + other) // 2
            if self._shift(middle) == shift:
                same = middle
            else:
                other = middle
        return other, shift

    def _shift(self, at: int) -> int:
        offset = _moment(at).astimezone(self._zone).utcoffset()
        assert offset is not None, "a zone has an offset at every moment"
        return offset // _MICROSECOND

    def _counted(self, wall: int) -> int:
        """What counts up to a time of the wall clock, since some midnight long ago."""
        days, time = divmod(wall, DAY)
        if self._opens < self._closes:
            part = min(max(time - self._opens, 0), self._length)
        else:
            part = min(time, self._closes) + max(time - self._opens, 0)
        return days * self._length + part

    def _reached(self, counted: int) -> int:
        """The first time of the wall clock at which so much has counted."""
        days, rest = divmod(counted - 1, self._length)
        rest += 1
        if self._opens < self._closes:
            time = self._opens + rest
        elif rest <= self._closes:
            time = rest
        else:
            time = self._opens + rest - self._closes
        return days * DAY + time


def _of_day(time: str) -> int:
    hours, minutes = time.split(":")
    return (int(hours) * 60 + int(minutes)) * 60 * SECOND


def _micros(moment: datetime) -> int:
    return (moment - _EPOCH) // _MICROSECOND


def _moment(micros: int) -> datetime:
    return _EPOCH + timedelta(microseconds=micros)


_END: Final = _micros(_LAST)
