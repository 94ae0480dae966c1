"""The whole archive from one store to another, while it is read."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from events.archive import catalogue
from events.archive.object_store import ObjectStore
from events.archive.returning import move, move_tiles
from events.database import Pool

PAGE: Final = 500


class Moved(Struct, kw_only=True):
    """What was moved: games, and tiles of the log."""

    games: int = 0
    tiles: int = 0


async def move_all(pool: Pool, to: ObjectStore, progress: Callable[[int], None]) -> Moved:
    """Moves everything that lies elsewhere; `progress` is told how many games more are done.
    ArchiveUnavailableError: what was moved until then stays there, and the rest is moved next time.
    """
    done, after = Moved(), ""
    for partition in sorted(await catalogue.all_tiles(pool)):
        done.tiles += await move_tiles(pool, partition, to)
    while page := await catalogue.page(pool, after, PAGE, elsewhere=to.place):
        after = page[-1].game_id
        for game in page:
            await move(pool, game, to)
            done.games += 1
            progress(1)
    return done
