"""Sessions in PostgreSQL: tokens of the kind `session`, whose name is that of the browser."""

from datetime import datetime, timedelta
from typing import Annotated, Final

from msgspec import Meta, Struct

from projections.database import Connection, Queries, rows
from referee.times import Time
from service.accounts import accounts, token_store
from service.accounts.token_store import ENDS
from service.accounts.tokens import Minted
from service.limits.bounds import SESSIONS

_LIST: Final = f"""
    SELECT id, nullif(name, '') AS browser, created_at, last_used_at, {ENDS} AS expires_at,
        id IS NOT DISTINCT FROM $2 AS current
    FROM tokens WHERE account_id = $1 AND kind = 'session' AND {ENDS} > now()
    ORDER BY created_at, id"""
_MAKE_ROOM: Final = f"""
    WITH gone AS (DELETE FROM tokens WHERE id IN (
        SELECT id FROM tokens WHERE account_id = $1 AND kind = 'session'
        ORDER BY {ENDS} > now() DESC, coalesce(last_used_at, created_at) DESC, created_at DESC
        OFFSET $2) RETURNING id)
    SELECT coalesce(array_agg(id), '{{}}') FROM gone"""
_END_OTHERS: Final = """
    WITH gone AS (DELETE FROM tokens WHERE account_id = $1 AND kind = 'session'
        AND id IS DISTINCT FROM $2 RETURNING id)
    SELECT coalesce(array_agg(id), '{}') FROM gone"""
_END: Final = """
    DELETE FROM tokens WHERE account_id = $1 AND kind = 'session' AND id = $2 RETURNING true"""


class Session(Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    id: Annotated[str, Meta(description="Opaque.")]
    browser: Annotated[
        str | None,
        Meta(
            description="The browser and its system in few words, as it says itself: `Firefox, "
            "Linux`; null if it does not say."
        ),
    ]
    created_at: Annotated[Time, Meta(description="When it signed in.")]
    last_used_at: Annotated[
        Time | None,
        Meta(description="The hour in which it was last used; null if it has not been used."),
    ] = None
    expires_at: Annotated[
        Time, Meta(description="When it is signed out, if it is not used before then.")
    ]
    current: Annotated[bool, Meta(description="Whether this request comes from it.")]


async def store(
    connection: Connection,
    account: str,
    minted: Minted,
    browser: str,
    *,
    idle_for: timedelta,
    expires_at: datetime | None,
) -> tuple[str, ...]:
    """Keeps a new session, which may do all that the account may, and ends the ones that have not
    been used for longest beyond as many as there may be: those. Within a transaction, whose end
    others of the account wait for."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    gone = await connection.fetchval(_MAKE_ROOM, account, SESSIONS - 1)
    await token_store.store(
        connection,
        account,
        minted,
        name=browser,
        scopes=await accounts.allowed(connection, account),
        expires_at=expires_at,
        idle_for=idle_for,
        kind="session",
    )
    return tuple(gone)


async def of_account(queries: Queries, account: str, current: str | None) -> tuple[Session, ...]:
    """The sessions of an account that have not ended, oldest first."""
    return await rows(queries, Session, _LIST, account, current)


async def end_others(queries: Queries, account: str, current: str | None) -> tuple[str, ...]:
    """Ends all sessions of an account but one; those that it has ended."""
    gone = await queries.fetchval(_END_OTHERS, account, current)
    assert isinstance(gone, list)
    return tuple(gone)


async def end(queries: Queries, account: str, session: str) -> bool:
    """Ends a session; whether the account had it."""
    return bool(await queries.fetchval(_END, account, session))
