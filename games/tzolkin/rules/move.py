"""The move while it is being decided."""

from games.kernel import move as kernel
from games.kernel.seats import Seat
from games.tzolkin.facts import AgendaChanged, Fact
from games.tzolkin.state import State
from games.tzolkin.state.player import Player
from games.tzolkin.steps import Step


class Move(kernel.Move[State, Fact, Step]):
    """Facts so far, the state after them, the agenda being worked on, and chance."""

    __slots__ = ()

    changed = AgendaChanged

    def player(self, seat: Seat) -> Player:
        """The player on `seat`, as the move has left it so far."""
        return self.state.players[seat]
