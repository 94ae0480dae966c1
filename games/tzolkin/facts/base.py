"""What all facts have in common."""

from abc import abstractmethod

from msgspec import Struct

from games.kernel.seats import Seat
from games.kernel.tags import kebab
from games.tzolkin.state import State
from games.tzolkin.state.player import Player


class Happened(
    Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True, tag=kebab("tzolkin")
):
    """Base of all facts; `auto` says that the engine answered, as public facts left no choice."""


class Noted(Happened, frozen=True, kw_only=True):
    """Base of facts that change nothing on the table: people and clients read them."""

    def applied(self, state: State) -> State:
        """The same state."""
        return state


class OfPlayer(Happened, frozen=True, kw_only=True):
    """A fact that changes one player and nothing else."""

    seat: Seat

    def applied(self, state: State) -> State:
        """The state with the player changed."""
        return state.having(self.seat, self.changed(state.players[self.seat]))

    @abstractmethod
    def changed(self, player: Player) -> Player:
        """The player after the fact."""
