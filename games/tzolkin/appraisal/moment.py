"""The moment: when each seat acts next, and how far the calendar will have come by then."""

from collections.abc import Sequence

from msgspec import Struct

from games.kernel.seats import Seat
from games.tzolkin.box import BOX, FoodDay
from games.tzolkin.state import State
from games.tzolkin.steps import AdvancingCalendar, TakingTurn


class Moment(Struct, frozen=True, gc=False):
    """`days` are the Food Days to come, `to_act[seat]` whether a seat can still pick up or place
    in this round, `placing` who has placed in this turn. Whoever has not to act meets the gears a
    tooth farther on."""

    days: Sequence[FoodDay]
    to_act: tuple[bool, ...]
    placing: Seat | None


def moment(state: State) -> Moment:
    """The moment of a position."""
    seats = range(len(state.players))
    frames = state.agenda.frames
    if not frames or state.phase != "turns":
        return Moment(_coming(state, held=False), (True,) * len(seats), None)
    if isinstance(frames[-1].step, AdvancingCalendar):
        return Moment(_coming(state, held=True), (False,) * len(seats), None)
    active = next((frame.seat for frame in frames if frame.seat is not None), state.marker)
    turn = (active - state.marker) % len(seats)
    to_act = tuple([(seat - state.marker) % len(seats) >= turn for seat in seats])
    placing = any(
        isinstance(frame.step, TakingTurn) and frame.step.mode == "placing" for frame in frames
    )
    return Moment(_coming(state, held=False), to_act, active if placing else None)


def _coming(state: State, *, held: bool) -> list[FoodDay]:
    """The Food Days to come; that of this round until it is held."""
    now, tooth = state.food_day or 0, state.tooth
    return [
        day
        for day in BOX.calendar.food_days
        if (day.index > now and day.tooth > tooth) or (day.index == now and not held)
    ]
