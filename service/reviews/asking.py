"""Who asks for which review: one job a game and quality, which all who ask share."""

from typing import Final

from msgspec import Struct

from games.kernel.sentence import Sentence
from projections.database import Connection, Pool
from referee.problems import kinds
from referee.problems.problem import refused
from service.jobs import queue
from service.jobs.job import Job, Order

DAY: Final = 86_400
_TURN: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 2))"
_ASK: Final = """
    INSERT INTO review_requests (job_id, account_id) VALUES ($1, $2)
    ON CONFLICT (job_id, account_id) DO UPDATE SET at = now()"""
_COUNT: Final = """
    SELECT count(*) FROM review_requests
    WHERE account_id = $1 AND at > now() - make_interval(secs => $2)"""
# Who has asked before it was started anew does not wait for it.
_WAITS: Final = """
    SELECT coalesce(array_agg(r.account_id), '{}') FROM review_requests r
    JOIN jobs j ON j.id = r.job_id WHERE j.id = $1 AND r.at >= j.asked_at"""


class Asking(Struct, frozen=True, kw_only=True):
    """Asks for reviews, for `most` a day of each account (0: any number), and cancels them."""

    pool: Pool
    most: int

    async def ask(self, account: str, order: Order) -> Job:
        """The review, which is made from now on if it is not there. Refuses an account that has
        asked for too many; what is done, or what it has asked for already, is free."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(_TURN, f"reviews/{account}")
            await queue.add(connection, order)
            job = await _locked(connection, order)
            if job.state in ("failed", "cancelled"):
                await self._count(connection, account)
                await queue.restart(connection, job.id, order)
            elif job.state == "done" or account in await _waiting(connection, job.id):
                return job
            else:
                await self._count(connection, account)
            await connection.execute(_ASK, job.id, account)
            return await _locked(connection, order)

    async def cancel(self, account: str, job: Job, *, administers: bool) -> bool:
        """Ends a review that is not done, so that nobody makes it any more; whether that was so
        before or is now. False: others wait for it."""
        async with self.pool.acquire() as connection, connection.transaction():
            await queue.lock(connection, job.id)
            now = await queue.of_id(connection, job.id)
            if now is None or now.state not in ("open", "checking"):
                return True
            if not administers and await _waiting(connection, job.id) != {account}:
                return False
            await queue.cancel(connection, job.id)
            return True

    async def _count(self, connection: Connection, account: str) -> None:
        """Refuses one too many."""
        asked = await connection.fetchval(_COUNT, account, DAY)
        if self.most and asked >= self.most:
            raise refused(kinds.TOO_MANY_REVIEWS, Sentence("reviews-at-most", {"most": self.most}))


async def _locked(connection: Connection, order: Order) -> Job:
    """The job of an order, which nobody else changes meanwhile."""
    found = await queue.of_game(connection, order.game_id, order.quality)
    assert found is not None, "it was added, and jobs go with their games alone"
    await queue.lock(connection, found.id)
    again = await queue.of_id(connection, found.id)
    assert again is not None
    return again


async def _waiting(connection: Connection, job: str) -> frozenset[str]:
    """The accounts that wait for a job."""
    return frozenset(await connection.fetchval(_WAITS, job))
