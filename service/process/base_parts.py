"""What every feature of a service process stands on: settings, titles, servers, the log."""

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from events.keys import SigningKey
from events.log import Log
from events.redis_address import AnyRedis
from games.kernel.registry import Registry
from projections.database import Pool
from referee.decoder import Decoder
from service.process.cooperative_scheduling import CooperativeScheduler
from service.process.metrics import Metrics
from service.settings import Settings

if TYPE_CHECKING:
    from service.tracing.tracing import Tracing


class BaseParts(Struct, frozen=True, kw_only=True):
    """What features are composed from. `closing` is set when the process is about to end."""

    settings: Settings
    registry: Registry
    pool: Pool
    redis: AnyRedis
    log: Log
    decoder: Decoder
    key: SigningKey
    metrics: Metrics
    scheduler: CooperativeScheduler
    tracing: "Tracing | None"
    closing: asyncio.Event

    def close_streams(self) -> None:
        """Ends all streams; their clients resume at another process."""
        self.closing.set()
        self.log.wakeups.ring_all()
