"""Authentication: finds the caller whose token was sent.

Callers are remembered for a few seconds, so that a busy client does not cost a query per
request. A revoked token is forgotten at once in this process, and in the others as soon as they
hear of it through Redis; should that message be lost, the few seconds bound the delay.
"""

import asyncio
import hmac
import time
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

import structlog
from msgspec import Struct
from redis.exceptions import RedisError

from events.redis_address import AnyRedis, subscribed
from games.kernel.sentence import Sentence
from projections.database import Pool
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.accounts import token_store
from service.accounts.tokens import Presented, presented
from service.identity.caller import ANYBODY, Caller, Credentials, Suspension
from service.limits.auth_throttle import AuthThrottle

REMEMBERED_SECONDS: Final = 10.0
REMEMBERED_CALLERS: Final = 10_000
PUBLISHING_SECONDS: Final = 2.0
CHANNEL: Final = "kronika:revoked-tokens"

_log = structlog.get_logger()


class _Remembered(Struct, frozen=True):
    secret_hash: bytes
    caller: Caller
    until: float


class Authenticator:
    """Finds the caller behind an `Authorization` header, or the session of a browser."""

    def __init__(self, pool: Pool, redis: AnyRedis, auth_throttle: AuthThrottle) -> None:
        self._pool = pool
        self._redis = redis
        self._auth_throttle = auth_throttle
        self._remembered: OrderedDict[str, _Remembered] = OrderedDict()
        self._revocations = 0

    async def caller(self, credentials: Credentials, address: str | None) -> Caller:
        """The caller; anybody when nothing was sent, or a session that has ended. Refuses a token
        that is not valid or whose account is suspended, and tokens from an address where too many
        bad ones came from."""
        authorization = credentials.authorization
        if authorization is not None:
            found = await self._bearer(authorization, address)
        elif (session := await self._session(credentials.session)) is not None:
            found = session
        else:
            return ANYBODY
        if found.suspension is not None and found.suspension.holds:
            raise _suspended(found.suspension)
        return found

    async def _bearer(self, authorization: str, address: str | None) -> Caller:
        """Whose token a header has: a personal one, or one of an app for this service."""
        scheme, _, text = authorization.partition(" ")
        if scheme.lower() != "bearer":
            raise _invalid(Sentence("bearer-expected"))
        sent = presented(text.strip())
        found = (sent and self._recall(sent)) or await self._look(sent, address)
        if found.kind == "session" or found.audience is not None or _has_ended(found):
            raise _invalid()
        return found

    async def _session(self, text: str | None) -> Caller | None:
        """Whose browser it is. A tab that was left open goes on asking with a session that has
        ended, so that does not count as guessing."""
        sent = None if text is None else presented(text)
        if sent is None:
            return None
        found = self._recall(sent) or await self._ask(sent)
        if found is None or found.kind != "session" or _has_ended(found):
            return None
        return found

    async def revoke(self, token: str) -> None:
        """Deletes a token, here and in every other process."""
        await token_store.forget(self._pool, token)
        await self.forget((token,))

    async def forget(self, tokens: Iterable[str]) -> None:
        """Looks tokens up again when they are next used, here and in every other process: they
        were revoked, or what they stand for has changed."""
        gone = tuple(tokens)
        for token in gone:
            self._forget(token)
        try:
            async with asyncio.timeout(PUBLISHING_SECONDS):
                for token in gone:
                    await self._redis.publish(CHANNEL, token)
        except (RedisError, OSError) as trouble:
            _log.warning("revocation-not-published", error=type(trouble).__name__)

    async def listen(self) -> None:
        """Forgets what other processes revoke; runs until it is cancelled."""
        while True:
            with suppress(RedisError, OSError):
                async with subscribed(self._redis, CHANNEL) as channel:
                    self._revocations += 1
                    self._remembered.clear()  # whatever was revoked while nobody listened
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._forget(message["data"].decode(errors="replace"))
            await asyncio.sleep(1)

    def _forget(self, token: str) -> None:
        self._revocations += 1
        self._remembered.pop(token, None)

    def _recall(self, sent: Presented) -> Caller | None:
        known = self._remembered.get(sent.id)
        if known is None or known.until < time.monotonic():
            return None
        return known.caller if hmac.compare_digest(known.secret_hash, sent.secret_hash) else None

    async def _look(self, sent: Presented | None, address: str | None) -> Caller:
        known = sent and self._remembered.get(sent.id)
        if not (sent and known and sent.proves(known.secret_hash)):
            await self._auth_throttle.asks(address)
        found = sent and await self._ask(sent)
        if not found:
            await self._auth_throttle.failed(address)
            raise _invalid()
        return found

    async def _ask(self, sent: Presented) -> Caller | None:
        before = self._revocations
        found = await token_store.caller(self._pool, sent)
        # What was revoked while it was looked up is not remembered behind that.
        if found is not None and self._revocations == before:
            until = time.monotonic() + REMEMBERED_SECONDS
            self._remembered[sent.id] = _Remembered(sent.secret_hash, found, until)
            self._remembered.move_to_end(sent.id)
            if len(self._remembered) > REMEMBERED_CALLERS:
                self._remembered.popitem(last=False)
        return found


def _has_ended(found: Caller) -> bool:
    return found.expires_at is not None and found.expires_at <= datetime.now(UTC)


def _invalid(detail: Sentence | None = None) -> ProblemError:
    return refused(
        kinds.UNAUTHORIZED,
        detail,
        headers={"WWW-Authenticate": 'Bearer realm="kronika", error="invalid_token"'},
    )


def _suspended(suspension: Suspension) -> ProblemError:
    if suspension.until is None:
        why = Sentence("suspended-for-good", {"reason": suspension.reason})
    else:
        until = suspension.until.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        why = Sentence("suspended-until", {"until": until, "reason": suspension.reason})
    return refused(kinds.ACCOUNT_SUSPENDED, why)
