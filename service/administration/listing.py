"""Accounts as administrators see them: no tokens, and nothing that the service does not need."""

from datetime import datetime
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from projections.database import Queries, rows
from referee.pages import Page, after, cursor
from service.acts.statement import Role

AccountState: TypeAlias = Literal["active", "suspended"]

_COLUMNS: Final = """
    SELECT a.id, a.name, a.bot, a.guest, a.created_at, a.granted AS roles,
        (SELECT max(t.last_used_at) FROM tokens t WHERE t.account_id = a.id) AS last_seen_at,
        s.until AS suspended_until, s.reason AS suspended_for, s.at AS suspended_at
    FROM accounts a LEFT JOIN suspensions s
        ON s.account_id = a.id AND coalesce(s.until > now(), true)"""
_LIST: Final = f"""{_COLUMNS}
    WHERE ($1::text IS NULL OR strpos(lower(a.name), lower($1)) > 0)
        AND ($2::text IS NULL OR (s.account_id IS NOT NULL) = ($2 = 'suspended'))
        AND ($3::text IS NULL OR $3 = ANY(a.granted))
        AND ($4::timestamptz IS NULL OR (a.created_at, a.id) < ($4, $5))
    ORDER BY a.created_at DESC, a.id DESC LIMIT $6"""
_ONE: Final = f"{_COLUMNS} WHERE a.id = $1"
_OF: Final = "accounts"


class AdministeredAccount(Struct, frozen=True, kw_only=True):
    """An account, when its tokens were used last, and its suspension if it has one."""

    id: str
    name: str
    bot: bool
    guest: bool
    created_at: datetime
    roles: tuple[Role, ...]
    last_seen_at: datetime | None
    suspended_until: datetime | None
    suspended_for: str | None
    suspended_at: datetime | None

    @property
    def state(self) -> AccountState:
        """Whether its requests are refused."""
        return "active" if self.suspended_for is None else "suspended"


class AccountFilter(Struct, frozen=True, kw_only=True):
    """Which accounts: with these letters in their names, in this state, with this role."""

    name: str | None = None
    state: AccountState | None = None
    role: Role | None = None


class _Place(Struct, frozen=True):
    created_at: datetime
    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


async def page(
    queries: Queries, wanted: AccountFilter, *, after_cursor: str | None = None, limit: int
) -> Page[AdministeredAccount]:
    """Accounts, newest first. Raises BadCursorError."""
    last = None if after_cursor is None else after(_OF, after_cursor, _Place)
    name = wanted.name
    if name is not None and "\x00" in name:  # which PostgreSQL does not take as text
        return Page(items=())
    found = await rows(
        queries,
        AdministeredAccount,
        _LIST,
        name,
        wanted.state,
        wanted.role,
        None if last is None else last.created_at,
        None if last is None else last.id,
        limit + 1,
    )
    shown = found[:limit]
    more = len(found) > limit
    at = _Place(shown[-1].created_at, shown[-1].id) if more else None
    return Page(items=shown, next=None if at is None else cursor(_OF, at))


async def of_id(queries: Queries, account: str) -> AdministeredAccount | None:
    """One account; None if there is none."""
    found = await rows(queries, AdministeredAccount, _ONE, account)
    return found[0] if found else None
