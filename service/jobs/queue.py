"""Jobs in PostgreSQL, and their leases.

The clock of the database says when a lease ends, so that processes and engines may have any. A
lease ends with its engine as well. Of two engines that take at once, each gets another job.
"""

from typing import Final

import msgspec
from msgspec import Struct

from projections.database import Connection, Queries, rows
from service.identity.ids import random_id
from service.jobs.engine import Engine
from service.jobs.job import Job, JobState, Order

MOST_TRIES: Final = 5
"""So often a job is leased without a line coming out of it; then it has failed."""
_LIVE: Final = "(j.engine_id IS NOT NULL AND j.until > now())"
_COLUMNS: Final = f"""
    SELECT j.id, j.game_id, j.title, j.quality, j.nodes, j.seed, j.engine, j.weights, j.checks,
        j.sample, j.state, j.lines, j.of, j.strangers, j.lease_id, j.engine_id,
        j.until, j.seconds, coalesce({_LIVE}, false) AS live, j.asked_at, j.finished_at
    FROM jobs j"""
_ADD: Final = """
    INSERT INTO jobs (id, game_id, title, quality, nodes, seed, engine, weights, checks, sample)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"""
# What is checked comes first: somebody waits for it since before. Strangers get public games, and
# none with which somebody got on badly before.
_TAKE: Final = f"""
    UPDATE jobs SET lease_id = $1, engine_id = $2, seconds = $3::int, tries = tries + 1,
        until = now() + make_interval(secs => $3::int)
    WHERE id = (SELECT j.id FROM jobs j
        WHERE j.state = 'open' AND j.tries < {MOST_TRIES} AND NOT coalesce({_LIVE}, false)
            AND j.engine = $4 AND j.weights = ($5::text::json ->> j.title)
            AND ($6 OR (j.checks IS NULL AND j.tries = 0 AND NOT EXISTS (
                SELECT FROM game_visibility v
                WHERE v.game_id = j.game_id AND v.visibility <> 'public')))
        ORDER BY j.checks IS NULL, j.asked_at, j.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id"""
_LEASED: Final = f"""
    {_COLUMNS} JOIN engines e ON e.id = j.engine_id
    WHERE j.lease_id = $1 AND e.account_id = $2 AND j.state = 'open' AND {_LIVE}"""
_HELD: Final = f"{_LEASED} FOR NO KEY UPDATE OF j"
_GIVEN_UP: Final = f"""
    UPDATE jobs j SET state = 'failed', finished_at = now()
    WHERE j.state = 'open' AND j.tries >= {MOST_TRIES} AND NOT coalesce({_LIVE}, false)
    RETURNING j.id"""
_WAITING: Final = f"""
    SELECT count(*) FILTER (WHERE NOT live) AS jobs,
        coalesce(extract(epoch FROM now() - min(asked_at) FILTER (WHERE NOT live)), 0)::float8
            AS seconds,
        count(*) FILTER (WHERE live) AS made
    FROM (SELECT j.asked_at, coalesce({_LIVE}, false) AS live FROM jobs j
        WHERE j.state = 'open') j"""
_RENEW: Final = """
    UPDATE jobs SET engine = $2, weights = $3, lines = 0, of = NULL, strangers = false,
        state = 'open', engine_id = NULL, tries = 0
    WHERE title = $1 AND checks IS NULL AND state IN ('open', 'checking')
        AND (engine, weights) <> ($2, $3)
    RETURNING id"""
_RESTART: Final = """
    UPDATE jobs SET nodes = $2, seed = $3, engine = $4, weights = $5, asked_at = now()
    WHERE id = $1"""
_AGAIN: Final = """
    UPDATE jobs SET state = 'open', lines = 0, of = NULL, strangers = false, engine_id = NULL,
        tries = $2, finished_at = NULL
    WHERE id = $1"""


class Waiting(Struct, frozen=True):
    """How many jobs wait for an engine, how long the oldest has waited, in seconds, and how many an
    engine makes now."""

    jobs: int
    seconds: float
    made: int


async def add(
    queries: Queries, order: Order, *, checks: str | None = None, sample: tuple[int, ...] = ()
) -> None:
    """A new job, unless there is one of this game and quality."""
    await queries.execute(
        _ADD,
        random_id("job"),
        *(order.game_id, order.title, order.quality, order.nodes, order.seed),
        *(order.engine, order.weights, checks),
        None if checks is None else list(sample),
    )


async def of_id(queries: Queries, job: str) -> Job | None:
    """A job."""
    return await _one(queries, "WHERE j.id = $1", job)


async def of_game(queries: Queries, game_id: str, quality: str) -> Job | None:
    """The review of a game."""
    return await _one(
        queries, "WHERE j.game_id = $1 AND j.quality = $2 AND j.checks IS NULL", game_id, quality
    )


