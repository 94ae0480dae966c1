"""Tokens in PostgreSQL."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from msgspec import Meta, Struct

from projections.database import Queries, rows
from referee.times import Time
from service.accounts.tokens import Minted, Presented
from service.identity.caller import Caller, Only, Suspension, TokenKind
from service.identity.scopes import USUAL, Scope


class Token(Struct, frozen=True, kw_only=True):
    """A personal token, without its text."""

    id: Annotated[str, Meta(description="Opaque.")]
    name: Annotated[str, Meta(description="The label that you gave the token.")]
    scopes: Annotated[tuple[Scope, ...], Meta(description="The scopes of the token.")]
    created_at: Annotated[Time, Meta(description="When it was made.")]
    expires_at: Annotated[
        Time | None, Meta(description="When the token expires; null if it does not.")
    ] = None
    last_used_at: Annotated[
        Time | None,
        Meta(
            description="The hour in which the token was last used; null if it has not been used."
        ),
    ] = None


class _TokenRow(Struct, frozen=True, kw_only=True):
    """A row of `tokens` with its account."""

    account_id: str
    account_name: str
    scopes: tuple[Scope, ...]
    granted: tuple[Scope, ...]
    secret_hash: str
    expires_at: datetime | None
    used: bool
    until: datetime | None
    reason: str | None
    kind: TokenKind
    app: str | None
    connection_id: str | None
    game_id: str | None
    seat: int | None
    audience: str | None

    @property
    def only(self) -> Only | None:
        """The one seat that the token is for, if it is for one."""
        if self.game_id is None or self.seat is None:
            return None
        return Only(self.game_id, self.seat)

    @property
    def allowed(self) -> frozenset[Scope]:
        """What the token may be used for now. A browser may do what its account may; a scope that
        the operator has taken back from the account is gone from its tokens as well."""
        possible = USUAL.union(self.granted)
        return possible if self.kind == "session" else possible.intersection(self.scopes)

    @property
    def suspension(self) -> Suspension | None:
        """That of the account, if it has one that has not ended."""
        return None if self.reason is None else Suspension(until=self.until, reason=self.reason)


LAST: Final = datetime(9999, 12, 30, tzinfo=UTC)
"""Whatever ends later is shown to end here: no later time can be written in any zone."""
ENDS: Final = (
    f"least(CASE WHEN tokens.expires_at > '{LAST:%Y-%m-%d}Z' THEN '{LAST:%Y-%m-%d}Z'"
    " ELSE tokens.expires_at END,"
    " coalesce(tokens.last_used_at, tokens.created_at) + tokens.idle_for)"
)
"""When a token of `tokens` ends: at its time, or when it has not been used for long. A session that
goes on being used puts its end off, by the hour."""


async def store(
    queries: Queries,
    account: str,
    minted: Minted,
    *,
    name: str,
    scopes: frozenset[Scope],
    expires_at: datetime | None = None,
    idle_for: timedelta | None = None,
    kind: TokenKind = "personal",
) -> Token:
    """Keeps a minted token (its hash) for an account."""
    listed = tuple(scope for scope in Scope if scope in scopes)
    made = await queries.fetchval(
        "INSERT INTO tokens (id, account_id, name, scopes, secret_hash, expires_at, idle_for, kind)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING created_at",
        minted.id,
        account,
        name,
        [scope.value for scope in listed],
        minted.secret_hash,
        expires_at,
        idle_for,
        kind,
    )
    assert isinstance(made, datetime)
    return Token(id=minted.id, name=name, scopes=listed, created_at=made, expires_at=expires_at)


async def of_account(queries: Queries, account: str) -> tuple[Token, ...]:
    """The account's personal tokens, oldest first; expired ones are listed until they are
    deleted."""
    return await rows(
        queries,
        Token,
        f"SELECT id, name, scopes, created_at, {ENDS} AS expires_at, last_used_at"
        " FROM tokens WHERE account_id = $1 AND kind = 'personal'"
        " ORDER BY created_at, id",
        account,
    )


async def ids_of_account(queries: Queries, account: str) -> tuple[str, ...]:
    """The ids of all that acts for an account: its tokens, browsers and apps."""
    found = await queries.fetchval(
        "SELECT coalesce(array_agg(id), '{}') FROM tokens WHERE account_id = $1", account
    )
    assert isinstance(found, list)
    return tuple(found)


async def has_room(queries: Queries, account: str, *, most: int) -> bool:
    """Whether the account may have one token more (`most` 0: any number). Within a transaction,
    whose end others of the account wait for."""
    if not most:
        return True
    await queries.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    count = await queries.fetchval(
        "SELECT count(*) FROM tokens WHERE account_id = $1 AND kind = 'personal'", account
    )
    assert isinstance(count, int)
    return count < most


async def forget(queries: Queries, token: str) -> None:
    """Revokes a token for good."""
    await queries.execute("DELETE FROM tokens WHERE id = $1", token)


async def forget_others(queries: Queries, account: str, token: str | None) -> tuple[str, ...]:
    """Revokes all personal tokens of an account but one; those that were revoked."""
    gone = await queries.fetchval(
        "WITH gone AS (DELETE FROM tokens WHERE account_id = $1"
        " AND kind = 'personal' AND id IS DISTINCT FROM $2"
        " RETURNING id) SELECT coalesce(array_agg(id), '{}') FROM gone",
        account,
        token,
    )
    assert isinstance(gone, list)
    return tuple(gone)


async def caller(queries: Queries, sent: Presented) -> Caller | None:
    """The caller whose token this is; None when it is unknown, wrong or revoked.

    A scope that the operator has taken back from the account is gone from its tokens as well.
    Notes the hour of use.
    """
    found = await rows(
        queries,
        _TokenRow,
        "SELECT accounts.id AS account_id, accounts.name AS account_name, scopes, granted,"
        f" {ENDS} AS expires_at,"
        " coalesce(last_used_at = date_trunc('hour', now()), false) AS used,"
        " encode(secret_hash, 'hex') AS secret_hash, until, reason,"
        " kind, app, connection_id, game_id, seat, audience"
        " FROM tokens JOIN accounts ON accounts.id = account_id"
        " LEFT JOIN suspensions s ON s.account_id = accounts.id AND coalesce(until > now(), true)"
        " WHERE tokens.id = $1",
        sent.id,
    )
    if not found or not sent.proves(bytes.fromhex(found[0].secret_hash)):
        return None
    if not found[0].used:
        await queries.execute(
            "UPDATE tokens SET last_used_at = date_trunc('hour', now()) WHERE id = $1", sent.id
        )
    return Caller(
        account=found[0].account_id,
        name=found[0].account_name,
        token=sent.id,
        scopes=found[0].allowed,
        kind=found[0].kind,
        app=found[0].app,
        connection=found[0].connection_id,
        only=found[0].only,
        audience=found[0].audience,
        expires_at=found[0].expires_at,
        suspension=found[0].suspension,
    )
