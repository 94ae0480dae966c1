"""Reading leaderboards: who has beaten how many of their opponents, per title.

A game counts as the share of opponents that a seat left behind: 1 for the sole winner, 0 for the
last, and in between accordingly, so games of different size add up. Bots have no place in it, and
games that somebody played against himself do not count.
"""

from typing import Annotated

from msgspec import Meta, Struct

from projections.database import Queries, rows
from projections.pages import Page, after, cursor


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


_LEADERS = """
    SELECT * FROM (
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
            AND (NOT $8 OR EXISTS
                (SELECT FROM accounts a WHERE a.id = s.account_id AND NOT a.bot))
            AND r.bot IS NULL AND r.seats > 1 AND (NOT $2 OR r.opponents = 'persons')
        GROUP BY s.account_id
    ) l
    WHERE l.games >= $3
        AND ($4::float8 IS NULL
            OR (-l.beaten, -l.games, l.account_id) > (-$4::float8, -$5::int, $6))
    ORDER BY -l.beaten, -l.games, l.account_id
    LIMIT $7"""


async def page(
    queries: Queries,
    title: str,
    *,
    persons_only: bool,
    people_only: bool = False,
    least: int,
    after_cursor: str | None = None,
    limit: int = 50,
) -> Page[Leader]:
    """Those with at least `least` games, best first. With `persons_only` games against bots do not
    count; with `people_only` accounts that are marked as bots are left out. Raises
    BadCursorError."""
    last = None if after_cursor is None else after(f"leaders of {title}", after_cursor, _Place)
    found = await rows(
        queries,
        Leader,
        _LEADERS,
        title,
        persons_only,
        least,
        None if last is None else last.beaten,
        None if last is None else last.games,
        None if last is None else last.account_id,
        limit + 1,
        people_only,
    )
    items = found[:limit]
    if len(found) <= limit:
        return Page(items=items)
    end = items[-1]
    place = _Place(beaten=end.beaten, games=end.games, account_id=end.account_id)
    return Page(items=items, next=cursor(f"leaders of {title}", place))
