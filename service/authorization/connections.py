"""Connections in PostgreSQL: which apps act for whom, and how far."""

from datetime import datetime
from typing import Final

from projections.database import Connection, Queries, rows
from service.authorization.consent import Consent, values
from service.identity.ids import random_id
from service.identity.scopes import Scope

MOST: Final = 20
"""So many connections one app may have to one account: each browser and machine makes one. The
one that was not used for longest ends for a new one."""

_COLUMNS: Final = """
    SELECT c.id, c.account_id AS account, c.app_id AS app, c.scopes, c.game_id AS game, c.seat,
        c.audience, c.ends_at, c.created_at, a.name AS app_name, a.home AS app_home,
        a.account_id IS NOT NULL AS registered,
        greatest(c.last_used_at, max(t.last_used_at)) AS last_used_at
    FROM connections c JOIN apps a ON a.id = c.app_id LEFT JOIN tokens t ON t.connection_id =
    c.id"""
_GROUPED: Final = "GROUP BY c.id, a.id ORDER BY c.created_at, c.id"
_ADD: Final = """
    INSERT INTO connections (id, account_id, app_id, scopes, game_id, seat, audience, ends_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
_BEYOND: Final = """
    SELECT id FROM connections WHERE account_id = $1 AND app_id = $2
    ORDER BY last_used_at DESC, created_at DESC, id OFFSET $3"""
_ALLOWED: Final = """
    SELECT coalesce(array_agg(DISTINCT scope), '{}') FROM connections, unnest(scopes) AS scope
    WHERE account_id = $1 AND app_id = $2 AND game_id IS NULL AND coalesce(ends_at > now(), true)"""
_END: Final = """
    WITH gone AS (DELETE FROM tokens WHERE connection_id = ANY($1::text[]) RETURNING id)
    SELECT coalesce(array_agg(id), '{}') FROM gone"""


class Connected(Consent, frozen=True, kw_only=True):
    """A connection, with its app as it was last described."""

    id: str
    created_at: datetime
    last_used_at: datetime
    app_name: str
    app_home: str | None
    registered: bool


async def add(queries: Queries, consent: Consent) -> str:
    """A new connection; its id."""
    made = random_id("con")
    await queries.execute(_ADD, made, consent.account, *values(consent))
    return made


async def used(queries: Queries, connection: str) -> None:
    """Notes the hour of use."""
    await queries.execute(
        "UPDATE connections SET last_used_at = date_trunc('hour', now()) WHERE id = $1", connection
    )


async def of_account(queries: Queries, account: str) -> tuple[Connected, ...]:
    """The connections of an account, oldest first."""
    where = "WHERE c.account_id = $1 AND coalesce(c.ends_at > now(), true)"
    return await rows(queries, Connected, f"{_COLUMNS} {where} {_GROUPED}", account)


async def allowed(queries: Queries, account: str, app: str) -> frozenset[Scope]:
    """What the account lets the app do already."""
    listed = await queries.fetchval(_ALLOWED, account, app)
    assert isinstance(listed, list)
    return frozenset(Scope(one) for one in listed)


async def beyond(connection: Connection, consent: Consent) -> tuple[str, ...]:
    """The connections that the app has to the account beyond as many as it may."""
    found = await connection.fetch(_BEYOND, consent.account, consent.app, MOST)
    return tuple(one["id"] for one in found)


async def end(connection: Connection, *ids: str) -> tuple[str, ...]:
    """Ends connections, within a transaction; the access tokens that end with them, which every
    process has to forget afterwards."""
    await connection.execute(
        "SELECT FROM connections WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE", list(ids)
    )
    tokens = await connection.fetchval(_END, list(ids))
    await connection.execute("DELETE FROM connections WHERE id = ANY($1::text[])", list(ids))
    assert isinstance(tokens, list)
    return tuple(tokens)


async def end_of_app(connection: Connection, app: str) -> tuple[str, ...]:
    """Ends all connections of an app, which gets no new ones until the transaction ends; the access
    tokens that end with them."""
    await connection.execute("SELECT FROM apps WHERE id = $1 FOR UPDATE", app)
    found = await connection.fetch("SELECT id FROM connections WHERE app_id = $1", app)
    return await end(connection, *(one["id"] for one in found))
