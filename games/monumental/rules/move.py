"""The move being decided."""

from games.kernel import move as kernel
from games.kernel.seats import Seat
from games.monumental.effects import Scope
from games.monumental.facts import AgendaChanged, Fact
from games.monumental.state import State
from games.monumental.state.player import Player, Waiting
from games.monumental.state.readings import matching
from games.monumental.steps import Step


class Move(kernel.Move[State, Fact, Step]):
    """The move being decided."""

    __slots__ = ()

    changed = AgendaChanged

    def player(self, seat: Seat) -> Player:
        """The player on a seat, as the state is now."""
        return self.state.players[seat]

    def consumed(self, seat: Seat, scopes: tuple[Scope, ...]) -> tuple[Waiting, ...]:
        """The waiting discounts that a cost of these scopes uses up (MO-RES-08)."""
        return matching(self.player(seat), scopes)
