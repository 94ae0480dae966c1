"""Real reviewers: processes that make reviews over HTTP, killed and started again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.service.reviews.engines import (
    People,
    asked,
    executed,
    finished,
    granted,
    lines_of,
    made,
    shown,
)
from tests.service.reviews.reviewing import ReviewerProcess, until


@pytest.mark.slow
async def test_a_review_goes_on_after_a_reviewer_was_killed(
    person: People, service_dsn: str, tmp_path: Path
) -> None:
    ada = person()
    game = finished(ada)
    operator = granted(service_dsn, person(), "engine", "admin")
    assert asked(ada, game).status_code == 202
    async with stuck(service_dsn, game, 4):
        one = ReviewerProcess(operator, "one", tmp_path / "one.log").start()
        until(lambda: shown(ada, game)["status"]["lines"] == 4, "the first lines are there")
        assert shown(ada, game)["status"]["state"] == "running"
        one.kill()
    executed(service_dsn, "UPDATE jobs SET until = now() WHERE game_id = $1", game)
    kept = lines_of(ada, game)
    assert shown(ada, game)["status"]["state"] == "queued"
    with ReviewerProcess(operator, "two", tmp_path / "two.log") as two:
        until(lambda: shown(ada, game)["status"]["state"] == "done", "the other one ends it")
        assert f'"line":{len(kept)}' in two.written(), "it went on at the next line"
    whole = lines_of(ada, game)
    assert whole[: len(kept)] == kept
    assert whole == made(ada, game), "byte for byte what one alone makes"


async def test_a_reviewer_that_is_stopped_gives_its_job_back(
    person: People, service_dsn: str, tmp_path: Path
) -> None:
    ada = person()
    game = finished(ada)
    operator = granted(service_dsn, person(), "engine", "admin")
    asked(ada, game)
    reviewer = ReviewerProcess(operator, "one", tmp_path / "one.log").start()
    async with stuck(service_dsn, game, 4):
        until(lambda: shown(ada, game)["status"]["lines"] == 4, "the first lines are there")
        reviewer.tell_to_stop()
    assert reviewer.wait() == 0
    assert shown(ada, game)["status"]["state"] == "queued"


@asynccontextmanager
async def stuck(dsn: str, game: str, number: int) -> AsyncIterator[None]:
    """While this lasts, no line with that number can be added to the review of a game."""
    connection = await asyncpg.connect(dsn)
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute(
        "INSERT INTO job_lines (job_id, number, line) SELECT id, $2, '' FROM jobs"
        " WHERE game_id = $1",
        *(game, number),
    )
    try:
        yield
    finally:
        await transaction.rollback()
        await connection.close()
