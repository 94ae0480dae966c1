"""Which games lose something when a backup takes the place of what is in a database."""

from typing import Final

from events.database import Connection
from events.epochs import MOST_GAMES, LostGames
from events.leaves import game_hash

_THERE: Final = "SELECT to_regclass('events') IS NOT NULL"
_REMEMBER: Final = """
    CREATE TEMP TABLE versions_before ON COMMIT DROP AS
    SELECT game_id, max(version) AS version FROM events GROUP BY game_id"""
_LOST: Final = """
    SELECT b.game_id FROM versions_before b LEFT JOIN (
        SELECT game_id, max(version) AS version FROM events GROUP BY game_id
    ) now USING (game_id)
    WHERE b.version > coalesce(now.version, 0) ORDER BY b.game_id"""


async def remember(connection: Connection) -> bool:
    """Keeps the versions of all games for the rest of the transaction; whether there is a log."""
    there = bool(await connection.fetchval(_THERE))
    if there:
        await connection.execute(_REMEMBER)
    return there


async def lost(connection: Connection) -> LostGames:
    """The games that were further when they were remembered."""
    games = [row["game_id"] for row in await connection.fetch(_LOST)]
    named = sorted(map(game_hash, games)) if len(games) <= MOST_GAMES else ()
    return LostGames(count=len(games), hashes=tuple(named))