async def take(queries: Queries, engine: Engine, seconds: int) -> Job | None:
    """A job that this engine can make, for so many seconds; None if there is none."""
    weights = msgspec.json.encode(engine.weights).decode()
    taken = await queries.fetchval(
        _TAKE,
        *(random_id("lea"), engine.id, seconds, engine.engine, weights, engine.trusted),
    )
    return None if taken is None else await of_id(queries, str(taken))


async def leased(queries: Queries, account: str, lease: str) -> Job | None:
    """The job of a lease of an account that has not ended."""
    found = await rows(queries, Job, _LEASED, lease, account)
    return found[0] if found else None


async def held(connection: Connection, account: str, lease: str) -> Job | None:
    """The same; nobody else changes the job while the transaction lasts."""
    found = await rows(connection, Job, _HELD, lease, account)
    return found[0] if found else None


async def advance(connection: Connection, job: Job, lines: int, of: int | None) -> None:
    """So many lines are there now, `of` so many if that is known; the lease begins anew."""
    await connection.execute(
        "UPDATE jobs SET lines = $2, of = $3, tries = 0,"
        " until = now() + make_interval(secs => seconds) WHERE id = $1",
        *(job.id, lines, of),
    )


async def lock(connection: Connection, job: str) -> None:
    """Keeps others from changing a job. Within a transaction."""
    await connection.execute("SELECT FROM jobs WHERE id = $1 FOR NO KEY UPDATE", job)


async def end(queries: Queries, job: str, state: JobState) -> None:
    """The job is over, or is being checked: nobody has a lease of it."""
    await queries.execute(
        "UPDATE jobs SET state = $2, engine_id = NULL,"
        " finished_at = CASE WHEN $2 = 'checking' THEN NULL ELSE now() END WHERE id = $1",
        job,
        state,
    )


async def touched_by_strangers(queries: Queries, job: str) -> None:
    """An engine that is not the operator's has made some of the lines."""
    await queries.execute("UPDATE jobs SET strangers = true WHERE id = $1", job)


async def remove(queries: Queries, job: str) -> None:
    """Forgets a job with its lines."""
    await queries.execute("DELETE FROM jobs WHERE id = $1", job)


async def release(queries: Queries, job: str) -> None:
    """Ends the lease of a job, which others can take now."""
    await queries.execute("UPDATE jobs SET engine_id = NULL WHERE id = $1", job)


async def begin_again(connection: Connection, job: str, *, tries: int = 0) -> None:
    """Throws away what came out of a job, and puts it into the queue. With `tries` no stranger
    gets it any more. Within a transaction."""
    await connection.execute("DELETE FROM job_lines WHERE job_id = $1", job)
    await connection.execute("DELETE FROM jobs WHERE checks = $1", job)
    await connection.execute(_AGAIN, job, tries)


async def restart(connection: Connection, job: str, order: Order) -> None:
    """Lets a job that had ended be made as it is ordered now. Within a transaction."""
    await begin_again(connection, job)
    await connection.execute(_RESTART, job, *(order.nodes, order.seed, order.engine, order.weights))


async def cancel(connection: Connection, job: str) -> None:
    """Lets nobody make a job any more, and throws away what is there. Within a transaction."""
    await begin_again(connection, job)
    await end(connection, job, "cancelled")


async def give_up(queries: Queries) -> tuple[str, ...]:
    """Jobs that no engine gets on with have failed; which."""
    return await _ids(queries, _GIVEN_UP)


async def renew(connection: Connection, title: str, engine: str, weights: str) -> tuple[str, ...]:
    """Lets jobs of a title that are not done be made by this engine from their beginning, if they
    were begun for another one, which may be nowhere any more; which."""
    async with connection.transaction():
        renewed = await _ids(connection, _RENEW, title, engine, weights)
        for one in renewed:
            await connection.execute("DELETE FROM job_lines WHERE job_id = $1", one)
            await connection.execute("DELETE FROM jobs WHERE checks = $1", one)
    return renewed


async def leave(connection: Connection, game_id: str) -> None:
    """A game leaves the tables, and its reviews with it. They can be made again, the same."""
    await connection.execute("DELETE FROM jobs WHERE game_id = $1", game_id)


async def waiting(queries: Queries) -> Waiting:
    """What waits for an engine, and what does not."""
    return (await rows(queries, Waiting, _WAITING))[0]


async def _one(queries: Queries, where: str, *values: object) -> Job | None:
    found = await rows(queries, Job, f"{_COLUMNS} {where}", *values)
    return found[0] if found else None


async def _ids(queries: Queries, statement: str, *values: object) -> tuple[str, ...]:
    found = await queries.fetchval(
        f"WITH done AS ({statement}) SELECT coalesce(array_agg(id), '{{}}') FROM done", *values
    )
    assert isinstance(found, list)
    return tuple(found)
