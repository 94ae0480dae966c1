"""The history of a game: its moves, each with a line for people and its events."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from events.envelope import Recorded
from events.log import Log
from games.kernel.seats import Viewer
from games.kernel.table.rewinding import in_force
from games.kernel.title import Action
from projections.database import Pool
from referee.branches import Branches
from referee.decoder import Decoder
from referee.internal_facts import Wanted, everything, left, links
from referee.pages import cursor
from referee.redaction import Redaction
from referee.schemas import MoveList, MoveListed
from service.play.game_cache import LiveGame
from service.process.cooperative_scheduling import CooperativeScheduler

CHUNK: Final = 200

# On a cluster only the coordinator knows serving(); the table is asked there, and what it says is
# taken along.
_LAST_VERSION: Final = """
    SELECT last_version FROM history_moves
    WHERE generation = (SELECT g.generation FROM projection_generations g
            WHERE g.projection = 'history' AND g.state = 'serving')
        AND partition = $1 AND game_id = $2 AND ply <= $3
    ORDER BY ply DESC LIMIT 1"""


def moves_of(game: str) -> str:
    """What cursors call the moves of a game."""
    return f"moves of {game}"


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
        branches = Branches.of(game.position.seen.rewinds, game.position.ply)
        items: list[MoveListed] = []
        rest: list[Recorded] = []
        while len(items) <= limit:
            events = await self._log.read(
                game.id, after=version, until=game.position.version, limit=CHUNK
            )
            version = events[-1].version if events else version
            done = len(events) < CHUNK
            moves = list(_moves(after, [*rest, *events]))
            rest = [] if done or not moves else moves.pop()
            async with self._scheduler.turn():
                items += [self._listed(game, move, viewer, branches, wanted) for move in moves]
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
        partition = self._log.partition(game_id)
        found: int | None = await self._pool.fetchval(_LAST_VERSION, partition, game_id, ply)
        return found or await self._log.reached(game_id, ply)  # of packed games nothing is kept

    def _listed(
        self,
        game: LiveGame,
        move: list[Recorded],
        viewer: Viewer,
        branches: Branches,
        wanted: Wanted,
    ) -> MoveListed:
        over, ply, salts = game.position.over, move[0].ply, game.secrets.salts
        told = [one.event for link in links(move) for one in left(link, wanted)]
        before = branches.parents.get(ply, ply - 1)
        action = self._decoder.decode(move[0])
        assert isinstance(action, Action), "a move begins with its action event"
        return MoveListed(
            ply=ply,
            seat=action.seat,
            notation=self._redaction.line(game.title, action, viewer, over=over),
            events=self._redaction.events(told, viewer, over=over, salts=salts),
            at=move[0].at,
            parent=None if before == ply - 1 else before,
            in_force=in_force(branches.line, ply),
        )


def _moves(after: int, events: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    """The events of each move after a ply, in order; those before the first move are left out."""
    for ply, move in groupby(events, key=lambda event: event.ply):
        if ply > after:
            yield list(move)
