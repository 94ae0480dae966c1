"""Engines in PostgreSQL."""

from typing import Final

import msgspec

from projections.database import Connection, Queries, rows
from service.identity.ids import random_id
from service.jobs.engine import OWN, Engine, EngineDraft

MOST: Final = 100
"""Engines of an account. With another one, that goes which was not heard of for longest."""
_COLUMNS: Final = f"""
    SELECT e.id, e.account_id, e.name, e.engine, e.weights, e.suspended, e.created_at, e.seen_at,
        (e.account_id = '{OWN}' OR 'admin' = ANY(a.granted)) AS trusted
    FROM engines e JOIN accounts a ON a.id = e.account_id"""
# A name that is known is the same engine, which may have learnt something since.
_REGISTER: Final = """
    INSERT INTO engines (id, account_id, name, engine, weights, suspended)
    VALUES ($1, $2, $3, $4, $5::text::json,
        EXISTS (SELECT FROM engines WHERE account_id = $2 AND suspended))
    ON CONFLICT (account_id, name) DO UPDATE
    SET engine = excluded.engine, weights = excluded.weights, seen_at = now()
    RETURNING id"""
_PRUNE: Final = """
    DELETE FROM engines WHERE id IN (SELECT id FROM engines WHERE account_id = $1 AND NOT suspended
        ORDER BY seen_at DESC, id OFFSET $2)"""


async def register(connection: Connection, account: str, draft: EngineDraft) -> Engine:
    """Enters an engine of an account, or what is new about one that is known by its name. Within a
    transaction."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    weights = msgspec.json.encode(draft.weights).decode()
    made = await connection.fetchval(
        _REGISTER, random_id("eng"), account, draft.name, draft.engine, weights
    )
    await connection.execute(_PRUNE, account, MOST)
    found = await of_id(connection, made)
    assert found is not None, "it was entered just now"
    return found


async def of_account(queries: Queries, account: str) -> tuple[Engine, ...]:
    """The engines of an account, by name."""
    return await rows(
        queries, Engine, f"{_COLUMNS} WHERE e.account_id = $1 ORDER BY e.name", account
    )


async def of_id(queries: Queries, engine: str) -> Engine | None:
    """An engine, whoever has it."""
    found = await rows(queries, Engine, f"{_COLUMNS} WHERE e.id = $1", engine)
    return found[0] if found else None


async def heard(queries: Queries, engine: str) -> None:
    """Notes that an engine was heard of."""
    await queries.execute("UPDATE engines SET seen_at = now() WHERE id = $1", engine)


async def suspend(queries: Queries, account: str) -> None:
    """Lets the engines of an account take nothing any more; their leases end."""
    await queries.execute("UPDATE engines SET suspended = true WHERE account_id = $1", account)
    await queries.execute(
        "UPDATE jobs SET engine_id = NULL WHERE engine_id IN"
        " (SELECT id FROM engines WHERE account_id = $1)",
        account,
    )


async def remove(queries: Queries, engine: str) -> None:
    """Forgets an engine; its leases end with it."""
    await queries.execute("DELETE FROM engines WHERE id = $1", engine)
