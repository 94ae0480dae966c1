"""What players want to know about their clocks, one story each."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from clocks.expiries import ExpiryEvent, undue
from clocks.reckoning import Reckoning
from games.kernel.agenda import Agenda, AgendaChange, Frame
from games.kernel.seats import Seat
from games.kernel.table.opening import GameDescended
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.table.rewinding import Rewound
from games.kernel.table.terms import Clock, PerMove, Total, Window
from games.kernel.table.timing import TimeCredited, TimeExpired
from games.kernel.title import Action
from tests.clocks.simulated import Event, folded, opening
from verifier.words import in_words

QUICK = Clock(pace=PerMove(seconds=600))
CHESS = Clock(pace=Total(seconds=3600, increment=60))


def asked(*seats: Seat, first: int = 1, closed: Sequence[int] = ()) -> AgendaChange[None]:
    """Decisions of seats, side by side, with ids from `first` on."""
    frames = (
        Frame(id=first + number, seat=seat, step=None, lane=seat)
        for number, seat in enumerate(seats)
    )
    return AgendaChange(tuple(closed), tuple(frames))


def answer(seat: Seat, decision: int) -> Action[None]:
    """A move."""
    return Action(seat=seat, decision=decision, command=None)


def back(to: int, seat: Seat, first: int, why: str = "takeback") -> Rewound:
    """To ply `to`, where a decision of a seat is awaited."""
    agenda = Agenda((Frame(id=first, seat=seat, step=None, lane=seat),), first + 1)
    return Rewound(to=to, version=7, why=why, agenda=agenda, seat=seat)  # type: ignore[arg-type]


def minutes(now: Reckoning) -> dict[Seat, float]:
    """What is left, in minutes."""
    return {one.seat: one.left / 60e6 for one in now.seats}


def told(clock: Clock, *events: tuple[int, int, object]) -> Reckoning:
    """The clocks after (minute, ply, value)s."""
    return folded([*opening(clock), *(Event(*one) for one in events)])


def test_a_decision_has_its_time_and_the_next_one_has_its_own() -> None:
    now = told(
        QUICK,
        (0, 0, asked(0)),
        (4, 1, answer(0, 1)),
        (4, 1, asked(1, first=2, closed=[1])),
        (7, 2, Paused(why="dispute")),
    )
    assert minutes(now) == {0: 10, 1: 7}
    assert now.due is None


def test_a_forced_move_takes_no_time_however_late_it_is_recorded() -> None:
    answered = ((0, 0, asked(0)), (4, 1, answer(0, 1)), (4, 1, asked(1, 0, first=2, closed=[1])))
    forced = (9, 1, ForcedPlayed(seat=1, decision=2))
    for clock, other, left in ((QUICK, 5, 10), (CHESS, 52, 60)):
        before = told(clock, *answered, forced)
        assert minutes(before) == {0: other, 1: left}, "the clock of the other seat goes on"
        after = told(clock, *answered, forced, (9, 2, answer(1, 2)), (9, 2, asked(closed=[2])))
        gained = 1 if clock is CHESS else 0
        assert minutes(after) == {0: other, 1: left + gained}
        late = (90, 1, ForcedPlayed(seat=1, decision=2))
        assert [one.seat for one in told(clock, *answered, late).expired(late_at(90))] == [0]


def late_at(minute: int) -> datetime:
    """The time so many minutes after the start."""
    return Event(minute, 0, None).at


def test_a_move_gains_the_increment_however_late_it_comes() -> None:
    late = told(CHESS, (0, 0, asked(0)), (75, 1, answer(0, 1)), (75, 1, asked(1, closed=[1])))
    assert minutes(late) == {0: 1, 1: 60}


def test_time_given_back_counts_as_if_the_clock_had_not_run() -> None:
    now = told(
        QUICK,
        (0, 0, asked(0)),
        (17, 0, TimeCredited(seats=(0,), seconds=12 * 60, downtime=1)),
    )
    assert minutes(now)[0] == 5
    assert now.expired(now.at) == ()


def test_simultaneous_decisions_run_side_by_side() -> None:
    now = told(CHESS, (0, 0, asked(0, 1)), (5, 1, answer(1, 2)), (5, 1, asked(closed=[2])))
    assert minutes(now.until(now.at + timedelta(minutes=5))) == {0: 50, 1: 56}
    assert now.due == now.at + timedelta(minutes=55)


def test_a_pause_stops_all_clocks_and_both_have_to_end() -> None:
    now = told(
        CHESS,
        (0, 0, asked(0, 1)),
        (10, 0, Paused(why="agreed", until="2026-03-30T00:00:00Z")),
        (20, 0, Paused(why="dispute")),
        (30, 0, Resumed(why="agreed")),
        (40, 0, Resumed(why="dispute")),
        (50, 0, TimeCredited(seats=(), seconds=0, downtime=1)),
    )
    assert minutes(now) == {0: 40, 1: 40}


def test_the_end_of_an_agreed_pause_is_due() -> None:
    paused = Paused(why="agreed", until="2026-03-30T01:00:00+01:00")
    now = told(CHESS, (0, 0, asked(0)), (1, 0, paused))
    assert now.due == datetime(2026, 3, 30, tzinfo=UTC)


def test_a_night_does_not_count() -> None:
    window = Window(opens="08:00", closes="22:00", zone="Europe/Prague")
    now = told(Clock(pace=PerMove(seconds=86_400), window=window), (0, 0, asked(0)))
    # 12 hours today (it is 10 o'clock there), 12 tomorrow, when daylight saving has begun.
    assert now.deadline(0) == datetime(2026, 3, 29, 18, tzinfo=UTC)


def test_who_takes_back_has_what_all_tries_leave() -> None:
    tries = told(
        QUICK,
        (0, 0, asked(0)),
        (3, 1, answer(0, 1)),
        (3, 1, asked(0, first=2, closed=[1])),
        (5, 1, back(0, 0, 3)),
    )
    assert minutes(tries)[0] == 5
    again = folded(
        [
            Event(6, 2, answer(0, 3)),
            Event(6, 2, asked(0, first=4, closed=[3])),
            Event(8, 2, back(0, 0, 5)),
        ],
        tries,
    )
    assert minutes(again)[0] == 2
    assert again.due == again.at + timedelta(minutes=2)


def test_who_takes_back_loses_what_the_moves_gained() -> None:
    now = told(
        CHESS,
        (0, 0, asked(0)),
        (3, 1, answer(0, 1)),
        (3, 1, asked(0, first=2, closed=[1])),
        (5, 2, answer(0, 2)),
        (5, 2, asked(1, first=3, closed=[2])),
        (6, 2, back(0, 0, 4)),
    )
    assert minutes(now) == {0: 55, 1: 59}


def test_going_back_by_agreement_changes_no_total_and_renews_a_decision() -> None:
    events = (
        (0, 0, asked(0)),
        (3, 1, answer(0, 1)),
        (3, 1, asked(0, first=2, closed=[1])),
        (5, 1, back(0, 0, 3, why="agreed")),
    )
    assert minutes(told(QUICK, *events))[0] == 10
    assert minutes(told(CHESS, *events))[0] == 56


def test_missed_decisions_are_counted_until_the_seat_moves_by_itself() -> None:
    missed = (
        (0, 0, asked(0)),
        (10, 0, TimeExpired(seat=0, decision=1)),
        (10, 1, answer(0, 1)),
        (10, 1, asked(0, first=2, closed=[1])),
        (20, 1, TimeExpired(seat=0, decision=2)),
        (20, 2, answer(0, 2)),
        (20, 2, asked(0, first=3, closed=[2])),
    )
    twice = told(QUICK, *missed).of(0)
    assert twice is not None
    assert twice.missed == 2
    back_again = told(QUICK, *missed, (21, 3, answer(0, 3))).of(0)
    assert back_again is not None
    assert back_again.missed == 0


def test_plies_played_elsewhere_gain_nothing() -> None:
    fork = GameDescended(how="fork", game="gam_x", ply=1)
    now = told(CHESS, (0, 0, fork), (0, 0, asked(0)), (0, 1, answer(0, 1)), (0, 2, answer(0, 1)))
    assert minutes(now)[0] == 61


def test_an_expiry_that_was_not_due_is_found() -> None:
    def found(minute: int, seat: Seat, decision: int) -> list[str]:
        events = [
            *opening(QUICK),
            Event(0, 0, asked(0)),
            Event(minute, 0, TimeExpired(seat=seat, decision=decision)),
        ]
        happened = (
            ExpiryEvent(at=one.at, ply=one.ply, version=number, value=one.value)
            for number, one in enumerate(events, 1)
        )
        return [in_words(one.because) for one in undue(happened)]

    assert found(10, 0, 1) == []
    assert found(9, 0, 1) == ["Seat A had 60.0 s left"]
    assert found(12, 1, 1) == ["Seat B had no clock that was running"]
    assert found(12, 0, 2) == ["Seat A was asked for decision 1, not 2"]


def test_whoever_takes_back_makes_no_time_for_others() -> None:
    """Else partners could give each other as much as they like."""
    now = told(
        QUICK,
        (0, 0, asked(0, 1)),
        (3, 1, answer(0, 1)),
        (3, 1, asked(0, first=3, closed=[1])),
        (4, 1, both(0, 0, 4)),
    )
    assert minutes(now) == {0: 6, 1: 6}
    assert now.due == now.at + timedelta(minutes=6)


def both(to: int, seat: Seat, first: int) -> Rewound:
    """To ply `to`, where decisions of both seats are awaited, by one of them."""
    frames = (Frame(id=first + seat, seat=seat, step=None, lane=seat) for seat in (0, 1))
    agenda = Agenda(tuple(frames), first + 2)
    return Rewound(to=to, version=7, why="takeback", agenda=agenda, seat=seat)
