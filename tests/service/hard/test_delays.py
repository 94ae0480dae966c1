"""Commits are held up by 50 to 500 ms at random, so they become visible out of their order:
streams and projections miss nothing and double nothing."""

import asyncio
from pathlib import Path

import asyncpg

from tests.events.support import slow_commits
from tests.service.hard import hall, ledger, rebuilding
from tests.service.hard.pair import Pair
from tests.service.hard.reader import Reader

CLIENTS = 24
GAMES = 36
MOST = 10


async def test_delayed_commits_hide_nothing_from_streams_and_projections(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        async with asyncpg.create_pool(postgres_dsn, min_size=1, max_size=1) as pool:
            await slow_commits(pool, one_in=6)
        async with hall.crowd(pair.urls, CLIENTS, "delays") as clients:
            tables = await hall.tables(clients, GAMES, most=MOST, seed="delays")
            by_name = {client.name: client for client in clients}
            hosts = [by_name[table.people[0]] for table in tables]
            readers = [
                Reader(pair.urls, table.id, table.id, token=host.token, seat=0)
                for table, host in zip(tables, hosts, strict=True)
            ]
            finished = asyncio.Event()
            reading = asyncio.gather(*(one.follow(finished) for one in readers))
            await asyncio.gather(*(client.play(tables) for client in clients))
            finished.set()
            await reading
            await ledger.settled(clients[0])
            assert await ledger.agree(clients, tables) == []
            for table, host, reader in zip(tables, hosts, readers, strict=True):
                log = await ledger.read_log(host, table.id, 0)
                assert ledger.bare(reader.seen) == ledger.bare(log.events), table
        assert await ledger.database_agrees(postgres_dsn) == []
        assert await rebuilding.differences(postgres_dsn) == []
        assert pair.failures() == []
