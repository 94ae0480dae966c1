"""What one seat has left and has used. All amounts are whole microseconds."""

from msgspec import Struct
from msgspec.structs import replace

from clocks.hours import SECOND
from games.kernel.agenda import MAIN, Agenda, DecisionId
from games.kernel.seats import Seat
from games.kernel.table.terms import Pace, PerMove


class SeatTime(Struct, frozen=True, kw_only=True):
    """The clock of a person's seat.

    `decision` is the one that is awaited of the seat, None if none is. `left` is for this decision
    where each has a time of its own, else for the rest of the game; below zero it says for how long
    the time has been up, in case some is given back. `used` is all the time in which the clock ran;
    `missed` counts the decisions in a row for which it ran out.
    """

    seat: Seat
    left: int
    used: int = 0
    decision: DecisionId | None = None
    missed: int = 0

    @property
    def remaining(self) -> int:
        """What can still be used: never below zero."""
        return max(0, self.left)

    def ran(self, elapsed: int) -> "SeatTime":
        """After the clock has run."""
        return replace(self, left=self.left - elapsed, used=self.used + elapsed)

    def credited(self, more: int) -> "SeatTime":
        """With time given back, as if the clock had not run."""
        return replace(self, left=self.left + more)

    def moved(self, gained: int) -> "SeatTime":
        """After a decision: that it came late is forgotten."""
        return replace(self, left=self.remaining + gained)


class Spent(Struct, frozen=True, kw_only=True):
    """What a ply cost its seat, and what it gained by it."""

    ply: int
    seat: Seat
    used: int
    gained: int


def budget(pace: Pace) -> int:
    """What a clock begins with."""
    return pace.seconds * SECOND


def increment(pace: Pace) -> int:
    """What a move gains."""
    return 0 if isinstance(pace, PerMove) else pace.increment * SECOND


def pressing(agenda: Agenda[None], seat: Seat) -> DecisionId | None:
    """The decision that a game waits for a seat to take; offers are none."""
    awaited = (one for one in agenda.tops() if one.seat == seat and one.lane >= MAIN)
    found = next(awaited, None)
    return None if found is None else found.id


def asked(time: SeatTime, agenda: Agenda[None], pace: Pace) -> SeatTime:
    """The clock of a seat when something else is awaited."""
    decision = pressing(agenda, time.seat)
    if decision == time.decision:
        return time
    left = budget(pace) if isinstance(pace, PerMove) else time.remaining
    return replace(time, decision=decision, left=left)
