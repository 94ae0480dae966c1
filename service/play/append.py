"""The one writer of the log.

Whatever happens in a game (moves, facts of the table, a game that is opened, started, taken in) is
decided on a `DecisionBasis`, a value that is taken once, and bound to it: chained behind its last
event and appended at its version. So nobody can decide on one state and append behind another. If
the game has changed meanwhile, it is decided again; if PostgreSQL stays away for longer than the
log waits for it, the request is refused with 503, whatever it wanted.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from events.chain import chained
from events.envelope import Entry
from events.log import Log
from events.outcome import (
    Appended,
    Duplicate,
    LogClosedError,
    LogUnavailableError,
    Outcome,
    StoredResponse,
)
from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.idempotency import IdempotencyKey, Reply, again
from service.identity.ids import random_id
from service.play.basis import DecisionBasis
from service.play.game_cache import GameCache, LiveGame
from service.process import positions
from service.process.metrics import Metrics

ATTEMPTS: Final = 20
SLICE: Final = 20
"""Moves of a whole game that are chained at once; in between, others are served."""

T = TypeVar("T")

_SOON: Final = {"Retry-After": "1"}


class BoundEntries(Struct, frozen=True, kw_only=True):
    """Entries that are chained behind the position that they were decided on, and can be appended
    there and nowhere else. `at` is their time. Only `bound` and `bound_whole` make them."""

    basis: DecisionBasis
    entries: tuple[Entry, ...]
    at: datetime


def bound(basis: DecisionBasis, entries: Sequence[Entry], at: datetime) -> BoundEntries:
    """The entries, chained behind the last event of their basis."""
    return BoundEntries(basis=basis, entries=chained(basis.head, entries, at), at=at)


async def bound_whole(basis: DecisionBasis, entries: Sequence[Entry], at: datetime) -> BoundEntries:
    """The entries of a whole game, chained from its beginning, without keeping others waiting."""
    done: list[Entry] = []
    head = basis.head
    # A command begins a link, so a game can be cut before any of them.
    moves = [number for number, entry in enumerate(entries) if entry.is_action]
    for start, end in pairwise(sorted({0, *moves[::SLICE], len(entries)})):
        done += chained(head, entries[start:end], at)
        head = replace(head, version=basis.version + len(done), hash=done[-1].hash or b"")
        await asyncio.sleep(0)
    return BoundEntries(basis=basis, entries=tuple(done), at=at)


class GameWriter:
    """Appends to games, and decides again when a game has changed."""

    def __init__(self, log: Log, games: GameCache, metrics: Metrics) -> None:
        self._log = log
        self._games = games
        self._metrics = metrics

    async def decide(
        self,
        game: LiveGame,
        attempt: Callable[[DecisionBasis], Awaitable[T | None]],
        *,
        fresh: bool = False,
    ) -> T:
        """What `attempt` gives for the game as it is known here, or, if it has to be `fresh`, as
        the log has it. One attempt of this process is made at a time; if it gives None, the game
        has changed, so it is read and tried again."""
        for _ in range(ATTEMPTS):
            async with game.lock:
                if fresh:
                    await self._games.refresh(game)
                done = await attempt(game.basis)
            if done is not None:
                return done
            fresh = True
            self._metrics.conflict("retried")
        detail = Sentence("game-kept-changing")
        raise refused(kinds.UNAVAILABLE, detail)

    async def append(
        self,
        new: BoundEntries,
        *,
        response: StoredResponse | None = None,
        receipted: bool = False,
    ) -> Outcome:
        """Appends entries behind the position that they are bound to. If the game has another
        version, nothing is written.

        Raises a problem when the log is unavailable. Whether the entries were recorded is then not
        known, so the game is read again when it is next needed.
        """
        started, basis = time.perf_counter(), new.basis
        try:
            outcome = await self._log.append(
                basis.id,
                basis.version,
                new.entries,
                at=new.at,
                response=response,
                receipted=receipted,
            )
        except (LogUnavailableError, LogClosedError):
            self._games.drop(basis.id)
            # Who sits down gives its append a name, too, but the request has no key.
            keyed = response is not None and response.request_hash
            detail = Sentence("unrecorded-with-key" if keyed else "unrecorded-without-key")
            raise refused(kinds.UNAVAILABLE, detail, headers=_SOON) from None
        self._metrics.append(time.perf_counter() - started)
        match outcome:
            case Appended(partition=partition, position=position):
                positions.note(partition, position)
            case Duplicate():
                await self._note_end(self._log.partition(basis.id))
        return outcome

    async def _note_end(self, partition: int) -> None:
        """The request has found written what it wanted to write: somewhere before the end."""
        positions.note(partition, await self._log.head(partition))

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
        if found is None:
            return None
        if key.game is None:
            await self._note_end(self._log.home(key.scope, key.value))
        else:
            await self._note_end(self._log.partition(key.game))
        return again(found, key)
