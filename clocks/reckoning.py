"""The reckoning of a game: whose clock runs, how much is left, when it runs out.

It is a fold of the game's events with their times. What holds:

* The clock of a seat runs while the game waits for a decision of the person there, within the
  hours of play. Several can run at once. Offers, bots and forfeited seats have none.
* No clock runs before the start, behind the end, or during a pause of whatever reason.
* Where each decision has a time of its own, that begins anew with every decision. Where there is
  one for the game, every answer to an awaited decision gains the increment.
* What counts is the time at which an event was recorded. A move that comes after the time was up,
  but before anybody said so, is a move like any other.
* A move that the service plays for a seat because it was forced takes no time.
* Time that is given back counts as if the clock had not run.
* Time used stays used. Who takes back own moves loses what they gained, and has for the decision
  only what all tries together leave of its time. Rewinding by agreement or by a ruling changes
  no total, and a decision has its time anew.
"""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from clocks.hours import SECOND, Hours
from clocks.seat_time import SeatTime, Spent, asked, budget, increment
from games.kernel.agenda import Agenda, AgendaChange, bare
from games.kernel.seats import Seat
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited
from games.kernel.table.opening import GameDescended, SeatLeft, SeatTaken
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.table.rewinding import Rewound
from games.kernel.table.terms import Clock, PerMove, TermsSet
from games.kernel.table.timing import TimeCredited, TimeExpired
from games.kernel.title import Action

PATIENCE: Final = 3
"""After so many decisions in a row for which time ran out, a seat is lost in any game: whoever
waits for somebody who has gone away does not wait for ever."""

_LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)
_REMEMBERED: Final = 200


class Reckoning(Struct, frozen=True, kw_only=True):
    """The clocks of a game at a time. `at` is that of the last event.

    `expiring` is the seat whose expiry was recorded, until the default command or the loss is.
    `streak` are the last plies, as far as one seat played them; `inherited` the last ply that was
    played in another game.
    """

    at: datetime = _LONG_AGO
    clock: Clock | None = None
    seats: tuple[SeatTime, ...] = ()
    agenda: Agenda[None] = Agenda()
    pauses: tuple[Paused, ...] = ()
    over: bool = False
    expiring: Seat | None = None
    streak: tuple[Spent, ...] = ()
    inherited: int = -1
    credited: int = 0

    def of(self, seat: Seat) -> SeatTime | None:
        """The clock of a seat; None if it has none."""
        return next((one for one in self.seats if one.seat == seat), None)

    @property
    def running(self) -> tuple[SeatTime, ...]:
        """The clocks that run in the hours of play."""
        if self.over or self.pauses:
            return ()
        return tuple(one for one in self.seats if one.decision is not None)

    @property
    def hours(self) -> Hours:
        """The hours of play."""
        return Hours(None if self.clock is None else self.clock.window)

    def until(self, at: datetime) -> "Reckoning":
        """The clocks at a later time, if nothing happens before it."""
        if at <= self.at:
            return self
        running = {one.seat for one in self.running}
        elapsed = self.hours.between(self.at, at) if running else 0
        seats = tuple(one.ran(elapsed) if one.seat in running else one for one in self.seats)
        return replace(self, at=at, seats=seats)

    def deadline(self, seat: Seat) -> datetime | None:
        """When the time of a seat is up, if nothing happens; None while its clock stands."""
        one = next((one for one in self.running if one.seat == seat), None)
        return None if one is None else self.hours.after(self.at, one.left)

    @property
    def due(self) -> datetime | None:
        """When something has to be done next: time is up, or an agreed pause ends."""
        if self.over:
            return None
        moments = [self.deadline(one.seat) for one in self.running]
        moments += [end_of(one) for one in self.pauses]
        return min((one for one in moments if one is not None), default=None)

    def expired(self, at: datetime) -> tuple[SeatTime, ...]:
        """The clocks that have run out by a time."""
        return tuple(one for one in self.until(at).running if one.left <= 0)


def end_of(pause: Paused) -> datetime | None:
    """When a pause ends by itself, if it does."""
    return None if pause.until is None else datetime.fromisoformat(pause.until)


