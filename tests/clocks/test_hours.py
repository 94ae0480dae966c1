"""The hours of play, against counting minute by minute."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocks.hours import Hours
from games.kernel.table.terms import Window

ZONES = (
    "UTC",
    "Europe/Prague",
    "America/New_York",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",  # moves by half an hour
    "Africa/Casablanca",  # goes back for one month a year
    "Pacific/Apia",  # once left out a whole day
)
MINUTE = timedelta(minutes=1)

times = st.builds("{:02}:{:02}".format, st.integers(0, 23), st.sampled_from((0, 1, 30, 59)))
windows = st.builds(Window, opens=times, closes=times, zone=st.sampled_from(ZONES)).filter(
    lambda window: window.opens != window.closes
)
# Around a change of daylight saving, and anywhere.
moments = st.builds(
    lambda day, minutes: day + timedelta(minutes=minutes),
    st.sampled_from(
        (
            datetime(2025, 3, 29, 12, tzinfo=UTC),
            datetime(2025, 10, 25, 12, tzinfo=UTC),
            datetime(2025, 4, 5, 2, tzinfo=UTC),
            datetime(2025, 3, 8, 20, tzinfo=UTC),
            datetime(2011, 12, 29, 0, tzinfo=UTC),
            datetime(2026, 7, 1, tzinfo=UTC),
        )
    ),
    st.integers(0, 5000),
)


def counted(window: Window, start: datetime, end: datetime) -> int:
    """The seconds of all minutes in which the wall clock is in the window."""
    zone, seconds = ZoneInfo(window.zone), 0
    while start < end:
        shown = start.astimezone(zone).strftime("%H:%M")
        if window.opens < window.closes:
            inside = window.opens <= shown < window.closes
        else:
            inside = shown >= window.opens or shown < window.closes
        seconds += 60 * inside
        start += MINUTE
    return seconds


@given(windows, moments, st.integers(0, 3000))
def test_what_counts_is_what_the_wall_clock_shows(
    window: Window, start: datetime, minutes: int
) -> None:
    end = start + minutes * MINUTE
    assert Hours(window).between(start, end) == counted(window, start, end) * 1_000_000
    assert Hours(window).open_at(start) == (counted(window, start, start + MINUTE) == 60)


@given(windows, moments, st.integers(1, 40 * 86_400 * 1_000_000))
def test_a_deadline_is_the_first_moment_by_which_enough_has_counted(
    window: Window, start: datetime, need: int
) -> None:
    hours = Hours(window)
    end = hours.after(start, need)
    assert hours.between(start, end) == need
    assert hours.between(start, end - timedelta(microseconds=1)) == need - 1


@given(windows, moments, st.lists(st.integers(0, 10**12), min_size=2, max_size=2))
def test_stretches_add_up(window: Window, start: datetime, parts: list[int]) -> None:
    hours = Hours(window)
    middle = start + timedelta(microseconds=parts[0])
    end = middle + timedelta(microseconds=parts[1])
    there = hours.between(start, middle) + hours.between(middle, end)
    assert there == hours.between(start, end)


def test_without_a_window_all_time_counts() -> None:
    start = datetime(2026, 11, 21, 8, tzinfo=UTC)
    assert Hours(None).between(start, start + timedelta(hours=3)) == 3 * 3600 * 1_000_000
    assert Hours(None).after(start, 3_000_000) == start + timedelta(seconds=3)
    assert Hours(None).open_at(start)


@pytest.mark.parametrize(
    ("day", "hours"),
    [
        (datetime(2026, 3, 29, tzinfo=UTC), 2),  # the wall clock leaves out 2:00 to 3:00
        (datetime(2026, 10, 25, tzinfo=UTC), 4),  # it shows 2:00 to 3:00 twice
        (datetime(2026, 6, 1, tzinfo=UTC), 3),
    ],
)
def test_daylight_saving_in_prague(day: datetime, hours: int) -> None:
    window = Window(opens="01:00", closes="04:00", zone="Europe/Prague")
    start = day - timedelta(hours=2)
    counted = Hours(window).between(start, start + timedelta(hours=24))
    assert counted == hours * 3600 * 1_000_000


def test_a_narrow_window_and_a_year_of_time_are_worked_out_at_once() -> None:
    hours = Hours(Window(opens="08:00", closes="08:01", zone="Europe/Prague"))
    start = datetime(2026, 1, 1, tzinfo=UTC)
    end = hours.after(start, 366 * 86_400 * 1_000_000)
    assert end.year == 3468
    assert hours.after(start.replace(year=9000), 10**19).year == 9999
