"""The throttle for what is guessed: bad tokens, which are counted by address, and wrong recovery
codes, which are counted by account as well.

After so many bad tokens within an hour an address has to wait: a second, then two, four and so on
up to a quarter of an hour with every further one. While it waits, tokens from there are not even
looked up, so that guessing is no faster with luck. Tokens that this process has lately seen to be
good are served all the same: one broken program does not lock out its whole house.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Final, cast

import structlog
from msgspec import Struct
from redis.exceptions import RedisError

from events.redis_address import AnyRedis
from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.kinds import Kind
from referee.problems.problem import ProblemError, refused
from service.limits.budgets import HOUR

LONGEST_SECONDS: Final = 900.0
_MAX_TRACKED_ADDRESSES: Final = 10_000

_SCRIPT: Final = """
local count = redis.call('INCR', KEYS[1])
redis.call('EXPIRE', KEYS[1], ARGV[1])
local over = count - tonumber(ARGV[2])
if over > 0 then
  local wait = math.min(tonumber(ARGV[3]), 2 ^ math.min(over - 1, 30)) * 1000
  redis.call('SET', KEYS[2], count, 'PX', wait)
end
return count
"""

_log = structlog.get_logger()


class Guesses(Struct, frozen=True):
    """What is guessed: its name in Redis, what says in the log that somebody has to wait, and how
    the refusal reads, after so many seconds to wait."""

    name: str
    waits: Callable[[str, int, float], object]
    kind: Kind
    sentence: Callable[[int], Sentence]


BAD_TOKENS: Final = Guesses(
    "knocks",
    lambda who, count, wait: _log.warning("bad-tokens", address=who, count=count, wait=wait),
    kinds.TOO_MANY_BAD_TOKENS,
    lambda seconds: Sentence("too-many-invalid-tokens", {"seconds": seconds}),
)
WRONG_CODES: Final = Guesses(
    "codes",
    lambda who, count, wait: _log.warning("wrong-codes", account=who, count=count, wait=wait),
    kinds.TOO_MANY_TRIES,
    lambda seconds: Sentence("too-many-wrong-codes", {"seconds": seconds}),
)


class _Count(Struct):
    count: int = 0
    last: float = 0.0
    until: float = 0.0


class AuthThrottle:
    """Bad guesses by address (or account), known to all processes; each for itself while Redis is
    away. Never fails for want of Redis. `most` bad ones are free; 0: all are."""

    def __init__(self, redis: AnyRedis, most: int, guesses: Guesses = BAD_TOKENS) -> None:
        self._redis = redis
        self._most = most
        self._guesses = guesses
        self._knockers: dict[str, _Count] = {}

    async def asks(self, address: str | None) -> None:
        """Somebody asks with a token that is not known here. Raises a problem if that address has
        to wait."""
        if address is None or not self._most:
            return
        known = self._knockers.get(address)
        wait = 0.0 if known is None else known.until - time.monotonic()
        if wait <= 0 and (wait := await self._shared_wait(address)) > 0:
            self._knocker(address).until = time.monotonic() + wait
        if wait > 0:
            raise self._patience(wait)

    async def failed(self, address: str | None) -> None:
        """The token was bad."""
        if address is None or not self._most:
            return
        knocker, now = self._knocker(address), time.monotonic()
        knocker.count = 1 if now - knocker.last > HOUR else knocker.count + 1
        knocker.last = now
        knocker.count = max(knocker.count, await self._noted(address))
        if (wait := waiting(knocker.count, self._most)) > 0:
            knocker.until = now + wait
            self._guesses.waits(address, knocker.count, wait)

    async def _shared_wait(self, address: str) -> float:
        """The seconds that other processes have told the address to wait."""
        try:
            left: int = await self._redis.pttl(self._until(address))
        except (RedisError, OSError):
            return 0.0
        return left / 1000

    async def _noted(self, address: str) -> int:
        """The count of all processes; 0 while it is not known."""
        keys = (self._count(address), self._until(address))
        limits = (str(HOUR), str(self._most), str(int(LONGEST_SECONDS)))
        try:
            said = self._redis.eval(_SCRIPT, 2, *keys, *limits)
            return int(await cast(Awaitable[int], said))
        except (RedisError, OSError):
            return 0

    def _knocker(self, address: str) -> _Count:
        known = self._knockers.pop(address, None) or _Count()
        self._knockers[address] = known
        if len(self._knockers) > _MAX_TRACKED_ADDRESSES:
            del self._knockers[next(iter(self._knockers))]
        return known

    # Braces: what is about an address is on one server.
    def _count(self, address: str) -> str:
        return f"kronika:{self._guesses.name}:{{{address}}}"

    def _until(self, address: str) -> str:
        return f"kronika:{self._guesses.name}:until:{{{address}}}"

    def _patience(self, wait: float) -> ProblemError:
        seconds = max(1, -(-int(wait * 1000) // 1000))
        return refused(
            self._guesses.kind,
            self._guesses.sentence(seconds),
            headers={"Retry-After": str(seconds)},
            retry_after=seconds,
        )


def waiting(count: int, most: int) -> float:
    """The seconds to wait after so many bad tokens, of which `most` are free."""
    over = count - most
    return 0.0 if over <= 0 else min(LONGEST_SECONDS, 2.0 ** min(over - 1, 30))