def reckon(before: Reckoning, at: datetime, ply: int, value: object) -> Reckoning:
    """The clocks after an event of ply `ply` that was recorded at a time. `value` is a fact of the
    table, an action, or a fact of a title, of which only what it makes of the agenda matters."""
    now = before.until(at)
    match value:
        case Action(seat=seat, decision=decision):
            return _moved(now, seat, decision, ply)
        case AgendaChange(closed=closed, opened=opened):
            return _awaiting(now, now.agenda.changed(closed, bare(opened)))
        case ForcedPlayed(seat=seat):
            untouched = before.of(seat)
            return now if untouched is None else _with(now, untouched)
        case Rewound():
            return _rewound(now, value)
        case TermsSet(terms=terms):
            return replace(now, clock=terms.clock)
        case GameDescended(how=how, ply=last):
            return now if how == "rematch" else replace(now, inherited=last)
        case Paused():
            return replace(now, pauses=(*now.pauses, value))
        case Resumed(why=why):
            return replace(now, pauses=tuple(one for one in now.pauses if one.why != why))
        case GameFinished() | GameVoided():
            return replace(now, over=True, expiring=None)
        case _:
            return _seats_changed(now, value)


def _seats_changed(now: Reckoning, value: object) -> Reckoning:
    match value:
        case SeatTaken(seat=seat, by="person") if now.clock is not None:
            taken = SeatTime(seat=seat, left=budget(now.clock.pace))
            return replace(now, seats=(*_without(now, seat), taken))
        case SeatLeft(seat=seat):
            return replace(now, seats=_without(now, seat))
        case SeatForfeited(seat=seat):
            return replace(now, seats=_without(now, seat), expiring=None)
        case TimeExpired(seat=seat):
            late = now.of(seat)
            changed = now if late is None else _with(now, replace(late, missed=late.missed + 1))
            return replace(changed, expiring=seat)
        case TimeCredited(seats=credited, seconds=seconds, downtime=number):
            more = seconds * SECOND
            seats = tuple(one.credited(more) if one.seat in credited else one for one in now.seats)
            return replace(now, seats=seats, credited=max(now.credited, number))
        case _:
            return now


def _moved(now: Reckoning, seat: Seat, decision: int, ply: int) -> Reckoning:
    """After an answer to a decision, before what it makes of the agenda."""
    time, streak = now.of(seat), now.streak
    if streak and streak[-1].seat != seat:
        streak = ()
    if now.clock is None or time is None:
        return replace(now, streak=(), expiring=None)
    pace, answered = now.clock.pace, decision == time.decision
    used = budget(pace) - time.remaining if answered and isinstance(pace, PerMove) else 0
    gained = increment(pace) if answered and ply > now.inherited else 0
    spent = Spent(ply=ply, seat=seat, used=max(0, used), gained=gained)
    missed = time.missed if now.expiring == seat else 0
    after = time.moved(gained) if answered else time
    moved = _with(now, replace(after, missed=missed))
    return replace(moved, streak=(*streak, spent)[-_REMEMBERED:], expiring=None)


def _rewound(now: Reckoning, fact: Rewound) -> Reckoning:
    gone = [one for one in now.streak if one.ply > fact.to and one.seat == fact.seat]
    own = None if fact.seat is None else now.of(fact.seat)
    fresh = _awaiting(replace(now, streak=(), expiring=None), fact.agenda, anew=True)
    if now.clock is None or own is None or fact.why != "takeback":
        return fresh
    others = (one if one.seat == own.seat else _going_on(one, now) for one in fresh.seats)
    fresh = replace(fresh, seats=tuple(others))
    kept = tuple(one for one in now.streak if one.ply <= fact.to)
    there = fresh.of(own.seat)
    assert there is not None, "rewinding takes no clock away"
    left = there.left - sum(one.gained for one in gone)
    if isinstance(now.clock.pace, PerMove):
        running = own.decision is not None
        tried = budget(now.clock.pace) - own.remaining if running else 0
        left -= max(0, tried) + sum(one.used for one in gone)
    return replace(_with(fresh, replace(there, left=max(0, left))), streak=kept)


def _going_on(time: SeatTime, before: Reckoning) -> SeatTime:
    """The clock of another seat when somebody took back: who was asked and still is goes on."""
    earlier = before.of(time.seat)
    if earlier is None or earlier.decision is None or time.decision is None:
        return time
    return replace(time, left=min(time.left, earlier.left))


def _awaiting(now: Reckoning, agenda: Agenda[None], *, anew: bool = False) -> Reckoning:
    if now.clock is None:
        return replace(now, agenda=agenda)
    before = tuple(replace(one, decision=None) for one in now.seats) if anew else now.seats
    seats = tuple(asked(one, agenda, now.clock.pace) for one in before)
    return replace(now, agenda=agenda, seats=seats)


def _without(now: Reckoning, seat: Seat) -> tuple[SeatTime, ...]:
    return tuple(one for one in now.seats if one.seat != seat)


def _with(now: Reckoning, time: SeatTime) -> Reckoning:
    seats = tuple(time if one.seat == time.seat else one for one in now.seats)
    return replace(now, seats=seats)
