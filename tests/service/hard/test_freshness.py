"""What was acknowledged by one process is shown by the other from then on, whoever else is
reading: nobody is ever shown a game older than what they were told before."""

import asyncio
from pathlib import Path

import pytest

from tests.service.hard import busy_tables
from tests.service.hard.crowd import Client, Table
from tests.service.hard.pair import Pair
from tests.support.depth import amount

pytestmark = pytest.mark.slow

READERS = amount(3, 6)
MOVES = amount(10, 30)


@pytest.mark.deep
@pytest.mark.parametrize("settings", [{}, {"hot_games": 1}], ids=["in memory", "always loaded"])
async def test_nobody_is_shown_less_than_was_acknowledged(
    tmp_path: Path, postgres_dsn: str, redis_url: str, settings: dict[str, int]
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url, **settings) as pair:
        async with busy_tables.crowd(pair.urls, READERS + 2, "fresh") as clients:
            tables = await busy_tables.tables(
                clients[:2], 2, most=MOVES, seed="t", titles=["tzolkin"]
            )
            reading = [asyncio.create_task(_read(one, tables)) for one in clients[2:]]
            table = tables[0]
            shown = 0
            for _ in range(MOVES):
                acknowledged = await _move(clients, table)
                for path in ("", f"/legal?seat={table.awaits[0]}", "/states/latest"):
                    who = next(one for one in clients if one.name == table.people[table.awaits[0]])
                    answer = await who.ask("GET", f"/v1/games/{table.id}{path}", through=1)
                    version = answer.json()["version"]
                    assert version >= acknowledged, f"{path}: {version}, not {acknowledged}"
                    shown += 1
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)
    assert shown == 3 * MOVES


async def _read(client: Client, tables: tuple[Table, ...]) -> None:
    """Reads both games through the second process, again and again."""
    while True:
        for table in tables:
            await client.ask("GET", f"/v1/games/{table.id}", through=1)


async def _move(clients: tuple[Client, ...], table: Table) -> int:
    """Plays through the first process; the version that is acknowledged."""
    seat = table.awaits[0]
    who = next(one for one in clients if one.name == table.people[seat])
    answer = await who.ask("GET", f"/v1/games/{table.id}/legal?seat={seat}", through=0)
    legal = answer.json()
    body = {"seat": seat, "commands": legal["commands"][:1], "decision": legal["decision"]}
    answer = await who.ask("POST", f"/v1/games/{table.id}/moves", json=body, through=0)
    assert answer.status_code == 201, answer.text
    table.heard(answer.json())
    version: int = answer.json()["version"]
    return version
