"""Adopting a game: a log that was made elsewhere (imported, forked) becomes that of a new game."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from events.envelope import Entry
from events.outcome import Appended, Duplicate
from games.kernel.lifecycle import TableState
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from projections import seatings, visibility
from projections.database import Pool
from projections.visibility import Visibility
from service.lobby import open_games
from service.play.append import GameWriter, linked_whole
from service.play.game_cache import GameCache, LiveGame
from service.play.idempotency import IdempotencyKey, Reply, again
from service.play.positions import FINISHED, TABLE, Position, Times
from service.play.secrets import Secrets
from service.problems import kinds
from service.problems.problem import refused


class Adoption(Struct, frozen=True, kw_only=True):
    """A game to take in: its entries, not yet chained, and what they fold to.

    `seed` is that of its draws, which has been planted under the id. `account` is who does it,
    `people` who sits where.
    """

    id: str
    account: str
    title: AnyTitle
    seed: bytes
    entries: Sequence[Entry]
    table: TableState
    state: Any
    ply: int
    people: Mapping[Seat, str]
    visibility: Visibility


class Adoptions:
    """Stores games that come from elsewhere. `started` is told of each that goes on."""

    def __init__(
        self,
        pool: Pool,
        writer: GameWriter,
        games: GameCache,
        started: Callable[[LiveGame], None],
        *,
        most_games: int = 0,
    ) -> None:
        self._pool = pool
        self._writer = writer
        self._games = games
        self._started = started
        self._most_games = most_games

    def fresh_id(self, key: IdempotencyKey | None) -> str:
        """The id of a game to be, which a request with that key makes."""
        return self._writer.fresh_id(key)

    async def plant(self, game_id: str, seed: bytes | None = None) -> bytes:
        """The seed of a game to be: a given one, or a secret."""
        return await self._writer.plant(game_id, seed)

    async def replied(self, key: IdempotencyKey | None) -> Reply | None:
        """The answer to an earlier request with the same key."""
        return await self._writer.replied(key)

    async def adopt(
        self,
        adoption: Adoption,
        key: IdempotencyKey | None,
        show: Callable[[LiveGame], Awaitable[bytes]],
    ) -> Reply:
        """Stores the game. `show` makes the answer of it, which is kept under `key`."""
        secrets = Secrets.of(adoption.id, adoption.seed)
        at = datetime.now(UTC)
        entries = await linked_whole(secrets, adoption.entries, at)
        position = _position(adoption, entries, at)
        game = LiveGame(adoption.id, adoption.title, position, adoption.visibility, secrets)
        game.people = dict(adoption.people)
        await self._seat(game, adoption.account)
        body = await show(game)
        answer = None if key is None else key.answered(body)
        outcome = await self._writer.append(game, 0, entries, at=at, response=answer)
        if isinstance(outcome, Duplicate):
            return again(outcome, key)
        assert isinstance(outcome, Appended), "a fresh id has no events"
        self._games.keep(game)
        if not position.over:
            self._started(game)
        return Reply(body=body)

    async def _seat(self, game: LiveGame, account: str) -> None:
        """What the log does not say, before the log says anything."""
        async with self._pool.acquire() as connection, connection.transaction():
            most = self._most_games
            if not await open_games.note(connection, account, game.id, most=most):
                detail = f"An account may have opened {most} games that are not over."
                raise refused(kinds.TOO_MANY_GAMES, detail)
            if game.visibility != "public":
                await visibility.show(connection, game.id, game.visibility)
            for seat, holder in game.people.items():
                await seatings.assign(connection, game.id, seat, holder)


def _position(adoption: Adoption, entries: Sequence[Entry], at: datetime) -> Position:
    table, moved = adoption.table, 0
    for version, entry in enumerate(entries, 1):
        own = not entry.kind.startswith(TABLE)
        if own or (entry.kind == FINISHED and moved == version - 1):
            moved = version
    return Position(
        version=len(entries),
        moved=moved,
        ply=adoption.ply,
        table=table,
        state=adoption.state,
        head=entries[-1].hash or b"",
        at=at,
        times=Times(at, at if table.started else None, at if table.over else None),
    )
