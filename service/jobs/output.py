"""The lines that come out of jobs, in PostgreSQL, byte for byte as they were posted."""

from collections.abc import Sequence
from typing import Final

from projections.database import Connection, Queries

_AFTER: Final = """
    SELECT coalesce(array_agg(line ORDER BY number), '{}') FROM (SELECT number, line FROM job_lines
        WHERE job_id = $1 AND number >= $2 ORDER BY number LIMIT $3) l"""
_APPEND: Final = """
    INSERT INTO job_lines (job_id, number, line, engine_id)
    SELECT $1, $2 + l.at - 1, l.line, $4 FROM unnest($3::bytea[]) WITH ORDINALITY AS l (line, at)"""
_MAKER: Final = """
    SELECT e.account_id FROM job_lines l JOIN engines e ON e.id = l.engine_id
    WHERE l.job_id = $1 AND l.number = $2"""


async def of_job(
    queries: Queries, job: str, first: int = 0, limit: int | None = None
) -> tuple[bytes, ...]:
    """The lines of a job from a number on, all of them or so many."""
    found = await queries.fetchval(_AFTER, job, first, limit)
    assert isinstance(found, list)
    return tuple(found)


async def append(
    connection: Connection, job: str, first: int, lines: Sequence[bytes], engine: str | None
) -> None:
    """Adds lines behind those that are there, which an engine has made."""
    await connection.execute(_APPEND, job, first, list(lines), engine)


async def maker(queries: Queries, job: str, number: int) -> str | None:
    """The account whose engine has made a line; None if it is gone."""
    found = await queries.fetchval(_MAKER, job, number)
    assert found is None or isinstance(found, str)
    return found
