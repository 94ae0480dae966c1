"""What has happened at the table of a game, read from its log, with the moment of each fact."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from msgspec import Struct

from events.codec import tag
from events.log import Log
from projections.database import Pool
from projections.decoder import Decoder

_READ: Final = (
    "SELECT version, ply, kind, payload, at FROM events"
    " WHERE partition = $1 AND game_id = $2 AND kind = ANY($3::text[]) ORDER BY version"
)


class Mark(Struct, frozen=True, kw_only=True):
    """When something was recorded: event, last ply then, time."""

    version: int
    ply: int
    at: datetime


class TableFacts:
    """Reads facts of tables. The log is asked each time: whoever has just written one sees it."""

    def __init__(self, pool: Pool, log: Log, decoder: Decoder) -> None:
        self._pool = pool
        self._log = log
        self._decoder = decoder

    async def of(
        self, game_id: str, kinds: Collection[type[Struct]]
    ) -> Sequence[tuple[object, Mark]]:
        """The facts of some kinds in a game, in order."""
        partition = self._log.partition(game_id)
        found = await self._pool.fetch(_READ, partition, game_id, [tag(kind) for kind in kinds])
        return [
            (
                self._decoder.struct(row["kind"], row["payload"]),
                Mark(version=row["version"], ply=row["ply"], at=row["at"]),
            )
            for row in found
        ]

    async def after(self, game_id: str, ply: int) -> Mark:
        """When the game went on from a ply: its next move."""
        version = await self._log.reached(game_id, ply)
        (event,) = await self._log.read(game_id, after=version, until=version + 1)
        return Mark(version=event.version, ply=event.ply, at=event.at)
