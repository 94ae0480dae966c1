"""Reading running games: those among persons first, and of these the ones that moved last."""

from collections.abc import Sequence
from datetime import datetime
from typing import Self

from msgspec import Struct
from msgspec.structs import astuple, replace

from projections import game_list
from projections.database import Queries, rows
from projections.game_list import GameFilter, ListedGame
from projections.games import counted_persons, rounded

_ORDER = "g.persons DESC, g.lively_at DESC, g.updated_at DESC, g.game_id DESC"
_PLACE = "(g.persons, g.lively_at, g.updated_at, g.game_id)"


class Place(Struct, frozen=True):
    """Where a game stands in this order."""

    persons: int
    lively_at: datetime
    updated_at: datetime
    game_id: str

    @classmethod
    def of(cls, game: ListedGame) -> Self:
        """That of a game."""
        persons = counted_persons(game.seats)
        return cls(persons, rounded(game.updated_at), game.updated_at, game.id)


async def page(
    queries: Queries,
    wanted: GameFilter,
    *,
    behind: Place | None = None,
    among: Sequence[str] | None = None,
    limit: int,
) -> tuple[ListedGame, ...]:
    """At most `limit` running games behind a place, or the first ones; `among`: of these only."""
    conditions, values = game_list.where(replace(wanted, status="running"))
    if among is not None:
        values.append(list(among))
        conditions.append(f"g.game_id = ANY(${len(values)}::text[])")
    if behind is not None:
        marks = ", ".join(f"${len(values) + number}" for number in range(1, 5))
        conditions.append(f"{_PLACE} < ({marks})")
        values += astuple(behind)
    values.append(limit)
    query = " AND ".join([game_list.COLUMNS, *conditions])
    query += f" ORDER BY {_ORDER} LIMIT ${len(values)}"
    found = await rows(queries, game_list.Row, query, *values)
    return tuple(map(game_list.listed, found))
