"""Adopting a game: a log that was made elsewhere (imported, forked) becomes that of a new game."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from events.draws import together
from events.envelope import Entry
from events.outcome import Appended, Duplicate
from games.kernel.seats import Seat
from games.kernel.table.state import TableState
from games.kernel.title import AnyTitle
from projections import seatings, visibility
from projections.database import Pool
from referee.positions import FINISHED, TABLE, Position, Times
from referee.schemas import Visibility
from referee.secrets import Secrets
from service.http.idempotency import IdempotencyKey, Reply, again
from service.lobby import open_games
from service.lobby.open_games import Bounds
from service.play.append import BoundEntries, GameWriter, bound_whole
from service.play.basis import DecisionBasis
from service.play.game_cache import GameCache, LiveGame


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
        most: Bounds,
    ) -> None:
        self._pool = pool
        self._writer = writer
        self._games = games
        self._started = started
        self._most = most

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
        basis = DecisionBasis(
            title=adoption.title,
            visibility=adoption.visibility,
            secrets=Secrets.of(adoption.id, adoption.seed),
            people=adoption.people,
        )
        new = await bound_whole(basis, adoption.entries, datetime.now(UTC))
        game = LiveGame(basis)
        game.move_to(_position(adoption, new))
        await self._seat(basis, adoption)
        body = await show(game)
        answer = None if key is None else key.answered(body)
        outcome = await self._writer.append(new, response=answer)
        if isinstance(outcome, Duplicate):
            return again(outcome, key)
        assert isinstance(outcome, Appended), "a fresh id has no events"
        self._games.add(game)
        if not game.position.over:
            self._started(game)
        return Reply(body=body)

    async def _seat(self, basis: DecisionBasis, adoption: Adoption) -> None:
        """What the log does not say, before the log says anything."""
        table = adoption.table
        alone = not table.over and all(one is not None and one.bot for one in table.seats)
        async with self._pool.acquire() as connection, connection.transaction():
            await open_games.note(
                connection, adoption.account, basis.id, alone=alone, most=self._most
            )
            if basis.visibility != "public":
                await visibility.show(connection, basis.id, basis.visibility)
            for seat, holder in basis.people.items():
                await seatings.assign(connection, basis.id, seat, holder)


def _position(adoption: Adoption, new: BoundEntries) -> Position:
    table, at, moved = adoption.table, new.at, 0
    for version, entry in enumerate(new.entries, 1):
        own = not entry.kind.startswith(TABLE)
        if own or (entry.kind == FINISHED and moved == version - 1):
            moved = version
    return Position(
        version=len(new.entries),
        moved=moved,
        ply=adoption.ply,
        table=table,
        state=adoption.state,
        head=new.entries[-1].hash or b"",
        draws=together(*(entry.draws for entry in new.entries)),
        at=at,
        times=Times(at, at if table.started else None, at if table.over else None),
    )
