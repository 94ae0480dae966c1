"""Reviewers beside the service: they come with it, are replaced, and leave with it."""

import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import psutil
import pytest

from service.jobs.engine import OWN
from tests.cli.running import SECONDS, kronika, serving

pytestmark = pytest.mark.slow

ENGINES = "SELECT count(*) FROM engines WHERE account_id = $1"
TOKENS = "SELECT count(*) FROM tokens WHERE account_id = $1"


async def test_reviewers_come_and_go_with_the_service(
    postgres_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    servers = (f"--database-url={postgres_dsn}", f"--redis-url={redis_url}")
    python = Path(sys.executable)
    connection = await asyncpg.connect(postgres_dsn)

    async def counted(statement: str, most: int) -> bool:
        return bool(await connection.fetchval(statement, OWN) == most)

    with serving(
        tmp_path, *servers, "--reviewers=2", python=python, KRONIKA_SECRETS_KEY="none"
    ) as running:
        await _until(lambda: counted(ENGINES, 2), "both are registered")
        assert await connection.fetchval(TOKENS, OWN) == 1
        reviewers = _reviewers(running.process.pid)
        assert [one.nice() for one in reviewers] == [10, 10]
        assert all(_session_nice(one.pid) in (None, 10) for one in reviewers)
        os.kill(reviewers[0].pid, signal.SIGKILL)

        async def replaced() -> bool:
            now = {one.pid for one in _reviewers(running.process.pid)}
            return len(now) == 2 and reviewers[0].pid not in now

        await _until(replaced, "another one stands in for it")
        last = _reviewers(running.process.pid)
        assert running.stop() == 0
        _, alive = psutil.wait_procs(last, SECONDS)
        assert not alive
    assert await counted(ENGINES, 0)
    assert await counted(TOKENS, 0)
    await connection.close()


def test_a_reviewer_without_a_token_is_told_so(
    postgres_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    servers = (f"--database-url={postgres_dsn}", f"--redis-url={redis_url}")
    with serving(tmp_path, *servers, KRONIKA_SECRETS_KEY="none") as running:
        told = kronika("reviewer", f"--url={running.url}")
    assert told.returncode == 2
    assert "does not let this reviewer in" in told.stderr


def _reviewers(service: int) -> list[psutil.Process]:
    """The processes beside the service that have become nicer, which only reviewers do."""
    children = psutil.Process(service).children()
    return sorted((one for one in children if one.nice() == 10), key=lambda one: one.pid)


def _session_nice(process: int) -> int | None:
    """How nice a process's session is, where the kernel shares processors among sessions."""
    told = Path(f"/proc/{process}/autogroup")
    words = told.read_text().split() if told.exists() else []
    return int(words[-1]) if words else None


async def _until(so: Callable[[], Awaitable[bool]], what: str) -> None:
    deadline = time.monotonic() + SECONDS
    while not await so():
        assert time.monotonic() < deadline, f"it never came to this: {what}"
        time.sleep(0.1)
