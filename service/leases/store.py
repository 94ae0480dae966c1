"""Leases in PostgreSQL.

Its clock alone says which of them have ended, so that processes and workers may have any. All of
it is one statement each: of two who take the same subject at once, one waits for the other, and
then finds it taken.
"""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from projections.database import Queries, rows
from service.identity.ids import random_id
from service.leases.lease import StoredLease, Wanted

KEPT: Final = "1 hour"
"""So long after its end a lease says which worker knows the subject."""
_COLUMNS: Final = """id, subject, worker, stage, until, until > now() AS live,
    extract(epoch FROM until - now())::float8 AS left"""
_OF_ACCOUNT: Final = f"""
    SELECT {_COLUMNS} FROM leases
    WHERE account_id = $1 AND ($2::text[] IS NULL OR subject = ANY($2))
    ORDER BY until, id"""
_OF_ID: Final = f"SELECT {_COLUMNS} FROM leases WHERE account_id = $1 AND id = $2 AND until > now()"
# In the order of subjects, so that two takers never wait for each other.
_TAKE: Final = f"""
    WITH taken AS (
        INSERT INTO leases (id, account_id, subject, worker, stage, until)
        SELECT w.id, $1, w.subject, $2, w.stage, now() + make_interval(secs => $3)
        FROM unnest($4::text[], $5::text[], $6::int[]) AS w (id, subject, stage)
        ORDER BY w.subject
        ON CONFLICT (account_id, subject) DO UPDATE
        SET id = excluded.id, worker = excluded.worker, stage = excluded.stage,
            until = excluded.until
        WHERE leases.until <= now() OR leases.id = ANY($7::text[])
        RETURNING {_COLUMNS})
    SELECT coalesce(json_agg(t), '[]')::text FROM taken t"""
_EXTEND: Final = f"""
    WITH extended AS (
        UPDATE leases SET until = now() + make_interval(secs => $3)
        WHERE account_id = $1 AND id = $2 AND until > now()
        RETURNING {_COLUMNS})
    SELECT coalesce(json_agg(e), '[]')::text FROM extended e"""
_GIVE_BACK: Final = """
    UPDATE leases SET until = now()
    WHERE account_id = $1 AND id = $2 AND until > now() RETURNING subject"""
# A lease that is about to end is held a little longer, so that nobody takes the subject over
# between this check and the end of what is done under it.
_HOLD: Final = """
    WITH longer AS (
        UPDATE leases SET until = now() + make_interval(secs => $4)
        WHERE account_id = $1 AND id = $2 AND subject = $3
            AND until > now() AND until < now() + make_interval(secs => $4)
        RETURNING id)
    SELECT EXISTS (SELECT FROM longer) OR EXISTS (
        SELECT FROM leases WHERE account_id = $1 AND id = $2 AND subject = $3
            AND until >= now() + make_interval(secs => $4))"""
_PRUNE: Final = f"DELETE FROM leases WHERE until < now() - interval '{KEPT}'"


async def of_account(
    queries: Queries, account: str, subjects: Collection[str] | None = None
) -> tuple[StoredLease, ...]:
    """The leases of an account, of all subjects or of these: the live ones, and the last ones of
    other subjects. The one that ends first comes first."""
    asked = None if subjects is None else list(subjects)
    return await rows(queries, StoredLease, _OF_ACCOUNT, account, asked)


async def of_id(queries: Queries, account: str, lease: str) -> StoredLease | None:
    """A live lease of an account."""
    found = await rows(queries, StoredLease, _OF_ID, account, lease)
    return found[0] if found else None


async def take(
    queries: Queries, account: str, worker: str, wanted: Sequence[Wanted], seconds: int
) -> tuple[StoredLease, ...]:
    """Leases of those subjects that nobody has, for so many seconds, to one worker."""
    found = await queries.fetchval(
        _TAKE,
        account,
        worker,
        seconds,
        [random_id("lea") for _ in wanted],
        [one.subject for one in wanted],
        [one.stage for one in wanted],
        [one.over for one in wanted if one.over is not None],
    )
    return _read(found)


async def extend(queries: Queries, account: str, lease: str, seconds: int) -> StoredLease | None:
    """The lease, which ends so many seconds from now; None if it has ended."""
    return next(iter(_read(await queries.fetchval(_EXTEND, account, lease, seconds))), None)


async def give_back(queries: Queries, account: str, lease: str) -> str | None:
    """Ends a lease; its subject. None if it has ended before."""
    subject = await queries.fetchval(_GIVE_BACK, account, lease)
    assert subject is None or isinstance(subject, str)
    return subject


async def hold(queries: Queries, account: str, lease: str, subject: str, seconds: int) -> bool:
    """Whether the lease is live and of this subject. If it is, it is so for these seconds."""
    return bool(await queries.fetchval(_HOLD, account, lease, subject, seconds))


async def prune(queries: Queries) -> None:
    """Forgets leases that ended long ago."""
    await queries.execute(_PRUNE)


def _read(found: object) -> tuple[StoredLease, ...]:
    assert isinstance(found, str)
    return msgspec.json.decode(found, type=tuple[StoredLease, ...])
