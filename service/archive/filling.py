"""Which games are packed: those that are over and have been quiet for long, a few at a time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from events.archive import catalogue
from events.archive.archiving import Archiver, NotPackedError, Packed, Waits
from events.database import Pool
from projections import finished_games

PAGE: Final = 500
_BEGINNING: Final = (datetime.fromtimestamp(0, UTC), "")


class Filled(Struct, kw_only=True):
    """What was done: tiles that were stored; games that were packed, and the bytes of their
    objects; games whose last tile is not whole yet; lines about those that could not be packed."""

    tiles: int = 0
    packed: int = 0
    size: int = 0
    waiting: int = 0
    left: list[str] = []


async def due(pool: Pool, partitions: int, quiet_since: datetime) -> AsyncIterator[str]:
    """The games that are over, in which nothing has happened since a time, and that are not packed
    up to their end."""
    after, everywhere = _BEGINNING, range(partitions)
    while page := await finished_games.page(pool, quiet_since=quiet_since, after=after, limit=PAGE):
        after = (page[-1].created_at, page[-1].game_id)
        known = await catalogue.versions(pool, everywhere, (one.game_id for one in page))
        for game in page:
            if known.get(game.game_id, 0) < game.version:
                yield game.game_id


async def fill(
    archiver: Archiver,
    games: AsyncIterator[str],
    partitions: int,
    *,
    at_once: int,
    progress: Callable[[int], None],
) -> Filled:
    """Stores the tiles of all partitions, then packs the games, some `at_once`; `progress` is told
    how many more are done. A game that cannot be packed stops no other. NotPackedError of a
    partition, ArchiveUnavailableError."""
    done = Filled()
    for partition in range(partitions):
        done.tiles += await archiver.store_tiles(partition)

    async def work() -> None:
        async for game_id in _shared(games, turn):
            await _pack(archiver, game_id, done)
            progress(1)

    turn = asyncio.Lock()
    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(work())
    return done


async def _pack(archiver: Archiver, game_id: str, done: Filled) -> None:
    try:
        match await archiver.pack(game_id):
            case Packed(size=size):
                done.packed += 1
                done.size += size
            case Waits():
                done.waiting += 1
    except (NotPackedError, LookupError) as trouble:
        done.left.append(str(trouble))


async def _shared(games: AsyncIterator[str], turn: asyncio.Lock) -> AsyncIterator[str]:
    """The games for one of several workers, who ask for the next one in turn."""
    while True:
        async with turn:
            game_id = await anext(games, None)
        if game_id is None:
            return
        yield game_id
