"""What has happened at the table of a game, read from its log, with the moment of each fact."""

from collections.abc import Collection, Sequence
from datetime import datetime

from msgspec import Struct

from events.codec import tag
from events.log import Log
from referee.decoder import Decoder


class Mark(Struct, frozen=True, kw_only=True):
    """When something was recorded: event, last ply then, time."""

    version: int
    ply: int
    at: datetime


class TableFacts:
    """Reads facts of tables. The log is asked each time: whoever has just written one sees it."""

    def __init__(self, log: Log, decoder: Decoder) -> None:
        self._log = log
        self._decoder = decoder

    async def of(
        self, game_id: str, kinds: Collection[type[Struct]]
    ) -> Sequence[tuple[object, Mark]]:
        """The facts of some kinds in a game, in order."""
        found = await self._log.of_kinds(game_id, [tag(kind) for kind in kinds])
        return [
            (
                self._decoder.struct(one.kind, one.payload),
                Mark(version=one.version, ply=one.ply, at=one.at),
            )
            for one in found
        ]

    async def after(self, game_id: str, ply: int) -> Mark:
        """When the game went on from a ply: its next move."""
        version = await self._log.reached(game_id, ply)
        (event,) = await self._log.read(game_id, after=version, until=version + 1)
        return Mark(version=event.version, ply=event.ply, at=event.at)
