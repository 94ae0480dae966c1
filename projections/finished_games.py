"""Games that are over, in the order in which they were opened."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from projections.database import Queries, rows

# A game's place in this order never changes, and the index of the list of games serves it.
_PAGE = """
    SELECT game_id, version, created_at, updated_at FROM game_list
    WHERE generation = serving('games') AND status IN ('finished', 'void')
        AND updated_at < $1 AND (created_at, game_id) > ($2, $3)
    ORDER BY created_at, game_id LIMIT $4"""

_OVER = """
    SELECT game_id FROM game_list
    WHERE generation = serving('games') AND game_id = ANY($1::text[])
        AND status IN ('finished', 'void') AND updated_at < $2"""


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A game that is over, with its last event (`version`, at `updated_at`)."""

    game_id: str
    version: int
    created_at: datetime
    updated_at: datetime


async def page(
    queries: Queries, *, quiet_since: datetime, after: tuple[datetime, str], limit: int
) -> tuple[FinishedGame, ...]:
    """The next games behind `after` (when one was opened, and its id) in which nothing has happened
    since a time."""
    return await rows(queries, FinishedGame, _PAGE, quiet_since, *after, limit)


class _Game(Struct, frozen=True):
    game_id: str


async def over(
    queries: Queries, game_ids: Iterable[str], *, quiet_since: datetime
) -> frozenset[str]:
    """Which of these games are over, with nothing having happened in them since a time."""
    found = await rows(queries, _Game, _OVER, list(game_ids), quiet_since)
    return frozenset(one.game_id for one in found)
