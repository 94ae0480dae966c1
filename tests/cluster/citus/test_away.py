"""A worker that is away: what a writer says, what that costs, and whom it does not concern."""

import asyncpg
import pytest

from deploy.citus.cluster import Cluster
from events.log import Log
from events.outcome import Appended, LogUnavailableError
from events.reading import distributed_tails
from events.writer import CommitSettings
from tests.cluster.citus.test_workers import partitions_of
from tests.events.support import AT, assert_sound, fact, grow

pytestmark = pytest.mark.citus
IMPATIENT = CommitSettings(patience=1.0)


async def test_a_worker_that_is_away(cluster: Cluster, dsn: str) -> None:
    """Its games cannot be appended to, those of others are written and read, and all of it takes no
    connection more than before: a new one costs a hundred times what the refusal does."""
    away = await partitions_of(cluster, 1)
    async with (
        asyncpg.create_pool(dsn, min_size=1, max_size=1) as pool,
        await Log.open(pool, settings=IMPATIENT) as log,
    ):
        names = [f"game {number}" for number in range(200)]
        lost = next(one for one in names if log.partition(one) in away)
        kept = next(one for one in names if log.partition(one) not in away)
        for game in (lost, kept):
            await grow(log, game, 2)
        backend = await pool.fetchval("SELECT pg_backend_pid()")
        cluster.kill(1)
        try:
            with pytest.raises(LogUnavailableError):
                await log.append(lost, 2, [fact()], at=AT)
            await grow(log, kept, 4, start=2)
            for _ in range(10):  # however often the query has been planned
                (events,) = (await distributed_tails(pool, {log.partition(kept): (0, 9)})).values()
                assert [event.version for event in events] == [1, 2, 3, 4]
                assert (await log.heads()).keys() == set(range(log.partitions)) - away
        finally:
            await cluster.start_server(1)
        assert isinstance(await log.append(lost, 2, [fact()], at=AT), Appended)
        assert await pool.fetchval("SELECT pg_backend_pid()") == backend
        assert log.tally().retries > 1
        await assert_sound(log, {lost: 3, kept: 4})
