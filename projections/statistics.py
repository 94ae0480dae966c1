"""Statistics of a title, added up from its latest games.

Only games that were played to their end count, and at most `LATEST` of each company: persons alone,
persons and bots, bots alone. So the work is bounded however many games there are. Games in which
somebody sat on several seats do not count: they were not played against anybody.
"""

from datetime import datetime
from typing import Final

from msgspec import Struct

from projections.database import Queries, rows
from projections.title_results import Company

LATEST: Final = 5000
"""Games of each company that are added up at most."""

_GAMES = """
    SELECT g.* FROM unnest(ARRAY['persons', 'mixed', 'bots']) AS c (company) CROSS JOIN LATERAL (
        SELECT r.game_id, r.company, r.seats, r.plies, r.finished_at, r.scores,
            extract(epoch FROM r.finished_at - r.started_at)::float8 AS seconds
        FROM title_results r
        WHERE r.generation = serving('title-results') AND r.title = $1 AND r.company = c.company
            AND NOT EXISTS (
                SELECT FROM seatings s
                WHERE s.game_id = r.game_id GROUP BY s.account_id HAVING count(*) > 1)
        ORDER BY r.finished_at DESC LIMIT $2
    ) g"""
_SEATS = f"""
    SELECT g.game_id, g.company, g.seats, s.* FROM ({_GAMES}) g CROSS JOIN LATERAL
        json_to_recordset(g.scores)
            AS s (seat smallint, bot text, rank smallint, points float8, lines json)"""


class SizeRow(Struct, frozen=True, kw_only=True):
    """Games of a company and a number of seats. `plies` and `seconds` are the quarters: a quarter
    of the games, half of them, three quarters of them took at most so long."""

    company: Company
    seats: int
    games: int
    since: datetime
    plies: tuple[int, int, int]
    seconds: tuple[float, float, float]


class WinsRow(Struct, frozen=True, kw_only=True):
    """How often a seat has ended on rank 1, alone or shared."""

    company: Company
    seats: int
    seat: int
    wins: int


class ScoreRow(Struct, frozen=True, kw_only=True):
    """How many seats have reached so many points, among those of rank 1 or the others."""

    company: Company
    won: bool
    points: float
    count: int


class SourceRow(Struct, frozen=True, kw_only=True):
    """The points that all seats together have made with a line of the score sheet."""

    company: Company
    won: bool
    label: str
    points: float


class BotRow(Struct, frozen=True, kw_only=True):
    """How a strategy did against persons: in so many `games` it met so many `persons`, and ranked
    before `beaten` of them; an equal rank is half a win."""

    bot: str
    games: int
    persons: int
    beaten: float


class Added(Struct, frozen=True, kw_only=True):
    """Everything that is added up of a title."""

    sizes: tuple[SizeRow, ...]
    wins: tuple[WinsRow, ...]
    scores: tuple[ScoreRow, ...]
    sources: tuple[SourceRow, ...]
    bots: tuple[BotRow, ...]


_QUARTERS = "percentile_disc(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY g.{})"
_SIZES = f"""
    SELECT g.company, g.seats, count(*)::int AS games, min(g.finished_at) AS since,
        {_QUARTERS.format("plies")} AS plies, {_QUARTERS.format("seconds")} AS seconds
    FROM ({_GAMES}) g GROUP BY g.company, g.seats ORDER BY g.company, g.seats"""
_WINS = f"""
    SELECT s.company, s.seats, s.seat, (count(*) FILTER (WHERE s.rank = 1))::int AS wins
    FROM ({_SEATS}) s GROUP BY s.company, s.seats, s.seat ORDER BY s.company, s.seats, s.seat"""
_SCORES = f"""
    SELECT s.company, s.rank = 1 AS won, s.points, count(*)::int AS count
    FROM ({_SEATS}) s GROUP BY s.company, s.rank = 1, s.points ORDER BY s.company, s.points"""
_SOURCES = f"""
    SELECT s.company, s.rank = 1 AS won, l.key AS label, sum(l.value::float8) AS points
    FROM ({_SEATS}) s CROSS JOIN LATERAL json_each_text(s.lines) l
    GROUP BY s.company, s.rank = 1, l.key ORDER BY s.company, l.key"""
_BOTS = f"""
    WITH s AS MATERIALIZED ({_SEATS})
    SELECT b.bot, count(DISTINCT b.game_id)::int AS games, count(*)::int AS persons,
        sum(CASE WHEN b.rank < p.rank THEN 1 WHEN b.rank = p.rank THEN 0.5 ELSE 0 END)::float8
            AS beaten
    FROM s b JOIN s p ON p.game_id = b.game_id AND p.bot IS NULL
    WHERE b.company = 'mixed' AND b.bot IS NOT NULL GROUP BY b.bot ORDER BY b.bot"""


async def of_title(queries: Queries, title: str, *, latest: int = LATEST) -> Added:
    """What the latest games of a title add up to."""
    told = title, latest
    return Added(
        sizes=await rows(queries, SizeRow, _SIZES, *told),
        wins=await rows(queries, WinsRow, _WINS, *told),
        scores=await rows(queries, ScoreRow, _SCORES, *told),
        sources=await rows(queries, SourceRow, _SOURCES, *told),
        bots=await rows(queries, BotRow, _BOTS, *told),
    )
