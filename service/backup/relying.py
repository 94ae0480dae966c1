"""What a database relies on that lies in an archive elsewhere."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from events.archive.catalogue import ArchivedGame
from events.archive.opening import DATABASE
from events.database import Connection, Queries
from service.backup.manifest import Archived

_THERE: Final = "SELECT to_regclass('archived_games') IS NOT NULL"
_PLACES: Final = (
    "SELECT place FROM archived_games UNION SELECT place FROM archived_entries ORDER BY place"
)
_TILES: Final = "SELECT coalesce(sum(tiles), 0)::bigint FROM archived_entries WHERE place = $1"
_HASHED: Final = "encode(sha256(convert_to(game_id, 'UTF8')), 'hex') COLLATE \"C\""
_OBJECTS: Final = (
    f"SELECT {_HASHED} AS hashed, encode(digest, 'hex') AS digest, size FROM archived_games"
    " WHERE place = $1 ORDER BY hashed"
)
_FIELDS: Final = ", ".join(ArchivedGame.__struct_fields__)
_SOME: Final = (
    f"SELECT {_FIELDS} FROM archived_games WHERE place = $1 AND game_id >= $2"
    " ORDER BY game_id LIMIT $3"
)
_MOVE: Final = (
    "UPDATE archived_games SET place = $2 WHERE place = $1",
    "UPDATE archived_entries SET place = $2 WHERE place = $1",
)


async def places(queries: Queries) -> list[str]:
    """Where the objects lie, outside of the database itself."""
    if not await queries.fetchval(_THERE):
        return []  # the database is of an older version, which has no archive
    found = [str(row["place"]) for row in await queries.fetch(_PLACES)]
    return [place for place in found if place != DATABASE]


async def some(queries: Queries, place: str, after: str, limit: int) -> Sequence[ArchivedGame]:
    """A few of the games that lie in a place: those whose ids come next."""
    return [ArchivedGame(**row) for row in await queries.fetch(_SOME, place, after, limit)]


async def archives(connection: Connection) -> tuple[Archived, ...]:
    """What lies in every place, as the catalogue has it. Within a transaction."""
    return tuple([await _archive(connection, place) for place in await places(connection)])


async def _archive(connection: Connection, place: str) -> Archived:
    games, size, digest = 0, 0, sha256()
    async for row in connection.cursor(_OBJECTS, place, prefetch=500):
        hashed = row["hashed"]
        name = f"games/{hashed[:2]}/{hashed}/{row['digest']}"
        digest.update(f"{name} {row['size']}\n".encode())
        games, size = games + 1, size + row["size"]
    tiles = await connection.fetchval(_TILES, place)
    return Archived(place=place, games=games, tiles=tiles, bytes=size, sha256=digest.hexdigest())


async def move(connection: Connection, old: str, new: str) -> None:
    """From now on the catalogue has in another place what lay in one. Nothing is copied."""
    async with connection.transaction():
        for statement in _MOVE:
            await connection.execute(statement, old, new)
