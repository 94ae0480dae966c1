"""Phase 3: the calendar advances (TZ-CAL)."""

from collections.abc import Iterator

from games.kernel.decision import Decision, Work
from games.kernel.move import replaced
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.box import BOX, LAST_FOOD_DAY, LAST_POSITION, WHEELS
from games.tzolkin.commands import ChooseCalendarAdvance
from games.tzolkin.facts import calendar
from games.tzolkin.facts.actions import PlayerBoardFlipped
from games.tzolkin.names import GEARS
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.scoring import finish_game
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY, Gears, rotated
from games.tzolkin.steps import AdvancingCalendar, BeginningRound, TakingTurn

DOUBLE = 2


def begin_calendar(move: Move) -> None:
    """Corn on the tooth, or the occupant of the starting space advances (TZ-PRC-07)."""
    occupant = move.state.starting_space
    if occupant is None:
        total = move.state.calendar_corn + 1
        move.note(calendar.CalendarCornAdded(tooth=move.state.tooth, total=total))
        advance(move, 1)
        return
    move.note(calendar.StartingWorkerReturned(seat=occupant))
    _change_marker(move, occupant)
    if not _is_last_round(move.state) and why_not_double(move.state, occupant) is None:
        move.ask(occupant, AdvancingCalendar())
    else:
        advance(move, 1)


def _change_marker(move: Move, occupant: Seat) -> None:
    """The marker always changes hands: to the occupant, or on to the left (TZ-STP-04).

    It never moves otherwise (TZ-STP-05); in the last round it has no effect (TZ-STP-06).
    """
    holder = move.state.marker
    seat = (occupant + 1) % len(move.state.players) if occupant == holder else occupant
    move.note(calendar.StartingPlayerChanged(holder=holder, seat=seat))


def _is_last_round(state: State) -> bool:
    """The round of the last Food Day: one advance, without a choice (TZ-RND-05, TZ-CAL-11)."""
    return state.food_day == LAST_FOOD_DAY


def why_not_double(state: State, seat: Seat) -> Illegal | None:
    """Why the seat may not advance by two (TZ-CAL-03); dummies never prevent it (TZ-CAL-04).

    Food Days never prevent it either (TZ-CAL-06, TZ-CAL-07, TZ-CAL-12).
    """
    if not state.players[seat].light:
        return Illegal("TZ-CAL-03", "board-shows-its-dark-side")
    for gear in GEARS:
        position = WHEELS[gear].double_advance_blocker
        if state.gears.on(gear)[position] not in (None, DUMMY):
            return Illegal("TZ-CAL-03", "worker-in-the-way", gear=gear, position=position)
    return None


class CalendarChoice(Decision[State, AdvancingCalendar, ChooseCalendarAdvance, Move]):
    """One tooth, or two if allowed; the engine never answers (TZ-CAL-02)."""

    def options(
        self, state: State, seat: Seat, step: AdvancingCalendar
    ) -> Iterator[ChooseCalendarAdvance]:
        """One tooth, and two if allowed."""
        yield ChooseCalendarAdvance(days=1)
        if why_not_double(state, seat) is None:
            yield ChooseCalendarAdvance(days=2)

    def forbidden(
        self, state: State, seat: Seat, step: AdvancingCalendar, command: ChooseCalendarAdvance
    ) -> Illegal | None:
        """Refuses two teeth to a seat that is not eligible."""
        if command.days == 1:
            return None
        if command.days != DOUBLE:
            return Illegal("TZ-CAL-02", "one-tooth-or-two")
        return why_not_double(state, seat)

    def answer(
        self, move: Move, seat: Seat, step: AdvancingCalendar, command: ChooseCalendarAdvance
    ) -> None:
        """Advances; by two teeth the player board turns dark (TZ-CAL-05)."""
        if command.days == DOUBLE:
            move.note(PlayerBoardFlipped(seat=seat, light=False))
        advance(move, command.days)


def advance(move: Move, days: int) -> None:
    """The gears turn; then a new round begins, or the game ends (TZ-CAL-10, TZ-END-01)."""
    last, old = _is_last_round(move.state), move.state.tooth
    gears, pushed = move.state.gears, list[calendar.PushedOff]()
    for _ in range(days):
        gears = advanced(gears, pushed)
    turned = calendar.CalendarAdvanced(
        days=days,
        old_tooth=old,
        new_tooth=old + days,
        gears=gears,
        pushed_off=tuple(pushed),
    )
    move.note(turned)
    if last:
        finish_game(move)
        return
    move.work(BeginningRound(food_day=food_day_between(old, old + days)))


class RoundBegins(Work[BeginningRound, Move]):
    """The first player of a round has a turn (TZ-RND-02)."""

    def run(self, move: Move, step: BeginningRound) -> None:
        state = move.state
        number, first = state.round + 1, state.marker
        started = calendar.RoundStarted(
            number=number, tooth=state.tooth, first=first, food_day=step.food_day
        )
        move.note(started)
        move.ask(first, TakingTurn())


def advanced(gears: Gears, pushed: list[calendar.PushedOff]) -> Gears:
    """All gears one tooth on (TZ-PRC-06).

    Workers on the last position fall off, back to hand (TZ-CAL-08); they are added to `pushed`.
    Dummies are never removed and pass the hidden slots (TZ-CAL-09).
    """
    slots = {}
    for gear in GEARS:
        before, last = gears.on(gear), LAST_POSITION[gear]
        by = before[last]
        if by is not None and by != DUMMY:
            pushed.append(calendar.PushedOff(seat=by, gear=gear))
            before = replaced(before, last, None)
        slots[gear] = rotated(before)
    return Gears(**slots)


def food_day_between(old: int, new: int) -> int | None:
    """The Food Day whose tooth was reached or jumped over, if any (TZ-RND-03, TZ-CAL-06)."""
    for day in BOX.calendar.food_days:
        if old < day.tooth <= new:
            return day.index
    return None
