"""Declaring games void: a table that waits is closed, a running game ends, a finished one does not
count any more.

The act comes first. If the process dies before the log of the game has it, doing it again goes on
under the same act, with the same reason.
"""

from collections.abc import Sequence

from msgspec import Struct

from games.kernel.sentence import Sentence
from games.kernel.table.ending import GameVoided
from games.kernel.table.state import TableFact
from projections.database import Pool
from referee.problems import kinds
from referee.problems.problem import refused
from service.acts import record
from service.acts.record import RecordedAct
from service.acts.statement import GameDeclaredVoid
from service.administration.desk import Desk
from service.play.basis import DecisionBasis
from service.play.game_cache import GameCache, LiveGame
from service.table.recorder import TableRecorder


class Voiding(Struct, frozen=True, kw_only=True):
    """Ends games without a dispute of their players, as facts of the table."""

    pool: Pool
    games: GameCache
    recorder: TableRecorder

    async def declare(self, desk: Desk, game_id: str, reason: str) -> RecordedAct:
        """Declares a game void. Refuses one that others have declared void. Harmless when
        repeated: the first reason stands."""
        game = await self.games.fresh(game_id)
        if game is None:
            raise refused(kinds.UNKNOWN_GAME)
        act = await self._ordered(desk, game, reason)

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            voided = basis.position.seen.voided
            if voided is None:
                return (GameVoided(why="administrator", reason=act.words),)
            return _already(voided)

        await self.recorder.record(game, decide)
        return act

    async def _ordered(self, desk: Desk, game: LiveGame, reason: str) -> RecordedAct:
        async with self.pool.acquire() as connection, connection.transaction():
            await desk.enter(connection)
            earlier = await record.done(connection, "game-declared-void", "game", game.id)
            if earlier is not None:
                return earlier
            if (voided := game.position.seen.voided) is not None:
                _already(voided)
            return await desk.add(connection, GameDeclaredVoid(game=game.id), reason)


def _already(voided: GameVoided) -> Sequence[TableFact]:
    """Nothing more has to happen; unless somebody else has ended the game."""
    if voided.why == "administrator":
        return ()
    raise refused(kinds.GAME_ENDED, Sentence("already-void"))
