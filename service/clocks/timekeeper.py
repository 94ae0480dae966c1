"""The timekeeper: in every process, several times a second.

A sign of life comes first, then time that has to be given back, and only then whose time is up:
nobody loses by a deadline that passed while the service was away.
"""

import asyncio
from datetime import UTC, datetime
from typing import Final

import structlog

from events.database import is_outage
from projections import due
from projections.database import Pool
from service.clocks import heartbeat
from service.clocks.credits import Credits
from service.clocks.expiries import Expiries
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.table.parts import TableParts

TICK_SECONDS: Final = 0.25
EXPIRIES_PER_TICK: Final = 100
REST_SECONDS: Final = 2.0
"""A game that has been attended to is left alone for so long, or until something happens in it:
the read model has to follow first."""

_log = structlog.get_logger()


def timekeeper(base: BaseParts, play: PlayParts, table: TableParts) -> "Timekeeper":
    """The timekeeper of a process."""
    pool, log, decoder, games = base.pool, base.log, base.decoder, play.games
    clocks, recorder = play.game_clocks, table.recorder
    return Timekeeper(
        pool,
        Credits(pool, log, decoder, games, recorder, clocks),
        Expiries(games, recorder, play.loop, clocks, play.dating),
    )


class Timekeeper:
    """Looks for what is due, in all games."""

    def __init__(self, pool: Pool, crediting: Credits, expiries: Expiries) -> None:
        self._pool = pool
        self._credits = crediting
        self._expiries = expiries
        self._resting: dict[str, tuple[int, float]] = {}

    async def run(self) -> None:
        """Works until it is cancelled."""
        while True:
            try:
                await self.tick()
            except Exception as trouble:
                if is_outage(trouble):
                    _log.warning("timekeeper-interrupted", error=repr(trouble))
                else:
                    _log.exception("timekeeper-failed")
            await asyncio.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        """A sign of life, and a look at what is due. The time that counts is that of the sign of
        life: what came after it may have been a downtime already."""
        at = min(await heartbeat.beat(self._pool), datetime.now(UTC))
        if await self._credits.settle():
            await self.look(at)

    async def look(self, at: datetime) -> None:
        """Does what is due at a time in all games."""
        now = asyncio.get_running_loop().time()
        self._resting = {one: rest for one, rest in self._resting.items() if rest[1] > now}
        but = {game_id: version for game_id, (version, _) in self._resting.items()}
        for one in await due.due(self._pool, at, but=but, limit=EXPIRIES_PER_TICK):
            self._resting[one.game_id] = (one.version, now + REST_SECONDS)
            try:
                await self._expiries.attend(one.game_id, at)
            except Exception as trouble:
                if is_outage(trouble):
                    raise
                _log.exception("clock-failed", game=one.game_id)
