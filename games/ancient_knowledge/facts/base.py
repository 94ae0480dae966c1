"""What all facts have in common."""

from msgspec import Struct

from games.ancient_knowledge.state import State


class Happened(Struct, frozen=True):
    """Base of all facts."""


class Noted(Happened, frozen=True):
    """Base of facts that change nothing on the table: people and later facts need them."""

    def applied(self, state: State) -> State:
        """The same state."""
        return state
