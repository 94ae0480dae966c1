"""What an attempt leads to: delivered, tried again later, given up; and what that means for the
webhook."""

import random
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from projections.database import Connection, Pool
from service.webhooks.outbox import Claimed
from service.webhooks.sender import SendOutcome
from service.webhooks.webhook import DisabledBecause

Result = Literal["delivered", "retried", "failed"]

LONGEST_WAIT: Final = 86_400.0
"""A receiver may ask for a longer wait than the schedule's, up to this."""
_GONE: Final = 410
_PATIENCE_SECONDS: Final = 60.0
_REST_SECONDS: Final = 60.0
"""A webhook to which nothing could be delivered for so long is left alone for so long."""
_SPARE_SECONDS: Final = 86_400.0
"""Failure is lasting when a delivery has been given up and nothing else could be delivered during
all of its tries; or, when there is so much to try that none has had all of its tries, after so
much longer."""

_ATTEMPT: Final = (
    "INSERT INTO webhook_attempts (delivery, at, seconds, status, error)"
    " SELECT number, $2, $3, $4, $5 FROM webhook_deliveries WHERE number = $1 FOR KEY SHARE"
    " ON CONFLICT DO NOTHING"
)
_DELIVERED: Final = """
    WITH delivered AS (
        UPDATE webhook_deliveries SET status = 'delivered', attempts = attempts + 1,
            finished_at = now()
        WHERE number = $1 RETURNING number)
    INSERT INTO webhook_attempts (delivery, at, seconds, status, error)
    SELECT number, $2, $3, $4, $5 FROM delivered ON CONFLICT DO NOTHING"""
_FINISH: Final = (
    "UPDATE webhook_deliveries SET status = $2, attempts = attempts + $3, finished_at = now()"
    " WHERE number = $1 AND status = 'pending'"
)
_PUT_OFF: Final = (
    "UPDATE webhook_deliveries SET attempts = attempts + 1,"
    " due_at = now() + make_interval(secs => $2) WHERE number = $1 AND status = 'pending'"
)
_WELL: Final = (
    "UPDATE webhooks SET failing_since = NULL, rests_until = NULL"
    " WHERE id = $1 AND failing_since IS NOT NULL"
)
_ILL: Final = (
    "UPDATE webhooks SET failing_since = least(failing_since, $2) WHERE id = $1"
    " RETURNING extract(epoch FROM $2 - failing_since)::float"
)
_REST: Final = "UPDATE webhooks SET rests_until = now() + make_interval(secs => $2) WHERE id = $1"
_DISABLE: Final = (
    "UPDATE webhooks SET enabled = false, disabled_at = now(), disabled_because = $2"
    " WHERE id = $1 AND enabled"
)
_HOLD: Final = "SELECT FROM webhooks WHERE id = $1 FOR NO KEY UPDATE"


class AttemptResult(Struct, frozen=True):
    """What came of an attempt; `disabled` if the webhook was disabled by it."""

    result: Result
    disabled: DisabledBecause | None = None


class Recorder:
    """Writes down how attempts went. `waits` are those before each further try, in seconds."""

    def __init__(self, pool: Pool, waits: Sequence[float]) -> None:
        self._pool = pool
        self._waits = tuple(waits)

    async def withheld(self, claimed: Claimed) -> None:
        """The account may not see the game any more: nothing is sent."""
        await self._pool.execute(_FINISH, claimed.number, "withheld", 0)

    async def record(self, claimed: Claimed, outcome: SendOutcome) -> AttemptResult:
        """Writes down an attempt with all that it leads to."""
        if outcome.delivered and not claimed.failing:
            await self._pool.execute(_DELIVERED, *_row(claimed, outcome))
            return AttemptResult("delivered")
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(_HOLD, claimed.webhook_id)
            await _store_attempt(connection, claimed, outcome)
            if outcome.delivered:
                await connection.execute(_FINISH, claimed.number, "delivered", 1)
                await connection.execute(_WELL, claimed.webhook_id)
                return AttemptResult("delivered")
            return await self._failed(connection, claimed, outcome)

    async def troubled(self, claimed: Claimed, outcome: SendOutcome) -> None:
        """It was our own fault that nothing was sent: tried again as usual, and the webhook does
        not suffer."""
        async with self._pool.acquire() as connection, connection.transaction():
            await _store_attempt(connection, claimed, outcome)
            await self._put_off(connection, claimed, outcome)

    async def _failed(
        self, connection: Connection, claimed: Claimed, outcome: SendOutcome
    ) -> AttemptResult:
        failing = float(await connection.fetchval(_ILL, claimed.webhook_id, outcome.at) or 0.0)
        if outcome.status == _GONE:
            # What waits stays: the owner may enable the webhook again.
            await connection.execute(_PUT_OFF, claimed.number, 0.0)
            return AttemptResult("failed", await _disabled(connection, claimed, "gone"))
        if failing >= _PATIENCE_SECONDS:
            await connection.execute(_REST, claimed.webhook_id, _REST_SECONDS)
        again = await self._put_off(connection, claimed, outcome)
        lasting = sum(self._waits) + (_SPARE_SECONDS if again else 0.0)
        if failing >= lasting:
            return AttemptResult("failed", await _disabled(connection, claimed, "failing"))
        return AttemptResult("retried" if again else "failed")

    async def _put_off(
        self, connection: Connection, claimed: Claimed, outcome: SendOutcome
    ) -> bool:
        """Until the next try; False if this was the last one."""
        if claimed.attempts >= len(self._waits):
            await connection.execute(_FINISH, claimed.number, "failed", 1)
            return False
        wait = self._wait(claimed.attempts, outcome.retry_after)
        await connection.execute(_PUT_OFF, claimed.number, wait)
        return True

    def _wait(self, attempts: int, asked: float | None) -> float:
        """Up to a fifth longer than the schedule says, so that receivers which failed together
        are not all tried together; and as long as the receiver asks for, within bounds."""
        wait = self._waits[attempts] * random.uniform(1.0, 1.2)
        return max(wait, min(asked or 0.0, LONGEST_WAIT))


async def _store_attempt(connection: Connection, claimed: Claimed, outcome: SendOutcome) -> None:
    """The attempt itself. Nothing if the delivery has been deleted meanwhile."""
    await connection.execute(_ATTEMPT, *_row(claimed, outcome))


def _row(claimed: Claimed, outcome: SendOutcome) -> tuple[object, ...]:
    seconds = round(outcome.seconds, 3)
    return claimed.number, outcome.at, seconds, outcome.status, outcome.error


async def _disabled(
    connection: Connection, claimed: Claimed, because: DisabledBecause
) -> DisabledBecause | None:
    done = await connection.execute(_DISABLE, claimed.webhook_id, because)
    return because if done == "UPDATE 1" else None
