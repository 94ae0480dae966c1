"""Games in simulated time: events at whole minutes, and clocks that are ticked minute by minute.

`Ticking` is what the reckoning is compared with. It knows the rules of the clock in the plainest
form: every minute it looks who is awaited, whether there is a pause and what the wall clock
shows, and takes a minute off.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import strategies as st
from msgspec import Raw, Struct

from clocks.reckoning import Reckoning, reckon
from games.kernel.agenda import Agenda, AgendaChange, Frame, offer_lane
from games.kernel.result import ranked
from games.kernel.seats import Seat
from games.kernel.table.ending import GameFinished, SeatForfeited
from games.kernel.table.opening import GameOpened, GameStarted, SeatTaken
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.terms import Clock, Pace, PerMove, Terms, TermsSet, Total, Window
from games.kernel.table.timing import TimeCredited
from games.kernel.title import Action

START = datetime(2026, 3, 28, 9, tzinfo=UTC)  # the night after it, Prague's clocks go forward
MINUTE = timedelta(minutes=1)
SEATS = 3


class Event(Struct, frozen=True):
    """Something that was recorded so many minutes after the start."""

    minute: int
    ply: int
    value: object

    @property
    def at(self) -> datetime:
        """When it was recorded."""
        return START + self.minute * MINUTE


def opening(clock: Clock) -> list[Event]:
    """The table of a game with two persons and a bot, started."""
    opened = GameOpened(title="lanterns", ruleset="lanterns/1", seats=SEATS, options=Raw(b"{}"))
    values = (
        opened,
        TermsSet(terms=Terms(clock=clock)),
        SeatTaken(seat=0, by="person"),
        SeatTaken(seat=1, by="person"),
        SeatTaken(seat=2, by="bot", bot="random"),
        GameStarted(),
    )
    return [Event(0, 0, value) for value in values]


def folded(events: Sequence[Event], before: Reckoning | None = None) -> Reckoning:
    """The reckoning after events."""
    now = before or Reckoning()
    for event in events:
        now = reckon(now, event.at, event.ply, event.value)
    return now


windows = st.none() | st.builds(
    Window,
    opens=st.sampled_from(("00:00", "01:30", "08:00", "20:15")),
    closes=st.sampled_from(("02:30", "09:00", "19:45", "23:59")),
    zone=st.sampled_from(("UTC", "Europe/Prague", "America/New_York")),
)
paces = st.builds(
    PerMove, seconds=st.integers(1, 90).map(lambda minutes: minutes * 60)
) | st.builds(
    Total,
    seconds=st.integers(1, 600).map(lambda minutes: minutes * 60),
    increment=st.integers(0, 30).map(lambda minutes: minutes * 60),
)
clocks = st.builds(Clock, pace=paces, window=windows)


@st.composite
def games(draw: st.DrawFn) -> tuple[Clock, list[Event]]:
    """A clock and the events of a game, as far as it has come."""
    clock = draw(clocks)
    events = opening(clock)
    agenda, minute, ply, paused, out = Agenda[None](), 0, 0, False, False
    for number in range(draw(st.integers(0, 25))):
        minute += draw(st.integers(0, 45) | st.integers(0, 900))
        kind = draw(st.sampled_from(("move", "move", "move", "pause", "forfeit", "credit")))
        if kind == "pause":
            events.append(Event(minute, ply, Resumed(why="agreed") if paused else PAUSED))
            paused = not paused
        elif kind == "credit" and not paused:
            fact = TimeCredited(
                seats=(0,), seconds=draw(st.integers(1, 20)) * 60, downtime=number + 1
            )
            events.append(Event(minute, ply, fact))
        elif kind == "forfeit" and draw(st.integers(0, 3)) == 0 and not out:
            out = True
            events.append(Event(minute, ply, SeatForfeited(seat=1, why="resigned", stand_in="x")))
        elif not paused:
            ply += 1
            changed, agenda = draw(moves(agenda))
            events += [Event(minute, ply, value) for value in changed]
    if draw(st.booleans()):
        events.append(Event(minute, ply, FINISHED))
        events.append(Event(minute + draw(st.integers(0, 300)), ply, PAUSED))
    return clock, events


@st.composite
def moves(draw: st.DrawFn, agenda: Agenda[None]) -> tuple[list[object], Agenda[None]]:
    """An answer to an open decision, and other decisions that it opens, side by side or not."""
    values: list[object] = []
    closed: tuple[int, ...] = ()
    tops = [one for one in agenda.tops() if one.seat is not None]
    if tops:
        frame = draw(st.sampled_from(tops))
        assert frame.seat is not None
        values.append(Action(seat=frame.seat, decision=frame.id, command=None))
        closed = (frame.id,)
    opened: list[Frame[None]] = []
    for seat in draw(st.lists(st.integers(0, SEATS - 1), unique=True, max_size=SEATS)):
        lane = seat if draw(st.integers(0, 4)) else offer_lane(seat)
        opened.append(Frame(id=agenda.next_id + len(opened), seat=seat, step=None, lane=lane))
    if closed or opened:
        values.append(AgendaChange(closed, tuple(opened)))
    return values, agenda.changed(closed, tuple(opened))


PAUSED = Paused(why="agreed")
FINISHED = GameFinished(result=ranked({0: (), 1: (), 2: ()}, tie_breaks={}))


class Ticking:
    """The clocks of a simulated game, minute by minute. Amounts are minutes."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pace: Pace = clock.pace
        self._agenda = Agenda[None]()
        self._paused = self._over = False
        self.left = {0: self._budget, 1: self._budget}
        self.used = {0: 0, 1: 0}
        self.ticked = 0

    @property
    def _budget(self) -> int:
        return self._pace.seconds // 60

    def awaited(self, seat: Seat) -> int | None:
        """The decision that the game waits for."""
        found = [one.id for one in self._agenda.tops() if one.seat == seat and one.lane >= -1]
        return found[0] if found else None

    def tick(self, minute: int) -> None:
        """The minute goes by."""
        if self._paused or self._over or not self._in_window(minute):
            return
        for seat in self.left:
            if self.awaited(seat) is not None:
                self.left[seat] -= 1
                self.used[seat] += 1
                self.ticked += 1

    def _in_window(self, minute: int) -> bool:
        window = self._clock.window
        if window is None:
            return True
        shown = f"{(START + minute * MINUTE).astimezone(ZoneInfo(window.zone)):%H:%M}"
        if window.opens < window.closes:
            return window.opens <= shown < window.closes
        return shown >= window.opens or shown < window.closes

    def happen(self, value: object) -> None:
        """An event."""
        match value:
            case Action(seat=seat, decision=decision) if seat in self.left:
                if isinstance(self._pace, Total) and decision == self.awaited(seat):
                    self.left[seat] = max(0, self.left[seat]) + self._pace.increment // 60
            case AgendaChange(closed=closed, opened=opened):
                before = {seat: self.awaited(seat) for seat in self.left}
                self._agenda = self._agenda.changed(closed, opened)
                for seat in self.left:
                    if self.awaited(seat) != before[seat]:
                        anew = isinstance(self._pace, PerMove)
                        self.left[seat] = self._budget if anew else max(0, self.left[seat])
            case Paused():
                self._paused = True
            case Resumed():
                self._paused = False
            case SeatForfeited(seat=seat):
                del self.left[seat], self.used[seat]
            case TimeCredited(seats=seats, seconds=seconds):
                for seat in seats:
                    self.left[seat] += seconds // 60
            case GameFinished():
                self._over = True
            case _:
                pass
