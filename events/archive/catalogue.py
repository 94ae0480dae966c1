"""Which games are packed and where, and which tiles of the log lie in a store."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

from msgspec import Struct

from events.database import Queries

_FIELDS = (
    "partition, game_id, digest, size, place, first_position, last_position, version, ply, links"
)
_FIND = f"SELECT {_FIELDS} FROM archived_games WHERE partition = $1 AND game_id = $2"
_SPAN = "(a.partition::bigint << 40) + a.{}_position"
_AMONG = (
    f"SELECT {', '.join(f'a.{one}' for one in _FIELDS.split(', '))} FROM archived_games a"
    f" WHERE int8range({_SPAN.format('first')}, {_SPAN.format('last')}, '[]')"
    " && int8range(($1::bigint << 40) + $2::bigint, ($1::bigint << 40) + $3::bigint, '[]')"
    " AND a.partition = $1"
)
_VERSIONS = (
    "SELECT game_id, version FROM archived_games"
    " WHERE partition = ANY($1::int[]) AND game_id = ANY($2::text[])"
)
_PAGE = (
    f"SELECT {_FIELDS} FROM archived_games WHERE game_id > $1 AND place <> $2"
    " ORDER BY game_id LIMIT $3"
)
_ENTER = (
    f"INSERT INTO archived_games ({_FIELDS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    " ON CONFLICT (game_id, partition) DO UPDATE SET digest = excluded.digest,"
    " size = excluded.size, place = excluded.place, last_position = excluded.last_position,"
    " version = excluded.version, ply = excluded.ply, links = excluded.links"
)
_LEAVE = "DELETE FROM archived_games WHERE partition = $1 AND game_id = $2"
_TILES = "SELECT tiles, place FROM archived_entries WHERE partition = $1"
_ALL_TILES = "SELECT partition, tiles, place FROM archived_entries"
_STORED = (
    "INSERT INTO archived_entries AS e (partition, tiles, place) VALUES ($1, $2, $3)"
    " ON CONFLICT (partition) DO UPDATE SET tiles = greatest(e.tiles, excluded.tiles),"
    " place = excluded.place"
)


class ArchivedGame(Struct, frozen=True, kw_only=True):
    """A packed game: the SHA-256 and the size of its object, and what is in it."""

    partition: int
    game_id: str
    digest: bytes
    size: int
    place: str
    first_position: int
    last_position: int
    version: int
    ply: int
    links: int

    @property
    def name(self) -> str:
        """That of its object."""
        return object_name(self.game_id, self.digest)


class StoredTiles(Struct, frozen=True, kw_only=True):
    """The first `tiles` whole tiles of a partition's log lie in a store."""

    tiles: int
    place: str


def object_name(game_id: str, digest: bytes) -> str:
    """The name of a packed game. Ids of private games are secrets, so only a hash is told."""
    hashed = sha256(game_id.encode()).hexdigest()
    return f"games/{hashed[:2]}/{hashed}/{digest.hex()}"


async def find(queries: Queries, partition: int, game_id: str) -> ArchivedGame | None:
    """What is known of a packed game; None if it is not packed."""
    row = await queries.fetchrow(_FIND, partition, game_id)
    return row and ArchivedGame(**row)


async def among(queries: Queries, partition: int, first: int, last: int) -> Sequence[ArchivedGame]:
    """The packed games of a partition that may have events at positions `first` to `last`."""
    rows = await queries.fetch(_AMONG, partition, first, last)
    return [ArchivedGame(**row) for row in rows]


async def versions(
    queries: Queries, partitions: Iterable[int], game_ids: Iterable[str]
) -> Mapping[str, int]:
    """Of those of these games of some partitions that are packed, up to which version."""
    rows = await queries.fetch(_VERSIONS, list(partitions), list(game_ids))
    return {row["game_id"]: row["version"] for row in rows}


async def page(
    queries: Queries, after: str, limit: int, *, elsewhere: str = ""
) -> Sequence[ArchivedGame]:
    """The next packed games in the order of their ids, perhaps only those that do not lie in one
    place."""
    return [ArchivedGame(**row) for row in await queries.fetch(_PAGE, after, elsewhere, limit)]


async def enter(queries: Queries, game: ArchivedGame) -> None:
    """Remembers a packed game, instead of what was known of it before."""
    await queries.execute(_ENTER, *(getattr(game, one) for one in _FIELDS.split(", ")))


async def leave(queries: Queries, game: ArchivedGame) -> None:
    """Forgets a packed game."""
    await queries.execute(_LEAVE, game.partition, game.game_id)


async def tiles(queries: Queries, partition: int) -> StoredTiles | None:
    """Which tiles of a partition's log lie in a store; None if none."""
    row = await queries.fetchrow(_TILES, partition)
    return row and StoredTiles(**row)


async def all_tiles(queries: Queries) -> Mapping[int, StoredTiles]:
    """The same of all partitions that have any."""
    rows = await queries.fetch(_ALL_TILES)
    return {row["partition"]: StoredTiles(tiles=row["tiles"], place=row["place"]) for row in rows}


async def stored(queries: Queries, partition: int, found: StoredTiles) -> None:
    """Remembers that so many tiles lie in a store."""
    await queries.execute(_STORED, partition, found.tiles, found.place)
