"""A crowd of clients plays through two processes, while Redis and a process are killed."""

import asyncio
import os
import signal
from pathlib import Path

from service.embedded import Valkey
from tests.service.hard import hall, ledger
from tests.service.hard.crowd import Table
from tests.service.hard.pair import Pair

CLIENTS = 64
GAMES = 200
MOST = 16
"""Moves after which a game is left."""


async def test_nothing_is_lost_doubled_or_reordered(
    tmp_path: Path, postgres_dsn: str, scratch_folder: Path
) -> None:
    with (
        Valkey(scratch_folder / "valkey") as valkey,
        Pair(tmp_path, postgres_dsn, valkey.url()) as pair,
    ):
        async with hall.crowd(pair.urls, CLIENTS, "crowd") as clients:
            tables = await hall.tables(clients, GAMES, most=MOST, seed="crowd")
            playing = asyncio.gather(*(client.play(tables) for client in clients))
            await played(tables, GAMES)
            os.kill(valkey.pid, signal.SIGKILL)
            await played(tables, GAMES * 3)
            pair.processes[1].kill()
            await asyncio.to_thread(pair.processes[1].start)
            await played(tables, GAMES * 5)
            os.kill(valkey.pid, signal.SIGKILL)
            await playing
            await ledger.settled(clients[0])
            assert await ledger.agree(clients, tables) == []
        assert await ledger.database_agrees(postgres_dsn) == []
        assert pair.failures() == []


async def played(tables: tuple[Table, ...], moves: int) -> None:
    """Waits until so many moves were played."""
    async with asyncio.timeout(60):
        while sum(table.ply for table in tables) < moves and not all(one.done for one in tables):
            await asyncio.sleep(0.01)
