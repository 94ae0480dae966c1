"""The first answers to requests with idempotency keys that make something beside the log.

An answer may show a secret: a token, the secret of a webhook, the code of an invitation. So it is
sealed with the key of the request, which only the client has, and with the key of the vault; what
is kept of the idempotency key is a hash. Neither the database nor the vault is enough to read it.
An answer is kept for a day.

What is made in a transaction has its answer in the same one, and a second request of the same key
waits for it. What is harmless when repeated is done again if nobody has answered yet, and whoever
answers first has given the answer.
"""

import hashlib
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from msgspec import Struct, structs

from events.database import Queries
from events.outcome import Duplicate
from events.vault import Vault
from projections.database import Connection, Pool
from service.http.idempotency import IdempotencyKey, Reply, again

LIFETIME: Final = timedelta(days=1)
"""So long an answer is kept."""
_SWEPT: Final = 50
"""Old answers that are deleted at once."""

_FORGET: Final = """
    DELETE FROM keyed_responses WHERE name IN (SELECT name FROM keyed_responses
        WHERE at < now() - $2::interval ORDER BY name <> $1, at LIMIT $3 FOR UPDATE SKIP LOCKED)"""
_CLAIM: Final = """
    INSERT INTO keyed_responses (name, request_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING"""
_KEPT: Final = "SELECT request_hash, body FROM keyed_responses WHERE name = $1"
_ANSWER: Final = """
    UPDATE keyed_responses SET body = $2, account_id = $3 WHERE name = $1 AND body IS NULL
    RETURNING true"""
_WITHDRAW: Final = "DELETE FROM keyed_responses WHERE name = $1 AND body IS NULL"


class Made(Struct, frozen=True, kw_only=True):
    """What a request has made: the answer with its status, and whose it is."""

    account: str
    body: bytes
    status: int = 201

    @property
    def reply(self) -> Reply:
        """The answer as it is given now."""
        return Reply(body=self.body, status=self.status)


class KeyedResponses:
    """Runs requests that make something, each key once."""

    def __init__(self, pool: Pool, vault: Vault) -> None:
        self._pool = pool
        self._vault = vault

    async def earlier(self, key: IdempotencyKey | None) -> Reply | None:
        """The answer to an earlier request with the same key."""
        return None if key is None else await self._answered(self._pool, key)

    async def once(
        self, key: IdempotencyKey | None, make: Callable[[Connection], Awaitable[Made]]
    ) -> Reply:
        """Makes something in a transaction, or gives the answer of the request that has. A problem
        leaves the key as it was."""
        async with self._pool.acquire() as connection, connection.transaction():
            if key is None:
                return (await make(connection)).reply
            if (found := await self._claimed(connection, key)) is not None:
                return found
            made = await make(connection)
            await self._answer(connection, key, made)
            return made.reply

    async def repeatable(
        self, key: IdempotencyKey | None, make: Callable[[], Awaitable[Made]]
    ) -> Reply:
        """Makes something that is made once however often it is asked for. Several may be at it;
        the first answer counts."""
        if key is None:
            return (await make()).reply
        if (found := await self._claimed(self._pool, key)) is not None:
            return found
        try:
            made = await make()
        except BaseException:
            await self._pool.execute(_WITHDRAW, _name(key))
            raise
        await self._pool.execute(_CLAIM, _name(key), key.request_hash)
        if await self._answer(self._pool, key, made):
            return made.reply
        return await self._answered(self._pool, key) or made.reply

    async def _claimed(self, queries: Queries, key: IdempotencyKey) -> Reply | None:
        """Takes a key, after whoever has it now, or the answer that was given for it."""
        await queries.execute(_FORGET, _name(key), LIFETIME, _SWEPT)
        await queries.execute(_CLAIM, _name(key), key.request_hash)
        return await self._answered(queries, key)

    async def _answered(self, queries: Queries, key: IdempotencyKey) -> Reply | None:
        """The answer; None if there is none yet. Refuses another request with the same key."""
        row = await queries.fetchrow(_KEPT, _name(key))
        if row is None:
            return None
        known = again(Duplicate(request_hash=row["request_hash"], body=b""), key)
        if row["body"] is None:
            return None
        status, _, body = self._vault.open_text(row["body"], _secret(key)).partition(b"\n")
        return structs.replace(known, body=body, status=int(status))

    async def _answer(self, queries: Queries, key: IdempotencyKey, made: Made) -> bool:
        """Keeps an answer; whether there was none yet."""
        sealed = self._vault.seal_text(b"%d\n%b" % (made.status, made.body), _secret(key))
        return bool(await queries.fetchval(_ANSWER, _name(key), sealed, made.account))


def _secret(key: IdempotencyKey) -> str:
    return f"response/{key.scope}/{key.value}"


def _name(key: IdempotencyKey) -> bytes:
    return hashlib.sha256(f"name/{_secret(key)}".encode()).digest()
