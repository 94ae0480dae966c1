"""Reading the records of players and bots, per title: games, wins, ranks, points."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points, points
from projections.database import Queries, rows
from projections.players import Opponents


class TrackRecord(Struct, frozen=True, kw_only=True):
    """Results in finished games of one title, with one number of seats and one kind of
    opponents."""

    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    seats: Annotated[int, Meta(description="Seats of these games.")]
    opponents: Annotated[
        Opponents,
        Meta(
            description="Who sat on the other seats. Nobody is an opponent of their own: seats of "
            "the same account do not count."
        ),
    ]
    games: Annotated[int, Meta(description="Finished games.")]
    wins: Annotated[int, Meta(description="Games that ended on rank 1, alone or shared.")]
    ranks: Annotated[
        tuple[int, ...], Meta(description="Number of games per rank; the first entry is rank 1.")
    ]
    points_average: Annotated[float, Meta(description="The mean, to two decimals.")]
    points_best: Points


class _Row(Struct, frozen=True, kw_only=True):
    title: str
    seats: int
    opponents: Opponents
    rank: int
    games: int
    points: float
    best: float


_GROUPED = """
    WITH r AS (
        SELECT r.title, r.seats, r.rank, r.points, {opponents} AS opponents
        FROM player_results r
        WHERE r.generation = serving('players') AND r.rank IS NOT NULL AND {whose}
            AND ($2::text IS NULL OR r.title = $2)
    )
    SELECT r.title, r.seats, r.opponents, r.rank, count(*) AS games, sum(r.points) AS points,
        max(r.points) AS best
    FROM r GROUP BY r.title, r.seats, r.opponents, r.rank
    ORDER BY r.title, r.seats, r.opponents, r.rank"""

# Rows know seats, not people: whoever sits on several seats has only the others for opponents.
_BESIDE = """
    CASE WHEN EXISTS (
        SELECT FROM seatings s
        WHERE s.account_id = $1 AND s.game_id = r.game_id AND s.seat <> r.seat
    ) THEN (
        SELECT CASE count(DISTINCT o.bot IS NULL)
            WHEN 0 THEN 'none' WHEN 2 THEN 'mixed'
            ELSE CASE WHEN bool_and(o.bot IS NULL) THEN 'persons' ELSE 'bots' END END
        FROM player_results o
        WHERE (o.generation, o.game_id) = (r.generation, r.game_id) AND NOT EXISTS (
            SELECT FROM seatings s
            WHERE s.account_id = $1 AND (s.game_id, s.seat) = (o.game_id, o.seat))
    ) ELSE r.opponents END"""
_OF_ACCOUNT = _GROUPED.format(
    opponents=_BESIDE,
    whose="(r.game_id, r.seat) IN (SELECT s.game_id, s.seat FROM seatings s"
    " WHERE s.account_id = $1) AND r.bot IS NULL",
)
_OF_BOT = _GROUPED.format(opponents="r.opponents", whose="r.bot = $1")


async def of_account(
    queries: Queries, account_id: str, *, title: str | None = None
) -> tuple[TrackRecord, ...]:
    """The records of a person, by title, number of seats and opponents."""
    return _added_up(await rows(queries, _Row, _OF_ACCOUNT, account_id, title))


async def of_bot(
    queries: Queries, bot: str, *, title: str | None = None
) -> tuple[TrackRecord, ...]:
    """The records of a strategy, likewise."""
    return _added_up(await rows(queries, _Row, _OF_BOT, bot, title))


def _added_up(found: Sequence[_Row]) -> tuple[TrackRecord, ...]:
    groups: dict[tuple[str, int, Opponents], list[_Row]] = defaultdict(list)
    for row in found:
        groups[row.title, row.seats, row.opponents].append(row)
    return tuple(_record(group) for group in groups.values())


def _record(group: Sequence[_Row]) -> TrackRecord:
    first = group[0]
    ranks = {row.rank: row.games for row in group}
    games = sum(ranks.values())
    return TrackRecord(
        title=first.title,
        seats=first.seats,
        opponents=first.opponents,
        games=games,
        wins=ranks.get(1, 0),
        ranks=tuple(ranks.get(rank, 0) for rank in range(1, first.seats + 1)),
        points_average=round(sum(row.points for row in group) / games, 2),
        points_best=points(max(row.best for row in group)),
    )
