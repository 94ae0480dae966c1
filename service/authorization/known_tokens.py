"""What a text is the token of: an access token of any kind, or a refresh token."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from projections.database import Queries
from service.accounts import token_store
from service.accounts.tokens import presented
from service.authorization import refresh_tokens, scopes
from service.identity.caller import Only
from service.identity.scopes import Scope

_CONNECTION: Final = "SELECT connection_id FROM tokens WHERE id = $1"


class KnownToken(Struct, frozen=True, kw_only=True):
    """A token that somebody has shown the text of: `id` is that of an access token, None for a
    refresh token; `connection` what it hangs on, None for one that a person has made. The methods
    are what Authlib asks of it."""

    id: str | None
    connection: str | None
    account: str
    name: str | None
    app: str | None
    scopes: frozenset[Scope]
    only: Only | None
    audience: str | None
    expires_at: datetime | None
    good: bool

    def check_client(self, client: object) -> bool:
        """Whether it is this app's; whoever names none has shown the token, which is enough."""
        return client is None or getattr(client, "id", None) == self.app

    def get_scope(self) -> str:
        """The scopes as words."""
        return scopes.text(self.scopes)

    def is_expired(self) -> bool:
        """Whether it is good no more."""
        return not self.good

    def is_revoked(self) -> bool:
        """False: of a revoked token nothing is left."""
        return False


class Asker(Struct, frozen=True, kw_only=True):
    """Who wants to look at a token: the MCP server (`audience`), or an account."""

    audience: str | None = None
    account: str | None = None

    def may_see(self, token: KnownToken) -> bool:
        """Whether it concerns the asker: a token that is for the server, or of the account."""
        if self.account is not None:
            return token.account == self.account
        return token.id is not None and token.audience == self.audience


async def known(queries: Queries, text: str) -> KnownToken | None:
    """The token with this text; None if there is none."""
    sent = presented(text)
    if sent is None:
        return await _refresh(queries, text)
    caller = await token_store.caller(queries, sent)
    if caller is None or caller.account is None:
        return None
    connection = await queries.fetchval(_CONNECTION, sent.id)
    assert connection is None or isinstance(connection, str)
    ended = caller.expires_at is not None and caller.expires_at <= datetime.now(UTC)
    suspended = caller.suspension is not None and caller.suspension.holds
    return KnownToken(
        id=sent.id,
        connection=connection,
        account=caller.account,
        name=caller.name,
        app=caller.app,
        scopes=caller.scopes,
        only=caller.only,
        audience=caller.audience,
        expires_at=caller.expires_at,
        good=not ended and not suspended,
    )


async def _refresh(queries: Queries, text: str) -> KnownToken | None:
    found = await refresh_tokens.found(queries, text)
    if found is None:
        return None
    return KnownToken(
        id=None,
        connection=found.connection,
        account=found.account,
        name=None,
        app=found.app,
        scopes=found.scopes,
        only=found.only,
        audience=found.audience,
        expires_at=found.ends_at,
        good=not found.used and not found.expired,
    )
