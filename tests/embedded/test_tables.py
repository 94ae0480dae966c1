"""Doctor compares a database with the migrations of this program."""

import asyncpg
import pytest

from events.migrations import LOG, migrate
from service.cli.doctor.tables import tables


@pytest.mark.parametrize(
    ("change", "told", "well"),
    [
        ("", "pending", True),
        ("UPDATE migrations SET checksum = 'x' WHERE number = 1", "changed", False),
        (
            "INSERT INTO migrations (namespace, number, name, checksum)"
            " VALUES ('events', 999, 'future', 'x')",
            "unknown migrations: events/0999",
            False,
        ),
    ],
)
async def test_it_tells_how_the_tables_are(
    postgres_dsn: str, change: str, told: str, well: bool
) -> None:
    connection = await asyncpg.connect(postgres_dsn)
    assert "none yet" in (await tables(connection)).told
    await migrate(connection, [LOG])
    if change:
        await connection.execute(change)
    found = await tables(connection)
    assert told in found.told
    assert (found.remedy == "") == well
    await connection.close()
