"""Out of the archive: games back into rows, and objects from one store to another.

A game that came back leaves its object where it is: somebody may just be reading it, or packing the
same game again, which finds it written. Nothing refers to it until then.
"""

from typing import Final

from msgspec import json
from msgspec.structs import replace

from events.archive import catalogue, packed_games
from events.archive.archiving import LOCK, TURN, Also
from events.archive.catalogue import ArchivedGame, StoredTiles
from events.archive.entry_bundles import bundle_name
from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.stores import store_at
from events.database import Pool
from events.draws import spelt

_PUT_BACK: Final = (
    "INSERT INTO events (position, at, partition, version, ply, decision, seat, game_id, kind,"
    " payload, hash, veils, draws)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
    " ON CONFLICT DO NOTHING"
)
_WHOLE: Final = "SELECT count(*) = max(version) FROM events WHERE partition = $1 AND game_id = $2"


async def restore(pool: Pool, game: ArchivedGame, also: Also | None = None) -> int:
    """Brings a game back into the rows, and what `also` brings back; how many rows of the log.
    ArchiveUnavailableError if it cannot be read."""
    packed = await packed_games.load(pool, game)
    events = packed.events()
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(TURN, LOCK, game.game_id)
        if await catalogue.find(connection, game.partition, game.game_id) != game:
            return 0  # somebody else was faster
        await connection.executemany(
            _PUT_BACK,
            [
                (
                    *(one.position, one.at, one.partition, one.version, one.ply, one.decision),
                    *(one.seat, one.game_id, one.kind, one.payload, one.hash),
                    json.encode(one.veils) if one.veils else None,
                    spelt(one.draws) if one.draws else None,
                )
                for one in events[1:-1]
            ],
        )
        whole = await connection.fetchval(_WHOLE, game.partition, game.game_id)
        assert whole, f"{game.game_id} has gaps after it came back"
        await catalogue.leave(connection, game)
        if also is not None:
            await also(connection, game.partition, game.game_id)
    return len(events) - 2


async def move(pool: Pool, game: ArchivedGame, to: ObjectStore) -> None:
    """Brings the object of a game into another store. It is removed where it was once it is
    entered. ArchiveUnavailableError."""
    source = store_at(game.place, pool)
    await _copied(source, to, game.name)
    moved = replace(game, place=to.place)
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(TURN, LOCK, game.game_id)
        if await catalogue.find(connection, game.partition, game.game_id) != game:
            return
        await catalogue.enter(connection, moved)
    await packed_games.load(pool, moved)
    await source.delete(game.name)


async def move_tiles(pool: Pool, partition: int, to: ObjectStore) -> int:
    """Brings the tiles of a partition into another store; how many."""
    known = await catalogue.tiles(pool, partition)
    if known is None or known.place == to.place:
        return 0
    source = store_at(known.place, pool)
    names = [bundle_name(partition, number) for number in range(known.tiles)]
    for name in names:
        await _copied(source, to, name)
    await catalogue.stored(pool, partition, StoredTiles(tiles=known.tiles, place=to.place))
    for name in names:
        await source.delete(name)
    return known.tiles


async def _copied(source: ObjectStore, to: ObjectStore, name: str) -> None:
    """Copies an object, unless it is there already, and looks that it is the same."""
    data = await source.get(name)
    kept = await to.get(name)
    if data is None and kept is not None:
        return  # an earlier move was stopped behind its last step but one
    if data is None:
        raise ArchiveUnavailableError(f"{name} is missing in {source.place}")
    if kept is None:
        await to.put(name, data)
        kept = await to.get(name)
    if kept != data:
        raise ArchiveUnavailableError(f"{to.place} has another {name} than {source.place}")
