"""Work in the background waits for PostgreSQL, and says so in one line."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
from structlog.testing import capture_logs

from games.kernel.registry import Registry
from service.composition import opened
from service.play.bots import Bots
from service.play.parts import BOT_WORKER
from service.process.background import at_work
from service.process.worker_pool import WorkerPool
from service.settings import load
from tests.service.process import held_port


async def test_work_that_cannot_reach_postgresql_says_so_in_one_line() -> None:
    with held_port() as nobody:

        async def work() -> None:
            await asyncpg.connect(f"postgresql://kronika@127.0.0.1:{nobody.getsockname()[1]}/x")

        async def bug() -> None:
            raise LookupError("a bug")

        with capture_logs() as lines:
            async with at_work([("checkpoints", work), ("webhooks", bug)]):
                await _until(lines, 2)
    told = {line["work"]: line for line in lines}
    assert told["checkpoints"]["event"] == "background-work-waits"
    assert told["checkpoints"]["log_level"] == "warning"
    assert "exc_info" not in told["checkpoints"]
    assert told["webhooks"]["exc_info"]


async def test_bots_that_cannot_look_around_say_so_in_one_line(
    postgres_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    settings = load({}, database_url=postgres_dsn, redis_url=redis_url, data=tmp_path)
    with held_port() as nobody:
        away = f"postgresql://kronika@127.0.0.1:{nobody.getsockname()[1]}/x"
        async with (
            opened(settings, Registry.installed()) as features,
            asyncpg.create_pool(away, min_size=0, max_size=1) as pool,
        ):
            play = features.play
            workers = WorkerPool(BOT_WORKER, size=1)
            bots = Bots(pool, play.games, play.loop, play.redaction, workers, nodes=300)
            with capture_logs() as lines:
                looking = asyncio.create_task(bots.run())
                await _until(lines, 1, lambda line: line["event"].startswith("bots-"))
            looking.cancel()
            await bots.close()
    (line,) = [line for line in lines if line["event"].startswith("bots-")]
    assert line["event"] == "bots-look-around-waits"
    assert "exc_info" not in line


async def _until(
    lines: list[Any], count: int, wanted: Callable[[Any], bool] = lambda _: True
) -> None:
    async with asyncio.timeout(180):
        while sum(map(wanted, lines)) < count:
            await asyncio.sleep(0.02)
