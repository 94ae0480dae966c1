"""What proves and seals the document of an export."""

from typing import Protocol

from events.envelope import Recorded
from events.exports import Proof
from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.transfer.schemas.exports import Export


class ProvesGames(Protocol):
    """Proves that a game is in the log."""

    async def of_game(self, game: LiveGame, position: Position, last: Recorded) -> Proof:
        """The proof of a game up to its last event."""
        ...

    async def sealed(self, export: Export) -> bytes:
        """The document of an export, signed."""
        ...
