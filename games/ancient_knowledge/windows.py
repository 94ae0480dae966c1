"""Windows: what a seat may want to let pass without being asked each time (AK-TEAM-05)."""

from games.ancient_knowledge.commands import Command, RefuseExchange
from games.ancient_knowledge.rules.seating import partner_of, sides
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Exchanging
from games.kernel.seats import Seat
from games.kernel.windows import Window, Windows


def _window(state: State, seat: Seat) -> Window[Command] | None:
    """The partner's offer can be passed: it is refused."""
    frame = state.agenda.open_for(seat)
    if frame is None or not isinstance(frame.step, Exchanging):
        return None
    if state.players[partner_of(seat)].exchanges.offered is None:
        return None
    return Window(kind="exchange", command=RefuseExchange())


def _turns(state: State, seat: Seat) -> int:
    """How many turns a seat has begun: one in each round, in the order of the sides."""
    for side in sides(state):
        if seat in side:
            return state.round
        if any(state.players[one].turn.phase is not None for one in side):
            return state.round - 1
    return 0


WINDOWS: Windows[State, Command] = Windows(kinds=("exchange",), open=_window, turns=_turns)
