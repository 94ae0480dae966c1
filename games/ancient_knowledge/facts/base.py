"""What all facts have in common."""

from msgspec import Struct

from games.ancient_knowledge.state import State
from games.kernel.tags import kebab


class Happened(Struct, frozen=True, tag=kebab("ancient-knowledge")):
    """Base of all facts."""


class Noted(Happened, frozen=True):
    """Base of facts that change nothing on the table: people and later facts need them."""

    def applied(self, state: State) -> State:
        """The same state."""
        return state
