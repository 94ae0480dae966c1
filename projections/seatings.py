"""Who sits where: the only link between accounts and games. Personal data, not in the log.

Written by the service in its own transactions; erasing an account leaves every game, result
and history as it is, only nameless.
"""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows


class Seating(Struct, frozen=True, kw_only=True):
    """An account on a seat of a game."""

    game_id: str
    seat: Seat
    account_id: str


class _Since(Struct, frozen=True):
    seat: Seat
    since: datetime


async def assign(queries: Queries, game_id: str, seat: Seat, account_id: str) -> bool:
    """Puts the account on the seat. False if somebody else sits there; harmless when repeated,
    which counts as sitting down anew."""
    holder = await queries.fetchval(
        "INSERT INTO seatings (game_id, seat, account_id) VALUES ($1, $2, $3)"
        " ON CONFLICT (game_id, seat) DO UPDATE SET since = CASE"
        " WHEN seatings.account_id = excluded.account_id THEN now() ELSE seatings.since END"
        " RETURNING account_id",
        game_id,
        seat,
        account_id,
    )
    return holder == account_id


async def since(queries: Queries, game_id: str, account_id: str) -> dict[Seat, datetime]:
    """Since when the account sits on each of its seats."""
    found = await rows(
        queries,
        _Since,
        "SELECT seat, since FROM seatings WHERE game_id = $1 AND account_id = $2",
        game_id,
        account_id,
    )
    return {one.seat: one.since for one in found}


async def release(
    queries: Queries, game_id: str, seat: Seat, account_id: str, since: datetime
) -> None:
    """The account, which sat down at a time, does not sit on the seat any more. Whoever has sat
    down meanwhile stays, and so does the account if it has come back."""
    await queries.execute(
        "DELETE FROM seatings WHERE game_id = $1 AND seat = $2 AND account_id = $3 AND since = $4",
        game_id,
        seat,
        account_id,
        since,
    )


async def forget(queries: Queries, game_id: str) -> None:
    """Nobody sits in a game that never came to be."""
    await queries.execute("DELETE FROM seatings WHERE game_id = $1", game_id)


async def of_game(queries: Queries, game_id: str) -> dict[Seat, str]:
    """The account on each seat that a person holds."""
    return {one.seat: one.account_id for one in await of_games(queries, (game_id,))}


async def of_games(queries: Queries, game_ids: Iterable[str]) -> tuple[Seating, ...]:
    """The seatings of several games, by game and seat."""
    return await rows(
        queries,
        Seating,
        "SELECT game_id, seat, account_id FROM seatings WHERE game_id = ANY($1::text[])"
        " ORDER BY game_id, seat",
        list(game_ids),
    )


async def seats_of(queries: Queries, game_id: str, account_id: str) -> frozenset[Seat]:
    """The seats of a game that the account holds."""
    found = await of_game(queries, game_id)
    return frozenset(seat for seat, holder in found.items() if holder == account_id)


async def erase(queries: Queries, account_id: str) -> int:
    """Forgets everywhere that the account sat; the number of seats it held."""
    gone = await queries.fetchval(
        "WITH gone AS (DELETE FROM seatings WHERE account_id = $1 RETURNING 1)"
        " SELECT count(*) FROM gone",
        account_id,
    )
    assert isinstance(gone, int)
    return gone
