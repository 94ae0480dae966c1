"""Webhooks in PostgreSQL."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from events.vault import Vault
from projections.database import Connection, Queries, rows
from service.identity.ids import random_id
from service.webhooks.webhook import Owner, Webhook, WebhookDraft

_COLUMNS: Final = """
    SELECT w.id, w.account_id, w.url, w.description, w.types, w.enabled, w.disabled_at,
        w.disabled_because, w.failing_since, w.created_at,
        CASE WHEN w.old_until > now() THEN w.old_until END AS old_until,
        CASE WHEN NOT w.seated THEN ARRAY(SELECT c.game_id FROM webhook_choices c
            WHERE c.webhook_id = w.id ORDER BY c.game_id) END AS games
    FROM webhooks w"""
# An app has to do with what it has made itself, by this consent of the player or another one.
_SEEN: Final = """
    w.account_id = $1 AND ($2::text IS NULL OR w.connection_id IN (
        SELECT its.id FROM connections mine JOIN connections its USING (account_id, app_id)
        WHERE mine.id = $2))"""
_HERE: Final = "(SELECT array_agg(position ORDER BY partition) FROM partition_heads)"
_ADD: Final = f"""
    INSERT INTO webhooks (id, account_id, url, description, types, seated, secret, connection_id,
        since)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, {_HERE})"""
_CHANGE: Final = """
    UPDATE webhooks SET url = $2, description = $3, types = $4, seated = $5,
        enabled = $6,
        disabled_at = CASE WHEN $6 THEN NULL WHEN enabled THEN now() ELSE disabled_at END,
        disabled_because = CASE WHEN $6 THEN NULL WHEN enabled THEN 'you'
            ELSE disabled_because END,
        failing_since = CASE WHEN $6 AND NOT enabled THEN NULL ELSE failing_since END,
        rests_until = NULL
    WHERE id = $1"""
_RESUME: Final = """
    UPDATE webhook_deliveries SET due_at = now(), attempts = 0
    WHERE webhook_id = $1 AND status = 'pending'"""
_ROTATE: Final = """
    UPDATE webhooks SET secret = $2, old_secret = secret,
        old_until = now() + make_interval(secs => $3)
    WHERE id = $1 RETURNING old_until"""
_SECRETS: Final = """
    SELECT secret, CASE WHEN old_until > now() THEN old_secret END AS old_secret
    FROM webhooks WHERE id = $1"""


async def add(
    connection: Connection, owner: Owner, wanted: WebhookDraft, secret: bytes, vault: Vault
) -> str:
    """A new webhook, told of what happens from now on; its id."""
    made = random_id("whk")
    sealed = vault.seal(secret, _purpose(made))
    seated = wanted.games is None
    types = sorted(wanted.types)
    await connection.execute(
        _ADD,
        made,
        owner.account,
        wanted.url,
        wanted.description,
        types,
        seated,
        sealed,
        owner.connection,
    )
    await _choose(connection, made, wanted.games or ())
    return made


async def change(connection: Connection, before: Webhook, wanted: WebhookDraft) -> None:
    """Changes a webhook. What it is to be told besides, it is told from now on: events that have
    been looked at are not looked at again. What waits is tried at once when it is enabled."""
    seated = wanted.games is None
    types = sorted(wanted.types)
    await connection.execute(
        _CHANGE, before.id, wanted.url, wanted.description, types, seated, wanted.enabled
    )
    await connection.execute("DELETE FROM webhook_choices WHERE webhook_id = $1", before.id)
    await _choose(connection, before.id, wanted.games or ())
    if wanted.enabled and not before.enabled:
        await connection.execute(_RESUME, before.id)


async def remove(queries: Queries, webhook: str) -> None:
    """Deletes a webhook with all its deliveries."""
    await queries.execute("DELETE FROM webhooks WHERE id = $1", webhook)


async def rotate(
    connection: Connection, webhook: str, secret: bytes, overlap: float, vault: Vault
) -> datetime:
    """Signs with a new secret from now on, and for `overlap` seconds with the one before as well;
    when that ends."""
    until = await connection.fetchval(
        _ROTATE, webhook, vault.seal(secret, _purpose(webhook)), overlap
    )
    assert isinstance(until, datetime)
    return until


async def secrets_of(connection: Connection, webhook: str, vault: Vault) -> tuple[bytes, ...]:
    """The secrets to sign with, the newest first; none if there is no such webhook."""
    row = await connection.fetchrow(_SECRETS, webhook)
    if row is None:
        return ()
    kept = [row["secret"]] + ([] if row["old_secret"] is None else [row["old_secret"]])
    return tuple(vault.open(one, _purpose(webhook)) for one in kept)


def _purpose(webhook: str) -> str:
    """What a secret is bound to when it is sealed."""
    return f"webhook/{webhook}"


async def of_owner(queries: Queries, owner: Owner) -> tuple[Webhook, ...]:
    """The webhooks that an owner has to do with, oldest first."""
    return await rows(
        queries,
        Webhook,
        f"{_COLUMNS} WHERE {_SEEN} ORDER BY w.created_at, w.id",
        owner.account,
        owner.connection,
    )


async def of_id(queries: Queries, owner: Owner, webhook: str) -> Webhook | None:
    """A webhook that an owner has to do with."""
    found = await rows(
        queries,
        Webhook,
        f"{_COLUMNS} WHERE {_SEEN} AND w.id = $3",
        owner.account,
        owner.connection,
        webhook,
    )
    return found[0] if found else None


async def lock_account(connection: Connection, account: str) -> int:
    """Keeps other changes to the account's webhooks waiting; how many webhooks it has."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    count = await connection.fetchval(
        "SELECT count(*) FROM webhooks WHERE account_id = $1", account
    )
    return int(count)


async def _choose(connection: Connection, webhook: str, games: Iterable[str]) -> None:
    await connection.execute(
        "INSERT INTO webhook_choices (webhook_id, game_id) SELECT $1, unnest($2::text[])",
        webhook,
        sorted(games),
    )
