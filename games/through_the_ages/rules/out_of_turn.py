"""Refusals of commands that answer nothing that is open: of another kind, or too late."""

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import closed
from games.through_the_ages.commands import Command
from games.through_the_ages.state import State
from games.through_the_ages.steps import Step


def misfit(_state: State, _step: Step, _command: Command) -> Illegal:
    """The command does not answer the open decision."""
    return Illegal("TTA-TRN-03", "another-decision")


def out_of_turn(state: State, seat: Seat, _command: Command) -> Illegal:
    """The seat has no open decision."""
    return closed(state, seat, state.agenda.next_id)
