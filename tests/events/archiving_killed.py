"""An archiver that is killed behind one of its steps: the program of a process of its own."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import asyncpg

from events.archive.archiving import Archiver
from events.archive.folder_store import FolderStore
from events.layout import layout
from events.vault import Vault


async def main(dsn: str, folder: str, killed_behind: str, *games: str) -> None:
    """Stores the tiles of partition 3 and packs the games; it is killed when it does a step for
    the second time. All tiles are noted at once."""
    seen = 0

    def step(name: str) -> None:
        nonlocal seen
        seen += name == killed_behind
        if seen == (1 if killed_behind == "noted" else 2):
            os.kill(os.getpid(), signal.SIGKILL)

    async with asyncpg.create_pool(dsn, min_size=1, max_size=2) as pool:
        store = FolderStore(Path(folder))
        archiver = Archiver(pool, await layout(pool), store, Vault(), step=step)
        await archiver.store_tiles(3)
        for game in games:
            await archiver.pack(game)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
