"""What is over goes: tokens of apps, codes, and connections that nobody uses any more."""

import asyncio
from datetime import timedelta
from typing import Final

import structlog

from events.redis_address import AnyRedis
from projections.database import Pool, Queries

_HOURLY: Final = timedelta(hours=1)
_TURN: Final = "kronika:apps-looked-through"
_OVER: Final = (
    "DELETE FROM tokens WHERE kind = 'app' AND expires_at < now()",
    # A code that is used again after a day is only refused.
    "DELETE FROM authorization_codes WHERE expires_at < now() - interval '1 day'",
    "DELETE FROM device_codes WHERE expires_at < now() - interval '1 day'",
    """DELETE FROM refresh_tokens
        WHERE expires_at < now() OR used_at < now() - interval '30 days'""",
    """DELETE FROM connections c WHERE ends_at < now() OR NOT EXISTS (
        SELECT FROM refresh_tokens r WHERE r.connection_id = c.id AND r.used_at IS NULL)""",
    """DELETE FROM apps a WHERE fresh_until < now() - interval '30 days'
        AND NOT EXISTS (SELECT FROM connections c WHERE c.app_id = a.id)
        AND NOT EXISTS (SELECT FROM authorization_codes c WHERE c.app_id = a.id)
        AND NOT EXISTS (SELECT FROM device_codes d WHERE d.app_id = a.id)""",
)

_log = structlog.get_logger()


class Expiry:
    """Deletes what is over, once an hour, in whichever process is first."""

    def __init__(self, pool: Pool, redis: AnyRedis) -> None:
        self._pool = pool
        self._redis = redis

    async def run(self) -> None:
        """Looks every hour until it is cancelled."""
        while True:
            if await self._redis.set(_TURN, b"1", nx=True, ex=_HOURLY):
                await sweep(self._pool)
            await asyncio.sleep(_HOURLY.total_seconds())


async def sweep(queries: Queries) -> int:
    """Deletes what is over; how many rows."""
    count = 0
    for statement in _OVER:
        done = await queries.execute(statement)
        count += int(done.rpartition(" ")[2])
    if count:
        _log.info("apps-looked-through", deleted=count)
    return count
