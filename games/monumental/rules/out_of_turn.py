"""Refusals of commands that come at the wrong moment: each names the rule that forbids it."""

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.commands import Command
from games.monumental.rules.choice import NOT_AN_ANSWER
from games.monumental.state import State
from games.monumental.steps import Step


def misfit(_state: State, step: Step, _command: Command) -> Illegal:
    """The refusal of a command that is no answer of the pending step's kind."""
    return Illegal(NOT_AN_ANSWER, "other-decision", step=step)


def out_of_turn(state: State, seat: Seat, _command: Command) -> Illegal:
    """The refusal of a command when the game is over, or another player decides."""
    if state.phase == "over":
        return Illegal("MO-END-02" if state.continuous else "MO-END-01", "game-over")
    if state.continuous and state.players[seat].passed:
        return Illegal("MO-CON-13", "passed-already")
    return Illegal(_rule(state), "another-decides", seat=sorted(state.agenda.awaits()))


def _rule(state: State) -> str:
    if not state.continuous:
        return "MO-TRN-01"
    return "MO-CON-02" if state.phase == "activate" else "MO-CON-03"
