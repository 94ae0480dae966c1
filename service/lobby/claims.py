"""Claims: who sits down is noted in `seatings` before the log says that the seat is taken.

A claim belongs to one append. It is made only while the log has the version that was decided on,
and the append that follows carries its name as the name of a response. So whoever takes a claim
over forestalls that append: however late it comes, it will not happen. Claims of a table and
invitations to it are noted one after the other, so none of them misses another. A claim whose
process has died is in nobody's way after half a minute, and the start of the game forgets it.
"""

from collections.abc import Collection
from datetime import datetime
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from events.log import Log
from events.outcome import StoredResponse
from games.kernel.seats import Seat
from projections import seatings
from projections.database import Connection, Pool
from service.lobby import invitations
from service.play.basis import DecisionBasis

STALE_SECONDS: Final = 30.0
"""Whose process has died loses a claim after so long. Before, nobody else takes it over."""

_NEW: Final = (
    "INSERT INTO seatings (game_id, seat, account_id, since)"
    " VALUES ($1, $2, $3, clock_timestamp()) ON CONFLICT (game_id, seat) DO NOTHING"
    " RETURNING since"
)
_OLD: Final = (
    "SELECT account_id, since,"
    " since < clock_timestamp() - make_interval(secs => $3) AS stale"
    " FROM seatings WHERE game_id = $1 AND seat = $2 FOR UPDATE"
)
_TAKE_OVER: Final = (
    "UPDATE seatings SET account_id = $3, since = clock_timestamp()"
    " WHERE game_id = $1 AND seat = $2 RETURNING since"
)

_FORGET: Final = "DELETE FROM seatings WHERE game_id = $1 AND seat = $2"
_FORGET_OTHERS: Final = "DELETE FROM seatings WHERE game_id = $1 AND NOT seat = ANY($2::int[])"


class Claim(Struct, frozen=True, kw_only=True):
    """A seat that an account is about to take, noted at a time."""

    game_id: str
    seat: Seat
    account: str
    since: datetime

    @property
    def response(self) -> StoredResponse:
        """What names the append that the claim belongs to."""
        return named(self.game_id, self.seat, self.since)


Refusal: TypeAlias = Literal["taken", "changed"]
"""Why there is no claim: somebody else is taking the seat, or the table has changed meanwhile."""


class _RefusedError(Exception):
    """There is no claim, so nothing is noted."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


class Claims:
    """Notes claims. They are `stale` after so many seconds."""

    def __init__(self, pool: Pool, log: Log, stale: float = STALE_SECONDS) -> None:
        self._pool = pool
        self._log = log
        self._stale = stale

    async def take(
        self, basis: DecisionBasis, seat: Seat, account: str, code: str | None = None
    ) -> Claim | Refusal:
        """Claims a seat that is open on the basis; `code` is that of an invitation."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                since = await self._noted(connection, basis, seat, account, code)
        except _RefusedError as refusal:
            return refusal.why
        return Claim(game_id=basis.id, seat=seat, account=account, since=since)

    async def drop(self, claim: Claim) -> None:
        """Forgets a claim whose append did not happen."""
        await seatings.release(self._pool, claim.game_id, claim.seat, claim.account, claim.since)

    async def reclaim(self, connection: Connection, basis: DecisionBasis, seat: Seat) -> bool:
        """Forgets a claim whose process has died, on a seat that is open on the basis; within a
        transaction, before `invitations.one_by_one`. False if the table has changed meanwhile."""
        old = await connection.fetchrow(_OLD, basis.id, seat, self._stale)
        if old is None or not old["stale"]:
            return True
        late = named(basis.id, seat, old["since"])
        if not await self._log.forestall(connection, basis.id, basis.version, late):
            return False
        await connection.execute(_FORGET, basis.id, seat)
        return True

    async def forget_others(self, game_id: str, persons: Collection[Seat]) -> None:
        """Forgets all claims at a table that has started, where only `persons` are on seats: no
        append that a claim belongs to can happen any more."""
        await self._pool.execute(_FORGET_OTHERS, game_id, list(persons))

    async def _noted(
        self,
        connection: Connection,
        basis: DecisionBasis,
        seat: Seat,
        account: str,
        code: str | None,
    ) -> datetime:
        since: datetime | None = await connection.fetchval(_NEW, basis.id, seat, account)
        if since is None:
            since = await self._taken_over(connection, basis, seat, account)
        await invitations.one_by_one(connection, basis.id)
        kept = await invitations.kept_seats(connection, basis.id, account, code)
        if seat in kept.others:
            raise _RefusedError("changed")
        if await self._log.version(basis.id, connection) != basis.version:
            raise _RefusedError("changed")
        return since

    async def _taken_over(
        self, connection: Connection, basis: DecisionBasis, seat: Seat, account: str
    ) -> datetime:
        """Takes over a claim of the account itself, or one that is stale."""
        old = await connection.fetchrow(_OLD, basis.id, seat, self._stale)
        if old is None:
            raise _RefusedError("changed")
        if old["account_id"] != account and not old["stale"]:
            raise _RefusedError("taken")
        earlier = named(basis.id, seat, old["since"])
        if not await self._log.forestall(connection, basis.id, basis.version, earlier):
            raise _RefusedError("changed")
        since = await connection.fetchval(_TAKE_OVER, basis.id, seat, account)
        assert isinstance(since, datetime), "the row is locked"
        return since


def named(game_id: str, seat: Seat, since: datetime) -> StoredResponse:
    """The name of the append that a claim of that time belongs to."""
    key = f"{seat}/{since.isoformat()}"
    return StoredResponse(scope=f"claim/{game_id}", key=key, request_hash=b"", body=b"{}")
