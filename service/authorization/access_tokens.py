"""Access tokens of apps: rows of `tokens`, beside those that people make themselves, so that one
authenticator knows them all."""

from typing import Final

from projections.database import Queries
from service.accounts.tokens import Minted
from service.authorization import scopes
from service.authorization.consent import Consent

SECONDS: Final = 3600
"""So long an access token is good, unless its connection ends before."""

_ADD: Final = """
    INSERT INTO tokens (id, account_id, name, scopes, secret_hash, kind, connection_id, app,
    game_id, seat, audience, expires_at)
    SELECT $1, $2, a.name, $3, $4, 'app', $5, a.id, $6, $7, $8,
        least(now() + make_interval(secs => $9), $10)
    FROM apps a WHERE a.id = $11
    RETURNING greatest(0, floor(extract(epoch FROM expires_at - now())))::int"""


async def add(
    queries: Queries,
    minted: Minted,
    connection: str,
    consent: Consent,
    *,
    seconds: float = SECONDS,
) -> int:
    """Keeps an access token (its hash) that hangs on a connection; the seconds that it is good."""
    left = await queries.fetchval(
        _ADD,
        minted.id,
        consent.account,
        [scope.value for scope in scopes.in_order(consent.scopes)],
        minted.secret_hash,
        connection,
        consent.game,
        consent.seat,
        consent.audience,
        float(seconds),
        consent.ends_at,
        consent.app,
    )
    assert isinstance(left, int)
    return left
