"""Windows: what a seat may want to let pass without being asked each time (EV-BAT-04)."""

from games.eldervale.commands.battle import EndBoost, EndJoin
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import Pass
from games.eldervale.rules import RULES
from games.eldervale.state import State
from games.kernel.seats import Seat
from games.kernel.windows import Window, Windows


def _window(state: State, seat: Seat) -> Window[Command] | None:
    """The window that a standing pass of a seat could answer now (EV-BAT-04)."""
    frame = state.agenda.open_for(seat)
    if frame is None:
        return None
    for command in RULES.legal(state, seat):
        match command:
            case Pass():
                return Window(kind="reaction", command=command)
            case EndJoin():
                return Window(kind="join", command=command)
            case EndBoost():
                return Window(kind="boost", command=command)
            case _:
                pass
    return None


def _turns(state: State, seat: Seat) -> int:
    """How many turns a seat has begun."""
    return state.players[seat].turns


WINDOWS: Windows[State, Command] = Windows(
    kinds=("reaction", "join", "boost"), open=_window, turns=_turns
)
