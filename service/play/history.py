"""The history of a game: its moves, each with a line for people and its events."""

from typing import Final

from events.envelope import Recorded
from events.log import Log
from games.kernel.seats import Viewer
from projections.database import Pool
from referee.decoder import Decoder
from referee.internal_facts import Wanted, everything
from referee.move_listing import MoveListing, moves_after, moves_of
from referee.pages import cursor
from referee.redaction import Redaction
from referee.schemas import MoveList, MoveListed
from service.play.game_cache import LiveGame
from service.process.cooperative_scheduling import CooperativeScheduler

CHUNK: Final = 200

_LAST_VERSION: Final = """
    SELECT last_version FROM history_moves
    WHERE generation = (SELECT serving('history')) AND partition = $1 AND game_id = $2 AND ply <= $3
    ORDER BY ply DESC LIMIT 1"""


class MoveHistory:
    """Reads moves. The projection `history` says where a ply begins; what it does not know yet
    is read from the log."""

    def __init__(
        self,
        pool: Pool,
        log: Log,
        decoder: Decoder,
        redaction: Redaction,
        scheduler: CooperativeScheduler,
    ) -> None:
        self._pool = pool
        self._log = log
        self._decoder = decoder
        self._redaction = redaction
        self._scheduler = scheduler

    async def page(
        self, game: LiveGame, viewer: Viewer, *, after: int, limit: int, wanted: Wanted = everything
    ) -> MoveList:
        """At most `limit` moves after a ply, each with those of its events that are wanted."""
        version = await self._version(game.id, after)
        listing = MoveListing(self._decoder, self._redaction, game.basis, viewer, wanted)
        items: list[MoveListed] = []
        rest: list[Recorded] = []
        while len(items) <= limit:
            events = await self._log.read(
                game.id, after=version, until=game.position.version, limit=CHUNK
            )
            version = events[-1].version if events else version
            done = len(events) < CHUNK
            moves = list(moves_after(after, [*rest, *events]))
            rest = [] if done or not moves else moves.pop()
            async with self._scheduler.turn():
                items += [listing.listed(move) for move in moves]
            if done:
                break
        more = len(items) > limit
        end = cursor(moves_of(game.id), items[limit - 1].ply) if more else None
        return MoveList(items=tuple(items[:limit]), next=end)

    async def begins_after(self, game: LiveGame, ply: int) -> int:
        """A version that is not behind the end of `ply`, and not far before it as a rule."""
        return await self._version(game.id, max(ply, 0))

    async def _version(self, game_id: str, ply: int) -> int:
        """A version that is not behind the end of `ply`."""
        if not ply:
            return 0
        if self._log.distributed:  # the log answers at once, where the game lies
            return await self._log.reached(game_id, ply)
        partition = self._log.partition(game_id)
        found: int | None = await self._pool.fetchval(_LAST_VERSION, partition, game_id, ply)
        return found or await self._log.reached(game_id, ply)  # of packed games nothing is kept
