"""A storm: a crowd plays, readers are cut, Redis and processes are killed, commits come late; then
everything is counted."""

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import asyncpg
from msgspec import Struct

from service.accounts import accounts as granted
from service.embedded import Postgres, Valkey
from service.identity.scopes import Scope
from tests.events.support import slow_commits
from tests.service.hard import accounts, busy_tables, exports, log_truth, rebuilding
from tests.service.hard.crowd import Client, Table
from tests.service.hard.log_reader import LogReader
from tests.service.hard.pair import Pair
from tests.service.hard.reader import Reader, SocketReader
from tests.support.signals import killed


class Plan(Struct, frozen=True, kw_only=True):
    """How hard it blows. At most `most` moves are played of each game. Every so many moves Redis
    is killed, and one of the processes; one of `late` commits is held up (0: none). Of every
    `followed`th game the first seat is followed, over HTTP and WebSocket in turn. The tables have
    `terms` in turn. PostgreSQL is killed as Redis is, if it is one that can be (0: never). Somebody
    follows the whole log."""

    clients: int
    games: int
    most: int
    seed: str
    redis_every: int
    process_every: int
    late: int = 0
    followed: int = 10
    postgres_every: int = 0
    terms: tuple[Mapping[str, Any], ...] = ({},)


async def storm(
    pair: Pair,
    valkey: Valkey,
    plan: Plan,
    told: Callable[[int, int], None] = lambda *_: None,
    postgres: Postgres | None = None,
) -> list[str]:
    """Everything that is not as it should be afterwards, in words. `told` hears how many moves and
    games are done."""
    if plan.late:
        async with asyncpg.create_pool(pair.database_url, min_size=1, max_size=1) as pool:
            await slow_commits(pool, one_in=plan.late)
    async with busy_tables.crowd(pair.urls, plan.clients, plan.seed) as clients:
        tables = await busy_tables.tables(
            clients, plan.games, most=plan.most, seed=plan.seed, terms=plan.terms, hidden=True
        )
        whole, told_all = await _log_reader(pair, plan, clients[-1]), asyncio.Event()
        mirroring = asyncio.create_task(whole.follow(told_all))
        shows = await busy_tables.shows(clients, max(1, plan.games // 20))
        readers = _readers(pair, plan, clients, tables)
        done = asyncio.Event()
        reading = asyncio.gather(*(reader.follow(done) for _, _, reader in readers))
        trouble = asyncio.create_task(_trouble(pair, valkey, postgres, plan, tables, told))
        await asyncio.gather(*(client.play(tables) for client in clients))
        trouble.cancel()
        await asyncio.gather(trouble, return_exceptions=True)
        done.set()
        await reading
        await busy_tables.over(clients[0], shows)
        await accounts.settled(clients[0])
        told_all.set()
        await mirroring
        found = await accounts.agree(clients, tables)
        found += await exports.verified(clients, tables)
        for table, host, reader in readers:
            # It had everything when it stopped; a late commit or a bot may have come since.
            log = await accounts.read_log(host, table.id, 0)
            if accounts.bare(reader.seen) != accounts.bare(log.events[: len(reader.seen)]):
                found.append(f"{table.title} {table.id}: its reader has not seen the log")
        found += await log_truth.differences(pair.database_url, pair.urls, whole)
    found += await accounts.database_agrees(pair.database_url)
    found += await rebuilding.differences(pair.database_url)
    return found + [one for one in pair.failures() if postgres is None or not _outage(one)]


async def _log_reader(pair: Pair, plan: Plan, client: Client) -> LogReader:
    """A follower of the whole log, with a token that is for nothing else."""
    async with asyncpg.create_pool(pair.database_url, min_size=1, max_size=1) as pool:
        mine = (await client.ask("GET", "/v1/accounts/me")).json()
        await granted.grant(pool, mine["id"], Scope.LOG)
    body = {"name": "mirror", "scopes": ["log"]}
    made = await client.ask("POST", "/v1/tokens", json=body)
    return LogReader(pair.urls, made.json()["token"], f"{plan.seed} log")


def _outage(line: str) -> bool:
    """Whether a line of the log says that something in the background waits for PostgreSQL, which
    was killed. Requests are never to fail."""
    away = ("CannotConnectNowError", "ConnectionRefusedError", "ConnectionDoesNotExistError")
    lost = ("ConnectionResetError", "ShutdownError", "InterfaceError", "InternalClientError")
    return '"request-failed"' not in line and any(one in line for one in away + lost)


def _readers(
    pair: Pair, plan: Plan, clients: Sequence[Client], tables: Sequence[Table]
) -> list[tuple[Table, Client, Reader]]:
    """Who follows which table."""
    by_name = {client.name: client for client in clients}
    found = []
    for number, table in enumerate(tables[:: plan.followed]):
        host = by_name[table.people[0]]
        kind = (Reader, SocketReader)[number % 2]
        reader = kind(pair.urls, table.id, f"{plan.seed} {number}", token=host.token, seat=0)
        found.append((table, host, reader))
    return found


async def _trouble(
    pair: Pair,
    valkey: Valkey,
    postgres: Postgres | None,
    plan: Plan,
    tables: Sequence[Table],
    told: Callable[[int, int], None],
) -> None:
    """Kills as planned, until it is cancelled; a killed process is started again."""
    dice = random.Random(plan.seed)
    redis, process, database = plan.redis_every, plan.process_every, plan.postgres_every
    starting: list[asyncio.Future[object]] = []
    try:
        while True:
            moves = sum(table.ply for table in tables)
            told(moves, sum(table.done for table in tables))
            if moves >= redis:
                redis += plan.redis_every
                await asyncio.to_thread(killed, valkey)
            if postgres is not None and database and moves >= database:
                database += plan.postgres_every
                await asyncio.to_thread(killed, postgres)
            if moves >= process:
                process += plan.process_every
                one = dice.choice(pair.processes)
                one.kill()
                starting.append(asyncio.ensure_future(asyncio.to_thread(one.start)))
                await asyncio.wait(starting)
            await asyncio.sleep(0.02)
    finally:
        await asyncio.gather(*starting)
