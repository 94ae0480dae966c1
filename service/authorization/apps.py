"""Apps in PostgreSQL: those that their makers have registered, and what documents said of
others."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from projections.database import Connection, Queries, rows
from service.authorization.app import App
from service.identity.ids import random_id

MOST: Final = 50
"""So many apps an account may register."""

_COLUMNS: Final = """
    SELECT id, name, home, redirect_uris, account_id IS NOT NULL AS registered, created_at,
        coalesce(fresh_until > now(), true) AS fresh FROM apps"""
_LOCK_MAKER: Final = """
    SELECT FROM accounts WHERE id = (SELECT account_id FROM apps WHERE id = $1) FOR KEY SHARE"""
_REMEMBER: Final = """
    INSERT INTO apps (id, name, home, redirect_uris, fresh_until)
    VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
    ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, home = EXCLUDED.home,
        redirect_uris = EXCLUDED.redirect_uris, fresh_until = EXCLUDED.fresh_until"""


class KeptApp(App, frozen=True, kw_only=True):
    """An app as it is kept; `fresh` unless its document has to be read again."""

    created_at: datetime
    fresh: bool


async def of_id(queries: Queries, app: str) -> KeptApp | None:
    """The app with this id."""
    found = await rows(queries, KeptApp, f"{_COLUMNS} WHERE id = $1", app)
    return found[0] if found else None


async def of_maker(queries: Queries, account: str) -> tuple[KeptApp, ...]:
    """The apps that an account has registered, oldest first."""
    where = "WHERE account_id = $1 ORDER BY created_at, id"
    return await rows(queries, KeptApp, f"{_COLUMNS} {where}", account)


async def has_room(connection: Connection, account: str) -> bool:
    """Whether the account may register one app more. Within a transaction, whose end others of the
    account wait for."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    count = await connection.fetchval("SELECT count(*) FROM apps WHERE account_id = $1", account)
    return int(count) < MOST


async def stays(connection: Connection, app: str) -> bool:
    """Whether the app is still there; then nobody takes it away until the transaction ends. Its
    maker's account is locked before it, and it before what hangs on it: in the order in which they
    are taken away."""
    await connection.execute(_LOCK_MAKER, app)
    there = await connection.fetchval("SELECT true FROM apps WHERE id = $1 FOR KEY SHARE", app)
    return bool(there)


async def register(
    queries: Queries, account: str, *, name: str, home: str | None, redirect_uris: Sequence[str]
) -> str:
    """A new app of an account; its id."""
    made = random_id("app")
    await queries.execute(
        "INSERT INTO apps (id, account_id, name, home, redirect_uris) VALUES ($1, $2, $3, $4, $5)",
        made,
        account,
        name,
        home,
        list(redirect_uris),
    )
    return made


async def change(queries: Queries, app: App) -> None:
    """Writes down what has changed of an app."""
    await queries.execute(
        "UPDATE apps SET name = $2, home = $3, redirect_uris = $4 WHERE id = $1",
        app.id,
        app.name,
        app.home,
        list(app.redirect_uris),
    )


async def remember(queries: Queries, app: App, seconds: float) -> None:
    """Keeps what a document said of an app, which is good for so many seconds."""
    await queries.execute(
        _REMEMBER, app.id, app.name, app.home, list(app.redirect_uris), float(seconds)
    )


async def remove(queries: Queries, app: str) -> None:
    """Deletes an app with everything that was made for it."""
    await queries.execute("DELETE FROM apps WHERE id = $1", app)
