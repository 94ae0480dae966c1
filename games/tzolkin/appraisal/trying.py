"""Trying: the commands of a decision that are worth a look."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.tzolkin.bots.narrowing import narrowed
from games.tzolkin.commands import Command
from games.tzolkin.state import State


def tried(state: State, seat: Seat, commands: Sequence[Command]) -> Sequence[Command]:
    """Those without choices that are hardly ever better than others."""
    frame = state.agenda.open_for(seat)
    return commands if frame is None else narrowed(frame.step, commands)
