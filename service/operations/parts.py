"""What those who run the service look at."""

import asyncio
from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from events.log import Log
from events.redis_address import AnyRedis
from projections.database import Pool
from projections.lag import Lag, lag
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from service.jobs import queue
from service.jobs.queue import Waiting
from service.operations.inventory import INVENTORY_SECONDS, Inventory, inventory
from service.operations.trial import PoolTrial, keep, write
from service.operations.watched import (
    BRIEFLY_SECONDS,
    FRESH_SECONDS,
    STALE_SECONDS,
    OwnConnection,
    Watched,
)
from service.process.background import Work
from service.process.base_parts import BaseParts
from service.process.metrics import Metrics
from service.process.sibling_metrics import SiblingAddress, Siblings
from service.projecting.keeper import Keeper
from service.projecting.news import Teller
from service.projecting.place import NAME, ProjectingPlace
from service.webhooks.outbox import Depth, depth


class Watching(Struct, frozen=True, kw_only=True):
    """The questions of those who watch. `ready` and `late` are connections to PostgreSQL: one to
    try whether it can be written to, one for what takes longer."""

    ready: OwnConnection
    late: OwnConnection
    pool: PoolTrial
    database: Watched[bool]
    cache: Watched[bool]
    lags: Watched[tuple[Lag, ...]]
    outbox: Watched[Depth]
    jobs: Watched[Waiting]
    inventory: Watched[Inventory]

    @classmethod
    def of(cls, database_url: str, pool: Pool, redis: AnyRedis, *, distributed: bool) -> Self:
        """The questions of a process; `distributed` says whether the log is on several machines."""
        ready, late = OwnConnection(database_url), OwnConnection(database_url)
        names = tuple(one.name for one in READ_MODELS)

        async def answers() -> bool:
            return await ready.asked(lambda one: write(one, appends=not distributed))

        return cls(
            ready=ready,
            late=late,
            pool=PoolTrial(pool),
            database=Watched(answers, fresh=FRESH_SECONDS, stale=BRIEFLY_SECONDS),
            cache=Watched(lambda: keep(redis), fresh=FRESH_SECONDS, stale=BRIEFLY_SECONDS),
            lags=Watched(
                lambda: late.asked(lambda one: lag(one, names)),
                fresh=FRESH_SECONDS,
                stale=STALE_SECONDS,
            ),
            outbox=Watched(lambda: late.asked(depth), fresh=FRESH_SECONDS),
            jobs=Watched(lambda: late.asked(queue.waiting), fresh=FRESH_SECONDS),
            inventory=Watched(lambda: late.asked(inventory), fresh=INVENTORY_SECONDS),
        )

    async def close(self) -> None:
        """Hangs up."""
        await self.pool.close()
        await self.ready.close()
        await self.late.close()


class OperationParts(Struct, frozen=True, kw_only=True):
    """Log, metrics and what is watched. `siblings` are the processes that were started together
    with this one; `projecting` is what it does to keep the read models up to date, in the
    background, and `projects` where another process does that."""

    pool: Pool
    log: Log
    projecting: Sequence[Work]
    projects: ProjectingPlace | None
    metrics: Metrics
    watching: Watching
    siblings: Siblings | None
    closing: asyncio.Event


def operation_parts(
    base: BaseParts, address: SiblingAddress | None, projects: ProjectingPlace | None
) -> OperationParts:
    """The parts of this process."""
    assert base.settings.database_url is not None
    return OperationParts(
        pool=base.pool,
        log=base.log,
        projecting=_projecting(base, projects),
        projects=projects,
        metrics=base.metrics,
        watching=Watching.of(
            base.settings.database_url, base.pool, base.redis, distributed=base.log.distributed
        ),
        siblings=None if address is None else Siblings(address, base.metrics.registry),
        closing=base.closing,
    )


def _projecting(base: BaseParts, place: ProjectingPlace | None) -> Sequence[Work]:
    """What keeps the read models up to date: this process, or another one, which is told."""
    feed = Feed(
        pool=base.pool,
        decoder=base.decoder,
        wakeups=base.log.wakeups,
        tracer=base.tracing,
        distributed=base.log.partitions if base.log.distributed else None,
        places=base.log.places,
    )
    runner = Runner(feed, READ_MODELS)
    if place is None:
        return ((NAME, runner.run),)
    told = ("news", Teller(place.news, base.log.wakeups).run)
    keeper = Keeper(base.settings, place, runner.run)
    return (told, (NAME, keeper.run)) if place.keeps else (told,)
