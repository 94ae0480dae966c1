"""Reading the list of games: one game, or pages of games in an order.

Rows come from the projection `games`; who sits where and who may find a game are joined when
reading, since they are not in the log.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from games.kernel.seats import Seat
from games.kernel.table.terms import Terms
from projections.database import Queries, rows
from projections.games import GameSeat, SeatKind, Status, Summary, rounded
from referee.pages import Page, after, cursor
from referee.schemas import Visibility

Order: TypeAlias = Literal["newest", "oldest", "updated", "finished"]
"""By when games were opened, the newest or the oldest first; by when something last happened in
them, the last first; or those that are over, by when they ended, the last first."""


class _Key(Struct, frozen=True, array_like=True):
    """What a cursor names: a game and its time by which the list is ordered."""

    at: Annotated[datetime, Meta(tz=True)]
    game_id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class ListedSeat(Struct, frozen=True, kw_only=True):
    """A seat: open, held by a person (whose account may have been erased) or by a bot."""

    seat: Seat
    kind: SeatKind
    account: str | None = None
    bot: str | None = None


class ListedGame(Struct, frozen=True, kw_only=True):
    """A game as lists show it. `awaits` are the seats whose decision is awaited; nobody's is while
    the game is `paused`."""

    id: str
    title: str
    ruleset: str
    status: Status
    visibility: Visibility
    seats: tuple[ListedSeat, ...]
    ply: int
    version: int
    awaits: tuple[Seat, ...]
    result: Summary | None
    created_at: datetime
    updated_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    options: Raw
    terms: Terms | None
    paused: bool


class GameFilter(Struct, frozen=True, kw_only=True):
    """Which games. All that is set must hold.

    `player`, `opponent` and `awaited` are accounts: two who sit at the table, somebody whose
    decision is awaited. `since` and `until` bound the time by which the `order` is, the second one
    exclusively; `forked_from` is the game that forks come from. `reader` is the account that asks,
    None for a stranger: games that are not public are listed only for those who play them.
    """

    title: str | None = None
    status: Status | None = None
    player: str | None = None
    opponent: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    order: Order = "newest"
    awaited: str | None = None
    forked_from: str | None = None
    reader: str | None = None


class Row(Struct, frozen=True, kw_only=True):
    """A row of `COLUMNS`."""

    game_id: str
    title: str
    ruleset: str
    status: Status
    visibility: Visibility
    seats: tuple[GameSeat, ...]
    accounts: dict[str, str] | None
    ply: int
    version: int
    awaits: tuple[Seat, ...]
    result: Summary | None
    created_at: datetime
    updated_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    options: Raw
    terms: Terms | None
    paused: bool


# What a query of games begins with; conditions follow.
COLUMNS = """
    SELECT g.game_id, g.title, g.ruleset, g.status, g.seats, g.ply, g.version, g.awaits, g.result,
        g.created_at, g.updated_at, g.started_at, g.finished_at, g.options, g.terms,
        g.pauses <> '{}' AS paused,
        coalesce(v.visibility, 'public') AS visibility,
        (SELECT json_object_agg(s.seat, s.account_id) FROM seatings s
            WHERE s.game_id = g.game_id) AS accounts
    FROM game_list g LEFT JOIN game_visibility v USING (game_id)
    WHERE g.generation = serving('games')"""

# A seating whose seat nobody has taken is left from a person who was about to sit down.
_TAKEN = "g.seats -> s.seat::int ->> 'kind' <> 'open'"
_SITS = (
    "EXISTS (SELECT FROM seatings s WHERE s.game_id = g.game_id AND s.account_id = {}"
    f" AND {_TAKEN})"
)
_AT_TABLE = (
    "g.game_id IN (SELECT s.game_id FROM seatings s WHERE s.account_id = {0})"
    f" AND {_SITS.format('{0}')}"
)
_TIMES: Final = {
    "newest": "g.created_at",
    "oldest": "g.created_at",
    "updated": "g.updated_at",
    "finished": "g.finished_at",
}
# No index has the time of the last event, which every move would change. One has it rounded down:
# what is in the same ten minutes is sorted when it is read.
_SORTED: Final = {"updated": "g.lively_at DESC, "}
_BOUNDS: Final = {"since": ">=", "until": "<="}
_CONDITIONS = {
    "title": "g.title = {}",
    "status": "g.status = {}",
    "player": _AT_TABLE,
    "opponent": _AT_TABLE,
    "since": "{time} >= {0}",
    "until": "{time} < {0}",
    "awaited": "g.game_id IN (SELECT s.game_id FROM seatings s WHERE s.account_id = {0})"
    " AND EXISTS (SELECT FROM seatings s WHERE s.game_id = g.game_id"
    " AND s.account_id = {0} AND s.seat = ANY(g.awaits))",
    "forked_from": "g.game_id IN (SELECT l.game_id FROM lineage l"
    " WHERE l.generation = serving('lineage') AND l.origin = {} AND l.how = 'fork')",
}


async def page(
    queries: Queries, wanted: GameFilter, *, after_cursor: str | None = None, limit: int = 50
) -> Page[ListedGame]:
    """A page of games in the wanted order. Raises BadCursorError."""
    text, values = query(wanted, after_cursor=after_cursor, limit=limit)
    found = await rows(queries, Row, text, *values)
    items = tuple(listed(row) for row in found[:limit])
    more = len(found) > limit and items
    return Page(items=items, next=cursor_of(wanted, items[-1]) if more else None)


def query(
    wanted: GameFilter, *, after_cursor: str | None = None, limit: int
) -> tuple[str, list[object]]:
    """What a page is read by, and one game behind it, with its values. Raises BadCursorError."""
    conditions, values = where(wanted)
    time, rising = _TIMES[wanted.order], wanted.order == "oldest"
    if wanted.order == "finished":
        conditions.append(f"{time} IS NOT NULL")
    if after_cursor is not None:
        key = after(_listing(wanted), after_cursor, _Key)
        values += [key.at, key.game_id]
        behind = ">" if rising else "<"
        conditions.append(f"({time}, g.game_id) {behind} (${len(values) - 1}, ${len(values)})")
        if wanted.order == "updated":
            values.append(rounded(key.at))
            conditions.append(f"g.lively_at <= ${len(values)}")
    values.append(limit + 1)
    text, way = " AND ".join([COLUMNS, *conditions]), "ASC" if rising else "DESC"
    order = f"{_SORTED.get(wanted.order, '')}{time} {way}, g.game_id {way}"
    return f"{text} ORDER BY {order} LIMIT ${len(values)}", values


def cursor_of(wanted: GameFilter, game: ListedGame) -> str:
    """The cursor of the page of wanted games that begins behind one of them."""
    times = {"updated": game.updated_at, "finished": game.finished_at}
    at = times.get(wanted.order, game.created_at)
    assert at is not None  # only games that are over are listed by when they ended
    return cursor(_listing(wanted), _Key(at=at, game_id=game.id))


def _listing(wanted: GameFilter) -> str:
    """What cursors call the list: forks of a game are a list of their own, and so is each order."""
    listed = "games" if wanted.forked_from is None else f"forks of {wanted.forked_from}"
    return listed if wanted.order == "newest" else f"{listed}, {wanted.order}"


async def of_id(queries: Queries, game_id: str) -> ListedGame | None:
    """One game, whatever its visibility; None if there is none (or not yet: see the lag)."""
    return (await of_ids(queries, (game_id,))).get(game_id)


async def of_ids(queries: Queries, game_ids: Iterable[str]) -> Mapping[str, ListedGame]:
    """Games by their ids, whatever their visibility; those that are not there (yet) are missing."""
    asked = list(game_ids)
    found = await rows(queries, Row, f"{COLUMNS} AND g.game_id = ANY($1::text[])", asked)
    return {one.game_id: listed(one) for one in found}


def where(wanted: GameFilter) -> tuple[list[str], list[object]]:
    """What must hold of the rows of wanted games, and the values of its parameters."""
    conditions: list[str] = []
    values: list[object] = []
    for name, condition in _CONDITIONS.items():
        value: str | datetime | None = getattr(wanted, name)
        if value is not None:
            values.append(value)
            time = _TIMES[wanted.order]
            conditions.append(condition.format(f"${len(values)}", time=time))
            if wanted.order == "updated" and isinstance(value, datetime):
                values.append(rounded(value))
                conditions.append(f"g.lively_at {_BOUNDS[name]} ${len(values)}")
    values.append(wanted.reader)
    conditions.append(
        f"(coalesce(v.visibility, 'public') = 'public' OR {_SITS.format(f'${len(values)}::text')})"
    )
    return conditions, values


def listed(row: Row) -> ListedGame:
    """The game of a row."""
    accounts = row.accounts or {}
    return ListedGame(
        id=row.game_id,
        title=row.title,
        ruleset=row.ruleset,
        status=row.status,
        visibility=row.visibility,
        seats=tuple(
            ListedSeat(
                seat=one.seat,
                kind=one.kind,
                account=accounts.get(str(one.seat)) if one.kind != "open" else None,
                bot=one.bot,
            )
            for one in row.seats
        ),
        ply=row.ply,
        version=row.version,
        awaits=row.awaits,
        result=row.result,
        created_at=row.created_at,
        updated_at=row.updated_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        options=row.options,
        terms=row.terms,
        paused=row.paused,
    )
