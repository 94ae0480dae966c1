"""Reading leaderboards: who has beaten how many of their opponents, per title.

A game counts as the share of opponents that a seat left behind: 1 for the sole winner, 0 for the
last, and in between accordingly, so games of different size add up. Bots have no place in it, and
games that somebody played against himself do not count.
"""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from projections.database import Queries, rows
from referee.pages import Page, after, cursor


class Leader(Struct, frozen=True, kw_only=True):
    """A person's finished games of a title; `beaten` is the mean share of opponents left behind."""

    account_id: str
    games: int
    wins: int
    beaten: Annotated[float, Meta(ge=0, le=1)]
    points_average: float
    points_best: float


class _Place(Struct, frozen=True):
    beaten: float
    games: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    account_id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


_ALL = """
    SELECT s.account_id,
        count(*)::int AS games,
        (count(*) FILTER (WHERE r.rank = 1))::int AS wins,
        round(avg((r.seats - r.rank)::numeric / (r.seats - 1)), 6)::float8 AS beaten,
        avg(r.points) AS points_average,
        max(r.points) AS points_best
    FROM player_results r JOIN seatings s ON (s.game_id, s.seat) = (r.game_id, r.seat)
    WHERE r.generation = serving('players') AND r.title = $1 AND r.rank IS NOT NULL
        AND NOT EXISTS (SELECT FROM seatings o WHERE o.game_id = s.game_id
            AND o.account_id = s.account_id AND o.seat <> s.seat)
        AND (NOT $4 OR EXISTS
            (SELECT FROM accounts a WHERE a.id = s.account_id AND NOT a.bot))
        AND r.bot IS NULL AND r.seats > 1 AND (NOT $2 OR r.opponents = 'persons')
    GROUP BY s.account_id HAVING count(*) >= $3"""
_ORDER = "ORDER BY -l.beaten, -l.games, l.account_id"
_PLACED = f"""
    SELECT l.*, (row_number() OVER ({_ORDER}))::int AS place,
        (count(*) OVER ())::int AS players
    FROM ({_ALL}) l"""
# The page, and behind it the line of the one who asks: all of it is added up once.
_LEADERS = f"""
    WITH placed AS MATERIALIZED ({_PLACED})
    (SELECT l.*, false AS own FROM placed l
        WHERE $5::float8 IS NULL
            OR (-l.beaten, -l.games, l.account_id) > (-$5::float8, -$6::int, $7)
        {_ORDER} LIMIT $8)
    UNION ALL
    SELECT l.*, true FROM placed l WHERE l.account_id = $9"""


class PlacedLeader(Leader, frozen=True, kw_only=True):
    """A person's line and `place` in the whole leaderboard, from 1, among so many `players`."""

    place: int
    players: int


class _Line(PlacedLeader, frozen=True, kw_only=True):
    own: bool


class Board(Struct, frozen=True, kw_only=True):
    """A page of the leaders of a title, and where somebody stands, wherever the page begins; None
    without games that count."""

    page: Page[Leader]
    own: PlacedLeader | None


class Counted(Struct, frozen=True, kw_only=True):
    """Whose games count. With `exclude_bot_games` games against bots do not; with `exclude_bots`
    accounts that are marked as bots are left out; so are those with fewer games than `least`."""

    exclude_bot_games: bool = False
    exclude_bots: bool = False
    least: int = 1


async def board(
    queries: Queries,
    title: str,
    counted: Counted,
    *,
    own: str | None = None,
    after_cursor: str | None = None,
    limit: int = 50,
) -> Board:
    """The leaders of a title, best first, and the line of the account `own`. Raises
    BadCursorError."""
    last = None if after_cursor is None else after(f"leaders of {title}", after_cursor, _Place)
    found = await rows(
        queries,
        _Line,
        _LEADERS,
        *_asked(title, counted),
        None if last is None else last.beaten,
        None if last is None else last.games,
        None if last is None else last.account_id,
        limit + 1,
        own,
    )
    lines = [one for one in found if not one.own]
    mine = next((one for one in found if one.own), None)
    return Board(page=_page(title, lines, limit), own=mine)


def _page(title: str, found: Sequence[Leader], limit: int) -> Page[Leader]:
    items = tuple(found[:limit])
    if len(found) <= limit:
        return Page(items=items)
    end = items[-1]
    place = _Place(beaten=end.beaten, games=end.games, account_id=end.account_id)
    return Page(items=items, next=cursor(f"leaders of {title}", place))


def _asked(title: str, counted: Counted) -> tuple[object, ...]:
    return title, counted.exclude_bot_games, counted.least, counted.exclude_bots
