"""What all facts have in common."""

from abc import abstractmethod
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.kernel.seats import Seat
from games.kernel.tags import kebab
from games.kernel.visibility import Owner

OwnCards = Annotated[
    Owner[tuple[CardId, ...]], Meta(description="The cards; only their owner sees them.")
]


class Happened(Struct, frozen=True, gc=False, tag=kebab("ancient-knowledge")):
    """Base of all facts."""


class Noted(Happened, frozen=True):
    """Base of facts that change nothing on the table: people and later facts need them."""

    def applied(self, state: State) -> State:
        """The same state."""
        return state


class OfPlayer(Happened, frozen=True, kw_only=True):
    """A fact that changes one player and nothing else."""

    seat: Seat

    def applied(self, state: State) -> State:
        """The state with the player changed."""
        players = list(state.players)
        players[self.seat] = self.changed(players[self.seat])
        return replace(state, players=tuple(players))

    @abstractmethod
    def changed(self, player: Player) -> Player:
        """The player after the fact."""
