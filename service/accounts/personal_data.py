"""Personal data: everything that the service keeps of an account, for its owner.

Each part is a query whose rows are given as they are kept, without secrets and hashes.
"""

import re
from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Raw

from projections.database import Queries
from service.accounts.token_store import ENDS

PARTS: Final[Mapping[str, str]] = {
    "account": "SELECT id, name, bot, guest, granted, created_at FROM accounts WHERE id = $1",
    "tokens": f"SELECT id, name, kind, scopes, created_at, {ENDS} AS expires_at, last_used_at"
    " FROM tokens WHERE account_id = $1 ORDER BY created_at, id",
    "apps": "SELECT id, name, home, redirect_uris, created_at FROM apps WHERE account_id = $1"
    " ORDER BY created_at, id",
    "connections": "SELECT id, app_id AS app, scopes, game_id, seat, audience, created_at,"
    " last_used_at, ends_at FROM connections WHERE account_id = $1 ORDER BY created_at, id",
    "codes_of_apps": "SELECT app_id AS app, scopes, expires_at FROM authorization_codes"
    " WHERE account_id = $1 ORDER BY expires_at",
    "programs_let_in": "SELECT app_id AS app, scopes, approved, expires_at FROM device_codes"
    " WHERE account_id = $1 ORDER BY expires_at",
    "passkeys": "SELECT id, name, host, synced, created_at, last_used_at FROM passkeys"
    " WHERE account_id = $1 ORDER BY created_at, id",
    "recovery_codes": 'SELECT count(*) AS "left", created_at FROM recovery_codes'
    " WHERE account_id = $1 GROUP BY created_at ORDER BY created_at",
    "outside_identities": "SELECT id, issuer, subject, name, created_at FROM outside_identities"
    " WHERE account_id = $1 ORDER BY created_at, id",
    "former_names": "SELECT free_at FROM former_names WHERE account_id = $1 ORDER BY free_at",
    "seats": "SELECT game_id, seat, since FROM seatings WHERE account_id = $1"
    " ORDER BY since, game_id, seat",
    "opened_games": "SELECT game_id, at, alone FROM opened_games WHERE account_id = $1"
    " ORDER BY at, game_id",
    "refused_commands": "SELECT id, game_id, seat, rule, ply, at FROM refusals"
    " WHERE account_id = $1 ORDER BY number",
    "complaints": "SELECT game_id, words, at FROM complaints WHERE account_id = $1 ORDER BY at",
    "verdicts": "SELECT game_id, dispute, at FROM verdict_authors WHERE account_id = $1"
    " ORDER BY at",
    "webhooks": "SELECT id, url, description, created_at FROM webhooks WHERE account_id = $1"
    " ORDER BY created_at, id",
    "leases": "SELECT id, subject, worker, until FROM leases WHERE account_id = $1"
    " ORDER BY until, id",
    "engines": "SELECT id, name, engine, created_at FROM engines WHERE account_id = $1"
    " ORDER BY created_at, id",
    "reviews_asked_for": "SELECT j.game_id, j.quality, r.at FROM review_requests r"
    " JOIN jobs j ON j.id = r.job_id WHERE r.account_id = $1 ORDER BY r.at, j.id",
    "invitations_sent": "SELECT id, game_id, seat, created_at, expires_at FROM invitations"
    " WHERE invited_by = $1 ORDER BY created_at, id",
    "invitations_received": "SELECT id, game_id, seat, created_at, expires_at FROM invitations"
    " WHERE account_id = $1 ORDER BY created_at, id",
    "suspensions": "SELECT until, reason, at FROM suspensions WHERE account_id = $1 ORDER BY at",
    "acts_of_administrators": "SELECT a.number, a.statement::json -> 'act' AS act,"
    " a.statement::json ->> 'at' AS at, r.words AS reason"
    " FROM acts a LEFT JOIN act_reasons r ON r.number = a.number"
    " WHERE a.statement::json #>> '{act,account}' = $1 ORDER BY a.number",
}
"""By name: what is kept of an account ($1). A module that keeps more adds a line."""


_UTC: Final = re.compile(r'"(\d{4}-\d\d-\d\dT[0-9:.]+)\+00:00"')
"""A time as PostgreSQL tells it; everywhere else `Z` says UTC."""


async def of_account(queries: Queries, account: str) -> dict[str, tuple[Raw, ...]]:
    """The rows of every part, as JSON objects."""
    found: dict[str, tuple[Raw, ...]] = {}
    for name, query in PARTS.items():
        listed = await queries.fetchval(
            f"SELECT coalesce(json_agg(q), '[]')::text FROM ({query}) q", account
        )
        assert isinstance(listed, str)
        told = _UTC.sub(r'"\1Z"', listed)
        found[name] = msgspec.json.decode(told, type=tuple[Raw, ...])
    return found
