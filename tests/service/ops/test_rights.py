"""The role of the service adds to the log and cannot change it; the owner migrates.

All services of the tests that begin with a database that is laid out sign in as this role, so
whole games, disputes, webhooks and accounts are played with its rights alone.
"""

import asyncio
from pathlib import Path

import asyncpg

from service.process import rights
from tests.service.people import Person
from tests.service.process import SERVICE_ROLE, ServiceProcess
from tests.service.served import as_service


def test_a_game_is_played_and_nothing_of_it_can_be_changed(
    postgres_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    with ServiceProcess(tmp_path / "log", postgres_dsn, redis_url, {}) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
        refused = asyncio.run(_tampered(postgres_dsn))
    assert [one for one, allowed in refused.items() if allowed] == []
    assert len(refused) > 3 * len(rights.LOG)


async def _tampered(dsn: str) -> dict[str, bool]:
    """What the role of the service tries, and whether PostgreSQL lets it."""
    connection = await asyncpg.connect(await as_service(dsn))
    assert await connection.fetchval("SELECT current_user") == SERVICE_ROLE
    assert await connection.fetchval("SELECT count(*) FROM events") > 0
    found = {}
    for table in rights.LOG:
        columns = await connection.fetch(
            "SELECT attname FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0",
            table,
        )
        changes = [
            f"UPDATE {table} SET {row['attname']} = {row['attname']}"
            for row in columns
            if row["attname"] != rights.MOVED.get(table)
        ]
        for statement in (*changes, f"DELETE FROM {table}", f"TRUNCATE {table} CASCADE"):
            found[statement] = await _done(connection, statement)
    for statement in ("DROP TABLE events", "CREATE TABLE mine ()", "ALTER TABLE events ADD x int"):
        found[statement] = await _done(connection, statement)
    await connection.close()
    return found


async def _done(connection: "asyncpg.Connection[asyncpg.Record]", statement: str) -> bool:
    try:
        await connection.execute(statement)
    except asyncpg.InsufficientPrivilegeError:
        return False
    return True


async def test_the_role_lacks_nothing_and_the_owner_could_do_more(postgres_dsn: str) -> None:
    async with asyncpg.create_pool(await as_service(postgres_dsn), min_size=1) as pool:
        assert await rights.lacking(pool) == []
        assert await rights.changeable(pool) == []
    async with asyncpg.create_pool(postgres_dsn, min_size=1, max_size=1) as pool:
        assert {*await rights.changeable(pool)} == {*rights.LOG}
        assert {*rights.LOG} < {*await rights.tables(pool)}


def test_the_service_of_all_tests_signs_in_as_this_role(service_dsn: str) -> None:
    assert asyncio.run(as_service(service_dsn)).endswith(f"role={SERVICE_ROLE}")
