"""How much there is: the size of the database, and how many games stand how."""

from collections.abc import Mapping
from typing import Final, get_args

from msgspec import Struct

from projections.database import Queries, rows
from projections.games import Status

INVENTORY_SECONDS: Final = 30.0
"""How old the answer may be: counting all games takes a while when there are millions."""

_SIZE: Final = "SELECT pg_database_size(current_database())::bigint"
_GAMES: Final = """
    SELECT status, count(*) AS games FROM game_list
    WHERE generation = serving('games') GROUP BY status"""


class Inventory(Struct, frozen=True, kw_only=True):
    """The bytes of the database (of the coordinator alone, if there are several servers), and the
    games of the list by status."""

    size: int
    games: Mapping[str, int]


class _Games(Struct, frozen=True):
    status: str
    games: int


async def inventory(queries: Queries) -> Inventory:
    """What there is now."""
    size = await queries.fetchval(_SIZE)
    assert isinstance(size, int)
    counted = {one.status: one.games for one in await rows(queries, _Games, _GAMES)}
    return Inventory(size=size, games=dict.fromkeys(get_args(Status), 0) | counted)
