"""A token that is revoked while it is looked up is not remembered behind that."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

import asyncpg
import pytest

from events.redis_address import connected
from projections.database import Pool
from referee.problems.problem import ProblemError
from service.accounts.authenticator import Authenticator
from service.identity.caller import Credentials
from service.limits.auth_throttle import AuthThrottle
from tests.service.people import Person

PATIENCE: Final = 60.0
_BLOCKED: Final = """
    SELECT count(DISTINCT pid) FROM pg_locks
    WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"""
"""By locks: a transaction sees the list of activities as it was when it first looked."""


@pytest.fixture
async def pool(service_dsn: str) -> AsyncIterator[Pool]:
    async with asyncpg.create_pool(service_dsn, min_size=1, max_size=4) as made:
        yield made


async def test_what_is_revoked_while_it_is_looked_up_is_revoked(
    person: Callable[[], Person], pool: Pool, redis_url: str
) -> None:
    new = person().http.post("/v1/tokens", json={"name": "new", "scopes": ["read"]}).json()
    sent = Credentials(f"Bearer {new['token']}")
    redis = connected(redis_url)
    authenticator = Authenticator(pool, redis, AuthThrottle(redis, 0))
    async with pool.acquire() as connection:
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("DELETE FROM tokens WHERE id = $1", new["id"])
        asked = asyncio.create_task(authenticator.caller(sent, None))  # notes the hour of use
        async with asyncio.timeout(PATIENCE):
            while not await connection.fetchval(_BLOCKED):
                assert not asked.done(), await asked
                await asyncio.sleep(0.02)
        await authenticator.forget((new["id"],))
        await transaction.commit()
    assert (await asked).token == new["id"], "it was asked before"
    with pytest.raises(ProblemError) as refusal:
        await authenticator.caller(sent, None)
    assert refusal.value.problem.status == 401
    await redis.aclose()
