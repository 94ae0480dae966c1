"""The turns of one person, as far as the lists know them."""

from collections.abc import Collection
from datetime import datetime

from msgspec import Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows

_OWN = """
    SELECT s.game_id, s.seat, g.version, g.ply,
        coalesce(s.seat = ANY(g.awaits), false) AS awaited, g.updated_at AS since, c.due
    FROM seatings s
    LEFT JOIN game_list g ON g.game_id = s.game_id AND g.generation = serving('games')
    LEFT JOIN game_clocks c ON c.game_id = s.game_id AND c.generation = serving('clocks')
    WHERE s.account_id = $1 AND ($2::text[] IS NULL OR s.game_id = ANY($2))
        AND coalesce(g.status, 'open') IN ('open', 'running')"""


class OwnTurn(Struct, frozen=True, kw_only=True):
    """A seat of a person in a game that is not over, and whether it was `awaited` after `version`
    events and `ply` moves (None: the list has not seen the game yet). The last event was at
    `since`; at `due` the clock of the game runs out."""

    game_id: str
    seat: Seat
    version: int | None
    ply: int | None
    awaited: bool
    since: datetime | None
    due: datetime | None


async def of_account(
    queries: Queries, account: str, games: Collection[str] | None = None
) -> tuple[OwnTurn, ...]:
    """The seats of an account in all of its games that are not over, or in those of `games`."""
    return await rows(queries, OwnTurn, _OWN, account, None if games is None else list(games))
