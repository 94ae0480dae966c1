"""What those who run the service look at."""

import asyncio

from msgspec import Struct
from redis.asyncio import Redis

from projections.database import Pool
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from service.process.ground import Ground
from service.process.metrics import Metrics
from service.process.sibling_metrics import SiblingAddress, Siblings


class OperationParts(Struct, frozen=True, kw_only=True):
    """Servers, read models and metrics. `siblings` are the processes that were started together
    with this one."""

    pool: Pool
    redis: Redis
    runner: Runner
    metrics: Metrics
    siblings: Siblings | None
    closing: asyncio.Event


def operation_parts(ground: Ground, address: SiblingAddress | None) -> OperationParts:
    """The parts of this process."""
    feed = Feed(
        pool=ground.pool, decoder=ground.decoder, wakeups=ground.log.wakeups, tracer=ground.tracing
    )
    return OperationParts(
        pool=ground.pool,
        redis=ground.redis,
        runner=Runner(feed, READ_MODELS),
        metrics=ground.metrics,
        siblings=None if address is None else Siblings(address, ground.metrics.registry),
        closing=ground.closing,
    )
