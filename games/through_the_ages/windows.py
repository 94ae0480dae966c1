"""Windows: what a seat may want to let pass without being asked each time (TTA-TRN-09).

Choices that cannot be declined are none, and neither is a force of which a part is committed.
"""

from games.kernel.seats import Seat
from games.kernel.windows import Window, Windows
from games.through_the_ages import commands, steps
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Fight


def _window(state: State, seat: Seat) -> Window[commands.Command] | None:
    """The window that the seat's open decision is."""
    frame = state.agenda.open_for(seat)
    match None if frame is None else frame.step:
        case steps.Bidding():
            return Window(kind="auction", command=commands.PassBid())
        case steps.Defending() if _undefended(state, seat):
            return Window(kind="defense", command=commands.ConfirmForce())
        case steps.ReplyingToPact():
            return Window(kind="pact", command=commands.ReplyPact(accept=False))
        case steps.Politicking():
            return Window(kind="politics", command=commands.PassPolitical())
        case _:
            return None


def _undefended(state: State, seat: Seat) -> bool:
    """Whether nothing is committed to the defense yet."""
    fight = state.contest
    return isinstance(fight, Fight) and not (fight.force(seat).units or fight.force(seat).cards)


def _turns(state: State, seat: Seat) -> int:
    """How many turns a seat has begun: one in each round, up to the active player's place."""
    seats = len(state.nations)
    place, now = ((one - state.start) % seats for one in (seat, state.active))
    return state.round - 1 + (place <= now)


WINDOWS: Windows[State, commands.Command] = Windows(
    kinds=("auction", "defense", "pact", "politics"), open=_window, turns=_turns
)
