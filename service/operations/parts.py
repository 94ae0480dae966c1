"""What those who run the service look at."""

import asyncio
from typing import Self

from msgspec import Struct

from events.redis_address import AnyRedis
from projections.database import Pool
from projections.lag import Lag, lag
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from service.operations.watched import FRESH_SECONDS, STALE_SECONDS, OwnConnection, Watched
from service.process.ground import Ground
from service.process.metrics import Metrics
from service.process.sibling_metrics import SiblingAddress, Siblings
from service.webhooks.outbox import Depth, depth


class Watching(Struct, frozen=True, kw_only=True):
    """The questions of those who watch. `ready` and `late` are connections to PostgreSQL: one to
    ask whether it answers, one for what takes longer."""

    ready: OwnConnection
    late: OwnConnection
    database: Watched[bool]
    cache: Watched[bool]
    lags: Watched[tuple[Lag, ...]]
    outbox: Watched[Depth]

    @classmethod
    def of(cls, database_url: str, redis: AnyRedis) -> Self:
        """The questions of a process."""
        ready, late = OwnConnection(database_url), OwnConnection(database_url)
        names = tuple(one.name for one in READ_MODELS)

        async def answers() -> bool:
            return bool(await ready.asked(lambda one: one.fetchval("SELECT true")))

        async def pongs() -> bool:
            return bool(await redis.ping())

        return cls(
            ready=ready,
            late=late,
            database=Watched(answers),
            cache=Watched(pongs),
            lags=Watched(
                lambda: late.asked(lambda one: lag(one, names)),
                fresh=FRESH_SECONDS,
                stale=STALE_SECONDS,
            ),
            outbox=Watched(lambda: late.asked(depth), fresh=FRESH_SECONDS),
        )

    async def close(self) -> None:
        """Hangs up."""
        await self.ready.close()
        await self.late.close()


class OperationParts(Struct, frozen=True, kw_only=True):
    """Read models, metrics and what is watched. `siblings` are the processes that were started
    together with this one."""

    pool: Pool
    runner: Runner
    metrics: Metrics
    watching: Watching
    siblings: Siblings | None
    closing: asyncio.Event


def operation_parts(ground: Ground, address: SiblingAddress | None) -> OperationParts:
    """The parts of this process."""
    assert ground.settings.database_url is not None
    feed = Feed(
        pool=ground.pool,
        decoder=ground.decoder,
        wakeups=ground.log.wakeups,
        tracer=ground.tracing,
        distributed=ground.log.partitions if ground.log.distributed else None,
    )
    return OperationParts(
        pool=ground.pool,
        runner=Runner(feed, READ_MODELS),
        metrics=ground.metrics,
        watching=Watching.of(ground.settings.database_url, ground.redis),
        siblings=None if address is None else Siblings(address, ground.metrics.registry),
        closing=ground.closing,
    )
