"""Reading clocks: that of one game, and the games in which something is due."""

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct

from clocks.reckoning import Reckoning
from projections.database import Queries, rows


class StoredClock(Struct, frozen=True, kw_only=True):
    """The clocks of a game after `version` events."""

    version: int
    reckoning: Reckoning


class Due(Struct, frozen=True, kw_only=True):
    """A game in which something is due, as far as its first `version` events say."""

    game_id: str
    version: int


_OF_GAME = """
    SELECT version, reckoning FROM game_clocks
    WHERE generation = serving('clocks') AND game_id = $1"""
_DUE = """
    SELECT game_id, version FROM game_clocks
    WHERE generation = serving('clocks') AND due <= $1
        AND (game_id, version) NOT IN (SELECT * FROM unnest($2::text[], $3::int[]))
    ORDER BY due LIMIT $4"""
_WAITING = """
    SELECT game_id, version FROM game_clocks
    WHERE generation = serving('clocks') AND due IS NOT NULL ORDER BY due"""


async def of_game(queries: Queries, game_id: str) -> StoredClock | None:
    """The clocks of a game; None if it has none, or none yet."""
    found = await rows(queries, StoredClock, _OF_GAME, game_id)
    return found[0] if found else None


async def due(
    queries: Queries, at: datetime, *, but: Mapping[str, int], limit: int
) -> tuple[Due, ...]:
    """Games in which something is due at a time, the longest overdue first; `but` are games and
    versions to leave out."""
    return await rows(queries, Due, _DUE, at, list(but), list(but.values()), limit)


async def waiting(queries: Queries) -> tuple[Due, ...]:
    """All games in which something will be due."""
    return await rows(queries, Due, _WAITING)
