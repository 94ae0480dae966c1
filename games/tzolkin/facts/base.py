"""What all facts have in common."""

from msgspec import Struct

from games.kernel.tags import kebab
from games.tzolkin.state import State


class Happened(
    Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True, tag=kebab("tzolkin")
):
    """Base of all facts; `auto` says that the engine answered, as public facts left no choice."""


class Noted(Happened, frozen=True, kw_only=True):
    """Base of facts that change nothing on the table: people and clients read them."""

    def applied(self, state: State) -> State:
        """The same state."""
        return state
