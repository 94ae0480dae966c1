"""Refusals of commands that come late, or from a seat that is not asked."""

from games.eldervale.commands.program import Command
from games.eldervale.rules.choice import NOT_AN_ANSWER
from games.eldervale.state import State
from games.eldervale.steps import Step
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def misfit(_state: State, _step: Step, _command: Command) -> Illegal:
    """The refusal of a command that is no answer of the pending step's kind."""
    return Illegal(NOT_AN_ANSWER, "another-decision")


def out_of_turn(state: State, _seat: Seat, _command: Command) -> Illegal:
    """The refusal of a command of a seat that has nothing to decide."""
    if state.phase == "over":
        return Illegal("EV-END-02", "game-over")
    return Illegal("EV-TRN-01", "another-decides")
