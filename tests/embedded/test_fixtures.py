"""The fixtures keep their promises: real servers, empty databases, cheap copies."""

from collections.abc import Awaitable, Callable

import asyncpg
import redis.asyncio

Prepare = Callable[[str], Awaitable[None]]


async def test_a_fresh_database_is_empty(postgres_dsn: str) -> None:
    connection = await asyncpg.connect(postgres_dsn)
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert await connection.fetchval(tables) == 0
    assert await connection.fetchval("SHOW server_encoding") == "UTF8"
    await connection.close()


async def test_a_template_is_prepared_once_and_copied_per_test(
    postgres_template: Callable[[str, Prepare], str], postgres_clone: Callable[[str], str]
) -> None:
    prepared: list[str] = []

    async def prepare(dsn: str) -> None:
        prepared.append(dsn)
        connection = await asyncpg.connect(dsn)
        await connection.execute("CREATE TABLE moves (ply int); INSERT INTO moves VALUES (1)")
        await connection.close()

    copies = [postgres_clone(postgres_template("fixtures", prepare)) for _ in range(2)]
    assert len(prepared) == 1
    for number, copy in enumerate(copies):
        connection = await asyncpg.connect(copy)
        await connection.execute("INSERT INTO moves VALUES ($1)", number)
        assert await connection.fetchval("SELECT count(*) FROM moves") == 2
        await connection.close()


async def test_a_redis_database_is_empty(redis_url: str) -> None:
    async with redis.asyncio.from_url(redis_url) as client:
        assert await client.dbsize() == 0
        await client.set("left", "behind")


async def test_what_another_test_left_is_gone(redis_url: str) -> None:
    async with redis.asyncio.from_url(redis_url) as client:
        assert await client.get("left") is None
