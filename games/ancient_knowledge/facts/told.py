"""Facts that people and later facts need, and that change nothing themselves."""

from msgspec import Struct

from games.ancient_knowledge.state import State


class Told(Struct, frozen=True):
    """Base of such a fact."""

    def applied(self, state: State) -> State:
        """The same state."""
        return state
