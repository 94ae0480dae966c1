"""The reckoning: against clocks ticked minute by minute, and as the laws of time want it."""

from datetime import datetime, timedelta

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from clocks.reckoning import Reckoning, reckon
from games.kernel.table.terms import Clock
from tests.clocks.simulated import START, Event, Ticking, folded, games

MICRO = timedelta(microseconds=1)


@settings(max_examples=150, deadline=None)
@given(games(), st.integers(0, 300))
def test_clocks_are_those_that_are_ticked_minute_by_minute(
    game: tuple[Clock, list[Event]], longer: int
) -> None:
    clock, events = game
    ticking, minute = Ticking(clock), 0
    for event in events:
        for passing in range(minute, event.minute):
            ticking.tick(passing)
        minute = event.minute
        ticking.happen(event.value)
    for passing in range(minute, minute + longer):
        ticking.tick(passing)
    now = folded(events).until(START + timedelta(minutes=minute + longer))
    minutes = {one.seat: (one.left / 60e6, one.used / 60e6) for one in now.seats}
    assert minutes == {seat: (ticking.left[seat], ticking.used[seat]) for seat in ticking.left}


@settings(max_examples=150, deadline=None)
@given(games(), st.data())
def test_going_on_from_anywhere_is_the_same_as_beginning_anew(
    game: tuple[Clock, list[Event]], data: st.DataObject
) -> None:
    _, events = game
    cut = data.draw(st.integers(0, len(events)))
    kept = msgspec.json.encode(folded(events[:cut]))
    begun = msgspec.json.decode(kept, type=Reckoning)
    assert folded(events[cut:], begun) == folded(events)


@settings(max_examples=150, deadline=None)
@given(games())
def test_time_is_never_negative_and_only_the_awaited_use_it(
    game: tuple[Clock, list[Event]],
) -> None:
    _, events = game
    before = Reckoning()
    for event in events:
        then = before.until(event.at)
        running = {one.seat for one in before.running}
        for was, now in zip(before.seats, then.seats, strict=True):
            assert now.remaining >= 0
            assert now.used - was.used == was.left - now.left
            assert now.used >= was.used
            assert now.seat in running or now == was
        before = reckon(before, event.at, event.ply, event.value)


@settings(max_examples=150, deadline=None)
@given(games())
def test_a_deadline_is_the_very_moment_at_which_time_is_up(
    game: tuple[Clock, list[Event]],
) -> None:
    now = folded(game[1])
    deadlines: list[datetime] = []
    for one in now.running:
        deadline = now.deadline(one.seat)
        assert deadline is not None
        deadlines.append(deadline)
        assert one.seat in {late.seat for late in now.expired(deadline)}
        early = {late.seat for late in now.expired(deadline - MICRO)}
        assert one.left <= 0 or one.seat not in early
    assert now.due == min(deadlines, default=None) or now.pauses


@settings(max_examples=100, deadline=None)
@given(games(), st.lists(st.integers(0, 10**10), max_size=6))
def test_looking_at_clocks_changes_nothing(
    game: tuple[Clock, list[Event]], looks: list[int]
) -> None:
    now = folded(game[1])
    seen, passed = now, 0
    for look in looks:
        passed += look
        seen = seen.until(now.at + timedelta(microseconds=passed))
    assert seen == now.until(now.at + timedelta(microseconds=passed))
