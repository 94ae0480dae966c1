"""Telling a webhook once more what happened in a game, from a version on.

The game is looked at again from its beginning, as the projection looked at it; the deliveries
have the ids that they had, so a receiver that keeps ids takes in only what it has missed.
"""

from typing import Final

from events import reading
from events.log import Log
from projections import outbox
from projections.database import Pool
from projections.notices import Notice, Watched, notices, watch
from projections.projection import Happened
from referee.decoder import Decoder

_CHUNK: Final = 1000


class Redelivery:
    """Fills the outbox again."""

    def __init__(self, pool: Pool, log: Log, decoder: Decoder) -> None:
        self._pool = pool
        self._log = log
        self._decoder = decoder

    async def replay(self, webhook: str, game_id: str, after: int) -> int:
        """Makes due what the webhook wants to be told after a version; how many deliveries."""
        game, written = Watched(game_id=game_id), 0
        partition = self._log.partition(game_id)
        async with self._pool.acquire() as connection, connection.transaction():
            while events := await reading.read(
                connection, partition, game_id, after=game.version, limit=_CHUNK
            ):
                found: list[Notice] = []
                for recorded in events:
                    event = Happened(recorded, self._decoder.decode(recorded))
                    before, game = game, watch(game, event)
                    if recorded.version > after:
                        found.extend(notices(before, game, event))
                written += await outbox.refill(connection, webhook, found)
        return written
