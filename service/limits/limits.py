"""All limits of a service process, with a connection to Redis of their own: one that rather gives
up than keeps a request waiting."""

from typing import Final, Self

from msgspec import Struct
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from events.redis_address import AnyRedis, connected
from service.limits.addresses import Addresses
from service.limits.auth_throttle import WRONG_CODES, AuthThrottle
from service.limits.buckets import SharedBuckets
from service.limits.gate import Gate
from service.limits.leases import Leases
from service.limits.stream_slots import StreamSlots
from service.process.metrics import Metrics
from service.settings.limits import LimitSettings

PATIENCE_SECONDS: Final = 0.3
FREE_CODES: Final = 10
"""Wrong recovery codes an hour for an account before who tries has to wait."""


class Limits(Struct, frozen=True, kw_only=True):
    """What requests, tokens and streams are counted with."""

    redis: AnyRedis
    addresses: Addresses
    leases: Leases
    gate: Gate
    auth_throttle: AuthThrottle
    code_throttle: AuthThrottle
    stream_slots: StreamSlots

    @classmethod
    def of(cls, settings: LimitSettings, redis_url: str, metrics: Metrics) -> Self:
        """The limits that are set."""
        redis = connected(
            redis_url,
            socket_timeout=PATIENCE_SECONDS,
            socket_connect_timeout=PATIENCE_SECONDS,
            retry=Retry(NoBackoff(), 1),
        )
        addresses, leases = Addresses(settings), Leases(SharedBuckets(redis))
        return cls(
            redis=redis,
            addresses=addresses,
            leases=leases,
            gate=Gate(settings, addresses, leases, metrics),
            auth_throttle=AuthThrottle(
                redis, settings.limit_bad_tokens if settings.limits == "on" else 0
            ),
            code_throttle=AuthThrottle(
                redis, FREE_CODES if settings.limits == "on" else 0, WRONG_CODES
            ),
            stream_slots=StreamSlots(redis, settings),
        )

    async def close(self) -> None:
        """Hangs up."""
        await self.redis.aclose()
