"""Read models made once more from the log, and held against those that grew with it."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import asyncpg

from projections import generations
from projections.models import READ_MODELS

_TABLES: Final = """
    SELECT c.table_name FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name = 'generation'
        AND c.table_name NOT LIKE 'projection%' ORDER BY 1"""

Rows = Mapping[str, tuple[Mapping[str, Any], ...]]


async def differences(database_url: str) -> list[str]:
    """Rebuilds every read model of a database that nobody writes to, and names the tables whose
    rows are not as they were. Somebody's runner has to be at work there."""
    pool = await asyncpg.create_pool(database_url, min_size=1, max_size=2)
    try:
        before = await _rows(pool, newest=False)
        assert any(before.values()), "the read models are empty"
        for model in READ_MODELS:
            await generations.rebuild(pool, model.name)
        await _served(pool)
        after = await _rows(pool, newest=True)
    finally:
        await pool.close()
    return [
        f"{table}: {len(rows)} rows grew, {len(after[table])} were made anew"
        for table, rows in before.items()
        if rows != after[table]
    ]


async def _served(pool: Any) -> None:
    """Waits until what is rebuilt serves."""
    async with asyncio.timeout(180):
        while await pool.fetchval(
            "SELECT count(*) FROM projection_generations WHERE state = 'building'"
        ):
            await asyncio.sleep(0.05)


async def _rows(pool: Any, *, newest: bool) -> Rows:
    """The rows of every table of a read model: of the newest generation, or the only one."""
    found: dict[str, tuple[Mapping[str, Any], ...]] = {}
    for (table,) in await pool.fetch(_TABLES):
        which = "t.generation > 1" if newest else "true"
        rows = await pool.fetch(f"SELECT t.* FROM {table} t WHERE {which} ORDER BY t::text")
        found[table] = tuple(
            {name: it for name, it in row.items() if name != "generation"} for row in rows
        )
    return found
