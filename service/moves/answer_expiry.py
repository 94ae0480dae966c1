"""The end of answers: those to requests about a game go when the game has been over for long.

An answer with an idempotency key is kept with the log, so that a retry gets it again. Nobody
retries after weeks, and answers take more room than the events that they show. What a game was
asked has scopes that name the game; what made a game (open, fork, import) has those of an account,
and names the game in the answer.
"""

import asyncio
from collections.abc import Iterator, Sequence, Set
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from events import stored_responses
from events.database import Pool
from events.redis_address import AnyRedis
from projections import finished_games
from service.accounts.erasure import KEYED
from service.process.metrics import Metrics

PAGE: Final = 200
"""Scopes, or answers of one, that are looked at together."""
_BEHIND_GAME: Final = frozenset({"bot", "claim", "forced", "pass", "proposal"})
"""Scopes `<what>/<game>...`; those of moves are `<game>/<account>`."""
_FOR_EVER: Final = frozenset({"rematch"})
"""However late a rematch is asked for, it is the one that was opened."""
_HOURLY: Final = timedelta(hours=1)
_TURN: Final = "kronika:answers-looked-through"
_PAUSE_SECONDS: Final = 0.05

_log = structlog.get_logger()


class _Made(Struct):
    """The answer to what made a game, as far as it names it."""

    id: str


class AnswerExpiry:
    """Forgets old answers, once an hour, in whichever process is first."""

    def __init__(self, pool: Pool, redis: AnyRedis, days: float, metrics: Metrics) -> None:
        self._pool = pool
        self._redis = redis
        self._kept = timedelta(days=days)
        self._metrics = metrics

    async def run(self) -> None:
        """Looks through the answers every hour until it is cancelled."""
        while True:
            mine = await self._redis.set(_TURN, b"1", nx=True, ex=_HOURLY)
            games = await self.sweep(datetime.now(UTC) - self._kept) if mine else 0
            if games:
                _log.info("answers-expired", games=games)
            await asyncio.sleep(_HOURLY.total_seconds())

    async def sweep(self, quiet_since: datetime) -> int:
        """Forgets the answers about games that are over and quiet since a time; of how many games
        there were any."""
        games, after = set[str](), ""
        while page := await stored_responses.scopes(self._pool, after, PAGE):
            after = page[-1]
            games |= await self._forget_asked(page, quiet_since)
            for scope in page:
                if scope.partition("/")[0] in KEYED:
                    games |= await self._forget_made(scope, quiet_since)
            await asyncio.sleep(_PAUSE_SECONDS)
        self._metrics.answers_expired(len(games))
        return len(games)

    async def _forget_asked(self, page: Sequence[str], quiet_since: datetime) -> Set[str]:
        """Forgets what was asked about games."""
        about = dict(_about(page))
        over = await finished_games.over(self._pool, set(about.values()), quiet_since=quiet_since)
        old = [scope for scope, game in about.items() if game in over]
        if old:
            await stored_responses.forget(self._pool, old)
        return over

    async def _forget_made(self, scope: str, quiet_since: datetime) -> Set[str]:
        """Forgets what made games."""
        forgotten, after = set[str](), ""
        while page := await stored_responses.within(self._pool, scope, after, PAGE):
            after = page[-1].key
            made = {one.key: msgspec.json.decode(one.body, type=_Made).id for one in page}
            over = await finished_games.over(self._pool, made.values(), quiet_since=quiet_since)
            for one in page:
                if made[one.key] in over:
                    await stored_responses.forget_one(self._pool, one)
            forgotten |= over
        return forgotten


def _about(scopes: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The scopes that name a game, each with its id."""
    for scope in scopes:
        first, _, rest = scope.partition("/")
        if first in _BEHIND_GAME:
            yield scope, rest.partition("/")[0]
        elif first not in KEYED and first not in _FOR_EVER:
            yield scope, first
