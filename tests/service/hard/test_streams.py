"""A stream reader is killed and resumed at random, through either process, while Redis dies."""

import asyncio
from pathlib import Path

import pytest

from service.embedded import Valkey
from tests.service.hard import accounts, busy_tables
from tests.service.hard.pair import Pair
from tests.service.hard.reader import Reader, SocketReader
from tests.support.depth import amount, seeded
from tests.support.signals import killed

pytestmark = pytest.mark.slow

CUTS = amount(20, 200)
MOVES = amount(30, 10_000)
KILLS = (amount(30, 100), amount(60, 300))
"""Versions of the game at which Redis is killed."""


@pytest.mark.deep
async def test_a_reader_that_is_killed_again_and_again_sees_every_event_once(
    tmp_path: Path, postgres_dsn: str, scratch_folder: Path
) -> None:
    with (
        Valkey(scratch_folder / "valkey") as valkey,
        Pair(tmp_path, postgres_dsn, valkey.url()) as pair,
    ):
        async with busy_tables.crowd(pair.urls, 2, "reading") as clients:
            (table,) = await busy_tables.tables(
                clients, 1, most=MOVES, seed=seeded("x"), titles=["tzolkin"]
            )
            host = next(one for one in clients if one.name == table.people[0])
            readers = [
                kind(pair.urls, table.id, seeded(f"reader {seat}"), token=host.token, seat=seat)
                for kind, seat in ((Reader, 0), (SocketReader, 0), (Reader, None))
            ]
            finished = asyncio.Event()
            reading = asyncio.gather(*(one.follow(finished) for one in readers))
            playing = asyncio.gather(*(client.play([table]) for client in clients))
            for versions in KILLS:
                async with asyncio.timeout(180):
                    while readers[0].version < versions:
                        await asyncio.sleep(0.01)
                await asyncio.to_thread(killed, valkey)
            await playing
            finished.set()
            async with asyncio.timeout(180):
                await reading
            log = await accounts.read_log(host, table.id, 0)
            for one in readers:
                assert accounts.bare(one.seen) == accounts.bare(log.events)
            assert min(one.cuts for one in readers) >= CUTS, [one.cuts for one in readers]
        assert pair.failures() == []
