"""Games that are over, in the order in which they were opened."""

from datetime import datetime

from msgspec import Struct

from projections.database import Queries, rows

# A game's place in this order never changes, and the index of the list of games serves it.
_PAGE = """
    SELECT game_id, version, created_at, updated_at FROM game_list
    WHERE generation = serving('games') AND status IN ('finished', 'void')
        AND updated_at < $1 AND (created_at, game_id) > ($2, $3)
    ORDER BY created_at, game_id LIMIT $4"""


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
