"""Guesses at something short that people type: so many wrong ones an hour, by whoever guesses.

A try is taken before anybody looks whether it is right, and given back if it was: so guesses that
are made at the same time count as those that follow each other.
"""

import time
from collections.abc import Awaitable
from typing import Final, cast

from redis.exceptions import RedisError

from events.redis_address import AnyRedis
from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.limits.budgets import HOUR

_MOST_TRACKED: Final = 10_000
_TAKE: Final = """
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('TTL', KEYS[1])}
"""
_GIVE_BACK: Final = """
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end
return 0
"""


class WrongTries:
    """Wrong tries by subject (an account, an address), known to all processes; each counts for
    itself while Redis is away. `most` are free in an hour; 0: all are."""

    def __init__(self, redis: AnyRedis, what: str, most: int) -> None:
        self._redis = redis
        self._what = what
        self._most = most
        self._own: dict[str, tuple[int, float]] = {}

    async def take(self, *subjects: str | None) -> None:
        """Takes a try of each subject; a problem if one of them has none left."""
        for subject in self._counted(subjects):
            count, seconds = await self._taken(subject)
            if count > self._most:
                raise _patience(self._most, max(1, seconds))

    async def give_back(self, *subjects: str | None) -> None:
        """The try was right."""
        for subject in self._counted(subjects):
            count, until = self._own.get(subject, (0, 0.0))
            self._own[subject] = max(0, count - 1), until
            try:
                said = self._redis.eval(_GIVE_BACK, 1, self._key(subject))
                await cast(Awaitable[int], said)
            except (RedisError, OSError):
                continue

    def _counted(self, subjects: tuple[str | None, ...]) -> list[str]:
        return [subject for subject in subjects if subject is not None] if self._most else []

    async def _taken(self, subject: str) -> tuple[int, int]:
        """How many tries were taken, with this one, and the seconds until they are forgotten."""
        own = self._take_own(subject)
        try:
            said = self._redis.eval(_TAKE, 1, self._key(subject), str(HOUR))
            count, seconds = await cast(Awaitable[list[int]], said)
        except (RedisError, OSError):
            return own
        return int(count), int(seconds)

    def _take_own(self, subject: str) -> tuple[int, int]:
        now = time.monotonic()
        count, until = self._own.pop(subject, (0, 0.0))
        count, until = (count + 1, until) if until > now else (1, now + HOUR)
        self._own[subject] = count, until
        if len(self._own) > _MOST_TRACKED:
            del self._own[next(iter(self._own))]
        return count, int(until - now)

    def _key(self, subject: str) -> str:
        return f"kronika:wrong:{self._what}:{{{subject}}}"


def _patience(most: int, seconds: int) -> ProblemError:
    return refused(
        kinds.TOO_MANY_TRIES,
        Sentence("wrong-tries", {"most": most, "seconds": seconds}),
        headers={"Retry-After": str(seconds)},
        retry_after=seconds,
    )
