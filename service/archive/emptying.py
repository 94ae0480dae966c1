"""Packed games that come back into the rows of the log."""

from collections.abc import AsyncIterator, Callable
from typing import Final

from events.archive import catalogue
from events.archive.catalogue import ArchivedGame
from events.archive.returning import restore
from events.database import Pool
from events.partition import partition_of
from projections import history

PAGE: Final = 500


async def everything(pool: Pool) -> AsyncIterator[ArchivedGame]:
    """All games of the archive."""
    after = ""
    while page := await catalogue.page(pool, after, PAGE):
        after = page[-1].game_id
        for game in page:
            yield game


async def named(
    pool: Pool, partitions: int, game_ids: tuple[str, ...]
) -> AsyncIterator[ArchivedGame]:
    """Some games of the archive; LookupError with the id of one that is not in it."""
    for game_id in game_ids:
        found = await catalogue.find(pool, partition_of(game_id, partitions), game_id)
        if found is None:
            raise LookupError(game_id)
        yield found


async def empty(
    pool: Pool, games: AsyncIterator[ArchivedGame], progress: Callable[[int], None]
) -> int:
    """Brings games back; how many. ArchiveUnavailableError."""
    count = 0
    async for game in games:
        count += bool(await restore(pool, game, history.put_back))
        progress(1)
    return count
