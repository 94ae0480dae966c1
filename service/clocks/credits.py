"""Giving time back: whoever was awaited while the service was away could not move.

Each downtime is credited once to each game. The fact has the number of the downtime, so whoever
repeats the work, after a crash for instance, finds it done.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from clocks.hours import SECOND
from clocks.reckoning import Reckoning, reckon
from events.log import Log
from games.kernel.seats import Seat
from games.kernel.table.state import TableFact
from games.kernel.table.terms import PerMove
from games.kernel.table.timing import TimeCredited
from projections import cursors, due, generations
from projections.clocks import ClocksProjection
from projections.database import Pool
from referee.decoder import Decoder
from referee.problems import kinds
from referee.problems.problem import ProblemError
from service.clocks.heartbeat import Downtime, settling, unsettled
from service.play.basis import DecisionBasis
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.process.cooperative_scheduling import SLICE
from service.table.recorder import TableRecorder

LOOK_SECONDS: Final = 0.05
AWAY_SECONDS: Final = 1.0
"""Between two questions to a machine that is away."""

_log = structlog.get_logger()


class Credits:
    """Credits downtimes to the clocks that ran."""

    def __init__(
        self,
        pool: Pool,
        log: Log,
        decoder: Decoder,
        games: GameCache,
        recorder: TableRecorder,
        game_clocks: GameClocks,
    ) -> None:
        self._pool = pool
        self._log = log
        self._decoder = decoder
        self._games = games
        self._recorder = recorder
        self._game_clocks = game_clocks

    async def settle(self) -> bool:
        """Credits what there is to credit; whether nothing is left, nor under way elsewhere."""
        for downtime in await unsettled(self._pool):
            async with settling(self._pool, downtime) as mine:
                if not mine:
                    return False
                await self._caught_up()
                for waiting in await due.waiting(self._pool):
                    await self._credit(waiting.game_id, downtime)
        return True

    async def _caught_up(self) -> None:
        """Waits until the read model knows every game that was running then."""
        while len(heads := await self._log.heads()) < self._log.partitions:
            await asyncio.sleep(AWAY_SECONDS)
        while True:
            for one in await generations.of_projection(self._pool, ClocksProjection.name):
                if one.state == "serving":
                    known = await cursors.of_generation(self._pool, one.projection, one.generation)
                    if all(at.position >= heads[at.partition] for at in known):
                        return
            await asyncio.sleep(LOOK_SECONDS)

    async def _credit(self, game_id: str, downtime: Downtime) -> None:
        game = await self._games.get(game_id)
        if game is None:
            return

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            fact = await self._owed(basis, downtime)
            return () if fact is None else (fact,)

        try:
            await self._recorder.record(game, decide)
        except ProblemError as problem:
            if problem.kind is kinds.UNAVAILABLE:
                raise
            _log.info("credit-was-late", game=game_id, problem=problem.kind.slug)

    async def _owed(self, basis: DecisionBasis, downtime: Downtime) -> TimeCredited | None:
        """What a game has lost by a downtime, and has not got back."""
        now = await self._game_clocks.of(basis)
        if now.over or now.clock is None or now.credited >= downtime.number:
            return None
        then = now if now.at < downtime.ended else await self._at(basis, downtime)
        lost = then.hours.between(max(downtime.began, then.at), downtime.ended)
        seats = tuple(one.seat for one in then.running if _still(now, then, one.seat))
        if lost == 0 or not seats:
            return None
        return TimeCredited(seats=seats, seconds=-(-lost // SECOND), downtime=downtime.number)

    async def _at(self, basis: DecisionBasis, downtime: Downtime) -> Reckoning:
        """The clocks of a game as they were when the service came back."""
        now = Reckoning()
        for number, event in enumerate(await self._log.read(basis.id, until=basis.version)):
            if number % SLICE == 0:
                await asyncio.sleep(0)
            if event.at >= downtime.ended:
                break
            now = reckon(now, event.at, event.ply, self._decoder.decode(event))
        return now


def _still(now: Reckoning, then: Reckoning, seat: Seat) -> bool:
    """Whether time given back now is of use: where each decision has its own, one that was taken
    since needs no more."""
    clock, before = now.of(seat), then.of(seat)
    if clock is None or before is None or now.clock is None:
        return False
    return not isinstance(now.clock.pace, PerMove) or clock.decision == before.decision
