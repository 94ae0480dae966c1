"""The one writer of the log.

Whatever happens in a game (moves, facts of the table, a game that is opened, started, taken in) is
chained behind the game's last event and appended at the version that it was decided on. If the game
has changed meanwhile, it is decided again; if PostgreSQL stays away for longer than the log waits
for it, the request is refused with 503, whatever it wanted.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Final, TypeVar

from msgspec.structs import replace

from events.chain import chained
from events.envelope import Entry
from events.log import Log
from events.outcome import LogClosedError, LogUnavailableError, Outcome, StoredResponse
from service.identity.ids import random_id
from service.play.game_cache import GameCache, LiveGame
from service.play.idempotency import IdempotencyKey, Reply, again
from service.play.positions import NOWHERE, Position
from service.play.secrets import Secrets
from service.problems import kinds
from service.problems.problem import refused
from service.process.metrics import Metrics

ATTEMPTS: Final = 20
SLICE: Final = 20
"""Moves of a whole game that are chained at once; in between, others are served."""

T = TypeVar("T")

_SOON: Final = {"Retry-After": "1"}
_WITH_KEY: Final = "Retry with the same Idempotency-Key."
_WITHOUT_KEY: Final = "Look at the game before you repeat the request."


class GameWriter:
    """Appends to games, and decides again when a game has changed."""

    def __init__(self, log: Log, games: GameCache, metrics: Metrics) -> None:
        self._log = log
        self._games = games
        self._metrics = metrics

    async def decide(self, game: LiveGame, attempt: Callable[[], Awaitable[T | None]]) -> T:
        """What `attempt` gives. It is made on the game as it is known here, one attempt of this
        process at a time, and gives None if the game turned out to have changed."""
        for _ in range(ATTEMPTS):
            async with game.lock:
                done = await attempt()
            if done is not None:
                return done
            self._metrics.conflict("retried")
        detail = "The game kept changing while your command was decided. Retry."
        raise refused(kinds.UNAVAILABLE, detail)

    async def append(
        self,
        game: LiveGame,
        expected: int,
        entries: Sequence[Entry],
        *,
        at: datetime,
        response: StoredResponse | None = None,
        receipted: bool = False,
    ) -> Outcome:
        """Appends chained entries to a game that has the version `expected`.

        Raises a problem when the log is unavailable. Whether the entries were recorded is then not
        known, so the game is read again when it is next needed.
        """
        started = time.perf_counter()
        try:
            outcome = await self._log.append(
                game.id, expected, entries, at=at, response=response, receipted=receipted
            )
        except (LogUnavailableError, LogClosedError):
            self._games.drop(game)
            advice = _WITHOUT_KEY if response is None else _WITH_KEY
            detail = f"Whether this was recorded is not known. {advice}"
            raise refused(kinds.UNAVAILABLE, detail, headers=_SOON) from None
        self._metrics.append(time.perf_counter() - started)
        return outcome

    def fresh_id(self, key: IdempotencyKey | None) -> str:
        """The id of a game to be, which a request with that key makes."""
        if key is None:
            return random_id("gam")
        return self._log.at_home(key.scope, key.value, lambda: random_id("gam"))

    async def plant(self, game_id: str, seed: bytes | None = None) -> bytes:
        """Gives a game its seed, before its first event: a secret one, unless it is given."""
        return await self._log.plant(game_id, seed)

    async def replied(self, key: IdempotencyKey | None) -> Reply | None:
        """The answer to an earlier request with the same key."""
        if key is None:
            return None
        found = await self._log.answered(key.scope, key.value, key.game)
        return None if found is None else again(found, key)


def linked(
    secrets: Secrets, position: Position, entries: Sequence[Entry], at: datetime
) -> tuple[Entry, ...]:
    """The entries, chained behind the last event of a position of their game."""
    return chained(secrets.head(position), entries, at)


async def linked_whole(
    secrets: Secrets, entries: Sequence[Entry], at: datetime
) -> tuple[Entry, ...]:
    """The entries of a whole game, chained from its beginning, without keeping others waiting."""
    done: list[Entry] = []
    head = secrets.head(NOWHERE)
    # A command begins a link, so a game can be cut before any of them.
    moves = [number for number, entry in enumerate(entries) if entry.is_action]
    for start, end in pairwise(sorted({0, *moves[::SLICE], len(entries)})):
        done += chained(head, entries[start:end], at)
        head = replace(head, version=len(done), hash=done[-1].hash or b"")
        await asyncio.sleep(0)
    return tuple(done)
