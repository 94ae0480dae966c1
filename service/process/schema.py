"""The schema: what makes the tables of the whole house, and whether somebody newer was here."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

import structlog

from events.migrations import LOG, Source, unknown
from projections import MIGRATIONS as PROJECTIONS
from projections.database import Pool

SERVICE: Final = Source("service", Path(__file__).parents[1] / "sql")
SOURCES: Final = (LOG, PROJECTIONS, SERVICE)
"""In the order in which they are applied."""

LOOK_SECONDS: Final = 60.0

_log = structlog.get_logger()


async def watch(pool: Pool, found: Callable[[int], None], *, pause: float = LOOK_SECONDS) -> None:
    """Looks now and then whether the database has been migrated by a newer version while this one
    runs, and says so once; `found` is told the number of migrations that are not known here. Runs
    until it is cancelled.

    A process on a newer schema goes on: migrations only add what older programs do not look at.
    """
    told: tuple[str, ...] = ()
    while True:
        newer = await unknown(pool, SOURCES)
        found(len(newer))
        if newer != told:
            told = newer
            _log.warning("schema-is-newer", migrations=newer, remedy="update this process")
        await asyncio.sleep(pause)
