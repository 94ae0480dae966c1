"""What happens when time is up: the default command, the loss of the seat, the end of a pause.

Everything is decided on the game as the log has it, and appended at that version. Whoever comes
second, another process or the player after all, finds that nothing is due any more.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import structlog

from clocks.reckoning import PATIENCE, Reckoning, end_of
from clocks.seat_time import SeatTime
from games.kernel.defaults import default_command
from games.kernel.table.pausing import Resumed
from games.kernel.table.state import TableFact, forfeiting
from games.kernel.table.timing import TimeExpired
from referee.drafting import CommandBatch
from referee.problems.problem import ProblemError
from service.play.basis import DecisionBasis
from service.play.command_loop import CommandLoop, PlayRequest
from service.play.dating import Dating
from service.play.game_cache import GameCache, LiveGame
from service.play.game_clocks import GameClocks
from service.table.leaving import stand_in
from service.table.recorder import TableRecorder

_log: Final = structlog.get_logger()


class Expiries:
    """Does in a game what is due."""

    def __init__(
        self,
        games: GameCache,
        recorder: TableRecorder,
        loop: CommandLoop,
        game_clocks: GameClocks,
        dating: Dating,
    ) -> None:
        self._dating = dating
        self._games = games
        self._recorder = recorder
        self._loop = loop
        self._game_clocks = game_clocks

    async def attend(self, game_id: str, at: datetime) -> None:
        """Does what is due in a game at a time, which is not in the future."""
        game = await self._games.fresh(game_id)
        if game is None or game.position.over or game.title.rules.retired:
            return
        try:
            await self._resume(game, at)
            await self._expire(game, at)
        except ProblemError as problem:
            _log.info("clock-was-late", game=game_id, problem=problem.kind.slug)

    async def _resume(self, game: LiveGame, at: datetime) -> None:
        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            return (Resumed(why="agreed"),) if _rested(basis, at) else ()

        if _rested(game.basis, at):
            await self._recorder.record(game, decide)

    async def _expire(self, game: LiveGame, at: datetime) -> None:
        basis = game.basis
        position = basis.position
        now = await self._game_clocks.of(basis)
        late = _latest(now, at)
        if late is None or late.decision is None or now.clock is None:
            return
        _log.info("time-expired", game=basis.id, seat=late.seat, version=basis.version)
        if now.clock.on_expiry == "loss" or late.missed + 1 >= PATIENCE:
            await self._forfeit(game, late, at)
            return
        frame = position.state.agenda.open_for(late.seat)
        command = default_command(basis.title, position.state, late.seat)
        order = PlayRequest(
            batch=CommandBatch(seat=late.seat, commands=(command,), decision=frame.id),
            by="clock",
            expected=basis.version,
            preface=(await self._expired(late),),
        )
        await self._loop.play(game, order)

    async def _forfeit(self, game: LiveGame, late: SeatTime, at: datetime) -> None:
        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            if basis.position.over:
                return ()
            again = (await self._game_clocks.of(basis)).expired(at)
            if late.seat not in {one.seat for one in again if one.decision == late.decision}:
                return ()
            expired = await self._expired(late)
            table = basis.position.seen
            return (expired, *forfeiting(table, late.seat, "time", stand_in(basis.title)))

        await self._recorder.record(game, decide)

    async def _expired(self, late: SeatTime) -> TimeExpired:
        """The fact that a clock ran out, and after which checkpoint."""
        assert late.decision is not None, "a clock that ran out was running"
        checkpoint = await self._dating.checkpoint()
        return TimeExpired(seat=late.seat, decision=late.decision, checkpoint=checkpoint)


def _rested(basis: DecisionBasis, at: datetime) -> bool:
    """Whether an agreed pause has lasted long enough."""
    ends = (end_of(one) for one in basis.position.seen.pauses if one.why == "agreed")
    return not basis.position.over and any(end is not None and end <= at for end in ends)


def _latest(now: Reckoning, at: datetime) -> SeatTime | None:
    """The clock that ran out first."""
    late = now.expired(at)
    return min(late, key=lambda one: (now.deadline(one.seat) or at, one.seat), default=None)
